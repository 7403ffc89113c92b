"""Turns, boards and games as text."""

import pytest

from rules.catalogue import GAMES
from rules.core.errors import NotationError
from rules.core.model import Step, StepKind
from rules.core.notation import (
    read_board,
    read_game,
    turn_from,
    write_board,
    write_game,
)


def test_a_turn_is_read_as_its_steps() -> None:
    turn = turn_from("a4-a7xg7", "white", "black")

    assert turn.steps == (
        Step(StepKind.MOVE, "a4", "white", "a7"),
        Step(StepKind.REMOVE, "g7", "black"),
    )


def test_what_is_no_turn_is_answered_with_how_turns_are_written() -> None:
    with pytest.raises(NotationError, match="'a4-a7' \\(move\\)"):
        turn_from("a4 to a7", "white", "black")


def test_a_game_knows_its_own_turns_in_capitals_and_with_spaces() -> None:
    game = GAMES["tapatan"]

    assert str(game.parse(game.start(), " B2\n")) == "b2"


def test_a_board_is_one_line() -> None:
    board = {"a3": ("white",), "b2": ("black",), "c1": ("white",), "c3": ()}

    assert write_board(board) == "black b2, white a3 c1"
    assert read_board("white a3 c1, black b2", board) == board


@pytest.mark.parametrize("text", ["white a9", "white a3, black a3"])
def test_a_board_names_each_of_its_sites_once(text: str) -> None:
    with pytest.raises(NotationError, match="not a site, or is named twice"):
        read_board(text, ["a3", "b2"])


def played(texts: str):
    game = GAMES["tapatan"]
    position = game.start()
    turns = []
    for text in texts.split():
        turns.append(game.parse(position, text))
        position = game.play(position, turns[-1])
    return game, turns


def test_a_game_is_written_with_its_result() -> None:
    game, turns = played("a3 a1 b3 b1 c3")

    assert write_game(game, turns) == (
        "game tapatan\nsides white black\n"
        "1. a3\n2. a1\n3. b3\n4. b1\n5. c3\n"
        "result: white by three_in_a_row\n"
    )


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("game tapatan", "game achi", "expected 'game tapatan'"),
        ("2. a1", "2. a3", "changed its colour|stacked|wrong_colour"),
        ("2. a1", "3. a1", "expected turn 2"),
        ("white by", "black by", "the game ends with"),
    ],
)
def test_a_game_that_does_not_replay_is_refused(
    old: str, new: str, complaint: str
) -> None:
    game, turns = played("a3 a1 b3 b1 c3")
    text = write_game(game, turns).replace(old, new)

    with pytest.raises(NotationError, match=complaint):
        read_game(game, text)


def test_an_unfinished_game_says_so() -> None:
    game, turns = played("a3 a1")

    assert write_game(game, turns).endswith("result: unfinished\n")
