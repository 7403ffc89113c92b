from dataclasses import replace

import cv2
import numpy as np
import pytest

from calibration.common.view import View
from calibration.lines.follow import drawing_agrees, follow_drawing
from rules.boards.table import BOARDS
from tests.calibration.drawn import Look, camera_of, draw

BOARD = BOARDS["morris9"]
LOOK = Look(chips=9, grain=6)


def true_view(look: Look) -> View:
    return View(
        board=BOARD,
        camera=camera_of(look),
        sites_mm=BOARD.plan_mm,
        rms_px=0.5,
        confidence=0.9,
    )


def seen(look: Look) -> np.ndarray:
    image, _ = draw(BOARD, look, np.random.default_rng(1))
    return cv2.cvtColor(image, cv2.COLOR_BGR2GRAY)


def apart_px(one: View, other: View) -> float:
    a, b = one.px_at_height(), other.px_at_height()
    return float(max(np.hypot(a[n][0] - b[n][0], a[n][1] - b[n][1]) for n in a))


@pytest.mark.slow
def test_the_drawing_agrees_where_it_lies_and_not_beside_it() -> None:
    grey = seen(LOOK)

    assert drawing_agrees(grey, true_view(LOOK)) > 0.8
    beside = true_view(replace(LOOK, offset=(0.06, 0.05)))
    assert drawing_agrees(grey, beside) < 0.3


@pytest.mark.slow
@pytest.mark.parametrize(
    "moved",
    [
        replace(LOOK, offset=(0.12, -0.1)),
        replace(LOOK, offset=(-0.08, 0.14), spin_deg=LOOK.spin_deg + 3),
        replace(LOOK, fill=LOOK.fill * 1.04, tilt_deg=LOOK.tilt_deg + 1.5),
    ],
    ids=["shifted", "shifted and turned", "nearer and tilted"],
)
def test_a_small_move_is_followed(moved: Look) -> None:
    view = follow_drawing(seen(moved), true_view(LOOK))

    assert view is not None
    assert apart_px(view, true_view(moved)) < 2.0
    assert view.camera.focal_px == true_view(LOOK).camera.focal_px


@pytest.mark.slow
def test_a_hand_on_the_board_does_not_pull_the_view() -> None:
    grey = seen(LOOK)
    cv2.ellipse(grey, (470, 450), (70, 210), 20, 0, 360, 90, -1)

    view = follow_drawing(grey, true_view(replace(LOOK, offset=(0.03, 0.02))))

    assert view is not None
    assert apart_px(view, true_view(LOOK)) < 3.0


def test_a_board_that_is_gone_is_lost() -> None:
    noise = np.random.default_rng(2).integers(0, 255, (720, 960)).astype(np.uint8)
    table = cv2.GaussianBlur(noise, (0, 0), 3)

    assert follow_drawing(table, true_view(LOOK)) is None
