"""Turns told by the piece that moves."""

import random

import pytest

from rules.catalogue import GAMES, find_game
from rules.core.model import Position, StepKind, Turn
from rules.core.piece_turns import Threat, piece_turn

WITH_SAN = ("chess", "chess960", "los_alamos")


def played(name: str, *texts: str) -> tuple[Position, Turn]:
    """Return the position before the last of some turns, and that turn."""
    game, position = find_game(name), find_game(name).start()
    for text in texts[:-1]:
        position = game.play(position, game.parse(position, text))
    return position, game.parse(position, texts[-1])


def test_a_capture_names_piece_and_captured() -> None:
    before, turn = played("chess", "e2-e4", "d7-d5", "b1-c3", "g8-f6", "c3-d5xd5")

    told = find_game("chess").by_piece(before, turn)

    assert told is not None
    assert (told.piece, told.here, told.there) == ("white:N", "c3", "d5")
    assert told.taken == "black:P"
    assert told.alone
    assert told.threat is Threat.NONE


def test_of_two_knights_the_one_that_moves_is_told() -> None:
    before, turn = played("chess", "b1-c3", "a7-a6", "e2-e3", "a6-a5", "c3-e2")
    game = find_game("chess")

    told = game.by_piece(before, turn)

    assert told is not None
    assert not told.alone
    assert game.written(before, turn) == "Nce2"


def test_castling_is_told_act_by_act() -> None:
    texts = ["e2-e4", "e7-e5", "g1-f3", "b8-c6", "f1-c4", "f8-c5", "O-O"]
    before, turn = played("chess", *texts)

    assert find_game("chess").by_piece(before, turn) is None


@pytest.mark.parametrize("name", WITH_SAN)
def test_what_a_piece_tells_is_what_san_writes(name: str) -> None:
    game, rng = GAMES[name], random.Random(7)
    position, threats = game.start(), set[Threat]()
    for _ in range(160):
        turns = game.turns(position)
        if game.result(position) is not None or not turns:
            break
        for turn in turns:
            told, written = game.by_piece(position, turn), game.written(position, turn)
            if told is None:
                assert turn.steps[0].kind is StepKind.CASTLE
                continue
            assert ("x" in written) == (told.taken is not None)
            assert (f"={told.becomes}" in written) == bool(told.becomes)
            assert written[-1] in {Threat.CHECK: "+", Threat.MATE: "#"}.get(
                told.threat, written[-1]
            )
            threats.add(told.threat)
        position = game.play(position, rng.choice(turns))
    assert Threat.CHECK in threats


@pytest.mark.parametrize("name", GAMES)
def test_turns_of_pieces_without_a_name_are_told_act_by_act(name: str) -> None:
    game = GAMES[name]
    start = game.start()
    found = [game.by_piece(start, turn) for turn in game.turns(start)[:20]]

    if game.kinds:
        assert any(found)
    else:
        assert not any(found)
        assert not any(piece_turn(turn) for turn in game.turns(start)[:20])
