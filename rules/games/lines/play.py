"""Apply a turn of a game on lines, and detect the end."""

from dataclasses import replace

from rules.core.model import Turn
from rules.games.lines.moves import legal_turns
from rules.games.lines.position import (
    Each,
    End,
    LinePosition,
    closed_by,
    is_flight,
    scores,
    with_value,
)
from rules.games.lines.record import (
    Blocked,
    Early,
    FullBoard,
    QuietDraw,
    Remade,
    Reward,
    Then,
)
from rules.games.lines.tables import NOTHING, Act, LineTables

_OPENING_REMOVALS = 2
_REMOVES_FIRST = 1  # the second side, where nobody made a line while placing


def after(position: LinePosition, turn: Turn) -> LinePosition:
    """Return the position after a legal turn, its own legal turns included."""
    tables = position.tables
    record = tables.record
    side, act = position.mover, tables.acts[turn.text]
    here, there, taken, _ = act
    if there == NOTHING:
        return _after_opening_removal(position, taken)
    closed = closed_by(position, side, act)
    next_side = (side + 1) % len(position.men)
    lines: int = 0
    back: tuple[int, ...] = ()
    if here != NOTHING and record.remade is not Remade.FREELY:
        broken = tables.whole_through(position.men[side], here) & tables.counting[side]
        lines, back = _barred_by(tables, act, broken if here != there else 0, closed)
    hand = _hands_after(position, turn, here == NOTHING)
    standing = LinePosition(
        tables,
        _men_after(position, act),
        hand,
        next_side,
        with_value(position.barred, side, lines),
        with_value(position.no_return, side, back),
        _flown_after(position, act),
        0 if taken or hand[next_side] < position.hand[next_side] else _quiet(position),
        _past(position) if here != NOTHING and not taken else (),
        _first_after(position, closed),
    )
    if closed and record.reward is Reward.WINS:
        return _over(standing, End.THREE_IN_A_ROW, side)
    if record.early is Early.FIRST_REMOVES and here == NOTHING and not any(hand):
        first = _REMOVES_FIRST if standing.first == NOTHING else standing.first
        standing = replace(standing, mover=first, opening=_OPENING_REMOVALS)
    return settled(standing)


def settled(position: LinePosition) -> LinePosition:
    """Return a position with its legal turns, or with the reason why it is over.

    Where a side without a turn is skipped or freed, it is another side's turn.
    """
    tables = position.tables
    record = tables.record
    side = position.mover
    waiting = (side + 1) % len(position.men)
    if position.men[side].bit_count() + position.hand[side] < record.loses_below:
        end = End.NONE_LEFT if record.loses_below == 1 else End.TWO_LEFT
        return _over(position, end, waiting)
    full = position.occupied == tables.everywhere
    if record.then is Then.TALLY and (full or not position.hand[side]):
        return _over(position, End.TALLY, _richest(position))
    turns = legal_turns(position)
    if not turns:
        if full and record.full_board is FullBoard.DRAWN:
            return _over(position, End.FULL_BOARD)
        return _blocked(position)
    return _rebuilt(position, _worn_out(position), NOTHING, turns)


def _worn_out(position: LinePosition) -> End | None:
    """Return the reason that an unfinished game is drawn, None if it is not."""
    record = position.tables.record
    if record.quiet_plies and position.quiet >= record.quiet_plies:
        return End.QUIET
    now = (position.men, position.mover)
    if record.repetitions and position.past.count(now) + 1 >= record.repetitions:
        return End.REPETITION
    return None


