"""Towers as they are said: who moves, who leaves, and what is put back."""

import pytest

from device.log.records import step_of, steps_of
from device.voice.phrases import words_for
from device.words.events import said
from device.words.turns import told
from rules.catalogue import find_game
from rules.core.events import Illegal, Owed
from rules.core.model import Ruling, StepKind
from tests.rules.games.towers.test_focus_rules import laid, tower, towers
from words.languages import LANGUAGES

GAME = find_game("focus")
SIDES = ("white", "black")
WORDS = words_for("en", GAME)
FAR = "h6:b f1:w"


def test_it_is_told_how_many_move_and_what_becomes_of_those_below() -> None:
    before = laid(f"{FAR} c3:bw c5:wbwwb")
    turn = GAME.parse(before, "c3-c5:2")

    assert told(turn, WORDS) == (
        "white moves 2 men c3 to c5, 1 to the reserve and 1 captured"
    )
    assert steps_of(turn) == [
        ["move", "c3", "c5", 2],
        ["trim", "c5", ["white", "black"]],
    ]


def test_a_reserve_is_told_to_enter() -> None:
    turn = GAME.parse(laid(FAR, (1, 0)), "*d4")

    assert told(turn, WORDS) == "white enters a man on d4"
    assert step_of(turn.steps[0]) == ["enter", "d4", "white"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_to_leave_is_named(language: str) -> None:
    leaving = tower("wb")
    owed = Owed(
        "white", StepKind.TRIM, ("c3", "c5"), False, due=(("c5",),), leaving=leaving
    )

    heard = said(owed, SIDES, words_for(language, GAME))

    assert "c5" in heard
    assert "{" not in heard
    if language == "en":
        assert heard == (
            "White, c5 is too high: take out the lowest, 1 to the reserve and 1 "
            "captured."
        )


def test_men_that_were_carried_together_are_put_back_together() -> None:
    before = laid(f"{FAR} c3:bww")
    board = {**before.contents, **towers("c3: d4:bww")}
    ruling = GAME.judge(before, board)
    assert isinstance(ruling, Ruling)

    heard = said(Illegal("white", ruling), SIDES, WORDS)

    assert heard.endswith(
        "Put the upper 3 on d4 back on c3: black man, white man, white man."
    )
