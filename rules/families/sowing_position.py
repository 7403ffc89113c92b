"""A position of a sowing game: seeds in pits and stores."""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import cached_property

from rules.families.sowing_ring import NO_SITE, SowRules
from rules.games.law import Law
from rules.model import Setting, Turn
from rules.pieces import Content


class Phase(Enum):
    """What the side to move has to do."""

    FILL = "fill the board"
    ACCEPT = "play, or turn the board round"
    ARRANGE = "arrange the own seeds"
    DOUBLE = "lay twice as many opposite"
    SOW = "sow"
    FEED = "give the other side a seed"
    REFILL = "set up the next round"
    BUY = "buy pits of the other side"


@dataclass(frozen=True, slots=True)
class Ended:
    """How a round or a game ended: the winners' seats, the reason, every score."""

    winners: tuple[int, ...]
    reason: str
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Play:
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

    ``wrong`` are sites; () where the deed as a whole is wrong.
    """

    rule: str
    law: Law
    why: str
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
        Its id and settings.
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
        How the last round ended, told until the next one's first turn.
    ending
        How the game ended, None while it goes on.
    plays
        Every legal turn and what it leads to, in order; filled in by the game.
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
    last_round: Ended | None = None
    ending: Ended | None = None
    plays: tuple[Play, ...] = field(default=(), compare=False, repr=False)

    @cached_property
    def contents(self) -> Mapping[str, Content]:
        """Return how many seeds lie in every pit and store of the game."""
        return dict(zip(self.rules.names, self.seeds, strict=True))

    @property
    def colours(self) -> tuple[str, ...]:
        """Return the names of the sides: their pits tell them apart."""
        return self.sides

    @property
    def in_hand(self) -> Mapping[str, int]:
        """Return how many seeds each side has yet to lay on the board.

        Only a board that is still to be filled leaves any; whoever fills it has them.
        """
        filling = self.phase is Phase.FILL
        lacking = self.rules.total - sum(self.seeds) if filling else 0
        mover = self.rules.seats[self.mover]
        return {side: lacking if side == mover else 0 for side in self.sides}

    @property
    def won(self) -> Mapping[str, int]:
        """Return how many seeds each side has won, on the board or beside it."""
        return {side: self.won_by(self.rules.seats.index(side)) for side in self.sides}

    @property
    def to_move(self) -> str | None:
        """Return the side whose turn it is, None when the game is over."""
        return None if self.ending else self.rules.seats[self.mover]

    def won_by(self, seat: int) -> int:
        """Return how many seeds a seat has won."""
        store = self.rules.stores[seat]
        return self.held[seat] + (self.seeds[store] if store != NO_SITE else 0)

    def owned(self, seat: int) -> list[int]:
        """Return the pits in play that a seat owns, along the way of sowing."""
        return [
            pit
            for pit in self.rules.pits
            if self.owners[pit] == seat and pit not in self.closed
        ]

    def left_to(self, seat: int) -> int:
        """Return how many seeds lie in a seat's pits."""
        return sum(self.seeds[pit] for pit in self.owned(seat))

    def but(self, **changes: object) -> "SowPosition":
        """Return the position with other fields, its turns not yet known."""
        return replace(self, **{"plays": (), **changes})  # type: ignore[arg-type]
