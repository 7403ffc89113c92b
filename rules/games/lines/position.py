"""Position of a game on lines."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import TypeVar

from rules.core.model import Result, Turn
from rules.core.pieces import Content
from rules.games.lines.record import Flying, LineTally, Reward, Shielded
from rules.games.lines.tables import NOTHING, Act, LineTables

T = TypeVar("T")

Each = tuple[int, ...]
"""One value for each side, in the order of the sides."""


class End(Enum):
    """Reason for the end of a game; the value is the result's reason."""

    THREE_IN_A_ROW = "three_in_a_row"
    TWO_LEFT = "two_left"
    NONE_LEFT = "none_left"
    BLOCKED = "blocked"
    NO_WAY_OUT = "no_way_out"
    FULL_BOARD = "full_board"
    TALLY = "tally"
    QUIET = "ten_quiet_moves"
    REPETITION = "repetition"


@dataclass(frozen=True, slots=True)
class LinePosition:
    """An immutable, hashable state of a game on lines.

    Attributes
    ----------
    tables
        The tables of the game and its sides; the same object in every position.
    men
        Each side's men on the board, as a set of sites.
    hand
        Each side's men yet to be placed.
    mover
        The number of the side whose turn it is; at the end of whoever would have
        been next.
    barred
        For each side, the lines (as chances) that its next move may not close.
    no_return
        For each side the man, as a site, that may not move back in its next move,
        and the site that it came from; () for none.
    flown
        How often each side has flown, where flights are counted.
    quiet
        Turns without a removal since a draw is being counted.
    past
        Where repetition matters: earlier boards since the last placement or
        removal.
    first
        Who made the first line while placing, where that matters; else -1.
    opening
        How many removals are due before men are moved.
    freeing
        Whether the side to move must open a way for a blocked one.
    end
        Why the game is over, None while it goes on.
    winner
        The number of the side that won, -1 for none.
    turns
        Every legal turn, in order.
    """

    tables: LineTables
    men: Each
    hand: Each
    mover: int
    barred: Each
    no_return: tuple[tuple[int, ...], ...]
    flown: Each = ()
    quiet: int = 0
    past: tuple[tuple[Each, int], ...] = ()
    first: int = NOTHING
    opening: int = 0
    freeing: bool = False
    end: End | None = None
    winner: int = NOTHING
    turns: tuple[Turn, ...] = field(default=(), compare=False, repr=False)

    @property
    def sides(self) -> tuple[str, ...]:
        """Return the names of the sides, in the order of their turns."""
        return self.tables.sides

    @property
    def colours(self) -> tuple[str, ...]:
        """Return the names of the men: those of their sides."""
        return self.tables.sides

    @property
    def tally(self) -> Mapping[str, int]:
        """Return each side's captures so far."""
        return scores(self)

    @property
    def contents(self) -> Mapping[str, Content]:
        """Return the contents of every site: () or one side's name."""
        board: dict[str, Content] = dict.fromkeys(self.tables.names, ())
        for piece, men in zip(self.tables.pieces, self.men, strict=True):
            for site in self.tables.men(men):
                board[self.tables.names[site]] = (piece,)
        return board

    @property
    def in_hand(self) -> Mapping[str, int]:
        """Return the number of men of each side in hand."""
        return dict(zip(self.tables.sides, self.hand, strict=True))

    @property
    def to_move(self) -> str | None:
        """Return the side whose turn it is, None when the game is over."""
        return None if self.end else self.tables.sides[self.mover]

    @property
    def result(self) -> Result | None:
        """Return the result of the game, None while it goes on."""
        if self.end is None:
            return None
        winners = () if self.winner < 0 else (self.sides[self.winner],)
        return Result(winners, self.end.value, scores(self))

    def following(self) -> "LinePosition":
        """Return the position with the next side to move, not yet settled."""
        mover = (self.mover + 1) % len(self.men)
        return replace(self, mover=mover, end=None, freeing=False)

    def rearranged(
        self, contents: Mapping[str, Content], to_move: str
    ) -> "LinePosition":
        """Return a position with other men and no history, not yet settled.

        Men more than before have come from the hand, men fewer are lost.
        """
        men = men_on(self.tables, contents)
        hands = tuple(
            max(hand - max(now.bit_count() - before.bit_count(), 0), 0)
            for hand, now, before in zip(self.hand, men, self.men, strict=True)
        )
        mover = self.sides.index(to_move)
        return first_position(self.tables, men, hands, mover)

    @property
    def occupied(self) -> int:
        """Return all men, as a set of sites."""
        men = 0
        for side in self.men:
            men |= side
        return men


