"""Rulings of games of moves: predicates on a change, most specific first."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType

from rules.core.facts import Fact, Sites
from rules.games.acts import changed_by
from rules.games.changes import FACTS
from rules.games.law import Law
from rules.games.moves import motion
from rules.games.moves.motion import MoveChange, row_way, shoots, way
from rules.games.moves.record import Grouping, Reach, RowMoves
from rules.rulings.common import (
    anything_else,
    blocked,
    game_over,
    jumped_enemy,
    left_standing,
    moved_back,
    no_change,
    none_in_hand,
    not_empty,
    not_forward,
    not_taken,
    of_neither_side,
    other_colour,
    out_of_turn,
    recoloured_alone,
    removed_own,
    several_changes,
    stacked,
    taken_elsewhere,
    takes_nothing,
    too_far,
    too_many_taken,
    two_moved,
    wrong_distance,
)
from rules.rulings.engine import Row, RulingTable
from words.keys import Key

MOVE_FACTS: Mapping[str, Callable[[MoveChange], Fact]] = MappingProxyType(
    {
        **FACTS,
        "distance": motion.distance,
        "count": motion.in_line,
        "over": lambda c: Sites(motion.jumped(c)),
        "apart": lambda c: Sites(motion.apart(c)),
        "arrows": lambda c: Sites(c.neutral_come),
        "arrows_gone": lambda c: Sites(c.neutral_gone),
        "flown_over": lambda c: Sites(motion.flown_over(c)),
    }
)
"""What the sentences on games of moves can tell."""


def _foe_acted(change: MoveChange) -> bool:
    """Return True if only the other side acted: it moved, or took an own piece."""
    gone, come, foe_gone, foe_come = change.shape
    most = max(foe_gone, 1) if change.record.rows is RowMoves.SIDE_BY_SIDE else 1
    if come or foe_gone != foe_come or not 1 <= foe_gone <= most:
        return False
    return gone == 0 or change.own_gone == change.foe_come


def _is_behind(change: MoveChange) -> bool:
    """Return True if pieces went less far ahead than any piece of the game does."""
    ways, went = (*change.record.steps, *change.record.takes), way(change)
    went = went or row_way(change)
    if went is None:
        return False
    ahead = (went[1] > 0) - (went[1] < 0)
    return ahead < min(ahead for _, ahead in ways)


def _steps(change: MoveChange) -> bool:
    """Return True if pieces of the game go one step."""
    return change.record.reach is Reach.STEP


def _in_rows(change: MoveChange) -> bool:
    """Return True if several own pieces have gone where rows may."""
    return change.record.rows is RowMoves.SIDE_BY_SIDE and len(change.own_come) > 1


def _moved_twice(change: MoveChange) -> bool:
    """Return True if two legal turns of the side to move, and no row, look so."""
    before, sites = change.position, {*change.sites}
    if row_way(change) is not None or change.foe_come:
        return False
    for first in before.turns:
        if not all({step.site, step.to or step.site} <= sites for step in first.steps):
            continue
        there = replace(before.done(first.steps), mover=before.mover)
        wanted = {s: change.board[s] for s in sites}
        wanted = {s: held for s, held in wanted.items() if held != there.contents[s]}
        if any(changed_by(there.contents, t.steps) == wanted for t in there.turns):
            return True
    return False


def _is_kept(change: MoveChange) -> bool:
    """Return True if own pieces went where a side has to stay one group."""
    return change.record.group is Grouping.KEPT and bool(motion.went(change))


def _has_shot(change: MoveChange) -> bool:
    """Return True if one piece moved and shot one arrow, each perhaps not as it may."""
    return way(change) is not None and len(change.neutral_come) == 1


def _counts_wrong(change: MoveChange) -> bool:
    """Return True if a piece went another distance than pieces stand in its line."""
    counts = change.record.reach is Reach.COUNT and way(change) is not None
    return counts and motion.distance(change) != motion.in_line(change)


def _is_owed_arrow(change: MoveChange) -> bool:
    """Return True if both sides moved, and no arrow came: none on any site."""
    both = change.shape == (1, 1, 1, 1) and change.own_come != change.foe_gone
    return shoots(change) and both and not change.neutral_come


ON_ARROWS: tuple[Row[MoveChange], ...] = (
    Row(
        "arrow_moved",
        Law.SHOOTING,
        lambda c: 0 < len(c.neutral_gone) <= len(c.neutral_come),
        Key("moves-arrow-moved"),
    ),
    Row(
        "arrow_gone",
        Law.SHOOTING,
        lambda c: bool(c.neutral_gone),
        Key("moves-arrow-gone"),
    ),
    Row(
        "arrow_owed",
        Law.SHOOTING,
        _is_owed_arrow,
        Key("moves-arrow-owed"),
    ),
    Row(
        "two_arrows",
        Law.SHOOTING,
        lambda c: len(c.neutral_come) > 1,
        Key("moves-two-arrows"),
    ),
    Row(
        "shot_first",
        Law.SHOOTING,
        lambda c: bool(c.neutral_come) and c.shape in {(0, 0, 0, 0), (1, 0, 0, 0)},
        Key("moves-shot-first"),
    ),
)
"""The rules on arrows that hold wherever the pieces stand."""

ON_SHOTS: tuple[Row[MoveChange], ...] = (
    Row(
        "shot_from_before",
        Law.SHOOTING,
        lambda c: (
            _has_shot(c)
            and motion.is_in_sight(c, of_old=True)
            and not motion.is_in_sight(c, of_old=False)
        ),
        Key("moves-shot-from-before"),
    ),
    Row(
        "arrow_not_in_line",
        Law.SHOOTING,
        lambda c: _has_shot(c) and not motion.is_aimed(c),
        Key("moves-arrow-not-in-line"),
    ),
    Row(
        "arrow_flew_over",
        Law.SHOOTING,
        lambda c: _has_shot(c) and bool(motion.flown_over(c)),
        Key("moves-arrow-flew-over"),
    ),
)
"""The rules on where an arrow may come to."""

ON_ROWS: tuple[Row[MoveChange], ...] = (
    Row(
        "row_takes",
        Law.ROW,
        lambda c: _in_rows(c) and bool(c.foe_gone),
        Key("moves-row-takes"),
    ),
    Row(
        "row_torn",
        Law.ROW,
        lambda c: _in_rows(c) and row_way(c) is None,
        Key("moves-row-torn"),
    ),
    Row(
        "not_a_row",
        Law.ROW,
        lambda c: _in_rows(c) and not motion.is_row(c),
        Key("moves-not-a-row"),
    ),
    Row(
        "row_aslant",
        Law.ROW,
        lambda c: _in_rows(c) and not motion.is_square_on(c),
        Key("moves-row-aslant"),
    ),
)
"""The rules on several pieces that move together."""

ON_WAYS: tuple[Row[MoveChange], ...] = (
    Row(
        "not_in_line",
        Law.MOVING,
        lambda c: not _steps(c) and way(c) is not None and not motion.is_straight(c),
        Key("moves-not-in-line"),
    ),
    wrong_distance(Law.MOVING, _counts_wrong),
    jumped_enemy(
        Law.MOVING,
        lambda c: c.record.reach is Reach.COUNT and bool(motion.jumped(c)),
    ),
    Row(
        "jumped",
        Law.MOVING,
        lambda c: c.record.reach is Reach.SLIDE and bool(motion.jumped(c)),
        Key("moves-jumped"),
    ),
    not_forward(Law.MOVING, lambda c: _steps(c) and _is_behind(c)),
    moved_back(
        Law.GROUP,
        lambda c: _is_kept(c) and _is_behind(c) and motion.was_together(c),
        Key("moves-moved-back"),
    ),
    Row(
        "straight_capture",
        Law.TAKING,
        lambda c: _steps(c) and bool(c.foe_gone) and way(c) in c.record.steps,
        Key("moves-straight-capture"),
    ),
    too_far(Law.MOVING, lambda c: _steps(c) and way(c) is not None),
    Row(
        "group_split",
        Law.GROUP,
        lambda c: _is_kept(c) and bool(motion.apart(c)) and motion.was_together(c),
        Key("moves-group-split"),
    ),
    Row(
        "still_split",
        Law.GROUP,
        lambda c: _is_kept(c) and bool(motion.apart(c)),
        Key("moves-still-split"),
    ),
)
"""The rules on where pieces may go."""

ROWS: tuple[Row[MoveChange], ...] = (
    game_over(Law.END),
    not_empty(Law.MOVING),
    stacked(Law.MOVING),
    of_neither_side(Law.MOVING),
    no_change(Law.TURNS),
    out_of_turn(Law.TURNS, _foe_acted),
    *ON_ARROWS,
    left_standing(Law.TAKING),
    recoloured_alone(Law.MOVING),
    other_colour(Law.MOVING),
    none_in_hand(Law.MOVING),
    several_changes(Law.TURNS),
    two_moved(
        Law.TURNS,
        lambda c: len(c.own_come) > 1 and (not _in_rows(c) or _moved_twice(c)),
    ),
    removed_own(Law.TAKING),
    *ON_ROWS,
    takes_nothing(Law.TAKING, lambda c: bool(c.foe_gone) and not c.record.takes),
    too_many_taken(Law.TAKING),
    taken_elsewhere(
        Law.TAKING,
        lambda c: way(c) is not None and bool(c.foe_gone) and c.foe_gone != c.own_come,
    ),
    not_taken(Law.TAKING, lambda c: bool(c.foe_gone) and way(c) is None),
    blocked(Law.MOVING),
    *ON_WAYS,
    *ON_SHOTS,
    anything_else(Law.TURNS),
)
"""The rules that a change can break, the most specific first."""

TABLE = RulingTable(ROWS, MOVE_FACTS)
"""The rules of games of moves, and what their sentences tell."""
