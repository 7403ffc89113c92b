"""Rules of Explocus, sentence by sentence, at the table."""

from dataclasses import dataclass

import pytest

from rules.catalogue import find_game
from rules.core.model import Ruling, Stage, Turn
from rules.core.pieces import Content, Piece
from rules.games.table_position import TablePosition

GAME = find_game("explocus")
MEN = {"w": Piece("white"), "b": Piece("black")}


def towers(text: str) -> dict[str, Content]:
    """Return columns written from below, 'c3:ww', an empty square as 'c3:'."""
    return {
        site: tuple(MEN[sign] for sign in signs)
        for site, _, signs in (t.partition(":") for t in text.split())
    }


def laid(text: str) -> TablePosition:
    """Return a position with these columns, white to move."""
    start = GAME.start()
    bare = dict.fromkeys(start.contents, ())
    return GAME.kernel.settled(start.with_changes(bare | towers(text)))


@dataclass(frozen=True)
class Case:
    """One thing that the source says: columns, what becomes of them, the verdict."""

    says: str
    before: str
    after: str
    verdict: str


FULL = "c4:w d4:www h8:b"
CASES = [
    Case("one man one square", "c3:w h8:b", "c3: c4:w", "c3-c4"),
    Case("two men two squares", "c3:ww h8:b", "c3: c5:ww", "c3-c5:2"),
    Case("the top of a column", "c3:www h8:b", "c3:w c5:ww", "c3-c5:2"),
    Case("over anybody", "c3:ww c4:b h8:b", "c3: c5:ww", "c3-c5:2"),
    Case("columns change colour", "c3:w c4:bb h8:b", "c3: c4:www", "c3-c4"),
    Case("not yet turned", "c3:w c4:bb h8:b", "c3: c4:bbw", "owed: recolour"),
    Case("nor put below", "c3:w c4:bb h8:b", "c3: c4:wbb", "owed: recolour"),
    Case("not aslant", "c3:w h8:b", "c3: d4:w", "not_straight"),
    Case("not farther", "c3:w h8:b", "c3: c5:w", "wrong_distance"),
    Case("not the other side's", "c3:b a1:w h8:b", "c3: c4:b", "out_of_turn"),
    Case("not lifted either", "c3:b a1:w h8:b", "c3:", "not_owner"),
    Case("taken up", "c3:w h8:b", "c3:", "owed: place"),
    Case("it explodes", FULL, "c4:w d4: d5:w e4:w d3:w", "c4-d4"),
    Case("it must explode", FULL, "c4: d4:wwww", "owed: explode"),
    Case("half exploded", FULL, "c4: d4:ww d5:w e4:w", "owed: explode"),
    Case("in the hand", FULL, "c4: d4: d5:w", "owed: explode"),
    Case(
        "not before it is full", "d4:www h8:b", "d4: c4:w d5:w e4:w", "early_explosion"
    ),
    Case("men are missing", "c3:w d5:w h8:b", "c3: d5:", "men_gone"),
    Case("a lost man is no move", "c3:w e4:w h8:b", "c3: c4:w e4:", "man_missing"),
    Case("nor by explosions", FULL + " a1:w", "d4: d5:w e4:w d3:w a1:", "man_missing"),
    Case("one move a turn", "c3:w f6:w h8:b", "c3: c4:w f6: f7:w", "moved_twice"),
    Case("men have come", FULL, "e8:w", "men_come"),
    Case("nobody landed there", FULL, "h8:w", "wrong_colour"),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.says.replace(" ", "_"))
def test_what_the_source_says(case: Case) -> None:
    match GAME.judge(laid(case.before), towers(case.after)):
        case Turn() as turn:
            assert str(turn) == case.verdict
        case Stage(owed=owed):
            assert f"owed: {owed.value}" == case.verdict
        case Ruling(rule=rule, source=source):
            assert rule == case.verdict
            assert source.startswith("MindSports, Classics, Explocus")


def test_a_chain_may_be_carried_out_in_any_order() -> None:
    position = laid("c4:w d4:www e4:www d5:www h8:b")
    turn = GAME.parse(position, "c4-d4")
    one = towers("c4:w d4: d3:w e4:wwww d5:wwww")
    east = towers("c4:w d4:w d3:w e4: e3:w f4:w e5:w d5:wwww")
    north = towers("c4:w d4:w d3:w e4:wwww d5: c5:w d6:w e5:w")

    for board in (one, east, north):
        stage = GAME.judge(position, board)
        assert isinstance(stage, Stage)
        assert (stage.turns, stage.owed.value) == ((turn,), "explode")


def test_the_game_ends_as_soon_as_the_last_man_is_turned() -> None:
    position = laid("c4:w d4:www e4:www d5:bbb")
    turn = GAME.parse(position, "c4-d4")
    there = GAME.play(position, turn)
    other = GAME.parse(position, "c4-d4!d4!e4")

    assert GAME.result(there).reason == "none_left"
    assert there.contents["e4"] == towers("e4:wwww")["e4"]
    assert GAME.result(GAME.play(position, other)).winners == ("white",)
    assert GAME.judge(position, GAME.changes(position, other)) == other


@pytest.mark.parametrize("size", [6, 8, 10])
@pytest.mark.parametrize("rows", [1, 2, 3])
def test_board_and_rows_are_options(size: int, rows: int) -> None:
    game = GAME.configured(size=size, rows=rows)
    stands = [held for held in game.start().contents.values() if held]

    assert (len(game.sites), len(stands)) == (size * size, 2 * rows * size)
