"""Which rule of stacking a board breaks that no legal turn or stage explains.

The rules stand in one table, the most specific first.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rules.core.facts import Sentence, Template
from rules.core.model import Ruling
from rules.core.pieces import Content
from rules.games.law import Law
from rules.games.stacks.change import Change, change_between
from rules.games.stacks.turns import NOWHERE, StackTables, tops_of
from rules.games.table_position import TablePosition


def rule_on(
    tables: StackTables, position: TablePosition, board: Mapping[str, Content]
) -> Ruling:
    """Return the first rule of the table that a board breaks."""
    change = change_between(tables, position, board)
    for row in TABLE:
        if row.broken(change):
            return Ruling(
                row.rule,
                tuple(tables.names[site] for site in change.sites),
                tables.record.card.cite(row.law),
                Sentence(Template(row.why.format_map(_words(change)))),
            )
    raise AssertionError("the table's last row holds for every change")


@dataclass(frozen=True, slots=True)
class Row:
    """A rule, the law that it is cited by, when a change breaks it, and a sentence."""

    rule: str
    law: Law
    broken: Callable[[Change], bool]
    why: str


def _from_no_hand(change: Change) -> bool:
    """Tell whether more chips of a colour came than went and than were in hand."""
    gone = Counter(chip for pile in change.lost.values() for chip in pile)
    for colour, come in Counter(change.chips_come).items():
        number = change.position.colours.index(colour)
        if come > gone[colour] + change.position.hands[number]:
            return True
    no_hand = not change.hand and not change.lifted
    return no_hand and not change.owed and change.chips_come == (change.own,)


def _stack_moved(change: Change) -> bool:
    """Tell whether a stack of several chips went from one site to another."""
    if len(change.lost) != 1 or len(change.come) != 1:
        return False
    (gone,), (come,) = change.lost.values(), change.come.values()
    return len(gone) > 1 and come in (gone, gone[::-1])


def _other_played(change: Change) -> bool:
    """Tell whether another colour played: it came, and it could, or nothing else did.

    Where an own chip went and a chip of another colour came, it was another's turn
    only if that turn would have been legal.
    """
    if len(change.chips_come) != 1 or len(change.foes_come) != 1:
        return False
    return not change.lifted or change.is_made_by(change.turns_of_others())


def _changed_colour(change: Change) -> bool:
    """Tell whether an own chip went and one of another colour came instead."""
    return bool(change.lifted) and len(change.chips_come) == len(change.foes_come) == 1


def _lost_own(change: Change) -> bool:
    """Tell whether a stack was taken that the mover may never take."""
    from_under_a_lift = change.to == NOWHERE and change.taken == (change.start,)
    return bool(change.spared_taken) or (from_under_a_lift and not change.earned)


def _not_adjacent(change: Change) -> bool:
    if not change.moved or change.to == NOWHERE:
        return False
    if change.tables.flies(change.position, change.position.mover):
        return False
    return change.to not in change.tables.near[change.start]


TABLE = (
    Row(
        "game_over",
        Law.END,
        lambda c: c.position.ending is not None,
        "the game is over",
    ),
    Row(
        "foreign_chip",
        Law.PLACING,
        lambda c: bool(c.strange),
        "{strange} holds something that is no chip of this game",
    ),
    Row(
        "no_change",
        Law.TURNS,
        lambda c: not c.sites,
        "nothing has changed, and it is {own}'s turn",
    ),
    Row(
        "stack_too_high",
        Law.HEIGHT,
        lambda c: bool(c.high),
        "{high} holds more than {highest} chips",
    ),
    Row(
        "covered_chip",
        Law.MOVING,
        lambda c: bool(c.shuffled),
        "a chip that others cover was taken from its place on {shuffled}",
    ),
    Row(
        "put_underneath",
        Law.PLACING,
        lambda c: bool(c.slipped_under),
        "a chip came to stand below others on {slipped_under}, not on top",
    ),
    Row(
        "wrong_colour",
        Law.PLACING,
        lambda c: bool(c.recoloured),
        "chips on {recoloured} have others in their place",
    ),
    Row(
        "second_priority",
        Law.SECOND,
        lambda c: c.owed and bool(c.come),
        "a chip came to {come}, but first {own}, whose Tresillo was uncovered, "
        "removes a stack",
    ),
    Row(
        "no_chip_in_hand",
        Law.PLACING,
        _from_no_hand,
        "a chip appeared on {come}, but there is none left to place",
    ),
    Row(
        "stack_moved",
        Law.MOVING,
        _stack_moved,
        "more than the top chip went from {lost} to {come}",
    ),
    Row(
        "out_of_turn",
        Law.TURNS,
        _other_played,
        "{foes} played {come}, but it is {own}'s turn",
    ),
    Row(
        "wrong_colour",
        Law.PLACING,
        _changed_colour,
        "a {own} chip went from {lost}, but one of another colour came to {come}",
    ),
    Row(
        "several_changes",
        Law.TURNS,
        lambda c: bool(c.foes_come),
        "too much changed at once, at {everything}",
    ),
    Row(
        "two_chips_played",
        Law.TURNS,
        lambda c: len(c.chips_come) > 1,
        "{own} played more than one chip: {come}",
    ),
    Row(
        "not_over_placing",
        Law.PHASES,
        lambda c: c.moved and bool(c.hand),
        "{own} moved from {start} to {come}, but still has chips to place",
    ),
    Row(
        "own_chip_on_top",
        Law.PLACING,
        lambda c: c.to != NOWHERE and tops_of(c.position)[c.to] == c.own,
        "{own} put a chip on {come}, where a {own} chip is on top",
    ),
    Row(
        "not_adjacent",
        Law.MOVING,
        _not_adjacent,
        "{own} moved from {start} to {come}, which no line joins",
    ),
    Row(
        "removed_own_stack",
        Law.MILL,
        _lost_own,
        "{own} took chips from {taken}, not a stack that {own} may take",
    ),
    Row(
        "no_tresillo",
        Law.MILL,
        lambda c: bool(c.taken) and not c.earned,
        "{own} took chips from {taken} without a Tresillo",
    ),
    Row(
        "one_removal_only",
        Law.ONE_REMOVAL,
        lambda c: len(c.taken) > 1,
        "{own} took chips from {taken}, but a turn takes one stack",
    ),
    Row(
        "protected_by_tresillo",
        Law.SHIELDED,
        lambda c: bool(c.taken) and not c.removable.issuperset(c.taken),
        "{own} took a stack out of a Tresillo, {taken}, while others stand free",
    ),
    Row(
        "blocked_chip",
        Law.MOVING,
        lambda c: c.moved and c.to == NOWHERE,
        "{own} lifted the chip on {start}, which has nowhere to go",
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
    names = change.tables.names
    sets: Mapping[str, tuple[int, ...]] = {
        "strange": change.strange,
        "high": change.high,
        "shuffled": change.shuffled,
        "slipped_under": change.slipped_under,
        "recoloured": change.recoloured,
        "lost": tuple(change.lost),
        "come": tuple(change.come),
        "taken": change.taken,
        "everything": change.sites,
    }
    words = {
        word: _spoken(tuple(names[site] for site in sites))
        for word, sites in sets.items()
    }
    words["start"] = "the hand" if change.start == NOWHERE else names[change.start]
    words["own"] = change.own
    words["foes"] = _spoken(tuple(sorted(set(change.foes_come))))
    words["highest"] = str(change.tables.record.highest)
    return words


def _spoken(listed: tuple[str, ...]) -> str:
    *others, last = listed or ("nothing",)
    return f"{', '.join(others)} and {last}" if others else last
