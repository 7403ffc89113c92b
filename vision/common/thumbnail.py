"""Downscaled picture of a board and its surroundings, for motion detection."""

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import Float32Array, FloatArray, Image
from calibration.common.view import View

CELLS = 48  # the thumbnail's side
REACH = 1.45  # it shows this much more than the outermost square
WOOD = 1.2  # so far, at least, the board itself reaches
_ASIDE = 0.7  # spacings from the outermost pits and stores to the edge of a board


def board_thumbnail(frame_bgr: Image, around_px: FloatArray) -> Float32Array:
    """Return a small picture of the board and its surroundings, north up.

    Parameters
    ----------
    frame_bgr : ndarray of shape (H, W, 3), uint8, BGR
    around_px : ndarray of shape (4, 2), float64
        Where the corners NW, NE, SE, SW of what is shown are seen: those that
        `around_squares` or `around_rows` return.

    Returns
    -------
    ndarray of shape (48, 48, 3), float32, BGR
        It follows the view, so a camera that moves a little moves nothing in it.
    """
    px = around_px
    low = np.maximum(np.floor(px.min(axis=0)).astype(int), 0)
    high = np.minimum(np.ceil(px.max(axis=0)).astype(int) + 1, frame_bgr.shape[1::-1])
    if (high <= low).any():  # the board is out of the picture
        return np.zeros((CELLS, CELLS, 3), np.float32)
    crop = frame_bgr[low[1] : high[1], low[0] : high[0]]
    small = cv2.resize(crop, (2 * CELLS, 2 * CELLS), interpolation=cv2.INTER_AREA)
    scale = 2 * CELLS / (high - low)
    source = ((px - low + 0.5) * scale - 0.5).astype(np.float32)
    end = CELLS - 1.0
    target = np.array([[0, 0], [end, 0], [end, end], [0, end]], dtype=np.float32)
    level = cv2.warpPerspective(
        small,
        cv2.getPerspectiveTransform(source, target),
        (CELLS, CELLS),
        borderMode=cv2.BORDER_REPLICATE,
    )
    return np.asarray(cv2.blur(level, (2, 2)), dtype=np.float32)


def around_squares(view: View) -> NDArray[np.float64]:
    """Return the corners of a square board's surroundings, shape (4, 2)."""
    board, outer = view.board, _corners(view)
    middle = outer.mean(axis=0)
    beyond = max(abs(site.x_mm) for site in board.sites) / abs(board.corners[0].x_mm)
    return np.asarray(middle + REACH * beyond * (outer - middle))


def around_rows(view: View) -> NDArray[np.float64]:
    """Return the corners of the surroundings of rows of pits, shape (4, 2)."""
    outer = _corners(view)
    middle = outer.mean(axis=0)
    edge = np.abs(np.array(list(view.sites_mm.values())) - middle).max(axis=0)
    half = (edge + _ASIDE * view.board.spacing_mm) * REACH / WOOD
    return np.asarray(middle + half * np.sign(outer - middle))


def _corners(view: View) -> NDArray[np.float64]:
    """Return the pixels of the board's corners, as fitted if they are sites."""
    return np.array(
        [
            view.sites_mm.get(corner.name, (corner.x_mm, corner.y_mm))
            for corner in view.board.corners
        ]
    )
