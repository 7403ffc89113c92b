"""What the rules say in English, said again: in every game and language, for ears."""

import re

import numpy as np
import pytest

from device.simulated.misdeeds import _changes, _deeds
from device.voice.phrases import words_for
from device.words.catalogue import LANGUAGES
from device.words.retelling import RULINGS, retold, ruled
from rules.catalogue import GAMES
from rules.model import Game, Position, Ruling

SPELLED = {language: words_for(language, ears=True) for language in LANGUAGES}

EXAMPLES = [
    (
        "not_adjacent",
        "white moved from a7 to g1, which no line joins",
        {
            "en": "white moved from alpha seven to golf one, which no line joins",
            "sw": "nyeupe amesogea kutoka asali saba hadi gari moja, na hakuna mstari "
            "unaoziunga",
            "es": "blanco movió de Antonio siete a Granada uno, y ninguna línea los "
            "une",
            "fr": "blanc est allé d'Anatole sept à Gaston un, qu'aucune ligne ne relie",
            "de": "Weiß zog von Anton sieben nach Gustav eins, die keine Linie "
            "verbindet",
        },
    ),
    (
        "remade_mill",
        "white may not remake the mill a7-d7-g7 with this move",
        {
            "en": "white may not remake the mill alpha seven, delta seven and golf "
            "seven with this move",
            "de": "Weiß darf die Mühle Anton sieben, Dora sieben und Gustav sieben mit "
            "diesem Zug nicht wieder schließen",
        },
    ),
    (
        "out_of_turn",
        "black or red played nothing, but it is white's turn",
        {"de": "Schwarz oder Rot spielte nichts, aber Weiß ist am Zug"},
    ),
    (
        "mis_sown",
        "south sowed S3: S5 should hold 1, not 2; N should hold 4, not 3; and 2 more",
        {
            "en": "south sowed south three: south five should hold 1, not 2. North's "
            "storehouse should hold 4, not 3. And 2 more",
            "sw": "kusini amepanda kusini tatu: kusini tano inapaswa kuwa na 1, si 2. "
            "Ghala la kaskazini inapaswa kuwa na 4, si 3. Na 2 zaidi",
        },
    ),
    (
        "mis_sown",
        "north sowed N2<, but two seeds fell into S6 at once",
        {
            "es": "norte sembró norte dos, pero cayeron dos semillas a la vez en sur "
            "seis"
        },
    ),
    (
        "seeds_lost",
        "south sowed S1, but 1 seed is missing: S3 should hold 6, not 5",
        {"fr": "sud a semé sud un, mais il manque une graine : il doit y en avoir 6 en "
               "sud trois, et non 5"},
    ),
    (
        "wrong_count",
        "south sowed S1, but 3 seeds are too many: S3 should hold 6, not 9",
        {"de": "Süd säte Süd eins aus, aber 3 Samen sind zu viel: in Süd drei gehören "
               "6, nicht 9"},
    ),
    (
        "wrong_row",
        "south sowed N1, which is not south's",
        {"es": "sur sembró norte uno, que no es de sur"},
    ),
    (
        "three_stones_rule",
        "the north side and the west side of the board now holds more than 3 stones",
        {"de": "auf dem Brett hat die Nordseite und die Westseite jetzt mehr als 3 "
               "Steine"},
    ),
    (
        "turn_taken_back",
        "white has taken back a4-a7xg7; a turn once made stands",
        {"en": "white has taken back alpha four, alpha seven, golf seven; a turn once "
               "made stands"},
    ),
]  # fmt: skip


@pytest.mark.parametrize(("rule", "why", "told"), EXAMPLES)
def test_a_sentence_is_said_again_with_its_values(
    rule: str, why: str, told: dict[str, str]
) -> None:
    ruling = Ruling(rule, (), why, "")

    assert {language: ruled(ruling, SPELLED[language]) for language in told} == told


def test_for_eyes_english_says_what_the_rules_say() -> None:
    for rule, why, _ in EXAMPLES[:5]:
        assert ruled(Ruling(rule, (), why, ""), words_for()) in {
            why,
            why.replace("a7-d7-g7", "a7, d7 and g7"),
        }


def test_a_sentence_that_nobody_has_foreseen_names_the_sites() -> None:
    ruling = Ruling("brand_new", ("a7", "d7"), "white did odd things on a7", "")

    assert ruled(ruling, SPELLED["en"]) == "white did odd things on alpha seven"
    assert ruled(ruling, SPELLED["de"]) == (
        "das ist gegen die Regeln, auf Anton sieben und Dora sieben"
    )


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


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_rulings_of_every_game_are_said_in_every_language(game: Game) -> None:
    rulings: list[Ruling] = []
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
        said = {
            language: retold(ruling.why, RULINGS[ruling.rule], words)
            for language, words in SPELLED.items()
        }
        assert None not in said.values(), ruling
        assert len(set(said.values())) == len(LANGUAGES), said
        for text in said.values():
            assert text is not None
            assert not re.search(r"\b[a-h][1-8]\b|[{}]", text), text
