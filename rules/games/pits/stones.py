"""The rules that all games of single stones in pits share, and what their rows tell."""

from collections.abc import Callable, Mapping
from enum import Enum
from types import MappingProxyType
from typing import Any

from rules.core.facts import Fact, Sides, Sites, Template
from rules.games.changes import Change
from rules.rulings.engine import Row

Stones = Change[Any]
Test = Callable[[Stones], bool]

FACTS: Mapping[str, Callable[[Stones], Fact]] = MappingProxyType(
    {
        "own": lambda c: Sides((c.own,)),
        "foe": lambda c: Sides((c.foe,)),
        "own_gone": lambda c: Sites(c.own_gone),
        "own_come": lambda c: Sites(c.own_come),
        "own_taken": lambda c: Sites(c.own_taken),
        "foe_gone": lambda c: Sites(c.foe_gone),
        "foe_come": lambda c: Sites(c.foe_come),
        "gone": lambda c: Sites(c.gone),
        "come": lambda c: Sites(c.come),
        "stacks": lambda c: Sites(c.stacks),
        "strange": lambda c: Sites(c.strange),
        "recoloured": lambda c: Sites(c.recoloured),
        "everything": lambda c: Sites(c.sites),
    }
)
"""What every game of stones can tell of a change."""


def stacked(law: Enum) -> Row[Stones]:
    """Return the rule that a pit holds one stone."""
    template = Template("{stacks} holds more than one stone")
    return Row("stacked", law, lambda c: bool(c.stacks), template)


def foreign_stone(law: Enum) -> Row[Stones]:
    """Return the rule that only stones of the two sides lie there."""
    return Row(
        "foreign_chip",
        law,
        lambda c: bool(c.strange),
        Template("{strange} holds something that is neither {own}'s nor {foe}'s stone"),
    )


def recoloured(law: Enum, broken: Test = lambda c: bool(c.recoloured)) -> Row[Stones]:
    """Return the rule that a stone keeps its colour."""
    template = Template("the colour has changed on {recoloured}")
    return Row("wrong_colour", law, broken, template)


def other_colour_came(law: Enum, broken: Test) -> Row[Stones]:
    """Return the rule that what moves keeps its colour."""
    return Row(
        "wrong_colour",
        law,
        broken,
        Template(
            "a stone went from {gone}, but one of the other colour came to {come}"
        ),
    )


def two_stones_moved(law: Enum) -> Row[Stones]:
    """Return the rule that one stone moves."""
    template = Template("{own} moved more than one stone: {own_gone}")
    return Row("two_chips_moved", law, lambda c: len(c.own_gone) > 1, template)
