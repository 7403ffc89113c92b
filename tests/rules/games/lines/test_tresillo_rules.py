"""Rules of the Tresillo games, sentence by sentence.

HTJB International Mind Games: Stay, Pluck, Conquer, its Alternative Play, Rapido; in
our own words.
"""

from dataclasses import replace

import pytest

from rules.catalogue import GAMES
from rules.core.errors import NotationError
from rules.core.model import Result
from tests.rules.table import Case, laid, verdict

STAY, PLUCK, RAPIDO = "tresillo_stay", "tresillo_pluck", "tresillo_rapido"
CONQUER, ALTERNATIVE = "tresillo_conquer", "tresillo_conquer_alt"
SPREAD = "white a7 c3 e4 g1, black b2 d2 c5 e3"

EVERYWHERE = [
    Case("a player places a chip on an open spot", "", "white@a7", "a7"),
    Case("the opposing player follows", "a7", "black@g1", "g1"),
    Case("players alternate", "a7", "white@g1", "out_of_turn"),
    Case("one chip a turn", "a7 g1", "white@d1 white@d7", "two_chips_moved"),
    Case("an open spot", "a7 g1", "white@g1", "wrong_colour"),
    Case("no chip moves while chips are played", "a7 g1", "a7-a4", "not_over_placing"),
    Case("a chip that is no part of a Tresillo", "a7 b2 d7 d2", "white@g4", "g4"),
]

TAKING = [
    Case("who achieves Tresillo removes", "a7 b2 d7 d2", "white@g7", "owed: remove"),
    Case("one of the played chips", "a7 b2 d7 d2", "white@g7 xb2", "g7xb2"),
    Case("level", "b4 a7 c4 d7", "white@a4 xa7", "a4xa7"),
    Case("upright", "d7 a7 d6 g7", "white@d5 xa7", "d5xa7"),
    Case("or diagonally", "a7 d1 b6 d2", "white@c5 xd1", "c5xd1"),
    Case("a chip of the opponent's", "a7 b2 d7", "xb2", "removed_own_chip"),
    Case("not without a Tresillo", "a7 b2 d7 d2", "white@g4 xb2", "no_mill"),
    Case("nor before it", "a7 b2 d7 d2", "xb2", "no_mill"),
    Case(
        "one chip for one Tresillo",
        "a7 b2 d7 d2",
        "white@g7 xb2 xd2",
        "one_removal_only",
    ),
    Case(
        "one chip for two at once (our reading)",
        "white a7 d7 g4 g1, black b2 d2 c4",
        "white@g7 xb2 xd2",
        "one_removal_only",
        hand=(8, 9),
    ),
    Case(
        "any played chip, out of a Tresillo too",
        "white a7 d7, black b2 d2 f2 a1",
        "white@g7 xd2",
        "g7xd2",
        hand=(8, 8),
    ),
]

GIVING = [
    Case("the opponent gives an un-played chip", "a7 b2 d7 d2", "white@g7", "g7"),
    Case("also for a diagonal", "a7 d1 b6 d2", "white@c5", "c5"),
    Case("the turn then is over", "a7 b2 d7 d2 g7", "black@f2", "f2"),
    Case("and no second chip played", "a7 b2 d7 d2 g7", "white@g1", "out_of_turn"),
]

MOVING = [
    Case("a chip moves to an open adjacent spot", SPREAD, "a7-d7", "a7-d7"),
    Case("along a diagonal too", SPREAD, "a7-b6", "a7-b6"),
    Case("adjacent", SPREAD, "a7-g7", "not_adjacent"),
    Case("open", "white a7 c3 e4, black d7 d2 c5 e3", "a7-d7", "not_empty"),
    Case("one chip a turn", SPREAD, "a7-d7 e4-f4", "two_chips_moved"),
    Case("none is left to place", SPREAD, "white@g7", "no_chip_in_hand"),
    Case(
        "no jumping",
        "white a7 c3 e4 g1, black d7 d2 c5 e3",
        "a7-g7",
        "not_adjacent",
    ),
    Case(
        "nor flying with three",
        "white a7 c3 e4, black b2 d2 c5 e3",
        "a7-g1",
        "not_adjacent",
    ),
    Case("a chip in the fingers", SPREAD, "xa7", "owed: place"),
    Case(
        "with the same objective, achieving Tresillo",
        "white a7 d7 g4 e4, black b2 d2 f2 e3",
        "g4-g7",
        "owed: remove",
    ),
    Case(
        "it removes any chip",
        "white a7 d7 g4 e4, black b2 d2 f2 e3",
        "g4-g7 xd2",
        "g4-g7xd2",
    ),
    Case(
        "moving without a Tresillo removes none",
        SPREAD,
        "a7-d7 xb2",
        "no_mill",
    ),
]


