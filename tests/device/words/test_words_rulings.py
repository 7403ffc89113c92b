"""Rulings in every game and language, for ears too."""

import re
from collections.abc import Iterator

import numpy as np
import pytest

from device.simulated.misdeeds import _changes, _deeds
from device.voice.phrases import words_for
from device.words.rulings import pits_told, ruled
from rules.catalogue import GAMES
from rules.core.facts import (
    Fact,
    Line,
    Notation,
    Rows,
    Sentence,
    Several,
    Sides,
    Sites,
    Together,
    verbatim,
)
from rules.core.game import Game
from rules.core.model import Position, Ruling
from rules.games.facade import KernelGame
from rules.games.sowing.attempts import attempts, past_stores
from rules.games.sowing.capture_attempts import wrongly_taken
from rules.games.sowing.position import Attempt, SowPosition
from rules.games.sowing.relays import won_too_early
from tests.games import by_family
from tests.rules.sow_table import GAMES as SOWINGS
from words.catalogue import catalogue, variables_of
from words.keys import Key
from words.languages import LANGUAGES

MANY = 5
"""Kinds of deeds that every sowing game knows at least."""

SPELLED = {language: words_for(language, ears=True) for language in LANGUAGES}


def says(key: str, **facts: Fact) -> Sentence:
    return Sentence(Key(key), facts)


def holds(pit: str, most: int, count: int) -> Sentence:
    key = "sowing-should-hold-not"
    return says(key, site=Sites((pit,)), wanted=most, held=count)


WHITE, SOUTH = Sides(("white",)), Sides(("south",))
MORE = says("sowing-append", count=2)

EXAMPLES = [
    (
        says(
            "rulings-not-adjacent",
            own=WHITE,
            own_gone=Sites(("a7",)),
            own_come=Sites(("g1",)),
        ),
        "white moved from a7 to g1, which no line joins",
        {
            "en": "white moved from alpha seven to golf one, which no line joins",
            "sw": "nyeupe amesogea kutoka asali saba hadi gari moja, na hakuna mstari "
            "unaoziunga",
            "es": "las blancas movieron de Antonio siete a Granada uno, y ninguna "
            "línea los une",
            "fr": "les Blancs sont allés d'Anatole sept à Gaston un, qu'aucune ligne "
            "ne relie",
            "de": "Weiß zog von Anton sieben nach Gustav eins, aber keine Linie "
            "verbindet sie",
        },
    ),
    (
        says(
            "lines-remade-mill",
            own=WHITE,
            line=Line("mill"),
            closed=Rows((("a7", "d7", "g7"),)),
        ),
        "white may not remake the mill a7-d7-g7 with this move",
        {
            "en": "white may not remake the mill alpha seven, delta seven and golf "
            "seven with this move",
            "de": "Weiß darf die Mühle Anton sieben, Dora sieben und Gustav sieben mit "
            "diesem Zug nicht wieder schließen",
        },
    ),
    (
        says(
            "rulings-out-of-turn",
            own=WHITE,
            foe=Sides(("black", "red")),
            foe_come=Sites(()),
        ),
        "black or red played nothing, but it is white's turn",
        {"de": "Schwarz oder Rot spielte nichts, aber Weiß ist am Zug"},
    ),
    (
        says(
            "sowing-sowed",
            own=SOUTH,
            turn=Notation("S3"),
            told=Several((holds("S5", 1, 2), holds("N", 4, 3), MORE)),
        ),
        "south sowed S3: S5 should hold 1, not 2; N should hold 4, not 3; and 2 more",
        {
            "en": "south sowed south three: south five should hold 1, not 2. North's "
            "storehouse should hold 4, not 3. And 2 more",
            "sw": "kusini amepanda kusini tatu: kusini tano linapaswa kuwa na 1, si 2. "
            "Ghala la kaskazini linapaswa kuwa na 4, si 3. Na 2 zaidi",
        },
    ),
    (
        says(
            "sowing-slipped",
            own=Sides(("north",)),
            turn=Notation("N2<"),
            slip=says("sowing-doubles", site=Sites(("S6",))),
        ),
        "north sowed N2<, but two seeds fell into S6 at once",
        {
            "es": "Norte sembró Norte dos, pero cayeron dos semillas a la vez en Sur "
            "seis"
        },
    ),
    (
        says(
            "sowing-seeds-lost",
            own=SOUTH,
            turn=Notation("S1"),
            told=Several((holds("S3", 6, 5),)),
        ),
        "south sowed S1, but 1 seed is missing: S3 should hold 6, not 5",
        {
            "fr": "Sud a semé Sud un, mais il manque une graine : il doit y en avoir 6 "
            "en Sud trois, et non 5"
        },
    ),
    (
        says(
            "trio-three-stones-rule",
            edges=Together((says("trio-north"), says("trio-west"))),
            most=3,
        ),
        "the north side and the west side of the board now hold more than 3 stones",
        {
            "de": "auf dem Brett haben die Nordseite und die Westseite jetzt mehr als "
            "3 Steine"
        },
    ),
    (
        says(
            "referee-turn-taken-back-has-taken-back",
            who=WHITE,
            turn=Notation("a4-a7xg7"),
        ),
        "white has taken back a4-a7xg7; a turn once made stands",
        {
            "en": "white has taken back alpha four, alpha seven, golf seven; a turn "
            "once made stands"
        },
    ),
]


