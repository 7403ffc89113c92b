"""Aliases of array types by element type; docstrings give shapes."""

import numpy as np
from numpy.typing import NDArray

Image = NDArray[np.uint8]
"""A picture of shape (rows, columns, 3) BGR, or (rows, columns) grey."""

FloatImage = NDArray[np.float32]
"""A picture worked on: shape (rows, columns) or (rows, columns, channels)."""

FloatArray = NDArray[np.float64]
"""Coordinates, transforms and measures, where precision matters."""

Float32Array = NDArray[np.float32]
"""What a network takes and gives, and sums over whole pictures."""
