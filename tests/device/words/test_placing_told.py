"""Turns of games of placing in words: discs are turned over, somebody passes."""

from dataclasses import replace

import pytest

from device.voice.phrases import phrase
from device.words.events import said
from device.words.sayings import Sayings
from device.words.turns import told
from rules.catalogue import GAMES
from rules.core.events import Illegal, Owed
from rules.core.facts import verbatim
from rules.core.mends import Act, ActKind
from rules.core.model import Ruling, StepKind, Turn
from rules.core.pieces import ARROW, Piece
from tests.mends import mending

SIDES = ("black", "white")


def turn(game: str, *texts: str) -> Turn:
    played = GAMES[game].start()
    for text in texts[:-1]:
        played = GAMES[game].play(played, GAMES[game].parse(played, text))
    return GAMES[game].parse(played, texts[-1])


@pytest.mark.parametrize(
    ("played", "words"),
    [
        (turn("othello", "c5"), "black c5, turns 1 over"),
        (turn("othello", "c5", "c6", "c7"), "black c7, turns 1 over"),
        (
            turn("pente", "g10", "h10", "a1", "i10", "j10xh10xi10"),
            "white j10, takes h10 and i10",
        ),
        (Turn("white", (), "pass"), "white cannot play and passes"),
        (
            Turn("white", (), "swap"),
            "white exchanges places: the players change their colours",
        ),
    ],
)
def test_a_turn_is_told_by_all_that_it_does(played: Turn, words: str) -> None:
    assert told(played, Sayings()) == words


@pytest.mark.parametrize(
    ("owed", "words"),
    [
        (
            Owed("black", StepKind.FLIP, ("c5",), True, due=(("d5", "e5"),)),
            "Black, turn d5 and e5 over.",
        ),
        (
            Owed("black", StepKind.FLIP, ("c5", "d5"), True, due=(("e5",),)),
            "Black, turn e5 over, too.",
        ),
        (
            Owed("black", StepKind.FLIP, ("c5",), True),
            "Black, turn over what you have enclosed.",
        ),
        (
            Owed("black", StepKind.REMOVE, ("c5",), False, due=(("d5",),)),
            "Black, take what stands on d5.",
        ),
    ],
)
def test_what_is_owed_is_told_by_its_sites(owed: Owed, words: str) -> None:
    assert said(owed, SIDES, Sayings()) == words


def test_a_wrong_disc_is_led_back_by_turning_it() -> None:
    ruling = Ruling("not_enclosed", ("e4",), verbatim("A book"), verbatim("so it is"))

    words = said(Illegal("black", mending(ruling, ("e4", "e4"))), SIDES, Sayings())

    assert words == "So it is. Turn the white chip on e4 over."


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            "So it is. Take the white amazon on d7 off and put the arrow back on g7.",
        ),
        (
            "sw",
            "So it is. Ondoeni malkia mweupe kwenye d7 na rudisheni mshale kwenye g7.",
        ),
    ],
)
def test_an_arrow_is_led_back_as_an_arrow(language: str, words: str) -> None:
    ruling = Ruling("arrow_gone", ("g7",), verbatim("A book"), verbatim("so it is"))
    mends = (
        Act(kind=ActKind.TAKE, here="d7", pieces=(Piece("white"),)),
        Act(kind=ActKind.PUT, there="g7", pieces=(ARROW,)),
    )

    illegal = Illegal("black", replace(ruling, mends=mends))

    assert phrase(illegal, SIDES, language, GAMES["amazons"]) == words
