"""What rule of a game of moves a board breaks: one table, the most specific first."""

from rules.boards.table import find_board
from rules.core.facts import Template
from rules.games.changes import Change
from rules.games.law import Law
from rules.games.moves.record import MoveRecord, Way
from rules.games.pits.stones import FACTS
from rules.rulings.common import (
    anything_else,
    blocked,
    game_over,
    no_change,
    out_of_turn,
    several_changes,
)
from rules.rulings.engine import Row, Table

MoveChange = Change[MoveRecord]

ONWARD = (1, -1)
"""Where ahead is for each side: the first looks north, the second south."""


def _way(change: MoveChange) -> Way | None:
    """Return the way that one own piece went, None if none did or several."""
    if len(change.own_gone) != 1 or len(change.own_come) != 1:
        return None
    lattice = find_board(change.record.card.board).lattice
    assert lattice is not None  # the record has looked
    (here,), (there,) = change.own_gone, change.own_come
    (file, rank), (new_file, new_rank) = lattice.places[here], lattice.places[there]
    return new_file - file, (new_rank - rank) * ONWARD[change.position.mover]


def _foe_acted(change: MoveChange) -> bool:
    """Tell whether only the other side acted: it moved, or took an own piece."""
    gone, come, foe_gone, foe_come = change.shape
    if (come, foe_gone, foe_come) != (0, 1, 1):
        return False
    return gone == 0 or change.own_gone == change.foe_come


def _pushed_aside(change: MoveChange) -> bool:
    """Tell whether what was taken stands elsewhere on the board."""
    return change.shape == (1, 1, 1, 1) and change.own_come == change.foe_gone


def _has_turned(change: MoveChange) -> bool:
    """Tell whether a piece of one side went and one of the other came."""
    return change.shape in {(1, 0, 0, 1), (0, 1, 1, 0)}


def _is_behind(change: MoveChange) -> bool:
    """Tell whether a piece went less far ahead than any piece of the game does."""
    ways, way = (*change.record.steps, *change.record.takes), _way(change)
    return way is not None and way[1] < min(ahead for _, ahead in ways)


ROWS: tuple[Row[MoveChange], ...] = (
    game_over(Law.END),
    Row(
        "not_empty",
        Law.MOVING,
        lambda c: c.shape == (1, 0, 0, 0) and len(c.stacks) == 1,
        Template(
            "{own} moved from {own_gone} to {stacks}, where a chip already stands"
        ),
    ),
    Row(
        "stacked",
        Law.MOVING,
        lambda c: bool(c.stacks),
        Template("{stacks} holds more than one chip"),
    ),
    Row(
        "foreign_chip",
        Law.MOVING,
        lambda c: bool(c.strange),
        Template("{strange} holds something that is neither {own}'s nor {foe}'s chip"),
    ),
    no_change(Law.TURNS),
    out_of_turn(Law.TURNS, _foe_acted),
    Row(
        "left_standing",
        Law.TAKING,
        _pushed_aside,
        Template("{own} took {foe_gone}, but that chip still stands on {foe_come}"),
    ),
    Row(
        "wrong_colour",
        Law.MOVING,
        lambda c: _has_turned(c) and bool(c.recoloured),
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
        lambda c: c.is_from_no_hand,
        Template("a chip appeared on {come}, but there is none left to place"),
    ),
    several_changes(Law.TURNS, lambda c: bool(c.foe_come)),
    Row(
        "two_chips_moved",
        Law.TURNS,
        lambda c: len(c.own_come) > 1,
        Template("{own} played more than one chip: {own_come}"),
    ),
    Row(
        "removed_own_chip",
        Law.TAKING,
        lambda c: len(c.own_gone) > 1,
        Template("{own} took a chip of its own off the board: {own_taken}"),
    ),
    Row(
        "too_many_taken",
        Law.TAKING,
        lambda c: len(c.foe_gone) > 1,
        Template("{own} took {foe_gone}, but a turn takes one chip"),
    ),
    Row(
        "taken_elsewhere",
        Law.TAKING,
        lambda c: _way(c) is not None and bool(c.foe_gone) and c.foe_gone != c.own_come,
        Template(
            "{own} took {foe_gone}, but moved to {own_come}; a chip takes where it "
            "lands"
        ),
    ),
    Row(
        "not_taken",
        Law.TAKING,
        lambda c: bool(c.foe_gone) and _way(c) is None,
        Template("{own} took {foe_gone}, where no chip of {own}'s can land"),
    ),
    blocked(Law.MOVING, lambda c: c.shape == (1, 0, 0, 0)),
    Row(
        "not_forward",
        Law.MOVING,
        _is_behind,
        Template(
            "{own} moved from {own_gone} to {own_come}, but chips only move forward"
        ),
    ),
    Row(
        "straight_capture",
        Law.TAKING,
        lambda c: bool(c.foe_gone) and _way(c) in c.record.steps,
        Template("{own} took {foe_gone} straight ahead, but a chip takes diagonally"),
    ),
    Row(
        "too_far",
        Law.MOVING,
        lambda c: _way(c) is not None,
        Template("{own} moved from {own_gone} to {own_come}, farther than one step"),
    ),
    anything_else(Law.TURNS),
)
"""The rules that a change can break, the most specific first."""

TABLE = Table(ROWS, FACTS)
"""The rules of games of moves, and what their sentences tell."""
