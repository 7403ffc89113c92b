"""Infer illegal acts with towers from a board: carried, entered, removed."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from rules.core.model import Turn
from rules.games.acts import changed_by
from rules.games.changes import Names, shift
from rules.games.law import Law
from rules.games.table_position import TablePosition
from rules.games.towers.carry import Tower
from rules.games.towers.change import TowerChange, look_alike
from rules.games.towers.judging import (
    TowerOffence,
    changed_beside,
    men_exchanged,
    played,
    played_twice,
)
from rules.games.towers.record import TowerRecord
from rules.games.towers.turns import TowerTurns
from words.keys import Key

_TWICE = 4
"""Most squares changed by two turns."""


Change = TowerChange[TowerRecord, TowerTurns]

MISDONE = men_exchanged.said(Key("towers-men-exchanged"))


@dataclass(frozen=True, slots=True)
class Carried:
    """Men of one tower that were carried together.

    Attributes
    ----------
    here, to
        From where, and where to.
    men
        Who they are, bottom to top.
    full
        What stood where they landed, with them on top.
    """

    here: str
    to: str
    men: Tower
    full: Tower


def carried(change: Change) -> Carried | None:
    """Return the men carried if two towers changed, and one came off the other.

    A tower that became lower got men only by a move that is fit, from which too many
    men left: otherwise men were taken off both.
    """
    if len(change.sites) != 2:
        return None
    one, other = change.sites
    for here, to in ((one, other), (other, one)):
        stood, left, now = change.stood(here), change.stands(here), change.stands(to)
        count = len(stood) - len(left)
        if count < 1 or not look_alike(left, stood[: len(left)]):
            continue
        full = (*change.stood(to), *stood[-count:])
        is_high = len(full) > change.record.highest  # then some of those below leave
        move = Carried(here, to, stood[-count:], full)
        may_sink = is_high and is_owned(change, move) and is_fit(move)
        least = 1 if may_sink else len(change.stood(to))
        if now[-1:] == full[-1:] and least <= len(now) <= len(full):
            return move
    return None


def distance(move: Carried) -> int:
    """Return the distance of a move along a rank or file, 0 if along neither."""
    east, north = shift(move.here, move.to)
    return 0 if east and north else east + north


def is_owned(change: Change, move: Carried) -> bool:
    """Return True if the side to move owned the tower that men were carried off."""
    return move.men[-1] == change.own


def is_fit(move: Carried) -> bool:
    """Return True if men went as far as they are, straight."""
    return distance(move) == len(move.men)


def entered(change: Change) -> Tower:
    """Return the men that came onto a tower, all else unchanged; () if none.

    The lowest of it may be gone where it would be too high.
    """
    if len(change.sites) != 1:
        return ()
    (site,) = change.sites
    stood, now = change.stood(site), change.stands(site)
    more = len(now) - len(stood)
    if more == 0 and len(now) == change.record.highest and now[-1:] != stood[-1:]:
        more = 1
    return now[-more:] if more > 0 else ()


def lifted(change: Change) -> Tower:
    """Return the men taken up from the top of a tower, all else unchanged."""
    if len(change.sites) != 1:
        return ()
    (site,) = change.sites
    stood, now = change.stood(site), change.stands(site)
    is_lower = len(now) < len(stood) and look_alike(now, stood[: len(now)])
    return stood[len(now) :] if is_lower else ()


def is_stuck(change: Change) -> bool:
    """Return True if men were taken up who cannot go as far as they are."""
    men = lifted(change)
    return bool(men) and not any(
        turn.steps[0].site == change.sites[0] and turn.steps[0].pieces == men
        for turn in change.turns.beginning(change.position, change.sites)
    )


def of_other(change: Change) -> bool:
    """Return True if a legal turn of the other side alone looks so."""
    there = replace(change.position, mover=1 - change.position.mover)
    return any(
        _is_done(change, there, turn)
        for turn in change.turns.beginning(there, change.sites)
    )


def misdone(change: Change) -> TowerOffence | None:
    """Return a legal turn that looks so, where other men are in the towers."""
    here = change.position
    turns = change.turns.beginning(here, change.sites)
    turn = next((turn for turn in turns if _is_done(change, here, turn)), None)
    if turn is None:
        return None
    boards = changed_by(here.contents, turn.steps)
    wrong = tuple(s for s in change.sites if change.board[s] != boards[s])
    return played(change, MISDONE, Law.MOVING, turn.text, wrong)


def beside(change: Change) -> TowerOffence | None:
    """Return a legal turn of which all is done, and what else changed.

    Where a man of the other side came, that is rather its own turn.
    """
    found: list[tuple[Turn, Names]] = []
    for turn in _within(change, change.position):
        boards = changed_by(change.position.contents, turn.steps)
        others = change.otherwise(boards)
        if (
            len(others) == 1
            and others[0] not in boards
            and not _foe_came(change, others)
        ):
            found.append((turn, others))
    if not found:
        return None
    turn, others = min(found, key=lambda pair: len(pair[1]))
    return played(change, changed_beside, Law.TURNS, turn.text, others)


def _foe_came(change: Change, sites: Names) -> bool:
    (site,) = sites
    stood, now = change.stood(site), change.stands(site)
    return len(now) > len(stood) and now[-1] == change.foe


def twice(change: Change) -> TowerOffence | None:
    """Return two legal turns of the side to move that together look so.

    Two squares of which one is lower show one move, not two.
    """
    least = 3 if change.lower else 2
    if not least <= len(change.sites) <= _TWICE:
        return None
    for first in _within(change, change.position):
        there = change.turns.done(change.position, first)
        for second in _within(change, there):
            last = change.turns.done(there, second)
            if not change.otherwise({s: last.contents[s] for s in change.sites}):
                return played_twice(change, first.text, second.text)
    return None


def _within(change: Change, position: TablePosition) -> Iterator[Turn]:
    """Yield the legal turns of a position that touch changed squares alone."""
    sites = {*change.sites}
    for turn in change.turns.beginning(position, change.sites):
        if all({step.site, step.to or step.site} <= sites for step in turn.steps):
            yield turn


def _is_done(change: Change, position: TablePosition, turn: Turn) -> bool:
    """Return True if a turn, and nothing else, would look so."""
    return not change.otherwise(changed_by(position.contents, turn.steps))
