"""Rulings of stacking: predicates on a change, most specific first."""

from collections import Counter
from collections.abc import Iterable

from rules.core.facts import Sides, Sites
from rules.games.law import Law
from rules.games.stacks.change import StackChange
from rules.games.stacks.turns import NOWHERE, tops_of
from rules.rulings.common import (
    anything_else,
    blocked,
    foreign_chip,
    game_over,
    no_change,
    none_in_hand,
    not_adjacent,
    not_over_placing,
    one_removal_only,
    other_colour,
    out_of_turn,
    recoloured,
    several_changes,
    sites_of,
    two_played,
)
from rules.rulings.engine import Row, RulingTable
from words.keys import Key


def _from_no_hand(change: StackChange) -> bool:
    """Return True if more chips of a colour came than went, and none is in hand."""
    gone = Counter(chip for pile in change.lost.values() for chip in pile)
    for colour, come in Counter(change.chips_come).items():
        number = change.position.colours.index(colour)
        if come > gone[colour] and not change.position.hands[number]:
            return True
    no_hand = not change.hand and not change.lifted
    return no_hand and not change.owed and change.chips_come == (change.own,)


def _stack_moved(change: StackChange) -> bool:
    """Return True if a stack of several chips went from one site to another."""
    if len(change.lost) != 1 or len(change.come) != 1:
        return False
    (gone,), (come,) = change.lost.values(), change.come.values()
    return len(gone) > 1 and come in (gone, gone[::-1])


def _other_played(change: StackChange) -> bool:
    """Return True if another colour played: it came, and it could, or nothing else did.

    Where an own chip went and a chip of another colour came, it was another's turn
    only if that turn would have been legal.
    """
    if len(change.chips_come) != 1 or len(change.foes_come) != 1:
        return False
    return not change.lifted or change.is_made_by(change.turns_of_others())


def _changed_colour(change: StackChange) -> bool:
    """Return True if an own chip went and one of another colour came instead."""
    return bool(change.lifted) and len(change.chips_come) == len(change.foes_come) == 1


def _lost_own(change: StackChange) -> bool:
    """Return True if a stack was taken that the mover may never take."""
    from_under_a_lift = change.to == NOWHERE and change.taken == (change.start,)
    return bool(change.spared_taken) or (from_under_a_lift and not change.earned)


def _not_adjacent(change: StackChange) -> bool:
    if not change.moved or change.to == NOWHERE:
        return False
    if change.tables.flies(change.position, change.position.mover):
        return False
    return change.to not in change.tables.near[change.start]


ROWS: tuple[Row[StackChange], ...] = (
    game_over(Law.END),
    foreign_chip(Law.PLACING),
    no_change(Law.TURNS),
    Row(
        "stack_too_high",
        Law.HEIGHT,
        lambda c: bool(c.high),
        Key("stacks-stack-too-high"),
    ),
    Row(
        "covered_chip",
        Law.MOVING,
        lambda c: bool(c.shuffled),
        Key("stacks-covered-chip"),
    ),
    Row(
        "put_underneath",
        Law.PLACING,
        lambda c: bool(c.slipped_under),
        Key("stacks-put-underneath"),
    ),
    recoloured(Law.PLACING, text=Key("stacks-recoloured")),
    Row(
        "second_priority",
        Law.SECOND,
        lambda c: c.owed and bool(c.come),
        Key("stacks-second-priority"),
    ),
    none_in_hand(Law.PLACING, _from_no_hand),
    Row(
        "stack_moved",
        Law.MOVING,
        _stack_moved,
        Key("stacks-stack-moved"),
    ),
    out_of_turn(Law.TURNS, _other_played),
    other_colour(
        Law.PLACING,
        _changed_colour,
        Key("stacks-other-colour"),
    ),
    several_changes(Law.TURNS, lambda c: bool(c.foes_come)),
    two_played(Law.TURNS, lambda c: len(c.chips_come) > 1),
    not_over_placing(Law.PHASES, lambda c: c.moved and bool(c.hand)),
    Row(
        "own_chip_on_top",
        Law.PLACING,
        lambda c: c.to != NOWHERE and tops_of(c.position)[c.to] == c.own,
        Key("stacks-own-chip-on-top"),
    ),
    not_adjacent(Law.MOVING, _not_adjacent),
    Row(
        "removed_own_stack",
        Law.MILL,
        _lost_own,
        Key("stacks-removed-own-stack"),
    ),
    Row(
        "no_tresillo",
        Law.MILL,
        lambda c: bool(c.taken) and not c.earned,
        Key("stacks-no-tresillo"),
    ),
    one_removal_only(
        Law.ONE_REMOVAL,
        lambda c: len(c.taken) > 1,
        Key("stacks-one-removal-only"),
    ),
    Row(
        "protected_by_tresillo",
        Law.SHIELDED,
        lambda c: bool(c.taken) and not c.removable.issuperset(c.taken),
        Key("stacks-protected-by-tresillo"),
    ),
    blocked(
        Law.MOVING,
        lambda c: c.moved and c.to == NOWHERE,
        Key("stacks-blocked"),
    ),
    anything_else(Law.TURNS),
)
"""The rules that a change can break, the most specific first."""


TABLE = RulingTable(
    ROWS,
    {
        "own": lambda c: Sides((c.own,)),
        "foe": lambda c: Sides(tuple(sorted(set(c.foes_come)))),
        "own_gone": lambda c: _sites(c, (c.start,)),
        "own_come": lambda c: _sites(c, c.come),
        "foe_come": lambda c: _sites(c, c.come),
        "lost": lambda c: _sites(c, c.lost),
        "come": lambda c: _sites(c, c.come),
        "taken": lambda c: _sites(c, c.taken),
        **sites_of("strange"),
        "high": lambda c: _sites(c, c.high),
        "highest": lambda c: c.tables.record.highest,
        "shuffled": lambda c: _sites(c, c.shuffled),
        "slipped_under": lambda c: _sites(c, c.slipped_under),
        "recoloured": lambda c: _sites(c, c.recoloured),
        "everything": sites_of("sites")["sites"],
    },
)
"""The rules of stacking, and what their sentences tell."""


def _sites(change: StackChange, sites: Iterable[int]) -> Sites:
    return Sites(change.named(sites))
