"""Rulings of games on lines: predicates on a change, most specific first."""

from rules.core.facts import Line, Rows, Sides, Sites
from rules.games.law import Law
from rules.games.lines.change import LineChange
from rules.games.lines.faults import (
    changed_colour,
    foe_acted,
    forbidden,
    from_no_hand,
    jumped_man_taken,
    lost_own,
    moved_there_back,
    must_jump,
    no_flights_left,
    only_given,
    other_than_jumped,
    remade,
    shielded,
    too_early,
    too_far,
    too_many,
    unearned,
    way_out_due,
)
from rules.games.lines.record import Reward
from rules.rulings.common import (
    anything_else,
    blocked,
    game_over,
    moved_back,
    never_removed,
    no_change,
    none_in_hand,
    not_adjacent,
    not_over_placing,
    of_neither_side,
    one_removal_only,
    other_colour,
    out_of_turn,
    put_upon_foe,
    recoloured,
    removed_own,
    several_changes,
    stacked,
    takes_nothing,
    two_moved,
)
from rules.rulings.engine import Row, RulingTable
from words.keys import Key

ROWS: tuple[Row[LineChange], ...] = (
    game_over(Law.END),
    stacked(Law.PLACING),
    of_neither_side(Law.PLACING),
    no_change(Law.TURNS),
    put_upon_foe(Law.PLACING),
    recoloured(Law.PLACING),
    other_colour(Law.PLACING, changed_colour),
    none_in_hand(Law.PLACING, from_no_hand),
    Row(
        "removal_first",
        Law.MILL,
        lambda c: bool(c.position.opening and (c.own_come or c.own_gone)),
        Key("lines-removal-first"),
    ),
    out_of_turn(Law.TURNS, foe_acted),
    several_changes(Law.TURNS),
    removed_own(Law.MILL, lost_own),
    two_moved(Law.TURNS, lambda c: c.own_come.bit_count() > 1),
    not_over_placing(
        Law.PLACING, lambda c: bool(c.own_gone and c.own_come and c.hands[0])
    ),
    Row(
        "forbidden_site",
        Law.PLACING,
        forbidden,
        Key("lines-forbidden-site"),
    ),
    Row(
        "no_flights_left",
        Law.MOVING,
        no_flights_left,
        Key("lines-no-flights-left"),
    ),
    not_adjacent(Law.MOVING, too_far),
    Row(
        "remade_mill",
        Law.REMADE,
        remade,
        Key("lines-remade-mill"),
    ),
    moved_back(Law.REMADE, moved_there_back),
    Row(
        "must_jump",
        Law.JUMPING,
        must_jump,
        Key("lines-must-jump"),
    ),
    Row(
        "way_out_due",
        Law.BLOCKED,
        way_out_due,
        Key("lines-way-out-due"),
    ),
    Row(
        "jumped_man_stays",
        Law.JUMPING,
        jumped_man_taken,
        Key("lines-jumped-man-stays"),
    ),
    never_removed(
        Law.MILL,
        lambda c: bool(c.foe_gone) and c.position.tables.record.reward is Reward.WINS,
    ),
    Row(
        "too_early_to_take",
        Law.PLACING,
        too_early,
        Key("lines-too-early-to-take"),
    ),
    takes_nothing(
        Law.BLOCKED,
        lambda c: bool(c.position.freeing and c.foe_gone),
        Key("lines-takes-nothing"),
    ),
    Row(
        "given_not_taken",
        Law.MILL,
        only_given,
        Key("lines-given-not-taken"),
    ),
    Row(
        "not_the_jumped_man",
        Law.JUMPING,
        other_than_jumped,
        Key("lines-not-the-jumped-man"),
    ),
    Row(
        "no_mill",
        Law.MILL,
        unearned,
        Key("lines-no-mill"),
    ),
    one_removal_only(Law.ONE_REMOVAL, too_many),
    Row(
        "protected_by_mill",
        Law.SHIELDED,
        shielded,
        Key("lines-protected-by-mill"),
    ),
    blocked(Law.MOVING),
    anything_else(Law.TURNS),
)
"""The rules that a change can break, the most specific first."""


TABLE = RulingTable(
    ROWS,
    {
        "own": lambda c: Sides((c.own,)),
        "foe": lambda c: Sides(c.foes),
        "own_gone": lambda c: _sites(c, c.own_gone),
        "own_come": lambda c: _sites(c, c.own_come),
        "own_taken": lambda c: Sites(c.own_taken),
        "foe_gone": lambda c: _sites(c, c.foe_gone),
        "foe_come": lambda c: _sites(c, c.foe_come),
        "gone": lambda c: _sites(c, c.own_gone | c.foe_gone),
        "come": lambda c: _sites(c, c.own_come | c.foe_come),
        "stacks": lambda c: _sites(c, c.stacks),
        "strange": lambda c: _sites(c, c.strange),
        "recoloured": lambda c: _sites(c, c.recoloured),
        "everything": lambda c: Sites(c.sites),
        "line": lambda c: Line(c.position.tables.record.card.wording.line),
        "closed": lambda c: Rows(c.position.tables.rows_in(c.closed)),
    },
)
"""The rules of games on lines, and what their sentences tell."""


def _sites(change: LineChange, mask: int) -> Sites:
    return Sites(change.position.tables.listed(mask))
