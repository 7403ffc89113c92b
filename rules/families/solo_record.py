"""The record of a game for one on the Trio board: Soli-Bi."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from rules.errors import DefinitionError
from rules.families.record_check import check_words
from rules.options import Choices


class SoloLaw(Enum):
    """What a sentence of the Soli-Bi entry is about; rulings cite by it."""

    START = "start"
    STONES = "stones"
    ROW = "row"
    COLOUR = "colour"
    REFILL = "refill"
    PLACE = "place"
    ALTERNATE = "alternate"
    END = "end"


class NextPit(Enum):
    """Where the next stone goes."""

    COUNTER_CLOCKWISE = "the next outer pit, counter-clockwise"
    ANYWHERE = "any free outer pit that has no stone of its colour beside it"


class Comparison(Enum):
    """Who wins a match of several players, each playing alone."""

    MOST_PLACED = "who has placed the most stones"


class Opener(Enum):
    """Who places the first stone of a game in a match."""

    ANOTHER_PLAYER = "another player than the one who plays on"


@dataclass(frozen=True, slots=True, kw_only=True)
class SoloRecord:
    """All that tells one game of Soli-Bi from another.

    Attributes
    ----------
    board
        Id of the board that the game is written for.
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
    player: str
    in_hand: tuple[int, int]
    next_pit: NextPit
    match_won_by: Comparison
    match_opener: Opener
    options: Choices
    source: str
    says: Mapping[SoloLaw, str]
    silent: tuple[str, ...]
    rules: str
    notes: tuple[str, ...]

    def __post_init__(self) -> None:
        check_words(self.id, SoloLaw, self.says, self.silent, self.__slots__)
        if sum(self.in_hand) != 1:
            raise DefinitionError(f"{self.id}: one stone begins in hand")

    @property
    def players(self) -> int:
        """Return how many sides play: the one player."""
        return 1

    def cite(self, law: SoloLaw) -> str:
        """Return rulebook, entry and what it says on the law."""
        return f"{self.source}: {self.says[law]}"
