"""Whether what stands on a site is still the very piece that stood there before.

Where colours are the same a board does not tell whether a rook or a king stands there.
But a piece that nobody touched looks as it did.
"""

from collections.abc import Mapping

import cv2
import numpy as np

from calibration.common.arrays import Image
from calibration.common.grain import PlacedPicture
from calibration.common.view import View
from vision.pieces.cutting import PieceCutter

_LOOK = (slice(3, 25), slice(9, 23))  # a site and what leans up from it
_AROUND = (slice(0, 28), slice(6, 26))  # it may lie a little aside
_ALIKE = 0.06  # so much less alike than most sites are: it may be either
_STEEP = 80.0  # nats for each unit of likeness
_MOST = 5.0  # nats


def stirred(before: PlacedPicture, now_bgr: Image, view: View) -> Mapping[str, float]:
    """Return for each site how likely it is that something was changed there.

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
    Mapping[str, float]
        Nats by which a change is likelier than none; most sites are held to be as
        they were, so that another light changes nothing.
    """
    old = _looks(before.picture, before.view)
    new = _looks(now_bgr, view)
    alike = np.array([_likeness(a, b) for a, b in zip(old, new, strict=True)])
    nats = _STEEP * (float(np.median(alike)) - alike - _ALIKE)
    bounded = np.clip(nats, -_MOST, _MOST)
    return dict(zip(view.board.names, map(float, bounded), strict=True))


def _looks(frame_bgr: Image, view: View) -> Image:
    cutter = PieceCutter(view)
    return cutter.cut(cutter.prepared(frame_bgr), slice(None))


def _likeness(before: Image, now: Image) -> float:
    """Return how alike two patches are, -1 to 1, the best of small shifts."""
    found = cv2.matchTemplate(now[_AROUND], before[_LOOK], cv2.TM_CCOEFF_NORMED)
    return float(np.nan_to_num(found).max())
