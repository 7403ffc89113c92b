"""Rules of Mongola, Adi, Giuthi, Kpo, Oware and Kalah, sentence by sentence.

Those of the first four are from Count and Capture, in our own words.
"""

import pytest

from tests.rules.sow_table import Case, normal, played

REST = "/ C 2 . . . . . . / D . . . . . . ."
AS_LETTERED = {"direction": "clockwise"}  # with the letters of the diagram
MONGOLA = [
    Case(
        "rule 2: one man in each following house of the own two rows",
        "A . . 4 . . . . / B 2 . . . . . . / C . . . . . . . / D . . . . . . .",
        "A3",
        "A . . . 1 1 1 . / B 2 . . . . . 1 / C . . . . . . . / D . . . . . . . > over",
        first="north",
        options=AS_LETTERED,
    ),
    Case(
        "rule 2: a last man on two or more picks them up and goes on",
        "A 2 . 2 . . . . / B . . . . . . . " + REST,
        "A1",
        "A . 1 . 1 1 . 1 / B . . . . . . . " + REST + " > south",
        first="north",
        options=AS_LETTERED,
    ),
    Case(
        "rule 3: an empty house is passed by, the last man drops in the next",
        "A 2 . . . . . . / B . . . . . . . " + REST,
        "A1",
        "A . 1 . 1 . . . / B . . . . . . . " + REST + " > south",
        first="north",
        options=AS_LETTERED,
    ),
    Case(
        "rule 3: so is a house with one man",
        "A 2 . 1 3 . . . / B . . . . . . . " + REST,
        "A1",
        "A . 1 1 4 . . . / B . . . . . . . " + REST + " > south",
        first="north",
        options=AS_LETTERED,
    ),
    Case(
        "rule 4: both facing houses hold men: they are taken and sown on",
        "A . . . . . . . / B . . . 2 . 2 . / C . . . 1 . . . / D 2 . . 3 . . .",
        "B6",
        "A 1 . 1 . . . . / B 1 1 1 1 2 . . / C . . . . . . . / D 2 . . . . . . > south",
        first="north",
        options=AS_LETTERED,
    ),
    Case(
        "rule 4: if one of them is empty, nothing is taken",
        "A . . . . . . 2 / B . . . . . 2 . / C . . . . . . . / D 2 . . . . 3 .",
        "A7",
        "A . . . . . . . / B . 1 . 1 1 . 1 / C . . . . . . . / D 2 . . . . 3 . > south",
        first="north",
        options=AS_LETTERED,
    ),
    Case(
        "a player who cannot walk is dead",
        "A 1 . . . . . . / B . . 1 . . . . / C 2 . . . . . . / D . . . . . . .",
        "C1",
        "A 1 . . . . . . / B . . 1 . . . . / C . 1 . 1 . . . / D . . . . . . . > over",
        options=AS_LETTERED,
    ),
]

ADI = [
    Case(
        "a last seed on others picks them all up, until a house is empty",
        "S 1 2 . . . . / N . 2 . . . .",
        "S1",
        "S . . 1 1 1 . / N . 2 . . . . > north",
    ),
    Case(
        "fours that appear on a side go there, even in the other's turn",
        "S . . . . . 2 / N 3 . . . 2 5",
        "S6",
        "S . . . . . . / N . 1 . . 2 5 / won . 4 > north",
    ),
    Case(
        "the last seed's four is the sower's, on the other's side too",
        "S . . . . . 1 / N 3 . . . 2 6",
        "S6",
        "S . . . . . . / N . . . . 2 6 / won 4 . > north",
    ),
    Case(
        "with eight left, who wins four takes the other four",
        "S . . . . . 1 / N 3 . . . 2 2 / won 20 20",
        "S6",
        "S . . . . . . / N . . . . . . / won 28 20 > over",
    ),
    Case(
        "also in the middle of a sowing, what is in the hand included",
        "S 1 . . . . 3 / N 3 . . . . 1 / won 20 20",
        "S6",
        "S . . . . . . / N . . . . . . / won 20 28 > over",
    ),
    Case(
        "a player without seeds makes a sign and the other plays again",
        "S 1 . . 5 . 1 / N . . . . . . / won 20 20",
        "S1",
        "S . 1 . 5 . 1 / N . . . . . . / won 20 20 > south",
    ),
    Case(
        "a forgotten four stays, and is no error",
        "S . . . . . 2 / N 3 . . . 2 5",
        "S6~N1",
        "S . . . . . . / N 4 1 . . 2 5 > north",
    ),
]

