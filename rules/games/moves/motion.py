"""Infer moves and shots from a changed board."""

from itertools import chain

from rules.games.changes import Change, Names
from rules.games.moves.move_generator import Goes, Mover
from rules.games.moves.plan import ONWARD, SquarePlan, plan_of
from rules.games.moves.record import MoveRecord, Reach, Shots, Way
from rules.games.moves.shots import shots

MoveChange = Change[MoveRecord]


def went(change: MoveChange) -> Goes:
    """Return origin and target of own pieces that moved equally far, else ()."""
    plan = _plan(change)
    here = sorted(change.own_gone, key=plan.places.__getitem__)
    there = sorted(change.own_come, key=plan.places.__getitem__)
    if not here or len(here) != len(there):
        return ()
    goes = tuple(zip(here, there, strict=True))
    return goes if len({plan.shift(*pair) for pair in goes}) == 1 else ()


def way(change: MoveChange) -> Way | None:
    """Return the way that one own piece went, None if none did or several."""
    goes = went(change)
    return _seen(change, goes) if len(goes) == 1 else None


def row_way(change: MoveChange) -> Way | None:
    """Return the way that several own pieces went side by side, None if not so."""
    goes = went(change)
    return _seen(change, goes) if len(goes) > 1 else None


def distance(change: MoveChange) -> int:
    """Return the distance of the first piece's move, in king's steps."""
    return max(map(abs, _plan(change).shift(*went(change)[0])))


def is_straight(change: MoveChange) -> bool:
    """Return True if a piece went along a file, a rank or a diagonal."""
    return _plan(change).between(*went(change)[0]) is not None


def in_line(change: MoveChange) -> int:
    """Return the number of pieces in the line along which a piece went."""
    plan, (here, there) = _plan(change), went(change)[0]
    (east, north), far = plan.shift(here, there), distance(change)
    way_ = (east // far, north // far)
    return plan.count(change.position.contents, here, way_)


def jumped(change: MoveChange) -> Names:
    """Return the sites that pieces went over though they may not."""
    plan, before = _plan(change), change.position.contents
    over = chain.from_iterable(plan.between(*pair) or () for pair in went(change))
    if change.record.reach is Reach.COUNT:
        return tuple(site for site in over if before[site] == (change.foe,))
    return tuple(site for site in over if before[site])


def is_row(change: MoveChange) -> bool:
    """Return True if the pieces that went stood beside each other in one line."""
    places = _plan(change).places
    stood = [places[here] for here, _ in went(change)]
    files, ranks = ({at[axis] for at in stood} for axis in (0, 1))
    wide, high = max(files) - min(files), max(ranks) - min(ranks)
    return min(wide, high) == 0 and max(wide, high) == len(stood) - 1


def is_square_on(change: MoveChange) -> bool:
    """Return True if a row went at right angles to itself."""
    plan, goes = _plan(change), went(change)
    east, north = plan.shift(*goes[0])
    is_level = plan.places[goes[0][0]][1] == plan.places[goes[1][0]][1]
    return (east if is_level else north) == 0


def apart(change: MoveChange) -> Names:
    """Return the own pieces that stand apart from the largest group."""
    plan = _plan(change)
    groups = list(plan.groups(plan.mask(change.board, (change.own,))))
    largest = max(groups, key=int.bit_count, default=0)
    return plan.sites_in(sum(groups) - largest)


def was_together(change: MoveChange) -> bool:
    """Return True if the own pieces were one group before."""
    return Mover.of(change.record, _plan(change), change.position).is_together


def is_in_sight(change: MoveChange, *, of_old: bool) -> bool:
    """Return True if the arrow could be shot: from where the piece stood, or stands."""
    ((here, there),) = went(change)
    before = change.position.contents
    if of_old:
        return change.neutral_come[0] in shots(_plan(change), before, "", here)
    return change.neutral_come[0] in shots(_plan(change), before, here, there)


def is_aimed(change: MoveChange) -> bool:
    """Return True if the arrow lies in a line with where the piece stands."""
    return _arrow_over(change) is not None


def flown_over(change: MoveChange) -> Names:
    """Return the sites with something on them that an arrow flew over."""
    before = dict(change.position.contents) | dict.fromkeys(change.own_gone, ())
    return tuple(site for site in _arrow_over(change) or () if before[site])


def shoots(change: MoveChange) -> bool:
    """Return True if a turn of the game ends with a shot."""
    return change.record.shots is Shots.ARROW


def _arrow_over(change: MoveChange) -> Names | None:
    ((_, there),) = went(change)
    return _plan(change).between(there, change.neutral_come[0])


def _seen(change: MoveChange, goes: Goes) -> Way:
    """Return the way as the side to move looks."""
    east, north = _plan(change).shift(*goes[0])
    return east, north * ONWARD[change.position.mover]


def _plan(change: MoveChange) -> SquarePlan:
    return plan_of(change.record.card.board)
