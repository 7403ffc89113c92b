"""Rules of kunjing for three and for four, sentence by sentence.

HTJB International Mind Games, Dilemma (Kunjing); in our own words. Chains of jumps
are written with every landing: 'a7-g7-g1'.
"""

import pytest

from rules.catalogue import GAMES
from rules.core.model import Ruling, StepKind
from tests.rules.table import Case, done, laid, verdict

SIDES = {
    "kunjing_3": ("white", "black", "red"),
    "kunjing_4": ("white", "black", "red", "blue"),
}

QUIET = "white a7 c4 e4 d2, black g7 b2 e3 d6, red g1 a1 f4 c5"
CHAIN = "white a7 c4 e4 d3, black d7 b4 e3 f6, red g4 d1 b2 c5"


@pytest.mark.parametrize("name", SIDES)
def test_three_or_four_players_with_four_men_apiece(name: str) -> None:
    start = GAMES[name].start()

    assert start.in_hand == dict.fromkeys(SIDES[name], 4)
    assert start.to_move == "white"


@pytest.mark.parametrize("name", SIDES)
def test_the_board_is_three_squares_joined_through_sides_and_corners(
    name: str,
) -> None:
    start = GAMES[name].start()

    assert len(start.contents) == 24
    assert "d4" not in start.contents


@pytest.mark.parametrize("name", SIDES)
def test_the_players_alternate_in_one_order(name: str) -> None:
    game = GAMES[name]
    position = game.start()
    order = []
    for site in ("a7", "d7", "g1", "b4", "e3", "f6", "c5", "d2"):
        order.append(position.to_move)
        position = game.play(position, game.parse(position, site))

    sides = SIDES[name]
    assert order == [*sides, *sides, *sides][:8]


@pytest.mark.parametrize("name", SIDES)
@pytest.mark.parametrize(
    "case",
    [
        Case("a turn places a piece", "", "white@a7", "a7"),
        Case("then it is the second player's turn", "a7", "black@d7", "d7"),
        Case("not the third's", "a7", "red@d7", "out_of_turn"),
        Case("nor the first's again", "a7", "white@d7", "out_of_turn"),
        Case("then the third's", "a7 d7", "red@g7", "g7"),
        Case("not the second's again", "a7 d7", "black@g7", "out_of_turn"),
        Case("one piece a turn", "", "white@a7 white@d7", "two_chips_moved"),
    ],
    ids=lambda case: case.says,
)
def test_the_players_alternate_placing_their_pieces(name: str, case: Case) -> None:
    assert verdict(name, case) == case.verdict


@pytest.mark.parametrize(
    ("name", "before"),
    [
        ("kunjing_3", "a7 d1 f2 d7 b4 e3"),
        ("kunjing_4", "a7 d1 f2 c3 d7 b4 e3 f6"),
    ],
)
@pytest.mark.parametrize("deeds", ["white@g7 xd1", "white@g4 xd1"])
def test_nobody_is_removed_with_a_row_or_without(
    name: str, before: str, deeds: str
) -> None:
    assert verdict(name, Case("", before, deeds, "")) == "never_removed"


@pytest.mark.parametrize(
    ("name", "before"),
    [("kunjing_3", "a7 d7 g4"), ("kunjing_4", "a7 d7 g4 d1")],
)
@pytest.mark.parametrize("deeds", ["a7-a4", "a7-g7", "a7-g1"])
def test_nobody_moves_or_jumps_before_all_pieces_are_played(
    name: str, before: str, deeds: str
) -> None:
    assert verdict(name, Case("", before, deeds, "")) == "not_over_placing"


# -- moving and jumping ----------------------------------------------------------


@pytest.mark.parametrize("name", SIDES)
@pytest.mark.parametrize(
    "case",
    [
        Case("to an open adjacent spot", QUIET, "a7-d7", "a7-d7"),
        Case("between the squares through the centre lines", QUIET, "c4-b4", "c4-b4"),
        Case("and the corners", QUIET, "a7-b6", "a7-b6"),
        Case("no further", QUIET, "a7-g4", "not_adjacent"),
        Case(
            "not through the middle",
            "white a7 c4 f2 d2, black g7 b2 e3 d6, red g1 a1 f4 c5",
            "c4-e4",
            "not_adjacent",
        ),
        Case("to an open spot only", QUIET, "e4-e3", "not_empty"),
        Case("one piece a turn", QUIET, "a7-d7 c4-b4", "two_chips_moved"),
        Case("not another's", QUIET, "g7-g4", "out_of_turn"),
        Case("nor the third's", QUIET, "g1-g4", "out_of_turn"),
        Case("none is put down any more", QUIET, "white@d7", "no_chip_in_hand"),
        Case("four men never fly", QUIET, "a7-d1", "not_adjacent"),
        Case(
            "three neither", "white a7 c4 e4, black g7, red g1", "a7-d1", "not_adjacent"
        ),
    ],
    ids=lambda case: case.says,
)
def test_pieces_move_to_an_open_adjacent_spot(name: str, case: Case) -> None:
    assert verdict(name, case) == case.verdict


