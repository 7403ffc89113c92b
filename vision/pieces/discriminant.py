"""Linear discriminant between two sides whose pieces look alike."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray
from vision.common.likeness import opponent
from vision.common.looks import ChipLooks, light_of
from vision.pieces.looks import Colours

BODIES_TELL = 6.0
"""Tolerances between the colours of two sides, from which these are enough."""

_SCATTER = np.array([4.0, 2.0, 2.0, 0.1, 0.02, 0.02, 4.0, 2.0, 2.0])
"""Variance of each feature within a side, before any piece is known."""

CONFUSED = 0.15
"""Leave-one-out error rate from which two sides count as confused."""

ENOUGH = 4
"""Pieces of either side that an error rate is estimated from."""

_PRIOR = 8.0  # pieces: so much this is believed
_BLACK = 0.004  # light that the lens throws into the blackest sign
_FEWEST = 2  # pieces of either side
_SUREST = 10.0  # nats


@dataclass(frozen=True, slots=True)
class SideDiscriminant:
    """A linear discriminant between two sides.

    Attributes
    ----------
    weights : ndarray of shape (9,), float64
        Of each of `features_of`.
    offset
        What is added: log-odds above 0 are the second side's.
    """

    weights: FloatArray
    offset: float

    def log_odds(self, features: FloatArray) -> FloatArray:
        """Return the log-odds that pieces are the second side's, nats, (N,)."""
        return np.clip(features @ self.weights + self.offset, -_SUREST, _SUREST)

    @property
    def numbers(self) -> tuple[float, ...]:
        """Return the weights and the offset, to be kept."""
        return (*map(float, self.weights), self.offset)

    def turned(self) -> "SideDiscriminant":
        """Return the discriminant with the sides exchanged."""
        return SideDiscriminant(-self.weights, -self.offset)

    @classmethod
    def of_numbers(cls, numbers: tuple[float, ...]) -> "SideDiscriminant":
        """Return the discriminant that was kept as these numbers."""
        return cls(np.array(numbers[:-1]), numbers[-1])


def features_of(colours: Colours, looks: ChipLooks) -> FloatArray:
    """Return features that may separate the sides, robust to lamp and shadow.

    Parameters
    ----------
    colours
        What N patches show.
    looks
        Their pieces' looks, bodies and not signs.

    Returns
    -------
    ndarray of shape (N, 9), float64
        The body beside the board; what signs take away of it; its rim beside the board:
        of each the lightness and two chromas.
    """
    lamp = np.maximum(looks.lamp, 1e-3)
    common = np.median(lamp, axis=0)
    body, dark = light_of(colours.body), light_of(colours.dark)
    taken = np.log((dark + _BLACK) / (body + _BLACK))
    blue, green, red = taken.T
    signs = np.stack(
        [taken.mean(axis=1), red - green, (red + green) / 2 - blue], axis=1
    )
    beside = opponent(looks.light / lamp * common)
    rim = opponent(light_of(colours.rim) / lamp * common)
    return np.hstack([beside, signs, rim])


def discriminant_of(
    features: FloatArray, second: NDArray[np.bool_]
) -> SideDiscriminant | None:
    """Return the best discriminant of known pieces; None for too few.

    Parameters
    ----------
    features : ndarray of shape (N, 9), float64
    second : ndarray of shape (N,), bool
        Which of them are the second side's.

    Notes
    -----
    Fisher's linear discriminant; the covariance within sides is shrunk towards what is
    usual, as few pieces may be known.
    """
    if min(second.sum(), (~second).sum()) < _FEWEST or not np.isfinite(features).all():
        return None
    means = [features[~second].mean(axis=0), features[second].mean(axis=0)]
    off = features - np.stack(means)[second.astype(np.intp)]
    known = len(features) - 2
    scatter = (off.T @ off + _PRIOR * np.diag(_SCATTER)) / (known + _PRIOR)
    weights = np.linalg.solve(scatter, means[1] - means[0])
    return SideDiscriminant(
        np.asarray(weights), -float(weights @ (means[0] + means[1]) / 2)
    )


def share_mistaken(features: FloatArray, second: NDArray[np.bool_]) -> float:
    """Return the leave-one-out error rate of the discriminant; 0 of too few pieces.

    It is 0.25 to 0.55 where sides look the same, else up to 0.04.

    Parameters
    ----------
    features : ndarray of shape (N, 9), float64
    second : ndarray of shape (N,), bool
        Which of them are the second side's.
    """
    if min(second.sum(), (~second).sum()) < ENOUGH:
        return 0.0
    wrong = 0
    for row in range(len(features)):
        found = discriminant_of(
            np.delete(features, row, axis=0), np.delete(second, row)
        )
        if found is not None:
            odds = found.log_odds(features[row : row + 1])[0]
            wrong += bool((odds > 0) != second[row])
    return wrong / len(features)
