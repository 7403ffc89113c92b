"""Confidence and error of a kept view, measured on a later picture."""

from dataclasses import dataclass

import numpy as np

from calibration.common.arrays import Image
from calibration.common.by_hand import BESIDE
from calibration.common.errors import BoardNotFoundError
from calibration.common.verdict import CONFIDENT
from calibration.common.view import View
from calibration.find import find_view


@dataclass(frozen=True, slots=True, kw_only=True)
class Measured:
    """Agreement of a kept view with a picture.

    Attributes
    ----------
    confidence
        That the board lies there, 0..1.
    rms_px
        Root mean square distance of the kept sites from the drawing; None where it is
        not seen with confidence.
    beside
        The drawing is seen with confidence farther off than a tenth of a spacing.
    """

    confidence: float
    rms_px: float | None
    beside: bool


_LOST = Measured(confidence=0.0, rms_px=None, beside=False)


def measured(image: Image, known: View) -> Measured:
    """Measure a kept view on a picture; its own figures may be of another.

    Parameters
    ----------
    image : ndarray of shape (H, W, 3), uint8, BGR
        A picture of the view's size.
    known
        Where the board was.
    """
    corners = [(float(x), float(y)) for x, y in known.corners_px()]
    try:
        seen = find_view(image, known.board, corners_px=corners, dark=known.dark_lines)
    except BoardNotFoundError:
        return _LOST
    if seen.confidence < CONFIDENT:
        return Measured(confidence=seen.confidence, rms_px=None, beside=False)
    px, there = (
        np.array([view.px_at_height()[name] for name in known.board.names])
        for view in (known, seen)
    )
    apart = np.linalg.norm(px[:, None] - px[None], axis=-1)
    nearest = np.sort(apart, axis=1)[:, 1]
    off = np.linalg.norm(px - there, axis=1)
    beside = bool((off > BESIDE * nearest).any())
    return Measured(
        confidence=0.0 if beside else seen.confidence,
        rms_px=float(np.hypot(np.sqrt((off**2).mean()), seen.rms_px)),
        beside=beside,
    )
