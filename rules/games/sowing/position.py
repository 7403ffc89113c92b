"""A position of a sowing game: seeds in pits and stores."""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import cached_property, lru_cache

from rules.core.facts import Sentence
from rules.core.model import Result, Setting, Turn
from rules.core.pieces import Content
from rules.games.law import Law
from rules.games.sowing.ring import NO_SITE, SowRules


class Phase(Enum):
    """Phase: the act that is due from the side to move."""

    FILL = "fill the board"
    ACCEPT = "play, or turn the board round"
    ARRANGE = "arrange the own seeds"
    DOUBLE = "lay twice as many opposite"
    SOW = "sow"
    FEED = "give the other side a seed"
    REFILL = "set up the next round"
    BUY = "buy pits of the other side"


@dataclass(frozen=True, slots=True)
class RoundEnd:
    """End of a round or game: the winners' seats, the reason, every score."""

    winners: tuple[int, ...]
    reason: str
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SownTurn:
    """A legal turn and what it leads to, before it is asked who can go on.

    Attributes
    ----------
    turn
        The turn.
    seeds, held
        What then lies on every site, and beside the board.
    again
        Whether the same side goes on.
    gained
        Whether seeds were won.
    endless
        Whether the sowing would never end; the board is then one that comes back.
    last
        The site that the last seed fell on, -1 for none.
    """

    turn: Turn
    seeds: tuple[int, ...]
    held: tuple[int, ...]
    again: bool = False
    gained: bool = False
    endless: bool = False
    last: int = NO_SITE


@dataclass(frozen=True, slots=True)
class Attempt:
    """A deed that breaks a rule, the board that it leads to, and what is wrong there.

    Satisfies ``engine.Deed``. ``wrong`` are sites; () where the deed as a whole is
    wrong.
    """

    rule: str
    law: Law
    says: Sentence
    seeds: tuple[int, ...]
    wrong: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class SowPosition:
    """An immutable, hashable state of a sowing game.

    Attributes
    ----------
    rules
        The game with its options set.
    terms
        Its id and settings: equal terms are equal rules.
    seeds
        How many lie on each site, in the order of ``rules.names``.
    held
        What each seat has won and keeps beside the board.
    sides
        The names of those who play, in the order of their turns from the first.
    mover
        The seat whose turn it is.
    phase
        What that side has to do.
    owners
        The seat that owns each site.
    closed
        Sites that are out of play this round.
    quiet
        Turns since seeds were won.
    memory
        What else the rules need to know of the past.
    began
        The seat that began the round.
    rounds
        How many rounds have been played.
    points
        What each seat has scored in them.
    last_round
        Result of the last round, until the next one's first turn.
    ending
        How the game ended, None while it goes on.
    lister
        What lists the legal turns, and what they lead to, of a position that has not
        ended.
    """

    rules: SowRules = field(compare=False, repr=False)
    terms: tuple[Setting, ...]
    seeds: tuple[int, ...]
    held: tuple[int, ...]
    sides: tuple[str, ...]
    mover: int
    phase: Phase
    owners: tuple[int, ...]
    closed: frozenset[int] = frozenset()
    quiet: int = 0
    memory: Hashable = None
    began: int = 0
    rounds: int = 0
    points: tuple[int, ...] = ()
    last_round: RoundEnd | None = None
    ending: RoundEnd | None = None
    lister: "Callable[[SowPosition], tuple[SownTurn, ...]]" = field(
        compare=False, repr=False
    )

    @cached_property
    def plays(self) -> tuple[SownTurn, ...]:
        """Return every legal turn and what it leads to, in order."""
        return () if self.ending else self.lister(self)

    @cached_property
    def turns(self) -> tuple[Turn, ...]:
        """Return every legal turn, in order; of free fillings, some."""
        return tuple(play.turn for play in self.plays)

    @property
    def tally(self) -> Mapping[str, int]:
        """Return each side's captures so far."""
        return self.won

    @cached_property
    def contents(self) -> Mapping[str, Content]:
        """Return the number of seeds in every pit and store of the game."""
        return dict(zip(self.rules.names, self.seeds, strict=True))

    @property
    def colours(self) -> tuple[str, ...]:
        """Return the names of the sides, which own pits instead of pieces."""
        return self.sides

    @property
    def in_hand(self) -> Mapping[str, int]:
        """Return the number of seeds that each side has yet to lay on the board.

        Only a board that is still to be filled leaves any; whoever fills it has them.
        """
        filling = self.phase is Phase.FILL
        lacking = self.rules.total - sum(self.seeds) if filling else 0
        mover = self.rules.seats[self.mover]
        return {side: lacking if side == mover else 0 for side in self.sides}

    @property
    def won(self) -> Mapping[str, int]:
        """Return the number of seeds won by each side, on the board or beside it."""
        return {side: self.won_by(self.rules.seats.index(side)) for side in self.sides}

    @property
    def to_move(self) -> str | None:
        """Return the side whose turn it is, None when the game is over."""
        return None if self.ending else self.rules.seats[self.mover]

    @property
    def result(self) -> Result | None:
        """Return the result of the game, None while it goes on."""
        return None if self.ending is None else self.told(self.ending)

    def told(self, ended: RoundEnd) -> Result:
        """Return the result of a round or the game, by the names of the seats."""
        seats = self.rules.seats
        winners = tuple(seats[seat] for seat in ended.winners)
        scores = dict(zip(seats, ended.scores, strict=True))
        return Result(winners, ended.reason, scores)

    def following(self) -> "SowPosition":
        """Return the position with the next side to move, not yet settled."""
        mover = (self.mover + 1) % len(self.rules.seats)
        return self.but(mover=mover, phase=self._due, ending=None)

    def rearranged(
        self, contents: Mapping[str, Content], to_move: str
    ) -> "SowPosition":
        """Return the position with other contents and side to move, not yet settled.

        Seeds that are no longer there are lost.
        """
        board = {**self.contents, **contents}
        seeds = tuple(seed if isinstance(seed, int) else 0 for seed in board.values())
        mover = self.rules.seats.index(to_move)
        return self.but(seeds=seeds, mover=mover, phase=self._due, ending=None)

    @property
    def _due(self) -> Phase:
        """Return the phase that another side owes."""
        return Phase.SOW if self.phase in (Phase.FEED, Phase.ACCEPT) else self.phase

    def won_by(self, seat: int) -> int:
        """Return the number of seeds won by a seat."""
        store = self.rules.stores[seat]
        return self.held[seat] + (self.seeds[store] if store != NO_SITE else 0)

    def owned(self, seat: int) -> tuple[int, ...]:
        """Return the pits in play that a seat owns, along the way of sowing."""
        return _owned(self.rules.pits, self.owners, self.closed, seat)

    def left_to(self, seat: int) -> int:
        """Return the number of seeds in a seat's pits."""
        return sum(self.seeds[pit] for pit in self.owned(seat))

    def but(self, **changes: object) -> "SowPosition":
        """Return the position with other fields."""
        return replace(self, **changes)  # type: ignore[arg-type]


@lru_cache(maxsize=256)
def _owned(
    pits: tuple[int, ...], owners: tuple[int, ...], closed: frozenset[int], seat: int
) -> tuple[int, ...]:
    return tuple(pit for pit in pits if owners[pit] == seat and pit not in closed)
