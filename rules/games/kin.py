"""Variants: a record defined by its difference from another.

``kin(SABA, id="sita", title="Sita", men=6, ...)`` is the record of a game that is Saba
but for what is named; names of the card and of the family's fields stand side by side.
What is said on a law stands in for what the kin says on it, '' if it says nothing;
everything else stands in for the whole of what the kin has. Other names (``aliases``)
are never taken over.

Texts are keys of messages. One may name numbers of the record, as facts: ``$men``. A
kin that takes the text over has its own number there.
"""

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any, TypeVar

from rules.core.errors import DefinitionError
from rules.core.facts import Fact
from rules.games.card import Card, Kinship, Record

_R = TypeVar("_R", bound=Record)

CARD = tuple(field.name for field in fields(Card))
OWN = ("id", "title", "aliases", "facts", "kinship")
"""What a card never takes over."""


def kin(other: _R, **own: Any) -> _R:
    """Return the record that is like another but for what is named.

    Raises
    ------
    DefinitionError
        If there is no such field, what stands in it is no such thing, or the other
        record has the same there.
    """
    there = {**fields_beside(other), **_of_card(other)}
    _check(own, there, other.card)
    texts = {name: at for name, at in {**there, **own}.items() if name in CARD}
    says = {**there["says"], **own.get("says", {})}
    texts["says"] = {law: text for law, text in says.items() if text}
    card = Card(**texts, kinship=Kinship(other, own))
    apart = {name: value for name, value in own.items() if name not in CARD}
    record: _R = replace(other, card=card, **apart)  # type: ignore[type-var]
    card = replace(card, facts=_numbers(record))
    return replace(record, card=card)  # type: ignore[type-var]


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


def _of_card(record: Record) -> dict[str, Any]:
    """Return the fields of a card that a kin takes over."""
    return {name: getattr(record.card, name) for name in CARD if name not in OWN}


def _numbers(record: Record) -> dict[str, Fact]:
    """Return the whole numbers of a record, those that it computes too."""
    computed = {
        name: getattr(record, name)
        for name, it in vars(type(record)).items()
        if isinstance(it, property) and it.fget.__annotations__.get("return") is int
    }
    known = {"players": record.card.players, **fields_beside(record), **computed}
    return {name: number for name, number in known.items() if type(number) is int}
