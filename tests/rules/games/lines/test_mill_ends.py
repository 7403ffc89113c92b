"""Remaking of mills and ends of mill games, as their rulebooks have them.

HTJB International Mind Games (Morabaraba; Nine Men's Morris), the T-3 Hunting Games
Rule Book (12 Men's Morris) and MindSports (Morabaraba; Nine Men's Morris), in our own
words.
"""

import pytest

from rules.catalogue import GAMES
from tests.rules.table import done, laid

NINE, MORABARABA = "nine_mens_morris", "morabaraba_htjb"
TWELVE = "twelve_mens_morris_t3"
NINE_MS, MORABARABA_MS = "nine_mens_morris_ms", "morabaraba_ms"
ALL = [NINE, MORABARABA, TWELVE, NINE_MS, MORABARABA_MS]
DOUBLE = "white a7 d7 g7 b6 f6, black a1 g1 d3 e4"
DIAGONAL_DOUBLE = "white a7 d7 g7 d6 f6 a4, black a1 g1 d3 e4"


@pytest.mark.parametrize(
    ("says", "board", "played", "then", "verdicts"),
    [
        (
            "a mill opened is closed again by the same man's way back",
            "white a7 d7 g7 f4, black a1 g1 d3 e4",
            "d7-d6 d3-c3",
            "d6-d7 xa1",
            {
                NINE: "d6-d7xa1",
                MORABARABA: "d6-d7xa1",
                TWELVE: "remade_mill",
                NINE_MS: "d6-d7xa1",
                MORABARABA_MS: "d6-d7xa1",
            },
        ),
        (
            "a mill broken by the move that forms another",
            DOUBLE,
            "d7-d6xa1 d3-c3",
            "d6-d7 xg1",
            {
                NINE: "d6-d7xg1",
                MORABARABA: "remade_mill",
                TWELVE: "remade_mill",
                NINE_MS: "d6-d7xg1",
                MORABARABA_MS: "moved_back",
            },
        ),
        (
            "after a move between, it may be closed again",
            DOUBLE,
            "d7-d6xa1 d3-c3 g7-g4 c3-d3 g4-g7 d3-c3",
            "d6-d7 xg1",
            dict.fromkeys(ALL, "d6-d7xg1"),
        ),
        (
            "the mill that was broken is barred to every man, or only to the same man",
            DIAGONAL_DOUBLE,
            "a7-b6xa1 d3-c3",
            "a4-a7 xg1",
            {
                MORABARABA: "remade_mill",
                TWELVE: "remade_mill",
                MORABARABA_MS: "a4-a7xg1",
            },
        ),
        (
            "the same man may not go back to the mill that it broke",
            DIAGONAL_DOUBLE,
            "a7-b6xa1 d3-c3",
            "b6-a7 xg1",
            {
                MORABARABA: "remade_mill",
                TWELVE: "remade_mill",
                MORABARABA_MS: "moved_back",
            },
        ),
        (
            "it may not go back even where that closes no mill any more",
            "white a7 d7 g7 b6 f6, black a1 g1 c3 d3 e4",
            "d7-d6xa1 e4-e3xa7",
            "d6-d7",
            {MORABARABA: "d6-d7", TWELVE: "d6-d7", MORABARABA_MS: "moved_back"},
        ),
        (
            "the man may go elsewhere",
            DOUBLE,
            "d7-d6xa1 d3-c3",
            "d6-d5",
            dict.fromkeys(ALL, "d6-d5"),
        ),
    ],
)
def test_remaking_a_mill(
    says: str, board: str, played: str, then: str, verdicts: dict[str, str]
) -> None:
    for name, expected in verdicts.items():
        game = GAMES[name]
        position = laid(game, board)
        for text in played.split():
            position = game.play(position, game.parse(position, text))
        judged = game.judge(position, done(position, then))
        assert getattr(judged, "rule", str(judged)) == expected, (name, says)


def ended(name: str, before: str, turn: str) -> tuple[str, tuple[str, ...]]:
    game = GAMES[name]
    position = laid(game, before)
    result = game.result(game.play(position, game.parse(position, turn)))
    return (result.reason, result.winners) if result else ("goes on", ())


@pytest.mark.parametrize("name", ALL)
def test_who_is_left_with_two_men_has_lost(name: str) -> None:
    before = "white a7 d7 g4 e4, black b2 d2 c5"

    assert ended(name, before, "g4-g7xb2") == ("two_left", ("white",))


@pytest.mark.parametrize("name", ALL)
def test_two_men_on_the_board_are_no_loss_while_more_are_in_hand(name: str) -> None:
    game = GAMES[name]
    position = laid(game, "a7 b2 d7 d2 g7xb2 b4")

    assert game.result(position) is None


