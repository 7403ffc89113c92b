"""Rulings of games of captures: predicates on a change, most specific first."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from rules.core.facts import Fact, Notation, Sites
from rules.games.captures.change import (
    REVISITED,
    SAME_WAY,
    CaptureChange,
)
from rules.games.captures.notation import path_told
from rules.games.captures.record import ChainCapture
from rules.games.captures.record import ChainLength as Must
from rules.games.changes import FACTS
from rules.games.law import Law
from rules.rulings.common import (
    anything_else,
    blocked,
    foreign_chip,
    game_over,
    left_standing,
    no_change,
    none_in_hand,
    not_empty,
    not_forward,
    other_colour,
    out_of_turn,
    recoloured_alone,
    removed_own,
    several_changes,
    sites_of,
    stacked,
    taken_elsewhere,
    too_far,
    two_moved,
)
from rules.rulings.engine import Row, RulingTable
from words.keys import Key


def _foe_acted(change: CaptureChange) -> bool:
    """Return True if only the other side acted: it moved, or captured."""
    _, come, foe_gone, foe_come = change.shape
    return (come, foe_gone, foe_come) == (0, 1, 1)


def _did_not_move(change: CaptureChange) -> bool:
    """Return True if something was taken and no piece moved."""
    _, come, foe_gone, _ = change.shape
    return come == 0 and foe_gone > 0


def _goes_astray(rule: str) -> Callable[[CaptureChange], bool]:
    """Return a predicate: the chain breaks this rule."""

    def broken(change: CaptureChange) -> bool:
        return change.astray is not None and change.astray.rule == rule

    return broken


def _captures_too_few(change: CaptureChange) -> bool:
    """Return True if a chain was played where another one takes more."""
    return change.record.chain is Must.LONGEST and change.shorter is not None


def _is_man(change: CaptureChange) -> bool:
    """Return True if a man moved that steps in ways of its own."""
    return change.way is not None and not change.is_king and bool(_steps(change))


def _is_behind(change: CaptureChange) -> bool:
    """Return True if a man went less far ahead than its steps do."""
    way = change.way
    return (
        _is_man(change)
        and way is not None
        and way[1] < min(ahead for _, ahead in _steps(change))
    )


def _steps(change: CaptureChange) -> tuple[tuple[int, int], ...]:
    return change.record.steps


def _is_off_line(change: CaptureChange) -> bool:
    """Return True if a piece went to a point beside its own that no line leads to."""
    return not _steps(change) and change.is_one_step and not change.is_step


def _is_diagonal(change: CaptureChange) -> bool:
    """Return True if a king went another way than straight."""
    return change.is_king and change.way is not None and 0 not in change.way


ROWS: tuple[Row[CaptureChange], ...] = (
    game_over(Law.END),
    not_empty(Law.MOVING, lambda c: c.shape == (1, 0, 0, 0) and len(c.onto) == 1),
    stacked(Law.MOVING),
    foreign_chip(Law.MOVING),
    Row(
        "crowned_early",
        Law.CROWNING,
        lambda c: bool(c.crowned),
        Key("captures-crowned-early"),
    ),
    no_change(Law.TURNS),
    out_of_turn(Law.TURNS, _foe_acted),
    recoloured_alone(Law.MOVING),
    other_colour(Law.MOVING),
    none_in_hand(Law.MOVING),
    left_standing(Law.TAKING, lambda c: c.is_put_beside),
    several_changes(Law.TURNS),
    two_moved(Law.TURNS),
    removed_own(Law.TAKING, lambda c: len(c.own_gone) > 1),
    Row(
        "took_both_ways",
        Law.CAPTURE,
        lambda c: c.both,
        Key("captures-took-both-ways"),
    ),
    Row(
        SAME_WAY,
        Law.CHAIN,
        _goes_astray(SAME_WAY),
        Key("captures-went-from-same-way-before"),
    ),
    Row(
        REVISITED,
        Law.CHAIN,
        _goes_astray(REVISITED),
        Key("captures-came-twice-one-turn-chain"),
    ),
    Row(
        "majority",
        Law.CHAIN,
        _captures_too_few,
        Key("captures-majority"),
    ),
    Row(
        "diagonal_capture",
        Law.CAPTURE,
        lambda c: c.capture is ChainCapture.LEAP and c.is_diagonal_leap,
        Key("captures-diagonal-capture"),
    ),
    Row(
        "took_unmoved",
        Law.TAKING,
        _did_not_move,
        Key("captures-took-unmoved"),
    ),
    taken_elsewhere(
        Law.TAKING,
        lambda c: c.move is not None and bool(c.foe_gone),
        Key("captures-taken-elsewhere"),
        wrong=lambda c: c.uncaptured,
    ),
    Row(
        "must_capture",
        Law.CAPTURE,
        lambda c: bool(c.captures) and (c.is_step or c.shape == (1, 0, 0, 0)),
        Key("captures-must-capture"),
    ),
    blocked(Law.MOVING),
    Row(
        "no_line",
        Law.MOVING,
        _is_off_line,
        Key("captures-no-line"),
    ),
    Row(
        "king_diagonal",
        Law.CROWNING,
        _is_diagonal,
        Key("captures-king-diagonal"),
    ),
    Row(
        "way_blocked",
        Law.CROWNING,
        lambda c: c.is_king and bool(c.between),
        Key("captures-way-blocked"),
    ),
    not_forward(Law.MOVING, _is_behind),
    too_far(Law.MOVING, lambda c: c.move is not None),
    anything_else(Law.TURNS),
)
"""The rules that a change can break, the most specific first."""


def _astray(name: str) -> Callable[[CaptureChange], Fact]:
    return lambda change: Sites((getattr(change.astray, name),))


def _count(change: CaptureChange) -> int:
    assert change.shorter is not None
    return len(change.shorter.taken)


CAPTURE_FACTS: Mapping[str, Callable[[CaptureChange], Fact]] = MappingProxyType(
    {
        **FACTS,
        **sites_of("crowned", "between", "uncaptured"),
        "stacks": lambda c: Sites(c.onto),
        "astray_from": _astray("here"),
        "astray_to": _astray("there"),
        "example": lambda c: Notation(c.example.text),
        "longest": lambda c: Notation(path_told(c.example)),
        "most": lambda c: c.most,
        "count": _count,
    }
)
"""What the sentences on games of captures tell."""

TABLE = RulingTable(ROWS, CAPTURE_FACTS)
"""The rules of games of captures."""
