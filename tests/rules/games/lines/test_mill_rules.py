"""Rules of mill games, sentence by sentence, at the table.

HTJB: International Mind Games (Morabaraba; Nine Men's Morris) and the T-3 Hunting
Games Rule Book (12 Men's Morris), in our own words.
"""

import pytest

from rules.catalogue import GAMES
from rules.core.errors import IllegalTurnError, NotationError
from tests.rules.table import Case, laid, verdict

NINE, MORABARABA = "nine_mens_morris", "morabaraba_htjb"
TWELVE = "twelve_mens_morris_t3"
NINE_MS, MORABARABA_MS = "nine_mens_morris_ms", "morabaraba_ms"
SPREAD = "white a7 c3 e4 g1, black b2 d2 c5 e3"

ALL_FIVE = [
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
    Case("on a midline too", "d7 b2 d6 f2", "white@d5 xb2", "d5xb2"),
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
        SPREAD,
        "a7-d7",
        "a7-d7",
    ),
    Case(
        "but no further",
        SPREAD,
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
        SPREAD,
        "a7-d7 e4-f4",
        "two_chips_moved",
    ),
    Case(
        "when all are placed, none is put down",
        SPREAD,
        "white@g7",
        "no_chip_in_hand",
    ),
    Case(
        "nor by the other side",
        SPREAD,
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
        SPREAD,
        "xa7 black@d7",
        "wrong_colour",
    ),
    Case(
        "a man keeps its colour",
        SPREAD,
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
        "a turn is told apart from a man of the other player that went elsewhere",
        SPREAD,
        "a7-d7 e3-d3",
        "piece_displaced",
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
    (MORABARABA_MS, Case("any drawn line", "a7 d1 b6 d2", "white@c5 xd1", "c5xd1")),
    (
        NINE_MS,
        Case("diagonals do not count there", "a7 d1 b6 d2", "white@c5 xd1", "no_mill"),
    ),
    (
        NINE,
        Case(
            "men slide along the lines: no corner lines",
            SPREAD,
            "a7-b6",
            "not_adjacent",
        ),
    ),
    (
        MORABARABA,
        Case(
            "corners are joined",
            SPREAD,
            "a7-b6",
            "a7-b6",
        ),
    ),
    (TWELVE, Case("circles joined at the corners", SPREAD, "a7-b6", "a7-b6")),
    (MORABARABA_MS, Case("four additional diagonals", SPREAD, "a7-b6", "a7-b6")),
    (NINE_MS, Case("no line, no move", SPREAD, "a7-b6", "not_adjacent")),
]


@pytest.mark.parametrize("game", [NINE, MORABARABA, TWELVE, NINE_MS, MORABARABA_MS])
@pytest.mark.parametrize("case", ALL_FIVE, ids=lambda case: case.says)
def test_the_rulebooks_agree(game: str, case: Case) -> None:
    assert verdict(game, case) == case.verdict


@pytest.mark.parametrize(("game", "case"), ONE_GAME)
def test_the_rulebooks_differ(game: str, case: Case) -> None:
    assert verdict(game, case) == case.verdict


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
    position = laid(game, SPREAD)

    with pytest.raises(NotationError, match=rule):
        game.parse(position, text)


def test_a_mill_without_its_removal_is_no_whole_turn() -> None:
    game = GAMES[NINE]
    position = laid(game, "a7 b2 d7 d2")

    with pytest.raises(NotationError, match="removal_owed"):
        game.parse(position, "g7")


def test_a_turn_of_another_position_is_refused_by_its_rule() -> None:
    game = GAMES[NINE]
    start = game.start()
    stale = game.parse(start, "a7")
    later = laid(game, "a7 d7")

    with pytest.raises(IllegalTurnError, match="stacked"):
        game.play(later, stale)


def test_a_ruling_cites_its_rulebook_and_names_the_points() -> None:
    game = GAMES[MORABARABA]
    position = laid(game, SPREAD)

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
