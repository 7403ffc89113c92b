"""Rules of a game as prose: templates with their facts, by paragraph.

Kin share the templates of what they have in common, whatever the numbers in them, so
that each is put into another language once.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from rules.core.facts import Fact
from rules.games.card import Record
from rules.games.kin import field_of, flowing


@dataclass(frozen=True, slots=True)
class Passage:
    """A sentence of the rules in English, and the numbers in it."""

    template: str
    facts: Mapping[str, Fact]


Paragraphs = tuple[tuple[Passage, ...], ...]
_FIELD = re.compile(r"\{(\w+)\}")


_BETWEEN = re.compile(r"\n|(?<=[.!?]) ")
_NOTHING: Mapping[str, Fact] = MappingProxyType({})


def prose_of(record: Record) -> Paragraphs:
    """Return the rules that a record tells, its numbers as facts."""
    kinship = record.card.kinship
    if kinship is None:
        return parted(record.card.rules)
    text = flowing(kinship.texts["rules"])
    for name in fields_of(text):
        within = kinship.texts.get(name)
        if isinstance(within, str) and fields_of(within):
            text = text.replace(f"{{{name}}}", within)
    facts = {name: _fact(field_of(record, name)) for name in fields_of(text)}
    return parted(text, facts)


def parted(text: str, facts: Mapping[str, Fact] = _NOTHING) -> Paragraphs:
    """Return a text as sentences, each with those of the facts that it names.

    Examples
    --------
    >>> [len(paragraph) for paragraph in parted("Black begins. Then White moves.")]
    [2]
    """
    return tuple(
        tuple(
            Passage(part, {name: facts[name] for name in fields_of(part)})
            for part in _BETWEEN.split(paragraph)
        )
        for paragraph in text.strip().split("\n\n")
    )


def _fact(value: object) -> Fact:
    return value if isinstance(value, int) else str(value)


def fields_of(template: str) -> tuple[str, ...]:
    """Return the names of a template's fields, in order."""
    return tuple(_FIELD.findall(template))


def filled(template: str, said: Mapping[str, str]) -> str:
    """Return a template with its fields filled; those that nobody knows stay."""
    return _FIELD.sub(lambda found: said.get(found[1], found[0]), template)
