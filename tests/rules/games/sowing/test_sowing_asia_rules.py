"""Rules of Dakon, Sunca, Pandi and Pallam Kuzhi, sentence by sentence.

Source: Count and Capture, in our own words.
"""

import pytest

from rules.core.model import StepKind
from tests.rules.sow_table import GAMES, Case, laid, normal, played, verdict

DAKON = [
    Case(
        "one seed is dropped into each cup, over to the other side",
        "S . . . . 3 1 . / N 1 . 2 . . . .",
        "S5",
        "S . . . . . 2 1 / N 1 . 2 . . . . / won 1 . > south",
    ),
    Case(
        "who ends in the own shed makes a new start",
        "S . . . . . . 1 / N 1 . . . . . . / won 40 40",
        "S7",
        "S . . . . . . . / N 1 . . . . . . / won 41 40 > north",
    ),
    Case(
        "and again with any cup of the own side",
        "S 1 . . . . 2 . / N 1 . . . . . .",
        "S6",
        "S 1 . . . . . 1 / N 1 . . . . . . / won 1 . > south",
    ),
    Case(
        "the other's shed is left out",
        "S . . . . . . 9 / N . . . . . . .",
        "S7",
        "S 1 . . . . . . / N 1 1 1 1 1 1 . / won 2 . > north",
    ),
    Case(
        "a seed goes into the own shed whenever it is passed",
        "S . . . . . . 3 / N . . . . . . .",
        "S7",
        "S . . . . . . . / N 1 1 . . . . . / won 1 . > north",
    ),
    Case(
        "where the last seed falls on others all are picked up and sown on",
        "S 1 1 . . . . . / N . . . . . . 1",
        "S1",
        "S . . 1 1 . . . / N . . . . . . 1 > north",
    ),
    Case(
        "on the other's side too",
        "S . . . . . . 2 / N 1 . . . . . .",
        "S7",
        "S . . . . . . . / N . 1 1 . . . . / won 1 . > north",
    ),
    Case(
        "an empty hole on the other's side ends the turn without a gain",
        "S . . . 5 . . 2 / N . . . . . . 1",
        "S7",
        "S . . . 5 . . . / N 1 . . . . . 1 / won 1 . > north",
    ),
    Case(
        "in an own empty field the seeds across are captured, not the last one",
        "S 1 . . . . . . / N . . . . . 5 .",
        "S1",
        "S . 1 . . . . . / N . . . . . . . / won 5 . > south",
    ),
    Case(
        "nothing lies across: nothing is captured",
        "S 1 . . . . . . / N 3 . . . . . .",
        "S1",
        "S . 1 . . . . . / N 3 . . . . . . > north",
    ),
    Case(
        "a player without seeds waits, and may come back",
        "S 1 . . . . . . / N . . . . . . .",
        "S1",
        "S . 1 . . . . . / N . . . . . . . > south",
    ),
    Case(
        "the game is over when all seeds are in the sheds",
        "S . . . . . . 1 / N . . . . . . . / won 50 47",
        "S7",
        "S . . . . . . . / N . . . . . . . / won 51 47 > over",
    ),
    Case(
        "clockwise is the mirror image, with the sheds at the left",
        "S 1 . . . . 1 . / N . 1 . . . . .",
        "S1",
        "S . . . . . 1 . / N . 1 . . . . . / won 1 . > south",
        options={"direction": "clockwise"},
    ),
]

SUNCA = [
    Case(
        "an empty hole on the own side brings the stones opposite home",
        "S . . 1 . . . . / N . . . 6 . . .",
        "S3",
        "S . . . 1 . . . / N . . . . . . . / won 6 . > south",
    ),
    Case(
        "an empty hole on the other's side only ends the turn",
        "S . . 3 . . . 2 / N . . . 6 . . .",
        "S7",
        "S . . 3 . . . . / N 1 . . 6 . . . / won 1 . > north",
    ),
    Case(
        "a last stone in the own home lets the player pick any loaded hole",
        "S . . 3 . . 2 . / N . . . 6 . . .",
        "S6",
        "S . . 3 . . . 1 / N . . . 6 . . . / won 1 . > south",
    ),
    Case(
        "the stones of the last hole are picked up until one is empty",
        "S . . 1 1 . . . / N . . . 6 . . .",
        "S3",
        "S . . . . 1 1 . / N . . . 6 . . . > north",
    ),
    Case(
        "clockwise, the home is at the left",
        "S 2 . . . . . . / N . . . . . 3 .",
        "S1",
        "S . . . . . . . / N . . . . . 3 1 / won 1 . > north",
        options={"direction": "clockwise"},
    ),
]

