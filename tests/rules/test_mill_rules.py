"""What the rulebooks say of mill games, sentence by sentence, tried at the table.

HTJB: International Mind Games (Morabaraba; Nine Men's Morris) and the T-3 Hunting
Games Rule Book (12 Men's Morris), in our own words.
"""

import pytest

from rules.catalogue import GAMES
from rules.errors import IllegalTurnError, NotationError
from tests.rules.table import Case, done, laid, verdict

NINE, MORABARABA = "nine_mens_morris", "morabaraba_htjb"
TWELVE = "twelve_mens_morris_t3"
DOUBLE = "white a7 d7 g7 b6 f6, black a1 g1 d3 e4"
DIAGONAL_DOUBLE = "white a7 d7 g7 d6 f6 a4, black a1 g1 d3 e4"

ALL_THREE = [
    Case("a turn places a man on an empty point", "", "white@a7", "a7"),
    Case("no man moves before all are placed", "a7 d1", "a7-a4", "not_over_placing"),
    Case("one man a turn is placed", "a7 d1", "white@a4 white@b2", "two_chips_moved"),
    Case("players take turns", "a7", "white@d7", "out_of_turn"),
    Case("players take turns in moving", "a7 d1", "d1-g1", "out_of_turn"),
    Case(
        "three in a row are a mill: a removal is due",
        "a7 b2 d7 d2",
        "white@g7",
        "owed: remove",
    ),
    Case(
        "a mill takes one of the opponent's men",
        "a7 b2 d7 d2",
        "white@g7 xb2",
        "g7xb2",
    ),
    Case(
        "first the mill, then the removal",
        "a7 b2 d7 d2",
        "xb2",
        "no_mill",
    ),
    Case("no mill, no removal", "a7 b2 d7 d2", "white@g4 xb2", "no_mill"),
    Case("no mill near, no removal", "a7 b2 g4 d2", "xb2", "no_mill"),
    Case("one's own man is not taken", "a7 b2 d7", "xb2", "removed_own_chip"),
    Case(
        "a man in a mill may not be taken while others stand free",
        "white a7 d7, black b2 d2 f2 a1",
        "white@g7 xd2",
        "protected_by_mill",
        hand=(3, 3),
    ),
    Case(
        "the one outside the mill may",
        "white a7 d7, black b2 d2 f2 a1",
        "white@g7 xa1",
        "g7xa1",
        hand=(3, 3),
    ),
    Case(
        "where all stand in mills, any may be taken",
        "white a7 d7, black b2 d2 f2",
        "white@g7 xd2",
        "g7xd2",
        hand=(3, 3),
    ),
    Case(
        "two mills at once take one man",
        "white a7 d7 g4 g1, black b2 d2 c4 e3",
        "white@g7 xb2 xd2",
        "one_removal_only",
        hand=(3, 3),
    ),
    Case(
        "two mills at once take one man indeed",
        "white a7 d7 g4 g1, black b2 d2 c4 e3",
        "white@g7 xb2",
        "g7xb2",
        hand=(3, 3),
    ),
    Case(
        "a man moves to an adjacent empty point",
        "white a7 c3 e4 g1, black b2 d2 c5 e3",
        "a7-d7",
        "a7-d7",
    ),
    Case(
        "but no further",
        "white a7 c3 e4 g1, black b2 d2 c5 e3",
        "a7-g7",
        "not_adjacent",
    ),
    Case(
        "nor does a mill so made take a man",
        "white a7 d7 g1 e4, black b2 d2 c5 e3",
        "g1-g7 xb2",
        "not_adjacent",
    ),
    Case(
        "a point holds one man",
        "white a7 c3 e4 g1, black d7 d2 c5 e3",
        "a7-d7",
        "not_empty",
    ),
    Case(
        "one man moves a turn",
        "white a7 c3 e4 g1, black b2 d2 c5 e3",
        "a7-d7 e4-f4",
        "two_chips_moved",
    ),
    Case(
        "when all are placed, none is put down",
        "white a7 c3 e4 g1, black b2 d2 c5 e3",
        "white@g7",
        "no_chip_in_hand",
    ),
    Case(
        "nor by the other side",
        "white a7 c3 e4 g1, black b2 d2 c5 e3",
        "black@g7",
        "no_chip_in_hand",
    ),
    Case(
        "a mill made by moving takes a man",
        "white a7 d7 g4 e4, black b2 d2 c5 e3",
        "g4-g7 xb2",
        "g4-g7xb2",
    ),
    Case(
        "the man in the fingers is a turn begun",
        "white a7 d7 g4 e4, black b2 d2 c5 e3",
        "xg4",
        "owed: place",
    ),
    Case(
        "so is a man taken meanwhile",
        "white a7 d7 g4 e4, black b2 d2 c5 e3",
        "xg4 xb2",
        "owed: place",
    ),
    Case(
        "with a man in the fingers that closes nothing, none may be taken",
        "white a7 d7 g1 e4, black b2 d2 c5 e3",
        "xe4 xb2",
        "no_mill",
    ),
    Case(
        "a man that has nowhere to go is not lifted",
        "white a1 c3 c5 e5, black a4 d1 b2 e3",
        "xa1",
        "blocked_chip",
    ),
    Case(
        "the man put down is the man that was lifted",
        "white a7 c3 e4 g1, black b2 d2 c5 e3",
        "xa7 black@d7",
        "wrong_colour",
    ),
    Case(
        "a man keeps its colour",
        "white a7 c3 e4 g1, black b2 d2 c5 e3",
        "black@a7",
        "wrong_colour",
    ),
    Case(
        "with three men left, one flies",
        "white a7 c3 e4, black b2 d2 c5 e3",
        "a7-g1",
        "a7-g1",
    ),
    Case(
        "a mill made by flying takes a man",
        "white a7 d7 e4, black b2 d2 c5 e3",
        "e4-g7 xb2",
        "e4-g7xb2",
    ),
    Case(
        "the one with more than three does not fly",
        "white a7 c3 e4 g1, black b2 d2 c5",
        "a7-g7",
        "not_adjacent",
    ),
    Case(
        "nor one with three on the board and more in hand",
        "white a7 c3 e4, black b2 d2 c5",
        "a7-g1",
        "not_over_placing",
        hand=(2, 2),
    ),
    Case(
        "both players at once is too much",
        "white a7 c3 e4 g1, black b2 d2 c5 e3",
        "a7-d7 e3-d3",
        "several_changes",
    ),
    Case(
        "moving a mill together and taking one's own man",
        "white a7 d7 g4 e4, black b2 d2 c5 e3",
        "g4-g7 xe4",
        "removed_own_chip",
    ),
    Case("two men on one point", "a7 d1", "white@a4 white@d1", "wrong_colour"),
]

