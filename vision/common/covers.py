"""Classes of a site: empty, chip, or other (an occlusion)."""

from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import Float32Array

_LEAST = 1e-9


class Cover(IntEnum):
    """Class of a site; the value is the column of a network's output."""

    EMPTY = 0
    CHIP = 1
    OTHER = 2


def odds_of(log_probs: Float32Array) -> NDArray[np.float64]:
    """Return the log-odds of a piece, nats, given ln of each cover's chance, (N, 3)."""
    chip = log_probs[:, Cover.CHIP].astype(np.float64)
    odds: NDArray[np.float64] = chip - np.log(np.maximum(-np.expm1(chip), _LEAST))
    return odds


def likelier(log_probs: Float32Array, nats: float) -> Float32Array:
    """Return the same where a chip is so much likelier than it looks."""
    raised = log_probs.copy()
    raised[:, Cover.CHIP] += np.float32(nats)
    top = raised.max(axis=1, keepdims=True)
    raised -= top + np.log(np.exp(raised - top).sum(axis=1, keepdims=True))
    return raised
