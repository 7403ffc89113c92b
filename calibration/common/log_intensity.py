"""Pictures as log intensities: shade and lamp become additive offsets."""

from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray, FloatImage
from calibration.common.sampling import sampled

TONES: Final = (60.0 * np.log1p(np.arange(256) / 16.0)).astype(np.float32)
_FAR_PX = 1e4  # a place so far outside a picture is as well at its edge


def tone_of(image: NDArray[np.uint8]) -> FloatImage:
    """Return the tones of a picture.

    Parameters
    ----------
    image : ndarray of shape (H, W, 3) BGR or (H, W) grey, uint8

    Returns
    -------
    ndarray of shape (H, W), float32
        Logarithm of the light, about 0 to 170.
    """
    grey = cv2.cvtColor(image, cv2.COLOR_BGR2GRAY) if image.ndim == 3 else image
    tone: FloatImage = TONES[grey]
    return tone


def tones_at(tone: FloatImage, px: FloatArray) -> FloatImage:
    """Return tones between pixels; outside the picture those at its edge.

    Parameters
    ----------
    tone : ndarray of shape (H, W) or (H, W, C), float32
    px : ndarray of shape (N, P, 2), float64
        Places, (x, y).

    Returns
    -------
    ndarray of shape (N, P) or (N, P, C), float32
    """
    at = np.clip(px, -_FAR_PX, _FAR_PX).astype(np.float32)
    x, y = (np.ascontiguousarray(at[..., axis]) for axis in (0, 1))
    return sampled(tone, x, y)
