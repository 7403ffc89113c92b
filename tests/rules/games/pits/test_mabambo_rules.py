"""Rules of Mabambo, sentence by sentence, at the table.

Trio Trio, Mabambo and Soli-Bi rules (Frank Stark, 2010), in our own words.
"""

import pytest

from rules.core.errors import OptionError
from rules.core.model import StepKind
from rules.core.perft import perft
from rules.games.mabambo.rulings import TABLE
from tests.rules.pit_table import GAMES, Case, laid, played, random_game, texts, verdict

SINGLE, LONG = GAMES["mabambo"], GAMES["mabambo_long_jump"]
BOTH = ("mabambo", "mabambo_long_jump")
EXCHANGED = "xd6 xb2"

EXCHANGE = [
    Case(
        "the starter removes an enemy stone and puts the 13th in its pit",
        "",
        "xd6 white@d6",
        "xd6",
    ),
    Case("first the stone goes", "", "xd6", "owed: place"),
    Case("the 13th goes into that pit", "", "xd6 white@d4", "wrong_pit"),
    Case("not into a free one", "", "white@d4", "nothing_taken"),
    Case("one stone is exchanged", "", "xd6 xc6 white@d6", "too_many_taken"),
    Case("for one stone", "", "xd6 white@d6 white@d4", "no_chip_in_hand"),
    Case("before anything moves", "", "c4-d4", "exchange_first"),
    Case("the starter begins", "", "xb2 black@b2", "out_of_turn"),
    Case("then the opponent does the same", "xd6", "xb2 black@b2", "xb2"),
    Case("and nobody else", "xd6", "c4-d4", "out_of_turn"),
    Case(
        "but the starter's 13th cannot be removed",
        "xd6",
        "xd6 black@d6",
        "protected_13th",
    ),
    Case("not even lifted", "xd6", "xd6", "protected_13th"),
    Case("the opponent exchanges before moving", "xd6", "e4-d4", "exchange_first"),
    Case("an own stone is not exchanged", "", "xb2", "exchange_first"),
]

# Five stones each at least: with four each the game would be over.
STEP = "white c3 f2 f3 f5 b3, black b6 e6 f6 e5 b5"
OVER_ONE = "white c2 c3 f2 f3 f5, black b6 e6 f6 e5 b5"
OVER_TWO = "white c2 c3 c4 f2 f3, black b6 e6 f6 e5 b5"
GAP = "white c2 c4 f2 f3 f5, black c5 e6 f6 e5 b5"
BESIDE_ENEMY = "white c2 f2 f3 f5 b3, black c3 e6 f6 e5 b5"
BEHIND_ONE = "white c2 c3 f2 f3 f5, black c4 e6 f6 e5 b5"
BEHIND_ENEMY = "white c2 c3 f2 f3 f5, black c4 c5 f6 e5 b5"
TWO_TARGETS = "white c2 c3 d2 f2 f3, black c4 e2 f6 e5 b5"
HEMMED = "white b2 f2 f3 f5 d5, black b3 c2 f6 e5 b5"

