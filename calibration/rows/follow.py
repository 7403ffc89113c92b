"""Track rows of pits after a small move: refit the pose; lens and plan stay."""

import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray
from calibration.common.log_intensity import tone_of
from calibration.common.pose import camera_from, posed, project, towards
from calibration.common.view import View
from calibration.rows.plan import rows_of
from calibration.rows.rims import outer_rims
from calibration.rows.straight import Straightened, straighten

_FAR = 0.6  # steps: as far as a board is followed at once
_REACHES = (0.3, 0.2, 0.14, 0.1)  # steps, from look to look
_SURE_SHARE = 0.3  # of a rim: a pit is found again
_SHARE = 0.6  # of the pits that must be
_STEPS = 3  # of least squares, after each look


def follow_rows(image_gray: NDArray[np.uint8], view: View) -> View | None:
    """Return the view after a small move of the camera or the board; None if lost.

    Parameters
    ----------
    image_gray : ndarray of shape (H, W), uint8
        A picture from the same camera; seeds and hands may be on it.
    view
        The view before the move.

    Notes
    -----
    The common shift that shows most rims, then each pit's own, then least squares
    over the pose; last, all together as far as their outer edges lie aside.
    """
    rows, tone = rows_of(view.board), tone_of(image_gray)
    size, camera = view.camera.image_size, camera_from(view)
    names = [view.board.names[n] for n in rows.pits]
    pits = np.array([view.sites_mm[name] for name in names])
    places, radius = pits / rows.spacing, view.pit_mm / 2 / rows.spacing
    if not 0 < radius < 1:
        return None
    reach = np.abs(places).max(axis=0)
    for look, near in enumerate(_REACHES):
        straight = straighten(tone, camera, rows.spacing, reach, view.pit_tall)
        shift = _shift(straight, places, radius) if look == 0 else np.zeros(2)
        offset, _, share = straight.best_near(places + shift, near, radius)
        found = share > _SURE_SHARE
        if found.mean() < _SHARE:
            return None
        seen = (places + shift + offset) * rows.spacing
        camera = _settled(camera, pits, project(camera, seen, size), found, size)
    rims = outer_rims(tone, camera, pits, view.pit_mm / 2, view.pit_tall)
    if rims.shift.any():
        there = project(camera, pits + rims.shift, size)
        camera = _settled(camera, pits, there, np.ones(len(pits), bool), size)
    return posed(view, camera)


def _shift(straight: Straightened, places: FloatArray, radius: float) -> FloatArray:
    """Return the common shift that shows most of the rims, steps."""
    layer = straight.layers[int(np.abs(np.log(straight.radii / radius)).argmin())]
    span = np.rint(_FAR * straight.step_px).astype(np.intp)
    at = np.rint(straight.pixel(places)).astype(np.intp)
    padded = np.pad(layer, ((span[1], span[1]), (span[0], span[0])))
    total = np.zeros((2 * span[1] + 1, 2 * span[0] + 1))
    height, width = layer.shape
    for column, row in at:
        if 0 <= column < width and 0 <= row < height:
            window = padded[row : row + len(total), column : column + total.shape[1]]
            total += np.minimum(window, 1.0)
    i, j = np.unravel_index(int(total.argmax()), total.shape)
    moved = np.array([j - span[0], span[1] - i]) / straight.step_px
    return np.asarray(moved, float)


def _settled(
    camera: FloatArray,
    pits: FloatArray,
    seen_px: FloatArray,
    found: NDArray[np.bool_],
    size: tuple[int, int],
) -> FloatArray:
    for _ in range(_STEPS):
        camera = towards(camera, pits, seen_px, found, size)
    return camera
