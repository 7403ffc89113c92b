import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from painter.table import PaintedTable
from rules.boards.table import find_board
from vision.common.stillness import at_rest

Image = NDArray[np.uint8]


@pytest.fixture(scope="module")
def board() -> Image:
    stones = {"d4": ("white",), "k10": ("black",), "g7": ("white",), "c11": ("black",)}
    picture = PaintedTable(find_board("go13"), seed=2).draw(stones)
    return np.ascontiguousarray(picture[..., 1][100:620, 160:800])


def moved(board: Image, dx: float, dy: float) -> Image:
    matrix = np.array([[1.0, 0.0, dx], [0.0, 1.0, dy]])
    seen = cv2.warpAffine(
        board, matrix, board.shape[::-1], borderMode=cv2.BORDER_REFLECT
    )
    return np.asarray(seen, np.uint8)


def test_a_hand_over_a_third_of_it_and_another_light_leave_it_at_rest(
    board: Image,
) -> None:
    noise = np.random.default_rng(1).normal(0, 2, board.shape)
    now = np.clip(0.8 * board + noise, 0, 255).astype(np.uint8)
    now[:, : now.shape[1] // 3] = 120

    assert at_rest(board, now)


@pytest.mark.parametrize("shift", [(3.0, 0.0), (0.0, -3.0), (38.0, 0.0), (9.0, 14.0)])
def test_what_moved_is_not_at_rest(board: Image, shift: tuple[float, float]) -> None:
    assert not at_rest(board, moved(board, *shift))


def test_what_has_no_texture_tells_nothing() -> None:
    bare = np.full((300, 300), 90, np.uint8)

    assert not at_rest(bare, bare)