ONE_GAME = [
    (NINE, Case("no diagonals", "a7 d1 b6 d2", "white@c5 xd1", "no_mill")),
    (MORABARABA, Case("any drawn line", "a7 d1 b6 d2", "white@c5 xd1", "c5xd1")),
    (TWELVE, Case("diagonally too", "a7 d1 b6 d2", "white@c5 xd1", "c5xd1")),
    (
        NINE,
        Case(
            "men slide along the lines: no corner lines",
            "white a7 c3 e4 g1, black b2 d2 c5 e3",
            "a7-b6",
            "not_adjacent",
        ),
    ),
    (
        MORABARABA,
        Case(
            "corners are joined",
            "white a7 c3 e4 g1, black b2 d2 c5 e3",
            "a7-b6",
            "a7-b6",
        ),
    ),
]


@pytest.mark.parametrize("game", [NINE, MORABARABA, TWELVE])
@pytest.mark.parametrize("case", ALL_THREE, ids=lambda case: case.says)
def test_the_rulebooks_agree(game: str, case: Case) -> None:
    assert verdict(game, case) == case.verdict


@pytest.mark.parametrize(("game", "case"), ONE_GAME)
def test_the_rulebooks_differ(game: str, case: Case) -> None:
    assert verdict(game, case) == case.verdict


@pytest.mark.parametrize(
    ("says", "board", "played", "then", "verdicts"),
    [
        (
            "a mill opened is closed again by the same man's way back",
            "white a7 d7 g7 f4, black a1 g1 d3 e4",
            "d7-d6 d3-c3",
            "d6-d7 xa1",
            {NINE: "d6-d7xa1", MORABARABA: "d6-d7xa1", TWELVE: "remade_mill"},
        ),
        (
            "a mill broken by the move that forms another",
            DOUBLE,
            "d7-d6xa1 d3-c3",
            "d6-d7 xg1",
            {NINE: "d6-d7xg1", MORABARABA: "remade_mill", TWELVE: "remade_mill"},
        ),
        (
            "after a move between, it may be closed again",
            DOUBLE,
            "d7-d6xa1 d3-c3 g7-g4 c3-d3 g4-g7 d3-c3",
            "d6-d7 xg1",
            {NINE: "d6-d7xg1", MORABARABA: "d6-d7xg1", TWELVE: "d6-d7xg1"},
        ),
        (
            "the mill that was broken is barred to every man",
            DIAGONAL_DOUBLE,
            "a7-b6xa1 d3-c3",
            "a4-a7 xg1",
            {MORABARABA: "remade_mill", TWELVE: "remade_mill"},
        ),
        (
            "another mill with the same man is not",
            "white a7 d7 g7 b6 f6, black a1 g1 d3 e4",
            "d7-d6xa1 d3-c3",
            "d6-d5",
            {NINE: "d6-d5", MORABARABA: "d6-d5", TWELVE: "d6-d5"},
        ),
    ],
)
def test_remaking_a_mill(
    says: str, board: str, played: str, then: str, verdicts: dict[str, str]
) -> None:
    for name, expected in verdicts.items():
        game = GAMES[name]
        position = laid(game, board, (0, 0))
        for text in played.split():
            position = game.play(position, game.parse(position, text))
        judged = game.judge(position, done(position, then))
        assert getattr(judged, "rule", None) or str(judged) == expected, (name, says)


