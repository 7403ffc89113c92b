"""Values measured in one picture whose sites are labelled."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray
from vision.common.looks import ChipLooks


@dataclass(frozen=True, slots=True, kw_only=True)
class Examined:
    """Measurements of all sites in one picture.

    Attributes
    ----------
    odds : ndarray of shape (N,), float64
        Log-odds that something stands there, nats.
    looks
        Of what stands there, or would.
    signs
        The same, but of what is written on it; None: nobody looks at that.
    features : ndarray of shape (N, 9), float64
        Features that may separate similar sides; None: not measured.
    diameter_mm : ndarray of shape (N,), float64
        How wide it looks.
    thickness_mm
        Returns the thickness of single chips at some sites, given their width; None:
        one picture does not determine it.
    """

    odds: FloatArray
    looks: ChipLooks
    signs: ChipLooks | None
    features: FloatArray | None = None
    diameter_mm: FloatArray
    thickness_mm: Callable[[NDArray[np.intp], float], float] | None