GIUTHI = [
    Case(
        "either way, as the player decides: to the left",
        "S . . 2 . 2 . / N 2 . . . . .",
        "S3<",
        "S 1 1 . . 2 . / N 2 . . . . . > south",
    ),
    Case(
        "the last cup is picked up and sown the other way",
        "S . . 2 . 2 . / N 2 . . . . .",
        "S3>",
        "S . 1 1 2 . . / N 2 . . . . . > south",
    ),
    Case(
        "who has crossed and ends in an empty cup there is finished",
        "S 2 . . . . 2 / N . . . . . .",
        "S6>",
        "S 2 . . . . . / N 1 1 . . . . > south",
    ),
    Case(
        "who ends in an own empty cup without having crossed starts again",
        "S 2 . . . . . / N . . . 2 . .",
        "S1>",
        "S . 1 1 . . . / N . . . 2 . . > north",
    ),
    Case(
        "who has crossed and comes back captures that seed and those opposite",
        "S 3 . . . . 2 / N . 1 . . 2 2",
        "S6>",
        "S 3 . . . . . / N . . . . 2 2 / won 3 . > north",
    ),
    Case(
        "and on along own empty cups, until the cup opposite is empty too",
        "S 3 . . 2 . . / N 2 . . 2 1 .",
        "S1<",
        "S . . . 2 . . / N 2 . . . . . / won 6 . > north",
    ),
    Case(
        "as long as the other has no cup of two, the player continues",
        "S 3 . . 2 . . / N 1 . . 2 1 .",
        "S1<",
        "S . . . 2 . . / N 1 . . . . . / won 6 . > south",
    ),
    Case(
        "neither has two: each takes the singles of the own side",
        "S . . . . 2 . / N . . . . 1 . / won 20 24",
        "S5>",
        "S . . . . . 1 / N 1 . . . 1 . / won 20 24 > over",
    ),
]

KPO_2 = [
    Case(
        "two in the last hole are won, on the other's side",
        "S . . . . . 1 / N 1 1 . . . .",
        "S6",
        "S . . . . . . / N . 1 . . . . / won 2 . > north",
    ),
    Case(
        "three too, on the own side",
        "S 1 2 1 . . . / N 1 . . . . .",
        "S1",
        "S . . 1 . . . / N 1 . . . . . / won 3 . > north",
    ),
    Case(
        "only the last hole, not the one before nor the one opposite",
        "S . . . . . 2 / N 1 1 . . 3 .",
        "S6",
        "S . . . . . . / N 2 . . . 3 . / won 2 . > north",
    ),
    Case(
        "a play ends when the pieces first taken up are played",
        "S . . . . . 1 / N 3 1 . . 3 .",
        "S6",
        "S . . . . . . / N 4 1 . . 3 . > north",
    ),
    Case(
        "the next to play has none: the rest is its owner's",
        "S 1 . . . . 1 / N . . . . . . / won 20 26",
        "S1",
        "S . 1 . . . 1 / N . . . . . . / won 20 26 > over",
    ),
]

