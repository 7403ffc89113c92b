"""What rule of a game of captures a board breaks: the most specific comes first."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from rules.core.facts import Fact, Notation, Sites, Template
from rules.games.captures.change import (
    REVISITED,
    SAME_WAY,
    CaptureChange,
)
from rules.games.captures.record import Capture
from rules.games.captures.record import Chain as Must
from rules.games.captures.written import path_told
from rules.games.law import Law
from rules.games.pits.stones import FACTS as STONES
from rules.rulings.common import (
    anything_else,
    foreign_chip,
    game_over,
    no_change,
    several_changes,
)
from rules.rulings.engine import Row, Table


def _foe_acted(change: CaptureChange) -> bool:
    """Tell whether only the other side acted: it moved, and took what it liked."""
    _, come, foe_gone, foe_come = change.shape
    return (come, foe_gone, foe_come) == (0, 1, 1)


def _has_turned(change: CaptureChange) -> bool:
    """Tell whether a piece of one side went and one of the other came."""
    return change.shape in {(1, 0, 0, 1), (0, 1, 1, 0)}


def _did_not_move(change: CaptureChange) -> bool:
    """Tell whether something was taken and no piece moved."""
    _, come, foe_gone, _ = change.shape
    return come == 0 and foe_gone > 0


def _goes_astray(rule: str) -> Callable[[CaptureChange], bool]:
    """Return what tells whether a chain was played that does this."""

    def broken(change: CaptureChange) -> bool:
        return change.astray is not None and change.astray.rule == rule

    return broken


def _captures_too_few(change: CaptureChange) -> bool:
    """Tell whether a chain was played where another one takes more."""
    return change.plain.record.chain is Must.LONGEST and change.shorter is not None


def _is_man(change: CaptureChange) -> bool:
    """Tell whether a man moved that steps in ways of its own."""
    return change.way is not None and not change.is_king and bool(_steps(change))


def _is_behind(change: CaptureChange) -> bool:
    """Tell whether a man went less far ahead than its steps do."""
    way = change.way
    return (
        _is_man(change)
        and way is not None
        and way[1] < min(ahead for _, ahead in _steps(change))
    )


def _steps(change: CaptureChange) -> tuple[tuple[int, int], ...]:
    return change.plain.record.steps


def _is_off_line(change: CaptureChange) -> bool:
    """Tell whether a piece went to a point beside its own that no line leads to."""
    return not _steps(change) and change.is_one_step and not change.is_step


def _is_diagonal(change: CaptureChange) -> bool:
    """Tell whether a king went another way than straight."""
    return change.is_king and change.way is not None and 0 not in change.way


ROWS: tuple[Row[CaptureChange], ...] = (
    game_over(Law.END),
    Row(
        "not_empty",
        Law.MOVING,
        lambda c: c.shape == (1, 0, 0, 0) and len(c.onto) == 1,
        Template(
            "{own} moved from {own_gone} to {stacks}, where a chip already stands"
        ),
    ),
    Row(
        "stacked",
        Law.MOVING,
        lambda c: bool(c.plain.stacks),
        Template("{stacks} holds more than one chip"),
    ),
    foreign_chip(Law.MOVING),
    Row(
        "crowned_early",
        Law.CROWNING,
        lambda c: bool(c.crowned),
        Template(
            "a king stands on {crowned}, but only a man that ends its move on the "
            "farthest rank is crowned"
        ),
    ),
    no_change(Law.TURNS),
    Row(
        "out_of_turn",
        Law.TURNS,
        _foe_acted,
        Template("{foe} played {foe_come}, but it is {own}'s turn"),
    ),
    Row(
        "wrong_colour",
        Law.MOVING,
        lambda c: _has_turned(c) and bool(c.plain.recoloured),
        Template("the chip on {recoloured} has changed its colour"),
    ),
    Row(
        "wrong_colour",
        Law.MOVING,
        _has_turned,
        Template("a chip went from {gone}, but one of the other colour came to {come}"),
    ),
    Row(
        "no_chip_in_hand",
        Law.MOVING,
        lambda c: c.plain.is_from_no_hand,
        Template("a chip appeared on {come}, but there is none left to place"),
    ),
    several_changes(Law.TURNS, lambda c: bool(c.plain.foe_come)),
    Row(
        "two_chips_moved",
        Law.TURNS,
        lambda c: len(c.plain.own_come) > 1,
        Template("{own} played more than one chip: {own_come}"),
    ),
    Row(
        "removed_own_chip",
        Law.TAKING,
        lambda c: len(c.plain.own_gone) > 1,
        Template("{own} took a chip of its own off the board: {own_taken}"),
    ),
    Row(
        "took_both_ways",
        Law.CAPTURE,
        lambda c: c.both,
        Template(
            "{own} took {foe_gone}, but a move takes what it comes up to or what it "
            "leaves, not both"
        ),
    ),
    Row(
        SAME_WAY,
        Law.CHAIN,
        _goes_astray(SAME_WAY),
        Template(
            "{own} went on from {astray_from} to {astray_to} the same way as before; "
            "a chain of captures turns at every step"
        ),
    ),
    Row(
        REVISITED,
        Law.CHAIN,
        _goes_astray(REVISITED),
        Template(
            "{own} came to {astray_to} twice in one turn; a chain of captures comes "
            "to no point again"
        ),
    ),
    Row(
        "majority",
        Law.CHAIN,
        _captures_too_few,
        Template("{longest} takes {most}, this takes {count}"),
    ),
    Row(
        "diagonal_capture",
        Law.CAPTURE,
        lambda c: c.capture is Capture.LEAP and c.is_diagonal_leap,
        Template("{own} took {foe_gone} diagonally, but captures are straight only"),
    ),
    Row(
        "took_unmoved",
        Law.TAKING,
        _did_not_move,
        Template("{own} took {foe_gone}, but no move of {own}'s has captured that"),
    ),
    Row(
        "taken_elsewhere",
        Law.TAKING,
        lambda c: c.move is not None and bool(c.plain.foe_gone),
        Template(
            "{own} took {foe_gone}, which a move from {own_gone} to {own_come} does "
            "not capture"
        ),
    ),
    Row(
        "must_capture",
        Law.CAPTURE,
        lambda c: bool(c.captures) and (c.is_step or c.shape == (1, 0, 0, 0)),
        Template("{own} can capture, and so must: {example}"),
    ),
    Row(
        "blocked_chip",
        Law.MOVING,
        lambda c: c.shape == (1, 0, 0, 0),
        Template("{own} lifted {own_gone}, which has nowhere to go"),
    ),
    Row(
        "no_line",
        Law.MOVING,
        _is_off_line,
        Template("{own} moved from {own_gone} to {own_come}, where no line leads"),
    ),
    Row(
        "king_diagonal",
        Law.CROWNING,
        _is_diagonal,
        Template("{own} moved a king from {own_gone} to {own_come}; kings go straight"),
    ),
    Row(
        "way_blocked",
        Law.CROWNING,
        lambda c: c.is_king and bool(c.between),
        Template("{own} moved from {own_gone} to {own_come} over {between}"),
    ),
    Row(
        "not_forward",
        Law.MOVING,
        _is_behind,
        Template(
            "{own} moved from {own_gone} to {own_come}, but chips only move forward"
        ),
    ),
    Row(
        "too_far",
        Law.MOVING,
        lambda c: c.move is not None,
        Template("{own} moved from {own_gone} to {own_come}, farther than one step"),
    ),
    anything_else(Law.TURNS),
)
"""The rules that a change can break, the most specific first."""


def _of_stones(fact: Callable[[Any], Fact]) -> Callable[[CaptureChange], Fact]:
    return lambda change: fact(change.plain)


def _astray(name: str) -> Callable[[CaptureChange], Fact]:
    return lambda change: Sites((getattr(change.astray, name),))


def _count(change: CaptureChange) -> int:
    assert change.shorter is not None
    return len(change.shorter.taken)


FACTS: Mapping[str, Callable[[CaptureChange], Fact]] = MappingProxyType(
    {
        **{name: _of_stones(fact) for name, fact in STONES.items()},
        "strange": lambda c: Sites(c.strange),
        "everything": lambda c: Sites(c.sites),
        "stacks": lambda c: Sites(c.onto),
        "crowned": lambda c: Sites(c.crowned),
        "between": lambda c: Sites(c.between),
        "astray_from": _astray("here"),
        "astray_to": _astray("there"),
        "example": lambda c: Notation(c.example.text),
        "longest": lambda c: Notation(path_told(c.example)),
        "most": lambda c: c.most,
        "count": _count,
    }
)
"""What the sentences on games of captures tell."""

TABLE = Table(ROWS, FACTS)
"""The rules of games of captures."""
