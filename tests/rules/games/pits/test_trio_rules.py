"""Rules of Trio Trio, sentence by sentence, at the table.

Trio Trio, Mabambo and Soli-Bi rules (Frank Stark, 2010), in our own words.
"""

import pytest

from rules.core.errors import IllegalTurnError, NotationError
from rules.core.perft import perft
from rules.games.trio.rulings import TABLE
from tests.rules.pit_table import GAMES, Case, laid, played, random_game, texts, verdict

TRIO = GAMES["trio_trio"]
SET_UP = "b7 c7 d7 a6 a5 a4 b1 c1 d1 g2 g3 g4"  # white and black in turn
RESERVE = (6, 6)

SETTING_UP = [
    Case("the players place stones on the outer pits", "", "white@b7", "b7"),
    Case("not on the inner ones", "", "white@d4", "placed_inside"),
    Case("one stone a turn", "", "white@b7 white@g3", "two_chips_placed"),
    Case("they alternate", "b7", "white@g3", "out_of_turn"),
    Case("each in the own colour", "", "red@b7", "foreign_chip"),
    Case("a pit holds one stone", "b7", "black@b7", "stacked"),
    Case(
        "stones stay while others are set up", "b7 g3", "b7-b6", "not_over_setting_up"
    ),
    Case("nor do they move outside", "b7 g3", "b7-c7", "not_over_setting_up"),
    Case("nor do they go", "b7 g3", "xb7", "not_over_setting_up"),
    Case(
        "at most three stones on a side, whatever their colours",
        "b7 c7 d7",
        "black@e7",
        "three_stones_rule",
    ),
    Case("a third one may come", "b7 c7", "white@d7", "d7"),
    Case("the fourth goes to another side", "b7 c7 d7", "black@g6", "g6"),
]

JUMPING = [
    Case("after six each, stones move", SET_UP, "b7-b6", "b7-b6"),
    Case(
        "a stone jumps straight over others of any colour to the next free pit",
        "white b7 b5, black b6 f3",
        "b7-b4",
        "b7-b4",
        hand=RESERVE,
    ),
    Case(
        "not past a free pit",
        "white b7 d4, black f3",
        "b7-b5",
        "not_next_free",
        hand=RESERVE,
    ),
    Case(
        "the series is unbroken: not past a gap in it",
        "white b7 d4, black b6 b4",
        "b7-b3",
        "not_next_free",
        hand=RESERVE,
    ),
    Case(
        "in the same row only",
        "white b7 d4, black f3",
        "b7-c6",
        "not_straight",
        hand=RESERVE,
    ),
    Case(
        "from one side to the opposite side of the inner field",
        "white a3 d3 e3, black b3 c3",
        "a3-f3",
        "a3-f3",
        hand=RESERVE,
    ),
    Case(
        "from every side",
        "white g4 b2, black f4 e2",
        "g4-e4",
        "g4-e4",
        hand=RESERVE,
    ),
    Case(
        "not onto a stone",
        "white b7 d4, black b6",
        "xb6 b7-b6",
        "not_empty",
        hand=RESERVE,
    ),
    Case(
        "a jump brings in no other stone",
        "white b7 d4, black f3",
        "b7-b6 white@g3",
        "reserve_without_pull",
        hand=RESERVE,
    ),
    Case(
        "a stone in the fingers is a turn begun",
        "white b7 d4, black f3",
        "xb7",
        "owed: place",
        hand=RESERVE,
    ),
]

CROWDED_NORTH = "white d4 b7, black c7 d7 f2"
PULLING = [
    Case(
        "an inner stone moves to an adjacent pit",
        "white d4, black f3",
        "d4-d5",
        "d4-d5",
        RESERVE,
    ),
    Case("or across", "white d4, black f3", "d4-c4", "d4-c4", RESERVE),
    Case("never diagonally", "white d4, black f3", "d4-e5", "diagonal", RESERVE),
    Case("not farther", "white d4, black f3", "d4-d6", "not_adjacent", RESERVE),
    Case("nor round a corner", "white d4, black f3", "d4-e6", "not_adjacent", RESERVE),
    Case(
        "the pit must be free",
        "white d4, black d5",
        "xd5 d4-d5",
        "not_empty",
        RESERVE,
    ),
    Case(
        "in addition a reserve stone may come to any free outer pit",
        "white d4, black f3",
        "d4-d5 white@g3",
        "d4-d5+g3",
        RESERVE,
    ),
    Case(
        "the reserve stone comes from outside",
        "white d4, black f3",
        "d4-d5 white@c3",
        "placed_inside",
        RESERVE,
    ),
    Case(
        "considering the three-stones rule",
        CROWDED_NORTH,
        "d4-d5 white@e7",
        "three_stones_rule",
        RESERVE,
    ),
    Case(
        "only while there is a reserve",
        "white d4, black f3",
        "d4-d5 white@g3",
        "no_chip_in_hand",
        (0, 6),
    ),
    Case(
        "one reserve stone only",
        "white d4, black f3",
        "d4-d5 white@g3 white@g4",
        "two_chips_placed",
        RESERVE,
    ),
    Case(
        "the pull itself keeps the rules",
        "white d4, black f3",
        "d4-e5 white@g3",
        "diagonal",
        RESERVE,
    ),
    Case(
        "inner stones stay inside",
        "white b6, black f3",
        "b6-b7",
        "left_inner_field",
    ),
    Case(
        "one stone is pulled",
        "white d4 c3, black f3",
        "d4-d5 c3-c2",
        "two_chips_moved",
        RESERVE,
    ),
    Case(
        "a stone with no free pit beside it stays",
        "white b6, black c6 b5",
        "xb6",
        "blocked_chip",
        RESERVE,
    ),
]

