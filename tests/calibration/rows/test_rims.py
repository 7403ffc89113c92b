"""Pits under a lamp at one side: their rims lie where the outermost edges are."""

import cv2
import numpy as np
import pytest

from calibration.common.arrays import FloatArray, FloatImage
from calibration.common.pose import project
from calibration.rows.rims import outer_rims

SIZE = (1280, 720)
CAMERA = np.array([np.pi, 0.15, 0.1, 0.0, 0.0, 520.0, np.log(1080.0), 0.0, 0.0])
PLACES = np.array([(x * 46.0, y) for y in (-26.0, 26.0) for x in np.arange(-2.5, 3)])
RADIUS = 18.0


def lit(from_east: bool = True, *, seed: int = 4) -> FloatImage:
    """Return the tone of a board: each pit dark at one side, its rim bright there."""
    tone = np.full(SIZE[::-1], 120.0, np.float32)
    shade = np.zeros_like(tone)
    for place in PLACES:
        for part, light in ((1.0, 150.0), (0.92, 118.0)):
            cv2.fillPoly(tone, [outline(place, part * RADIUS, 1.0)], light)
        dark = 1.0 if from_east else -1.0
        cv2.fillPoly(shade, [outline(place, RADIUS, -dark)], 60.0)
    soft = cv2.GaussianBlur(shade, (0, 0), 3.0) * (shade > 0)
    grain = np.random.default_rng(seed).normal(0, 2, tone.shape)
    return np.asarray(np.minimum(tone, 170 - 1.6 * soft) + grain, np.float32)


def outline(place: FloatArray, radius: float, way: float) -> np.ndarray:
    """Return the pixels of a pit's outline; of half a pit where ``way`` is -1."""
    turn = np.linspace(0, 2 * np.pi, 90)
    round_ = np.stack([np.cos(turn), np.sin(turn)], axis=1)
    if way < 0:
        round_[:, 0] = np.minimum(round_[:, 0], -0.05)
    px = project(CAMERA, place + radius * round_, SIZE)
    return np.rint(px).astype(np.int32)


@pytest.mark.parametrize("aside", [(-2.0, 0.0), (0.0, 1.5), (1.5, -1.0), (0.0, 0.0)])
def test_all_rims_together_tell_where_they_lie(aside: tuple[float, float]) -> None:
    rims = outer_rims(lit(), CAMERA, PLACES + aside, 0.95 * RADIUS, 1.0)

    assert rims.shift == pytest.approx(-np.array(aside), abs=0.04 * RADIUS)
    assert rims.scale == pytest.approx(1 / 0.95, abs=0.05)


@pytest.mark.parametrize("part", [0.77, 1.2])
def test_circles_far_from_the_rims_are_led_to_them(part: float) -> None:
    aside = np.array([2.9, -2.0])

    rims = outer_rims(lit(), CAMERA, PLACES + aside, part * RADIUS, 1.0)

    assert rims.clear
    assert rims.shift == pytest.approx(-aside, abs=0.06 * RADIUS)
    assert rims.scale == pytest.approx(1 / part, abs=0.06)


def test_what_shows_no_circle_tells_nothing() -> None:
    rough = np.random.default_rng(2).normal(90, 25, SIZE[::-1]).astype(np.float32)
    for tone in (rough, np.full(SIZE[::-1], 80, np.float32)):
        rims = outer_rims(tone, CAMERA, PLACES, RADIUS, 1.0)
        assert not rims.shift.any()
        assert rims.scale == 1.0
        assert not rims.clear


def test_pits_that_touch_leave_nothing_to_look_at() -> None:
    rims = outer_rims(lit(), CAMERA, PLACES, 3 * RADIUS, 1.0)
    assert not rims.shift.any()
