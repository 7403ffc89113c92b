"""Evaluation of a game for a search: scores, scale, parties, search method.

A family defines a score for each side (men, seeds, advance); the two searches need
nothing else. See ``players.evaluation_table``.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum

from rules.core.model import Position, Result, StepKind, Turn

Scores = Callable[[Position], Sequence[float]]
"""How much each side has of what counts, in men or seeds, in the order of the sides."""

Narrow = Callable[[Position, Sequence[Turn]], Sequence[Turn]]
"""The turns that are worth a thought, where most of many are not."""

_LIKELY = 0.95  # a value that is no end of a game stays below a win's


class Method(Enum):
    """Search method."""

    DEPTH = "all turns to a depth, then deeper"
    TREE = "promising turns deeper than others"


def everything(_position: Position, turns: Sequence[Turn]) -> Sequence[Turn]:
    """Return all turns."""
    return turns


@dataclass(frozen=True, slots=True, kw_only=True)
class Insight:
    """Evaluation of one game.

    Attributes
    ----------
    scores
        How much each side has.
    scale
        A lead of so much is as good as won.
    sides
        The names of the sides, in the order of their turns.
    parties
        For each side, with whom it wins: sides of one number win together.
    method
        How turns are searched.
    narrow
        Which turns are looked at.
    """

    scores: Scores
    scale: float
    sides: tuple[str, ...]
    parties: tuple[int, ...]
    method: Method = Method.DEPTH
    narrow: Narrow = everything

    @property
    def number_of_parties(self) -> int:
        """Return the number of parties."""
        return max(self.parties) + 1

    def party(self, side: str | None) -> int:
        """Return the number of a side's party; the first one's for no side."""
        return self.parties[self.sides.index(side)] if side in self.sides else 0

    def values(self, position: Position) -> list[float]:
        """Return a position's value for each party, from -1 (lost) to 1 (won).

        The sum is 0 where there are two parties.
        """
        mine = [0.0] * self.number_of_parties
        for party, score in zip(self.parties, self.scores(position), strict=False):
            mine[party] += score
        if len(mine) == 1:
            return [_clipped(mine[0] / self.scale)]
        if len(mine) == 2:
            ahead = _clipped((mine[0] - mine[1]) / self.scale)
            return [ahead, -ahead]
        total, others = sum(mine), len(mine) - 1
        return [_clipped((one - (total - one) / others) / self.scale) for one in mine]

    def final(self, result: Result) -> list[float]:
        """Return a result's value for each party, as ``values`` does.

        A game for one that nobody wins is worth its score.
        """
        count = self.number_of_parties
        winners = {self.party(side) for side in result.winners}
        if count == 1:
            score = sum(result.scores.values())
            return [1.0 if winners else _clipped(score / (score + 20.0))]
        if not winners or len(winners) == count:
            return [0.0] * count
        lost = -1.0 if count == 2 else -1.0 / (count - 1)
        return [1.0 if party in winners else lost for party in range(count)]


def _clipped(value: float) -> float:
    return max(-_LIKELY, min(_LIKELY, value))


def takes(turn: Turn) -> bool:
    """Return True if a turn takes men or wins seeds."""
    for step in reversed(turn.steps):  # a loop is twice as fast as any()
        if step.kind is StepKind.REMOVE or step.kind is StepKind.TAKE:
            return True
    return False
