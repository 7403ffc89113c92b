"""The record of a game whose pieces are placed, and act on those that stand there."""

from dataclasses import dataclass
from enum import Enum

from rules.core.errors import DefinitionError
from rules.games.card import Card
from rules.games.law import Law


class PlacingCapture(Enum):
    """Method by which a placed piece captures."""

    TURNED = "what it encloses in a row is turned over, and it must enclose something"
    SANDWICHED = "what it encloses in a row is taken off, if it is so many"
    SURROUNDED = "chains without a liberty are taken off"


class PlacingGoal(Enum):
    """Win condition."""

    MOST = "most pieces once nobody can place one"
    LINE = "so many in a row, or so many captured"
    CONNECTION = "a chain that joins two opposite sides of the board"


LAWS = (Law.TURNS, Law.PLACING, Law.CAPTURE, Law.END)
"""What rulings cite."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlacingRecord:
    """All that a game of placing is made of.

    Attributes
    ----------
    card
        What every record has; its board has files and ranks.
    colours
        What the sides are called where nobody says otherwise, in the order of turns.
    set_up
        Where pieces of the first and of the second side stand at first.
    filled_first
        The sites that are filled first; nothing is captured on them.
    capture
        What a piece captures.
    lengths
        How many in a row are captured at once; () for any number.
    goal
        What wins.
    line
        Length of a row that wins, 0 where rows do not.
    captured
        Number of captured pieces that wins, 0 where they do not.
    pie
        Whether the second player may exchange places after the first turn.
    """

    card: Card
    colours: tuple[str, str]
    set_up: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    filled_first: tuple[str, ...] = ()
    capture: PlacingCapture
    lengths: tuple[int, ...] = ()
    goal: PlacingGoal
    line: int = 0
    captured: int = 0
    pie: bool = False

    def __post_init__(self) -> None:
        self.card.check(LAWS, self.__slots__)
        known = {*self.card.lattice.names.values()}
        named = (*self.set_up[0], *self.set_up[1], *self.filled_first)
        strange = [site for site in named if site not in known]
        if strange:
            raise DefinitionError(
                f"{self.card.id}: {strange} are no sites of {self.card.board}"
            )
