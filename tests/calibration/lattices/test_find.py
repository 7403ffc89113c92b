"""Boards of squares and grids are found whole, or refused."""

from dataclasses import replace
from math import dist

import numpy as np
import pytest

from calibration.common.errors import BoardNotFoundError
from calibration.find import South, find_view
from rules.boards.table import BOARDS, find_board
from tests.calibration.lattices.scenes import Scene, Sites, draw

LATTICES = [board.id for board in BOARDS.values() if board.lattice]
QUICK = ["squares8", "othello8", "xiangqi9x10"]
PLAIN = Scene()
BUSY = Scene(
    tilt_deg=20.0,
    tilt_way_deg=200.0,
    spin_deg=-18.0,
    k1=-0.09,
    pieces=0.4,
    height=0.4,
    lettered=True,
    planks=True,
    coordinates=True,
    shadow=0.3,
    frame_line=0.12,
)


def picture(board_id: str, scene: Scene, seed: int = 3) -> tuple[np.ndarray, Sites]:
    return draw(find_board(board_id), scene, np.random.default_rng(seed))


def worst(board_id: str, found: Sites, truth: Sites) -> float:
    """Return the largest error, as a part of the way to the nearest site."""
    apart = [
        dist(truth[a], truth[b])
        for a, b in find_board(board_id).segments
        if a[0] == b[0] or a[1:] == b[1:]
    ]
    return max(dist(found[name], truth[name]) for name in truth) / min(apart)


def slow(ids: list[str]) -> list[object]:
    return [
        board_id
        if board_id in QUICK
        else pytest.param(board_id, marks=pytest.mark.slow)
        for board_id in ids
    ]


@pytest.mark.slow
@pytest.mark.parametrize("board_id", slow(LATTICES))
def test_an_empty_board_is_found_to_a_twentieth_of_a_square(board_id: str) -> None:
    image, truth = picture(board_id, PLAIN)
    view = find_view(image, find_board(board_id))
    assert worst(board_id, dict(view.px_at_height()), truth) < 0.05
    assert view.confidence > 0.9


@pytest.mark.slow
@pytest.mark.parametrize("board_id", LATTICES)
def test_a_board_with_pieces_on_planks_is_found(board_id: str) -> None:
    image, truth = picture(board_id, BUSY)
    view = find_view(image, find_board(board_id))
    assert worst(board_id, dict(view.px_at_height()), truth) < 0.08


@pytest.mark.parametrize(
    ("drawn", "asked"),
    [
        ("squares10", "squares8"),
        ("go19", "go13"),
        pytest.param("squares8", "squares6", marks=pytest.mark.slow),
        pytest.param("squares8", "squares10", marks=pytest.mark.slow),
        pytest.param("squares10x8", "squares8", marks=pytest.mark.slow),
        pytest.param("go13", "go15", marks=pytest.mark.slow),
        pytest.param("go19", "xiangqi9x10", marks=pytest.mark.slow),
        pytest.param("othello8", "squares8", marks=pytest.mark.slow),
        pytest.param("squares8", "othello8", marks=pytest.mark.slow),
        pytest.param("othello8", "focus8", marks=pytest.mark.slow),
        pytest.param("fanorona9x5", "fanorona5x5", marks=pytest.mark.slow),
        pytest.param("xiangqi9x10", "go9", marks=pytest.mark.slow),
    ],
)
def test_another_board_is_refused(drawn: str, asked: str) -> None:
    image, _ = picture(drawn, PLAIN)
    with pytest.raises(BoardNotFoundError):
        find_view(image, find_board(asked))


@pytest.mark.slow
def test_a_frame_close_beside_a_board_does_not_give_it_corners() -> None:
    image, _ = picture("focus8", replace(PLAIN, frame_line=0.12))
    with pytest.raises(BoardNotFoundError):
        find_view(image, find_board("othello8"))


@pytest.mark.parametrize(
    ("board_id", "spin", "south"),
    [
        ("squares8", 90.0, South.RIGHT),
        pytest.param("go13", 180.0, South.TOP, marks=pytest.mark.slow),
        pytest.param("xiangqi9x10", -90.0, South.LEFT, marks=pytest.mark.slow),
    ],
)
def test_south_is_where_it_is_told(board_id: str, spin: float, south: South) -> None:
    image, truth = picture(board_id, replace(PLAIN, spin_deg=spin + 8, fill=0.7))
    view = find_view(image, find_board(board_id), south=south)
    assert worst(board_id, dict(view.px_at_height()), truth) < 0.05


def test_a1_is_dark_whichever_side_south_is_told_to_be() -> None:
    image, truth = picture("squares8", replace(PLAIN, spin_deg=10.0))
    found = find_view(image, find_board("squares8"), south=South.LEFT).px_at_height()
    assert min(dist(found["a1"], truth[corner]) for corner in ("a1", "h8")) < 4.0


def test_corners_by_hand_are_the_middles_of_the_corner_squares() -> None:
    board = find_board("focus8")
    image, truth = picture("focus8", PLAIN)
    # the corners of focus8 are cut away: where their middles would be
    corners = {}
    for corner, beside, beyond in (
        ("a8", "c8", "d8"),
        ("h8", "f8", "e8"),
        ("h1", "f1", "e1"),
        ("a1", "c1", "d1"),
    ):
        near, far = np.array(truth[beside]), np.array(truth[beyond])
        corners[corner] = tuple(near + 2 * (near - far) + (2.0, -1.5))
    shown = [corners[corner.name] for corner in board.corners]
    view = find_view(image, board, corners_px=shown)
    assert worst("focus8", dict(view.px_at_height()), truth) < 0.05


@pytest.mark.slow
def test_corners_by_hand_are_obeyed_where_nothing_is_seen() -> None:
    image = np.full((720, 960, 3), 90, np.uint8)
    shown = [(200.0, 120.0), (700.0, 130.0), (720.0, 600.0), (190.0, 610.0)]
    view = find_view(image, find_board("go19"), corners_px=shown)
    found = view.px_at_height()
    for corner, px in zip(view.board.corners, shown, strict=True):
        assert dist(found[corner.name], px) < 6.0
    assert view.confidence < 0.1


FULL = replace(PLAIN, tilt_deg=16.0, height=0.1, piece=0.47, planks=True, margin=0.7)


@pytest.mark.parametrize(
    ("board_id", "part"),
    [
        ("go19", 0.7),
        pytest.param("go19", 0.5, marks=pytest.mark.slow),
        pytest.param("go13", 0.75, marks=pytest.mark.slow),
    ],
)
def test_a_board_whose_lines_men_hide_is_found_by_the_men(
    board_id: str, part: float
) -> None:
    image, truth = picture(board_id, replace(FULL, pieces=part))
    view = find_view(image, find_board(board_id))
    assert worst(board_id, dict(view.px_at_height()), truth) < 0.08
    assert view.confidence > 0.6


@pytest.mark.slow
@pytest.mark.parametrize("asked", ["go13", "go15"])
def test_a_full_board_is_not_taken_for_a_smaller_one(asked: str) -> None:
    image, _ = picture("go19", replace(FULL, pieces=0.6))
    with pytest.raises(BoardNotFoundError):
        find_view(image, find_board(asked))
