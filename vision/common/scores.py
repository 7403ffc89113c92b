"""Convert class probabilities of sites to evidence (log-likelihoods)."""

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray
from rules.core.evidence import Evidence
from rules.core.pieces import Appearance
from vision.common.reading import Sighting

Heights = Mapping[int, tuple[float, ...]]
"""By a site's row: how likely stacks of one, two ... pieces are, the likeliest 0."""

_FLOOR = -12.0  # of a log-likelihood: one wild site must not outvote the board
_HAND = 0.9  # probability of another object at a site that indicates a hand
_HIDES, _HIDES_ALONE = 0.2, 0.85  # what hides a site, with a hand about and without


def hidden_by(other: NDArray[np.float32]) -> NDArray[np.bool_]:
    """Return a mask of occluded sites; hands seldom hide one alone.

    Parameters
    ----------
    other : ndarray of shape (N,), float32
        Chance of each site by itself that something else is there.
    """
    hidden: NDArray[np.bool_] = other > (
        _HIDES if other.max() > _HAND else _HIDES_ALONE
    )
    return hidden


def scored(joint: FloatArray, other: FloatArray) -> tuple[FloatArray, FloatArray]:
    """Return floored log-likelihoods of contents, and the best one's probability.

    Parameters
    ----------
    joint : ndarray of shape (N, C), float64
        ln of the probability of each content and that the site is in sight.
    other : ndarray of shape (N,), float64
        Probability that something else is in the way: then all are as likely.
    """
    part = np.exp(joint - joint.max(axis=1, keepdims=True))
    part /= part.sum(axis=1, keepdims=True)
    mixed = (1.0 - other)[:, None] * part + other[:, None] / joint.shape[1]
    return np.maximum(np.log(mixed + np.exp(_FLOOR)), _FLOOR), mixed.max(axis=1)


def sighting(
    names: Sequence[str],
    sides: Sequence[str],
    hidden: NDArray[np.bool_],
    *,
    covers: FloatArray,
    of_sides: FloatArray,
    heights: Heights,
) -> Sighting:
    """Return the evidence and occlusion of each site.

    Parameters
    ----------
    names
        The sites.
    sides
        Whose pieces may stand there.
    hidden : ndarray of shape (N,), bool
    covers : ndarray of shape (N, 3), float64
        ln of the chance that a site is empty, that a piece stands there, and that
        something else is in the way.
    of_sides : ndarray of shape (N, sides), float64
        ln of the chance that a piece there is each side's.
    heights
        Of the sites with stacks.
    """
    joint = np.column_stack([covers[:, 0], covers[:, 1:2] + of_sides])
    scores, confidence = scored(joint, np.exp(covers[:, 2]))
    contents: list[Appearance] = [(), *((side,) for side in sides)]
    evidence = Evidence(
        {
            name: dict(zip(contents, row, strict=True))
            for name, row, away in zip(names, scores.tolist(), hidden, strict=True)
            if not away
        },
        frozenset(n for n, away in zip(names, hidden, strict=True) if away),
        {names[row]: tops for row, tops in heights.items() if not hidden[row]},
    )
    sure = (confidence * ~hidden).tolist()
    return Sighting(evidence, dict(zip(names, sure, strict=True)))
