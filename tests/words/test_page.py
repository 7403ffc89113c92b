"""Messages in the page's scripts are those of the catalogue."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel import Locale

import words.catalogue
import words.scopes
from words.catalogue import Catalogue, catalogue
from words.check import SCRIPTS, stale
from words.languages import ENGLISH, LANGUAGES
from words.page import (
    NotForPageError,
    Pattern,
    keys_in_script,
    page_json,
    page_messages,
    pattern_of,
)
from words.scopes import PAGE_SCOPES, SCOPES
from words.source import Entry

COUNTS = (0, 1, 2, 5, 11)


def rendered(pattern: Pattern, values: dict[str, str | int], language: str) -> str:
    """Return a compiled message as ``words.js`` renders it."""
    if isinstance(pattern, list):
        return "".join(rendered(one, values, language) for one in pattern)
    if isinstance(pattern, dict):
        value = values[pattern["by"]]
        plural = Locale(language).plural_form(value) if isinstance(value, int) else ""
        texts = pattern["of"]
        found = texts.get(str(value), texts.get(plural, texts[pattern["else"]]))
        return rendered(found, values, language)
    return pattern.format_map(values)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scope", PAGE_SCOPES)
def test_a_page_says_what_the_catalogue_says(scope: str, language: str) -> None:
    here = catalogue(language)
    for key, pattern in page_messages(scope, language).items():
        for count in COUNTS:
            values: dict[str, str | int] = dict.fromkeys(here.entry(key).variables, "X")
            values |= {"count": count}
            assert rendered(pattern, values, language) == here.text(key, values), key


@pytest.mark.parametrize(
    ("source", "pattern"),
    [
        ("{ $side } wins", "{side} wins"),
        ("{ words-nobody } left", "none left"),
        (
            "Games: { $n ->\n    [0] none\n   *[other] { $n }\n}",
            [
                "Games: ",
                {"by": "n", "of": {"0": "none", "other": "{n}"}, "else": "other"},
            ],
        ),
    ],
)
def test_a_message_is_compiled(source: str, pattern: Pattern) -> None:
    here = Catalogue(ENGLISH)
    here._scopes["page"] = {"page-a": Entry("page-a", f"page-a = {source}")}

    assert pattern_of("page-a", here) == pattern


@pytest.mark.parametrize(
    "source",
    [
        "{ FORM($piece) }",
        "A { COUNT($sites) ->\n    [one] site\n   *[other] sites\n}",
    ],
)
def test_a_message_that_calls_a_function_is_not_for_a_page(source: str) -> None:
    here = Catalogue(ENGLISH)
    here._scopes["page"] = {"page-a": Entry("page-a", f"page-a = {source}")}

    with pytest.raises(NotForPageError):
        pattern_of("page-a", here)


def test_what_a_page_fetches_is_json_of_all_messages() -> None:
    for scope in PAGE_SCOPES:
        held = json.loads(page_json(scope, "de"))
        assert held.keys() == catalogue(ENGLISH).scope(scope).keys()


def test_keys_in_scripts_are_found() -> None:
    script = 't("page-yes"); tile("machine-hint"); t(`page-rule-${rule}`); t("x.y")'

    written, made = keys_in_script(script)
    assert written == {"page-yes", "machine-hint", "x.y"}
    assert made == {"page-rule-"}


def test_every_script_of_a_page_is_searched_for_keys() -> None:
    found = {path.name for path in SCRIPTS if keys_in_script(path.read_text())[0]}

    assert {"app.js", "play.js", "clock.js", "lend.js", "tournament.js"} <= found


@pytest.fixture
def scratch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Return a copy of all Fluent files, which the catalogue then reads."""
    for folder in SCOPES.values():
        for file in (words.scopes.ROOT / folder).glob("*.ftl"):
            (tmp_path / folder).mkdir(parents=True, exist_ok=True)
            shutil.copy(file, tmp_path / folder)
    monkeypatch.setattr(words.scopes, "ROOT", tmp_path)
    words.catalogue._catalogue.cache_clear()
    yield tmp_path
    words.catalogue._catalogue.cache_clear()


def test_a_changed_english_sentence_touches_one_file_and_keeps_its_translations(
    scratch: Path,
) -> None:
    file = scratch / SCOPES["page"] / "en.ftl"
    before = page_messages("page", "sw")["page-wish-mend"]
    text = file.read_text("utf-8")
    old = catalogue(ENGLISH).entry("page-wish-mend").source
    file.write_text(text.replace(old, "page-wish-mend = Was it another turn?"), "utf-8")
    words.catalogue._catalogue.cache_clear()

    assert {*stale()} == {(one, "page-wish-mend") for one in LANGUAGES[1:]}
    assert page_messages("page", "sw")["page-wish-mend"] == before
    assert page_messages("page", "en")["page-wish-mend"] == "Was it another turn?"
