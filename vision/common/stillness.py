"""Detect motion of the board or the camera by comparing texture between frames."""

import cv2
import numpy as np

from calibration.common.arrays import Float32Array, Image

_COARSE = 0.5  # of a picture's size: a shift by three of its pixels still shows
_TEXTURE = 12.0  # levels by which neighbours must differ: edges, what is written
_FEWEST = 60  # such cells, each way: fewer are no evidence
_CHANGED = (6.0, 0.35)  # levels, and part of the difference to its neighbours
_UNCHANGED = 0.6  # of the texture: as much may be hidden beside it


def at_rest(before: Image, now: Image) -> bool:
    """Return True if most of a board looks as it did, pixel for pixel.

    Parameters
    ----------
    before, now : ndarray of shape (H, W), uint8
        The same part of two pictures, the board in it; another light may lie on it.

    Notes
    -----
    Lines that run the way of a shift look as before: upright and level texture are
    asked each by itself.
    """
    if before.shape != now.shape or min(before.shape) < 2 / _COARSE:
        return False
    old, new = _coarse(before) + 4.0, _coarse(now) + 4.0
    off = np.abs(new - np.median(new / old) * old)
    return all(
        _unchanged(off, np.abs(np.gradient(old, axis=axis)) * 2.0) for axis in (0, 1)
    )


def _unchanged(off: Float32Array, spread: Float32Array) -> bool:
    texture = spread > _TEXTURE
    if int(texture.sum()) < _FEWEST:
        return False
    least, part = _CHANGED
    allowed = np.maximum(least, part * spread[texture])
    return float((off[texture] < allowed).mean()) >= _UNCHANGED


def _coarse(picture: Image) -> Float32Array:
    small = cv2.resize(
        np.ascontiguousarray(picture),
        None,
        fx=_COARSE,
        fy=_COARSE,
        interpolation=cv2.INTER_AREA,
    )
    return np.asarray(small, np.float32)
