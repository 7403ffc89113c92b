"""What the page shows of a machine that plays a side: which one, and its turn."""

from typing import Any

from device.commands import CommandBox
from device.web.shown_game import sites_of, turn_plain
from players.levels import BEST
from rules.core.events import (
    Adopted,
    Corrected,
    Event,
    Moved,
    Over,
    Proposed,
    TakenBack,
)

Json = dict[str, Any]

_DONE_WITH = Moved | Corrected | TakenBack | Adopted | Over
"""After these events what was proposed is past."""


class ShownCompanion:
    """The machine of one game, as the page shows it.

    Parameters
    ----------
    commands
        Where the machine is found, if there is one.
    """

    def __init__(self, commands: CommandBox) -> None:
        self._commands = commands
        self._proposal: Json | None = None

    def note(self, event: Event, words: Json) -> None:
        """Remember the turn that is to be carried out; ``words`` tell it."""
        if isinstance(event, Proposed):
            turn = event.turn
            self._proposal = {**turn_plain(turn), "sites": sites_of(turn), **words}
        elif isinstance(event, _DONE_WITH):
            self._proposal = None

    @property
    def plain(self) -> Json | None:
        """Return it as the page's state holds it, None where no machine can play."""
        companion = self._commands.companion
        if companion is None:
            return None
        side, level = companion.playing or (None, BEST)
        shown = self._proposal if side is not None else None
        return {"side": side, "level": level, "levels": BEST, "proposal": shown}
