"""The records of the games for two on the Trio board: Trio Trio and Mabambo."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from rules.core.errors import DefinitionError
from rules.games.card import Card
from rules.games.law import Law


class NextStarter(Enum):
    """Rule for the side that begins the next game of a match."""

    LOSER_CHOOSES = "whom the loser chooses"


class TrioTie(Enum):
    """Tie-break of a match at equal points."""

    TWO_WINS = "who won two games"


TRIO_LAWS = (
    Law.TURNS,
    Law.STONES,
    Law.SET_UP,
    Law.THREE_STONES,
    Law.JUMPING,
    Law.PULL,
    Law.RESERVE,
    Law.PARADE,
    Law.TRIO,
    Law.BLOCKED,
)
"""What rulings cite."""


MABAMBO_LAWS = (
    Law.TURNS,
    Law.STONES,
    Law.EXCHANGE,
    Law.SHIELDED,
    Law.STRAIGHT,
    Law.PULL,
    Law.JUMPING,
    Law.BEAT,
    Law.LONG_JUMP,
    Law.END,
)
"""What rulings cite."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TrioRecord:
    """All that a game of Trios is made of.

    Attributes
    ----------
    card
        What every record has.
    stones
        Stones of each side.
    set_up
        Number of them to be placed in turn before any other act.
    most_a_side
        Greatest number of stones of any colour on the outer pits of one side of the
        board.
    trio
        Number of one's stones in a straight row of inner pits that are a Trio.
    trios_to_win
        Number of Trios without a common stone, at the same time, that wins.
    """

    card: Card
    stones: int
    set_up: int
    most_a_side: int
    trio: int
    trios_to_win: int

    def __post_init__(self) -> None:
        self.card.check(TRIO_LAWS, self.__slots__)
        if self.set_up > self.stones:
            raise DefinitionError(
                f"{self.card.id}: more stones set up than {self.stones}"
            )


@dataclass(frozen=True, slots=True, kw_only=True)
class MabamboRecord:
    """All that a game of Mabambo is made of.

    Attributes
    ----------
    card
        What every record has; its inner pits are used.
    stones
        Stones of each side.
    set_ups
        For each setting of the option ``setup`` the pits where the stones of the
        first and of the second side begin; the others are in hand, and are
        exchanged one by one for an enemy stone.
    jumps
        Greatest number of jumps in one turn.
    captured_to_win
        Number of captured stones that wins; each side has as many collecting pits.
    drawn_at
        Number of stones of each side in play at which the game is drawn.
    match_games
        Number of games of a match.
    next_starter
        Who begins the next game of a match.
    match_tie
        Who wins a match when the points are equal.
    """

    card: Card
    stones: int
    set_ups: Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]]
    jumps: int
    captured_to_win: int
    drawn_at: int
    match_games: int
    next_starter: NextStarter
    match_tie: TrioTie

    def __post_init__(self) -> None:
        self.card.check(MABAMBO_LAWS, self.__slots__)
        if [*self.set_ups] != [*self.card.options.get("setup", ())]:
            raise DefinitionError(
                f"{self.card.id}: the option 'setup' names other set-ups"
            )
        for name, (first, second) in self.set_ups.items():
            if len(first) != len(second) or {*first} & {*second}:
                raise DefinitionError(f"{self.card.id}: {name} is no fair set-up")
            if len(first) > self.stones:
                raise DefinitionError(f"{self.card.id}: {name} needs too many stones")
