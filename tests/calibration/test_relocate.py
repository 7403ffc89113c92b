"""A known board is found wherever it lies, by its grain or by its drawing."""

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from calibration.common.arrays import Image
from calibration.common.grain import PlacedPicture
from calibration.common.view import View
from calibration.find import find_view
from calibration.relocate import find_by_drawing, find_by_surface, settled, turned
from painter.table import PaintedTable
from rules.boards.table import find_board
from rules.core.pieces import Piece
from tests.calibration.drawn import Look, draw

BOARD = find_board("morris9")
PLAIN = Look(grain=0.0)
LAYOUT = {"a7": (Piece("white"),), "d6": (Piece("black"),), "g4": (Piece("white"),)}
MOVES = {
    "turned": (75.0, 0.85, 0.0, (960, 720)),
    "upside down": (180.0, 0.9, 0.0, (960, 720)),
    "farther and tilted": (-20.0, 0.6, 0.2, (960, 720)),
    "of another size": (100.0, 0.7, 0.1, (800, 1000)),
}


def moved(image: Image, move: str) -> tuple[Image, NDArray[np.float64]]:
    """Return a picture from elsewhere, and the homography that makes it."""
    angle, zoom, tilt, size = MOVES[move]
    height, width = image.shape[:2]
    c, s = zoom * np.cos(np.radians(angle)), zoom * np.sin(np.radians(angle))
    back = np.array([[1, 0, -width / 2], [0, 1, -height / 2], [0, 0, 1.0]])
    spin = np.array([[c, -s, 0], [s, c, 0], [tilt / width, 0, 1.0]])
    place = np.array([[1, 0, size[0] / 2], [0, 1, size[1] / 2], [0, 0, 1.0]])
    matrix = place @ spin @ back
    seen = cv2.warpPerspective(image, matrix, size, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(seen, np.uint8), matrix


def furthest_px(view: View, true_px: NDArray[np.float64]) -> float:
    """Return by how much the site that is farthest off its place is so."""
    px = np.array(list(view.px_at_height().values()))
    return float(np.linalg.norm(px - true_px, axis=1).max())


@pytest.mark.slow
@pytest.mark.parametrize("move", MOVES)
def test_grain_tells_where_a_board_lies_and_which_way_round(move: str) -> None:
    table = PaintedTable(BOARD, seed=4)
    before = PlacedPicture(table.draw({}), table.view)
    now, matrix = moved(table.draw(LAYOUT), move)
    px = np.array([list(table.view.px_at_height().values())])

    found = find_by_surface(now, before, table.view)

    assert found is not None
    assert found.upright
    assert found.view.camera.image_size == now.shape[1::-1]
    assert furthest_px(found.view, cv2.perspectiveTransform(px, matrix)[0]) < 8


@pytest.mark.slow
def test_a_board_without_grain_is_found_by_its_drawing_alone() -> None:
    empty, _ = draw(BOARD, PLAIN, np.random.default_rng(1))
    known = find_view(empty, BOARD)
    there = Look(grain=0.0, chips=8, spin_deg=140.0, tilt_deg=25.0, size=(900, 900))
    now, sites = draw(BOARD, there, np.random.default_rng(2))
    true_px = np.array([sites[name] for name in BOARD.names])

    by_surface = find_by_surface(now, PlacedPicture(empty, known), known)
    found = find_by_drawing(now, known)

    assert by_surface is None or not by_surface.upright
    assert found is not None
    assert not found.upright
    ways = [furthest_px(turned(found.view, n), true_px) for n in range(4)]
    assert min(ways) < 3


@pytest.mark.slow
def test_a_board_is_not_found_where_there_is_none() -> None:
    table = PaintedTable(BOARD, seed=4)
    before = PlacedPicture(table.draw({}), table.view)
    other = PaintedTable(find_board("mancala_2x6"), seed=5).draw({})

    assert find_by_surface(other, before, table.view) is None


def test_a_turned_view_lays_its_sites_on_one_another() -> None:
    view = PaintedTable(BOARD, seed=4).view

    once = turned(view, 1).px_at_height()

    assert np.allclose(once["a7"], view.px_at_height()["a1"], atol=3)
    assert turned(view, 0) is view


def test_a_view_that_is_nearly_right_settles() -> None:
    table = PaintedTable(BOARD, seed=4)
    frame = table.draw({}, shift_px=(8.0, -5.0))

    view = settled(frame, table.view)

    assert view is not None
    off = np.subtract(view.px_at_height()["d6"], table.view.px_at_height()["d6"])
    assert np.abs(off - (8.0, -5.0)).max() < 2
