"""Detect whether a site still holds the same physical piece as before.

Where colours are the same a board does not show whether a rook or a king is there. But
a piece that nobody touched looks as it did.
"""

import cv2
import numpy as np

from calibration.common.arrays import FloatArray, Image
from calibration.common.grain import PlacedPicture
from calibration.common.view import View
from vision.pieces.cutting import PieceCutter

_LOOK = (slice(3, 25), slice(9, 23))  # a site and what leans up from it
_AROUND = (slice(0, 28), slice(6, 26))  # it may lie a little aside
_ALIKE = 0.06  # so much less alike than most sites are: it may be either
_STEEP = 80.0  # nats for each unit of likeness
_MOST = 5.0  # nats


class Stirring:
    """Detects sites that changed physically between frames."""

    def __init__(self) -> None:
        self._before: tuple[PlacedPicture, Image] | None = None
        self._cutter: tuple[View, PieceCutter] | None = None

    def nats(self, before: PlacedPicture, now_bgr: Image, view: View) -> FloatArray:
        """Return the log-likelihood (nats) of a physical change, by site.

        Parameters
        ----------
        before
            The board as it was surely read last.
        now_bgr : ndarray of shape (H, W, 3), uint8, BGR
            The board now, quiet, no hand over it.
        view
            Where it lies now.

        Returns
        -------
        ndarray of shape (N,), float64
            Nats by which a change is likelier than none; most sites are held to be as
            they were, so that another light changes nothing.
        """
        if self._before is None or self._before[0] is not before:
            self._before = before, _looks(before.picture, PieceCutter(before.view))
        if self._cutter is None or self._cutter[0] is not view:
            self._cutter = view, PieceCutter(view)
        old, new = self._before[1], _looks(now_bgr, self._cutter[1])
        alike = np.array([_likeness(a, b) for a, b in zip(old, new, strict=True)])
        nats = _STEEP * (float(np.median(alike)) - alike - _ALIKE)
        return np.clip(nats, -_MOST, _MOST)


def _looks(frame_bgr: Image, cutter: PieceCutter) -> Image:
    return cutter.cut(cutter.prepared(frame_bgr), slice(None))


def _likeness(before: Image, now: Image) -> float:
    """Return the correlation of two patches, -1 to 1, the best of small shifts."""
    found = cv2.matchTemplate(now[_AROUND], before[_LOOK], cv2.TM_CCOEFF_NORMED)
    return float(np.nan_to_num(found).max())
