"""Names and rules of games in five languages: whole, up to date, and found."""

import io
import re
from functools import cache
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from device.words.games import rules_in, title_in
from device.words.names_played import names_of
from rules.catalogue import ENTRIES, GAMES, find_entry, find_game
from rules.games.matches.making import match_of
from rules.games.matches.team import TeamGame
from words.languages import LANGUAGES

LOCALE = Path(__file__).parents[3] / "device" / "locale"
FOREIGN = [language for language in LANGUAGES if language != "en"]
SENTENCES = {
    sentence.template: set(sentence.facts)
    for entry in ENTRIES
    for paragraph in entry.prose
    for sentence in paragraph
}


@cache
def read(path: Path) -> Catalog:
    with path.open("rb") as file:
        return read_po(file)


def translated(language: str) -> dict[str, str]:
    found = read(LOCALE / language / "LC_MESSAGES" / "rules.po")
    return {str(one.id): str(one.string) for one in found if one.id}


def test_kin_share_their_sentences_whatever_the_numbers() -> None:
    saba, sita = (
        {
            sentence.template
            for paragraph in find_entry(name).prose
            for sentence in paragraph
        }
        for name in ("saba", "sita")
    )

    assert saba == sita


def test_the_template_holds_every_name_and_sentence() -> None:
    template = {str(one.id) for one in read(LOCALE / "rules.pot") if one.id}

    assert template == {*SENTENCES, *(e.title for e in ENTRIES)}, "run .ci/rules_words"


@pytest.mark.parametrize("language", FOREIGN)
def test_all_is_translated_with_the_same_values_and_compiled(language: str) -> None:
    folder = LOCALE / language / "LC_MESSAGES"
    catalogue = translated(language)
    compiled = io.BytesIO()
    write_mo(compiled, read(folder / "rules.po"))

    assert set(catalogue) == {*SENTENCES, *(e.title for e in ENTRIES)}
    assert [message for message, text in catalogue.items() if not text] == []
    for message, facts in SENTENCES.items():
        assert set(re.findall(r"\{(\w+)\}", catalogue[message])) == facts
        assert numbers(message) <= numbers(catalogue[message])
    assert (folder / "rules.mo").read_bytes() == compiled.getvalue(), (
        "run .ci/rules_words"
    )


def numbers(text: str) -> set[str]:
    return set(re.findall(r"[a-j]?\d+", text))


def test_sentences_are_the_whole_rules() -> None:
    for entry in ENTRIES:
        for told, english in zip(
            entry.prose, entry.game.rules.split("\n\n"), strict=True
        ):
            if not any(sentence.facts for sentence in told):
                assert " ".join(one.template for one in told) == english.replace(
                    "\n", " "
                )


def test_numbers_of_kin_are_told_in_every_language() -> None:
    told = {known: rules_in(find_entry("sita"), known)[0] for known in LANGUAGES}

    assert told["en"].startswith("Sita is Swahili for six: two players have six men")
    assert told["de"].startswith("Sita ist Swahili für 6: Zwei Spieler haben je 6")
    assert told["sw"].startswith("Sita ni 6: wachezaji wawili wana kete 6")


def test_games_are_called_as_people_call_them() -> None:
    morris = find_game("Nine Men's Morris")
    several = match_of(morris, None)
    teams = TeamGame(GAMES, 2, of="morabaraba_htjb")

    assert several is not None
    assert names_of(morris)["es"] == "Juego del molino"
    assert names_of(several)["de"] == "Mühle, mehrere Partien"
    assert names_of(teams)["sw"] == "Mchezo wa timu: Morabaraba"
    assert "en" not in names_of(teams)
    assert title_in("Kuruka Saba", "fr") == "Kuruka Saba"


@pytest.mark.parametrize(
    ("name", "game"),
    [
        ("Schach", "chess"),
        ("Échecs", "chess"),
        ("Sataranji", "chess"),
        ("Mühle", "nine_mens_morris"),
        ("Jeu du moulin", "nine_mens_morris"),
        ("Juego del molino", "nine_mens_morris"),
        ("Tres en raya", "three_mens_morris"),
    ],
)
def test_a_game_is_found_by_its_name_in_another_language(name: str, game: str) -> None:
    assert find_game(name).id == game
    assert name in names_of(find_game(game)).values()
