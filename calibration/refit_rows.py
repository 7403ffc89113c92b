"""Follow rows of pits that moved a little: pose only, lens and plan stay."""

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from calibration.fit import project
from calibration.ridges import FloatArray, tone_of
from calibration.seed_rims import outer_rims
from calibration.seed_rows import rows_of
from calibration.seed_straight import Straightened, straighten
from calibration.view import View

_FAR = 0.6  # steps: as far as a board is followed at once
_REACHES = (0.3, 0.2, 0.14, 0.1)  # steps, from look to look
_SURE_SHARE = 0.3  # of a rim: a pit is found again
_SHARE = 0.6  # of the pits that must be
_STEADY = 1e-3  # holds what the pits do not tell


def refit_rows(image_gray: NDArray[np.uint8], view: View) -> View | None:
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
    rows = rows_of(view.board)
    tone, camera = tone_of(image_gray), view.camera
    vector = np.array(
        [*camera.rvec, *camera.tvec, np.log(camera.focal_px), camera.k1, camera.k2]
    )
    names = [view.board.names[n] for n in rows.pits]
    places = np.array([view.sites_mm[name] for name in names]) / rows.spacing
    radius = view.pit_mm / 2 / rows.spacing
    if not 0 < radius < 1:
        return None
    reach = np.abs(places).max(axis=0)
    shift = np.zeros(2)
    for look, near in enumerate(_REACHES):
        straight = straighten(tone, vector, rows.spacing, reach, view.pit_tall)
        if look == 0:
            shift = _shift(straight, places, radius)
        offset, _, share = straight.best_near(places + shift, near, radius)
        found = share > _SURE_SHARE
        if found.mean() < _SHARE:
            return None
        seen = (places + shift + offset) * rows.spacing
        seen_px = project(vector, seen, camera.image_size)
        vector = _settled(
            vector, places * rows.spacing, seen_px, found, camera.image_size
        )
        shift = np.zeros(2)
    pits = places * rows.spacing
    rims = outer_rims(tone, vector, pits, view.pit_mm / 2, view.pit_tall)
    if rims.shift.any():
        there = project(vector, pits + rims.shift, camera.image_size)
        everywhere = np.ones(len(pits), bool)
        vector = _settled(vector, pits, there, everywhere, camera.image_size)
    rx, ry, rz, tx, ty, tz = map(float, vector[:6])
    moved = replace(camera, rvec=(rx, ry, rz), tvec=(tx, ty, tz))
    return replace(view, camera=moved)


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
    vector: FloatArray,
    sites: FloatArray,
    seen_px: FloatArray,
    found: NDArray[np.bool_],
    size: tuple[int, int],
) -> FloatArray:
    """Return the camera after least squares over the pose."""
    delta = np.array([1e-5] * 3 + [0.1] * 3)
    for _ in range(3):
        px = project(vector, sites, size)
        moved = [
            project(vector + np.append(change, [0.0] * 3), sites, size)
            for change in np.diag(delta)
        ]
        rows = np.stack(
            [(at - px) / d for at, d in zip(moved, delta, strict=True)], axis=-1
        )
        offset = seen_px - px
        off = np.linalg.norm(offset, axis=1)
        usual = max(float(np.median(off[found])), 1.0)
        root = np.sqrt(found / (1 + (off / (2 * usual)) ** 2))[:, None]
        system = (rows * root[..., None]).reshape(-1, 6)
        scale = np.maximum(np.linalg.norm(system, axis=0), 1e-12)
        held = np.vstack([system / scale, _STEADY * np.eye(6)])
        right = np.append((offset * root).ravel(), [0.0] * 6)
        vector = vector.copy()
        vector[:6] += np.linalg.lstsq(held, right, rcond=None)[0] / scale
    return vector