KPO_3 = [
    Case(
        "two completed in the last hole win the next hole forward",
        "S 1 1 3 . . . / N 1 . . . . .",
        "S1>",
        "S . 2 . . . . / N 1 . . . . . / won 3 . . > east",
        first="west",
    ),
    Case(
        "forward is the way of sowing, to the left too",
        "S 4 1 1 . . . / N 1 . . . . .",
        "S3<",
        "S . 2 . . . . / N 1 . . . . . / won . 4 . > east",
        first="middle",
    ),
    Case(
        "each has two holes on either side",
        "S . . . . 1 . / N . . . . . 5",
        "N6>",
        "S 1 1 1 1 2 . / N . . . . . . > middle",
        first="west",
    ),
]
KPO_4 = [
    Case(
        "each takes three holes",
        "S 1 . . . . 5 / N . . 1 . . .",
        "S6>",
        "S 1 . . . . . / N 1 1 2 1 1 . / won . . . . > north",
        first="east",
    ),
    Case(
        "three completed in the last hole win the next one",
        "S 1 . . 3 . 2 / N . 2 6 . . 1",
        "S6>",
        "S 1 . . 3 . . / N 1 3 . . . 1 / won . 6 . . > north",
        first="east",
    ),
    Case(
        "a player without beans loses the turn",
        "S 1 . . 3 . . / N . . . . . 1",
        "S4>",
        "S 1 . . . 1 1 / N 1 . . . . 1 > north",
        first="east",
    ),
]

OWARE = [
    Case(
        "twos and threes before the last house are won on the other's side",
        "S 3 . . . . 3 / N 1 2 1 . . 1",
        "S6",
        "S 3 . . . . . / N . . . . . 1 / won 7 . > north",
    ),
    Case(
        "a grand slam takes nothing",
        "S 3 . . . . 2 / N 1 2 . . . .",
        "S6",
        "S 3 . . . . . / N 2 3 . . . . > north",
    ),
    Case(
        "a lap that comes round leaves out the house lifted",
        "S . . . . . 12 / N 1 . . . . .",
        "S6",
        "S 1 1 1 1 1 . / N . 1 1 1 1 1 / won 3 . > north",
    ),
    Case(
        "more than half the seeds win at once",
        "S 3 . . . . 1 / N 1 1 . . . 1 / won 23 18",
        "S6",
        "S 3 . . . . . / N . 1 . . . 1 / won 25 18 > over",
    ),
]

KALAH = [
    Case(
        "a last seed in the own store gives another turn",
        "S 1 . . . . 1 / N 1 . . . . .",
        "S6",
        "S 1 . . . . . / N 1 . . . . . / won 1 . > south",
    ),
    Case(
        "a last seed in an own empty pit wins itself and what lies opposite",
        "S 1 . . . . 1 / N 1 . . . 3 .",
        "S1",
        "S . . . . . 1 / N 1 . . . . . / won 4 . > north",
    ),
    Case(
        "nothing opposite: nothing is won",
        "S 1 . . . . 1 / N 1 . . . . .",
        "S1",
        "S . 1 . . . 1 / N 1 . . . . . > north",
    ),
    Case(
        "the other's store is left out",
        "S . . . . 1 8 / N 1 . . . . .",
        "S6",
        "S . . . . 1 . / N 2 1 1 1 1 . / won 3 . > north",
    ),
    Case(
        "an empty side ends the game, the other keeps the rest",
        "S . . . . . 1 / N 1 . . . . . / won 20 20",
        "S6",
        "S . . . . . . / N 1 . . . . . / won 21 20 > over",
    ),
]

TABLES = [
    ("mongola", MONGOLA),
    ("adi", ADI),
    ("giuthi_1", GIUTHI),
    ("kpo_2", KPO_2),
    ("kpo_3", KPO_3),
    ("kpo_4", KPO_4),
    ("oware", OWARE),
    ("kalah", KALAH),
]


@pytest.mark.parametrize(
    ("game", "case"),
    [(game, case) for game, table in TABLES for case in table],
    ids=str,
)
def test_what_the_book_says(game: str, case: Case) -> None:
    assert played(game, case) == normal(game, case.then)
