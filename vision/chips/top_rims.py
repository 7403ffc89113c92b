"""The rims of stacks' tops: whether they lie where they lay."""

import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray, Image
from calibration.common.sampling import sampled
from calibration.common.view import View

_TURNS = 36  # places round a rim
_RADII = np.linspace(0.72, 1.28, 22)  # of the top's own: where it is looked at
_ASIDE = 4  # steps of these by which a rim may have gone
_EDGE = 1.5  # levels a step: less contrast is no rim
_SAME, _BEST = 0.75, 0.05  # correlation of a rim that stayed, and below the best
_AWAY = 0.5  # cosine: the part of the rim that lies away from the camera
_FEWEST = 6  # least number of places with a rim

_TURN = np.arange(_TURNS) * (2 * np.pi / _TURNS)
_CIRCLE = np.stack([np.cos(_TURN), np.sin(_TURN)], axis=1)


def rims_at(
    frame_bgr: Image, view: View, tops_mm: FloatArray, radii_mm: FloatArray
) -> FloatArray:
    """Return brightness profiles across the rims of stacks' tops.

    Parameters
    ----------
    tops_mm : ndarray of shape (N, 2), float64
        Where their middles appear in the board's plane.
    radii_mm : ndarray of shape (N,), float64
        How large they appear there.

    Returns
    -------
    ndarray of shape (N, 36, 22, 3), float64
        Round each rim, and outward across it.
    """
    reach = radii_mm[:, None, None, None] * _RADII[None, None, :, None]
    places = tops_mm[:, None, None] + reach * _CIRCLE[None, :, None]
    at = view.px_on_board(places).astype(np.float32).reshape(len(tops_mm), -1, 2)
    seen = sampled(frame_bgr, at[..., 0], at[..., 1]).astype(np.float64)
    return seen.reshape(len(tops_mm), _TURNS, len(_RADII), 3)


def kept(before: FloatArray, now: FloatArray, away: FloatArray) -> FloatArray:
    """Return the fraction of each rim that is unchanged, 0..1, away from the camera.

    There the top of a stack shows; on the near side its wall does, which stands where
    it stood whatever is put on top.

    Parameters
    ----------
    before, now : ndarray of shape (N, 36, 22, 3), float64
        From `rims_at`.
    away : ndarray of shape (N, 2), float64
        From under the camera to each stack, millimetres.

    Returns
    -------
    ndarray of shape (N,), float64
        NaN where no rim is seen.
    """
    was, there = np.diff(before, axis=2), np.diff(now, axis=2)
    inner = was[:, :, _ASIDE:-_ASIDE]
    last = there.shape[2] - inner.shape[2]
    alike = np.stack(
        [_alike(inner, there[:, :, i : i + inner.shape[2]]) for i in range(last + 1)]
    )
    stayed = (alike[_ASIDE] > _SAME) & (alike[_ASIDE] >= alike.max(axis=0) - _BEST)
    heading = np.arctan2(away[:, 1], away[:, 0])
    asked = np.cos(_TURN - heading[:, None]) > _AWAY
    asked &= np.sqrt((inner**2).mean(axis=(2, 3))) > _EDGE
    count = asked.sum(axis=1)
    part: FloatArray = (stayed & asked).sum(axis=1) / np.maximum(count, 1)
    return np.where(count < _FEWEST, np.nan, part)


def _alike(first: FloatArray, second: FloatArray) -> NDArray[np.float64]:
    """Return the correlation of what is seen across rims, (N, 36)."""
    spread = (first**2).sum(axis=(2, 3)) * (second**2).sum(axis=(2, 3))
    alike: FloatArray = (first * second).sum(axis=(2, 3)) / np.sqrt(spread + 1e-6)
    return alike
