"""Rules of three-in-a-row games, sentence by sentence.

HTJB International Mind Games: Three Men's Morris, Tapatan, Achi, Tant Fant, Shisima,
Sabr; Picaria of the Pueblo people as it is taught today; in our own words.
"""

import pytest

from rules.catalogue import GAMES
from rules.core.errors import NotationError
from rules.core.model import Position
from tests.rules.table import Case, laid, verdict

THREE, TAPATAN, ACHI, TANT_FANT = "three_mens_morris", "tapatan", "achi", "tant_fant"
SHISIMA, SABR, PICARIA = "shisima", "sabr", "picaria"
PLACED = "white a3 b1 c2, black a1 b2 c1"
PICARIA_PLACED = "white a3 b1 c2, black a1 b3 c1"
JUMPABLE = "white a1 b3 c1, black b1 b2"
TWO_JUMPS = "white a1 a2 c1, black b1 b2 b3"
THROUGH = "white a2 b2 c3, black a1 b1 a3"
JUMPS_OWN = "white a1 b2 b3, black a3 b1 c1"

PLACING = [
    Case("a turn places a man on any vacant spot", "", "white@a2", "a2"),
    Case(
        "nothing moves until all have been placed", "a2 a3", "a2-a1", "not_over_placing"
    ),
    Case("players take turns", "a2", "white@a1", "out_of_turn"),
    Case("nothing is ever taken", "a3 b1 c3 a1", "white@b3 xa1", "never_removed"),
    Case("one is placed a turn", "a2 a3", "white@a1 white@c1", "two_chips_moved"),
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
    (TANT_FANT, Case("only one a turn", "", "a1-a2 c1-c2", "two_chips_moved")),
    (SHISIMA, Case("one space at a time", "", "a1-a2", "a1-a2")),
    (SHISIMA, Case("following the pattern", "", "a1-b2", "a1-b2")),
    (SHISIMA, Case("which b1-a2 is not", "", "b1-a2", "not_adjacent")),
    (SHISIMA, Case("and no further", "a1-b2 a3-a2", "c1-a1", "not_adjacent")),
    (SHISIMA, Case("only one a turn", "", "a1-a2 c1-c2", "two_chips_moved")),
    (SHISIMA, Case("players take turns", "a1-a2", "c1-c2", "out_of_turn")),
    (SHISIMA, Case("nothing is taken", "", "xa3", "never_removed")),
    (SHISIMA, Case("nor over a piece", JUMPABLE, "a1-c3", "not_adjacent")),
    (SABR, Case("one space at a time", "", "a1-a2", "a1-a2")),
    (SABR, Case("following the pattern", "", "a1-b2", "a1-b2")),
    (SABR, Case("also from the far side", "", "b3-b2", "b3-b2")),
    (SABR, Case("which b3-a2 is not", "", "b3-a2", "not_adjacent")),
    (SABR, Case("only one a turn", "", "a1-a2 c1-c2", "two_chips_moved")),
    (SABR, Case("players take turns", "a1-a2", "c1-c2", "out_of_turn")),
    (SABR, Case("or over a piece of the opponent", JUMPABLE, "a1-c3", "a1-c3")),
    (SABR, Case("which stays", JUMPABLE, "a1-c3 xb2", "jumped_man_stays")),
    (SABR, Case("along a row too", f"{JUMPABLE} a2", "a1-a3", "a1-a3")),
    (SABR, Case("not over nothing", JUMPABLE, "a1-a3", "not_adjacent")),
    (SABR, Case("nor one's own", JUMPS_OWN, "a1-c3", "not_adjacent")),
    (SABR, Case("nor onto a piece", "white a1 b3, black b2 c3", "a1-c3", "not_empty")),
    (SABR, Case("nor round a corner", JUMPABLE, "a1-c2", "not_adjacent")),
    (SABR, Case("a piece, so one jump a turn", TWO_JUMPS, "a1-a3", "not_adjacent")),
    (SABR, Case("and nothing is taken else", "", "xa3", "never_removed")),
    (PICARIA, Case("nobody begins on the middle", "", "white@b2", "forbidden_site")),
    (PICARIA, Case("nor puts a man there later", "a3", "black@b2", "forbidden_site")),
    (PICARIA, Case("a man moves one step", PICARIA_PLACED, "a3-a2", "a3-a2")),
    (PICARIA, Case("the middle included", PICARIA_PLACED, "a3-b2", "a3-b2")),
    (PICARIA, Case("along a line", PICARIA_PLACED, "b1-a2", "not_adjacent")),
    (PICARIA, Case("no further", PICARIA_PLACED, "a3-c3", "not_adjacent")),
    (PICARIA, Case("nor over a man", JUMPABLE, "a1-c3", "not_adjacent")),
    (PICARIA, Case("to an empty point", PICARIA_PLACED, "c2-c1", "not_empty")),
    (PICARIA, Case("one man", PICARIA_PLACED, "a3-a2 c2-c3", "two_chips_moved")),
    (
        PICARIA,
        Case("three men, no more", PICARIA_PLACED, "white@b2", "no_chip_in_hand"),
    ),
    (PICARIA, Case("a man in the fingers", PICARIA_PLACED, "xa3", "owed: place")),
]


