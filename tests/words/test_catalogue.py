"""The catalogue: whole, well formed, and filled alike with Fluent and without."""

import pytest

from words.catalogue import Catalogue, catalogue
from words.check import english, faults, stale
from words.languages import ENGLISH, LANGUAGES
from words.source import Entry, entries
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
        listing, entry = Listing((WHITE, Name("Amina"))), here.entry(key)
        counted = {n: 3 for n in entry.variables if f"WORDS(${n}" in entry.source}
        for value in (WHITE, listing, Noun("words-piece-chip", 2), "x"):
            here.text(key, {**dict.fromkeys(entry.variables, value), **counted})

    form = {"words-form", "words-article", "words-colour", "words-noun", "words-at"}
    assert [e for e in here.formatter.errors if e.partition(":")[0] not in form] == []


@pytest.mark.parametrize(
    ("language", "piece", "asked", "form"),
    [
        ("en", Noun("words-piece-amazon"), {"article": "a"}, "an amazon"),
        ("en", Noun("words-piece-man", 3), {}, "men"),
        ("de", Noun("kinds-pawn"), {"case": "accusative"}, "Bauern"),
        ("fr", Noun("kinds-elephant"), {"article": "the"}, "l'éléphant"),
        ("sw", Noun("words-piece-stone", 2, "words-side-white"), {}, "mawe meupe"),
    ],
)
def test_nouns_are_declined(
    language: str, piece: Noun, asked: dict[str, str], form: str
) -> None:
    assert catalogue(language).formatter.form(piece, asked) == form


@pytest.mark.parametrize(
    ("language", "form"),
    [
        ("en", "the white queen on d4"),
        ("de", "die weiße Dame auf d4"),
        ("fr", "la dame blanche en d4"),
        ("es", "la dama blanca de d4"),
        ("sw", "malkia mweupe kwenye d4"),
    ],
)
def test_a_noun_has_its_article_its_colour_and_its_place(
    language: str, form: str
) -> None:
    queen = Noun("kinds-queen", colour="words-side-white", at="d4")

    assert catalogue(language).formatter.form(queen, {"article": "the"}) == form


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


def test_an_unknown_key_is_an_error() -> None:
    with pytest.raises(KeyError):
        catalogue("sw").text("words-no-such-message")


def test_a_changed_english_text_makes_its_four_translations_stale(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    here = catalogue(ENGLISH)
    before = {*stale()}
    changed = Entry("words-and", "words-and = { $others } plus { $last }")
    scope = {**here.scope("words"), "words-and": changed}
    monkeypatch.setitem(here._scopes, "words", scope)

    now_stale = {*stale()} - before

    assert now_stale == {(language, "words-and") for language in LANGUAGES[1:]}
    assert list(faults()) == []
