"""What rule a board of lines breaks: one table, the most specific first."""

from rules.core.facts import Line, Rows, Sides, Sites, Template
from rules.games.law import Law
from rules.games.lines.change import Change
from rules.games.lines.faults import (
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
from rules.games.lines.record import Reward
from rules.rulings.common import (
    anything_else,
    game_over,
    no_change,
    out_of_turn,
    several_changes,
)
from rules.rulings.engine import Row, Table

ROWS: tuple[Row[Change], ...] = (
    game_over(Law.END),
    Row(
        "stacked",
        Law.PLACING,
        lambda c: bool(c.stacks),
        Template("{stacks} holds more than one chip"),
    ),
    Row(
        "foreign_chip",
        Law.PLACING,
        lambda c: bool(c.strange),
        Template("{strange} holds something that is neither {own}'s nor {foe}'s chip"),
    ),
    no_change(Law.TURNS),
    Row(
        "not_empty",
        Law.PLACING,
        lambda c: c.shape == (1, 1, 1, 0) and bool(c.recoloured),
        Template(
            "{own} moved from {own_gone} onto {own_come}, where a {foe} chip stood"
        ),
    ),
    Row(
        "wrong_colour",
        Law.PLACING,
        lambda c: bool(c.recoloured),
        Template("the chip on {recoloured} has changed its colour"),
    ),
    Row(
        "wrong_colour",
        Law.PLACING,
        changed_colour,
        Template("a chip went from {gone}, but one of the other colour came to {come}"),
    ),
    Row(
        "no_chip_in_hand",
        Law.PLACING,
        from_no_hand,
        Template("a chip appeared on {come}, but there is none left to place"),
    ),
    Row(
        "removal_first",
        Law.MILL,
        lambda c: bool(c.position.opening and (c.own_come or c.own_gone)),
        Template("{own} must first take one of the other side's men off the board"),
    ),
    out_of_turn(Law.TURNS, foe_acted),
    several_changes(Law.TURNS, lambda c: bool(c.foe_come)),
    Row(
        "removed_own_chip",
        Law.MILL,
        lost_own,
        Template("{own} took a chip of its own off the board: {own_taken}"),
    ),
    Row(
        "two_chips_moved",
        Law.TURNS,
        lambda c: c.own_come.bit_count() > 1,
        Template("{own} played more than one chip: {own_come}"),
    ),
    Row(
        "not_over_placing",
        Law.PLACING,
        lambda c: bool(c.own_gone and c.own_come and c.hands[0]),
        Template(
            "{own} moved from {own_gone} to {own_come}, but still has chips to place"
        ),
    ),
    Row(
        "forbidden_site",
        Law.PLACING,
        forbidden,
        Template("no man may be placed on {own_come}"),
    ),
    Row(
        "no_flights_left",
        Law.MOVING,
        no_flights_left,
        Template("{own} flew from {own_gone} to {own_come}, but has no flight left"),
    ),
    Row(
        "not_adjacent",
        Law.MOVING,
        not_adjacent,
        Template("{own} moved from {own_gone} to {own_come}, which no line joins"),
    ),
    Row(
        "remade_mill",
        Law.REMADE,
        remade,
        Template("{own} may not remake the {line} {closed} with this move"),
    ),
    Row(
        "moved_back",
        Law.REMADE,
        moved_back,
        Template("{own} may not move {own_gone} back to {own_come} in this turn"),
    ),
    Row(
        "must_jump",
        Law.JUMPING,
        must_jump,
        Template("{own} lifted {own_gone}, but must jump and take with a man that can"),
    ),
    Row(
        "way_out_due",
        Law.BLOCKED,
        way_out_due,
        Template(
            "{own} must open a way for {foe}, who cannot move, without a {line} "
            "if it can"
        ),
    ),
    Row(
        "jumped_man_stays",
        Law.JUMPING,
        jumped_man_taken,
        Template("{own} took {foe_gone}, but a man that is jumped stays on the board"),
    ),
    Row(
        "never_removed",
        Law.MILL,
        lambda c: bool(c.foe_gone) and c.position.tables.record.reward is Reward.WINS,
        Template("{own} took {foe_gone}, but nothing is ever taken in this game"),
    ),
    Row(
        "too_early_to_take",
        Law.PLACING,
        too_early,
        Template(
            "{own} took {foe_gone}, but nothing is taken while men are being placed"
        ),
    ),
    Row(
        "takes_nothing",
        Law.BLOCKED,
        lambda c: bool(c.position.freeing and c.foe_gone),
        Template("{own} took {foe_gone}, but opening a way for {foe} takes nothing"),
    ),
    Row(
        "given_not_taken",
        Law.MILL,
        only_given,
        Template(
            "{own} took {foe_gone} from the board, but {foe} gives an unplayed chip"
        ),
    ),
    Row(
        "not_the_jumped_man",
        Law.JUMPING,
        other_than_jumped,
        Template("{own} took {foe_gone}, not only what was jumped"),
    ),
    Row(
        "no_mill",
        Law.MILL,
        unearned,
        Template("{own} took {foe_gone} without closing a {line}"),
    ),
    Row(
        "one_removal_only",
        Law.ONE_REMOVAL,
        too_many,
        Template("{own} took {foe_gone}, more than this turn has earned"),
    ),
    Row(
        "protected_by_mill",
        Law.SHIELDED,
        shielded,
        Template(
            "{own} took {foe_gone} out of a {line} while other {foe} chips stand free"
        ),
    ),
    Row(
        "blocked_chip",
        Law.MOVING,
        lambda c: c.shape == (1, 0, 0, 0),
        Template("{own} lifted {own_gone}, which has nowhere to go"),
    ),
    anything_else(Law.TURNS),
)
"""The rules that a change can break, the most specific first."""


TABLE = Table(
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


def _sites(change: Change, mask: int) -> Sites:
    return Sites(change.position.tables.listed(mask))