@pytest.mark.parametrize("name", [THREE, TAPATAN, ACHI, PICARIA])
@pytest.mark.parametrize("case", PLACING, ids=lambda case: case.says)
def test_placing(name: str, case: Case) -> None:
    assert verdict(name, case) == case.verdict


@pytest.mark.parametrize(("name", "case"), MOVING)
def test_moving(name: str, case: Case) -> None:
    assert verdict(name, case) == case.verdict


def after(name: str, before: str, turn: str) -> str:
    """Return who has won and why, after a turn; '' while the game goes on."""
    game = GAMES[name]
    position = laid(game, before)
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
        (SHISIMA, "through the middle", THROUGH, "c3-c2", "white"),
        (SHISIMA, "diagonally too", "white a3 b2 c2, black a1 b1 c3", "c2-c1", "white"),
        (SHISIMA, "not along a side", "white a3 b3 c2, black a1 b1 b2", "c2-c3", ""),
        (SHISIMA, "not in a home row", "a1-b2 a3-a2", "b2-a1", ""),
        (
            SABR,
            "first to achieve it",
            "white a3 b3 c2, black a1 b1 b2",
            "c2-c3",
            "white",
        ),
        (SABR, "diagonally", "white a3 b1 c1, black a1 b3 c2", "b1-b2", "white"),
        (SABR, "in the middle", "white a2 b1 c2, black a1 b3 c3", "b1-b2", "white"),
        (SABR, "by a jump", "white a1 b3 a3, black b2 b1 c1", "a1-c3", "white"),
        (
            SABR,
            "in the home rows too",
            "white a1 b2 c1, black a3 b3 c2",
            "b2-b1",
            "white",
        ),
        (PICARIA, "also while placing", "a3 a1 b3 b1", "c3", "white"),
        (PICARIA, "upright", "a3 b1 a2 c1", "a1", "white"),
        (PICARIA, "by moving", "white a3 b3 c2, black a1 b1 a2", "c2-c3", "white"),
        (PICARIA, "on a diagonal", "white a3 b1 c1, black a1 b3 c2", "b1-b2", "white"),
        (PICARIA, "in the middle", "white a2 b1 c2, black a1 b3 c3", "b1-b2", "white"),
        (PICARIA, "two are none", "a3 a1 b3 b1", "c2", ""),
    ],
)
def test_three_in_a_row_win(
    name: str, says: str, before: str, turn: str, end: str
) -> None:
    expected = f"{end} by three_in_a_row" if end else ""

    assert after(name, before, turn) == expected, says


