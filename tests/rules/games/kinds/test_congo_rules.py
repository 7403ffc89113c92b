"""Rules of Congo, sentence by sentence, at the table."""

import pytest

from rules.games.kinds.fen_writer import write_fen
from tests.rules.kind_table import GAMES, Case, reason, turns_of, verdict

LIONS = "3l3/6p/7/7/3L3/7/P6 w"
MONKEY = "3l3/1p1p3/7/1p5/1M5/7/3L3 w"
RIVER = "3l3/6p/7/1E3P1/7/7/P2L3 w"
SWIM = "3l3/6p/7/1C3P1/7/7/3L3 w"
PAWN = "3l3/6p/P6/7/7/7/3L3 w"
GIRAFFE = "3l3/6p/7/7/p6/p6/G2L3 w"
LAST = "3l3/P6/7/7/7/7/3L3 w"

MOVING = [
    Case("white begins", "", "a2-a3", "a2-a3"),
    Case("not black", "", "a6-a5", "out_of_turn"),
    Case("a lion goes a step", LIONS, "d3-c2", "d3-c2"),
    Case(
        "and stays in its castle",
        LIONS,
        "d3-d4",
        "out_of_zone: the lion on d3 cannot go to d4: it has to stay in its castle",
    ),
    Case("it sees the other lion", LIONS, "xd7 d3-d7", "d3-d7xd7"),
    Case(
        "over nothing",
        "3l3/6p/3p3/7/3L3/7/7 w",
        "xd7 d3-d7",
        "in_the_way: the lion on d3 cannot go to d7: the pawn on d5 stands in the way",
    ),
    Case("an elephant leaps two", "", "c1-c3", "c1-c3"),
    Case("and no farther", "", "c1-c4", "cannot_go"),
    Case("a giraffe leaps two", GIRAFFE, "xa3 a1-a3", "a1-a3xa3"),
    Case("and takes nothing a step away", GIRAFFE, "xa2 a1-a2", "never_takes_so"),
    Case("a crocodile runs to the river", "3l3/6p/7/7/7/7/C2L3 w", "a1-a4", "a1-a4"),
    Case("not over it", "3l3/6p/7/7/7/7/C2L3 w", "a1-a5", "out_of_zone"),
    Case("along it", "3l3/6p/7/C6/7/7/3L3 w", "a4-g4", "a4-g4"),
    Case("only in it", "3l3/6p/7/7/C6/7/3L3 w", "a3-g3", "out_of_zone"),
    Case("a pawn goes back beyond the river", PAWN, "a5-a3", "a5-a3"),
    Case("straight", PAWN, "a5-b4", "cannot_go"),
    Case(
        "not from the river",
        "3l3/6p/7/P6/7/7/3L3 w",
        "a4-a3",
        "out_of_zone: the pawn on a4 cannot go to a3: it goes so only in the other "
        "half",
    ),
    Case("a superpawn is what it becomes", LAST, "a6-a7", "a6-a7=S"),
    Case("a superpawn goes sideways", "3l3/6p/7/7/7/S6/3L3 w", "a2-b2", "a2-b2"),
    Case("a pawn does not", "3l3/6p/7/7/7/P6/3L3 w", "a2-b2", "cannot_go"),
]

JUMPING = [
    Case("a monkey jumps", MONKEY, "xb4 b3-b5", "b3-b5xb4"),
    Case("on and on", MONKEY, "xb4 xb6 b3-b7", "b3-b5-b7xb4xb6"),
    Case("the chain is taken off", MONKEY, "b3-b7", "owed: remove"),
    Case("all of it", MONKEY, "xb6 b3-b7", "owed: remove"),
    Case(
        "and no more",
        MONKEY,
        "xb4 xd6 b3-b5",
        "too_many_taken: the monkey on b3 went to b5, but does not take the "
        "pawn on d6 there",
    ),
    Case("it takes nothing by coming there", MONKEY, "xb4 b3-b4", "never_takes_so"),
    Case("it jumps over something", MONKEY, "b3-d3", "cannot_go"),
]

DROWNING = [
    Case("who was in the river drowns", RIVER, "xb4 xf4 d1-d2", "d1-d2xb4xf4"),
    Case("and is taken off", RIVER, "d1-d2", "owed: remove"),
    Case("each of them", RIVER, "xf4 d1-d2", "owed: remove"),
    Case("who leaves it does not", RIVER, "xf4 b4-b5", "b4-b5xf4"),
    Case("who goes along it does", RIVER, "xf4 b4-c4", "owed: remove"),
    Case(
        "a crocodile does not",
        SWIM,
        "xb4 f4-f5",
        "does_not_drown: white took the crocodile on b4 off the board, which does not "
        "drown",
    ),
    Case(
        "who drowned is not called taken",
        RIVER,
        "xb4 xf4 xa1 d1-d2",
        "removed_own_chip: white took own pieces off the board: the pawn on a1",
    ),
    Case(
        "nor moved",
        RIVER,
        "xb4 xf4 a1-c1",
        "cannot_go: the pawn on a1 cannot go to c1",
    ),
    Case(
        "though another has the shortest way",
        "3l3/6p/7/1ZP4/7/7/3L3 w",
        "xc4 xg6 b4-d5",
        "taken_elsewhere: the zebra on b4 went to d5, but the pawn on g6 was taken",
    ),
    Case("nor who stands on land", RIVER, "xb4 xf4 xa1 d1-d2", "removed_own_chip"),
]


@pytest.mark.parametrize("case", MOVING + JUMPING + DROWNING, ids=str)
def test_the_rules_say(case: Case) -> None:
    assert verdict("congo", case) == case.verdict


def test_the_drowned_are_written_where_they_finally_stood() -> None:
    assert {"b4-c4xc4xf4", "b4-b5xf4", "f4-f5xb4"} <= turns_of("congo", RIVER)


def test_a_monkey_jumps_each_once_and_may_come_back() -> None:
    square = "3l3/6p/7/2p4/1p1p3/2p4/2ML3 w"

    turns = turns_of("congo", square)

    assert "c1-c3xc2" in turns
    assert all(turn.count("xc2") < 2 for turn in turns)


@pytest.mark.parametrize(
    ("before", "line", "end"),
    [
        (LIONS, "d3-d7xd7", "white: royal_taken"),
        ("3l3/7/7/7/p6/2L4/7 w", "c2-c3", ""),
        ("3l3/7/7/7/2p4/2L4/7 w", "c2-c3xc3", ": too_few_pieces"),
        # bare lions that face each other: whose turn it is takes the other
        ("3l3/7/7/7/7/2Lz3/7 w", "c2-d2xd2", ""),
        ("3l3/7/7/7/7/2Lz3/7 w", "c2-d2xd2 d7-d2xd2", "black: royal_taken"),
        ("3l3/7/7/2P4/7/2L4/7 w", "c2-d2xc4", ""),
        ("3l3/7/7/2P4/7/2L4/7 w", "c2-d2xc4 d7-d2xd2", "black: royal_taken"),
    ],
)
def test_a_game_ends(before: str, line: str, end: str) -> None:
    assert reason("congo", before, line) == end


def test_a_fen_is_written_as_it_was_read() -> None:
    fen = "gmelecz/ppppppp/7/7/7/PPPPPPP/GMELECZ w - - 0 1"
    kernel = GAMES["congo"].kernel

    assert write_fen(kernel.record, GAMES["congo"].start()) == fen
    assert write_fen(kernel.record, kernel.at_fen(fen)) == fen
