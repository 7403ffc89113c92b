"""Rules of Shax and its two variations, sentence by sentence.

HTJB International Mind Games: Shax, with the board of two squares and with Jare; in
our own words.
"""

import pytest

from rules.catalogue import GAMES
from rules.core.errors import NotationError
from rules.games.lines.position import LinePosition
from tests.rules.table import Case, done, laid, verdict

SHAX, SMALL, JARE = "shax", "shax_small", "jare"


def alternately(first: str, second: str) -> str:
    """Return a line of placements: the first side's sites, the second's between."""
    pairs = zip(first.split(), second.split(), strict=True)
    return " ".join(f"{one} {two}" for one, two in pairs)


NO_JARE = alternately(
    "a7 d7 f6 d6 c5 a4 e4 f4 b2 d3 c3 g1", "g7 b6 d5 e5 b4 c4 g4 e3 d2 f2 a1 d1"
)
FIRST_MADE_ONE = alternately(
    "a7 d7 g7 f6 d6 c5 a4 e4 b2 d3 c3 g1", "f4 b6 d5 e5 b4 c4 g4 e3 d2 f2 a1 d1"
)
BOTH_BUT_SECOND_FIRST = alternately(
    "f6 d6 c5 f4 a4 e4 b2 d3 c3 a7 d7 g7", "a1 d1 g1 b6 d5 e5 b4 c4 g4 e3 d2 f2"
)
SECOND_MADE_ONE = alternately(
    "a7 c5 f6 d6 d5 a4 e4 f4 b2 d3 c3 d1", "g7 g4 g1 b6 d7 e5 b4 c4 e3 d2 f2 a1"
)
SMALL_NO_JARE = alternately("a5 c5 c1 e1 b4 c4 c2 d2", "e5 e3 a1 a3 d4 d3 b2 b3")
SMALL_FIRST_MADE_ONE = alternately("a5 c5 e5 e1 b4 c4 c2 d2", "c1 e3 a1 a3 d4 d3 b2 b3")

PLACING = [
    Case("a piece is placed on any unoccupied corner", "", "white@a7", "a7"),
    Case("or intersection", "a7", "black@d5", "d5"),
    Case("each player takes a turn", "a7", "white@d5", "out_of_turn"),
    Case("an unoccupied one", "a7 d5", "white@d5", "wrong_colour"),
    Case("no piece moves yet", "a7 d5", "a7-a4", "not_over_placing"),
    Case("a jare takes nothing now", "a7 b2 d7 d2", "white@g7", "g7"),
    Case(
        "no piece is removed in this phase",
        "a7 b2 d7 d2",
        "white@g7 xb2",
        "too_early_to_take",
    ),
    Case("with a jare or without", "a7 b2 d7 d2", "white@c3 xb2", "too_early_to_take"),
    Case("nor before placing", "a7 b2 d7 d2", "xb2", "too_early_to_take"),
]

REMOVING = [
    Case("who made the first jare removes", FIRST_MADE_ONE, "xd5", "xd5"),
    Case("one of the other player", FIRST_MADE_ONE, "xa7", "removal_first"),
    Case("one piece", FIRST_MADE_ONE, "xd5 xe5", "one_removal_only"),
    Case("the other then removes", f"{FIRST_MADE_ONE} xd5", "xa7", "xa7"),
    Case("from anywhere, out of a jare too", f"{FIRST_MADE_ONE} xd5", "xd7", "xd7"),
    Case(
        "before anything moves",
        f"{FIRST_MADE_ONE} xd5",
        "b6-d5",
        "removal_first",
    ),
    Case("without a jare the 2nd player removes", NO_JARE, "xa7", "xa7"),
    Case("the 1st after that", f"{NO_JARE} xa7", "xd5", "xd5"),
    Case("the 2nd player's jare, if it is alone", SECOND_MADE_ONE, "xa7", "xa7"),
    Case("or the first of two", BOTH_BUT_SECOND_FIRST, "xa7", "xa7"),
    Case(
        "the remover of the first piece moves first",
        f"{NO_JARE} xa7 xd5",
        "e5-d5",
        "e5-d5",
    ),
    Case(
        "and the other waits",
        f"{NO_JARE} xa7 xd5",
        "d7-a7",
        "out_of_turn",
    ),
]

