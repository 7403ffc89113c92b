"""The record of a game in which columns that are too high explode."""

from dataclasses import dataclass

from rules.core.errors import DefinitionError
from rules.games.card import Card
from rules.games.law import Law

LAWS = (Law.TURNS, Law.OWNING, Law.MOVING, Law.COLOUR, Law.EXPLODING, Law.END)
"""What rulings cite."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BlastRecord:
    """Definition of a game of bursting columns.

    Attributes
    ----------
    card
        What every record has; its board has files and ranks.
    sides
        What the sides are called where nobody says otherwise; the first begins.
    rows
        Rows of single men of each side at first, from its own edge.
    most_moved
        Greatest number of men that are moved together.
    """

    card: Card
    sides: tuple[str, str] = ("white", "black")
    rows: int = 2
    most_moved: int = 3

    def __post_init__(self) -> None:
        self.card.check(LAWS, self.__slots__)
        lattice = self.card.lattice
        files, ranks = lattice.files, lattice.ranks
        sides_of_squares = files * (ranks - 1) + ranks * (files - 1)
        # With fewer men than pairs of neighbours no chain goes on for ever. Source:
        # Björner, Lovász and Shor, Chip-firing games on graphs, 1991.
        if 2 * self.rows > ranks or 2 * self.rows * files >= sides_of_squares:
            raise DefinitionError(
                f"{self.card.id}: {self.rows} rows of men a side are too many on "
                f"{self.card.board}"
            )