def ended(name: str, before: str, turn: str) -> tuple[str, tuple[str, ...]]:
    game = GAMES[name]
    position = laid(game, before, (0, 0))
    result = game.result(game.play(position, game.parse(position, turn)))
    return (result.reason, result.winners) if result else ("goes on", ())


@pytest.mark.parametrize("name", [NINE, MORABARABA, TWELVE])
def test_who_is_left_with_two_men_has_lost(name: str) -> None:
    before = "white a7 d7 g4 e4, black b2 d2 c5"

    assert ended(name, before, "g4-g7xb2") == ("two_left", ("white",))


@pytest.mark.parametrize("name", [NINE, MORABARABA, TWELVE])
def test_two_men_on_the_board_are_no_loss_while_more_are_in_hand(name: str) -> None:
    game = GAMES[name]
    position = laid(game, "a7 b2 d7 d2 g7xb2 b4", (0, 0))

    assert game.result(position) is None


@pytest.mark.parametrize(
    ("name", "before"),
    [
        (NINE, "white d7 g4 a4 d6, black a7 g7 d5 g1"),
        (NINE, "white a4 b6 d7, black a7 g7 c3 e3"),
    ],
)
def test_a_free_neighbour_is_enough_to_go_on(name: str, before: str) -> None:
    assert GAMES[name].result(laid(GAMES[name], before, (0, 0))) is None


@pytest.mark.parametrize(
    ("name", "before", "turn"),
    [
        (NINE, "white d7 a4 g4 d2, black a7 g7 a1 g1", "d2-d1"),
        (MORABARABA, "white d7 a4 g4 b6 f6 b2 f2 d2, black a7 g7 a1 g1", "d2-d1"),
        (TWELVE, "white d7 a4 g4 b6 f6 b2 f2 d2, black a7 g7 a1 g1", "d2-d1"),
    ],
)
def test_a_player_who_cannot_move_has_lost(name: str, before: str, turn: str) -> None:
    assert ended(name, before, turn) == ("blocked", ("white",))


@pytest.mark.parametrize(
    ("name", "drawn"), [(NINE, False), (MORABARABA, True), (TWELVE, True)]
)
def test_ten_moves_each_without_a_removal_draw_when_one_side_has_three(
    name: str, drawn: bool
) -> None:
    game = GAMES[name]
    position = laid(game, "white a7 d7 g1, black b2 f2 c5 e3", (0, 0))
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
    position = laid(game, "white a7 d7 g1, black b2 f2 c5 e3 a4", (0, 0))
    shuffle = ["g1-g4", "c5-c4", "g4-g1", "c4-c5"] * 4
    for text in [*shuffle, "g1-g7xa4", "c5-c4"]:
        position = game.play(position, game.parse(position, text))

    assert game.result(position) is None
    assert position.quiet == 1


@pytest.mark.parametrize("name", [MORABARABA, TWELVE])
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
    ("text", "rule"),
    [
        ("a7-g7", "not_adjacent"),
        ("a7-d7xb2", "no_mill"),
        ("d7", "no_chip_in_hand"),
        ("g4-g7", "nothing_there"),
        ("a7-b2", "stacked"),
        ("a7-h8", "no_such_site"),
    ],
)
def test_a_text_that_is_no_legal_turn_says_which_rule_it_breaks(
    text: str, rule: str
) -> None:
    game = GAMES[MORABARABA]
    position = laid(game, "white a7 c3 e4 g1, black b2 d2 c5 e3", (0, 0))

    with pytest.raises(NotationError, match=rule):
        game.parse(position, text)


def test_a_mill_without_its_removal_is_no_whole_turn() -> None:
    game = GAMES[NINE]
    position = laid(game, "a7 b2 d7 d2", (0, 0))

    with pytest.raises(NotationError, match="removal_owed"):
        game.parse(position, "g7")


def test_a_turn_of_another_position_is_refused_by_its_rule() -> None:
    game = GAMES[NINE]
    start = game.start()
    stale = game.parse(start, "a7")
    later = laid(game, "a7 d7", (0, 0))

    with pytest.raises(IllegalTurnError, match="stacked"):
        game.play(later, stale)


def test_a_ruling_cites_its_rulebook_and_names_the_points() -> None:
    game = GAMES[MORABARABA]
    position = laid(game, "white a7 c3 e4 g1, black b2 d2 c5 e3", (0, 0))

    ruling = game.judge(position, {"a7": (), "g7": ("white",)})

    assert ruling.rule == "not_adjacent"
    assert ruling.sites == ("a7", "g7")
    assert ruling.why == "white moved from a7 to g7, which no line joins"
    assert ruling.source == (
        "HTJB International Mind Games, Morabaraba: a turn moves one cow to an "
        "adjacent empty intersection; a player with only three cows may fly to any"
    )


def test_a_site_of_another_board_is_the_caller_s_mistake() -> None:
    game = GAMES[NINE]

    with pytest.raises(ValueError, match="d4"):
        game.judge(game.start(), {"d4": ("white",)})
