"""Rules of Pilare, sentence by sentence, at the table."""

import random
from dataclasses import dataclass

import pytest

from rules.catalogue import find_game
from rules.core.errors import NotationError
from rules.core.model import Ruling, Stage, Turn
from rules.core.pieces import Content, Piece
from rules.games.table_position import TablePosition
from tests.rules.simple import pilare

GAME = find_game("pilare_6")
MEN = {"r": Piece("red"), "b": Piece("black"), "n": Piece("neutral")}


def towers(text: str) -> dict[str, Content]:
    """Return towers written from below, 'c3:nr d4:b', an empty square as 'c3:'."""
    return {
        site: tuple(MEN[sign] for sign in signs)
        for site, _, signs in (t.partition(":") for t in text.split())
    }


def laid(text: str) -> TablePosition:
    """Return a position with these towers, and black's own in a corner; red's turn."""
    start = GAME.start()
    bare = dict.fromkeys(start.contents, ())
    return GAME.kernel.settled(start.with_changes(bare | towers("f6:b " + text)))


@dataclass(frozen=True)
class Case:
    """One thing that the source says: towers, what becomes of them, and the verdict."""

    says: str
    before: str
    after: str
    verdict: str


CASES = [
    Case("a single man is a stack", "c3:r", "c3: c4:r", "c3-c4"),
    Case("the bottom man goes first", "c3:nr", "c3: c4:n c5:r", "c3-c4-c5"),
    Case("on top of what is there", "c3:nr c4:b", "c3: c4:bn d4:r", "c3-c4-d4"),
    Case("the way may turn", "c3:nnr", "c3: c4:n d4:n d3:r", "c3-c4-d4-d3"),
    Case("back to the source", "c3:nnnr", "c3:r c4:n d4:n d3:n", "c3-c4-d4-d3-c3"),
    Case("not straight back", "c3:nr", "c3:r c4:n", "turned_back"),
    Case("not aslant", "c3:nr", "c3: c4:n d5:r", "sown_aslant"),
    Case("not far away", "c3:nr", "c3: c4:n c6:r", "not_adjacent"),
    Case("not the top man first", "c3:nr", "c3: c4:r c5:n", "top_first"),
    Case("a whole stack", "c3:nr", "c3:n c4:r", "part_moved"),
    Case("nor its top far away", "c3:nr", "c3:n e6:r", "part_moved"),
    Case("no man is exchanged", "c3:nr", "c3:nb", "men_exchanged"),
    Case("not all on one square", "c3:nr", "c3: c5:nr", "not_sown"),
    Case("with an own man on top", "c3:rn a1:r", "c3: c4:r c5:n", "not_owner"),
    Case("nobody else's turn", "c3:b a1:r", "c3: c4:b", "out_of_turn"),
    Case("a neutral man is nobody's", "c3:r a1:n", "a1: e5:n", "not_owner"),
    Case("one stack a turn", "c3:nr a1:r", "c3: c4:n c5:r a1: a2:r", "moved_twice"),
    Case("one man is missing", "c3:nr d4:n", "c3: c4:n c5:r d4:", "man_missing"),
    Case("one man too many", "c3:nr", "c3: c4:n c5:r e1:n", "man_added"),
    Case("men from nowhere", "c3:nr", "e1:n", "men_come"),
    Case("men that are gone", "c3:nr d5:n d6:n", "d5: d6:", "men_gone"),
    Case("taken up", "c3:nr", "c3:", "owed: sow"),
    Case("one man is sown", "c3:nr", "c3: c4:n", "owed: sow"),
    Case("all put down on the way", "c3:nr", "c3: c4:nr", "owed: sow"),
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
            assert source.startswith("MindSports, Pilare")


def test_a_turn_straight_back_is_told_by_its_squares() -> None:
    ruling = GAME.judge(laid("c3:nr"), towers("c3:r c4:n"))

    assert isinstance(ruling, Ruling)
    assert ruling.why == (
        "red sowed c3-c4-c3: after c4 the way went straight back to c3"
    )


def test_who_has_no_stack_has_lost() -> None:
    position = laid("f5:r")
    there = GAME.play(position, GAME.parse(position, "f5-f6"))

    assert GAME.result(there).winners == ("red",)


def test_as_an_option_the_second_row_is_the_whole_one() -> None:
    other = GAME.start(whole_row="second").contents

    assert (other["a1"], other["a2"]) == (towers("a1:n")["a1"], towers("a2:nr")["a2"])


def test_any_way_of_a_tower_of_ten_is_read_and_recognised_though_few_are_listed() -> (
    None
):
    position = laid("c3:nnnnnnnnnr")
    text = "c3-c4-d4-d3-c3-b3-b2-a2-a1-b1-c1"

    turn = GAME.parse(position, text)

    assert len(GAME.turns(position)) < 400
    assert text not in map(str, GAME.turns(position))
    assert GAME.judge(position, GAME.changes(position, turn)) == turn
    with pytest.raises(NotationError, match="name"):
        GAME.parse(position, "c3-c4")


@pytest.mark.parametrize("name", ["pilare_6", "pilare_8"])
def test_engine_and_simple_rules_play_the_same_games(name: str) -> None:
    game, rules, rng = find_game(name), pilare.GAMES[name], random.Random(4)
    position, state = game.start(), pilare.start(rules)
    for _ in range(80):
        if position.to_move is None:
            break
        listed = game.turns(position)
        if max(map(len, position.stands)) <= 5:
            every = sorted(text for text, _ in pilare.turns(rules, state))
            assert sorted(map(str, listed)) == every
        turn = rng.choice(listed)
        path = tuple(str(turn).split("-"))
        state = pilare.play(rules, state, (str(turn), path))
        position = game.play(position, turn)
        assert dict(position.contents) == state.board
        assert position.to_move == (None if state.over else state.mover)
