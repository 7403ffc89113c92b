"""Rotation-invariant similarity of round pictures."""

from functools import cache

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray
from calibration.common.sampling import sampled
from vision.pieces.tops import REACH, TOP_PX

Grey = NDArray[np.float32]

_RADIUS_PX = TOP_PX / 2 / REACH
_RINGS, _RAYS = 11, 48
_INNERMOST, _OUTERMOST = 0.08, 0.68  # radii: well within the rim, which is no sign
_STEP, _STEPS = 0.05, 4  # radii between the middles that are tried, to either side
_SOFT_PX = 1.0  # blur: two pictures of one top never fall on the same pixels
_RING = np.linspace(_INNERMOST, _OUTERMOST, _RINGS)
_RAY = np.arange(_RAYS) * (2 * np.pi / _RAYS)
_WEIGHT = np.repeat(_RING / _RING.sum() / _RAYS, _RAYS).reshape(_RINGS, _RAYS)


@cache
def _middles() -> NDArray[np.float32]:
    """Return the middles that are tried, radii, shape (M, 2); the first is the own."""
    line = np.arange(-_STEPS, _STEPS + 1) * _STEP
    all_of_them = np.array([(x, y) for x in line for y in line])
    order = np.argsort(np.hypot(all_of_them[:, 0], all_of_them[:, 1]), kind="stable")
    return all_of_them[order].astype(np.float32)


def unrolled(tops: Grey, *, middles: int | None = None) -> Grey:
    """Return tops as rings and rays about several middles.

    What is as bright everywhere, or brighter to one side, is taken away: that is the
    light and no sign.

    Parameters
    ----------
    tops : ndarray of shape (N, 64, 64), float32
    middles
        How many middles, from the tops' own outwards; None: all.

    Returns
    -------
    ndarray of shape (N, M, rings, rays), float32
        Each of unit length, where a ring counts as its area.
    """
    about = _middles()[:middles]
    x, y = (
        (TOP_PX - 1) / 2
        + _RADIUS_PX * (about[:, axis, None, None] + _RING[:, None] * way)
        for axis, way in enumerate((np.cos(_RAY), np.sin(_RAY)))
    )
    at = [np.asarray(each, np.float32).reshape(len(about), -1) for each in (x, y)]
    soft = (cv2.GaussianBlur(top, (0, 0), _SOFT_PX) for top in tops)
    rolls = [
        sampled(np.asarray(top, np.float32), at[0], at[1], beyond=cv2.BORDER_CONSTANT)
        for top in soft
    ]
    shape = (len(tops), len(about), _RINGS, _RAYS)
    return _levelled(np.asarray(rolls, np.float32).reshape(shape))


def _levelled(rolls: Grey) -> Grey:
    root = np.sqrt(_WEIGHT)
    slopes = [root, _RING[:, None] * np.cos(_RAY) * root]
    slopes.append(_RING[:, None] * np.sin(_RAY) * root)
    level = np.stack([each.ravel() / np.linalg.norm(each) for each in slopes])
    level = level.astype(np.float32)
    flat = (rolls * root.astype(np.float32)).reshape(-1, _RINGS * _RAYS)
    flat -= (flat @ level.T) @ level
    flat /= np.maximum(np.linalg.norm(flat, axis=1, keepdims=True), 1e-6)
    levelled: Grey = flat.reshape(rolls.shape)
    return levelled


def likeness(tops: Grey, known: Grey) -> FloatArray:
    """Return the best correlation of tops with known ones at any turn.

    Parameters
    ----------
    tops : ndarray of shape (N, M, rings, rays), float32
        Unrolled about several middles.
    known : ndarray of shape (K, 1, rings, rays), float32
        Unrolled about their own.

    Returns
    -------
    ndarray of shape (N, K), float64
        1 is the same picture.
    """
    count, middles = tops.shape[:2]
    waves = np.fft.rfft(tops.reshape(-1, _RINGS, _RAYS), axis=-1)
    other = np.fft.rfft(known[:, 0], axis=-1).conj()
    product = np.matmul(waves.transpose(2, 0, 1), other.transpose(2, 1, 0))
    turned = np.fft.irfft(product, n=_RAYS, axis=0).max(axis=0)
    best: FloatArray = turned.reshape(count, middles, len(known)).max(axis=1)
    return best.astype(np.float64)
