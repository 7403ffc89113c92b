"""Measure the contrast of outlines in a rectified picture."""

import cv2
import numpy as np

from calibration.common.arrays import FloatArray
from calibration.common.sampling import sampled
from calibration.rows.straight import Straightened

_USUAL_PX = 61  # how local the texture is, from which edges stand out
_FAINT = 3.0
_LARGEST = 1.6  # an edge that stands out this much counts no more
_PLACES = 32  # round a rim
_NEAR_RIM = np.linspace(0.86, 1.14, 8)  # of a radius: where a rim is looked for


class Edges:
    """Edges, measured by the texture around them.

    Parameters
    ----------
    straight
        The straightened picture.
    """

    def __init__(self, straight: Straightened) -> None:
        self._straight = straight
        smooth = cv2.GaussianBlur(straight.tone, (0, 0), 1.2)
        dx = cv2.Sobel(smooth, cv2.CV_32F, 1, 0)
        dy = cv2.Sobel(smooth, cv2.CV_32F, 0, 1)
        usual = cv2.blur(cv2.magnitude(dx, dy), (_USUAL_PX, _USUAL_PX)) + _FAINT
        self._east, self._north = dx / usual, -dy / usual

    def across(self, places: FloatArray, ways: FloatArray) -> FloatArray:
        """Return the contrast of edges across unit vectors, 0 to about 1.6.

        Parameters
        ----------
        places : ndarray of shape (A, P, 2), float64
            Steps.
        ways : ndarray of shape (P, 2) or (A, P, 2), float64

        Returns
        -------
        ndarray of shape (A, P), float64
        """
        shape = places.shape[:2]
        pixel = self._straight.pixel(places.reshape(-1, 2)).astype(np.float32)
        column, row = pixel[:, 0].reshape(shape), pixel[:, 1].reshape(shape)
        east = sampled(self._east, column, row, beyond=cv2.BORDER_CONSTANT)
        north = sampled(self._north, column, row, beyond=cv2.BORDER_CONSTANT)
        across = np.abs(east * ways[..., 0] + north * ways[..., 1])
        clear: FloatArray = np.minimum(across, _LARGEST).astype(float)
        return clear

    def faintest_quarter(self, places: FloatArray, radius: float) -> FloatArray:
        """Return the contrast of the faintest quarter of each pit's rim, shape (N,).

        Parameters
        ----------
        places : ndarray of shape (N, 2), float64
            Steps.
        radius
            From west to east, steps.
        """
        turn = (np.arange(_PLACES) + 0.5) * (2 * np.pi / _PLACES)
        way = np.stack([np.cos(turn), np.sin(turn)], axis=1)
        oval = way * (radius, radius * self._straight.tall)
        clear = [self.across(places[:, None] + part * oval, way) for part in _NEAR_RIM]
        quarters = np.max(clear, axis=0).reshape(len(places), 4, -1).mean(axis=2)
        faintest: FloatArray = quarters.min(axis=1)
        return faintest
