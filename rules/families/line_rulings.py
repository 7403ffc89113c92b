"""What happened on a board of lines: a legal turn, a stage of some, or a broken rule.

The rules that a change can break stand in one table, the most specific first.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rules.families.line_change import Change
from rules.families.line_faults import (
    changed_colour,
    foe_acted,
    forbidden,
    from_no_hand,
    jumped_man_taken,
    lost_own,
    moved_back,
    must_jump,
    no_flights_left,
    not_adjacent,
    only_given,
    other_than_jumped,
    remade,
    shielded,
    too_early,
    too_many,
    unearned,
    way_out_due,
)
from rules.families.line_record import Reward
from rules.games.law import Law
from rules.model import Ruling


def rule_on(change: Change) -> Ruling:
    """Return the first rule of the table that a change breaks."""
    tables = change.position.tables
    for row in TABLE:
        if row.broken(change):
            return Ruling(
                row.rule,
                tables.listed(change.everything),
                row.why.format_map(_words(change)),
                tables.record.card.cite(row.law),
            )
    raise AssertionError("the table's last row holds for every change")


@dataclass(frozen=True, slots=True)
class Row:
    """A rule, the law that it is cited by, when a change breaks it, and a sentence."""

    rule: str
    law: Law
    broken: Callable[[Change], bool]
    why: str


TABLE = (
    Row("game_over", Law.END, lambda c: c.position.end is not None, "the game is over"),
    Row(
        "stacked",
        Law.PLACING,
        lambda c: bool(c.stacks),
        "{stacks} holds more than one chip",
    ),
    Row(
        "foreign_chip",
        Law.PLACING,
        lambda c: bool(c.strange),
        "{strange} holds something that is neither {own}'s nor {foe}'s chip",
    ),
    Row(
        "no_change",
        Law.TURNS,
        lambda c: not c.everything,
        "nothing has changed, and it is {own}'s turn",
    ),
    Row(
        "not_empty",
        Law.PLACING,
        lambda c: c.shape == (1, 1, 1, 0) and bool(c.recoloured),
        "{own} moved from {own_gone} onto {own_come}, where a {foe} chip stood",
    ),
    Row(
        "wrong_colour",
        Law.PLACING,
        lambda c: bool(c.recoloured),
        "the chip on {recoloured} has changed its colour",
    ),
    Row(
        "wrong_colour",
        Law.PLACING,
        changed_colour,
        "a chip went from {gone}, but one of the other colour came to {come}",
    ),
    Row(
        "no_chip_in_hand",
        Law.PLACING,
        from_no_hand,
        "a chip appeared on {come}, but there is none left to place",
    ),
    Row(
        "removal_first",
        Law.MILL,
        lambda c: bool(c.position.opening and (c.own_come or c.own_gone)),
        "{own} must first take one of the other side's men off the board",
    ),
    Row(
        "out_of_turn",
        Law.TURNS,
        foe_acted,
        "{foe} played {foe_come}, but it is {own}'s turn",
    ),
    Row(
        "several_changes",
        Law.TURNS,
        lambda c: bool(c.foe_come),
        "too much changed at once, at {everything}",
    ),
    Row(
        "removed_own_chip",
        Law.MILL,
        lost_own,
        "{own} took a chip of its own off the board: {own_gone}",
    ),
    Row(
        "two_chips_moved",
        Law.TURNS,
        lambda c: c.own_come.bit_count() > 1,
        "{own} played more than one chip: {own_come}",
    ),
    Row(
        "not_over_placing",
        Law.PLACING,
        lambda c: bool(c.own_gone and c.own_come and c.hands[0]),
        "{own} moved from {own_gone} to {own_come}, but still has chips to place",
    ),
    Row(
        "forbidden_site",
        Law.PLACING,
        forbidden,
        "no man may be placed on {own_come}",
    ),
    Row(
        "no_flights_left",
        Law.MOVING,
        no_flights_left,
        "{own} flew from {own_gone} to {own_come}, but has no flight left",
    ),
    Row(
        "not_adjacent",
        Law.MOVING,
        not_adjacent,
        "{own} moved from {own_gone} to {own_come}, which no line joins",
    ),
    Row(
        "remade_mill",
        Law.REMADE,
        remade,
        "{own} may not remake the mill {mill} with this move",
    ),
    Row(
        "moved_back",
        Law.REMADE,
        moved_back,
        "{own} may not move {own_gone} back to {own_come} in this turn",
    ),
    Row(
        "must_jump",
        Law.JUMPING,
        must_jump,
        "{own} lifted {own_gone}, but must jump and take with a man that can",
    ),
    Row(
        "way_out_due",
        Law.BLOCKED,
        way_out_due,
        "{own} must open a way for {foe}, who cannot move, without a mill if it can",
    ),
    Row(
        "jumped_man_stays",
        Law.JUMPING,
        jumped_man_taken,
        "{own} took {foe_gone}, but a man that is jumped stays on the board",
    ),
    Row(
        "never_removed",
        Law.MILL,
        lambda c: bool(c.foe_gone) and c.position.tables.record.reward is Reward.WINS,
        "{own} took {foe_gone}, but nothing is ever taken in this game",
    ),
    Row(
        "too_early_to_take",
        Law.PLACING,
        too_early,
        "{own} took {foe_gone}, but nothing is taken while men are being placed",
    ),
    Row(
        "takes_nothing",
        Law.BLOCKED,
        lambda c: bool(c.position.freeing and c.foe_gone),
        "{own} took {foe_gone}, but opening a way for {foe} takes nothing",
    ),
    Row(
        "given_not_taken",
        Law.MILL,
        only_given,
        "{own} took {foe_gone} from the board, but {foe} gives an unplayed chip",
    ),
    Row(
        "not_the_jumped_man",
        Law.JUMPING,
        other_than_jumped,
        "{own} took {foe_gone}, not only what was jumped",
    ),
    Row(
        "no_mill",
        Law.MILL,
        unearned,
        "{own} took {foe_gone} without closing a mill",
    ),
    Row(
        "one_removal_only",
        Law.ONE_REMOVAL,
        too_many,
        "{own} took {foe_gone}, more than this turn has earned",
    ),
    Row(
        "protected_by_mill",
        Law.SHIELDED,
        shielded,
        "{own} took {foe_gone} out of a mill while other {foe} chips stand free",
    ),
    Row(
        "blocked_chip",
        Law.MOVING,
        lambda c: c.shape == (1, 0, 0, 0),
        "{own} lifted {own_gone}, which has nowhere to go",
    ),
    Row(
        "several_changes",
        Law.TURNS,
        lambda _: True,
        "too much changed at once, at {everything}",
    ),
)
"""The rules that a change can break, the most specific first."""


def _words(change: Change) -> Mapping[str, str]:
    """Return what the sentences of the table may name."""
    tables = change.position.tables
    mover = change.position.mover
    sets = {
        "own_gone": change.own_gone,
        "own_come": change.own_come,
        "foe_gone": change.foe_gone,
        "foe_come": change.foe_come,
        "gone": change.own_gone | change.foe_gone,
        "come": change.own_come | change.foe_come,
        "stacks": change.stacks,
        "strange": change.strange,
        "recoloured": change.recoloured,
        "everything": change.everything,
    }
    words = {word: _spoken(tables.listed(mask)) for word, mask in sets.items()}
    words["mill"] = ", ".join("-".join(row) for row in tables.rows_in(change.closed))
    foes = (side for number, side in enumerate(tables.sides) if number != mover)
    words["own"], words["foe"] = tables.sides[mover], " or ".join(foes)
    return words


def _spoken(sites: tuple[str, ...]) -> str:
    *others, last = sites or ("nothing",)
    return f"{', '.join(others)} and {last}" if others else last
