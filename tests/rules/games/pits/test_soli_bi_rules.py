"""Rules of Soli-Bi, sentence by sentence, at the table.

Trio Trio, Mabambo and Soli-Bi rules (Frank Stark, 2010), in our own words.
"""

from itertools import pairwise

import pytest

from rules.core.perft import perft
from rules.games.facade import KernelGame
from rules.games.solo.rulings import TABLE
from rules.games.table_position import TablePosition
from tests.rules.pit_table import (
    GAMES,
    Case,
    laid,
    played,
    random_game,
    ring,
    texts,
    verdict,
)

ROUND, FREE = GAMES["soli_bi"], GAMES["soli_bi_free"]
BOTH = ("soli_bi", "soli_bi_free")
FILLED = """\
b1 b4-c1+b3-b4 c2-d1+d2-c2 d6-e1+e6-d6 e4-f1+e3-e4 f2-g2+e2-f2 f2-g3+f3-f2 \
c3-g4+c2-c3 c4-g5+b4-c4 e5-g6+f5-e5 c6-f7+d6-c6 f4-e7+e4-f4 e5-d7+d5-e5 d4-c7+d3-d4 \
c4-b7+d4-c4 b6-a6+b5-b6 c6-a5+b6-c6 c5-a4+c6-c5 c4-a3+c5-c4 c3-a2+c4-c3"""

START = [
    Case("the 26th stone is placed in any outer pit", "", "black@d7", "d7"),
    Case("or in another", "", "black@g2", "g2"),
    Case("in an outer one", "", "black@d4", "stacked"),
    Case("that stone, of the colour left over", "", "white@d7", "wrong_colour_of_soli"),
    Case("before anything else", "", "b4-c1 b3-b4", "not_over_setting_up"),
    Case("and not one from inside", "", "b3-b1", "not_over_setting_up"),
    Case("one stone", "", "black@d7 black@e7", "two_chips_moved"),
]

# Black lies on b1, which points up the column b2 to b6; white is due.
TURN = [
    Case(
        "a stone from the Soli stone's column, replaced from beside it",
        "b1",
        "b4-c1 b3-b4",
        "b4-c1+b3-b4",
    ),
    Case("replaced by a stone of any colour", "b1", "b4-c1 c4-b4", "b4-c1+c4-b4"),
    Case("after black comes white", "b1", "b3-c1 b2-b3", "wrong_colour_of_soli"),
    Case("even while it is only lifted", "b1", "xb3", "wrong_colour_of_soli"),
    Case(
        "after white comes black",
        "b1 b4-c1+b3-b4",
        "c3-d1 c2-c3",
        "wrong_colour_of_soli",
    ),
    Case("and black it is", "b1 b4-c1+b3-b4", "c4-d1 c3-c4", "c4-d1+c3-c4"),
    Case("from that column only", "b1", "d4-c1 d3-d4", "not_soli_row"),
    Case("even while it is only lifted, too", "b1", "xd4", "not_soli_row"),
    Case("a lifted stone is a turn begun", "b1", "xb4", "owed: place"),
    Case("its place must be occupied", "b1", "b4-c1", "owed: move"),
    Case("by a stone still in the fingers", "b1", "b4-c1 xb3", "owed: place"),
    Case("from straight beside it", "b1", "b4-c1 d3-b4", "not_adjacent"),
    Case("the taken stone goes outside", "b1", "xb4 b3-b4", "owed: place"),
    Case("one stone is taken", "b1", "b4-c1 b2-d1", "two_chips_moved"),
    Case("and no other besides", "b1", "b4-c1 b3-b4 xe5", "too_many_taken"),
    Case("and one moves up", "b1", "b4-c1 b3-b4 b2-b3", "wrong_colour"),
    Case("none comes from elsewhere", "b1", "white@c1", "no_chip_in_hand"),
    Case("nor of the wrong colour", "b1", "black@c1", "wrong_colour_of_soli"),
    Case("none is swapped", "b1", "xb4 black@b4", "wrong_colour"),
    Case("the Soli stone stays where it is", "b1", "b1-c1", "soli_stays"),
    Case("a pit holds one stone", "b1", "b4-b1 b3-b4", "stacked"),
    Case("of the two colours", "b1", "xb4 red@b4", "foreign_chip"),
    Case("something must happen", "b1", "", "no_change"),
    Case("no stone just moves about", "b1 b4-c1+b3-b4", "c3-b3", "nothing_taken"),
    Case(
        "only the taken stone's pit is filled",
        "b1 b4-c1+b3-b4",
        "c4-d1 c3-b3",
        "moved_to_empty",
    ),
    Case("none comes to a free pit", "b1 b4-c1+b3-b4", "white@b3", "no_chip_in_hand"),
    Case("many at once are too much", "b1", "xb4 xb2 xd4 xd2", "several_changes"),
    Case(
        "not diagonally",
        "white b4 b5, black b1 c3",
        "b4-c1 c3-b4",
        "diagonal",
        memory=("b1",),
    ),
    Case(
        "a stone that nothing can replace is not taken",
        "white b6 b2, black b1 b3",
        "b6-c1",
        "cannot_refill",
        memory=("b1",),
    ),
    Case(
        "nor lifted in vain",
        "white b6 b2, black b1 b3",
        "xb6",
        "cannot_refill",
        memory=("b1",),
    ),
]

