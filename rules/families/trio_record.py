"""The records of the games for two on the Trio board: Trio Trio and Mabambo."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from rules.errors import DefinitionError
from rules.families.record_check import check_words
from rules.options import Choices


class TrioLaw(Enum):
    """What a sentence of the Trio Trio entry is about; rulings cite by it."""

    TURNS = "turns"
    STONES = "stones"
    SET_UP = "set-up"
    THREE_STONES = "three-stones rule"
    JUMP = "jump"
    PULL = "pull"
    RESERVE = "reserve"
    PARADE = "parade"
    TRIO = "trio"
    BLOCKED = "blocked"


class MabamboLaw(Enum):
    """What a sentence of the Mabambo entry is about; rulings cite by it."""

    TURNS = "turns"
    STONES = "stones"
    EXCHANGE = "exchange"
    PROTECTED = "protected"
    STRAIGHT = "straight"
    PULL = "pull"
    JUMP = "jump"
    BEAT = "beat"
    LONG_JUMP = "long jump"
    END = "end"


class NextStarter(Enum):
    """Who begins the next game of a match."""

    LOSER_CHOOSES = "whom the loser chooses"


class Tie(Enum):
    """Who wins a match when the points are equal."""

    TWO_WINS = "who won two games"


@dataclass(frozen=True, slots=True, kw_only=True)
class TrioRecord:
    """All that a game of Trios is made of.

    Attributes
    ----------
    board
        Id of the board that the game is written for.
    stones
        Stones of each side.
    set_up
        So many of them are placed in turn before anything else is done.
    most_a_side
        So many stones of any colour may lie on the outer pits of one side of the
        board.
    trio
        So many of one's stones in a straight row of inner pits are a Trio.
    trios_to_win
        So many Trios without a common stone, standing together, win.
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
    stones: int
    set_up: int
    most_a_side: int
    trio: int
    trios_to_win: int
    options: Choices
    source: str
    says: Mapping[TrioLaw, str]
    silent: tuple[str, ...]
    rules: str
    notes: tuple[str, ...]

    def __post_init__(self) -> None:
        check_words(self.id, TrioLaw, self.says, self.silent, self.__slots__)
        if self.set_up > self.stones:
            raise DefinitionError(f"{self.id}: more stones set up than {self.stones}")

    @property
    def players(self) -> int:
        """Return how many sides play."""
        return 2

    def cite(self, law: TrioLaw) -> str:
        """Return rulebook, entry and what it says on the law."""
        return f"{self.source}: {self.says[law]}"


@dataclass(frozen=True, slots=True, kw_only=True)
class MabamboRecord:
    """All that a game of Mabambo is made of.

    Attributes
    ----------
    board
        Id of the board that the game is written for; its inner pits are used.
    stones
        Stones of each side.
    set_ups
        For each setting of the option ``setup`` the pits where the stones of the
        first and of the second side begin; the others are in hand, and are
        exchanged one by one for an enemy stone.
    jumps
        So many jumps one turn may make at most.
    captured_to_win
        So many captured stones win; as many collecting pits each side has.
    drawn_at
        When each side has so many stones in play, nobody has won.
    match_games
        A match has so many games.
    next_starter
        Who begins the next game of a match.
    match_tie
        Who wins a match when the points are equal.
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
    stones: int
    set_ups: Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]]
    jumps: int
    captured_to_win: int
    drawn_at: int
    match_games: int
    next_starter: NextStarter
    match_tie: Tie
    options: Choices
    source: str
    says: Mapping[MabamboLaw, str]
    silent: tuple[str, ...]
    rules: str
    notes: tuple[str, ...]

    def __post_init__(self) -> None:
        check_words(self.id, MabamboLaw, self.says, self.silent, self.__slots__)
        if tuple(self.set_ups) != self.options.get("setup"):
            raise DefinitionError(f"{self.id}: the option 'setup' names other set-ups")
        for name, (first, second) in self.set_ups.items():
            if len(first) != len(second) or {*first} & {*second}:
                raise DefinitionError(f"{self.id}: {name} is no fair set-up")
            if len(first) > self.stones:
                raise DefinitionError(f"{self.id}: {name} needs too many stones")

    @property
    def players(self) -> int:
        """Return how many sides play."""
        return 2

    def cite(self, law: MabamboLaw) -> str:
        """Return rulebook, entry and what it says on the law."""
        return f"{self.source}: {self.says[law]}"