SPREAD = "white a7 c3 e4 g1, black b2 d2 c5 e3"
JARE_NEAR = "white a7 d7 g4 e4, black b2 d2 f2 a1"
MOVING = [
    Case("a piece moves to an adjacent empty space", SPREAD, "a7-d7", "a7-d7"),
    Case("adjacent", SPREAD, "a7-g7", "not_adjacent"),
    Case("there are no diagonals", SPREAD, "a7-b6", "not_adjacent"),
    Case("empty", "white a7 c3 e4, black d7 d2 c5 e3", "a7-d7", "not_empty"),
    Case("one piece, in turn", SPREAD, "a7-d7 e4-f4", "two_chips_moved"),
    Case("in turn", SPREAD, "e3-d3", "out_of_turn"),
    Case("not over a piece", f"{SPREAD} d7", "a7-g7", "not_adjacent"),
    Case("no flying", "white a7 c3 e4, black b2 d2 c5 e3", "a7-g1", "not_adjacent"),
    Case("none is left to place", SPREAD, "white@g7", "no_chip_in_hand"),
    Case("a new jare: remove one", JARE_NEAR, "g4-g7", "owed: remove"),
    Case("of the opponent's pieces", JARE_NEAR, "g4-g7 xa1", "g4-g7xa1"),
    Case("from anywhere, out of a jare too", JARE_NEAR, "g4-g7 xd2", "g4-g7xd2"),
    Case("one of them", JARE_NEAR, "g4-g7 xd2 xa1", "one_removal_only"),
    Case(
        "a jare on any part of the board",
        "white d7 d6 c5 g1, black b2 f2 a1 e3",
        "c5-d5 xa1",
        "c5-d5xa1",
    ),
    Case("not without a jare", JARE_NEAR, "g4-f4 xa1", "no_mill"),
    Case("a jare is on a line of the board", JARE_NEAR, "e4-e5 xa1", "no_mill"),
]

BESIEGED = "white a7 g7 a1 g1, black d7 a4 g4 d1 c3"
"""White, to move, cannot: black must open a space."""

ONLY_WITH_A_JARE = "white a7 d7 g7, black a4 d6 g4 a1 b6 b2 f6 d5 f4 g1"
"""White cannot move, and black's one way to open is a jare on b6 b4 b2."""

WAY_OUT = [
    Case("the besieger moves", BESIEGED, "d7-d6", "d7-d6"),
    Case("any move that opens a space", BESIEGED, "d1-d2", "d1-d2"),
    Case("another is no way out", BESIEGED, "c3-c4", "way_out_due"),
    Case("the besieged has to wait for it", BESIEGED, "a7-d6", "out_of_turn"),
    Case("not by a jare", f"{BESIEGED} b6 f6", "d7-d6", "way_out_due"),
    Case("by another piece", f"{BESIEGED} b6 f6", "a4-b4", "a4-b4"),
    Case("if a jare cannot be helped", ONLY_WITH_A_JARE, "a4-b4", "a4-b4"),
    Case("it removes nothing (oodan)", ONLY_WITH_A_JARE, "a4-b4 xd7", "takes_nothing"),
    Case("nor does another move do", ONLY_WITH_A_JARE, "d5-c5", "way_out_due"),
]

SMALL_CASES = [
    Case("a piece on any point", "", "white@a5", "a5"),
    Case("jares on the squares", "a5 b2 c5 d2", "white@e5", "e5"),
    Case("none removed yet", "a5 b2 c5 d2", "white@e5 xb2", "too_early_to_take"),
    Case("no jare: the 2nd player removes", SMALL_NO_JARE, "xa5", "xa5"),
    Case("the first maker of one", SMALL_FIRST_MADE_ONE, "xe3", "xe3"),
    Case("the other then", f"{SMALL_FIRST_MADE_ONE} xe3", "xa5", "xa5"),
    Case("before moves", f"{SMALL_FIRST_MADE_ONE} xe3", "d3-e3", "removal_first"),
    Case(
        "a move to an adjacent space",
        "white a5 b4 d2 c1, black e5 d3 a1 b2",
        "a5-c5",
        "a5-c5",
    ),
    Case(
        "along the lines",
        "white a5 b2 d2 c1, black e5 d3 a1 e1",
        "a5-b4",
        "not_adjacent",
    ),
    Case(
        "a new jare removes any piece",
        "white a5 c5 e3 b4, black b2 c2 d2 a1",
        "e3-e5 xc2",
        "e3-e5xc2",
    ),
    Case(
        "no flying",
        "white a5 b2 c1, black e5 d3 a1 e1",
        "a5-d4",
        "not_adjacent",
    ),
    Case(
        "the besieger opens a way",
        "white a5 e5 a1 e1, black c5 a3 e3 c1 b4",
        "c5-c4",
        "c5-c4",
    ),
    Case(
        "with any other move not",
        "white a5 e5 a1 e1, black c5 a3 e3 c1 b4",
        "b4-c4",
        "way_out_due",
    ),
]

