"""The rules that a change can break in any game; each is given the law to cite."""

from collections.abc import Callable
from enum import Enum
from typing import Protocol, TypeVar

from rules.core.facts import Template
from rules.rulings.engine import Change, Judged, Row

Where = int | tuple[str, ...] | tuple[int, ...]
"""A set of sites, false if it is empty; a family names or numbers them, or has bits."""

SEVERAL = "several_changes"
"""The rule of a board that no single act explains."""

RIGHT_FORGOTTEN = "four_forgotten"
"""What a board is called on which a right was not used before the next turn.

That is no fault: one board shows two legal turns, and so the referee tells them.
"""


class Seen(Judged, Protocol):
    """A change of a board with pieces."""

    @property
    def is_over(self) -> bool:
        """Return whether the game was over before."""

    @property
    def strange(self) -> Where:
        """Return the sites that hold something that is no piece of the game."""


Looked = TypeVar("Looked", bound=Seen, contravariant=True)


def game_over(law: Enum | Callable[[Looked], Enum]) -> Row[Looked]:
    """Return the rule that nobody plays on when all is over."""
    return Row("game_over", law, lambda c: c.is_over, Template("the game is over"))


def no_change(law: Enum) -> Row[Seen]:
    """Return the rule that a turn changes something."""
    return Row(
        "no_change",
        law,
        lambda c: not c.sites,
        Template("nothing has changed, and it is {own}'s turn"),
    )


def foreign_chip(law: Enum) -> Row[Seen]:
    """Return the rule that only chips of the game stand on the board."""
    return Row(
        "foreign_chip",
        law,
        lambda c: bool(c.strange),
        Template("{strange} holds something that is no chip of this game"),
    )


def out_of_turn(law: Enum, broken: Callable[[Change], bool]) -> Row[Change]:
    """Return the rule that players take turns."""
    template = Template("{foe} played {foe_come}, but it is {own}'s turn")
    return Row("out_of_turn", law, broken, template)


def blocked(law: Enum, broken: Callable[[Change], bool]) -> Row[Change]:
    """Return the rule that only a piece is lifted which can go somewhere."""
    template = Template("{own} lifted {own_gone}, which has nowhere to go")
    return Row("blocked_chip", law, broken, template)


def several_changes(law: Enum, broken: Callable[[Change], bool]) -> Row[Change]:
    """Return the rule that one turn is played at a time."""
    template = Template("too much changed at once, at {everything}")
    return Row(SEVERAL, law, broken, template)


def anything_else(law: Enum) -> Row[Judged]:
    """Return the last row of a table: whatever no other rule explains."""
    return several_changes(law, lambda _: True)
