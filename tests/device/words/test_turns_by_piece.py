"""Turns of games whose pieces have names are told by the piece, in each language."""

import pytest

from device.voice.sentences import told, turn_told
from rules.catalogue import find_game
from rules.core.events import Proposed
from rules.core.model import Position, Turn

GAME = find_game("chess")


@pytest.fixture(scope="module")
def capture() -> tuple[Position, Turn]:
    """A pawn's capture on d5, and the position before it."""
    before = GAME.start()
    for text in ("e2-e4", "d7-d5"):
        before = GAME.play(before, GAME.parse(before, text))
    return before, GAME.parse(before, "e4-d5xd5")


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "White: pawn takes d5."),
        ("de", "Weiß: Bauer schlägt d5."),
        ("es", "Las blancas: el peón captura en d5."),
        ("fr", "Les Blancs : le pion prend d5."),
        ("sw", "Nyeupe: kitunda kinakamata d5."),
    ],
)
def test_a_capture_is_told_by_its_piece(
    capture: tuple[Position, Turn], language: str, expected: str
) -> None:
    before, turn = capture

    said = turn_told(before, turn, before.sides, language, GAME)

    assert said["texts"][language] == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "I play: pawn takes d5."),
        ("de", "Ich spiele: Bauer schlägt d5."),
        ("es", "Juego: el peón captura en d5."),
        ("fr", "Je joue : le pion prend d5."),
        ("sw", "Nacheza: kitunda kinakamata d5."),
    ],
)
def test_the_machine_tells_its_turn_by_the_piece(
    capture: tuple[Position, Turn], language: str, expected: str
) -> None:
    before, turn = capture
    event = Proposed(3, turn, 1, by_piece=GAME.by_piece(before, turn))

    said = told(event, before.sides, language, GAME)

    assert said["texts"][language] == expected