PLACED = "white a3 b1 c2, black a1 b2 c1"
JARE_CASES = [
    Case("three pieces are played to the board", "", "white@b2", "b2"),
    Case("in turn", "b2", "white@a1", "out_of_turn"),
    Case("after that play continues", "b2 a3", "b2-a2", "not_over_placing"),
    Case("following the pattern", PLACED, "a3-b3", "a3-b3"),
    Case("the diagonals too", "white a3 b1 c2, black a1 b3 c1", "a3-b2", "a3-b2"),
    Case("but nothing undrawn", PLACED, "b1-a2", "not_adjacent"),
    Case("no flying", PLACED, "a3-c3", "not_adjacent"),
    Case("nor jumping", "white a3 b1 c2, black a1 b2 c3", "a3-c1", "not_adjacent"),
    Case("nothing is taken", "a3 b2 c3 a1", "white@b3 xa1", "never_removed"),
]


@pytest.mark.parametrize(
    "case", [*PLACING, *REMOVING, *MOVING, *WAY_OUT], ids=lambda case: case.says
)
def test_shax(case: Case) -> None:
    assert verdict(SHAX, case) == case.verdict


@pytest.mark.parametrize("case", SMALL_CASES, ids=lambda case: case.says)
def test_shax_on_two_squares(case: Case) -> None:
    assert verdict(SMALL, case) == case.verdict


@pytest.mark.parametrize("case", JARE_CASES, ids=lambda case: case.says)
def test_jare(case: Case) -> None:
    assert verdict(JARE, case) == case.verdict


def played(name: str, before: str, turns: str) -> LinePosition:
    game = GAMES[name]
    position = laid(game, before)
    for text in turns.split():
        position = game.play(position, game.parse(position, text))
    return position


@pytest.mark.parametrize(
    ("name", "before", "first", "left"),
    [
        (SHAX, FIRST_MADE_ONE, "white", 12),
        (SHAX, SECOND_MADE_ONE, "black", 12),
        (SHAX, BOTH_BUT_SECOND_FIRST, "black", 12),
        (SHAX, NO_JARE, "black", 12),
        (SMALL, SMALL_FIRST_MADE_ONE, "white", 8),
        (SMALL, SMALL_NO_JARE, "black", 8),
    ],
)
def test_each_removes_one_piece_and_who_removed_first_has_the_first_move(
    name: str, before: str, first: str, left: int
) -> None:
    game = GAMES[name]
    position = played(name, before, "")
    movers = []
    for _ in range(2):
        turns = game.turns(position)
        assert all(str(turn).startswith("x") for turn in turns)
        assert len(turns) == left
        movers.append(position.to_move)
        position = game.play(position, turns[0])
    other = {"white": "black", "black": "white"}[first]

    assert movers == [first, other]
    standing = list(position.contents.values())
    assert (standing.count(("white",)), standing.count(("black",))) == (
        left - 1,
        left - 1,
    )
    mover = first if can_move(position, first) else other
    assert position.to_move == mover


def can_move(position: LinePosition, side: str) -> bool:
    """Tell whether a man of a side stands next to an empty site."""
    tables = position.tables
    board = position.contents
    return any(
        board[there] == ()
        for here in board
        if board[here] == (side,)
        for there in tables.listed(tables.near[tables.number[here]])
    )


def test_the_besieged_player_moves_after_the_way_out() -> None:
    position = played(SHAX, "white d7 a4 g4 d2 c3, black a7 g7 a1 g1", "d2-d1")
    assert position.to_move == "white"
    position = played(SHAX, "white d7 a4 g4 d2 c3, black a7 g7 a1 g1", "d2-d1 d7-d6")

    assert position.to_move == "black"
    assert sorted(map(str, GAMES[SHAX].turns(position))) == ["a7-d7", "g7-d7"]


def test_a_way_out_is_due_after_a_removal_too() -> None:
    before = "white d7 a4 g4 d1 c5 d5 e4, black a7 g7 a1 g1 b2"
    free = played(SHAX, before, "e4-e5xa1")
    shut_in = played(SHAX, before, "e4-e5xb2")

    assert free.to_move == "black"
    assert shut_in.to_move == "white"
    assert "d7-d6" in map(str, GAMES[SHAX].turns(shut_in))
    assert "e5-e4" not in map(str, GAMES[SHAX].turns(shut_in))


