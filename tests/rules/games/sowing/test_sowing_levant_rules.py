"""Rules of Mankaleh and Egyptian Mankalah, sentence by sentence.

Source: Count and Capture, in our own words.
"""

import pytest

from rules.core.errors import NotationError
from tests.rules.sow_table import GAMES, Case, laid, normal, played, told, verdict

MANKALEH = [
    Case(
        "one pebble is dropped into each well, counter-clockwise, no home is sown",
        "S . . . . . . 3 / N 3 3 2 . . . .",
        "S7",
        "S . . . . . . . / N 4 4 3 . . . . > north",
    ),
    Case(
        "a last pebble in an opponent's well ends the turn",
        "S 3 . . . . . 3 / N 2 2 2 . . . .",
        "S7",
        "S 3 . . . . . . / N 3 3 3 . . . . > north",
    ),
    Case(
        "in an own well, without a gain, the player goes on",
        "S 2 2 2 . . . . / N 3 . . . . . .",
        "S1",
        "S . 3 3 . . . . / N 3 . . . . . . > south",
    ),
    Case(
        "or not, as the option says",
        "S 2 2 2 . . . . / N 3 . . . . . .",
        "S1",
        "S . 3 3 . . . . / N 3 . . . . . . > north",
        options={"own_well": "over"},
    ),
    Case(
        "finishing with two in an own well wins them and ends the turn",
        "S 2 2 1 . . . . / N 3 . . . . . .",
        "S1",
        "S . 3 . . . . . / N 3 . . . . . . / won 2 . > north",
    ),
    Case(
        "finishing with four",
        "S 2 2 3 . . . . / N 3 . . . . . .",
        "S1",
        "S . 3 . . . . . / N 3 . . . . . . / won 4 . > north",
    ),
    Case(
        "finishing with six in an opponent's well",
        "S 2 . . . . . 2 / N 2 5 . . . . .",
        "S7",
        "S 2 . . . . . . / N 3 . . . . . . / won 6 . > north",
    ),
    Case(
        "eight win nothing",
        "S 2 . . . . . 2 / N 2 7 . . . . .",
        "S7",
        "S 2 . . . . . . / N 3 8 . . . . . > north",
    ),
    Case(
        "eight before the last well end the series",
        "S 2 . . . . . 2 / N 7 1 . . . . .",
        "S7",
        "S 2 . . . . . . / N 8 . . . . . . / won 2 . > north",
    ),
    Case(
        "a single pebble may be played by who has won two",
        "S 1 . . . . . 1 / N 2 1 . . . . . / won 2 .",
        "S7",
        "S 1 . . . . . . / N 3 1 . . . . . / won 2 . > north",
    ),
    Case(
        "the other plays alone while a player cannot",
        "S 2 2 3 . . . . / N 1 . . . . . . / won 10 1",
        "S1",
        "S . 3 . . . . . / N 1 . . . . . . / won 14 1 > south",
    ),
]

SIMPLE = [
    Case(
        "one haswah goes to each beyt of the adversary, then to the own ones",
        "S 1 . . . . 7 / N . 2 2 2 2 2 / won 30 23",
        "S6",
        "S . . . . . . / N 1 3 3 3 3 . / won 35 23 > north",
    ),
    Case(
        "one in the last beyt ends the turn",
        "S 1 . . . 2 . / N . 2 2 2 2 2 / won 30 29",
        "S5",
        "S 1 . . . . 1 / N 1 2 2 2 2 2 / won 30 29 > north",
    ),
    Case(
        "two are won with those of the opposite beyt",
        "S 1 . . . . 1 / N 1 3 . . . 2 / won 30 30",
        "S6",
        "S 1 . . . . . / N . 3 . . . 2 / won 32 30 > north",
    ),
    Case(
        "four are won with those of the opposite beyt",
        "S 1 . . . . 2 / N 4 3 . . . 2 / won 30 30",
        "S6",
        "S 1 . . . . . / N 5 . . . . 2 / won 34 30 > north",
    ),
    Case(
        "the beyts before it are won in the same way",
        "S 1 . . . 3 2 / N 3 3 . . . 2 / won 30 28",
        "S6",
        "S 1 . . . . . / N . . . . . 2 / won 41 28 > north",
    ),
    Case(
        "a beyt with another number ends the series",
        "S 1 . . . 3 3 / N 3 2 1 . . 2 / won 30 27",
        "S6",
        "S 1 . . . 3 . / N 4 3 . . . 2 / won 32 27 > north",
    ),
    Case(
        "three are taken out and sown on",
        "S 1 . . . . 1 / N 2 . . . 1 . / won 30 37",
        "S6",
        "S 1 . . . . . / N . 1 1 1 1 . / won 30 37 > north",
    ),
    Case(
        "six too",
        "S . . . . . 1 / N 5 . . . . . / won 30 36",
        "S6",
        "S 1 . . . . . / N . 1 1 1 1 1 / won 30 36 > north",
    ),
]

TABLES = [("mankaleh", MANKALEH), ("egyptian_simple", SIMPLE)]


@pytest.mark.parametrize(
    ("game", "case"),
    [(game, case) for game, table in TABLES for case in table],
    ids=str,
)
def test_what_the_book_says(game: str, case: Case) -> None:
    assert played(game, case) == normal(game, case.then)


def test_a_single_pebble_may_not_be_played_before_two_are_won() -> None:
    lie = "S 1 . 2 . . . 1 / N 2 1 . . . . ."
    position = laid("mankaleh", lie)
    with pytest.raises(NotationError, match="single_not_playable"):
        GAMES["mankaleh"].parse(position, "S7")
    seen = "S 1 . 2 . . . . / N 3 1 . . . . ."
    assert verdict("mankaleh", lie, seen) == "single_not_playable"


