"""A position of a game on lines, its legal turns and what a turn leads to."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum

from rules.evidence import Content
from rules.families.line_record import (
    Flying,
    FullBoard,
    QuietDraw,
    Remade,
    Reward,
    Shielded,
)
from rules.families.line_tables import NOTHING, Act, Tables, bits
from rules.model import Turn

Pair = tuple[int, int]
"""One value for each side, in the order of the sides."""


class End(Enum):
    """Why a game is over; the value is the result's reason."""

    THREE_IN_A_ROW = "three_in_a_row"
    TWO_LEFT = "two_left"
    BLOCKED = "blocked"
    FULL_BOARD = "full_board"
    QUIET = "ten_quiet_moves"
    REPETITION = "repetition"


WON = {End.THREE_IN_A_ROW, End.TWO_LEFT, End.BLOCKED}
"""The ends at which whoever moved last has won; the others are draws."""


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
        Whose turn it is, 0 or 1; at the end whoever would have been next.
    barred
        For each side, the lines (as chances) that its next move may not close.
    barred_men
        For each side, the men that ``barred`` binds, as a set of sites.
    quiet
        Turns without a removal since a draw is being counted.
    past
        Where repetition matters: earlier boards since the last placement or
        removal.
    end
        Why the game is over, None while it goes on.
    turns
        Every legal turn, in order.
    """

    tables: Tables
    men: Pair
    hand: Pair
    mover: int
    barred: Pair = (0, 0)
    barred_men: Pair = (0, 0)
    quiet: int = 0
    past: tuple[tuple[Pair, int], ...] = ()
    end: End | None = None
    turns: tuple[Turn, ...] = field(default=(), compare=False, repr=False)

    @property
    def contents(self) -> Mapping[str, Content]:
        """Return what stands on every site: () or one side's name."""
        first, second = self.men
        one, two = ((side,) for side in self.tables.sides)
        return {
            name: one if first >> site & 1 else two if second >> site & 1 else ()
            for site, name in enumerate(self.tables.names)
        }

    @property
    def in_hand(self) -> Mapping[str, int]:
        """Return how many men each side has yet to place."""
        return dict(zip(self.tables.sides, self.hand, strict=True))

    @property
    def to_move(self) -> str | None:
        """Return the side whose turn it is, None when the game is over."""
        return None if self.end else self.tables.sides[self.mover]


def flies(position: LinePosition, side: int) -> bool:
    """Return whether a side's men may move to any empty site."""
    flying = position.tables.record.flying
    if flying is Flying.AT_THREE:
        return not position.hand[side] and position.men[side].bit_count() == 3
    return flying is Flying.EVERYBODY


def removable(position: LinePosition, taker: int) -> int:
    """Return the men, as a set of sites, that a mill of ``taker`` may remove."""
    tables = position.tables
    foe = position.men[1 - taker]
    if tables.record.shielded is Shielded.NONE:
        return foe
    return foe & ~tables.in_rows(foe, 1 - taker) or foe


def closed_by(position: LinePosition, side: int, act: Act) -> int:
    """Return the chances that a side's placement or move takes: its new lines."""
    tables = position.tables
    here, there, _ = act
    chances = tables.chances(position.men[side]) & tables.counting[side]
    taken = chances & tables.waiting[there]
    return taken if here == NOTHING else taken & tables.without[here]


def is_barred(position: LinePosition, side: int, here: int, closed: int) -> bool:
    """Return whether the man from ``here`` may not close these lines now."""
    return bool(
        closed & position.barred[side] and position.barred_men[side] >> here & 1
    )


def legal_turns(position: LinePosition) -> tuple[Turn, ...]:
    """Return every legal turn of a position that is not over.

    Their order is that of the board: by the site moved from, by the site moved or
    placed to, by the site removed from.
    """
    side = position.mover
    if position.hand[side]:
        return _placements(position, side)
    tables = position.tables
    own = position.men[side]
    free = tables.everywhere & ~(own | position.men[1 - side])
    flying = flies(position, side)
    chances = tables.chances(own) & tables.counting[side]
    near, ready = tables.near, tables.moves[side]
    found: list[Turn] = []
    for here in tables.men(own):
        if flying:
            found += _moves(position, side, here, free)
            continue
        reach = free & near[here]
        quiet, closing = ready[here][reach]
        if chances & closing:
            found += _moves(position, side, here, reach)
        else:
            found += quiet
    return tuple(found)


def _placements(position: LinePosition, side: int) -> tuple[Turn, ...]:
    tables = position.tables
    free = tables.everywhere & ~(position.men[0] | position.men[1])
    found: list[Turn] = []
    for there in bits(free):
        found += _with_removals(position, side, (NOTHING, there, NOTHING))
    return tuple(found)


def _moves(position: LinePosition, side: int, here: int, reach: int) -> list[Turn]:
    found: list[Turn] = []
    for there in bits(reach):
        found += _with_removals(position, side, (here, there, NOTHING))
    return found


