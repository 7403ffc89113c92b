"""A record resolved: every field, its value in words, and where that comes from."""

from collections.abc import Iterator, Mapping
from enum import Enum

from rules.core.options import MANY, words_of
from rules.core.wording import Wording
from rules.games.card import Record
from rules.games.kin import CARD, OWN, fields_beside
from rules.games.law import Law

_TEXTS = ("title", "meaning", "rules", "notes")
"""Fields of the card that hold texts."""


def resolved(record: Record) -> Iterator[tuple[str, str, Record]]:
    """Yield each field of a record, its value in words, and whose own that is.

    That is the record itself, or the one of its kin that last said so. Sentences, notes
    and options are listed one by one.
    """
    for name in (*CARD, *fields_beside(record)):
        value = getattr(record.card if name in CARD else record, name)
        if name in {"facts", "kinship"}:
            continue
        if name == "says":
            for law, text in value.items():
                said = str(record.card.sentence(text))
                yield f"says on {law.value}", said, _owner(record, name, law)
            continue
        owner = _owner(record, name)
        if name in _TEXTS:
            texts = (value,) if isinstance(value, str) else value
            value = tuple(str(record.card.sentence(text)) for text in texts)
        for part, text in _parts(name, value):
            yield part, text, owner


def _owner(record: Record, name: str, law: Law | None = None) -> Record:
    """Return the record that defines a field; of ``says``, the text on a law."""
    kinship = record.card.kinship
    if kinship is None or name in OWN:
        return record
    if name in kinship.own and (law is None or law in kinship.own[name]):
        return record
    return _owner(kinship.other, name, law)


def _parts(name: str, value: object) -> Iterator[tuple[str, str]]:
    """Yield a field, or the parts of one that has many, in words."""
    if isinstance(value, Mapping) and len(value) > MANY:
        yield name, ", ".join(words_of(value))
    elif isinstance(value, Mapping) and value:
        for key, part in value.items():
            yield from _parts(f"{name} {_word(key)}", part)
    elif name in _TEXTS and isinstance(value, tuple) and value:
        yield from ((name, _word(text)) for text in value)
    else:
        yield name, _word(value)


def _word(value: object) -> str:
    """Return a value in words."""
    if isinstance(value, Enum):
        return _word(value.value)
    if isinstance(value, str):
        return " ".join(value.split()) or "none"
    if isinstance(value, Wording):
        return f"line {value.line}, piece {value.piece}, four {value.four or 'none'}"
    if isinstance(value, tuple | Mapping):
        return ", ".join(map(_word, value)) or "none"
    return str(value)