@pytest.mark.parametrize("name", [STAY, PLUCK, CONQUER, ALTERNATIVE, RAPIDO])
@pytest.mark.parametrize("case", EVERYWHERE, ids=lambda case: case.says)
def test_placing(name: str, case: Case) -> None:
    assert verdict(name, case) == case.verdict


@pytest.mark.parametrize("name", [PLUCK, CONQUER, RAPIDO])
@pytest.mark.parametrize("case", TAKING, ids=lambda case: case.says)
def test_a_tresillo_removes_a_played_chip(name: str, case: Case) -> None:
    assert verdict(name, case) == case.verdict


@pytest.mark.parametrize("name", [STAY, ALTERNATIVE])
@pytest.mark.parametrize("case", GIVING, ids=lambda case: case.says)
def test_a_tresillo_is_given_an_un_played_chip(name: str, case: Case) -> None:
    assert verdict(name, case) == case.verdict


@pytest.mark.parametrize("name", [CONQUER, ALTERNATIVE])
@pytest.mark.parametrize("case", MOVING, ids=lambda case: case.says)
def test_play_continues_from_the_board(name: str, case: Case) -> None:
    assert verdict(name, case) == case.verdict


NOTHING_LEAVES_THE_BOARD = [
    Case("given, not removed", "a7 b2 d7 d2", "white@g7 xb2", "given_not_taken"),
    Case("not without a Tresillo", "a7 b2 d7 d2", "white@g4 xb2", "given_not_taken"),
    Case(
        "with none to give neither",
        "white a7 d7, black b2 d2",
        "white@g7 xb2",
        "given_not_taken",
        hand=(2, 0),
    ),
]


@pytest.mark.parametrize("case", NOTHING_LEAVES_THE_BOARD, ids=lambda case: case.says)
def test_in_stay_nothing_leaves_the_board(case: Case) -> None:
    quickly = replace(case, options={"play": "stay"})

    assert verdict(STAY, case) == case.verdict
    assert verdict(RAPIDO, quickly) == case.verdict


@pytest.mark.parametrize("name", [STAY, ALTERNATIVE])
@pytest.mark.parametrize(
    "level_upright_or_diagonal",
    ["a7 b2 d7 d2 g7", "d7 b2 d6 d2 d5", "a7 b2 b6 d2 c5"],
)
def test_the_chip_given_comes_out_of_the_other_s_hand(
    name: str, level_upright_or_diagonal: str
) -> None:
    position = laid(GAMES[name], level_upright_or_diagonal)

    assert position.in_hand == {"white": 9, "black": 9}
    assert position.contents["b2"] == ("black",)


@pytest.mark.parametrize("name", [STAY, ALTERNATIVE])
def test_two_tresillos_at_once_are_given_one_chip(name: str) -> None:
    before = "white a7 d7 g4 g1, black b2 d2 c4"
    game = GAMES[name]
    position = laid(game, before, (8, 9))
    after = game.play(position, game.parse(position, "g7"))

    assert after.in_hand == {"white": 7, "black": 8}


def test_in_stay_a_player_with_an_empty_hand_gives_nothing() -> None:
    game = GAMES[STAY]
    position = laid(game, "white a7 d7, black b2 d2", (2, 0))
    after = game.play(position, game.parse(position, "g7"))

    assert after.in_hand == {"white": 1, "black": 0}
    assert after.contents["b2"] == ("black",)


