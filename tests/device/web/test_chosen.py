"""Choice of game and board as the page shows it."""

from pathlib import Path
from typing import Any

import pytest

from device.game.choice import Choice
from device.web.chosen import Chosen, choice_plain
from rules.boards.table import find_board


def told(game: str, board: str, **options: int) -> dict[str, Any]:
    lying = find_board(board)
    return choice_plain(
        Chosen(choice=Choice(game, options), first=None, board=lying, path=Path())
    )


@pytest.mark.parametrize(
    ("choice", "part"),
    [
        (told("gonnect", "go13", size=9), ["a1", "i9"]),
        (told("ordo", "squares10"), ["a1", "j8"]),
        (told("gonnect", "go13"), None),
        (told("three_mens_morris", "htjb"), None),
    ],
)
def test_the_part_of_a_larger_board_that_is_used_is_named(
    choice: dict[str, Any], part: list[str] | None
) -> None:
    assert choice["part"] == part


def test_what_stands_at_the_start_is_told_on_the_board_of_the_table() -> None:
    laid = told("amazons", "squares10")["laid"]

    assert laid == dict.fromkeys(("a4", "d1", "g1", "j4"), "white") | dict.fromkeys(
        ("a7", "d10", "g10", "j7"), "black"
    )
    assert told("oware", "mancala_2x6")["laid"] == {}


def test_pieces_are_called_as_the_games_record_calls_them() -> None:
    assert told("othello", "othello8")["pieces"]["texts"] == {
        "en": "discs",
        "sw": "kete",
        "es": "fichas",
        "fr": "pions",
        "de": "Steine",
    }
