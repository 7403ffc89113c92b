"""Interpolated sampling of pictures: the only module that calls OpenCV's samplers.

OpenCV fails for empty input; here the result is empty, too.
"""

from typing import Any, TypeVar

import cv2
import numpy as np
from numpy.typing import NDArray

Pixel = TypeVar("Pixel", np.uint8, np.float32)

FAR_PX = 1e9
"""What no camera can see lies so far out of the picture."""


def finite_px(px: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return pixels of which each is a number: what cannot be seen lies far away."""
    if (np.abs(px) <= FAR_PX).all():
        return px
    return np.clip(np.nan_to_num(px, nan=FAR_PX), -FAR_PX, FAR_PX)


def sampled(
    picture: NDArray[Pixel],
    x: NDArray[Any],
    y: NDArray[Any],
    between: int = cv2.INTER_LINEAR,
    *,
    beyond: int = cv2.BORDER_REPLICATE,
) -> NDArray[Pixel]:
    """Return a picture's values at real-valued coordinates.

    Parameters
    ----------
    picture : ndarray of shape (H, W) or (H, W, C)
    x, y : ndarray of shape (N, P), float32
        The places; or both of `cv2.convertMaps`.
    between, beyond
        How OpenCV is to sample between pixels, and outside the picture.

    Returns
    -------
    ndarray of shape (N, P) or (N, P, C)
    """
    if not (x.size and picture.size):
        return np.zeros(x.shape[:2] + picture.shape[2:], picture.dtype)
    seen = cv2.remap(picture, x, y, between, borderMode=beyond)
    return np.asarray(seen, picture.dtype)
