"""The record of a game whose men capture in chains, past what they take."""

from dataclasses import dataclass
from enum import Enum

from rules.core.errors import DefinitionError
from rules.games.card import Card
from rules.games.law import Law

Way = tuple[int, int]
"""Direction: files to south's right, ranks ahead as its own side looks."""

OWN, FOE, NOBODY = "12."
"""The signs of a set-up: the first side's men, the second's, and an empty site."""

CROWN = "K"
"""The kind of a man that has been crowned."""


class ChainCapture(Enum):
    """Method by which a step of a chain captures.

    ``CONTACT``: a step along a line takes the unbroken row that it comes up to, or
    the one that it leaves; each before the next step. ``LEAP``: a straight jump takes
    the one man jumped over; all are taken off when the whole chain is done.
    """

    CONTACT = "by approach or withdrawal"
    LEAP = "by leaping"


class ChainLength(Enum):
    """Required length of a chain of captures."""

    OPTIONAL = "as far as the player likes"
    LONGEST = "as far as takes the most"


LAWS = (
    Law.TURNS,
    Law.MOVING,
    Law.CAPTURE,
    Law.TAKING,
    Law.CHAIN,
    Law.END,
)
"""What rulings of every such game cite; of games with kings, the crowning too."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CaptureRecord:
    """All that a game of captures is made of.

    Attributes
    ----------
    card
        What every record has; its board has files and ranks.
    set_up
        What stands on each rank at first, from north, '1' for the first side's men.
    steps
        The ways in which a man steps without capturing; () for all drawn lines.
    capture
        How a step of a chain captures.
    chain
        How far a chain of captures must go.
    is_crowned
        Whether a man that ends its move on the farthest rank becomes a king, which
        moves and jumps any distance straight.
    is_drawn_by_threes
        Whether a position that is there for the third time is a draw.
    """

    card: Card
    set_up: tuple[str, ...]
    steps: tuple[Way, ...] = ()
    capture: ChainCapture
    chain: ChainLength
    is_crowned: bool = False
    is_drawn_by_threes: bool = False

    def __post_init__(self) -> None:
        laws = (*LAWS, Law.CROWNING) if self.is_crowned else LAWS
        self.card.check(laws, self.__slots__)
        lattice = self.card.lattice
        ranks = [len(rank) for rank in self.set_up]
        if ranks != [lattice.files] * lattice.ranks:
            raise DefinitionError(
                f"{self.card.id}: set_up should be {lattice.ranks} ranks of "
                f"{lattice.files} signs, not {ranks}"
            )
