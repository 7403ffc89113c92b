"""Move generator of games on lines."""

from collections.abc import Iterable, Iterator

from rules.core.model import Turn
from rules.games.lines.position import (
    Each,
    LinePosition,
    closed_by,
    flies,
    removable,
    with_value,
)
from rules.games.lines.record import Early, Forbidden, Jumps, Reward
from rules.games.lines.tables import NOTHING, Act, LineTables, bits


def legal_turns(position: LinePosition) -> tuple[Turn, ...]:
    """Return every legal turn of a position that is not over.

    Their order is that of the board, step by step: by the site moved from, by the
    site moved or placed to, by the site removed from.
    """
    side = position.mover
    tables = position.tables
    if position.opening:
        return tuple(
            tables.turn(side, (NOTHING, NOTHING, 1 << site, ()))
            for site in bits(removable(position, side))
        )
    if position.hand[side]:
        return _placements(position, side)
    if position.freeing:
        return _ways_out(position, side)
    if tables.record.jumps is not Jumps.NONE:
        return _moves_and_jumps(position, side)
    return _plain_moves(position, side)


def _placements(position: LinePosition, side: int) -> tuple[Turn, ...]:
    tables = position.tables
    free = tables.everywhere & ~position.occupied
    if tables.record.forbidden is Forbidden.MIDDLE:
        free &= ~tables.middle
    chances = tables.chances(position.men[side]) & tables.counting[side]
    waiting, quiet = tables.waiting, tables.places[side]
    found: list[Turn] = []
    for there in tables.men(free):
        if chances & waiting[there]:
            found += _with_removals(position, side, (NOTHING, there, 0, ()))
        else:
            found.append(quiet[there])
    return tuple(found)


def _plain_moves(position: LinePosition, side: int) -> tuple[Turn, ...]:
    tables = position.tables
    own = position.men[side]
    free = tables.everywhere & ~position.occupied
    flying = flies(position, side)
    chances = tables.chances(own) & tables.counting[side]
    near, ready = tables.near, tables.moves[side]
    back = position.no_return[side]
    found: list[Turn] = []
    for here in tables.men(own):
        reach = free if flying else free & near[here]
        if back and back[0] == here:
            reach &= ~(1 << back[1])
        if not flying:
            quiet, closing = ready[here][reach]
            if not chances & closing:
                found += quiet
                continue
        closing = chances & tables.without[here]
        for there in bits(reach):
            act = (here, there, 0, ())
            if closing & tables.waiting[there]:
                found += _with_removals(position, side, act)
            else:
                found.append(tables.turn(side, act))
    return tuple(found)


def _with_removals(position: LinePosition, side: int, act: Act) -> tuple[Turn, ...]:
    """Return the turns that begin with a placement or move; none if it is barred."""
    tables = position.tables
    here, there, taken, way = act
    closed = closed_by(position, side, act)
    reward = tables.record.reward
    if not closed or reward is Reward.WINS:
        return (tables.turn(side, act),)
    if here != NOTHING and closed & position.barred[side]:
        return ()
    if here == NOTHING and tables.record.early is Early.FIRST_REMOVES:
        return (tables.turn(side, act),)
    if reward is not Reward.REMOVES and position.hand[1 - side]:
        return (tables.turn(side, act, given=True),)
    takable = removable(position, side, taken)
    if reward is Reward.GIVEN or not takable:
        return (tables.turn(side, act),)
    return tuple(
        tables.turn(side, (here, there, taken | 1 << man, way)) for man in bits(takable)
    )


# -- jumps ---------------------------------------------------------------------


def _moves_and_jumps(position: LinePosition, side: int) -> tuple[Turn, ...]:
    tables = position.tables
    free = tables.everywhere & ~position.occupied
    flying = flies(position, side)
    moves: list[Turn] = []
    jumps: list[Turn] = []
    may_close = False
    for here in tables.men(position.men[side]):
        acts = jumps_from(position, side, here)
        reach = free if flying else free & tables.near[here]
        known = {act[1] for act in acts if not act[2]}
        plain = [(here, to, 0, ()) for to in bits(reach) if to not in known]
        for act in (*plain, *acts):
            made = _with_removals(position, side, act)
            (moves if act in plain else jumps).extend(made)
            may_close |= bool(made and closed_by(position, side, act))
    if tables.record.jumps is Jumps.MUST_TAKE and jumps and not may_close:
        moves = []
    return tuple(sorted(moves + jumps, key=lambda turn: _order(tables, turn)))


def _order(tables: LineTables, turn: Turn) -> list[tuple[int, int]]:
    return [
        (
            tables.number.get(step.site, NOTHING),
            tables.number.get(step.to or "", NOTHING),
        )
        for step in turn.steps
    ]


def jumps_from(position: LinePosition, side: int, here: int) -> list[Act]:
    """Return the jumps of one man: each end and each set of men taken once.

    Of several ways to the same board the one with the fewest landings is chosen, of
    these the first in board order.
    """
    record = position.tables.record
    others = position.occupied & ~position.men[side]
    free = position.tables.everywhere & ~position.occupied | 1 << here
    takes = record.jumps in {Jumps.TAKES, Jumps.MUST_TAKE}
    found: dict[tuple[int, int], Act] = {}
    ways: list[tuple[tuple[int, ...], int]] = [((), 0)]
    while ways:
        longer = list(_one_further(position.tables, here, ways, others, free, takes))
        for way, taken in longer:
            act = (here, way[-1], taken, way[:-1])
            found.setdefault((way[-1], taken), act)
        ways = longer if record.jumps is not Jumps.OVER else []
    return list(found.values())


def _one_further(
    tables: LineTables,
    here: int,
    ways: Iterable[tuple[tuple[int, ...], int]],
    others: int,
    free: int,
    takes: bool,
) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield each way with one jump more; men that are taken go at once."""
    for way, taken in ways:
        for middle, there in tables.over[way[-1] if way else here]:
            if not others & ~taken & 1 << middle:
                continue
            if takes and (free | taken) >> there & 1:
                yield (*way, there), taken | 1 << middle
            elif not takes and free >> there & 1 and there not in (here, *way):
                yield (*way, there), taken


# -- a way out for a blocked side ------------------------------------------------


def _ways_out(position: LinePosition, side: int) -> tuple[Turn, ...]:
    """Return the moves that free the other side, those without a mill if there are.

    Nothing is taken for a mill.
    """
    tables = position.tables
    found: dict[bool, list[Turn]] = {True: [], False: []}
    free = tables.everywhere & ~position.occupied
    for here in tables.men(position.men[side]):
        for there in bits(free & tables.near[here]):
            act = (here, there, 0, ())
            own = position.men[side] ^ (1 << here | 1 << there)
            if can_step(tables, with_value(position.men, side, own), 1 - side):
                closes = bool(closed_by(position, side, act))
                found[closes].append(tables.turn(side, act))
    return tuple(found[False] or found[True])


def can_step(tables: LineTables, men: Each, side: int) -> bool:
    """Return True if a man of a side has a free neighbour."""
    free = tables.everywhere & ~(men[0] | men[1])
    return any(free & tables.near[here] for here in tables.men(men[side]))
