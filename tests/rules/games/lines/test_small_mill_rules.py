"""Rules of mill games on two squares, sentence by sentence.

HTJB International Mind Games: Seven Men's Morris; Six Men's Morris/5 Men's Morris;
where "other 9 Men's Morris rules apply", Nine Men's Morris; in our own words.
"""

from dataclasses import replace

import pytest

from rules.catalogue import GAMES
from rules.core.errors import NotationError
from rules.games.lines.position import LinePosition
from tests.rules.table import Case, done, laid, verdict

SEVEN, SIX, FIVE = "seven_mens_morris", "six_mens_morris", "five_mens_morris"
FLYING = {"flying": "on"}
SPREAD = "white a5 b4 d2 c1, black e5 d3 a1 b2"
THREE = "white a5 c4 d2, black e5 d3 a1 b2"

ALL_THREE = [
    Case("men are placed on empty spots", "", "white@a5", "a5"),
    Case("players take turns", "a5", "white@c5", "out_of_turn"),
    Case("empty spots", "a5", "black@a5", "wrong_colour"),
    Case(
        "play from the board once all are played", "a5 c1", "a5-c5", "not_over_placing"
    ),
    Case("three in a row: a mill", "a5 b2 c5 d2", "white@e5", "owed: remove"),
    Case("it removes one piece", "a5 b2 c5 d2", "white@e5 xb2", "e5xb2"),
    Case("on the inner square too", "b4 a5 b3 c5", "white@b2 xa5", "b2xa5"),
    Case("of the opponent's", "a5 b2 c5", "xb2", "removed_own_chip"),
    Case("no mill, no removal", "a5 b2 c5 d2", "white@e3 xb2", "no_mill"),
    Case("nor on corners that no line joins", "a5 b2 b4 d2", "white@a3 xb2", "no_mill"),
    Case(
        "a piece in a mill is not removed while others are available",
        "white a5 c5, black b2 c2 d2 a1",
        "white@e5 xc2",
        "protected_by_mill",
        hand=(2, 1),
    ),
    Case(
        "an unprotected one is",
        "white a5 c5, black b2 c2 d2 a1",
        "white@e5 xa1",
        "e5xa1",
        hand=(2, 1),
    ),
    Case(
        "one in a mill if there are no others",
        "white a5 c5, black b2 c2 d2",
        "white@e5 xc2",
        "e5xc2",
        hand=(2, 2),
    ),
    Case(
        "two mills at once remove one (our reading)",
        "white a5 c5 e3 e1, black b2 d2 c4",
        "white@e5 xb2 xd2",
        "one_removal_only",
        hand=(1, 1),
    ),
    Case("a piece slides to an open adjacent space", SPREAD, "a5-c5", "a5-c5"),
    Case("along the lines between the squares", SPREAD, "c1-c2", "c1-c2"),
    Case("along a board line: corners are not joined", SPREAD, "d2-e1", "not_adjacent"),
    Case("adjacent", SPREAD, "a5-a1", "not_empty"),
    Case("no further", SPREAD, "c1-c4", "not_adjacent"),
    Case(
        "not over another piece",
        "white a5 b4 d2 c1, black c5 d3 a1 b2",
        "a5-e5",
        "not_adjacent",
    ),
    Case("one of them", SPREAD, "a5-c5 c1-e1", "two_chips_moved"),
    Case("none is left to place", SPREAD, "white@e1", "no_chip_in_hand"),
    Case("a man in the fingers", SPREAD, "xa5", "owed: place"),
    Case(
        "aligning three removes one",
        "white a5 c5 e3 b4, black b2 d2 a1 c1",
        "e3-e5 xc1",
        "e3-e5xc1",
    ),
    Case("no flying", THREE, "a5-e1", "not_adjacent"),
]

IN_SEVEN = [
    Case("the bisecting lines join in a spot in the centre", "", "white@c3", "c3"),
    Case(
        "along them, through it",
        "white a5 b4 d2 c2, black e5 d3 a1 b2",
        "c2-c3",
        "c2-c3",
    ),
    Case(
        "and on",
        "white a5 b4 d2 c3, black e5 d3 a1 b2",
        "c3-c4",
        "c3-c4",
    ),
    Case(
        "no diagonal to it",
        "white a5 b4 d2 c1, black e5 d3 a1 b2",
        "b4-c3",
        "not_adjacent",
    ),
    Case("mills only on the squares", "c4 a1 c3 b2", "white@c2 xa1", "no_mill"),
    Case("not on the lines between", "c5 a1 c4 b2", "white@c3 xa1", "no_mill"),
    Case("so it takes nothing", "c4 a1 c3 b2", "white@c2", "c2"),
    Case("flying is optional", THREE, "a5-e1", "a5-e1", options=FLYING),
    Case("to any spot", THREE, "a5-c3", "a5-c3", options=FLYING),
    Case("with three pieces", SPREAD, "a5-e1", "not_adjacent", options=FLYING),
    Case("the option left out", THREE, "a5-c3", "not_adjacent"),
]


@pytest.mark.parametrize("name", [SEVEN, SIX, FIVE])
@pytest.mark.parametrize("case", ALL_THREE, ids=lambda case: case.says)
def test_other_nine_men_s_morris_rules_apply(name: str, case: Case) -> None:
    assert verdict(name, case) == case.verdict


