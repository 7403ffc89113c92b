"""Cut patches of squares and grids, extended along the direction pieces lean."""

from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray, Image
from calibration.common.view import Camera, View
from vision.common.patches import (
    PATCH_PX,
    PatchSampler,
    fitted_spacing_mm,
    knots_mm,
)

HALF_SPACINGS = 0.8  # half the side of a patch: the nearer half of each neighbour
_THUMB_PX = 10
_MOST_LEAN = 1.6  # spacings a spacing: more is not learned


def leans_of(camera: Camera, sites_mm: FloatArray) -> FloatArray:
    """Return the displacement by which upright pieces lean in the picture.

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
    """Return the quarter turns after which pieces lean up in patches, (N,)."""
    east, north = lean[:, 0], lean[:, 1]
    flat = np.abs(east) > np.abs(north)
    turns: NDArray[np.intp] = np.where(
        flat, np.where(east > 0, 1, 3), np.where(north >= 0, 0, 2)
    )
    return turns


def lean_turned(lean: FloatArray, turns: NDArray[np.intp]) -> FloatArray:
    """Return leans turned left by quarters, as their patches are."""
    x, y = lean.T
    ways = [(x, y), (-y, x), (-x, -y), (y, -x)]
    turned: FloatArray = np.array([np.column_stack(way) for way in ways])[
        turns, np.arange(len(lean))
    ]
    return turned


def turned_up(patches: NDArray[Any], turns: NDArray[np.intp]) -> NDArray[Any]:
    """Return patches of shape (N, S, S, C), each turned left by its quarters."""
    turned = patches.copy()
    for quarters in (1, 2, 3):
        rows = turns == quarters
        turned[rows] = np.rot90(patches[rows], quarters, axes=(1, 2))
    return turned


class PieceCutter:
    """Cuts one patch a site, turned so that pieces lean up in it.

    Parameters
    ----------
    view
        Where the board lies.

    Attributes
    ----------
    lean : ndarray of shape (N, 2), float32
        Which way pieces lean in each patch.
    """

    def __init__(self, view: View) -> None:
        sites = np.array([view.sites_mm[name] for name in view.board.names])
        lean = leans_of(view.camera, sites)
        turns = turns_up(lean)
        knots_px = view.px_on_board(
            knots_mm(sites, HALF_SPACINGS * fitted_spacing_mm(view))
        )
        grid = turned_up(knots_px.reshape(-1, 3, 3, 2), turns)
        self.lean = lean_turned(lean, turns).astype(np.float32)
        self._sampler = PatchSampler(grid.reshape(-1, 9, 2), PATCH_PX)
        self._coarse = PatchSampler(grid.reshape(-1, 9, 2), _THUMB_PX)

    def thumbs(self, frame_bgr: Image) -> Image:
        """Return thumbnails of all patches, shape (N, P)."""
        coarse = self._coarse.sample(frame_bgr)
        return coarse.reshape(len(coarse), -1)

    def prepared(self, frame_bgr: Image) -> Image:
        """Return the picture from which patches are cut."""
        return self._sampler.shrunk(frame_bgr)

    def cut(self, prepared: Image, rows: NDArray[np.intp] | slice) -> Image:
        """Return the patches of some sites, shape (M, 32, 32, 3), uint8, BGR."""
        return self._sampler.sample_some(prepared, rows)
