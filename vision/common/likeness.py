"""Similarity of chip colours, and the colours in which chips are sold."""

from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray

# How far one side's chips may stray: the tolerances of a chip's likelihood.
_LIGHTNESS = 0.055  # square root of light, 0..1, nearly as the eye sees it
_CHROMA = 0.03
_LAMP = 0.28  # natural logarithm: error of the lamp estimated from the board at a chip
_GLEAM = 0.02  # linear light, 0..1: a reflection that lies over the chip
_LAMPS = np.array([-1.0, -0.6, -0.25, 0.0, 0.3])
_GLEAMS = np.array([0.0, 0.02, 0.08, 0.22])
_SURE = 24.0  # a side's penalty that halves what more of it would add
_APART = 9.0  # squared tolerances between two colours that truly are two
_TIGHT = 0.75  # of what is left unexplained: one more colour must leave less
_FAR = 40.0  # squared tolerances: two chips that have nothing to do with each other
_LEAST = 2.0  # squared tolerances of a chip from its own colour: so much is usual


def opponent(light: FloatArray) -> FloatArray:
    """Return lightness and two chromas of linear BGR, in units of tolerance."""
    b, g, r = np.moveaxis(np.sqrt(np.clip(light, 0.0, 1.0)), -1, 0)
    lightness = (0.2 * b + 0.5 * g + 0.3 * r) / _LIGHTNESS
    return np.stack(
        [lightness, (r - g) / _CHROMA, ((r + g) / 2 - b) / _CHROMA], axis=-1
    )


def strangeness(
    light: FloatArray, wanted: FloatArray, glare: FloatArray | None = None
) -> FloatArray:
    """Return the squared distance of chips from expected colours, in tolerances.

    A chip may be lit a little more or less than the board around it, and a reflection
    may lie over it: the best of these explanations counts.

    Parameters
    ----------
    light : ndarray of shape (N, 3), float64, BGR
        Linear light of the chips.
    wanted : ndarray of shape (N, K, 3), float64, BGR
        What each of K sides' chips would show there.
    glare : ndarray of shape (N,), float64, optional
        Light that the board mirrors there, so that a chip may too.

    Returns
    -------
    ndarray of shape (N, K), float64
    """
    lamps = np.exp(_LAMPS)[:, None, None]
    lit = wanted[:, :, None, None, :] * lamps + _GLEAMS[:, None]
    apart = opponent(light)[:, None, None, None, :] - opponent(lit)
    likely = _GLEAM if glare is None else _GLEAM + glare[:, None, None, None]
    excuse = (_LAMPS[:, None] / _LAMP) ** 2 + 2 * _GLEAMS / likely
    cost = (apart**2).sum(axis=-1) + excuse
    best: FloatArray = cost.min(axis=(2, 3))
    return best


def tempered(cost: FloatArray) -> FloatArray:
    """Return normalised log-likelihoods of sides, wild costs held in check."""
    score = -0.5 * cost / (1.0 + cost / (4 * _SURE))
    top = score.max(axis=1, keepdims=True)
    total: FloatArray = score - top
    total -= np.log(np.exp(total).sum(axis=1, keepdims=True))
    return total


def two_colours(light: FloatArray) -> tuple[FloatArray, FloatArray] | None:
    """Return the two colours that chips come in, lighter first, or None.

    Parameters
    ----------
    light : ndarray of shape (N, 3), float64, BGR
        Linear light of the chips, all under the common lamp.

    Returns
    -------
    two ndarrays of shape (3,), float64, BGR, or None
        None when one colour explains all chips.
    """
    if len(light) < 2:
        return None
    seen = opponent(light)
    each = np.minimum(((seen[:, None] - seen) ** 2).sum(axis=2), 40.0)
    both = np.minimum(each[:, :, None], each[:, None, :]).sum(axis=0)
    first, second = np.unravel_index(int(both.argmin()), both.shape)
    centres = light[[first, second]]
    for _ in range(2):
        cost = ((seen[:, None] - opponent(centres)) ** 2).sum(axis=2)
        of_first = cost[:, 0] <= cost[:, 1]
        if of_first.all() or not of_first.any():
            return None
        centres = np.stack(
            [np.median(light[of_first], axis=0), np.median(light[~of_first], axis=0)]
        )
    between = strangeness(centres, np.repeat(centres[None], 2, axis=0))
    if min(between[0, 1], between[1, 0]) < _APART:
        return None
    lightness = opponent(centres)[:, 0]
    lighter = int(lightness.argmax())
    return centres[lighter], centres[1 - lighter]


def chip_colours(light: FloatArray, most: int) -> FloatArray:
    """Return the colours that chips come in, lighter first, as many as there are.

    Parameters
    ----------
    light : ndarray of shape (N, 3), float64, BGR
        Linear light of the chips, all under the common lamp.
    most
        How many colours there may be.

    Returns
    -------
    ndarray of shape (K, 3), float64, BGR
        None (K = 0) where there is no chip, one where one colour explains all.
    """
    if not len(light):
        return np.zeros((0, 3))
    best = np.asarray(np.median(light, axis=0)[None])
    if most == 2:
        pair = two_colours(light)
        return best if pair is None else np.stack(pair)
    seen = opponent(light)
    apart = np.minimum(((seen[:, None] - seen) ** 2).sum(axis=2), _FAR) + _LEAST
    middles, left = _middles(apart, np.array([], np.intp))
    for _ in range(1, most):
        middles, fewer = _middles(apart, middles)
        if fewer < _TIGHT * left:
            found = _medians(light, apart, middles)
            best = found if _all_apart(found) else best
        left = fewer
    lighter: FloatArray = best[np.argsort(-opponent(best)[:, 0], kind="stable")]
    return lighter


def _middles(
    apart: FloatArray, known: NDArray[np.intp]
) -> tuple[NDArray[np.intp], float]:
    """Return chips that stand best for all, one more than known, and what is left.

    Parameters
    ----------
    apart : ndarray of shape (N, N), float64
        How unlike each two chips are.
    known : ndarray of shape (K,), intp
        The chips that stand for all, if there are fewer.
    """

    def with_one(others: NDArray[np.intp]) -> tuple[int, float]:
        near = apart[others].min(axis=0, initial=np.inf)
        left = np.minimum(near[None], apart).sum(axis=1)
        return int(left.argmin()), float(left.min())

    one, left = with_one(known)
    middles = np.append(known, one).astype(np.intp)
    for _ in range(3):
        for k in range(len(middles)):
            middles[k], left = with_one(np.delete(middles, k))
    return middles, left


def _medians(
    light: FloatArray, apart: FloatArray, middles: NDArray[np.intp]
) -> FloatArray:
    """Return the median colour of the chips about each of the middle ones."""
    owner = apart[middles].argmin(axis=0)
    close = apart[middles].min(axis=0) < _FAR
    medians: FloatArray = np.stack(
        [np.median(light[(owner == k) & close], axis=0) for k in range(len(middles))]
    )
    return medians


def _all_apart(found: FloatArray) -> bool:
    between = strangeness(found, np.repeat(found[None], len(found), axis=0))
    return all(
        min(between[one, two], between[two, one]) >= _APART
        for one, two in combinations(range(len(found)), 2)
    )
