"""What a sentence of the rules tells: facts, and the template that they stand in.

A template stands once, beside its rule. It is English, and translators find it by the
call of ``Template``; ``{own}`` in it is the fact that is called so. Nothing reads a
filled sentence back: whoever says it in another language has the template and facts.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import NewType

Template = NewType("Template", str)
"""An English sentence with named fields, marked for translators."""

NOTHING = Template("nothing")
"""Said of no sites."""

NOBODY = Template("none")
"""Said of no side."""

_FIELD = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True, slots=True)
class Sites:
    """Some sites, in the order in which they are told; there may be none."""

    names: tuple[str, ...]

    def __str__(self) -> str:
        return listed(self.names) or NOTHING


@dataclass(frozen=True, slots=True)
class Rows:
    """Lines of the board, each told by the sites that it joins."""

    rows: tuple[tuple[str, ...], ...]

    def __str__(self) -> str:
        return ", ".join("-".join(row) for row in self.rows)


@dataclass(frozen=True, slots=True)
class Sides:
    """A side or a colour, or several of which it is any."""

    names: tuple[str, ...]

    def __str__(self) -> str:
        return " or ".join(self.names) or NOBODY


@dataclass(frozen=True, slots=True)
class Notation:
    """A turn, by its notation."""

    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Line:
    """What the game's own book calls three in a row: a mill, a pillar."""

    word: str

    def __str__(self) -> str:
        return self.word


@dataclass(frozen=True, slots=True)
class Sentence:
    """A template and its facts by the names of its fields; ``str`` is English."""

    template: Template
    facts: Mapping[str, "Fact"] = field(
        default_factory=lambda: MappingProxyType({}), hash=False
    )

    def __str__(self) -> str:
        return filled(self.template, {name: str(it) for name, it in self.facts.items()})


@dataclass(frozen=True, slots=True)
class Several:
    """Sentences that are told one after another, a pause between them."""

    sentences: tuple[Sentence, ...]

    def __str__(self) -> str:
        return "; ".join(map(str, self.sentences))


@dataclass(frozen=True, slots=True)
class Together:
    """Parts of a sentence that are listed: 'the north side and the west side'."""

    parts: tuple[Sentence, ...]

    def __str__(self) -> str:
        return listed(map(str, self.parts))


Fact = (
    Sites | Rows | Sides | Notation | Line | Sentence | Several | Together | int | str
)
"""A value in a sentence; ``str`` is English, a text is said as it is written."""


def fields_of(template: str) -> tuple[str, ...]:
    """Return the names of a template's fields, in order.

    Examples
    --------
    >>> fields_of("{own} took {foe_gone}")
    ('own', 'foe_gone')
    """
    return tuple(_FIELD.findall(template))


def filled(template: str, said: Mapping[str, str]) -> str:
    """Return a template with its fields filled; those that nobody knows stay."""
    return _FIELD.sub(lambda found: said.get(found[1], found[0]), template)


def listed(parts: Iterable[str]) -> str:
    """Return a list as English says it: 'a7, d7 and g7'; '' if it is empty."""
    *others, last = tuple(parts) or ("",)
    return f"{', '.join(others)} and {last}" if others else last
