"""Handle messages from the hall: arbiters' decisions, and the next seats."""

import logging
from collections.abc import Callable, Mapping
from typing import Any

from device.commands import Asked, CommandBox, Decide, Who
from device.hall.link import Heard
from device.hall.wire import LONGEST_MESSAGE
from device.log.lines import DecisionRecord
from device.log.records import decided_in
from device.untrusted.jsons import value_in

log = logging.getLogger(__name__)

_MOST_WAITING = 100


class Hearing:
    """Delivers the hall's decisions to the game that they concern.

    The hall says it again until the game's log holds it, so what cannot be heard now
    is not lost; said twice, it is carried out once.

    Parameters
    ----------
    commands
        Where people's wishes wait.
    seated
        Takes up who sits here next; it is asked again at the end of each game.

    Attributes
    ----------
    game
        The name of the log that is written now, without its ending; '' for none.
    """

    def __init__(
        self,
        commands: CommandBox,
        seated: Callable[[Mapping[str, Any]], None] | None = None,
    ) -> None:
        self._commands, self._seated = commands, seated
        self._seat: Mapping[str, Any] = {}
        self._waiting: dict[str, Asked] = {}
        self.game = ""

    @property
    def heard(self) -> Mapping[str, Heard]:
        """Return the handlers by kind of message."""
        return {"decision": self.decision, "seat": self.seat}

    def seat(self, message: bytes) -> None:
        """Receive the next players at this board, and their game."""
        try:
            told = value_in(message, LONGEST_MESSAGE)
        except ValueError:
            told = None
        if not isinstance(told, dict):
            log.warning("the hall has told a seat that is not known")
            return
        self._seat = told
        self.sit()

    def sit(self) -> None:
        """Seat the hall's next players, if it has named any."""
        if self._seat and self._seated is not None:
            self._seated(self._seat)

    def decision(self, message: bytes) -> None:
        """Receive a decision; one for another game waits for its resumption."""
        try:
            told = value_in(message, LONGEST_MESSAGE)
            decided, who = decided_in(DecisionRecord(told)), told.get("who") or {}
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
