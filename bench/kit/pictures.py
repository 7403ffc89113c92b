"""Pictures from files, for all benches."""

from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import Image


def read_image(path: Path) -> Image:
    """Return a picture file, BGR.

    Raises
    ------
    ValueError
        If it cannot be read.
    """
    try:
        return decoded(np.fromfile(path, np.uint8))
    except ValueError as error:
        raise ValueError(f"{path}: {error}") from error


def decoded(coded: NDArray[np.uint8]) -> Image:
    """Return the picture that bytes of a file hold, BGR.

    Raises
    ------
    ValueError
        If they hold none.
    """
    image = cv2.imdecode(coded, cv2.IMREAD_COLOR)
    if image is None:
        raise ValueError("no picture that can be read")
    return np.asarray(image, np.uint8)