@pytest.mark.parametrize(("sentence", "english", "spelled"), EXAMPLES)
def test_a_sentence_is_said_with_its_facts(
    sentence: Sentence, english: str, spelled: dict[str, str]
) -> None:
    assert str(sentence) == english
    assert {lang: SPELLED[lang].text(sentence) for lang in spelled} == spelled


def test_for_eyes_english_says_what_the_rules_say() -> None:
    for sentence, english, _ in EXAMPLES[2:]:
        assert words_for().text(sentence) == english


def test_a_sentence_of_a_log_of_old_stays_english_for_eyes() -> None:
    old = verbatim("white did odd things on a7")
    ruling = Ruling("brand_new", ("a7", "d7"), verbatim(""), old)

    assert ruled(ruling, words_for("de")) == "white did odd things on a7"
    assert ruled(ruling, SPELLED["en"]) == "white did odd things on alpha seven"
    assert ruled(ruling, SPELLED["de"]) == (
        "das ist gegen die Regeln, auf Anton sieben und Dora sieben"
    )


def test_a_sowing_of_a_log_of_old_keeps_its_english_sentence() -> None:
    why = "south sowed S3: S5 should hold 1, not 2"
    ruling = Ruling("mis_sown", ("S5",), verbatim(""), verbatim(why))

    assert ruled(ruling, words_for("en")) == ruled(ruling, words_for("de")) == why
    assert pits_told(ruling, {"S3"}, words_for("de")) is None


def test_a_ruling_without_facts_is_said_if_it_is_known() -> None:
    ruling = Ruling("game_over", (), verbatim(""), says("rulings-game-over"))

    assert ruled(ruling, words_for("de")) == "die Partie ist aus"


def boards_made(game: Game, position: Position, seed: int) -> list[Ruling]:
    """Return rulings on a few deeds of hands that the rules refuse."""
    rng = np.random.default_rng(seed)
    deeds = list(_deeds(game, position))
    found = []
    for number in rng.permutation(len(deeds))[:10]:
        changes = _changes(position.contents, deeds[number])
        judged = game.judge(position, {**position.contents, **changes})
        if isinstance(judged, Ruling):
            found.append(judged)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("name", by_family(GAMES))
def test_rulings_of_every_game_are_said_in_every_language(name: str) -> None:
    rulings: list[Ruling] = []
    game = GAMES[name]
    position, rng = game.start(), np.random.default_rng(3)
    for number in range(12):
        if number % 4 == 0:
            rulings += boards_made(game, position, number)
        turns = game.turns(position)
        if not turns or position.to_move is None:
            break
        position = game.play(position, turns[int(rng.integers(len(turns)))])

    assert rulings
    for ruling in rulings:
        assert catalogue("de").entry(ruling.says.key).of, ruling
        said = {lang: ruled(ruling, words) for lang, words in SPELLED.items()}
        assert len(set(said.values())) == len(LANGUAGES), said
        for text in said.values():
            assert not re.search(r"\b[a-h][1-8]\b|[{}]", text), text


def deeds_thought_of(game: KernelGame[SowPosition]) -> Iterator[Attempt]:
    """Yield what may be tried against the rules in a game of random sowings."""
    position, rng = game.start(), np.random.default_rng(5)
    for number in range(40):
        turns = game.turns(position)
        if not turns or position.to_move is None:
            break
        if number % 10 == 9:
            yield from attempts(position)
            yield from wrongly_taken(position, singles=True)
            yield from won_too_early(position)
            yield from past_stores(position)
        position = game.play(position, turns[int(rng.integers(len(turns)))])


@pytest.mark.parametrize("game", SOWINGS.values(), ids=SOWINGS.keys())
def test_every_deed_against_a_sowing_is_told_with_all_its_facts(
    game: KernelGame[SowPosition],
) -> None:
    deeds = {str(deed.says): deed for deed in deeds_thought_of(game)}
    kinds = {deed.says.key: deed for deed in deeds.values()}

    assert len(kinds) >= MANY
    for key, deed in kinds.items():
        assert {*variables_of(key)} - {"man"} == set(deed.says.facts)
        for language in LANGUAGES[1:]:
            assert catalogue(language).entry(key).of
            assert "{" not in SPELLED[language].text(deed.says)
