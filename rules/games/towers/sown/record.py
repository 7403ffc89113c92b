"""The record of a game in which a whole tower is sown, one man on each next square."""

from dataclasses import dataclass

from rules.core.errors import DefinitionError
from rules.games.card import Card
from rules.games.law import Law

LAWS = (Law.TURNS, Law.OWNING, Law.SOWING, Law.STRAIGHT, Law.END)
"""What rulings cite."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SownRecord:
    """Definition of a game of sown towers.

    Attributes
    ----------
    card
        What every record has; its board has files and ranks.
    sides
        What the sides are called where nobody says otherwise; the first begins.
    neutral
        What the men of no side are called; one lies on every square at first.
    rows
        How many men of each side stand on its first rows, from its own edge: in the
        middle of each row, on top of the neutral men.
    """

    card: Card
    sides: tuple[str, str] = ("red", "black")
    neutral: str = "neutral"
    rows: tuple[int, ...]

    def __post_init__(self) -> None:
        self.card.check(LAWS, self.__slots__)
        lattice = self.card.lattice
        odd = [men for men in self.rows if (lattice.files - men) % 2 or men < 1]
        if odd or 2 * len(self.rows) > lattice.ranks or max(self.rows) > lattice.files:
            raise DefinitionError(
                f"{self.card.id}: rows of {self.rows} men cannot stand in the middle "
                f"of {lattice.files} files, on both sides of {lattice.ranks} ranks"
            )
