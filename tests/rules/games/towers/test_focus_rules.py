"""Rules of Focus, sentence by sentence, at the table."""

from dataclasses import dataclass, replace

import pytest

from rules.catalogue import find_game
from rules.core.errors import DefinitionError, NotationError
from rules.core.model import Ruling, Stage, StepKind
from rules.core.pieces import Content, Piece
from rules.games.table_position import TablePosition
from rules.games.towers.focus import FOCUS

GAME = find_game("focus")
MEN = {"w": Piece("white"), "b": Piece("black"), "r": Piece("red")}


def tower(signs: str) -> tuple[Piece, ...]:
    """Return men written from below: 'wb' is black on white."""
    return tuple(MEN[sign] for sign in signs)


def towers(text: str) -> dict[str, Content]:
    """Return towers written 'c3:wb d4:w', an empty square as 'c3:'."""
    return {
        site: tower(signs)
        for site, _, signs in (t.partition(":") for t in text.split())
    }


def laid(text: str, hands: tuple[int, int] = (0, 0)) -> TablePosition:
    """Return a position with these towers, white to move."""
    start = GAME.start()
    bare = dict.fromkeys(start.contents, ())
    there = replace(start.with_changes(bare | towers(text)), hands=hands)
    return GAME.kernel.settled(there)


@dataclass(frozen=True)
class Case:
    """One thing that the source says: towers, what becomes of them, and the verdict."""

    says: str
    before: str
    after: str
    verdict: str
    hands: tuple[int, int] = (0, 0)

    def __str__(self) -> str:
        return self.says.replace(" ", "_")


FAR = "h6:b f1:w"
CASES = [
    Case("a man goes one square", "c3:w", "c3: c4:w", "c3-c4"),
    Case("two men go two squares", "c3:bw", "c3: c5:bw", "c3-c5:2"),
    Case("three go three", "c3:bww", "c3: f3:bww", "c3-f3:3"),
    Case("a tower may be split", "c3:bbw", "c3:b e3:bw", "c3-e3:2"),
    Case("the top man may go alone", "c3:bbw", "c3:bb c4:w", "c3-c4"),
    Case("onto anybody", "c3:bw c5:b", "c3: c5:bbw", "c3-c5:2"),
    Case("over anybody", "c3:bw c4:b", "c3: c5:bw", "c3-c5:2"),
    Case("not aslant", "c3:bw", "c3: d4:bw", "not_straight"),
    Case("not farther than men move", "c3:w", "c3: c5:w", "wrong_distance"),
    Case("nor less far", "c3:bw", "c3: c4:bw", "wrong_distance"),
    Case("who is on top moves it", "c3:wb", "c3: c5:wb", "out_of_turn"),
    Case("nobody else, however it goes", "c3:wb", "c3: c6:wb", "not_owner"),
    Case("nor takes it up", "c3:wb", "c3:", "not_owner"),
    Case("men in the hand are put down", "c3:bw", "c3:b", "owed: place"),
    Case("who can go nowhere stays", "c3:bbbww", "c3:", "owed: place"),
    Case("on a small board", "d4:bbbbw", "d4:", "blocked_chip"),
    Case("the sixth man leaves", "c3:w c4:bwbwb", "c3: c4:wbwbw", "c3-c4"),
    Case("it is owed", "c3:w c4:bwbwb", "c3: c4:bwbwbw", "owed: trim"),
    Case("it may leave before", "c3:w c4:bwbwb", "c4:wbwb", "owed: move"),
    Case("and while the other is held", "c3:w c4:bwbwb", "c3: c4:wbwb", "owed: place"),
    Case("two leave", "c3:bw c5:bwbwb", "c3: c5:bwbbw", "c3-c5:2"),
    Case("one by one", "c3:bw c5:bwbwb", "c3: c5:wbwbbw", "owed: trim"),
    Case("not three", "c3:bw c5:bwbwb", "c3: c5:wbbw", "too_many_left"),
    Case("the lowest, no others", "c3:w c4:bwbwb", "c3: c4:bwbww", "men_exchanged"),
    Case("of five none", "c3:w c4:bwbw", "c3: c4:wbww", "left_too_early"),
    Case("a reserve enters anywhere", "c3:w", "d4:w", "*d4", (1, 0)),
    Case("on anybody", "c3:w d4:bb", "d4:bbw", "*d4", (1, 0)),
    Case("on five, and one leaves", "d4:bwbwb", "d4:wbwbw", "*d4", (1, 0)),
    Case("which is owed", "d4:bwbwb", "d4:bwbwbw", "owed: trim", (1, 0)),
    Case("or is out already", "d4:bwbwb", "d4:wbwb", "owed: enter", (1, 0)),
    Case("without a reserve nobody enters", "c3:w", "d4:w", "no_reserve"),
    Case("the other's reserve waits", "c3:w", "d4:b", "out_of_turn", (1, 1)),
    Case("and has to be there", "c3:w", "d4:b", "no_reserve", (1, 0)),
    Case("one enters", "c3:w", "d4:ww", "two_entered", (2, 0)),
    Case("nobody plays twice", "c3:w f3:w", "c3: c4:w f3: f4:w", "moved_twice"),
    Case("all else stays", "c3:w f3:bb", "c3: c4:w f3:b", "changed_beside"),
    Case("nobody is taken off", "c3:w f3:bb e3:bb", "f3:b e3:b", "men_gone"),
    Case("nobody is exchanged", "c3:w f3:bb", "f3:bw", "men_exchanged"),
    Case("nor under a man that moved", "c3:bw c4:b", "c3:b c4:ww", "men_exchanged"),
    Case("no other colour plays", "c3:w", "d4:r", "foreign_chip"),
    Case("nothing has happened yet", "c3:w", "", "no_change"),
    Case("one side at a time", "c3:w", "c3: c4:w h6: h5:b", "several_changes"),
]