def test_a_player_always_plays_from_the_beyt_nearest_to_the_adversary() -> None:
    position = laid("egyptian_simple", "S 1 3 2 . . . / N 2 1 . . . . / won 30 33")
    turns = GAMES["egyptian_simple"].turns(position)
    assert [str(turn) for turn in turns] == ["S3"]
    with pytest.raises(NotationError, match="must begin with S3"):
        GAMES["egyptian_simple"].parse(position, "S2")


def test_in_the_advanced_mode_any_own_beyt_may_be_played() -> None:
    position = laid("egyptian_advanced", "S 1 3 2 . . . / N 2 1 . . . . / won 30 33")
    turns = GAMES["egyptian_advanced"].turns(position)
    assert [str(turn) for turn in turns] == ["S1", "S2", "S3"]


@pytest.mark.parametrize("game_id", ["egyptian_simple", "egyptian_advanced"])
def test_an_empty_side_is_given_a_seed_and_plays(game_id: str) -> None:
    game = GAMES[game_id]
    position = laid(game_id, "S . . . . . . / N . . 3 . 2 . / won 33 34")

    assert position.to_move == "north"
    turn = game.parse(position, "N5-S1")
    after = game.play(position, turn)

    assert told(after) == "S 1 . . . . . / N . . 3 . 1 . / won 33 34 > south"


def test_a_single_seed_is_the_property_of_its_side() -> None:
    position = laid("egyptian_simple", "S . . . . . . / N . . 1 . . . / won 35 36")
    result = GAMES["egyptian_simple"].result(position)
    assert result is not None
    assert result.scores == {"south": 35, "north": 37}
    assert result.winners == ("north",)


def test_any_distribution_of_72_is_recognised_and_the_board_may_be_turned() -> None:
    game = GAMES["egyptian_simple"]
    start = game.start()
    counts = [4, 5, 6, 7, 8, 9, 10, 4, 5, 4, 6, 4]
    sites = [f"S{n}" for n in range(1, 7)] + [f"N{n}" for n in range(1, 7)]
    board = dict(zip(sites, counts, strict=True))

    filled = game.judge(start, board)

    assert str(filled) == "fill:4,5,6,7,8,9/10,4,5,4,6,4"
    position = game.play(start, game.parse(start, str(filled)))
    assert position.to_move == "north"
    assert [str(turn) for turn in game.turns(position)] == ["turn", "N6"]
    turned = game.play(position, game.parse(position, "turn"))
    assert turned.to_move == "south"  # who filled it begins
    assert turned.contents["S1"] == 10
    assert turned.contents["N6"] == 9


def test_a_board_that_is_being_filled_only_needs_more_seeds() -> None:
    game = GAMES["egyptian_simple"]
    judged = game.judge(game.start(), {"S1": 20, "N2": 30})
    assert getattr(judged, "owed", None) is not None
    judged = game.judge(game.start(), {"S1": 40, "N2": 33})
    assert getattr(judged, "rule", "") == "not_filled"


def test_in_the_advanced_mode_corresponding_beyts_are_filled() -> None:
    game = GAMES["egyptian_advanced"]
    start = game.start()
    assert str(game.judge(start, {"S2": 50, "N2": 22})) == (
        "fill:0,50,0,0,0,0/0,22,0,0,0,0"
    )
    assert str(game.judge(start, {"S2": 50, "N5": 22})).startswith("fill:")
    assert getattr(game.judge(start, {"S2": 50, "N3": 22}), "rule", "") == "not_filled"


def test_the_gainer_begins_the_next_board_which_the_other_fills() -> None:
    game = GAMES["egyptian_simple"].configured(rounds="match")
    lie = "S . . . . . 1 / N 1 . . . . . / won 40 30"
    position = laid("egyptian_simple", lie, rounds="match")

    after = game.play(position, game.parse(position, "S6"))

    assert game.points(after) == {"south": 12, "north": 0}  # 42 to 30
    assert after.to_move == "north"
    result = game.round_result(after)
    assert result is not None
    assert result.winners == ("south",)
    filled = game.play(after, game.parse(after, "fill:6,6,6,6,6,6/6,6,6,6,6,6"))
    assert filled.to_move == "south"
    assert game.round_result(filled) is None


def test_sixty_win_the_match() -> None:
    game = GAMES["egyptian_simple"].configured(rounds="match")
    lie = "S . . . . . 1 / N 1 . . . . . / won 40 30"
    position = laid("egyptian_simple", lie, rounds="match").but(points=(48, 50))
    position = game.rearranged(position, position.contents, "south")

    after = game.play(position, game.parse(position, "S6"))

    result = game.result(after)
    assert result is not None
    assert (result.winners, result.reason) == (("south",), "goal")
    assert result.scores == {"south": 60, "north": 50}


def test_with_24_extra_the_last_board_must_gain_as_many() -> None:
    game = GAMES["egyptian_advanced"].configured(rounds="match", extra=24)
    lie = "S . . . . . 1 / N 1 . . . . . / won 40 30"
    position = laid("egyptian_advanced", lie, rounds="match", extra=24)
    position = position.but(points=(48, 50))
    position = game.rearranged(position, position.contents, "south")

    after = game.play(position, game.parse(position, "S6"))

    assert game.result(after) is None
    assert game.points(after) == {"south": 60, "north": 50}