PLACING = [
    Case(
        "alongside the Soli stone, counter-clockwise", "b1", "b4-d1 b3-b4", "wrong_pit"
    ),
    Case("not clockwise", "b1", "b4-a2 b3-b4", "wrong_pit"),
    Case("from south round the corner to east", "f1", "f4-g2 f3-f4", "f4-g2+f3-f4"),
    Case("from east round the corner to north", "g6", "d6-f7 e6-d6", "d6-f7+e6-d6"),
    Case("from north round the corner to west", "b7", "b4-a6 b3-b4", "b4-a6+b3-b4"),
    Case("from west round the corner to south", "a2", "d2-b1 c2-d2", "d2-b1+c2-d2"),
]

ANYWHERE = [
    Case(
        "the stone may be placed in any outer pit", "b1", "b4-d7 b3-b4", "b4-d7+b3-b4"
    ),
    Case("alongside, too", "b1", "b4-c1 b3-b4", "b4-c1+b3-b4"),
    Case("it is the new Soli stone", "b1 b4-d7+b3-b4", "c4-g3 c3-c4", "not_soli_row"),
    Case("pointing where it lies", "b1 b4-d7+b3-b4", "d5-g3 d4-d5", "d5-g3+d4-d5"),
    Case(
        "no two of one colour next to each other",
        "b1 b4-d7+b3-b4",
        "d5-c1 d4-d5",
        "same_colour_beside",
    ),
    Case(
        "not round a corner either",
        "b1 b4-d7+b3-b4",
        "d5-a2 d4-d5",
        "same_colour_beside",
    ),
    Case("but beside the other colour", "b1 b4-d7+b3-b4", "d5-c7 d4-d5", "d5-c7+d4-d5"),
]


@pytest.mark.parametrize("case", [*START, *TURN], ids=str)
@pytest.mark.parametrize("game_id", BOTH)
def test_the_rules_say(game_id: str, case: Case) -> None:
    assert verdict(game_id, case) == case.verdict


@pytest.mark.parametrize("case", PLACING, ids=str)
def test_round_the_board(case: Case) -> None:
    assert verdict("soli_bi", case) == case.verdict


@pytest.mark.parametrize("case", ANYWHERE, ids=str)
def test_the_variant_of_levels_1_to_5_says(case: Case) -> None:
    assert verdict("soli_bi_free", case) == case.verdict


def test_every_rule_that_can_be_broken_is_shown_here() -> None:
    shown = {case.verdict for case in (*START, *TURN, *PLACING, *ANYWHERE)}

    assert {row.rule for row in TABLE.rows} - shown == {"game_over"}


def test_the_inner_pits_are_checkered_and_one_stone_is_left() -> None:
    start = ROUND.start()
    stands = list(start.contents.values())

    assert (stands.count(("white",)), stands.count(("black",))) == (13, 12)
    assert [start.contents[corner] for corner in ("b6", "f6", "b2", "f2")] == [
        ("white",)
    ] * 4
    assert start.contents["c6"] == start.contents["b5"] == ("black",)
    assert start.in_hand == {"white": 0, "black": 1}
    assert start.to_move == "solo"


def test_the_colours_may_be_called_otherwise() -> None:
    start = ROUND.start(sides=("amber", "jade"))

    assert start.contents["b6"] == ("amber",)
    assert start.in_hand == {"amber": 0, "jade": 1}


