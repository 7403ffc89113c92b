"""Grammar by machine: a fixed sample of every scope, and faults that must be found."""

from collections import defaultdict

import pytest

from bench.words.grammar import faults_of
from bench.words.rendering import Rendering, renderings
from bench.words.values import values_of
from bench.words.words import faults
from rules.core.saying import Saying
from words.catalogue import catalogue
from words.check import english
from words.languages import LANGUAGES

EVERY = 15
"""Of the messages of a scope every fifteenth is rendered; bench words renders all."""


def sample() -> list[str]:
    """Return every fifteenth message of each scope."""
    scopes = defaultdict[str, list[str]](list)
    for key in english():
        scopes[key.partition("-")[0]].append(key)
    return [key for keys in scopes.values() for key in keys[::EVERY]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sample_of_messages_has_no_fault_of_grammar(language: str) -> None:
    assert list(faults(language, sample())) == []


def test_every_variable_has_a_type() -> None:
    for key, entry in english().items():
        for name in entry.variables:
            if not key.startswith(("words-form", "words-a", "words-colour")) and (
                name not in {"man", "at", "stem", "many", "colour", "case"}
            ):
                assert values_of(key, name, Saying()), f"{key} ${name}"


def said(language: str, key: str, text: str) -> Rendering:
    """Return a text as if a message had been rendered so."""
    each = next(renderings(language, key))
    return Rendering(
        language=language, key=key, piece=each.piece, values=each.values, text=text
    )


@pytest.mark.parametrize(
    ("language", "key", "text", "kind"),
    [
        ("en", "rulings-diagonal", "white moved from { $own_gone }", "placeholder"),
        ("en", "rulings-diagonal", "white moved  diagonally", "spacing"),
        ("en", "spoken-board-empty", "The board is empty..", "full stop"),
        ("en", "spoken-board-empty", "The board is empty", "full stop"),
        ("de", "spoken-board-empty", "das Brett ist leer.", "capital"),
        ("fr", "rulings-diagonal", "Nord est allé d'a5 à b6", "contraction"),
        ("fr", "rulings-diagonal", "le camp de les Blancs", "contraction"),
        ("es", "rulings-diagonal", "el turno de el rey", "contraction"),
        ("de", "rulings-diagonal", "Weiß kommt zu dem Turm", "contraction"),
        ("de", "rulings-diagonal", "der die Dame", "doubled word"),
        ("de", "rulings-diagonal", "das weiße Dame", "agreement"),
        ("fr", "rulings-diagonal", "la dame blanc", "agreement"),
        ("es", "rulings-diagonal", "el torre", "agreement"),
        ("en", "rulings-diagonal", "white has 1 points", "count"),
        ("fr", "rulings-diagonal", "les Blancs ont 2 pion", "count"),
        ("fr", "rulings-diagonal", "les Blancs est allé en diagonale", "verb"),
        ("en", "rulings-diagonal", "the stone on e5 and b2", "one on several"),
        ("es", "rulings-stacked", "en d4 hay una pieza y una ficha", "piece"),
        ("de", "rulings-diagonal", "Weiß moved schräg", "English word"),
        ("de", "rulings-diagonal", "mit own_well=over", "id"),
        ("es", "rulings-diagonal", "la opción grand_slam", "id"),
        ("de", "rulings-diagonal", "Das Ende. es kommt", "sentence"),
        ("de", "rulings-diagonal", "die „Mühle", "quotes"),
        ("en", "house-pin-wait", "Wait 1 seconds.", "count"),
    ],
)
def test_a_fault_is_found(language: str, key: str, text: str, kind: str) -> None:
    assert kind in {found for found, _ in faults_of(said(language, key, text))}


@pytest.mark.parametrize(
    ("language", "key", "values", "text"),
    [
        ("fr", "rulings-no-change", "white", "c'est aux Blancs de jouer"),
        ("fr", "rulings-no-change", "east", "c'est à Est de jouer"),
        ("es", "rulings-no-change", "first", "es el turno del primero"),
    ],
)
def test_a_side_stands_in_its_case(
    language: str, key: str, values: str, text: str
) -> None:
    own = Saying(language).side(values)

    assert catalogue(language).text(key, {"own": own}).endswith(text)