ENTERING = [
    Case("the three-stones rule holds", SET_UP, "white@g6", "three_stones_rule"),
    Case(
        "a reserve stone to a free outer pit",
        "white b7 d4, black c7 f3",
        "white@d7",
        "d7",
        RESERVE,
    ),
    Case(
        "the pit must be free", "white b7, black c7 f3", "white@c7", "stacked", RESERVE
    ),
    Case(
        "the reserve comes to the outer field",
        "white b7, black c7",
        "white@d4",
        "placed_inside",
        RESERVE,
    ),
    Case(
        "from the reserve, not from nowhere",
        "white b7, black c7",
        "white@d7",
        "no_chip_in_hand",
        (0, 6),
    ),
]

PARADING = [
    Case(
        "an outer stone to another free outer pit",
        "white b7, black c7",
        "b7-g3",
        "b7-g3",
        RESERVE,
    ),
    Case(
        "also right across the board",
        "white b7, black c7",
        "b7-b1",
        "b7-b1",
        RESERVE,
    ),
    Case("along a full side, too", CROWDED_NORTH, "b7-f7", "b7-f7", RESERVE),
    Case(
        "but not into one",
        "white g3, black b7 c7 d7",
        "g3-e7",
        "three_stones_rule",
        RESERVE,
    ),
    Case(
        "with no stone from the reserve",
        "white b7, black c7",
        "b7-g3 white@g4",
        "reserve_without_pull",
        RESERVE,
    ),
    Case("each moves the own stones", SET_UP, "c7-c6", "out_of_turn"),
    Case("a stone put down for the other side", SET_UP, "black@c6 xb7", "wrong_colour"),
    Case("stones keep their colour", SET_UP, "xb7 black@b7", "wrong_colour"),
    Case("nothing is taken", SET_UP, "xc7", "never_removed"),
    Case("not even one's own", SET_UP, "xb7 xd7", "never_removed"),
    Case("both sides at once are too much", SET_UP, "b7-b6 c7-c6", "several_changes"),
    Case("it is a turn only when something moves", SET_UP, "", "no_change"),
]


ALL = [*SETTING_UP, *JUMPING, *PULLING, *ENTERING, *PARADING]


@pytest.mark.parametrize("case", ALL, ids=str)
def test_the_rules_say(case: Case) -> None:
    assert verdict("trio_trio", case) == case.verdict


def test_every_rule_that_can_be_broken_is_shown_here() -> None:
    shown = {case.verdict for case in ALL}

    assert {row.rule for row in TABLE.rows} - shown == {"game_over"}


def test_the_board_is_empty_and_each_player_has_twelve_stones() -> None:
    start = TRIO.start()

    assert set(start.contents.values()) == {()}
    assert start.in_hand == {"white": 12, "black": 12}
    assert start.to_move == "white"


def test_six_each_are_set_up_three_on_every_side_and_six_remain() -> None:
    position = played(TRIO, SET_UP)

    assert position.in_hand == {"white": 6, "black": 6}
    assert position.to_move == "white"
    assert not any(turn in texts(TRIO, position) for turn in ("e7", "g6", "b7-e6"))


def test_every_outer_pit_is_open_at_first_in_board_order() -> None:
    assert " ".join(texts(TRIO, TRIO.start())) == (
        "b7 c7 d7 e7 f7 a6 g6 a5 g5 a4 g4 a3 g3 a2 g2 b1 c1 d1 e1 f1"
    )