def _with_removals(position: LinePosition, side: int, act: Act) -> tuple[Turn, ...]:
    """Return the turns that begin with a placement or move; none if it is barred."""
    tables = position.tables
    here, there, _ = act
    closed = closed_by(position, side, act)
    if not closed or tables.record.reward is Reward.WINS:
        return (tables.turn(side, act),)
    if here != NOTHING and is_barred(position, side, here, closed):
        return ()
    takable = removable(position, side)
    if not takable:
        return (tables.turn(side, act),)
    return tuple(tables.turn(side, (here, there, taken)) for taken in bits(takable))


def after(position: LinePosition, turn: Turn) -> LinePosition:
    """Return the position after a legal turn, its own legal turns included."""
    tables = position.tables
    side, act = position.mover, tables.acts[turn.text]
    here, there, taken = act
    closed = closed_by(position, side, act)
    own, foe = position.men[side], position.men[1 - side]
    hand = position.hand[side]
    lines, bound = 0, 0
    if here == NOTHING:
        hand -= 1
    else:
        if tables.record.remade is not Remade.FREELY:
            broken = tables.whole_through(own, here) & tables.counting[side]
            lines, bound = _barred_by(tables, there, broken, closed)
        own ^= 1 << here
    own |= 1 << there
    if taken != NOTHING:
        foe ^= 1 << taken
    standing = LinePosition(
        tables,
        _paired(side, own, foe),
        _paired(side, hand, position.hand[1 - side]),
        1 - side,
        _paired(side, lines, position.barred[1 - side]),
        _paired(side, bound, position.barred_men[1 - side]),
        0 if taken != NOTHING else _quiet_turns(position),
        _past(position) if here != NOTHING and taken == NOTHING else (),
    )
    if closed and tables.record.reward is Reward.WINS:
        return _over(standing, End.THREE_IN_A_ROW)
    return settled(standing)


def passed(position: LinePosition) -> LinePosition:
    """Return the position with the other side to move, nothing else changed."""
    return settled(replace(position, mover=1 - position.mover, end=None))


def rearranged(position: LinePosition, men: Pair, mover: int) -> LinePosition:
    """Return a position with other men on the board; those that came left the hand."""
    hands = [
        max(hand - max(now.bit_count() - before.bit_count(), 0), 0)
        for hand, now, before in zip(position.hand, men, position.men, strict=True)
    ]
    hand = (hands[0], hands[1])
    return settled(LinePosition(position.tables, men, hand, mover))


def settled(position: LinePosition) -> LinePosition:
    """Return a position with its legal turns, or with the reason why it is over."""
    record = position.tables.record
    side = position.mover
    if position.men[side].bit_count() + position.hand[side] < record.loses_below:
        return _over(position, End.TWO_LEFT)
    turns = legal_turns(position)
    if not turns:
        full = position.men[0] | position.men[1] == position.tables.everywhere
        drawn = full and record.full_board is FullBoard.DRAWN
        return _over(position, End.FULL_BOARD if drawn else End.BLOCKED)
    if record.quiet_plies and position.quiet >= record.quiet_plies:
        return _over(position, End.QUIET)
    now = (position.men, side)
    if record.repetitions and position.past.count(now) + 1 >= record.repetitions:
        return _over(position, End.REPETITION)
    return _rebuilt(position, None, turns)


def _over(position: LinePosition, end: End) -> LinePosition:
    return _rebuilt(position, end, ())


def _rebuilt(
    position: LinePosition, end: End | None, turns: tuple[Turn, ...]
) -> LinePosition:
    return LinePosition(
        position.tables,
        position.men,
        position.hand,
        position.mover,
        position.barred,
        position.barred_men,
        position.quiet,
        position.past,
        end,
        turns,
    )


def _paired(side: int, own: int, foe: int) -> Pair:
    return (foe, own) if side else (own, foe)


def _past(position: LinePosition) -> tuple[tuple[Pair, int], ...]:
    if not position.tables.record.repetitions:
        return ()
    return (*position.past, (position.men, position.mover))


def _barred_by(tables: Tables, there: int, broken: int, formed: int) -> Pair:
    """Return what a move bars its player from: lines, and the men it binds."""
    anybody = tables.everywhere
    match tables.record.remade:
        case Remade.AFTER_OTHER_MOVE:
            return broken, anybody
        case Remade.UNLESS_FORMED:
            return (0 if formed else broken), anybody
        case Remade.IF_FORMED:
            return (broken if formed else 0), anybody
        case Remade.NOT_BY_SAME_MAN:
            return (broken if formed else 0), 1 << there
        case Remade.FREELY:
            return 0, 0


def _quiet_turns(position: LinePosition) -> int:
    """Return the turns without a removal, one more than before, while they count."""
    if _few(position.tables.record.quiet_draw, position.men, position.hand):
        return position.quiet + 1
    return 0


def _few(when: QuietDraw, men: Pair, hand: Pair) -> bool:
    if when is QuietDraw.NEVER or hand[0] or hand[1]:
        return False
    few = [side.bit_count() == 3 for side in men]
    return all(few) if when is QuietDraw.BOTH_AT_THREE else any(few)