def _blocked(position: LinePosition) -> LinePosition:
    """Return the position after a mover without a legal turn."""
    sides = len(position.men)
    others = [(position.mover + step) % sides for step in range(1, sides)]
    match position.tables.record.blocked:
        case Blocked.LOSES:
            return _over(position, End.BLOCKED, others[-1])
        case Blocked.SKIPPED:
            for other in others:
                there = replace(position, mover=other)
                turns = legal_turns(there)
                if turns:
                    return _rebuilt(there, None, NOTHING, turns)
            return _over(position, End.BLOCKED)
        case Blocked.FREED:
            there = replace(position, mover=others[0], freeing=True)
            turns = legal_turns(there)
            if turns and not position.freeing:
                return _rebuilt(there, None, NOTHING, turns)
            return _over(position, End.NO_WAY_OUT)


def _over(position: LinePosition, end: End, winner: int = NOTHING) -> LinePosition:
    return _rebuilt(position, end, winner, ())


def _rebuilt(
    position: LinePosition, end: End | None, winner: int, turns: tuple[Turn, ...]
) -> LinePosition:
    return LinePosition(
        position.tables,
        position.men,
        position.hand,
        position.mover,
        position.barred,
        position.no_return,
        position.flown,
        position.quiet,
        position.past,
        position.first,
        position.opening,
        position.freeing,
        end,
        winner,
        () if end else turns,
    )


def _after_opening_removal(position: LinePosition, taken: int) -> LinePosition:
    other = 1 - position.mover
    men = with_value(position.men, other, position.men[other] & ~taken)
    left = position.opening - 1
    return settled(replace(position, men=men, mover=other, opening=left, turns=()))


def _men_after(position: LinePosition, act: Act) -> Each:
    here, there, taken, _ = act
    side = position.mover
    men = position.men
    if taken:
        men = tuple(each & ~taken for each in men)
    own = men[side] | 1 << there
    if here not in (NOTHING, there):
        own ^= 1 << here
    return with_value(men, side, own)


def _hands_after(position: LinePosition, turn: Turn, placed: bool) -> Each:
    """Return the men in hand; a man given has come out of the other side's."""
    side, hand = position.mover, position.hand
    if placed:
        hand = with_value(hand, side, hand[side] - 1)
    if not turn.steps[-1].site:
        hand = with_value(hand, 1 - side, hand[1 - side] - 1)
    return hand


def _first_after(position: LinePosition, closed: int) -> int:
    if position.first != NOTHING or not closed or not any(position.hand):
        return position.first
    early = position.tables.record.early is Early.FIRST_REMOVES
    return position.mover if early else NOTHING


def _flown_after(position: LinePosition, act: Act) -> Each:
    if not position.flown or not is_flight(position, act):
        return position.flown
    side = position.mover
    return with_value(position.flown, side, position.flown[side] + 1)


def _past(position: LinePosition) -> tuple[tuple[Each, int], ...]:
    if not position.tables.record.repetitions:
        return ()
    return (*position.past, (position.men, position.mover))


def _barred_by(
    tables: LineTables, act: Act, broken: int, formed: int
) -> tuple[int, tuple[int, ...]]:
    """Return the lines that a move bars its player from, and the way not to go."""
    match tables.record.remade:
        case Remade.AFTER_OTHER_MOVE:
            return broken, ()
        case Remade.UNLESS_FORMED:
            return (0 if formed else broken), ()
        case Remade.IF_FORMED:
            return (broken if formed else 0), ()
        case Remade.NOT_BACK:
            return 0, ((act[1], act[0]) if broken and formed else ())
        case Remade.FREELY:
            return 0, ()


def _quiet(position: LinePosition) -> int:
    """Return the turns without a removal, one more than before, while they count."""
    when = position.tables.record.quiet_draw
    if when is QuietDraw.NEVER or any(position.hand):
        return 0
    few = [side.bit_count() == 3 for side in position.men]
    counts = all(few) if when is QuietDraw.BOTH_AT_THREE else any(few)
    return position.quiet + 1 if counts else 0


def _richest(position: LinePosition) -> int:
    """Return the side with the higher score, -1 if there is none."""
    one, two = scores(position).values()
    return NOTHING if one == two else int(two > one)