ALTERNATIVE_WITHOUT_A_HAND = [
    Case(
        "no chip to give: one is removed",
        "white a7 d7, black b2 d2 f2 a1",
        "white@g7",
        "owed: remove",
        hand=(2, 0),
    ),
    Case(
        "from the board, by the demanding player, any",
        "white a7 d7, black b2 d2 f2 a1",
        "white@g7 xd2",
        "g7xd2",
        hand=(2, 0),
    ),
    Case(
        "a chip to give: none is removed",
        "white a7 d7, black b2 d2 f2 a1",
        "white@g7 xd2",
        "given_not_taken",
        hand=(2, 1),
    ),
    Case(
        "who has none left to place moves",
        "white a7 d7 e4, black b2 d2 f2 a1",
        "a7-b6",
        "a7-b6",
        hand=(0, 2),
    ),
]


@pytest.mark.parametrize("case", ALTERNATIVE_WITHOUT_A_HAND, ids=lambda case: case.says)
def test_in_alternative_play_a_chip_is_removed_if_none_can_be_given(
    case: Case,
) -> None:
    assert verdict(ALTERNATIVE, case) == case.verdict


def finished(
    name: str, before: str, turn: str, hand: tuple[int, ...] = ()
) -> Result | None:
    game = GAMES[name]
    position = laid(game, before, hand)
    return game.result(game.play(position, game.parse(position, turn)))


PLUCKED = (
    "a7 b6 d7 f6 g7xb6 b6 a1 f2 d1 b2 g1xb2 b2 c5 b4xa1 f4 c3 d6 e4 e3 c4 d2 g4 a4 e5"
)
STAYED = "a7 b6 d7 f6 g7 d5 a1 d3 d1 a4 g1 c5 g4 b2 c3 c4 f4 f2 e3"
EVEN = "a7 b6 d7 f6 g7 b4 d1 b2 d2 a1 e4 c5 c4 g1 e3 f4 a4 d3 g4 d5 f2 d6"


@pytest.mark.parametrize(
    ("name", "turns", "winners", "scores"),
    [
        (PLUCK, PLUCKED, ("white",), {"white": 2, "black": 1}),
        (RAPIDO, PLUCKED, ("white",), {"white": 2, "black": 1}),
        (STAY, STAYED, ("white",), {"white": 3, "black": 0}),
        (STAY, EVEN, (), {"white": 1, "black": 1}),
    ],
)
def test_when_a_player_lacks_chips_the_most_of_the_other_s_chips_win(
    name: str, turns: str, winners: tuple[str, ...], scores: dict[str, int]
) -> None:
    game = GAMES[name]
    *before, last = turns.split()
    position = laid(game, " ".join(before))

    assert game.result(position) is None
    position = game.play(position, game.parse(position, last))
    assert game.result(position) == Result(winners, "tally", scores)


@pytest.mark.parametrize(("name", "turn"), [(STAY, "g7"), (PLUCK, "g7xb2")])
def test_few_chips_are_no_loss_while_one_can_be_played(name: str, turn: str) -> None:
    assert finished(name, "white a7 d7, black b2", turn, (2, 2)) is None


WHITE = "a7 d7 f6 d6 c5 a4 e4 f4 b2 d3 c3 g1"
BLACK = "g7 b6 d5 e5 b4 c4 g4 e3 d2 f2 a1 d1"
COVERED = " ".join(
    f"{one} {two}" for one, two in zip(WHITE.split(), BLACK.split(), strict=True)
)
"""All spots covered, and no Tresillo."""


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        (STAY, "tally"),
        (PLUCK, "tally"),
        (RAPIDO, "tally"),
        (CONQUER, "full_board"),
        (ALTERNATIVE, "full_board"),
    ],
)
def test_when_all_spots_are_covered_the_game_concludes_even(
    name: str, reason: str
) -> None:
    result = GAMES[name].result(laid(GAMES[name], COVERED))

    assert result == Result((), reason, {"white": 0, "black": 0})


