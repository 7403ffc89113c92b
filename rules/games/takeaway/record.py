"""The record of a take-away game: who must take the last chip loses."""

from dataclasses import dataclass
from enum import Enum

from rules.core.errors import DefinitionError
from rules.games.card import Card
from rules.games.law import Law


class Tally(Enum):
    """Score of a round."""

    NOTHING = "nothing but the win"
    OWN_CHIPS = "the chips that its winner has removed"


class OutOfTime(Enum):
    """Consequence of exceeding the time for a turn.

    ``LOSES``: the other side wins the round, and counts besides the larger of what
    lies on the board and what the late player has removed.
    """

    NO_LIMIT = "turns take what time they take"
    LOSES = "loses the round"


LAWS = (
    Law.COVERED,
    Law.TAKING,
    Law.PASSING,
    Law.LAST,
    Law.TIME,
    Law.END,
)
"""What rulings cite."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeAwayRecord:
    """Definition of a take-away game.

    Attributes
    ----------
    card
        What every record has; all its sites are covered.
    chips
        Chips on the board, unless the option ``chips`` says otherwise; more than
        there are sites lie in a second layer.
    draw
        The most chips that a turn removes, unless the option ``draw`` says otherwise.
    chip
        What the chips are called, all alike.
    first_seconds, seconds
        The time for the first turn, and for every later one; 0: any.
    out_of_time
        What follows when a player has not played in time.
    tally
        What a round scores.
    goal
        The score that wins a match of rounds, in each of which only the round's
        winner scores; 0: the entry knows no match.
    """

    card: Card
    chips: int
    draw: int
    chip: str
    first_seconds: float
    seconds: float
    out_of_time: OutOfTime
    tally: Tally
    goal: int

    def __post_init__(self) -> None:
        self.card.check(LAWS, self.__slots__)
        for option, value in (("chips", self.chips), ("draw", self.draw)):
            if value not in self.card.options.get(option, (value,)):
                raise DefinitionError(f"{self.card.id}: {option} may not be {value}")
