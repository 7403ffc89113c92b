"""Small games that can be searched to the end behave as others have found.

The values and counts of the games are those that the simple rules next to these tests
come to as well; those of noughts and crosses are known everywhere.
"""

from dataclasses import replace
from typing import Any

import pytest

from bench.rules.solve import Solution, solve, symmetries
from rules.catalogue import GAMES
from rules.games.facade import KernelGame
from rules.games.lines.kernel import LineKernel
from rules.games.lines.position import LinePosition
from rules.games.lines.record import FullBoard, Remade

pytestmark = pytest.mark.slow

ROW = "three_in_a_row"

# Who wins (0 begins), in how many turns; states, open states, classes; how it ends.
THREE_BY_THREE = {
    "three_mens_morris": (None, None, 5390, 4974, 744, {ROW: 416}),
    "tapatan": (0, 9, 5390, 4974, 744, {ROW: 416}),
    "achi": (0, 15, 5919, 5189, 824, {ROW: 702, "blocked": 28}),
    "tant_fant": (None, None, 3080, 2818, 1568, {ROW: 262}),
    "shisima": (None, None, 3200, 3040, 1632, {ROW: 160}),
    "sabr": (None, None, 3040, 2744, 1544, {ROW: 296}),
    "jare": (0, 9, 5390, 4974, 744, {ROW: 416}),
    "picaria": (0, 7, 4253, 3917, 579, {ROW: 336}),
}


def changed(name: str, **fields: Any) -> KernelGame[LinePosition]:
    game = GAMES[name]
    assert isinstance(game, KernelGame)
    return KernelGame(LineKernel, replace(game.kernel.record, **fields))


@pytest.mark.parametrize("name", THREE_BY_THREE)
def test_value_and_size_of_a_game_on_nine_points(name: str) -> None:
    winner, turns, states, open_states, classes, ends = THREE_BY_THREE[name]

    assert solve(GAMES[name]) == Solution(
        winner=winner,
        turns=turns,
        states=states,
        open_states=open_states,
        classes=classes,
        ends=ends,
    )


@pytest.mark.parametrize("name", THREE_BY_THREE)
def test_a_state_and_its_mirror_images_are_worth_the_same(name: str) -> None:
    plain = solve(GAMES[name], plain=True)

    assert plain.classes == plain.states
    assert plain == replace(solve(GAMES[name]), classes=plain.states)


def test_noughts_and_crosses_has_its_well_known_size_and_is_a_draw() -> None:
    game = changed("three_mens_morris", men=5, full_board=FullBoard.DRAWN)

    assert solve(game) == Solution(
        winner=None,
        turns=None,
        states=5478,
        open_states=4520,
        classes=765,
        ends={ROW: 942, "full_board": 16},
    )


def test_a_board_has_eight_symmetries_and_set_up_men_leave_two() -> None:
    assert len(symmetries(changed("achi"))) == 8
    assert symmetries(changed("tant_fant")) == [
        (0, 1, 2, 3, 4, 5, 6, 7, 8),
        (2, 1, 0, 5, 4, 3, 8, 7, 6),
    ]


def test_where_lines_are_remembered_no_board_is_turned() -> None:
    game = changed("mbili", remade=Remade.IF_FORMED)

    assert symmetries(game) == [tuple(range(16))]


def test_only_games_of_two_on_lines_are_solved() -> None:
    with pytest.raises(TypeError, match="Stack is not a game on lines"):
        solve(GAMES["stack"])
    with pytest.raises(ValueError, match="not by two"):
        solve(GAMES["kunjing_3"])
