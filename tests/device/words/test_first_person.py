"""A machine says its turn as whoever plays it."""

import pytest

from device.voice.phrases import words_for
from device.words.first_person import mine
from rules.catalogue import find_game
from rules.core.model import Turn

MILL = "a7 b6 d7 f6"


def turn(name: str, before: str, text: str) -> Turn:
    game = find_game(name)
    position = game.start()
    for one in before.split():
        position = game.play(position, game.parse(position, one))
    return game.parse(position, text)


@pytest.mark.parametrize(
    ("game", "before", "text", "says"),
    [
        ("nine_mens_morris", MILL, "g7xb6", "I place on g7 and take b6"),
        ("kalah", "", "S3", "I sow S3"),
        ("othello", "", "d6", "I place on d3 and turn d4 over"),
        ("amazons", "", "d1-d7/g7", "I move d1 to d7 and shoot at g7"),
        (
            "breakthrough",
            "d2-d3 e7-e6 d3-d4 e6-e5",
            "d4-e5xe5",
            "I move d4 to e5 and take what stands there",
        ),
        (
            "chess",
            "e2-e4 e7-e5 g1-f3 b8-c6 f1-c4 f8-c5",
            "O-O",
            "I play: castling kingside",
        ),
    ],
)
def test_a_turn_is_told_by_who_plays_it(
    game: str, before: str, text: str, says: str
) -> None:
    assert mine(turn(game, before, text), words_for("en", find_game(game))) == says


def test_the_same_in_german() -> None:
    words = words_for("de", find_game("nine_mens_morris"))

    said = mine(turn("nine_mens_morris", MILL, "g7xb6"), words)

    assert said == "Ich setze auf g7 und nehme b6"
