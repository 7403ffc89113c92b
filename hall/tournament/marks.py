"""Results that a round gives a player, and the points for each."""

from dataclasses import dataclass
from enum import StrEnum


class Mark(StrEnum):
    """Result of a round for one player, coded as in TRF."""

    WIN = "1"
    DRAW = "="
    LOSS = "0"
    SHORT_WIN = "W"  # these three were decided before the first turn: not rated
    SHORT_DRAW = "D"
    SHORT_LOSS = "L"
    FORFEIT_WIN = "+"
    FORFEIT_LOSS = "-"
    PAIRING_BYE = "U"  # nobody was left to play with
    FULL_BYE = "F"  # given by an arbiter
    HALF_BYE = "H"  # asked for
    ABSENT = "Z"  # asked for, without a point

    @property
    def is_played(self) -> bool:
        """Return True if a game was played."""
        return self in _PLAYED

    @property
    def is_bye(self) -> bool:
        """Return True if there was no opponent."""
        return self in BYES


_PLAYED = frozenset("1=0WDL")
BYES = frozenset({Mark.PAIRING_BYE, Mark.FULL_BYE, Mark.HALF_BYE, Mark.ABSENT})
ASKED = frozenset({Mark.HALF_BYE, Mark.ABSENT, Mark.FULL_BYE})
"""The byes that stand before a round is paired."""

OTHER = {
    Mark.WIN: Mark.LOSS,
    Mark.DRAW: Mark.DRAW,
    Mark.LOSS: Mark.WIN,
    Mark.SHORT_WIN: Mark.SHORT_LOSS,
    Mark.SHORT_DRAW: Mark.SHORT_DRAW,
    Mark.SHORT_LOSS: Mark.SHORT_WIN,
    Mark.FORFEIT_WIN: Mark.FORFEIT_LOSS,
    Mark.FORFEIT_LOSS: Mark.FORFEIT_WIN,
}
"""What one side's mark is to the other, unless an arbiter says something else."""


@dataclass(frozen=True, slots=True)
class Scoring:
    """Points of each result.

    Attributes
    ----------
    bye
        Mark of a player left over by the pairing; a win by default.
    absent
        What it brings not to come.
    """

    win: float = 1.0
    draw: float = 0.5
    loss: float = 0.0
    bye: float | None = None
    absent: float = 0.0

    def points(self, mark: Mark) -> float:
        """Return the points for a mark."""
        if mark in "1W+F":
            return self.win
        if mark in "=DH":
            return self.draw
        if mark in "0L":
            return self.loss
        if mark == Mark.PAIRING_BYE:
            return self.win if self.bye is None else self.bye
        return self.absent


USUAL = Scoring()
OF_MATCHES = Scoring(2.0, 1.0, 0.0)
"""What a match of two teams is worth."""
