"""State of the computer player for the page: its side, level and turn."""

from collections.abc import Mapping
from typing import Any

from device.commands import CommandBox
from device.json_types import Json
from device.voice.sentences import remarked
from device.web.chosen import seats_plain
from device.words.remarks import Remark
from device.words.remarks_of_players import SET_UP
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
from rules.core.facts import Sites
from rules.core.game import Game

_DONE_WITH = Moved | Corrected | TakenBack | Adopted | Over
"""After these events what was proposed is past."""


class ShownCompanion:
    """The machine of one game, as the page shows it.

    Parameters
    ----------
    commands
        Where the machine is found, if there is one.
    game
        What is played.
    """

    def __init__(self, commands: CommandBox, game: Game) -> None:
        self._commands, self._game = commands, game
        self._proposal: Json | None = None
        self._named: list[str] = []

    def hear(self, remark: Remark) -> None:
        """Store the sites of a remark, until the next event."""
        facts = remark.facts.values()
        self._named = [
            s for fact in facts if isinstance(fact, Sites) for s in fact.names
        ]

    def note(self, event: Event, words: Json) -> None:
        """Store the turn to be carried out, as ``words`` show it."""
        self._named = []
        if isinstance(event, Proposed):
            self._proposal = words
        elif isinstance(event, _DONE_WITH):
            self._proposal = None

    @property
    def plain(self) -> Json | None:
        """Return it as JSON for the page, None where no machine can play."""
        companion = self._commands.companion
        if companion is None:
            return None
        side, level = companion.playing or (None, BEST)
        shown = self._proposal if side is not None else None
        return {
            "side": side,
            "level": level,
            "seats": seats_plain(companion.seats),
            "levels": BEST,
            "proposal": shown,
            "named": self._named,
            "lesson": _shown(companion.lesson, self._game),
        }


def _shown(lesson: Mapping[str, Any] | None, game: Game) -> Json | None:
    """Return the step that is taught, with what is to be done now."""
    if lesson is None:
        return None
    task = Remark(lesson["task"]) if lesson["laid"] else SET_UP
    return {"at": lesson["at"], "of": lesson["of"], **remarked(task, "en", game)}
