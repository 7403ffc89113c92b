"""Variants: a record defined by its difference from another.

``kin(SABA, id="sita", title="Sita", men=6, ...)`` is the record of a game that is Saba
but for what is named; names of the card and of the family's fields stand side by side.
What is said on a law stands in for what the kin says on it, '' if it says nothing;
everything else stands in for the whole of what the kin has. Other names (``aliases``)
are never taken over.

A text may have fields in it: ``{men}`` is how many men there are, in words, ``{Men}``
the same at the beginning of a sentence. A kin that takes the text over has its own
number there. In ``rules`` an empty line parts paragraphs, and a line that is set in
begins anew; other lines flow on.
"""

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any, TypeVar

from rules.core.errors import DefinitionError
from rules.games.card import Card, Kinship, Record

_R = TypeVar("_R", bound=Record)

CARD = tuple(field.name for field in fields(Card))
OWN = ("id", "title", "aliases", "kinship")
"""What a card never takes over."""

_NUMBERS = (
    "no one two three four five six seven eight nine ten eleven twelve thirteen "
    "fourteen fifteen sixteen seventeen eighteen nineteen twenty"
)


def kin(other: _R, **own: Any) -> _R:
    """Return the record that is like another but for what is named.

    Raises
    ------
    DefinitionError
        If there is no such field, what stands in it is no such thing, or the other
        record has the same there.
    """
    there = {**fields_beside(other), **_texts(other)}
    _check(own, there, other.card)
    texts = {name: at for name, at in {**there, **own}.items() if name in CARD}
    says = {**there["says"], **own.get("says", {})}
    texts["says"] = {law: sentence for law, sentence in says.items() if sentence}
    card = Card(**texts, kinship=Kinship(other, own, texts))
    apart = {name: value for name, value in own.items() if name not in CARD}
    record: _R = replace(other, card=card, **apart)  # type: ignore[type-var]
    return replace(record, card=_told(record))  # type: ignore[type-var]


def _check(own: Mapping[str, Any], there: Mapping[str, Any], other: Card) -> None:
    """Check that what sets a record apart are fields, and that they do differ."""
    whose = own.get("id", f"a kin of {other.id}")
    for name in ("id", "title"):
        if name not in own:
            raise DefinitionError(f"{whose}: {name} is missing")
    kinds = {**there, "id": "", "title": "", "aliases": ()}
    for name, value in own.items():
        if name not in kinds:
            raise DefinitionError(f"{whose}: {name!r} is no field")
        if type(value) is not type(kinds[name]):
            kind, came = type(kinds[name]).__name__, type(value).__name__
            a = "an" if kind[0] in "aeiouAEIOU" else "a"
            raise DefinitionError(
                f"{whose}: {name} should be {a} {kind}, not the {came} {value!r}"
            )
        if name in there and value == there[name]:
            raise DefinitionError(f"{whose}: {name} is as in {other.id}")
    for law, sentence in own.get("says", {}).items():
        if sentence == there["says"].get(law):
            raise DefinitionError(f"{whose}: {law.value} is said in {other.id}")


def fields_beside(record: Record) -> dict[str, Any]:
    """Return the fields of a record beside its card, by name."""
    names = [field.name for field in fields(record)]  # type: ignore[arg-type]
    return {name: getattr(record, name) for name in names if name != "card"}


def _texts(record: Record) -> dict[str, Any]:
    """Return the fields of a card that a kin takes over, no numbers filled in."""
    card = record.card
    if card.kinship:
        there = card.kinship.texts
    else:
        there = {name: getattr(card, name) for name in CARD}
    return {name: value for name, value in there.items() if name not in OWN}


def _told(record: Record) -> Card:
    """Return the card of a record with its fields filled into the texts."""
    card, known = record.card, _Fields(record)
    return replace(
        card,
        meaning=known.filled(card.meaning),
        source=known.filled(card.source),
        says={law: known.filled(text) for law, text in card.says.items()},
        rules=known.filled(flowing(card.rules)),
        notes=tuple(map(known.filled, card.notes)),
    )


class _Fields:
    """The fields of a record, as texts name them."""

    def __init__(self, record: Record) -> None:
        self._record = record

    def __getitem__(self, name: str) -> str:
        """Return a field in words, with a capital where its name has one."""
        if name != name.lower():
            return self[name.lower()].capitalize()
        value = field_of(self._record, name)
        words = _NUMBERS.split()
        if isinstance(value, int) and value < len(words):
            return words[value]
        return str(value).format_map(self)

    def filled(self, text: str) -> str:
        """Return a text with the fields that it names filled in."""
        try:
            return text.format_map(self)
        except ValueError as error:
            whose = self._record.card.id
            raise DefinitionError(f"{whose}: {error}, in {text!r}") from error


def field_of(record: Record, name: str) -> object:
    """Return what stands in a field that a text names, of the card or beside it.

    A name with a capital stands for the same, a text then with a capital too.

    Raises
    ------
    ValueError
        If there is no such field.
    """
    plain = name.lower()
    owner = record.card if plain in CARD else record
    if not hasattr(owner, plain):
        raise ValueError(f"{{{name}}} is no field")
    value = getattr(owner, plain)
    if name != plain and isinstance(value, str):
        return value.capitalize()
    return value


def text(*paragraphs: str) -> str:
    """Return paragraphs, some of them shared, as one text."""
    return "\n\n".join(paragraph.strip("\n") for paragraph in paragraphs)


def flowing(text: str) -> str:
    """Return a text with its lines joined, paragraphs and set-in lines kept apart."""
    flown = (
        part.replace("\n  ", "\0").replace("\n", " ").replace("\0", "\n")
        for part in text.strip().split("\n\n")
    )
    return "\n\n".join(flown)