@pytest.mark.parametrize("name", SIDES)
@pytest.mark.parametrize(
    "case",
    [
        Case("over the second player's piece", CHAIN, "a7-g7", "a7-g7"),
        Case("out of the inner square", CHAIN, "c4-a4", "c4-a4"),
        Case("and on over the third's", CHAIN, "a7-g1", "a7-g7-g1"),
        Case("and on", CHAIN, "a7-a1", "a7-g7-g1-a1"),
        Case("and inwards along a corner line", CHAIN, "a7-c3", "a7-g7-g1-a1-c3"),
        Case("in any direction", CHAIN, "a7-e5", "a7-g7-e5"),
        Case("the piece jumped is not removed", CHAIN, "a7-g7 xd7", "jumped_man_stays"),
        Case(
            "over the third player's piece",
            "white a7 c4 e4 d2, black g7 b2 e3 d6, red g1 b6 f4 a4",
            "a7-c5",
            "a7-c5",
        ),
        Case(
            "who is not removed either",
            "white a7 c4 e4 d2, black g7 b2 e3 d6, red g1 b6 f4 a4",
            "a7-c5 xb6",
            "jumped_man_stays",
        ),
        Case(
            "not over one's own",
            "white a7 d7 e4 c4, black b2 e3 d6 a1, red g4 f4 c5 b6",
            "a7-g7",
            "not_adjacent",
        ),
        Case("not over an open spot", QUIET, "c4-a4", "not_adjacent"),
        Case(
            "in a straight line, not round a corner",
            "white d7 c4 e4 d2, black g7 b2 e3 d6, red g1 b6 f4 a1",
            "d7-g4",
            "not_adjacent",
        ),
        Case(
            "not over two at once",
            "white a7 c4 e4 d2, black b6 b2 e3 d6, red c5 f6 f4 g1",
            "a7-d5",
            "not_adjacent",
        ),
        Case(
            "only to an open spot",
            "white a7 c4 e4 d2, black d7 b2 e3 d6, red g7 f6 f4 g1",
            "a7-g7",
            "not_empty",
        ),
        Case("no step after a jump", CHAIN, "a7-f2", "not_adjacent"),
        Case("no jump after a step", CHAIN, "e4-g7", "not_adjacent"),
        Case("nobody has to jump", CHAIN, "a7-b6", "a7-b6"),
    ],
    ids=lambda case: case.says,
)
def test_pieces_may_jump_an_adjacent_opponent_s(name: str, case: Case) -> None:
    assert verdict(name, case) == case.verdict


def test_the_fourth_player_s_piece_is_jumped_like_the_others() -> None:
    before = "white a7 c4 e4 d2, black g1 b2 e3 d6, red f4 a1 f6 c3, blue d7 g4 b6 d1"

    assert verdict("kunjing_4", Case("", before, "a7-c5", "")) == "a7-c5"
    assert verdict("kunjing_4", Case("", before, "a7-g7", "")) == "a7-g7"


@pytest.mark.parametrize("name", SIDES)
def test_a_jump_comes_back_to_no_spot(name: str) -> None:
    game = GAMES[name]
    position = laid(game, "white a7 c4 e4 d3, black d7 g4 b4 f4, red d1 a4 d2 d6")
    jumps = [str(turn) for turn in game.turns(position) if str(turn)[:2] == "a7"]

    assert jumps == ["a7-g7", "a7-g7-g1", "a7-b6", "a7-a1"]