@pytest.mark.parametrize("case", IN_SEVEN, ids=lambda case: case.says)
def test_seven_men_s_morris(case: Case) -> None:
    assert verdict(SEVEN, case) == case.verdict


def test_with_the_option_only_who_has_three_flies() -> None:
    others = "white e5 d3 a1 b2, black a5 c4 d2"
    case = Case("not the other", others, "e5-e1", "not_adjacent", options=FLYING)
    placing = replace(case, before=THREE, deeds="a5-e1", hand=(1, 1))

    assert verdict(SEVEN, case) == "not_adjacent"
    assert verdict(SEVEN, placing) == "not_over_placing"


def played(name: str, before: str, turns: str) -> LinePosition:
    game = GAMES[name]
    position = laid(game, before)
    for text in turns.split():
        position = game.play(position, game.parse(position, text))
    return position


CLOSED = "white a5 c5 e5 b2, black a1 e1 d3 d2"
DOUBLE = "white a5 c5 e5 b4 d4, black a1 e1 b2 d3"


@pytest.mark.parametrize(
    ("says", "before", "turns", "then", "verdicts"),
    [
        (
            "a broken mill may not be formed on the next move",
            CLOSED,
            "c5-c4 d3-e3",
            "c4-c5 xe1",
            dict.fromkeys((SEVEN, SIX, FIVE), "remade_mill"),
        ),
        (
            "after a move between, it may",
            CLOSED,
            "c5-c4 d3-e3 b2-b3 e3-d3",
            "c4-c5 xe1",
            dict.fromkeys((SEVEN, SIX, FIVE), "c4-c5xe1"),
        ),
        (
            "or another mill being formed, says Seven Men's Morris alone",
            DOUBLE,
            "c5-c4xa1 d3-e3",
            "c4-c5 xe1",
            {SEVEN: "c4-c5xe1", SIX: "remade_mill", FIVE: "remade_mill"},
        ),
        (
            "another move with the same man may be made",
            CLOSED,
            "c5-c4 d3-e3",
            "c4-d4",
            dict.fromkeys((SEVEN, SIX, FIVE), "c4-d4"),
        ),
    ],
)
def test_remaking_a_mill(
    says: str, before: str, turns: str, then: str, verdicts: dict[str, str]
) -> None:
    for name, expected in verdicts.items():
        position = played(name, before, turns)
        judged = GAMES[name].judge(position, done(position, then))
        assert getattr(judged, "rule", str(judged)) == expected, (name, says)


@pytest.mark.parametrize("name", [SEVEN, SIX, FIVE])
@pytest.mark.parametrize(
    ("before", "turn", "reason"),
    [
        ("white a5 c5 e3 b4, black b2 d2 a1", "e3-e5xb2", "two_left"),
        ("white c5 a3 e3 c2, black a5 e5 a1 e1", "c2-c1", "blocked"),
    ],
)
def test_two_pieces_left_or_no_move_lose(
    name: str, before: str, turn: str, reason: str
) -> None:
    result = GAMES[name].result(played(name, before, turn))

    assert result is not None
    assert (result.reason, result.winners) == (reason, ("white",))


@pytest.mark.parametrize(("name", "men"), [(SEVEN, 7), (SIX, 6), (FIVE, 5)])
def test_so_many_men_play_and_two_on_the_board_are_no_loss_while_placing(
    name: str, men: int
) -> None:
    game = GAMES[name]
    position = played(name, "a5 b2 c5 d2 e5xb2 b4", "")

    assert game.start().in_hand == {"white": men, "black": men}
    assert game.result(position) is None


@pytest.mark.parametrize(
    ("name", "before", "text", "rule"),
    [
        (SIX, THREE, "a5-e1", "not_adjacent"),
        (FIVE, "a5 b2 c5 d2", "e5", "removal_owed"),
        (SEVEN, "c4 a1 c3 b2", "c2xa1", "no_mill"),
        (SIX, SPREAD, "a5-c3", "no_such_site"),
    ],
)
def test_an_illegal_turn_is_refused_by_its_rule(
    name: str, before: str, text: str, rule: str
) -> None:
    game = GAMES[name]
    position = laid(game, before)

    assert text not in map(str, game.turns(position))
    with pytest.raises(NotationError, match=rule):
        game.parse(position, text)


def test_rulings_cite_the_entry() -> None:
    game = GAMES[SIX]
    position = played(SIX, CLOSED, "c5-c4 d3-e3")

    ruling = game.judge(position, done(position, "c4-c5 xe1"))

    assert ruling.source == (
        "HTJB International Mind Games, Six Men's Morris/5 Men's Morris: a broken mill "
        "may not be formed again on the next move"
    )


@pytest.mark.parametrize("name", [SEVEN, SIX, FIVE])
@pytest.mark.parametrize("before", ["white a5 b4 d2, black e5 d3 a1", SPREAD])
def test_there_is_no_draw(name: str, before: str) -> None:
    position = played(name, before, "a5-c5 e5-e3 c5-a5 e3-e5 " * 6)

    assert GAMES[name].result(position) is None
