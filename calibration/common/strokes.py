"""Residuals of short strokes: the offset of each line piece across its direction."""

import numpy as np

from calibration.common.arrays import FloatArray, FloatImage
from calibration.common.log_intensity import tones_at

_SHOULDER = 0.6  # a line is as wide as its contrast is this high
_FAINT, _FULL = 6.0, 24.0  # tone: contrast that counts fully, at least and at most


def offsets(
    tone: FloatImage,
    px: FloatArray,
    normal: FloatArray,
    *,
    beside_px: FloatArray,
    reach_px: float,
) -> tuple[FloatArray, FloatArray]:
    """Return the residual of each place across its line, and its confidence.

    Parameters
    ----------
    tone : ndarray of shape (H, W), float32
        Lightness in which the lines are dark.
    px, normal : ndarray of shape (P, 2), float64
        Places, and the unit vectors across the lines expected there.
    beside_px : ndarray of shape (P,), float64
        How far from a line its surroundings are looked at.
    reach_px
        How far to look to either side.

    Returns
    -------
    offset : ndarray of shape (P,), float64
        Pixels along the normal.
    weight : ndarray of shape (P,), float64
        0..1, how clearly a line is there.
    """
    count = int(np.ceil(reach_px))
    steps = np.arange(-count, count + 1, dtype=float)
    on = steps[None] + np.zeros((len(px), 1))
    contrast = np.minimum(
        across(tone, px, normal, on - beside_px[:, None]),
        across(tone, px, normal, on + beside_px[:, None]),
    ) - across(tone, px, normal, on)
    return crests(contrast, steps, reach_px)


def across(
    tone: FloatImage, px: FloatArray, normal: FloatArray, at_px: FloatArray
) -> FloatArray:
    """Return the tone at distances (P, S) along the normals of places (P, 2)."""
    places = px[:, None] + at_px[..., None] * normal[:, None]
    return tones_at(tone, places).astype(float)


def crests(
    contrast: FloatArray, steps: FloatArray, reach: float
) -> tuple[FloatArray, FloatArray]:
    """Return the position and weight of the contrast's nearest high crest, per row.

    Parameters
    ----------
    contrast : ndarray of shape (P, S), float64
    steps : ndarray of shape (S,), float64
        Distance of each column.
    reach
        What lies farther off than about half of this counts less.
    """
    near = contrast * np.exp(-0.5 * (steps / (0.6 * reach)) ** 2)
    best = near.argmax(axis=1)[:, None]
    peak = np.maximum(np.take_along_axis(contrast, best, axis=1), 1e-6)
    low = contrast < _SHOULDER * peak
    breaks = np.cumsum(low, axis=1)
    crest = (breaks == np.take_along_axis(breaks, best, axis=1)) & ~low
    mass = np.where(crest, contrast, 0.0)
    offset = (mass * steps).sum(axis=1) / np.maximum(mass.sum(axis=1), 1e-9)
    full = np.clip(0.7 * np.percentile(peak, 75), _FAINT, _FULL)
    width = np.maximum(crest.sum(axis=1), 1)
    weight = np.minimum(peak[:, 0] / full, 1.0)
    return offset, weight / (1 + (width / (2.0 * np.median(width))) ** 4)