def men_on(tables: LineTables, contents: Mapping[str, Content]) -> Each:
    """Return each side's men of a board, as sets of sites."""
    return tuple(
        tables.mask(tuple(site for site, held in contents.items() if held == (side,)))
        for side in tables.sides
    )


def first_position(
    tables: LineTables, men: Each, hand: Each, mover: int = 0
) -> LinePosition:
    """Return a position without history, not yet settled."""
    none = (0,) * len(men)
    flown = none if tables.record.flights else ()
    return LinePosition(tables, men, hand, mover, none, ((),) * len(men), flown)


def with_value(values: tuple[T, ...], side: int, value: T) -> tuple[T, ...]:
    """Return the values with another one for a side."""
    return (*values[:side], value, *values[side + 1 :])


def scores(position: LinePosition) -> Mapping[str, int]:
    """Return each side's score so far, {} in games without captures."""
    record = position.tables.record
    if record.reward is Reward.WINS:
        return {}
    counts = {}
    for side, foe in ((0, 1), (1, 0)):
        left = position.men[foe].bit_count()
        counts[position.tables.sides[side]] = (
            record.men - left - position.hand[foe] + _trapped(position, side, left)
        )
    return counts


def _trapped(position: LinePosition, side: int, left: int) -> int:
    blocked = position.end is End.BLOCKED and position.winner == side
    counts = position.tables.record.tally is LineTally.CAPTURED_AND_TRAPPED
    return 2 * left if blocked and counts else 0


def has_few(position: LinePosition, side: int) -> bool:
    """Return True if a side is down to the men with which it may fly."""
    at_three = position.tables.record.flying is Flying.AT_THREE
    return at_three and position.men[side].bit_count() == 3 and not position.hand[side]


def flies(position: LinePosition, side: int) -> bool:
    """Return True if a side's men may move to any empty site."""
    record = position.tables.record
    if has_few(position, side):
        return not record.flights or position.flown[side] < record.flights
    return record.flying is Flying.EVERYBODY


def is_flight(position: LinePosition, act: Act) -> bool:
    """Return True if a move is neither to a neighbour nor a jump."""
    here, there, _, way = act
    if here == NOTHING or way or position.tables.near[here] >> there & 1:
        return False
    others = position.occupied & ~position.men[position.mover]
    return not any(
        to == there and others >> middle & 1
        for middle, to in position.tables.over[here]
    )


def removable(position: LinePosition, taker: int, spared: int = 0) -> int:
    """Return the men, as a set of sites, that a mill of ``taker`` may remove.

    ``spared`` have left the board by the same turn.
    """
    tables = position.tables
    foe = position.men[1 - taker] & ~spared
    if tables.record.shielded is Shielded.NONE:
        return foe
    return foe & ~tables.in_rows(foe, 1 - taker) or foe


def closed_by(position: LinePosition, side: int, act: Act) -> int:
    """Return the chances that a side's placement or move takes: its new lines."""
    tables = position.tables
    here, there, _, _ = act
    if there == NOTHING:
        return 0
    chances = tables.chances(position.men[side]) & tables.counting[side]
    taken = chances & tables.waiting[there]
    return taken if here == NOTHING else taken & tables.without[here]
