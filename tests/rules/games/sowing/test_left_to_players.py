"""Options that the sources of Oware and Kalah leave open, each way once."""

import pytest

from rules.core.model import Ruling
from rules.games.law import Law
from tests.rules.sow_table import GAMES, Case, laid, normal, played, told

SLAM = "S 1 . . . . 2 / N 1 1 . . . . / won 20 20"

REPEATED = "S . . . . . 2 / N . 1 . . . 1 / won 22 22"

OWARE = [
    Case(
        "a grand slam wins nothing",
        SLAM,
        "S6",
        "S 1 . . . . . / N 2 2 . . . . / won 20 20 > north",
    ),
    Case(
        "a grand slam wins what it takes where players agree so",
        SLAM,
        "S6",
        "S 1 . . . . . / N . . . . . . / won 24 20 > over",
        options={"grand_slam": "wins"},
    ),
    Case(
        "another sowing may be made where a grand slam is forbidden",
        SLAM,
        "S1",
        "S . 1 . . . 2 / N 1 1 . . . . / won 20 20 > north",
        options={"grand_slam": "forbidden"},
    ),
]
KALAH = [
    Case(
        "a last seed in an empty own pit wins nothing where nothing lies opposite",
        "S 1 . . . . 1 / N 1 . . . . .",
        "S1",
        "S . 1 . . . 1 / N 1 . . . . . / won . . > north",
    ),
    Case(
        "by agreement it wins itself",
        "S 1 . . . . 1 / N 1 . . . . .",
        "S1",
        "S . . . . . 1 / N 1 . . . . . / won 1 . > north",
        options={"empty_captures": True},
    ),
    Case(
        "a last seed and what lies opposite are won",
        "S 1 . . . . 1 / N 1 . . . 5 .",
        "S1",
        "S . . . . . 1 / N 1 . . . . . / won 6 . > north",
    ),
    Case(
        "by agreement the last seed stays",
        "S 1 . . . . 1 / N 1 . . . 5 .",
        "S1",
        "S . 1 . . . 1 / N 1 . . . . . / won 5 . > north",
        options={"capturing_seed": "stays"},
    ),
    Case(
        "what stays is not won alone either",
        "S 1 . . . . 1 / N 1 . . . . .",
        "S1",
        "S . 1 . . . 1 / N 1 . . . . . / won . . > north",
        options={"capturing_seed": "stays", "empty_captures": True},
    ),
]


@pytest.mark.parametrize("case", OWARE, ids=str)
def test_oware_as_players_agree(case: Case) -> None:
    assert played("oware", case) == normal("oware", case.then)


@pytest.mark.parametrize("case", KALAH, ids=str)
def test_kalah_as_players_agree(case: Case) -> None:
    assert played("kalah", case) == normal("kalah", case.then)


def test_a_forbidden_grand_slam_is_ruled_on_by_what_is_agreed() -> None:
    game = GAMES["oware"].configured(grand_slam="forbidden")
    position = laid("oware", SLAM, grand_slam="forbidden")
    taken = {**position.contents, "S6": 0, "N1": 0, "N2": 0, "S": 24}

    ruling = game.judge(position, taken)

    assert isinstance(ruling, Ruling)
    assert ruling.rule == "grand_slam"
    assert ruling.why.startswith("south sowed S6, which takes all that the other has")
    assert "nobody may take all" in ruling.source


def test_who_has_only_a_forbidden_grand_slam_has_no_turn() -> None:
    game = GAMES["oware"].configured(grand_slam="forbidden")
    lie = "S 1 . . . . 1 / N 1 . . . . 1 / won 22 22"
    before = laid("oware", lie, "north", grand_slam="forbidden")

    there = game.play(before, game.parse(before, "N6"))

    assert told(there) == normal(
        "oware", "S . . . . . 1 / N 1 . . . . . / won 22 24 > over"
    )
    assert game.result(there).reason == "no_turn"


@pytest.mark.parametrize(
    ("setting", "scores"),
    [("owner", (10, 9)), ("finisher", (15, 4)), ("nobody", (10, 4))],
)
def test_whose_the_last_seeds_of_kalah_are(setting: str, scores) -> None:
    game = GAMES["kalah"].configured(last_seeds=setting)
    before = laid(
        "kalah",
        "S . . . . . 1 / N 1 . . 4 . . / won 9 4",
        last_seeds=setting,
    )

    result = game.result(game.play(before, game.parse(before, "S6")))

    assert result is not None
    assert tuple(result.scores.values()) == scores


@pytest.mark.parametrize(
    ("setting", "scores"), [("own_side", (24, 24)), ("split", (25, 23))]
)
def test_who_has_what_lies_there_when_a_position_comes_back(setting, scores) -> None:
    game = GAMES["oware"].configured(repetition=setting)
    position = laid("oware", REPEATED, repetition=setting)
    while game.result(position) is None:
        position = game.play(position, game.turns(position)[-1])

    result = game.result(position)

    assert result.reason == "repeated"
    assert tuple(result.scores.values()) == scores


def test_a_card_says_of_each_law_what_is_agreed() -> None:
    usual = GAMES["kalah"].kernel.record.card
    stays = GAMES["kalah"].configured(capturing_seed="stays").kernel.record.card

    assert str(stays.cite(Law.CAPTURE)).endswith("stays there itself")
    assert stays.cite(Law.FILL) == usual.cite(Law.FILL)
