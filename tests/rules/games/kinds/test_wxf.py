"""Xiangqi in the notation of the World Xiangqi Federation."""

from random import Random

import pytest

from rules.catalogue import GAMES
from rules.core.errors import NotationError
from rules.games.kinds.fen_start import begun_from

XIANGQI = GAMES["xiangqi"]

OPENINGS = {
    "C2=5 H8+7 H2+3 R9=8 R1=2 C8=9 H8+7 H2+3": (
        "h3-e3 h10-g8 h1-g3 i10-h10 i1-h1 h8-i8 b1-c3 b10-c8"
    ),
    "P3+1 P3+1 H2+3 H2+3 E3+5 A4+5": ("g4-g5 c7-c6 h1-g3 b10-c8 g1-e3 d10-e9"),
    "C8=5 H2+3 C5+4 H3+5": "b3-e3 b10-c8 e3-e7xe7 c8-e7xe7",
}
"""Openings as books print them, and in our notation."""


@pytest.mark.parametrize("line", OPENINGS)
def test_an_opening_is_read_and_written(line: str) -> None:
    position, ours = XIANGQI.start(), []
    for text in line.split():
        turn = XIANGQI.called(position, text)
        assert turn is not None
        assert XIANGQI.name(position, turn, "wxf") == text
        ours.append(turn.text)
        position = XIANGQI.play(position, turn)

    assert " ".join(ours) == OPENINGS[line]


@pytest.mark.parametrize(
    ("fen", "turn", "texts"),
    [
        ("3k5/9/9/9/9/2R6/2R6/9/9/4K4 w", "c5-c6", "R++1 +R+1"),
        ("3k5/9/9/9/9/2R6/2R6/9/9/4K4 w", "c4-d4", "R-=6 -R=6 R-.6"),
        ("5k3/9/9/2r6/2r6/9/9/9/9/4K4 b", "c6-c5", "R++1 r++1 +R+1"),
        ("5k3/9/9/2r6/2r6/9/9/9/9/4K4 b", "c7-b7", "R-=2 -R=2"),
        ("3k5/9/9/9/9/9/9/2N6/2N6/4K4 w", "c2-a1", "H--9 -H-9 N--9 -N-9"),
        ("4k4/9/9/9/9/9/9/3A5/9/3A1K3 w", "d3-e2", "A6-5"),
        ("3k5/9/9/2P6/2P6/9/9/9/9/4K4 w", "c7-b7", "P+=8 17=8"),
        ("3k5/9/9/2P6/2P6/2P6/9/9/9/4K4 w", "c6-d6", "27=6"),
        ("3k5/9/9/2P6/2P6/2P6/9/9/9/4K4 w", "c7-c8", "17+1 P7+1"),
        ("3k5/9/9/2P1P4/2P1P4/9/9/9/9/4K4 w", "e6-d6", "25=6"),
        ("5k3/9/9/9/9/9/9/9/9/2B1K1B2 w", "c1-a3", "E7+9 B7+9 e7+9"),
    ],
)
def test_two_alike_on_a_file_are_told_apart(fen: str, turn: str, texts: str) -> None:
    game = begun_from(XIANGQI, fen)
    start, (best, *_) = game.start(), texts.split()

    assert game.name(start, game.parse(start, turn), "wxf") == best
    for text in texts.split():
        called = game.called(start, text)
        assert called is not None, text
        assert called.text == turn


def test_every_turn_of_a_game_comes_back_in_both_notations() -> None:
    position, rng, names = XIANGQI.start(), Random(8), XIANGQI
    for _ in range(40):
        for notation in ("iccs", "wxf"):
            texts = [names.name(position, t, notation) for t in position.turns]
            assert len({*texts}) == len(texts)
        turn = rng.choice(position.turns)
        for notation in ("iccs", "wxf"):
            assert names.called(position, names.name(position, turn, notation)) == turn
        position = XIANGQI.play(position, turn)


@pytest.mark.parametrize("text", ["C2=2", "R1+9", "K5-1"])
def test_what_is_surely_wxf_and_not_legal_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="no legal turn"):
        XIANGQI.called(XIANGQI.start(), text)


def test_what_names_two_turns_is_refused() -> None:
    game = begun_from(XIANGQI, "3k5/9/9/2P6/2P6/9/9/9/9/4K4 w")

    with pytest.raises(NotationError, match="names several turns"):
        game.called(game.start(), "P7=8")