@pytest.mark.parametrize("name", [CONQUER, ALTERNATIVE])
def test_a_player_reduced_to_two_pieces_has_lost_and_each_captured_counts_one(
    name: str,
) -> None:
    before = "white a7 d7 g4 e4, black b2 d2 c5"
    result = finished(name, before, "g4-g7xb2")

    assert result == Result(("white",), "two_left", {"white": 10, "black": 8})


def test_chips_that_were_given_count_among_the_ten() -> None:
    result = finished(ALTERNATIVE, "white a7 d7, black b2 d2", "g7", (1, 1))

    assert result is not None
    assert (result.reason, result.winners) == ("two_left", ("white",))


@pytest.mark.parametrize("name", [CONQUER, ALTERNATIVE])
def test_a_player_unable_to_move_has_lost_and_each_trapped_chip_counts_two(
    name: str,
) -> None:
    before = "white d7 a4 g4 b6 f6 b2 f2 d2, black a7 g7 a1 g1"
    result = finished(name, before, "d2-d1")

    assert result == Result(("white",), "blocked", {"white": 8 + 2 * 4, "black": 4})


@pytest.mark.parametrize("name", [CONQUER, ALTERNATIVE])
@pytest.mark.parametrize(
    ("before", "turns"),
    [
        ("white a7 d7 g7 f4, black a1 g1 d3 e4", "d7-d6 d3-c3"),
        ("white a7 d7 g7 b6 f6, black a1 g1 d3 e4", "d7-d6xa1 d3-c3"),
    ],
)
def test_a_tresillo_may_be_opened_and_closed_again(
    name: str, before: str, turns: str
) -> None:
    game = GAMES[name]
    position = laid(game, before)
    for text in turns.split():
        position = game.play(position, game.parse(position, text))

    assert "d6-d7xg1" in map(str, game.turns(position))


@pytest.mark.parametrize("name", [CONQUER, ALTERNATIVE])
def test_there_is_no_draw_by_quiet_moves(name: str) -> None:
    game = GAMES[name]
    position = laid(game, "white a7 d7 g1, black b2 f2 c5")
    for text in ["g1-g4", "c5-c4", "g4-g1", "c4-c5"] * 6:
        position = game.play(position, game.parse(position, text))

    assert game.result(position) is None


def test_rapido_is_pluck_or_stay_without_a_pause_for_thought() -> None:
    game = GAMES[RAPIDO]
    pluck = laid(game, "a7 b2 d7 d2 g7xb2")
    stay = game.start(play="stay")
    for text in ("a7", "b2", "d7", "d2", "g7"):
        stay = game.play(stay, game.parse(stay, text))

    assert pluck.contents["b2"] == ()
    assert stay.in_hand == {"white": 9, "black": 9}
    assert game.seconds(pluck) == game.seconds(stay) == 5.0
    assert game.out_of_time(pluck) == pluck


def test_stay_and_pluck_leave_time_to_think() -> None:
    for name in (STAY, PLUCK, CONQUER, ALTERNATIVE):
        assert GAMES[name].seconds(GAMES[name].start()) == 0.0


@pytest.mark.parametrize(
    ("name", "before", "text", "rule"),
    [
        (PLUCK, "a7 b2 d7 d2", "g7", "removal_owed"),
        (PLUCK, "a7 b2 d7 d2", "g4xb2", "no_mill"),
        (CONQUER, "a7 b2 d7 d2", "g7xd7", "nothing_there"),
        (STAY, "a7 b2 d7 d2", "g7xb2", "given_not_taken"),
        (CONQUER, SPREAD, "a7-g7", "not_adjacent"),
        (CONQUER, SPREAD, "d7", "no_chip_in_hand"),
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


def test_a_ruling_cites_its_entry() -> None:
    game = GAMES[CONQUER]
    position = laid(game, "white a7 d7 g4 e4, black b2 d2 f2 e3")

    ruling = game.judge(position, {"a7": (), "g1": ("white",)})

    assert (ruling.rule, ruling.sites) == ("not_adjacent", ("a7", "g1"))
    assert ruling.source == (
        "HTJB International Mind Games, Conquer (Tresillo Proper): a chip moves to an "
        "open adjacent spot"
    )