def test_black_s_home_row_is_the_north_one() -> None:
    game = GAMES[TANT_FANT]
    position = laid(game, "a1-a2 a3-b2 b1-a1")

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


def test_shisima_and_sabr_begin_with_rows_of_pieces() -> None:
    shisima = GAMES[SHISIMA].start()
    sabr = GAMES[SABR].start()

    assert standing(shisima, "white") == ["a1", "b1", "c1"]
    assert standing(shisima, "black") == ["a3", "b3", "c3"]
    assert standing(sabr, "white") == ["b3", "a1", "c1"]
    assert standing(sabr, "black") == ["a3", "c3", "b1"]
    assert shisima.in_hand == sabr.in_hand == {"white": 0, "black": 0}


def standing(position: Position, side: str) -> list[str]:
    return [site for site, held in position.contents.items() if held == (side,)]


def test_repeating_a_position_three_times_is_a_draw_in_shisima() -> None:
    game = GAMES[SHISIMA]
    position = game.start()
    for number, text in enumerate(["a1-a2", "a3-b2", "a2-a1", "b2-a3"] * 2):
        assert game.result(position) is None, number
        position = game.play(position, game.parse(position, text))

    result = game.result(position)
    assert result is not None
    assert (result.reason, result.winners) == ("repetition", ())


@pytest.mark.parametrize("name", [THREE, TAPATAN, TANT_FANT, SABR, PICARIA, "jare"])
def test_repeating_a_position_three_times_is_no_draw_elsewhere(name: str) -> None:
    game = GAMES[name]
    position = laid(game, "white a3 a1 c2, black b1 c3 b3")
    for text in ["a3-a2", "b3-b2", "a2-a3", "b2-b3"] * 3:
        position = game.play(position, game.parse(position, text))

    assert game.result(position) is None


def test_a_jump_is_among_sabr_s_turns() -> None:
    game = GAMES[SABR]
    turns = [str(turn) for turn in game.turns(laid(game, JUMPABLE))]

    assert "a1-c3" in turns
    assert "a1-b2" not in turns
    assert "a1-c1" not in turns


def test_the_middle_is_offered_in_picaria_only_when_all_are_placed() -> None:
    game = GAMES[PICARIA]
    placing, moving = game.start(), laid(game, PICARIA_PLACED)

    assert "b2" not in map(str, game.turns(placing))
    assert len(game.turns(placing)) == 8
    assert {"a3-b2", "b1-b2", "c2-b2"} <= set(map(str, game.turns(moving)))


@pytest.mark.parametrize(
    ("name", "before", "text", "rule"),
    [
        (PICARIA, "", "b2", "forbidden_site"),
        (PICARIA, PICARIA_PLACED, "a3-c3", "not_adjacent"),
        (SABR, JUMPABLE, "a1-a3", "not_adjacent"),
        (SABR, JUMPABLE, "a1-c3xb2", "jumped_man_stays"),
        (SHISIMA, "", "b1-a2", "not_adjacent"),
        (TAPATAN, PLACED, "b1-a2", "not_adjacent"),
    ],
)
def test_an_illegal_turn_is_refused_by_its_rule(
    name: str, before: str, text: str, rule: str
) -> None:
    game = GAMES[name]
    position = laid(game, before)

    assert text not in map(str, game.turns(position))
    with pytest.raises(NotationError, match=rule):
        game.parse(position, text)


def test_a_ruling_cites_what_is_taught_of_picaria() -> None:
    game = GAMES[PICARIA]
    ruling = game.judge(game.start(), {"b2": ("white",)})

    assert (ruling.rule, ruling.sites) == ("forbidden_site", ("b2",))
    assert ruling.source == (
        "Pueblo tradition (see Culin, 1907), Picaria as it is taught today: each "
        "player places three men, none of them on the middle point, and men move when "
        "all are placed"
    )
