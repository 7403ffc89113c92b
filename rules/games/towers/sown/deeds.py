"""Infer illegal sowings of a tower from a board."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from itertools import islice, pairwise

from rules.core.facts import Fact, Notation, Sites
from rules.games.law import Law
from rules.games.moves.plan import plan_of
from rules.games.moves.record import ALL_WAYS
from rules.games.table_position import TablePosition, chips
from rules.games.towers import judging
from rules.games.towers.carry import Tower
from rules.games.towers.change import TowerChange
from rules.games.towers.judging import (
    TowerOffence,
    deed,
    done_besides,
    men_exchanged,
    not_owner,
    played,
)
from rules.games.towers.sown.paths import Look, Seen, Sower, next_squares
from rules.games.towers.sown.record import SownRecord
from rules.games.towers.sown.turns import SownTurns, owned
from rules.rulings.common import Shared, not_adjacent
from words.keys import Key

Change = TowerChange[SownRecord, SownTurns]

_ASTRAY = 2
"""Most squares that differ from a sowing's result."""

_TRIED = 100
"""Of so many sowings the one is told beside which least has changed."""

Towers = Iterable[tuple[str, Tower]]

MISDONE = men_exchanged.said(Key("towers-men-exchanged-sowed-others-stand"))
OF_NOBODY = not_owner.said(Key("towers-not-owner-took-stack-where"))
TURNED_BACK = Shared(
    "turned_back",
    Key("towers-turned-back"),
)
ASLANT = Shared("sown_aslant", Key("towers-sown-aslant"))
APART = not_adjacent.said(Key("towers-not-adjacent"))
TOP_FIRST = Shared(
    "top_first",
    Key("towers-top-first"),
)
IN_PART = Shared(
    "part_moved",
    Key("towers-part-moved"),
)
UNDIVIDED = Shared(
    "not_sown",
    Key("towers-not-sown"),
)


def played_by_other(change: Change) -> bool:
    """Return True if the other side has sown a tower, or begun to, as it may."""
    there = replace(change.position, mover=1 - change.position.mover)
    seen = change.turns.seen(there, change.may_hold)
    return any(set(changes) - {turn.steps[0].site} for turn, changes, _ in seen)


def misdone(change: Change) -> TowerOffence | None:
    """Return a legal sowing that looks so, where other men are in the towers."""
    seen = _sowing(change, change.turns.sower, owned(change.position))
    if seen is None:
        return None
    wrong = tuple(s for s in seen.board if change.board[s] != seen.board[s])
    return played(change, MISDONE, Law.SOWING, "-".join(seen.way.path), wrong)


def of_nobody(change: Change) -> TowerOffence | None:
    """Return the offence of sowing another player's tower."""
    towers = [
        (site, tower)
        for site, tower in _towers(change.position)
        if tower[-1] != change.own
    ]
    seen = _sowing(change, change.turns.sower, towers)
    if seen is None:
        return None
    return deed(change, OF_NOBODY, Law.OWNING, {"here": _start(seen)})


def carried_by_nobody(change: Change) -> TowerOffence | None:
    """Return the offence of moving men of another player's tower."""
    if len(change.sites) != 2 or len(change.lower) != 1 or change.more:
        return None
    (here,) = change.lower
    if change.stood(here)[-1] == change.own:
        return None
    return deed(change, OF_NOBODY, Law.OWNING, {"here": Sites((here,))})


def carried_in_part(change: Change) -> TowerOffence | None:
    """Return the offence of moving the topmost man of a tower alone."""
    if len(change.sites) != 2 or len(change.lower) != 1 or change.more:
        return None
    (here,) = change.lower
    if change.stood(here)[-1] != change.own or not change.stands(here):
        return None
    facts: dict[str, Fact] = {"here": Sites((here,)), "count": -change.grown(here)}
    return deed(change, IN_PART, Law.OWNING, facts)


def twice(change: Change) -> TowerOffence | None:
    """Return the offence of sowing two towers."""
    firsts = change.turns.towards(change.position, change.may_hold, 1)
    return judging.twice(change, firsts)


def turned_back(change: Change) -> TowerOffence | None:
    """Return the offence of sowing straight back."""
    sower = replace(change.turns.sower, turns_back=True)
    seen = _sowing(change, sower, owned(change.position))
    if seen is None:
        return None
    path = seen.way.path
    back = next(
        (here, there)
        for before, here, there in zip(path, path[1:], path[2:], strict=False)
        if before == there
    )
    return deed(change, TURNED_BACK, Law.STRAIGHT, _step(seen, back))