PANDI = [
    Case(
        "one stone is put into each hole, and the very next hole is lifted",
        "S . 1 . 1 . . 1 / N 1 1 1 1 1 1 1",
        "S2",
        "S . . 1 . 1 . . / N . 1 1 1 1 1 1 / won 2 . > north",
    ),
    Case(
        "the hole beyond the empty one and its opposite are won",
        "S . 1 . . 6 . 1 / N 2 2 3 . . . .",
        "S2",
        "S . . 1 . . . 1 / N 2 2 . . . . . / won 9 . > north",
    ),
    Case(
        "two empty holes are licked, and win nothing",
        "S . 1 . . . . 1 / N 2 2 3 . . . .",
        "S2",
        "S . . 1 . . . 1 / N 2 2 3 . . . . > north",
    ),
    Case(
        "the hole beyond may lie on the other side",
        "S . . . . . 1 . / N . 3 . . . . 1",
        "S6",
        "S . . . . . . 1 / N . . . . . . 1 / won 3 . > north",
    ),
    Case(
        "a calf on the other side goes to the other",
        "S . . . . . . 2 / N 3 . . . . . 1",
        "S7",
        "S . . . . . . . / N . 1 . . . . 1 / won . 4 > north",
    ),
    Case(
        "a calf on the own side is the sower's",
        "S . 2 3 . . . . / N 1 . . . . . 1",
        "S2",
        "S . . . 1 . . . / N 1 . . . . . 1 / won 4 . > north",
    ),
    Case(
        "a calf of the last stone is taken, and the next hole lifted",
        "S . 1 3 2 . . . / N 1 . . . . . 1",
        "S2",
        "S . . . . 1 1 . / N . . . . . . 1 / won 5 . > north",
    ),
    Case(
        "a calf that is forgotten stays: that is no error",
        "S . 3 3 . 2 . . / N 1 . . . . . 1",
        "S2~S3",
        "S . . 4 1 3 . . / N 1 . . . . . 1 > north",
    ),
    Case(
        "five at the beginning are no calf",
        "S . 1 4 . . . . / N 1 . . . . . 1",
        "S2",
        "S . . 5 . . . . / N 1 . . . . . 1 > north",
    ),
    Case(
        "the round is over when the next to play has nothing",
        "S . . . . . . 1 / N . . . . . . . / won 30 39",
        "S7",
        "S . . . . . . . / N 1 . . . . . . / won 30 39 > north",
    ),
    Case(
        "what is left is the owner's",
        "S . . 2 . . 1 . / N . . . . . . . / won 30 37",
        "S6",
        "S . . 2 . . . 1 / N . . . . . . . / won 30 37 > over",
    ),
]

PALLAM_KUZHI = [
    Case(
        "rule 2: counter-clockwise, from the own side across and back",
        "S . . . . . . 9 / N . . . . . . .",
        "S7",
        "S 1 1 . . . . . / N 1 1 1 1 1 1 1 > north",
    ),
    Case(
        "rule 3: the next cup in advance is picked up",
        "S 1 . 1 . . . . / N . . . . . . 1",
        "S1",
        "S . 1 . 1 . . . / N . . . . . . 1 > north",
    ),
    Case(
        "rule 3: the cup beyond the empty one is captured, and only that",
        "S 1 . . 5 . . . / N . . . 4 . . 1",
        "S1",
        "S . 1 . . . . . / N . . . 4 . . 1 / won 5 . > north",
    ),
    Case(
        "rule 4: an empty cup beyond wins nothing",
        "S 1 . . . 5 . . / N . . . 4 . . 1",
        "S1",
        "S . 1 . . 5 . . / N . . . 4 . . 1 > north",
    ),
    Case(
        "rule 5: fours that appear on a side are that side's, whoever plays",
        "S . . . . . . 3 / N 3 3 . . . . 1",
        "S7",
        "S . . . . . . . / N . . 1 . . . 1 / won . 8 > north",
    ),
    Case(
        "rule 5: a four may be left where it is",
        "S . . . . . . 3 / N 3 3 . . . . 1",
        "S7~N1",
        "S . . . . . . . / N 4 . 1 . . . 1 / won . 4 > north",
    ),
    Case(
        "rule 6: the other keeps what is left on that side",
        "S 1 . . . 5 . . / N . . . . . . . / won 20 30",
        "S1",
        "S . 1 . . 5 . . / N . . . . . . . / won 20 30 > over",
    ),
]

TABLES = [
    ("dakon", DAKON),
    ("sunca", SUNCA),
    ("pandi", PANDI),
    ("pallam_kuzhi", PALLAM_KUZHI),
]


@pytest.mark.parametrize(
    ("game", "case"),
    [(game, case) for game, table in TABLES for case in table],
    ids=str,
)
def test_what_the_book_says(game: str, case: Case) -> None:
    assert played(game, case) == normal(game, case.then)


def test_fours_of_the_beginning_are_not_captured_in_pallam_kuzhi() -> None:
    game = GAMES["pallam_kuzhi"]
    position = game.start()
    for turn in game.turns(position):
        dropped = set()
        for step in turn.steps:
            if step.kind is StepKind.DROP:
                dropped.add(step.site)
            beyond = step is turn.steps[-1]  # what the turn wins at its end
            assert step.kind is not StepKind.TAKE or step.site in dropped or beyond


def test_a_calf_still_lying_there_may_yet_be_taken() -> None:
    lie = "S . 3 3 . 2 . . / N 1 . . . . . 1"
    assert verdict("pandi", lie, "S . . 4 1 3 . . / N 1 . . . . . 1") == "owed: take"


def test_a_calf_that_a_fifth_has_fallen_on_is_forfeited() -> None:
    game = GAMES["pandi"]
    lie = "S . 1 3 5 5 5 . / N 5 5 5 5 5 5 2"
    position = laid("pandi", lie)
    after = game.play(position, game.parse(position, "S2~S3"))

    assert after.seeds != game.play(position, game.parse(position, "S2")).seeds
    assert str(game.judge(position, after.contents)) == "S2~S3"
