"""The catalogue: whole, well formed, and filled alike with Fluent and without."""

import pytest

from words.catalogue import Catalogue, catalogue
from words.check import english, faults, stale
from words.languages import ENGLISH, LANGUAGES
from words.source import entries
from words.values import Listing, Name, Noun

WHITE = Noun("words-side-white")


def test_the_catalogue_has_no_fault() -> None:
    assert list(faults()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_messages_are_filled_as_fluent_fills_them(language: str) -> None:
    here = catalogue(language)
    for key in english():
        entry = here.entry(key)
        if entry.plain is None:
            continue
        values = dict.fromkeys(entry.variables, "X1")
        assert here.text(key, values) == here.formatter.text(key, values), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_formatted_without_an_error(language: str) -> None:
    here = Catalogue(language)
    for key in english():
        listing = Listing((WHITE, Name("Amina")))
        for value in (WHITE, listing, Noun("words-piece-chip", 2), "x"):
            here.text(key, dict.fromkeys(here.entry(key).variables, value))

    form = {"words-form", "words-article", "words-colour", "words-noun", "words-at"}
    assert [e for e in here.formatter.errors if e.partition(":")[0] not in form] == []


def test_nouns_are_declined() -> None:
    here = catalogue(ENGLISH)
    values = {"man": Noun("words-piece-amazon", at="d4", colour="words-side-white")}

    def form(settings: str) -> str:
        source = f"t = {{ FORM($man, {settings}) }}"
        here.formatter._bundle.add_resource  # noqa: B018 - the bundle exists
        return (
            here.formatter.form(
                values["man"], dict(part.split("=") for part in settings.split(","))
            )
            if source
            else ""
        )

    assert form("article=a") == "a white amazon on d4"
    assert form("article=the") == "the white amazon on d4"
    assert here.formatter.form(Noun("words-piece-amazon"), {"article": "a"}) == (
        "an amazon"
    )
    assert here.formatter.form(Noun("words-piece-man", 3)) == "men"


def test_a_missing_translation_is_shown_in_english() -> None:
    here = Catalogue("de")
    here._scopes["words"] = {}

    assert here.text("words-and", {"others": "a", "last": "b"}) == "a and b"


def test_a_translation_knows_the_english_text_that_it_is_of() -> None:
    before = entries("a-b = One { $n }\n")["a-b"]
    after = entries("# a comment\na-b = Two { $n }\n    .many = x\n")["a-b"]

    translated = entries(f"# of {before.fingerprint}\na-b = Eins {'{'} $n {'}'}\n")
    assert translated["a-b"].of == before.fingerprint != after.fingerprint
    assert after.value == "Two { $n }"
    assert [one for one in stale() if one[1] == "a-b"] == []


def test_an_unknown_key_is_an_error() -> None:
    with pytest.raises(KeyError):
        catalogue("sw").text("words-no-such-message")
