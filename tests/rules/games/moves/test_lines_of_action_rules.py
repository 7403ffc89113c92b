"""Rules of Lines of Action, sentence by sentence, at the table."""

import pytest

from rules.core.errors import NotationError
from rules.core.model import Result, Ruling
from rules.core.perft import perft
from rules.games.moves.lines_of_action import LINES_OF_ACTION
from tests.rules.pit_table import (
    GAMES,
    Case,
    done,
    laid,
    played,
    random_game,
    texts,
    verdict,
)

GAME = GAMES["lines_of_action"]
MEET = "black d4 h1, white d6 a8 a1"
LINE = "black d4 d1 h8, white d6 a8"

CASES = [
    Case("black begins", "", "b8-b6", "b8-b6"),
    Case("black begins, not white", "", "a7-c7", "out_of_turn"),
    Case("along a file", MEET, "d4-d2", "d4-d2"),
    Case("along a rank", MEET, "d4-e4", "d4-e4"),
    Case("along a diagonal", MEET, "d4-f6", "d4-f6"),
    Case("and in no other way", MEET, "d4-e6", "not_in_line"),
    Case("as far as pieces stand in line", MEET, "d4-f4", "wrong_distance"),
    Case("no less far", MEET, "d4-d3", "wrong_distance"),
    Case("it jumps over own pieces", "", "b8-h8", "b8-h8"),
    Case("not over the opponent's", LINE, "d4-d7", "jumped_enemy"),
    Case(
        "it does not end on its own",
        "black d4 c4 h1, white a8 a1",
        "d4-c4",
        "not_empty",
    ),
    Case("it takes by landing", MEET, "xd6 d4-d6", "d4-d6xd6"),
    Case("not from afar", MEET, "xd6 d4-d2", "taken_elsewhere"),
    Case("either may be lifted first: the taken one", MEET, "xd6", "owed: move"),
    Case("or both", MEET, "xd6 xd4", "owed: place"),
    Case("one piece a turn", MEET, "d4-e4 h1-h2", "two_chips_moved"),
    Case("one group wins", "black d4 e4, white a8 h1", "d4-d3", "game_over"),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_rules_say(case: Case) -> None:
    assert verdict("lines_of_action", case) == case.verdict


@pytest.mark.parametrize(
    ("before", "deeds", "told"),
    [
        (
            MEET,
            "d4-f4",
            "black moved from d4 to f4, a distance of 2, but the number of pieces in "
            "that line is 1",
        ),
        (LINE, "d4-d7", "black jumped over an enemy at d6"),
        (MEET, "d4-e6", "black moved from d4 to e6, but not in a straight line"),
    ],
)
def test_a_ruling_is_one_sentence_and_cites_the_source(
    before: str, deeds: str, told: str
) -> None:
    position = laid(GAME, before)

    ruling = GAME.judge(position, done(position, deeds))

    assert isinstance(ruling, Ruling)
    assert ruling.why == told
    laws = [LINES_OF_ACTION.card.cite(law) for law in LINES_OF_ACTION.card.says]
    assert ruling.law in laws


def result_of(before: str, turns: str, **options: str) -> Result | None:
    game = GAME.configured(**options)
    return game.result(played(game, turns, laid(game, before)))


@pytest.mark.parametrize(
    ("before", "turn", "winners", "reason"),
    [
        ("black d4 f5, white a8 h1", "d4-e4", ("black",), "one_group"),
        ("black a1 e5, white d4 a8 b8", "a1-d4xd4", (), "both_one_group"),
        ("black a1 e5 h1, white d4 a8 b8", "a1-d4xd4", ("white",), "one_group"),
        ("black a1 e5 h1, white d4 a8", "a1-d4xd4", ("white",), "one_group"),
    ],
)
def test_the_first_group_wins(
    before: str, turn: str, winners: tuple[str, ...], reason: str
) -> None:
    result = result_of(before, turn)

    assert result is not None
    assert (result.winners, result.reason) == (winners, reason)


def test_the_mover_wins_with_both_groups_if_so_agreed() -> None:
    before = "black a1 e5, white d4 a8 b8"

    result = result_of(before, "a1-d4xd4", both_connected="mover")

    assert result is not None
    assert (result.winners, result.reason) == (("black",), "one_group")


def test_the_same_position_for_the_third_time_is_a_draw() -> None:
    there, back = "h1-h2 a8-b8 ", "h2-h1 b8-a8 "
    before = "black d4 h1, white a8 c6"

    twice = result_of(before, 2 * (there + back))
    thrice = result_of(before, 2 * (there + back) + "h1-h2")

    assert twice is None
    assert thrice is not None
    assert (thrice.winners, thrice.reason) == ((), "repetition")


def test_a_capture_makes_old_positions_impossible_and_they_are_forgotten() -> None:
    position = laid(GAME, MEET)

    after = played(GAME, "d4-e4", position)
    taken = played(GAME, "d4-d6xd6", position)

    assert isinstance(after.memory, tuple)
    assert isinstance(taken.memory, tuple)
    assert len(taken.memory) == 1


def test_whoever_cannot_move_passes() -> None:
    position = laid(GAME, "black a2 b1 b2 g8 g7 h7 e3, white a1 h8")

    after = played(GAME, "e3-f3", position)

    passed = played(GAME, "pass", after)
    assert after.ending is None
    assert (after.to_move, GAME.forced(after)) == ("white", after.turns[0])
    assert passed.to_move == "black"
    assert passed.contents == after.contents
    assert GAME.forced(passed) is None
    with pytest.raises(NotationError, match="nobody passes who can move"):
        GAME.parse(passed, "pass")


def test_two_sides_that_cannot_move_have_drawn() -> None:
    files = {"black": "abef", "white": "cdgh"}
    full = [
        " ".join([side, *(f + str(rank) for f in files[side] for rank in range(1, 9))])
        for side in files
    ]

    held = laid(GAME, ", ".join(full))

    assert held.ending is not None
    assert (held.ending.winners, held.ending.reason) == ((), "impasse")


def test_the_first_side_stands_on_the_first_and_last_row() -> None:
    position = GAME.start(sides=("red", "green"))

    assert (position.to_move, GAME.start().to_move) == ("red", "black")
    assert position.contents["b1"] == ("red",)
    assert position.contents["a2"] == ("green",)


def test_the_published_counts() -> None:
    assert [perft(GAME, GAME.start(), depth) for depth in (1, 2)] == [36, 1_244]
    assert len(texts(GAME, GAME.start())) == 36


@pytest.mark.parametrize("seed", range(3))
def test_random_games_agree_with_themselves(seed: int) -> None:
    random_game(GAME, seed)
