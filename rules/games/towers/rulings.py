"""Rulings of games of towers: predicates on a change, most specific first."""

from collections.abc import Callable

from rules.core.facts import Sides, Sites
from rules.games.changes import Names
from rules.games.law import Law
from rules.games.towers import deeds
from rules.games.towers.deeds import Carried, Change, carried, distance, entered, lifted
from rules.games.towers.judging import (
    men_exchanged,
    men_gone,
    not_owner,
    not_straight,
    table_of,
    wrong_distance,
)
from rules.rulings.common import blocked, out_of_turn
from rules.rulings.engine import Deeds, Row, RulingTable
from words.keys import Key


def _if_carried(broken: Callable[[Change, Carried], bool]) -> Callable[[Change], bool]:
    """Return a predicate: men were carried, and the move breaks a rule."""

    def told(change: Change) -> bool:
        move = carried(change)
        return move is not None and broken(change, move)

    return told


def _is_foes(change: Change) -> bool:
    """Return True if the other side has moved or entered its own, as it may."""
    move = carried(change)
    if move is None:
        return deeds.of_other(change)
    return not deeds.is_owned(change, move) and deeds.is_fit(move)


def _left(change: Change, move: Carried) -> int:
    """Return the number of men that left where others landed."""
    return len(move.full) - len(change.stands(move.to))


def _to_leave(change: Change, move: Carried) -> int:
    """Return the number of men that should have moved."""
    return max(len(move.full) - change.record.highest, 0)


ON_CARRYING: tuple[Row[Change], ...] = (
    not_owner(Law.OWNING, _if_carried(lambda c, move: not deeds.is_owned(c, move))),
    not_straight(Law.MOVING, _if_carried(lambda _, move: distance(move) == 0)),
    wrong_distance(
        Law.MOVING, _if_carried(lambda _, move: distance(move) != len(move.men))
    ),
    Row(
        "left_too_early",
        Law.HEIGHT,
        _if_carried(
            lambda c, move: _left(c, move) > 0 and len(move.full) <= c.record.highest
        ),
        Key("towers-left-too-early"),
    ),
    Row(
        "too_many_left",
        Law.HEIGHT,
        _if_carried(lambda c, move: _left(c, move) > _to_leave(c, move)),
        Key("towers-too-many-left"),
    ),
)
"""The rules on men that were carried from one tower to another."""

ON_ENTERING: tuple[Row[Change], ...] = (
    Row(
        "two_entered",
        Law.RESERVE,
        lambda c: len(entered(c)) > 1,
        Key("towers-two-entered"),
    ),
    Row(
        "no_reserve",
        Law.RESERVE,
        lambda c: bool(entered(c)) and not _reserve_of_entered(c),
        Key("towers-no-reserve"),
    ),
)
"""The rules on men that came from beside the board."""

ON_TAKING: tuple[Row[Change], ...] = (
    not_owner(
        Law.OWNING,
        lambda c: bool(lifted(c)) and c.stood(c.sites[0])[-1] == c.foe,
        Key("towers-not-owner-took-men-up"),
    ),
    blocked(
        Law.MOVING,
        deeds.is_stuck,
        Key("towers-blocked"),
    ),
    men_gone(
        Law.HEIGHT,
        lambda c: not c.higher and bool(c.lower),
        Key("towers-men-gone-men-gone-from"),
    ),
    men_exchanged(Law.MOVING),
)
"""The rules on men that were taken off, or exchanged."""

TABLE: RulingTable[Change] = table_of(
    Deeds(deeds.misdone),
    Deeds(deeds.twice),
    out_of_turn(Law.TURNS, _is_foes),
    *ON_CARRYING,
    Deeds(deeds.beside),
    *ON_ENTERING,
    *ON_TAKING,
    facts={
        "who": lambda c: Sides((entered(c)[-1],)),
        "here": lambda c: Sites((_move(c).here,)),
        "there": lambda c: Sites((_move(c).to,)),
        "foe_come": lambda c: Sites(_come(c)),
        "count": lambda c: len(_move(c).men),
        "lifted": lambda c: len(lifted(c)),
        "distance": lambda c: distance(_move(c)),
        "highest": lambda c: c.record.highest,
    },
)
"""The rules of games of towers, and what their sentences tell."""


def _move(change: Change) -> Carried:
    move = carried(change)
    assert move is not None
    return move


def _come(change: Change) -> Names:
    """Return sites with newly arrived men of the other side."""
    move = carried(change)
    return change.sites if move is None else (move.to,)


def _reserve_of_entered(change: Change) -> int:
    """Return the number of men in reserve of the side that came."""
    in_hand = change.position.in_hand
    return in_hand[entered(change)[-1]]