def test_a_full_row_lets_no_stone_jump() -> None:
    position = laid(TRIO, "white b7 b6 b4, black b5 b3 b2", RESERVE)
    inward = [text for text in texts(TRIO, position) if text.startswith("b7-b")]

    assert inward == ["b7-b1"]  # the parade round the board


def test_turns_stand_in_board_order_and_a_pull_before_its_longer_forms() -> None:
    position = laid(TRIO, "white d4, black b7 c7 d7 b1 c1 d1 a6 a5 a4", RESERVE)

    assert texts(TRIO, position)[:5] == ["g6", "g5", "d4-d5", "d4-d5+g6", "d4-d5+g5"]


def test_two_trios_win_and_the_turn_closes_the_second() -> None:
    position = laid(TRIO, "white b6 c6 d6 b4 c4 d3, black f2 f3", RESERVE)
    turn = TRIO.parse(position, "d3-d4")
    over = TRIO.play(position, turn)
    result = TRIO.result(over)

    assert TRIO.closes(position, turn) == (("b4", "c4", "d4"),)
    assert result is not None
    assert (result.winners, result.reason) == (("white",), "two_trios")
    assert over.to_move is None
    assert texts(TRIO, over) == []


def test_a_jump_finishes_the_second_trio_as_in_the_first_figure() -> None:
    position = laid(TRIO, "white e7 b2 c2 d2 e4 e5, black e6 f2", RESERVE)
    turn = TRIO.parse(position, "e7-e3")

    assert TRIO.closes(position, turn) == (("e5", "e4", "e3"),)
    assert TRIO.play(position, turn).to_move is None


@pytest.mark.parametrize(
    ("says", "stones", "last"),
    [
        ("one Trio is not enough", "b6 c6 d5 f2", "d5-d6"),
        ("no stone may belong to both", "c6 d6 e6 d5 c4 b2", "c4-d4"),
        ("five in a row share the middle one", "b6 c6 d6 e6 f5 b2", "f5-f6"),
        ("diagonals are no Trios", "b6 c5 d4 b2 c2 e2", "e2-d2"),
        ("three must stand side by side", "b6 c6 e6 b2 c2 e2", "e2-f2"),
    ],
)
def test_the_game_goes_on(says: str, stones: str, last: str) -> None:
    position = laid(TRIO, f"white {stones}, black f3", RESERVE)

    assert played(TRIO, last, position).to_move == "black", says


def test_both_trios_must_stand_at_once() -> None:
    position = laid(TRIO, "white b6 c6 d6 b4 c4 e4, black f2 f3", RESERVE)
    broken = played(TRIO, "d6-d5 f2-e2", position)  # the first Trio is given up

    assert played(TRIO, "e4-d4", broken).to_move == "black"


def test_nothing_is_played_after_the_second_trio() -> None:
    position = laid(TRIO, "white b6 c6 d6 b4 c4 d3, black f2 f3", RESERVE)
    over = played(TRIO, "d3-d4", position)
    ruling = TRIO.judge(over, {"f2": (), "e2": ("black",)})

    assert getattr(ruling, "rule", None) == "game_over"


def test_a_player_who_can_do_nothing_loses_the_turn() -> None:
    position = laid(TRIO, "white b6, black c6 b5 f3", (0, 0))

    assert position.to_move == "black"
    assert played(TRIO, "f3-f4", position).to_move == "black"
    assert played(TRIO, "c6-d6", position).to_move == "white"


def test_when_neither_can_play_the_game_is_drawn() -> None:
    pits = [f + r for r in "65432" for f in "bcdef"]
    board = f"white {' '.join(pits[::2])}, black {' '.join(pits[1::2])}"
    result = TRIO.result(laid(TRIO, board, (0, 0)))

    assert result is not None
    assert (result.winners, result.reason) == ((), "blocked")


def test_an_illegal_turn_is_refused_by_rule() -> None:
    start = TRIO.start()
    turn = TRIO.turns(start)[0]

    with pytest.raises(IllegalTurnError, match="out_of_turn"):
        TRIO.play(TRIO.play(start, turn), turn)
    with pytest.raises(NotationError, match="'d4' is no legal turn of white"):
        TRIO.parse(start, "d4")


def test_positions_counted_by_hand() -> None:
    # No side can hold four stones before the fourth turn: 20, 20 * 19, 20 * 19 * 18.
    assert [perft(TRIO, TRIO.start(), n) for n in (1, 2, 3)] == [20, 380, 6840]


@pytest.mark.parametrize("seed", range(6))
def test_a_random_game_keeps_its_own_rules(seed: int) -> None:
    result = TRIO.result(random_game(TRIO, seed))

    assert result is None or result.reason == "two_trios"
