"""The record of a game whose pieces step over the board and take where they land."""

from dataclasses import dataclass

from rules.boards.table import find_board
from rules.core.errors import DefinitionError
from rules.games.card import Card
from rules.games.law import Law

Way = tuple[int, int]
"""So many files to south's right and so many ranks ahead, as its own side looks."""

AHEAD: tuple[Way, ...] = ((0, 1),)
DIAGONALLY_AHEAD: tuple[Way, ...] = ((-1, 1), (1, 1))

LAWS = (Law.TURNS, Law.MOVING, Law.TAKING, Law.END)
"""What rulings cite."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveRecord:
    """All that a game of moves is made of.

    Attributes
    ----------
    card
        What every record has; its board has files and ranks.
    ranks
        So many ranks nearest to each side are full of its pieces at first; the first
        side's are the southern ones.
    steps
        The ways in which a piece moves to an empty site.
    takes
        The ways in which it moves to a site that the enemy holds, and takes it.
    """

    card: Card
    ranks: int
    steps: tuple[Way, ...]
    takes: tuple[Way, ...]

    def __post_init__(self) -> None:
        self.card.check(LAWS, self.__slots__)
        lattice = find_board(self.card.board).lattice
        if lattice is None:
            raise DefinitionError(
                f"{self.card.id}: {self.card.board} has no files and ranks"
            )
        if 2 * self.ranks >= lattice.ranks:
            raise DefinitionError(
                f"{self.card.id}: no rank is free between {self.ranks} on each side"
            )
