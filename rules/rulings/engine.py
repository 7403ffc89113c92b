"""Engine of rulings: finds the first broken rule in a table, for all games.

A row is data: the rule, the law that is cited, when a change breaks it, and the
sentence. The first row that is broken is the ruling, so the most specific come first.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, Generic, Protocol, TypeVar

from rules.core.facts import Fact, Man, Sentence
from rules.core.model import Ruling
from rules.core.saying import piece_key
from rules.core.wording import Wording
from words.catalogue import variables_of
from words.keys import Key


class Judged(Protocol):
    """Interface of changes that ruling tables share."""

    @property
    def sites(self) -> tuple[str, ...]:
        """Return the sites that differ from the position, in board order."""

    @property
    def wording(self) -> Wording:
        """Return the game's terms for its pieces."""

    def cite(self, law: Any) -> Sentence:
        """Return rulebook, entry and what it says on the law."""


Change = TypeVar("Change", bound=Judged, contravariant=True)


@dataclass(frozen=True, slots=True)
class Row(Generic[Change]):
    """Rule, and the texts of its ruling.

    Attributes
    ----------
    rule
        Its name in snake_case.
    law
        What the sentence of the rulebook is about that is cited.
    broken
        Whether a change breaks the rule.
    template
        The sentence.
    wrong
        The sites that it is on, if it is not on all that changed.
    """

    rule: str
    law: Enum | Callable[[Change], Enum]
    broken: Callable[[Change], bool]
    text: Key
    wrong: Callable[[Change], tuple[str, ...]] = lambda _: ()


class Offence(Protocol):
    """Offence recognised together with its rule, with a text of its own."""

    @property
    def rule(self) -> str:
        """Return the name of the rule that it breaks."""

    @property
    def law(self) -> Enum:
        """Return the topic of the law that is cited."""

    @property
    def says(self) -> Sentence:
        """Return the sentence about the offence."""

    @property
    def wrong(self) -> tuple[str, ...]:
        """Return the sites that it is on, () if it is on all that changed."""


@dataclass(frozen=True, slots=True)
class Deeds(Generic[Change]):
    """Row of a table that searches illegal acts which explain a change."""

    find: Callable[[Change], Offence | None]


@dataclass(frozen=True, slots=True)
class RulingTable(Generic[Change]):
    """Rules of a family of games, with the facts of their sentences.

    Attributes
    ----------
    entries
        The rules, and places where deeds are sought, the most specific first.
    facts
        For every variable of the rows' messages what finds the fact in a change.
    """

    entries: tuple[Row[Change] | Deeds[Change], ...]
    facts: Mapping[str, Callable[[Change], Fact]]

    @property
    def rows(self) -> tuple[Row[Change], ...]:
        """Return the rules that stand in the table itself."""
        return tuple(entry for entry in self.entries if isinstance(entry, Row))

    def first(self, change: Change) -> Ruling | None:
        """Return the ruling by the first rule that a change breaks, if any."""
        for entry in self.entries:
            if isinstance(entry, Row):
                if entry.broken(change):
                    return self.ruling(entry, change)
            elif deed := entry.find(change):
                return _on_deed(deed, change)
        return None

    def rule_on(self, change: Change) -> Ruling:
        """Return the ruling of a table whose last row holds for every change."""
        ruling = self.first(change)
        assert ruling is not None
        return ruling

    def ruling(self, row: Row[Change], change: Change) -> Ruling:
        """Return the ruling by one row."""
        law = row.law if isinstance(row.law, Enum) else row.law(change)
        names = variables_of(row.text)
        facts = {name: self.facts[name](change) for name in names if name != "man"}
        return Ruling(
            rule=row.rule,
            sites=change.sites,
            law=change.cite(law),
            says=_with_man(Sentence(row.text, facts), change),
            wrong=row.wrong(change),
        )


def _on_deed(deed: Offence, change: Judged) -> Ruling:
    """Return the ruling by the rule that a deed breaks."""
    return Ruling(
        rule=deed.rule,
        sites=change.sites,
        law=change.cite(deed.law),
        says=_with_man(deed.says, change),
        wrong=deed.wrong,
    )


def _with_man(says: Sentence, change: Judged) -> Sentence:
    """Return a sentence with what the game calls its pieces, where it says so."""
    if "man" not in variables_of(says.key):
        return says
    man = Man(piece_key(change.wording.piece))
    return Sentence(says.key, {**says.facts, "man": man})