@pytest.mark.parametrize(
    ("name", "before"),
    [
        (NINE, "white d7 g4 a4 d6, black a7 g7 d5 g1"),
        (NINE, "white a4 b6 d7, black a7 g7 c3 e3"),
    ],
)
def test_a_free_neighbour_is_enough_to_go_on(name: str, before: str) -> None:
    assert GAMES[name].result(laid(GAMES[name], before)) is None


@pytest.mark.parametrize(
    ("name", "before", "turn"),
    [
        (NINE, "white d7 a4 g4 d2, black a7 g7 a1 g1", "d2-d1"),
        (MORABARABA, "white d7 a4 g4 b6 f6 b2 f2 d2, black a7 g7 a1 g1", "d2-d1"),
        (TWELVE, "white d7 a4 g4 b6 f6 b2 f2 d2, black a7 g7 a1 g1", "d2-d1"),
        (NINE_MS, "white d7 a4 g4 d2, black a7 g7 a1 g1", "d2-d1"),
        (MORABARABA_MS, "white d7 a4 g4 b6 f6 b2 f2 d2, black a7 g7 a1 g1", "d2-d1"),
    ],
)
def test_a_player_who_cannot_move_has_lost(name: str, before: str, turn: str) -> None:
    assert ended(name, before, turn) == ("blocked", ("white",))


@pytest.mark.parametrize(
    ("name", "black", "drawn"),
    [
        (NINE, "b2 f2 c5", False),
        (MORABARABA, "b2 f2 c5 e3", True),
        (MORABARABA, "b2 f2 c5", True),
        (TWELVE, "b2 f2 c5 e3", True),
        (TWELVE, "b2 f2 c5", True),
        (NINE_MS, "b2 f2 c5 e3", False),
        (NINE_MS, "b2 f2 c5", True),
        (MORABARABA_MS, "b2 f2 c5 e3", False),
        (MORABARABA_MS, "b2 f2 c5", True),
    ],
)
def test_ten_moves_each_without_a_removal_draw_when_so_few_have_three(
    name: str, black: str, drawn: bool
) -> None:
    game = GAMES[name]
    position = laid(game, f"white a7 d7 g1, black {black}")
    shuffle = ["g1-g4", "c5-c4", "g4-g1", "c4-c5"] * 5
    for number, text in enumerate(shuffle, start=1):
        assert game.result(position) is None, number
        position = game.play(position, game.parse(position, text))

    result = game.result(position)
    assert (result is not None) is drawn
    if result is not None:
        assert (result.reason, result.winners) == ("ten_quiet_moves", ())


def test_a_removal_begins_the_ten_moves_anew() -> None:
    game = GAMES[MORABARABA]
    position = laid(game, "white a7 d7 g1, black b2 f2 c5 e3 a4")
    shuffle = ["g1-g4", "c5-c4", "g4-g1", "c4-c5"] * 4
    for text in [*shuffle, "g1-g7xa4", "c5-c4"]:
        position = game.play(position, game.parse(position, text))

    assert game.result(position) is None
    assert position.quiet == 1


@pytest.mark.parametrize("name", [MORABARABA, TWELVE, MORABARABA_MS])
def test_a_board_full_after_the_placing_is_a_draw(name: str) -> None:
    game = GAMES[name]
    position = game.start()
    while position.to_move:
        quiet = [turn for turn in game.turns(position) if len(turn.steps) == 1]
        position = game.play(position, _patterned(quiet))

    result = game.result(position)
    assert result is not None
    assert (result.reason, result.winners) == ("full_board", ())


def _patterned(turns):
    """Place by a pattern in which neither side fills a line."""
    white = {"a7", "d7", "f6", "d6", "c5", "a4", "e4", "f4", "b2", "d3", "c3", "g1"}
    wanted = [
        turn
        for turn in turns
        if (turn.steps[0].site in white) is (turn.side == "white")
    ]
    return wanted[0]


@pytest.mark.parametrize(
    ("name", "men"),
    [(NINE, 9), (MORABARABA, 12), (TWELVE, 12), (NINE_MS, 9), (MORABARABA_MS, 12)],
)
def test_each_player_has_so_many_men(name: str, men: int) -> None:
    assert GAMES[name].start().in_hand == {"white": men, "black": men}


@pytest.mark.parametrize("name", ALL)
def test_a_repeated_position_is_no_draw(name: str) -> None:
    game = GAMES[name]
    position = laid(game, "white a7 d7 g1 e4, black b2 f2 c5 e3")
    for text in ["g1-g4", "c5-c4", "g4-g1", "c4-c5"] * 6:
        position = game.play(position, game.parse(position, text))

    assert game.result(position) is None
