"""Patches of squares and grids: pieces lean up in them, away from the camera's foot."""

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.common.view import Camera, View
from vision.common.patches import (
    PATCH_PX,
    PatchSampler,
    fitted_spacing_mm,
    knots_mm,
)

FloatArray = NDArray[np.float64]
Image = NDArray[np.uint8]

HALF_SPACINGS = 0.8  # half the side of a patch: the nearer half of each neighbour
_MOST_LEAN = 1.6  # spacings a spacing: more is not learned


def leans_of(camera: Camera, sites_mm: FloatArray) -> FloatArray:
    """Return which way upright pieces lean in the picture, and how far.

    Parameters
    ----------
    sites_mm : ndarray of shape (N, 2), float64
        Where they stand, plan millimetres.

    Returns
    -------
    ndarray of shape (N, 2), float64
        x east, y north: how far along the board the top of a piece seems to be from
        its foot, for each unit of its height.
    """
    rotation = np.asarray(cv2.Rodrigues(np.array(camera.rvec))[0], np.float64)
    eye = -rotation.T @ np.array(camera.tvec)
    lean: FloatArray = (sites_mm - eye[:2]) / max(float(eye[2]), 1.0)
    length = np.hypot(lean[:, 0], lean[:, 1])[:, None]
    return lean * np.minimum(1.0, _MOST_LEAN / np.maximum(length, 1e-9))


def turns_up(lean: FloatArray) -> NDArray[np.intp]:
    """Return by how many quarters to turn patches so that pieces lean up, (N,)."""
    east, north = lean[:, 0], lean[:, 1]
    flat = np.abs(east) > np.abs(north)
    turns: NDArray[np.intp] = np.where(
        flat, np.where(east > 0, 1, 3), np.where(north >= 0, 0, 2)
    )
    return turns


def turned_up(patches: NDArray[np.generic], turns: NDArray[np.intp]) -> NDArray[np.generic]:
    """Return patches of shape (N, S, S, C), each turned left by its quarters."""
    turned = patches.copy()
    for quarters in (1, 2, 3):
        rows = turns == quarters
        turned[rows] = np.rot90(patches[rows], quarters, axes=(1, 2))
    return turned
