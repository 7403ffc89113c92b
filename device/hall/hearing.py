"""What a board's hall says to it: decisions of arbiters become commands of the game."""

import json
import logging
from collections.abc import Mapping

from device.commands import Asked, CommandBox, Decide, Who
from device.hall.link import Heard
from device.log.records import decided_in

log = logging.getLogger(__name__)

_MOST_WAITING = 100


class Hearing:
    """Puts what the hall has decided before the game that it is about.

    The hall says it again until the game's log holds it, so what cannot be heard now
    is not lost; said twice, it is carried out once.

    Parameters
    ----------
    commands
        Where people's wishes wait.

    Attributes
    ----------
    game
        The name of the log that is written now, without its ending; '' for none.
    """

    def __init__(self, commands: CommandBox) -> None:
        self._commands = commands
        self._waiting: dict[str, Asked] = {}
        self.game = ""

    @property
    def heard(self) -> Mapping[str, Heard]:
        """Return what takes up each kind of message."""
        return {"decision": self.decision}

    def decision(self, message: bytes) -> None:
        """Take up a decision; one of another game waits until that is gone on with."""
        try:
            told = json.loads(message)
            decided, who = decided_in(told), told.get("who") or {}
            arbiter = Who(str(who.get("role", "arbiter")), str(who.get("name", "")))
            game = str(told.get("game", ""))
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            log.warning("the hall has decided something that is not known: %r", error)
            return
        asked = self._waiting.get(decided.id)
        if game != self.game or (asked is not None and not asked.done()):
            return
        if len(self._waiting) >= _MOST_WAITING:
            self._waiting.clear()
        self._waiting[decided.id] = self._commands.put(Decide(decided), arbiter)
