"""Boards of squares and grids are followed as they move a little."""

from functools import cache
from math import dist

import cv2
import numpy as np
import pytest

from calibration.common.view import View
from calibration.find import find_view
from calibration.lattices.follow import follow_lattice
from rules.boards.table import find_board
from tests.calibration.lattices.scenes import Scene, Sites, draw
from vision.common.watch import LatticeWatch

BOARDS = ["squares8", pytest.param("go13", marks=pytest.mark.slow), "fanorona9x5"]
SCENE = Scene(pieces=0.3, height=0.3)


@cache
def seen(board_id: str) -> tuple[np.ndarray, View]:
    board = find_board(board_id)
    image, _ = draw(board, SCENE, np.random.default_rng(5))
    return image, find_view(image, board)


def moved(image: np.ndarray, turn_deg: float, shift: tuple[float, float]) -> np.ndarray:
    return cv2.warpAffine(image, motion(turn_deg, shift), (960, 720))


def motion(turn_deg: float, shift: tuple[float, float]) -> np.ndarray:
    matrix = cv2.getRotationMatrix2D((479.5, 359.5), turn_deg, 1.0)
    matrix[:, 2] += shift
    return matrix


def off(view: View, before: View, matrix: np.ndarray) -> float:
    now: Sites = dict(view.px_at_height())
    then = {
        name: tuple(matrix @ (x, y, 1.0))
        for name, (x, y) in before.px_at_height().items()
    }
    return max(dist(now[name], then[name]) for name in now)


@pytest.mark.parametrize("board_id", BOARDS)
@pytest.mark.parametrize(
    ("turn_deg", "shift"), [(0.0, (3.0, -2.0)), (2.0, (20.0, 12.0))]
)
def test_a_small_move_is_followed(
    board_id: str, turn_deg: float, shift: tuple[float, float]
) -> None:
    image, view = seen(board_id)
    there = moved(image, turn_deg, shift)
    grey = np.asarray(cv2.cvtColor(there, cv2.COLOR_BGR2GRAY), np.uint8)
    followed = follow_lattice(grey, view)
    assert followed is not None
    assert off(followed, view, motion(turn_deg, shift)) < 3.0


@pytest.mark.parametrize("board_id", BOARDS)
def test_the_watch_sees_whether_the_board_is_there(board_id: str) -> None:
    image, view = seen(board_id)
    watch = LatticeWatch(view)
    rest = watch.agrees(image)
    assert rest > 0.6
    assert watch.agrees(moved(image, 0.0, (14.0, 9.0))) < 0.7 * rest
    assert watch.at(view).agrees(image) == rest


def test_an_empty_table_is_no_board() -> None:
    _, view = seen("squares8")
    grey = np.full((720, 960), 90, np.uint8)
    assert follow_lattice(grey, view) is None
