"""SGF notation of the turns of the games that it describes."""

import pytest

from device.export.sgf_spelling import game_of, spelling_of


@pytest.mark.parametrize(
    ("game", "turn", "value"),
    [
        ("othello", "d6", "d3"),  # the third rank from the north
        ("othello", "a1", "a8"),
        ("othello", "h8", "h1"),
        ("othello", "pass", "PA"),
        ("lines_of_action", "e1-e3", "e1-e3"),
        ("lines_of_action", "c2-c5xc5", "c2:c5"),
        ("lines_of_action", "pass", "pass"),
        ("amazons", "d1-d7/g7", "djddgd"),  # as red-bean.com/sgf/amazons.html
        ("amazons", "a7-d7/g4", "adddgg"),
        ("amazons", "a10-j1/a1", "aajjaj"),
        ("nine_mens_morris", "a7xd6", "a7xd6"),
        ("tapatan", "a1-b1", "a1-b1"),
    ],
)
def test_a_turn_is_spelled_and_read_again(game: str, turn: str, value: str) -> None:
    spelling = spelling_of(game)

    assert spelling.write(turn) == value
    assert spelling.read(value)[0] == turn


@pytest.mark.parametrize(
    ("game", "value", "turns"),
    [
        ("othello", "F5", ("f4",)),
        ("othello", "pa", ("pass",)),
        ("othello", "", ("pass",)),
        ("othello", "z99", ("z99",)),
        ("lines_of_action", "C2:C5++", ("c2-c5xc5", "c2-c5")),
        ("lines_of_action", "e2e4", ("e2-e4", "e2-e4xe4")),
        ("lines_of_action", "e2-e4!", ("e2-e4", "e2-e4xe4")),
        ("lines_of_action", "Resign", ("resign",)),
        ("amazons", "djd", ("djd",)),
    ],
)
def test_what_other_programs_write_is_read(
    game: str, value: str, turns: tuple[str, ...]
) -> None:
    assert spelling_of(game).read(value) == turns


def test_points_name_sites() -> None:
    assert [spelling_of("amazons").site(at) for at in ("dj", "gj", "ag", "jg")] == [
        *("d1", "g1", "a4", "j4")
    ]
    assert spelling_of("othello").site("d4") == "d5"
    assert spelling_of("lines_of_action").site("C8") == "c8"


def test_each_number_stands_for_a_game() -> None:
    numbers = ("2", "5", "9", "18")
    assert [game_of(number) for number in numbers] == [
        *("othello", "nine_mens_morris", "lines_of_action", "amazons")
    ]
    assert game_of("1000") is None
    assert spelling_of("tapatan").number == 1000
