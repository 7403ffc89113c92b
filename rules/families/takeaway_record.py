"""The record of a take-away game: who must take the last chip loses."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from rules.errors import DefinitionError
from rules.families.record_check import check_words
from rules.options import Choices


class TakeLaw(Enum):
    """What a sentence of a take-away entry is about; rulings cite by it."""

    COVERED = "covered"
    TAKING = "taking"
    LAST = "last"
    TIME = "time"
    END = "end"


class Tally(Enum):
    """What a round scores."""

    NOTHING = "nothing but the win"
    OWN_CHIPS = "the chips that its winner has removed"


class OutOfTime(Enum):
    """What follows when a player has not played in time.

    ``LOSES``: the other side wins the round, and counts besides the larger of what
    lies on the board and what the late player has removed.
    """

    NO_LIMIT = "turns take what time they take"
    LOSES = "loses the round"


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeAwayRecord:
    """All that tells one take-away game from another.

    Attributes
    ----------
    board
        Id of the board that the game is written for; all its sites are covered.
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
    options
        What ``start`` can be told.
    source
        Rulebook and entry.
    says
        What the entry says on each law, in our own words.
    silent
        Names of the fields, or values of the laws, on which the source is silent.
    rules
        The whole rules in plain words.
    notes
        The readings chosen where the source is unclear.
    """

    id: str
    title: str
    aliases: tuple[str, ...]
    board: str
    players: int
    chips: int
    draw: int
    chip: str
    first_seconds: float
    seconds: float
    out_of_time: OutOfTime
    tally: Tally
    goal: int
    options: Choices
    source: str
    says: Mapping[TakeLaw, str]
    silent: tuple[str, ...]
    rules: str
    notes: tuple[str, ...]

    def __post_init__(self) -> None:
        check_words(self.id, TakeLaw, self.says, self.silent, self.__slots__)
        for option, ordinary in (("chips", self.chips), ("draw", self.draw)):
            if self.options.get(option, (ordinary,))[0] != ordinary:
                raise DefinitionError(f"{self.id}: {option} is not {ordinary} at first")

    def cite(self, law: TakeLaw) -> str:
        """Return rulebook, entry and what it says on the law."""
        return f"{self.source}: {self.says[law]}"
