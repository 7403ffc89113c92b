"""The facts of a ruling in a log, so that it can be said again in any language."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from rules.core.facts import (
    Fact,
    Line,
    Notation,
    Rows,
    Sentence,
    Several,
    Sides,
    Sites,
    Template,
    Together,
    fields_of,
)

_KINDS: Mapping[str, Callable[[Any], Fact]] = MappingProxyType(
    {
        "sites": lambda names: Sites(tuple(names)),
        "rows": lambda rows: Rows(tuple(map(tuple, rows))),
        "sides": lambda names: Sides(tuple(names)),
        "turn": Notation,
        "line": Line,
        "several": lambda parts: Several(tuple(map(sentence_of, parts))),
        "together": lambda parts: Together(tuple(map(sentence_of, parts))),
    }
)
"""How each kind of fact is read, by its key; numbers and texts are themselves."""


def facts_plain(sentence: Sentence) -> Mapping[str, Any]:
    """Return a sentence's template and facts in the log's form."""
    facts = {name: _plain(fact) for name, fact in sentence.facts.items()}
    return {"template": sentence.template, "facts": facts}


def said_in(record: Mapping[str, Any]) -> Sentence:
    """Return what a ruling's record says: in a log of old an English sentence alone."""
    if "template" in record:
        return sentence_of(record)
    return Sentence(Template(str(record["says"])))


def sentence_of(record: Mapping[str, Any]) -> Sentence:
    """Return a sentence from the log's form.

    Raises
    ------
    KeyError, TypeError, ValueError
        If it is none: no template, a fact of no kind, or not a fact for every field.
    """
    facts = {name: _fact(plain) for name, plain in dict(record["facts"]).items()}
    template = Template(str(record["template"]))
    if set(fields_of(template)) != set(facts):
        raise ValueError(f"{template!r} has not the fields {', '.join(facts)}")
    return Sentence(template, MappingProxyType(facts))


def _plain(fact: Fact) -> Any:
    match fact:
        case Sites(names):
            said: Any = {"sites": list(names)}
        case Rows(rows):
            said = {"rows": [list(row) for row in rows]}
        case Sides(names):
            said = {"sides": list(names)}
        case Notation(text):
            said = {"turn": text}
        case Line(word):
            said = {"line": word}
        case Sentence():
            said = facts_plain(fact)
        case Several(parts):
            said = {"several": [facts_plain(part) for part in parts]}
        case Together(parts):
            said = {"together": [facts_plain(part) for part in parts]}
        case _:
            said = fact
    return said


def _fact(plain: Any) -> Fact:
    if isinstance(plain, int | str):
        return plain
    if "template" in plain:
        return sentence_of(plain)
    ((kind, value),) = dict(plain).items()
    return _KINDS[kind](value)