def test_the_first_stone_may_lie_in_any_of_the_twenty_outer_pits() -> None:
    assert set(texts(ROUND, ROUND.start())) == set(ring())


@pytest.mark.parametrize("game_id", BOTH)
def test_every_outer_pit_points_at_its_own_row(game_id: str) -> None:
    game = GAMES[game_id]
    for pit in ring():
        position = played(game, pit)
        taken = {text[:2] for text in texts(game, position)}
        same_file = {stone[0] for stone in taken} == {pit[0]}
        same_rank = {stone[1] for stone in taken} == {pit[1]}
        assert same_file if pit[1] in "17" else same_rank
        assert {position.contents[stone] for stone in taken} == {("white",)}


def test_the_pits_are_filled_counter_clockwise() -> None:
    pits = ring()
    for pit, after in pairwise((*pits, pits[0])):
        position = played(ROUND, pit)
        assert {text[3:5] for text in texts(ROUND, position)} == {after}


def score(game: KernelGame, position: TablePosition) -> tuple[str, int, bool]:
    result = game.result(position)
    assert result is not None
    return result.reason, result.scores["solo"], result.winners == ("solo",)


@pytest.mark.parametrize("game_id", BOTH)
def test_twenty_alternating_stones_outside_win(game_id: str) -> None:
    game = GAMES[game_id]
    over = played(game, FILLED)
    colours = [over.contents[pit] for pit in ring()]

    assert score(game, over) == ("filled", 20, True)
    assert all(one != other for one, other in pairwise([*colours, colours[0]]))
    assert getattr(game.judge(over, {"b6": ()}), "rule", None) == "game_over"


def test_no_legal_stone_ends_the_game_and_the_stones_outside_are_counted() -> None:
    position = laid(ROUND, "white b6 b4 c1, black b1 d4 e4 c4 c5", memory=("b1", "c1"))
    over = played(ROUND, "c4-d1+c5-c4", position)  # no white stone stands in column d

    assert score(ROUND, over) == ("stuck", 3, False)


def test_a_row_without_the_colour_due_ends_the_game() -> None:
    position = laid(ROUND, "white c4 c1, black b1 b4 b5", memory=("c1", "b1"))

    assert score(ROUND, position) == ("stuck", 2, False)


def test_a_stone_let_stand_against_the_rules_is_the_soli_stone() -> None:
    position = played(FREE, "b1")
    adopted = FREE.rearranged(
        position, {"b4": ("black",), "b3": (), "d7": ("white",)}, "solo"
    )

    assert {text[:2] for text in texts(FREE, adopted)} == {"d5", "d3"}


def test_the_round_turns_are_among_the_free_ones() -> None:
    position = played(ROUND, "b1 b4-c1+b3-b4")
    free = played(FREE, "b1 b4-c1+b3-b4")

    assert set(texts(ROUND, position)) < set(texts(FREE, free))


def test_two_turns_may_leave_the_same_board() -> None:
    position = laid(ROUND, "white c2 c3 c4, black c1", memory=("c1",))
    one, other = (
        ROUND.parse(position, f"{stone}-d1+c3-{stone}") for stone in ("c4", "c2")
    )

    assert ROUND.changes(position, one) == ROUND.changes(position, other)
    assert ROUND.play(position, one) == ROUND.play(position, other)


def test_positions_counted_by_hand() -> None:
    # Whites in a row and stones beside each: 2+3+2 in an outer row, 4+4 in the next,
    # 3+4+3 in the middle one: 40 for each of the four sides of the board.
    assert [perft(ROUND, ROUND.start(), n) for n in (1, 2)] == [20, 160]
    # The same, but in 19 pits.
    assert [perft(FREE, FREE.start(), n) for n in (1, 2)] == [20, 3040]


def test_positions_counted_by_a_plain_program() -> None:
    # Written apart from this one, on pairs of numbers, in thirty lines. Where
    # any pit is open, both count 378376 at the third depth.
    assert [perft(ROUND, ROUND.start(), n) for n in (3, 4)] == [1156, 7860]


@pytest.mark.parametrize("seed", range(15))
@pytest.mark.parametrize("game_id", BOTH)
def test_a_random_game_keeps_its_own_rules(game_id: str, seed: int) -> None:
    game = GAMES[game_id]
    reason, placed, won = score(game, random_game(game, seed))

    assert reason in {"stuck", "filled"}
    assert won is (placed == 20)
