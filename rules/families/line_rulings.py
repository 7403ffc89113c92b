"""What happened on a board of lines: a legal turn, a stage of some, or a broken rule.

The rules that a change can break stand in one table, the most specific first.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rules.evidence import Content
from rules.families.line_change import (
    Change,
    change_between,
    first_of,
    stages_of,
    trace_of,
)
from rules.families.line_position import LinePosition, flies, is_barred, removable
from rules.families.line_record import Law, Reward
from rules.families.line_tables import NOTHING
from rules.model import Ruling, Stage, StepKind, Turn


def judge(
    position: LinePosition, contents: Mapping[str, Content]
) -> Turn | Stage | Ruling:
    """Return what happened when the board came to hold ``contents``."""
    change = change_between(position, contents)
    trace = change.trace
    if trace is not None:
        acts = position.tables.acts
        passing: list[Turn] = []
        owed = StepKind.REMOVE
        for turn in position.turns:
            act = acts[turn.text]
            if trace_of(act) == trace:
                return turn
            for stage, kind in stages_of(act):
                if stage == trace:
                    passing.append(turn)
                    owed = kind
        if passing:
            return Stage(tuple(passing), owed)
    return rule_on(change)


def rule_on(change: Change) -> Ruling:
    """Return the first rule of the table that a change breaks."""
    tables = change.position.tables
    for row in TABLE:
        if row.broken(change):
            return Ruling(
                row.rule,
                tables.listed(change.everything),
                row.why.format_map(_words(change)),
                tables.record.cite(row.law),
            )
    raise AssertionError("the table's last row holds for every change")


@dataclass(frozen=True, slots=True)
class Row:
    """A rule, the law that it is cited by, when a change breaks it, and a sentence."""

    rule: str
    law: Law
    broken: Callable[[Change], bool]
    why: str


def _changed_colour(change: Change) -> bool:
    """Tell whether one man went and a man of the other colour came instead."""
    own_hand, _ = change.hands
    if change.shape == (1, 0, 0, 1):
        return not (change.hands[1] and change.foe_closed)
    return change.shape == (0, 1, 1, 0) and not own_hand


def _from_no_hand(change: Change) -> bool:
    """Tell whether more men came than went and than were in hand."""
    own_gone, own_come, foe_gone, foe_come = change.shape
    own_hand, foe_hand = change.hands
    return own_come > own_gone + own_hand or foe_come > foe_gone + foe_hand


def _foe_acted(change: Change) -> bool:
    """Tell whether only the other side acted, with a removal or without."""
    own_gone, own_come, foe_gone, foe_come = change.shape
    if own_come or foe_come != 1 or foe_gone > 1:
        return False
    return own_gone == 0 or (own_gone == 1 and bool(change.foe_closed))


def _lost_own(change: Change) -> bool:
    """Tell whether the player took own men off the board."""
    own_gone, own_come, _, _ = change.shape
    if own_gone - own_come == 1 and not own_come:
        return change.hands[0] > 0
    return own_gone > own_come


def _not_adjacent(change: Change) -> bool:
    position = change.position
    if change.act is None or flies(position, position.mover):
        return False
    here, there, _ = change.act
    return here != NOTHING and not position.tables.near[here] >> there & 1


def _remade(change: Change) -> bool:
    if change.act is None or change.act[0] == NOTHING:
        return False
    position = change.position
    return is_barred(position, position.mover, change.act[0], change.closed)


def _unearned(change: Change) -> bool:
    """Tell whether a man was removed though no mill was or could be closed."""
    if not change.foe_gone:
        return False
    if change.act:
        return not change.closed
    acts = change.position.tables.acts
    lifted = first_of(change.own_gone)
    return lifted == NOTHING or not any(
        acts[turn.text][0] == lifted and acts[turn.text][2] != NOTHING
        for turn in change.position.turns
    )


def _shielded(change: Change) -> bool:
    position = change.position
    return bool(change.foe_gone & ~removable(position, position.mover))


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
        _changed_colour,
        "a chip went from {gone}, but one of the other colour came to {come}",
    ),
    Row(
        "no_chip_in_hand",
        Law.PLACING,
        _from_no_hand,
        "a chip appeared on {come}, but there is none left to place",
    ),
    Row(
        "out_of_turn",
        Law.TURNS,
        _foe_acted,
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
        _lost_own,
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
        "not_adjacent",
        Law.MOVING,
        _not_adjacent,
        "{own} moved from {own_gone} to {own_come}, which no line joins",
    ),
    Row(
        "remade_mill",
        Law.REMADE,
        _remade,
        "{own} may not remake the mill {mill} with this move",
    ),
    Row(
        "never_removed",
        Law.MILL,
        lambda c: bool(c.foe_gone) and c.position.tables.record.reward is Reward.WINS,
        "{foe_gone} was taken, but nothing is ever taken in this game",
    ),
    Row(
        "no_mill",
        Law.MILL,
        _unearned,
        "{own} took {foe_gone} without closing a mill",
    ),
    Row(
        "one_removal_only",
        Law.ONE_REMOVAL,
        lambda c: c.foe_gone.bit_count() > 1,
        "{own} took {foe_gone}, but a turn takes one chip",
    ),
    Row(
        "protected_by_mill",
        Law.SHIELDED,
        _shielded,
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
    words["own"], words["foe"] = tables.sides[mover], tables.sides[1 - mover]
    return words


def _spoken(sites: tuple[str, ...]) -> str:
    *others, last = sites or ("nothing",)
    return f"{', '.join(others)} and {last}" if others else last