def aslant(change: Change) -> TowerOffence | None:
    """Return the offence of sowing diagonally."""
    seen = _sowing(change, _any_way(change.record.card.board), owned(change.position))
    if seen is None:
        return None
    return deed(change, ASLANT, Law.SOWING, _step(seen, _off(change, seen)))


@cache
def _any_way(board: str) -> Sower:
    """Return a sower that may also go diagonally."""
    plan = plan_of(board)
    return Sower(nexts=next_squares(plan.rays, ALL_WAYS, plan.number))


def apart(change: Change) -> TowerOffence | None:
    """Return the offence of leaving out a square."""
    higher = change.higher
    nexts = {
        site: tuple(there for there in higher if there != site)
        for site in change.position.names
    }
    sower = Sower(nexts=nexts, turns_back=True)
    seen = _sowing(change, sower, owned(change.position))
    if seen is None:
        return None
    return deed(change, APART, Law.SOWING, _step(seen, _off(change, seen)))


def top_first(change: Change) -> TowerOffence | None:
    """Return the offence of sowing the top man first, where that is visible."""
    towers = [(site, tower[::-1]) for site, tower in owned(change.position)]
    seen = _sowing(change, change.turns.sower, towers)
    if seen is None or len(seen.way.men) == 1:
        return None
    return deed(change, TOP_FIRST, Law.SOWING, {"here": _start(seen)})


def in_part(change: Change) -> TowerOffence | None:
    """Return the offence of taking up only the topmost men of a tower."""
    towers = [
        (site, tower[-count:])
        for site, tower in owned(change.position)
        for count in range(len(tower) - 1, 0, -1)
        if len(change.stands(site)) >= len(tower) - count
        if change.grown(site) < 0
    ]
    seen = _sowing(change, change.turns.sower, towers)
    if seen is None:
        return None
    facts: dict[str, Fact] = {"here": _start(seen), "count": len(seen.way.men)}
    return deed(change, IN_PART, Law.OWNING, facts)


def undivided(change: Change) -> TowerOffence | None:
    """Return the offence of moving several men together to one square."""
    if len(change.lower) != 1 or len(change.higher) != 1 or change.more:
        return None
    (here,), (there,) = change.lower, change.higher
    count = change.grown(there)
    if count == 1 or len(change.sites) != 2:
        return None
    facts: Mapping[str, Fact] = {
        "here": Sites((here,)),
        "there": Sites((there,)),
        "count": count,
    }
    return deed(change, UNDIVIDED, Law.SOWING, facts)


def beside(change: Change) -> TowerOffence | None:
    """Return a legal sowing that was done, and what else was done."""
    before = change.position.contents
    look = Look(before, change.may_hold, spare=_ASTRAY)
    whole = (
        seen
        for start, tower in owned(change.position)
        for seen in change.turns.sower.seen(look, start, tower)
        if not seen.way.left
    )

    def wrong(seen: Seen) -> tuple[str, ...]:
        board = {**before, **seen.board}
        return tuple(s for s in before if not change.may_hold(s, board[s]))

    found = [(seen, wrong(seen)) for seen in islice(whole, _TRIED)]
    if not found:
        return None
    seen, sites = min(found, key=lambda pair: len(pair[1]))
    path = "-".join(seen.way.path)
    return played(change, done_besides(change), Law.SOWING, path, sites)


def _sowing(change: Change, sower: Sower, towers: Towers) -> Seen | None:
    """Return a sowing of some towers under some rules, whole if it is visible."""
    look = Look(change.position.contents, change.may_hold)
    begun: Seen | None = None
    for start, men in towers:
        if start not in change.sites:
            continue
        for seen in sower.seen(look, start, men):
            if not seen.way.left:
                return seen
            begun = begun or seen
    return begun


def _towers(position: TablePosition) -> Iterator[tuple[str, Tower]]:
    """Yield all towers with their squares."""
    for site, held in position.contents.items():
        if held:
            yield site, chips(held)


def _start(seen: Seen) -> Sites:
    return Sites(seen.way.path[:1])


def _step(seen: Seen, step: tuple[str, str]) -> Mapping[str, Fact]:
    here, there = step
    turn = Notation("-".join(seen.way.path))
    return {"turn": turn, "here": Sites((here,)), "there": Sites((there,))}


def _off(change: Change, seen: Seen) -> tuple[str, str]:
    """Return the first step of a way that leads to no square straight beside."""
    nexts = change.turns.nexts
    return next(
        (here, there)
        for here, there in pairwise(seen.way.path)
        if there not in nexts[here]
    )
