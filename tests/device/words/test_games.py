"""Names, rules and laws of games in five languages."""

import re
from collections.abc import Iterator

import pytest

from device.voice.phrases import phrase
from device.words.games import all_in, names_of
from device.words.sayings import Sayings
from rules.catalogue import GAMES, find_entry, find_game
from rules.core.events import Illegal, Standing
from rules.core.facts import VERBATIM, Sentence
from rules.core.model import Ruling
from rules.games.card import Card, varied
from rules.games.law import Law
from rules.games.lines.morris import NINE_MENS_MORRIS
from rules.games.matches.making import match_of
from rules.games.matches.record import PLAIN
from rules.games.matches.team import TeamGame
from rules.games.matches.tournaments import MATCHES
from words.catalogue import catalogue
from words.languages import LANGUAGES

MADE_OF = {record.card.id: record.card for record in (PLAIN, *MATCHES.values())}
NAMES = (*GAMES, *MADE_OF)
FOREIGN = [language for language in LANGUAGES if language != "en"]


def sentences_of(name: str) -> Iterator[Sentence]:
    """Yield every text of a game or a match, and every law that a setting cites."""
    if name in MADE_OF:
        yield from of_card(MADE_OF[name])
        return
    entry = find_entry(name)
    texts = entry.game.texts
    yield from (texts.title, *texts.rules, *texts.notes)
    if entry.record is not None:
        yield from of_card(entry.record.card)
        for option, settings in entry.record.card.options.items():
            for setting in settings:
                varying = varied(entry.record, {option: setting}).card
                yield from map(varying.sentence, varying.says.values())


def of_card(card: Card) -> Iterator[Sentence]:
    """Yield every text of a card."""
    told = (card.title, *card.says.values(), *card.rules, *card.notes)
    yield from map(card.sentence, told)
    if card.meaning:
        yield card.sentence(card.meaning)


@pytest.mark.parametrize("name", NAMES)
def test_every_text_is_a_message_in_five_languages(name: str) -> None:
    for sentence in sentences_of(name):
        scope = sentence.key.partition("-")[0]
        assert sentence.key != VERBATIM, sentence.facts["text"]
        for language in LANGUAGES:
            assert sentence.key in catalogue(language).scope(scope), language


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_variable_is_left_open_in_a_text(language: str) -> None:
    words = Sayings(language)
    for name in NAMES:
        for text in map(words.text, sentences_of(name)):
            assert "{" not in text, name
    if words.catalogue.formatter.errors:
        raise AssertionError(words.catalogue.formatter.errors)


@pytest.mark.parametrize("language", FOREIGN)
def test_a_translation_names_the_same_values(language: str) -> None:
    for name in NAMES:
        for key in {sentence.key for sentence in sentences_of(name)}:
            english, own = (catalogue(known).entry(key) for known in ("en", language))
            assert {*own.variables} == {*english.variables}, key
            assert numbers(english.value) <= numbers(own.value), key


def numbers(text: str) -> set[str]:
    return set(re.findall(r"(?:\b[a-j])?\d+", text))


def test_numbers_of_kin_are_told_in_every_language() -> None:
    rules = find_game("sita").texts.rules
    told = {known: all_in(rules, known)[0] for known in LANGUAGES}

    assert told["en"].startswith("Sita is Swahili for six: two players have six men")
    assert told["de"].startswith("Sita ist Swahili für 6: Zwei Spieler haben je 6")
    assert told["sw"].startswith("Sita ni 6: wachezaji wawili wana kete 6")


def test_a_ruling_cites_its_law_in_the_language_of_the_player() -> None:
    game = find_game("nine_mens_morris")
    start = game.start()
    ruling = game.judge(start, start.contents)
    assert isinstance(ruling, Ruling)

    laws = {known: Sayings(known).text(ruling.law) for known in LANGUAGES}

    card = NINE_MENS_MORRIS.card
    turns = card.sentence(card.says[Law.TURNS])
    for known, law in laws.items():
        assert law.startswith(game.source)
        assert law.endswith(Sayings(known).text(turns))
    assert len({*laws.values()}) == len(LANGUAGES)
    again = Standing("white", ruling=Illegal("white", ruling))
    assert laws["de"] in phrase(again, ("white", "black"), "de", game)


def test_games_are_called_as_people_call_them() -> None:
    morris = find_game("Nine Men's Morris")
    several = match_of(morris, None)
    teams = TeamGame(GAMES, 2, of="morabaraba_htjb")

    assert several is not None
    assert names_of(morris)["es"] == "Juego del molino"
    assert names_of(several)["de"] == "Mühle, mehrere Partien"
    assert names_of(teams)["sw"] == "Mchezo wa timu: Morabaraba"
    assert "en" not in names_of(teams)
    assert names_of(find_game("Kuruka Saba")) == {}


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
