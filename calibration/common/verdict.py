"""Score of a board hypothesis: which parts are seen, and the confidence."""

from dataclasses import dataclass

import numpy as np

from calibration.common.arrays import FloatArray

CONFIDENT = 0.5
"""From how sure on a board is believed to be there."""

Ramp = tuple[float, float]
"""From what value on something is true at all, and from what on surely."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardVerdict:
    """Parts of a board that are and are not seen, and the confidence.

    Attributes
    ----------
    confidence
        0..1.
    rank
        0..1, what the best of several fits has most of.
    clarity
        How clearly what is there stands out, 0..1.
    complete
        Which part of the board is seen, 0..1.
    drawn, undrawn
        How much is seen, 0..1, of each part that must be there, and of each that
        must not.
    one_way
        The most that is seen, in one direction only, of what must not be there.
    """

    confidence: float
    rank: float
    clarity: float
    complete: float
    drawn: dict[str, float]
    undrawn: dict[str, float]
    one_way: float = 0.0


def ramp(
    value: FloatArray, none: float | FloatArray, full: float | FloatArray
) -> FloatArray:
    """Return 0 up to one value, 1 from another on, and between them what lies between.

    Parameters
    ----------
    value : ndarray of any shape, float64
    none, full
        Those values; the second is the larger.
    """
    ramp: FloatArray = np.clip((value - none) / (full - none), 0.0, 1.0)
    return ramp


def sure(surest: float, *told: tuple[float, Ramp]) -> float:
    """Return the combined confidence of several measures, each on its own ramp.

    Parameters
    ----------
    surest
        How sure it makes at most.
    told
        Values that grow with sureness, and their ramps.
    """
    confidence = surest
    for value, (none, full) in told:
        confidence *= float(ramp(np.array(value), none, full))
    return float(confidence)