def verdict(case: Case) -> str:
    before = laid(f"{FAR} {case.before}", case.hands)
    found = GAME.judge(before, towers(case.after))
    match found:
        case Stage(owed=owed):
            return f"owed: {owed.value}"
        case Ruling(rule=rule):
            return rule
        case turn:
            return str(turn)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_rules_say(case: Case) -> None:
    assert verdict(case) == case.verdict


def test_own_men_that_leave_are_reserves_the_enemy_s_are_captured() -> None:
    before = laid(f"{FAR} c3:bw c5:wbwwb")

    there = GAME.play(before, GAME.parse(before, "c3-c5:2"))

    assert there.contents["c5"] == tower("wwbbw")
    assert (there.hands, there.held) == ((1, 0), (1, 0))


def test_a_reserve_that_has_entered_is_none_any_more() -> None:
    before = laid(FAR, (1, 0))

    assert GAME.play(before, GAME.parse(before, "*d4")).hands == (0, 0)


def test_who_owns_nothing_and_has_no_reserve_has_lost() -> None:
    lost, saved = laid("c3:w c4:b"), laid("c3:w c4:b", (0, 1))
    end = GAME.play(lost, GAME.parse(lost, "c3-c4"))

    assert GAME.result(end).winners == ("white",)
    assert GAME.result(GAME.play(saved, GAME.parse(saved, "c3-c4"))) is None


def test_a_guess_of_men_below_the_top_is_no_fault() -> None:
    before = laid(f"{FAR} c3:wbw")
    seen = towers("c3:w f4:ww")  # a camera knows the top of two men, and that it is two

    ruling = GAME.judge(before, seen)

    assert isinstance(ruling, Ruling)
    assert (ruling.rule, ruling.wrong) == ("not_straight", ())
    assert "c3 to f4" in ruling.why
    assert ruling.source.startswith("MindSports, Classics, Focus")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("c3-c5", "wrong_distance: .* men 1, squares 2"),
        ("c3-c4:2", "men cannot go"),
        ("*d4", "no_reserve"),
        ("c3-d4", "not_straight"),
        ("c3-c4:0", "at least one"),
        ("rubbish", "write 'c3-c4'"),
    ],
)
def test_what_is_written_wrongly_is_told(text: str, told: str) -> None:
    with pytest.raises(NotationError, match=told):
        GAME.parse(laid(f"{FAR} c3:w"), text)


def test_turns_are_found_by_the_squares_that_they_touch() -> None:
    position = laid(f"{FAR} c3:bww e3:w c5:w", (1, 0))

    found = [str(turn) for turn in GAME.turns_changing(position, ["c3", "c5"])]

    assert found == ["c3-c5:2"]
    assert all(
        [*GAME.turns_changing(position, [site])]
        == [t for t in position.turns if site in {t.steps[0].site, t.steps[0].to}]
        for site in position.names
    )


def test_a_turn_tells_how_many_move_and_who_leaves() -> None:
    before = laid(f"{FAR} c3:bw c5:wbwwb")

    move, trim = GAME.parse(before, "c3-c5:2").steps

    assert (move.kind, move.pile) == (StepKind.MOVE, tower("bw"))
    assert (trim.kind, trim.site, trim.pile) == (StepKind.TRIM, "c5", tower("wb"))


def test_a_set_up_is_as_the_board_is_drawn() -> None:
    with pytest.raises(DefinitionError, match="set_up should be"):
        replace(FOCUS, set_up=("........",) * 8)
