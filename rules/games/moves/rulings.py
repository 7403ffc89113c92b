"""What rule of a game of moves a board breaks: one table, the most specific first."""

from dataclasses import dataclass
from enum import Enum

from rules.core.facts import Sides, Sites, Template
from rules.games.law import Law
from rules.games.moves.record import MoveRecord, Way
from rules.games.pits.stone_change import StoneChange
from rules.rulings.common import (
    anything_else,
    game_over,
    no_change,
    out_of_turn,
    several_changes,
)
from rules.rulings.engine import Row, Table


@dataclass(frozen=True, slots=True)
class MoveChange:
    """A board that no legal turn or stage explains, and how it differs.

    Attributes
    ----------
    record
        The rules that it may break.
    stones
        Where pieces have gone and come.
    way
        The way that one own piece went; None if none did, or several.
    """

    record: MoveRecord
    stones: StoneChange
    way: Way | None

    @property
    def sites(self) -> tuple[str, ...]:
        """Return the sites that differ from the position, in board order."""
        return self.stones.everything

    @property
    def everything(self) -> tuple[str, ...]:
        """Return all sites that changed."""
        return self.stones.everything

    @property
    def strange(self) -> tuple[str, ...]:
        """Return those that hold something that is no piece of the game."""
        return self.stones.strange

    @property
    def is_over(self) -> bool:
        """Return whether the game was over before."""
        return self.stones.position.ending is not None

    def cite(self, law: Enum) -> str:
        """Return rulebook, entry and what it says on the law."""
        assert isinstance(law, Law)
        return self.record.card.cite(law)


def _foe_acted(change: MoveChange) -> bool:
    """Tell whether only the other side acted: it moved, or took an own piece."""
    stones = change.stones
    gone, come, foe_gone, foe_come = stones.shape
    if (come, foe_gone, foe_come) != (0, 1, 1):
        return False
    return gone == 0 or stones.own_gone == stones.foe_come


def _pushed_aside(change: MoveChange) -> bool:
    """Tell whether what was taken stands elsewhere on the board."""
    stones = change.stones
    return stones.shape == (1, 1, 1, 1) and stones.own_come == stones.foe_gone


def _from_outside(change: MoveChange) -> bool:
    gone, come, foe_gone, foe_come = change.stones.shape
    return come > gone or foe_come > foe_gone


def _is_behind(change: MoveChange) -> bool:
    """Tell whether a piece went less far ahead than any piece of the game does."""
    ways = (*change.record.steps, *change.record.takes)
    return change.way is not None and change.way[1] < min(ahead for _, ahead in ways)


ROWS: tuple[Row[MoveChange], ...] = (
    game_over(Law.END),
    Row(
        "not_empty",
        Law.MOVING,
        lambda c: c.stones.shape == (1, 0, 0, 0) and len(c.stones.stacks) == 1,
        Template(
            "{own} moved from {own_gone} to {stacks}, where a chip already stands"
        ),
    ),
    Row(
        "stacked",
        Law.MOVING,
        lambda c: bool(c.stones.stacks),
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
        lambda c: (
            c.stones.shape in {(1, 0, 0, 1), (0, 1, 1, 0)} and bool(c.stones.recoloured)
        ),
        Template("the chip on {recoloured} has changed its colour"),
    ),
    Row(
        "wrong_colour",
        Law.MOVING,
        lambda c: c.stones.shape in {(1, 0, 0, 1), (0, 1, 1, 0)},
        Template("a chip went from {gone}, but one of the other colour came to {come}"),
    ),
    Row(
        "no_chip_in_hand",
        Law.MOVING,
        _from_outside,
        Template("a chip appeared on {come}, but there is none left to place"),
    ),
    several_changes(Law.TURNS, lambda c: bool(c.stones.foe_come)),
    Row(
        "two_chips_moved",
        Law.TURNS,
        lambda c: len(c.stones.own_come) > 1,
        Template("{own} played more than one chip: {own_come}"),
    ),
    Row(
        "removed_own_chip",
        Law.TAKING,
        lambda c: len(c.stones.own_gone) > 1,
        Template("{own} took a chip of its own off the board: {own_gone}"),
    ),
    Row(
        "too_many_taken",
        Law.TAKING,
        lambda c: len(c.stones.foe_gone) > 1,
        Template("{own} took {foe_gone}, but a turn takes one chip"),
    ),
    Row(
        "taken_elsewhere",
        Law.TAKING,
        lambda c: (
            c.way is not None
            and bool(c.stones.foe_gone)
            and c.stones.foe_gone != c.stones.own_come
        ),
        Template(
            "{own} took {foe_gone}, but moved to {own_come}; a chip takes where it "
            "lands"
        ),
    ),
    Row(
        "not_taken",
        Law.TAKING,
        lambda c: bool(c.stones.foe_gone) and c.way is None,
        Template("{own} took {foe_gone}, where no chip of {own}'s can land"),
    ),
    Row(
        "blocked_chip",
        Law.MOVING,
        lambda c: c.stones.shape == (1, 0, 0, 0),
        Template("{own} lifted {own_gone}, which has nowhere to go"),
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
        "straight_capture",
        Law.TAKING,
        lambda c: bool(c.stones.foe_gone) and c.way in c.record.steps,
        Template("{own} took {foe_gone} straight ahead, but a chip takes diagonally"),
    ),
    Row(
        "too_far",
        Law.MOVING,
        lambda c: c.way is not None,
        Template("{own} moved from {own_gone} to {own_come}, farther than one step"),
    ),
    anything_else(Law.TURNS),
)
"""The rules that a change can break, the most specific first."""

TABLE = Table(
    ROWS,
    {
        "own": lambda c: Sides((c.stones.own,)),
        "foe": lambda c: Sides((c.stones.foe,)),
        "own_gone": lambda c: Sites(c.stones.own_gone),
        "own_come": lambda c: Sites(c.stones.own_come),
        "foe_gone": lambda c: Sites(c.stones.foe_gone),
        "foe_come": lambda c: Sites(c.stones.foe_come),
        "gone": lambda c: Sites((*c.stones.own_gone, *c.stones.foe_gone)),
        "come": lambda c: Sites((*c.stones.own_come, *c.stones.foe_come)),
        "stacks": lambda c: Sites(c.stones.stacks),
        "strange": lambda c: Sites(c.strange),
        "recoloured": lambda c: Sites(c.stones.recoloured),
        "everything": lambda c: Sites(c.everything),
    },
)
"""The rules of games of moves, and what their sentences tell."""