MOVES = [
    Case("a stone moves to an adjacent pit", STEP, "c3-c4", "c3-c4"),
    Case("or across", STEP, "c3-d3", "c3-d3"),
    Case("never diagonally", STEP, "c3-d4", "diagonal"),
    Case("nor far diagonally", STEP, "f5-d3", "diagonal"),
    Case("nor crookedly", STEP, "c3-d5", "not_straight"),
    Case("nor farther", STEP, "c3-c5", "not_adjacent"),
    Case("into a free pit", BESIDE_ENEMY, "xc3 c2-c3", "no_own_stone_jumped"),
    Case("one moves one's own stones", STEP, "e5-d5", "out_of_turn"),
    Case("one of them", STEP, "c3-c4 f2-e2", "two_chips_moved"),
    Case("one stone lies in a pit", STEP, "c3-b3", "stacked"),
    Case("none comes from outside", STEP, "white@c4", "no_chip_in_hand"),
    Case("none goes of itself", STEP, "xc3 xf2", "removed_own_chip"),
    Case("a stone in the fingers is a turn begun", STEP, "xc3", "owed: place"),
    Case("one that cannot move is none", HEMMED, "xb2", "blocked_chip"),
    Case("colours do not change", STEP, "xc3 black@c4", "wrong_colour"),
    Case("nor are strange ones laid", STEP, "red@c4", "foreign_chip"),
    Case("something must move", STEP, "", "no_change"),
    Case("one side at a time", STEP, "c3-c4 e5-d5", "several_changes"),
    Case("a jump passes an own stone", OVER_ONE, "c2-c4", "c2-c4"),
    Case("or several in a row", OVER_TWO, "c2-c5", "c2-c5"),
    Case("to the next pit only", OVER_ONE, "c2-c5", "not_next_free"),
    Case("over an unbroken row", GAP, "c2-c6", "jumped_enemy"),
    Case("not over a gap", GAP.replace("c5", "d6"), "c2-c5", "not_next_free"),
    Case("the opponent's are not jumped", BESIDE_ENEMY, "c2-c4", "jumped_enemy"),
    Case("a beat lands on an enemy stone", BEHIND_ONE, "xc4 c2-c4", "c2xc4"),
    Case("behind several own ones", GAP, "xc5 c2-c5", "not_next_free"),
    Case(
        "behind a row of own ones",
        OVER_TWO.replace("b5", "c5"),
        "xc5 c2-c5",
        "c2xc5",
    ),
    Case("the enemy stone makes room first", BEHIND_ONE, "xc4", "owed: move"),
    Case("then the beating one comes", BEHIND_ONE, "xc4 xc2", "owed: place"),
    Case("or it is lifted first", BEHIND_ONE, "xc2", "owed: place"),
    Case("no beat without a jump", BEHIND_ONE, "xc4 c3-c4", "no_own_stone_jumped"),
    Case("nor over an enemy stone", BEHIND_ENEMY, "xc5 c2-c5", "jumped_enemy"),
    Case("nor diagonally", BESIDE_ENEMY, "xc3 b3-c3", "no_own_stone_jumped"),
    Case("nor diagonally onto one", STEP, "xe6 f5-e6", "diagonal"),
    Case("the beaten stone is the one landed on", TWO_TARGETS, "c2-c4 xe2", "stacked"),
    Case("nor is it put beside", BEHIND_ONE, "xc4 c2-c4 black@b4", "left_standing"),
    Case("not one elsewhere", OVER_ONE, "c2-c4 xe5", "taken_elsewhere"),
    Case("one stone is beaten", BEHIND_ONE, "xc4 xe5 c2-c4", "too_many_taken"),
    Case("a stone out of reach stays", BEHIND_ONE, "xe5", "not_beaten"),
]

TWICE = "white c2 c3 d4 f2 f3, black b6 e6 f6 e5 b5"
TWICE_BEAT = "white c2 c3 d4 f2 f3, black e4 e6 f6 e5 b5"
BLOCKED_ON_THE_WAY = "white c2 c3 d4 f2 f3, black c4 e4 f6 e5 b5"
THRICE = "white c2 c3 d4 e5 f2, black b6 d6 f6 d2 b5"

LONG_JUMPS = [
    Case("another jump may follow", TWICE, "c2-e4", "c2-c4-e4"),
    Case("or not", TWICE, "c2-c4", "c2-c4"),
    Case("the second one may beat", TWICE_BEAT, "xe4 c2-e4", "c2-c4xe4"),
    Case("the beaten stone may go first", TWICE_BEAT, "xe4", "owed: move"),
    Case("or in the middle", TWICE_BEAT, "c2-c4 xe4", "owed: move"),
    Case(
        "the first landing pit must be empty",
        BLOCKED_ON_THE_WAY,
        "xc4 xe4 c2-e4",
        "too_many_taken",
    ),
    Case(
        "an enemy stone there ends the way",
        BLOCKED_ON_THE_WAY,
        "xe4 c2-e4",
        "diagonal",
    ),
    Case("a second jump, not a third", THRICE, "c2-e6", "too_many_jumps"),
    Case("after a jump, not after a step", TWICE, "c3-e4", "not_straight"),
    Case("nor is a step joined to a jump", TWICE, "c2-c5", "not_next_free"),
]


