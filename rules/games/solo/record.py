"""The record of a game for one on the Trio board: Soli-Bi."""

from dataclasses import dataclass
from enum import Enum

from rules.core.errors import DefinitionError
from rules.games.card import Card
from rules.games.law import Law


class NextPit(Enum):
    """Target pit of the next stone."""

    COUNTER_CLOCKWISE = "the next outer pit, counter-clockwise"
    ANYWHERE = "any free outer pit that has no stone of its colour beside it"


class Comparison(Enum):
    """Winner of a match of several players, each playing alone."""

    MOST_PLACED = "who has placed the most stones"


class Opener(Enum):
    """Player who places the first stone of a game in a match."""

    ANOTHER_PLAYER = "another player than the one who plays on"


LAWS = (
    Law.START,
    Law.STONES,
    Law.ROW,
    Law.COLOUR,
    Law.REFILL,
    Law.PLACE,
    Law.ALTERNATE,
    Law.END,
)
"""What rulings cite."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SoloRecord:
    """Definition of a game of Soli-Bi.

    Attributes
    ----------
    card
        What every record has.
    player
        What the only side is called.
    in_hand
        Stones of the first and of the second colour that begin in hand; the inner
        pits hold the others in a checkered pattern, the first colour at the corners.
    next_pit
        Where the next stone goes.
    match_won_by
        Who wins a match of several players.
    match_opener
        Who places the first stone of a game in a match.
    """

    card: Card
    player: str
    in_hand: tuple[int, int]
    next_pit: NextPit
    match_won_by: Comparison
    match_opener: Opener

    def __post_init__(self) -> None:
        self.card.check(LAWS, self.__slots__)
        if sum(self.in_hand) != 1:
            raise DefinitionError(f"{self.card.id}: one stone begins in hand")
