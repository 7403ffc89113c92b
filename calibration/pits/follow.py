"""Track a board of pits after a small move: refit the pose; lens and plan stay."""

from itertools import product

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray
from calibration.common.circles import Circles, find_circles
from calibration.common.log_intensity import tone_of
from calibration.common.pose import camera_from, posed, project, towards
from calibration.common.view import View
from calibration.pits.judge import surely
from calibration.pits.plan import pits_of

_FAR = 0.62  # of a step: as far as a board is followed at once
_CELL = 0.12  # of a step: how alike shifts are counted together
_REACHES = (0.35, 0.3, 0.25, 0.2, 0.2, 0.2)  # of a step, from step to step
_SIDE = 0.35  # of the pits along each side
_SHARE = 0.6  # of the pits that must be found again


def follow_pits(image_gray: NDArray[np.uint8], view: View) -> View | None:
    """Return the view after a small move of the camera or the board; None if lost.

    Parameters
    ----------
    image_gray : ndarray of shape (H, W), uint8
        A picture from the same camera; stones and hands may be on it.
    view
        The view before the move.

    Notes
    -----
    The shift that brings most pits onto something round; of the places a whole step
    apart where that is so, the one where all of the board is; then least squares
    over the pose.
    """
    circles = find_circles(tone_of(image_gray))
    if len(circles.px) < 3:
        return None
    size, camera = view.camera.image_size, camera_from(view)
    sites = np.array([view.sites_mm[name] for name in view.board.names])
    px = project(camera, sites, size)
    step = _step_px(px)
    expected = _whole_steps(circles, view, camera, _shift(circles, px, step))
    for reach in _REACHES:
        far = np.linalg.norm(circles.px[None] - expected[:, None], axis=2)
        nearest = far.argmin(axis=1)
        found = far[np.arange(len(sites)), nearest] < reach * step
        if found.mean() < _SHARE:
            return None
        camera = towards(camera, sites, circles.px[nearest], found, size)
        expected = project(camera, sites, size)
    return posed(view, camera) if _whole(circles, view, expected) else None


def _whole_steps(
    circles: Circles, view: View, camera: FloatArray, shift: FloatArray
) -> FloatArray:
    """Return the sites' pixels after the likeliest shift by whole steps."""
    size, pits = view.camera.image_size, pits_of(view.board)
    sites = np.array([view.sites_mm[name] for name in view.board.names])
    gaps = pits.missing
    best, most = sites, -np.inf
    for x, y in sorted(product((-1, 0, 1), repeat=2), key=lambda at: abs(complex(*at))):
        way = np.array([x, y]) * pits.spacing
        here = project(camera, sites + way, size) + shift
        beside = project(camera, gaps + way, size) + shift
        radius = 0.5 * view.pit_mm / pits.spacing * _step_px(here)
        seen = surely(circles.share_at(here, np.full(len(here), radius)))
        against = surely(circles.share_at(beside, np.full(len(beside), radius)))
        score = float(seen.sum() - against.sum())
        if score > most + 1.0:
            best, most = here, score
    return best


def _whole(circles: Circles, view: View, px: FloatArray) -> bool:
    """Return True if pits are seen along each of the board's sides."""
    pits = pits_of(view.board)
    radius = 0.5 * view.pit_mm / pits.spacing * _step_px(px)
    seen = surely(circles.share_at(px, np.full(len(px), radius)))
    sides = (
        pits.outward[:, axis] * sign > 0 for axis, sign in product((0, 1), (-1, 1))
    )
    return all(seen[side].mean() > _SIDE for side in sides)


def _step_px(px: FloatArray) -> float:
    """Return the usual distance between neighbouring sites in the picture."""
    apart = np.linalg.norm(px[:, None] - px[None], axis=2)
    np.fill_diagonal(apart, np.inf)
    return float(np.median(apart.min(axis=1)))


def _shift(circles: Circles, px: FloatArray, step: float) -> FloatArray:
    """Return the common shift that most pits agree on, (x, y)."""
    away = (circles.px[None] - px[:, None]).reshape(-1, 2)
    share = np.tile(np.minimum(circles.share, 0.6), len(px))
    near = np.linalg.norm(away, axis=1) < _FAR * step
    away, share = away[near], share[near]
    if not len(away):
        return np.zeros(2)
    cells = int(np.ceil(2 * _FAR / _CELL)) + 4
    at = np.rint(away / (_CELL * step)).astype(np.intp) + cells // 2
    votes = np.zeros((cells, cells), np.float32)
    np.add.at(votes, (at[:, 1], at[:, 0]), share)
    soft = cv2.GaussianBlur(votes, (3, 3), 0)
    row, column = np.unravel_index(int(np.argmax(soft)), soft.shape)
    middle = (np.array([column, row]) - cells // 2) * _CELL * step
    close = np.linalg.norm(away - middle, axis=1) < 1.5 * _CELL * step
    shift: FloatArray = np.average(away[close], axis=0, weights=share[close])
    return shift
