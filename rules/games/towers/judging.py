"""Shared rulings of all towers: rules, facts, and forbidden acts."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from itertools import islice
from types import MappingProxyType
from typing import Any

from rules.core.facts import Fact, Notation, Sentence, Sides, Sites
from rules.core.model import Turn
from rules.games.changes import Names
from rules.games.law import Law
from rules.games.towers.change import TowerChange
from rules.rulings import common
from rules.rulings.common import (
    Shared,
    anything_else,
    foreign_chip,
    game_over,
    no_change,
    sides_of,
    sites_of,
)
from rules.rulings.engine import Deeds, Row, RulingTable
from words.keys import Key

AnyChange = TowerChange[Any, Any]

_TRIED = 60
"""Of so many turns it is asked whether another of the same side followed."""

# -- rules ---------------------------------------------------------------------------

not_owner = Shared(
    "not_owner",
    Key("towers-not-owner-moved-men-from"),
)
not_straight = common.not_straight.said(Key("towers-moved-from-lie-neither-one"))
wrong_distance = common.wrong_distance.said(Key("towers-moved-from-men-squares-men"))
men_exchanged = Shared(
    "men_exchanged",
    Key("towers-men-exchanged-others-stand-than"),
    lambda c: not c.higher and not c.lower,
)
men_gone = Shared(
    "men_gone",
    Key("towers-men-gone"),
    lambda c: not c.higher,
)
men_come = Shared(
    "men_come",
    Key("towers-men-come-men-have-come"),
    lambda c: not c.lower,
)
changed_beside = Shared(
    "changed_beside",
    Key("towers-changed-beside"),
)
man_missing = Shared(
    "man_missing",
    Key("towers-man-missing"),
)
man_added = Shared(
    "man_added",
    Key("towers-man-added"),
)

moved_twice = Shared("moved_twice", Key("towers-moved-twice"))

# -- tables --------------------------------------------------------------------------

FACTS: Mapping[str, Callable[[Any], Fact]] = MappingProxyType(
    {
        **sides_of("own", "foe"),
        "foe_come": lambda c: Sites(c.higher or c.sites),
        "strange": sites_of("strange")["strange"],
        "everything": sites_of("sites")["sites"],
    }
)
"""What every sentence on towers can tell."""


def table_of(
    *rows: Row[Any] | Deeds[Any],
    facts: Mapping[str, Callable[[Any], Fact]] = MappingProxyType({}),
) -> RulingTable[Any]:
    """Return a table with some rows between the first and the last of all games."""
    first = (game_over(Law.END), foreign_chip(Law.OWNING), no_change(Law.TURNS))
    return RulingTable((*first, *rows, anything_else(Law.TURNS)), {**FACTS, **facts})


# -- deeds ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TowerOffence:
    """Something forbidden that explains a board; a ``rules.rulings.engine.Offence``."""

    rule: str
    law: Law
    says: Sentence
    wrong: Names = ()


def deed(
    change: AnyChange,
    rule: Shared,
    law: Law,
    facts: Mapping[str, Fact],
    wrong: Names = (),
) -> TowerOffence:
    """Return a deed of the side to move, on the sites that are wrong if any are."""
    told = {"own": Sides((change.own,)), "wrong": Sites(wrong), **facts}
    return TowerOffence(rule.rule, law, Sentence(rule.text, told), wrong)


def played(
    change: AnyChange, rule: Shared, law: Law, turn: str, wrong: Names = ()
) -> TowerOffence:
    """Return the offence of a turn with something wrong besides."""
    return deed(change, rule, law, {"turn": Notation(turn)}, wrong)


def done_besides(change: AnyChange) -> Shared:
    """Return the rule that a change beside a turn breaks: men missing, added, moved."""
    if change.more == 0:
        return changed_beside
    return man_missing if change.more < 0 else man_added


def twice(change: AnyChange, firsts: Iterable[Turn]) -> TowerOffence | None:
    """Return two turns of the side to move that together look so.

    ``firsts``: the turns that may have been the first, the likeliest first.
    """
    for first in islice(firsts, _TRIED):
        there = change.position.done(first.steps)
        for second, _, owed in change.turns.seen(there, change.may_hold):
            if owed is None:
                return played_twice(change, first.text, second.text)
    return None


def played_twice(change: AnyChange, first: str, second: str) -> TowerOffence:
    """Return the offence of playing two turns."""
    told = {"first": Notation(first), "second": Notation(second)}
    return deed(change, moved_twice, Law.TURNS, told)
