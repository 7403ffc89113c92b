"""Cached projection of plan points to pixels, for frame after frame."""

import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import Float32Array, Image
from calibration.common.log_intensity import TONES
from calibration.common.view import View


class Places:
    """Plan points projected by one camera, cached.

    Parameters
    ----------
    view
        Where the board lies.
    plan_mm : ndarray of shape (..., 2), float64
        Of the places.

    Attributes
    ----------
    inside : ndarray of shape (...), bool
        Which of them the picture shows.
    """

    def __init__(self, view: View, plan_mm: NDArray[np.float64]) -> None:
        width, height = view.camera.image_size
        at = np.rint(view.px_on_board(plan_mm)).astype(np.intp)
        x, y = at[..., 0], at[..., 1]
        self.inside = (x >= 0) & (x < width) & (y >= 0) & (y < height)
        self._pixel = np.clip(y, 0, height - 1) * width + np.clip(x, 0, width - 1)
        self._green = 3 * self._pixel + 1

    def tones(self, frame_bgr: Image) -> Float32Array:
        """Return the tones at the places, shape (..., 3); outside some at the edge."""
        tones: Float32Array = TONES[frame_bgr.reshape(-1, 3)[self._pixel]]
        return tones

    def green(self, frame_bgr: Image) -> Float32Array:
        """Return the tones of green, shape (...); outside 0.

        Green is nearly grey, and there without any work.
        """
        green: Float32Array = TONES[frame_bgr.reshape(-1)[self._green]] * self.inside
        return green