@pytest.mark.parametrize("name", SIDES)
def test_every_landing_is_a_step_and_the_men_between_stay(name: str) -> None:
    game = GAMES[name]
    position = laid(game, CHAIN)
    turn = game.parse(position, "a7-g7-g1")
    board = game.play(position, turn).contents

    assert [(step.kind, step.site, step.to) for step in turn.steps] == [
        (StepKind.MOVE, "a7", "g7"),
        (StepKind.MOVE, "g7", "g1"),
    ]
    assert (board["a7"], board["g1"]) == ((), ("white",))
    assert (board["d7"], board["g4"]) == (("black",), ("red",))


@pytest.mark.parametrize("name", SIDES)
def test_a_jump_is_cited_by_its_sentence(name: str) -> None:
    game = GAMES[name]
    position = laid(game, CHAIN)

    ruling = game.judge(position, done(position, "a7-g7 xd7"))

    assert isinstance(ruling, Ruling)
    assert ruling.source.startswith(
        "HTJB International Mind Games, Dilemma (Kunjing): once all men are played, a "
        "man may jump an adjacent man of an opponent"
    )


# -- the end ---------------------------------------------------------------------


def ended(name: str, before: str, turn: str) -> str:
    """Return who has won and why, after a turn; '' while the game goes on."""
    game = GAMES[name]
    position = laid(game, before)
    result = game.result(game.play(position, game.parse(position, turn)))
    return f"{'/'.join(result.winners)} by {result.reason}" if result else ""


@pytest.mark.parametrize(
    ("name", "says", "before", "turn", "winner"),
    [
        ("kunjing_3", "the first player", "a7 d1 g1 d7 e3 b2", "g7", "white"),
        ("kunjing_3", "on a corner line", "a7 d1 g1 b6 e3 b2", "c5", "white"),
        ("kunjing_3", "on a centre line", "d7 d1 g1 d6 e3 b2", "d5", "white"),
        ("kunjing_3", "the third", "a7 g7 a1 d2 g4 b2 f4 e3", "c3", "red"),
        ("kunjing_4", "the second", "a7 g7 a1 d1 d2 g4 b2 f2 f4", "g1", "black"),
        ("kunjing_4", "the fourth", "a7 g7 d1 a1 d2 g4 e5 b2 f4 e3 d6", "c3", "blue"),
        ("kunjing_3", "men of two players are no row", "a7 d7 g1 b2 e3 d1", "g7", ""),
    ],
)
def test_the_first_player_to_achieve_three_in_a_row_wins(
    name: str, says: str, before: str, turn: str, winner: str
) -> None:
    expected = f"{winner} by three_in_a_row" if winner else ""

    assert ended(name, before, turn) == expected, says


ON_THE_WAY = "white a7 f6 e5 c3, black d7 a1 b4 d2, red g4 c5 f2 b2"


@pytest.mark.parametrize("name", SIDES)
@pytest.mark.parametrize(
    ("says", "before", "turn", "end"),
    [
        (
            "a step may win",
            "white a7 f6 e5 g4, black d7 a1, red c5 f2",
            "g4-g7",
            "white",
        ),
        ("so may a jump", ON_THE_WAY, "a7-g7", "white"),
        ("but a row counts where the jumps end", ON_THE_WAY, "a7-g7-g1", ""),
        (
            "there it counts",
            "white a7 b2 c3 d5, black d7 e3 f6 b6, red g4 d1 c4 e5",
            "a7-g7-g1-a1",
            "white",
        ),
    ],
)
def test_moves_and_jumps_may_achieve_it(
    name: str, says: str, before: str, turn: str, end: str
) -> None:
    expected = f"{end} by three_in_a_row" if end else ""

    assert ended(name, before, turn) == expected, says


SHUT_IN = "white a1 c3 f4 g7, black d2 f2 d1 g1, red b2 e3 f6 g4"


@pytest.mark.parametrize(
    ("name", "before", "others"),
    [
        ("kunjing_3", SHUT_IN, ["e3-e4", "a1-a4"]),
        ("kunjing_4", f"{SHUT_IN}, blue a7 c5 d6 b4", ["e3-e4", "c5-d5", "a1-a4"]),
    ],
)
def test_a_player_who_cannot_move_loses_the_turn(
    name: str, before: str, others: list[str]
) -> None:
    game = GAMES[name]
    position = laid(game, before)
    position = game.play(position, game.parse(position, "c3-d3"))

    assert game.result(position) is None
    assert position.to_move == "red"
    for text in others:
        position = game.play(position, game.parse(position, text))
    assert position.to_move == "black"
