"""Convert a game's logged outcome to the marks of the two who were paired."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hall.tournament.marks import OTHER, Mark
from hall.tournament.values import Pairing, Tournament


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game that is over, as ``hall.store.projection`` folds it.

    Attributes
    ----------
    winners
        The sides that won; none or all of them: drawn.
    players
        Who played which side, where the log says so.
    first
        The side that began, if it is known.
    """

    sides: tuple[str, ...]
    winners: frozenset[str]
    players: Mapping[str, str]
    first: str | None

    @classmethod
    def of(cls, now: Mapping[str, Any]) -> "FinishedGame | None":
        """Return a game's end; None while it is played."""
        result = now.get("result")
        if not isinstance(result, Mapping):
            return None
        return cls(
            tuple(now.get("sides", ())),
            frozenset(result.get("winners") or ()),
            dict(now.get("players") or {}),
            now.get("first"),
        )


def marks_from(
    ended: FinishedGame, tournament: Tournament, pairing: Pairing
) -> tuple[Mark, ...]:
    """Return the marks of a game's two players; () if others played it.

    Sides are matched to players by name, whatever the chips are called and wherever
    they sat; where the log has no names, by who began.
    """
    side = _side_of_first(ended, tournament, pairing)
    if side is None:
        return ()
    if not ended.winners or ended.winners >= set(ended.sides):
        return Mark.DRAW, Mark.DRAW
    mark = Mark.WIN if side in ended.winners else Mark.LOSS
    return mark, OTHER[mark]


def _side_of_first(
    ended: FinishedGame, tournament: Tournament, pairing: Pairing
) -> str | None:
    """Return the side of the one to begin; None if others played."""
    if len(ended.sides) != 2 or pairing.second is None:
        return None
    names = [tournament.by_number[number].name for number in pairing.numbers]
    named = {name: side for side, name in ended.players.items() if name}
    if named:
        if not set(named) <= set(names):
            return None
        if names[0] in named:
            return named[names[0]]
        return next(side for side in ended.sides if side != named[names[1]])
    if ended.first in ended.sides:
        return ended.first
    expected = tournament.sides[0]
    return expected if expected in ended.sides else ended.sides[0]
