"""The record of a game of towers: men on men, and whose man is on top owns them all."""

from dataclasses import dataclass

from rules.core.errors import DefinitionError
from rules.games.card import Card
from rules.games.law import Law

MEN = "12"
"""The signs of a set-up: the first side's man, and the second's."""

NOBODY, NO_SQUARE = ". "
"""The signs of an empty square, and of one that is cut off the board."""

LAWS = (
    Law.TURNS,
    Law.OWNING,
    Law.MOVING,
    Law.HEIGHT,
    Law.RESERVE,
    Law.END,
)
"""What rulings cite."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TowerRecord:
    """Definition of a game of towers.

    Attributes
    ----------
    card
        What every record has; its board has files and ranks.
    sides
        What the sides are called where nobody says otherwise; the first begins.
    set_up
        What stands on each rank at first, from north: '1' the first side's man, '2'
        the second's, '.' nothing, ' ' where there is no square.
    either_set_up
        Whether the men of both sides may stand exchanged at first.
    highest
        How many men a tower may keep; of more the lowest leave.
    """

    card: Card
    sides: tuple[str, str] = ("white", "black")
    set_up: tuple[str, ...]
    either_set_up: bool = False
    highest: int

    def __post_init__(self) -> None:
        self.card.check(LAWS, self.__slots__)
        lattice = self.card.lattice
        drawn = tuple(
            "".join(
                NOBODY if (file, rank) in lattice.names else NO_SQUARE
                for file in range(1, lattice.files + 1)
            )
            for rank in range(lattice.ranks, 0, -1)
        )
        bare = tuple(
            "".join(NOBODY if sign in MEN else sign for sign in rank)
            for rank in self.set_up
        )
        if bare != drawn:
            raise DefinitionError(
                f"{self.card.id}: without its men, set_up should be {drawn}, as "
                f"{self.card.board} is drawn, not {bare}"
            )
