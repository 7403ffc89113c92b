"""What the rulebook says of three-in-a-row games, sentence by sentence.

HTJB International Mind Games: Three Men's Morris, Tapatan, Achi, Tant Fant; in our
own words.
"""

import pytest

from rules.catalogue import GAMES
from tests.rules.table import Case, laid, verdict

THREE, TAPATAN, ACHI, TANT_FANT = "three_mens_morris", "tapatan", "achi", "tant_fant"
PLACED = "white a3 b1 c2, black a1 b2 c1"

PLACING = [
    Case("a turn places a man on any vacant spot", "", "white@b2", "b2"),
    Case(
        "nothing moves until all have been placed", "b2 a3", "b2-a1", "not_over_placing"
    ),
    Case("players take turns", "b2", "white@a1", "out_of_turn"),
    Case("nothing is ever taken", "a3 b2 c3 a1", "white@b3 xa1", "never_removed"),
    Case("one is placed a turn", "b2 a3", "white@a1 white@c1", "two_chips_moved"),
]

MOVING = [
    (THREE, Case("any open spot", PLACED, "a3-c3", "a3-c3")),
    (TAPATAN, Case("one spot at a time", PLACED, "a3-c3", "not_adjacent")),
    (TAPATAN, Case("along the lines", PLACED, "b1-a2", "not_adjacent")),
    (TAPATAN, Case("to the next spot", PLACED, "a3-b3", "a3-b3")),
    (
        TAPATAN,
        Case(
            "along the diagonals too",
            "white a3 b1 c2, black a1 b3 c1",
            "a3-b2",
            "a3-b2",
        ),
    ),
    (TAPATAN, Case("only one a turn", PLACED, "a3-a2 c2-c3", "two_chips_moved")),
    (TAPATAN, Case("no more than three", PLACED, "white@b3", "no_chip_in_hand")),
    (TAPATAN, Case("a piece in the fingers", PLACED, "xa3", "owed: place")),
    (
        ACHI,
        Case(
            "diagonally into the open spot",
            "white a3 a2 b1 c3, black b3 c2 a1 c1",
            "a3-b2",
            "a3-b2",
        ),
    ),
    (
        ACHI,
        Case(
            "no flying",
            "white a3 c2 b1 c3, black b3 b2 a1 c1",
            "c2-a2",
            "not_adjacent",
        ),
    ),
    (TANT_FANT, Case("one spot at a time", "", "a1-a2", "a1-a2")),
    (TANT_FANT, Case("and no further", "a1-b2 a3-a2", "c1-a1", "not_adjacent")),
    (TANT_FANT, Case("nothing is in hand", "", "white@b2", "no_chip_in_hand")),
]


@pytest.mark.parametrize("name", [THREE, TAPATAN, ACHI])
@pytest.mark.parametrize("case", PLACING, ids=lambda case: case.says)
def test_placing(name: str, case: Case) -> None:
    assert verdict(name, case) == case.verdict


@pytest.mark.parametrize(("name", "case"), MOVING)
def test_moving(name: str, case: Case) -> None:
    assert verdict(name, case) == case.verdict


def after(name: str, before: str, turn: str) -> str:
    """Return who has won and why, after a turn; '' while the game goes on."""
    game = GAMES[name]
    position = laid(game, before, (0, 0))
    result = game.result(game.play(position, game.parse(position, turn)))
    return f"{'/'.join(result.winners)} by {result.reason}" if result else ""


@pytest.mark.parametrize(
    ("name", "says", "before", "turn", "end"),
    [
        (THREE, "first to make three in a row wins", "a3 a1 b3 b1", "c3", "white"),
        (TAPATAN, "also on a diagonal", "a3 a1 b2 b1", "c1", "white"),
        (ACHI, "across", "a3 a1 b3 b1", "c3", "white"),
        (ACHI, "or down", "a3 b1 a2 c1", "a1", "white"),
        (ACHI, "but not on a diagonal", "a3 a1 b2 b1", "c1", ""),
        (TAPATAN, "by moving", "white a3 b3 c2, black a1 b1 b2", "c2-c3", "white"),
        (
            TANT_FANT,
            "not in one's own home row",
            "a1-a2 a3-b2",
            "a2-a1",
            "",
        ),
        (
            TANT_FANT,
            "but in the other's",
            "white a2 b3 c3, black a1 b1 b2",
            "a2-a3",
            "white",
        ),
        (
            TANT_FANT,
            "on a diagonal too",
            "white a3 b2 c2, black a1 b1 c3",
            "c2-c1",
            "white",
        ),
    ],
)
def test_three_in_a_row_win(
    name: str, says: str, before: str, turn: str, end: str
) -> None:
    expected = f"{end} by three_in_a_row" if end else ""

    assert after(name, before, turn) == expected, says


def test_black_s_home_row_is_the_north_one() -> None:
    game = GAMES[TANT_FANT]
    position = laid(game, "a1-a2 a3-b2 b1-a1", (0, 0))

    assert game.result(game.play(position, game.parse(position, "b2-a3"))) is None


def test_achi_is_lost_by_whoever_cannot_move() -> None:
    before = "white b2 c2 a1 c1, black a3 b3 a2 b1"

    assert after(ACHI, before, "c2-c3") == "white by blocked"
    assert after(ACHI, before, "b2-c3") == "white by three_in_a_row"


def test_tapatan_begins_with_an_empty_board_and_tant_fant_with_two_home_rows() -> None:
    tapatan = GAMES[TAPATAN].start()
    tant_fant = GAMES[TANT_FANT].start(sides=("red", "blue"))

    assert set(tapatan.contents.values()) == {()}
    assert tapatan.in_hand == {"white": 3, "black": 3}
    assert tant_fant.in_hand == {"red": 0, "blue": 0}
    assert [s for s, content in tant_fant.contents.items() if content == ("red",)] == [
        "a1",
        "b1",
        "c1",
    ]
    assert [s for s, content in tant_fant.contents.items() if content == ("blue",)] == [
        "a3",
        "b3",
        "c3",
    ]
