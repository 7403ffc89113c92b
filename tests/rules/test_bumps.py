"""A legal turn and a bump are told apart, in every game."""

import random

import pytest

from bench.kit.bumped import Told, bumped_boards, told
from rules.catalogue import GAMES, find_game
from rules.core.mends import carried_out
from rules.core.model import Ruling, Turn

BOARDS = 2
"""So many of each game; ``python -m bench bumps`` takes more."""


@pytest.mark.parametrize("name", GAMES)
def test_a_bump_is_told_beside_the_turn_and_its_mend_reaches_the_turn(
    name: str,
) -> None:
    game = GAMES[name]
    boards = bumped_boards(game, random.Random(f"bumps of {name}"), BOARDS, games=4)

    found = [told(game, bumped) for bumped in boards]

    assert set(found) <= {Told.APART, Told.AMBIGUOUS, Told.NAMED}


def test_the_ruling_is_on_the_bumped_man_alone() -> None:
    game = find_game("nine_mens_morris")
    position = game.start()
    for text in ("a7", "g7", "d6", "f6"):
        position = game.play(position, game.parse(position, text))
    turn = game.parse(position, "b6")
    after = {**position.contents, **game.changes(position, turn)}
    board = {**after, "g7": (), "d7": after["g7"]}

    ruling = game.judge(position, board)

    assert isinstance(ruling, Ruling)
    assert isinstance(ruling.held, Turn)
    assert ruling.held == turn
    assert set(ruling.wrong) == {"g7", "d7"}
    assert ruling.why == "the black man from g7 lies on d7"
    assert carried_out(board, ruling.mends) == after


def test_a_seed_beside_is_told_with_the_sowing_and_goes_where_it_belongs() -> None:
    game = find_game("oware")
    position = game.start()
    turn = game.parse(position, "S3")
    after = {**position.contents, **game.changes(position, turn)}
    board = {**after, "N1": 4, "N2": 5}

    ruling = game.judge(position, board)

    assert isinstance(ruling, Ruling)
    assert ruling.held == turn
    assert set(ruling.wrong) == {"N1", "N2"}
    assert carried_out(board, ruling.mends) == after