@pytest.mark.parametrize("case", [*EXCHANGE, *MOVES], ids=str)
@pytest.mark.parametrize("game_id", BOTH)
def test_the_rules_say(game_id: str, case: Case) -> None:
    assert verdict(game_id, case) == case.verdict


@pytest.mark.parametrize("case", LONG_JUMPS, ids=str)
def test_the_long_jump_variant_says(case: Case) -> None:
    assert verdict("mabambo_long_jump", case) == case.verdict


def test_every_rule_that_can_be_broken_is_shown_here() -> None:
    shown = {case.verdict for case in (*EXCHANGE, *MOVES, *LONG_JUMPS)}

    assert {row.rule for row in TABLE.rows} - shown == {"game_over"}


def test_without_the_variant_a_stone_jumps_once() -> None:
    twice = Case("one jump", TWICE, "c2-e4", "too_many_jumps")

    assert verdict("mabambo", twice) == twice.verdict


@pytest.mark.parametrize("game_id", BOTH)
@pytest.mark.parametrize("setup", ["alquerque", "checkerboard"])
def test_twelve_stones_each_are_laid_and_one_is_in_hand(
    game_id: str, setup: str
) -> None:
    start = GAMES[game_id].start(setup=setup)
    stones = list(start.contents.values())

    assert len(stones) == 25
    assert stones.count(("white",)) == stones.count(("black",)) == 12
    assert start.contents["d4"] == ()
    assert start.in_hand == {"white": 1, "black": 1}


def test_the_ordinary_set_up_is_two_rows_and_two_pits_more() -> None:
    start = SINGLE.start()

    assert {start.contents[f"{file}{rank}"] for file in "bcdef" for rank in "23"} == {
        ("white",)
    }
    assert {start.contents[f"{file}{rank}"] for file in "bcdef" for rank in "56"} == {
        ("black",)
    }
    assert [start.contents[f"{file}4"] for file in "bcdef"] == [
        ("white",),
        ("white",),
        (),
        ("black",),
        ("black",),
    ]


def test_on_the_checkerboard_colours_alternate() -> None:
    contents = SINGLE.start(setup="checkerboard").contents
    pairs = {
        (contents[f"{file}{rank}"], contents[f"{beside}{rank}"])
        for file, beside in ("bc", "cd", "de", "ef")
        for rank in "23456"
    }

    assert pairs <= {
        (("white",), ("black",)),
        (("black",), ("white",)),
        ((), ("black",)),
        (("black",), ()),
    }


def test_no_other_set_up_is_known() -> None:
    with pytest.raises(OptionError, match="alquerque or checkerboard"):
        SINGLE.start(setup="random")


def test_the_exchange_captures_one_stone_each() -> None:
    position = played(SINGLE, EXCHANGED)

    assert position.held == (1, 1)
    assert position.in_hand == {"white": 0, "black": 0}
    assert position.contents["d6"] == ("white",)
    assert position.contents["b2"] == ("black",)


def test_any_enemy_stone_may_be_exchanged_but_the_first_13th() -> None:
    first = SINGLE.start()
    second = played(SINGLE, "xd6")

    assert len(texts(SINGLE, first)) == 12
    assert len(texts(SINGLE, second)) == 12  # of thirteen
    assert "xd6" not in texts(SINGLE, second)


def test_after_the_exchange_the_13th_stone_is_one_like_the_others() -> None:
    position = laid(SINGLE, "white d6 f2 f3 f5 b3, black b6 c6 f6 e5 b5")
    passed = SINGLE.passed(position)

    assert "b6xd6" in texts(SINGLE, passed)


def test_a_beaten_stone_leaves_before_the_beating_one_moves() -> None:
    position = laid(SINGLE, BEHIND_ONE)
    turn = SINGLE.parse(position, "c2xc4")

    assert [step.kind for step in turn.steps] == [StepKind.REMOVE, StepKind.MOVE]
    assert SINGLE.changes(position, turn) == {"c2": (), "c4": ("white",)}


