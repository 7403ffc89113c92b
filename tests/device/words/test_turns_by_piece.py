"""Turns of games whose pieces have names are told by the piece, in each language."""

import pytest

from device.voice.sentences import turn_told
from rules.catalogue import find_game


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "White: pawn takes d5."),
        ("de", "Weiß: Bauer schlägt d5."),
        ("es", "Las blancas: el peón captura en d5."),
        ("fr", "Les Blancs : le pion prend d5."),
        ("sw", "Nyeupe: kitunda anakamata d5."),
    ],
)
def test_a_capture_in_chess_is_told_by_its_piece(language: str, expected: str) -> None:
    game = find_game("chess")
    before = game.start()
    for text in ("e2-e4", "d7-d5"):
        before = game.play(before, game.parse(before, text))
    turn = game.parse(before, "e4-d5xd5")

    told = turn_told(before, turn, before.sides, language, game)

    assert told["texts"][language] == expected