@pytest.mark.parametrize("name", [SHAX, SMALL])
def test_a_way_out_is_listed_and_no_other_move(name: str) -> None:
    boards = {SHAX: BESIEGED, SMALL: "white a5 e5 a1 e1, black c5 a3 e3 c1 b4"}
    ways = {
        SHAX: ["d7-d6", "a4-b4", "g4-f4", "d1-d2"],
        SMALL: ["c5-c4", "a3-b3", "e3-d3", "c1-c2"],
    }
    position = laid(GAMES[name], boards[name])

    assert position.to_move == "black"
    assert [str(turn) for turn in GAMES[name].turns(position)] == ways[name]


def test_a_jare_made_while_freeing_takes_nothing() -> None:
    position = played(SHAX, ONLY_WITH_A_JARE, "a4-b4")

    assert list(position.contents.values()).count(("white",)) == 3
    assert position.to_move == "white"
    assert [str(turn) for turn in GAMES[SHAX].turns(position)] == ["a7-a4"]


@pytest.mark.parametrize(
    ("name", "before", "turn"),
    [
        (SHAX, "white a7 d7 g4 e4, black b2 d2 c5", "g4-g7xb2"),
        (SMALL, "white a5 c5 e3 b4, black b2 d2 a1", "e3-e5xb2"),
    ],
)
def test_play_continues_until_the_opponent_has_two_pieces(
    name: str, before: str, turn: str
) -> None:
    result = GAMES[name].result(played(name, before, turn))

    assert result is not None
    assert (result.reason, result.winners) == ("two_left", ("white",))


@pytest.mark.parametrize(
    ("name", "before", "turns", "jare"),
    [
        (SHAX, "white a7 d7 g7 f4, black a1 g1 d3 e3", "d7-d6 d3-c3", "d6-d7xa1"),
        (SHAX, "white a7 d7 g7 b6 f6, black a1 g1 d3 e3", "d7-d6xa1 d3-c3", "d6-d7xg1"),
        (SMALL, "white a5 c5 e5 b2, black a1 c1 e1 d3", "c5-c4 d3-e3", "c4-c5xa1"),
        (
            SMALL,
            "white a5 c5 e5 b4 d4, black a1 c1 e1 d3",
            "c5-c4xa1 d3-e3",
            "c4-c5xe1",
        ),
    ],
)
def test_a_jare_may_be_made_again_at_once(
    name: str, before: str, turns: str, jare: str
) -> None:
    position = played(name, before, turns)

    assert jare in map(str, GAMES[name].turns(position))


@pytest.mark.parametrize("white", ["a7 d7 g1", "a7 d7 g1 e4"])
def test_there_is_no_draw(white: str) -> None:
    before = f"white {white}, black b2 f2 c5"
    position = played(SHAX, before, "g1-g4 c5-c4 g4-g1 c4-c5 " * 6)

    assert GAMES[SHAX].result(position) is None


@pytest.mark.parametrize(
    ("before", "turn", "wins"),
    [
        ("a3 a1 b3 b1", "c3", True),
        ("a3 a1 b2 b1", "c1", True),
        ("a3 a1 b3 b1", "a2", False),
        ("white a3 b3 c2, black a1 b1 b2", "c2-c3", True),
    ],
)
def test_the_first_to_achieve_three_in_a_row_wins_jare(
    before: str, turn: str, wins: bool
) -> None:
    result = GAMES[JARE].result(played(JARE, before, turn))

    assert (result is not None) is wins
    if result is not None:
        assert (result.reason, result.winners) == ("three_in_a_row", ("white",))


@pytest.mark.parametrize(
    ("before", "text", "rule"),
    [
        ("a7 b2 d7 d2", "g7xb2", "too_early_to_take"),
        (f"{NO_JARE} xa7", "d7-a7", "removal_first"),
        (BESIEGED, "c3-c4", "way_out_due"),
        (ONLY_WITH_A_JARE, "a4-b4xd7", "takes_nothing"),
        (JARE_NEAR, "g4-g7", "removal_owed"),
        (SPREAD, "a7-g7", "not_adjacent"),
    ],
)
def test_an_illegal_turn_is_refused_by_its_rule(
    before: str, text: str, rule: str
) -> None:
    game = GAMES[SHAX]
    position = laid(game, before)

    assert text not in map(str, game.turns(position))
    with pytest.raises(NotationError, match=rule):
        game.parse(position, text)


def test_a_ruling_cites_the_besieged_player_s_right() -> None:
    game = GAMES[SHAX]
    position = laid(game, BESIEGED)

    ruling = game.judge(position, done(position, "c3-c4"))

    assert ruling.rule == "way_out_due"
    assert "Shax: a player who cannot move demands a way out" in ruling.source