def test_two_ways_to_the_same_pit_are_one_turn() -> None:
    position = laid(LONG, "white c2 c3 d4 d2 e3, black b6 e6 f6 f5 b5")
    beats = laid(LONG, "white c2 c3 d4 d2 e3, black e4 e6 f6 f5 b5")

    assert [t for t in texts(LONG, position) if t.endswith("e4")] == [
        "d4-e4",
        "e3-e4",
        "c2-c4-e4",
    ]
    assert [t for t in texts(LONG, beats) if t.endswith("e4")] == ["c2-c4xe4"]


def test_a_stone_that_jumps_back_has_not_moved() -> None:
    position = laid(LONG, OVER_ONE)

    assert [text for text in texts(LONG, position) if text.startswith("c2")] == [
        "c2-c4",
        "c2-b2",
        "c2-d2",
    ]


def test_ten_captured_stones_win_and_empty_collecting_pits_are_points() -> None:
    position = laid(SINGLE, "white c2 c3 f2 f3 f5, black c4 e6 f6 e5")
    over = played(SINGLE, "c2xc4", position)
    result = SINGLE.result(over)

    assert result is not None
    assert (result.winners, result.reason) == (("white",), "ten_captured")
    assert result.scores == {"white": 2, "black": 0}  # black has captured eight


def test_leaving_the_opponent_without_a_move_wins() -> None:
    position = laid(
        SINGLE,
        "white c6 b5 e6 f5 c2 b3 e2 f3 d5 d3 c4 e3, black b6 f6 b2 f2 d4",
    )
    over = played(SINGLE, "e3-e4", position)
    result = SINGLE.result(over)

    assert result is not None
    assert (result.winners, result.reason) == (("white",), "blocked")
    assert result.scores == {"white": 9, "black": 0}


def test_four_stones_each_in_play_are_a_draw() -> None:
    position = laid(SINGLE, "white c2 c3 f2 f3, black c4 e6 f6 e5 b5")
    result = SINGLE.result(played(SINGLE, "c2xc4", position))

    assert result is not None
    assert (result.winners, result.reason) == ((), "four_each")
    assert result.scores == {"white": 0, "black": 0}


def test_four_against_five_go_on() -> None:
    position = laid(SINGLE, "white c2 c3 f2 f3 f5, black c4 e6 f6 e5 b5")

    assert played(SINGLE, "c2xc4", position).to_move == "black"


def test_a_finished_game_is_not_played_on() -> None:
    position = laid(SINGLE, "white c2 c3 f2 f3, black c4 e6 f6 e5 b5")
    over = played(SINGLE, "c2xc4", position)
    ruling = SINGLE.judge(over, {"e5": (), "d5": ("black",)})

    assert getattr(ruling, "rule", None) == "game_over"


def test_a_tournament_has_three_games_and_the_loser_chooses_the_starter() -> None:
    for game_id in BOTH:
        record = GAMES[game_id].kernel.record
        assert getattr(record, "match_games", None) == 3
        told = GAMES[game_id].rules
        assert told.count("the loser of one chooses who starts the next") == 1


def test_positions_counted_by_hand() -> None:
    # Twelve stones may be exchanged, then twelve of the starter's thirteen.
    for game_id in BOTH:
        game = GAMES[game_id]
        assert [perft(game, game.start(), n) for n in (1, 2)] == [12, 144]


@pytest.mark.parametrize(
    ("game_id", "count"), [("mabambo", 1610), ("mabambo_long_jump", 1674)]
)
def test_positions_counted_by_a_plain_program(game_id: str, count: int) -> None:
    # Written apart from this one, on pairs of numbers, in thirty lines.
    game = GAMES[game_id]

    assert perft(game, game.start(), 3) == count


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game_id", BOTH)
def test_a_random_game_keeps_its_own_rules(game_id: str, seed: int) -> None:
    result = GAMES[game_id].result(random_game(GAMES[game_id], seed))

    assert result is None or result.reason in {"ten_captured", "four_each", "blocked"}
