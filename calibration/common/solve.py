"""Least squares over named unknowns, with what is known of each beforehand."""

from collections.abc import Callable
from dataclasses import dataclass
from math import inf

import numpy as np

from calibration.common.arrays import FloatArray


@dataclass(frozen=True, slots=True, kw_only=True)
class UnknownGroup:
    """Unknowns of one kind.

    Attributes
    ----------
    name
        For whoever asks where they stand among the others.
    count
        How many they are.
    mean, spread
        What is expected, and how far off it they usually are; where the spread is
        infinite nothing is known beforehand.
    nudge
        By how much one is changed to see what follows.
    most
        How far one may change in one step.
    """

    name: str
    count: int = 1
    mean: float = 0.0
    spread: float = inf
    nudge: float = 1e-4
    most: float = inf


class Unknowns:
    """Groups of unknowns, one behind another.

    Attributes
    ----------
    at
        Where each group stands.
    mean, spread, nudge, most : ndarray of shape (K,), float64
        As in `UnknownGroup`, for each unknown.
    """

    def __init__(self, *groups: UnknownGroup) -> None:
        counts = [group.count for group in groups]
        ends = np.cumsum([0, *counts])
        self.at = {
            group.name: slice(int(start), int(start) + group.count)
            for group, start in zip(groups, ends[:-1], strict=True)
        }
        self.mean = np.repeat([group.mean for group in groups], counts)
        self.spread = np.repeat([group.spread for group in groups], counts)
        self.nudge = np.repeat([group.nudge for group in groups], counts)
        self.most = np.repeat([group.most for group in groups], counts)

    def __len__(self) -> int:
        """Return how many unknowns there are."""
        return len(self.mean)


def slopes(
    seen: Callable[[FloatArray], FloatArray], known: FloatArray, nudge: FloatArray
) -> FloatArray:
    """Return how what is seen changes with each unknown.

    Parameters
    ----------
    seen
        Gives what is seen, an array of any shape, for unknowns of shape (K,).
    known, nudge : ndarray of shape (K,), float64
        The unknowns, and by how much each is changed.

    Returns
    -------
    ndarray of shape (..., K), float64
    """
    here = seen(known)
    changes = zip(np.diag(nudge), nudge, strict=True)
    slopes: FloatArray = np.stack(
        [(seen(known + change) - here) / size for change, size in changes], axis=-1
    )
    return slopes


def robust(off: FloatArray, usual: FloatArray | float) -> FloatArray:
    """Return how much to believe what lies so far off: a half at the usual."""
    weight: FloatArray = 1 / (1 + (off / usual) ** 2)
    return weight


def improved(
    known: FloatArray,
    unknowns: Unknowns,
    rows: FloatArray,
    off: FloatArray,
    weight: FloatArray,
    *,
    hold: float = 0.0,
) -> FloatArray:
    """Return the unknowns after one step of weighted least squares.

    Parameters
    ----------
    known : ndarray of shape (K,), float64
        The unknowns so far.
    rows : ndarray of shape (..., K), float64
        How each thing seen changes with each unknown: from `slopes`.
    off : ndarray of shape (...), float64
        How far each is seen off its place.
    weight : ndarray that broadcasts to (...), float64
        How much each counts: one over the square of its likely error.
    hold
        How much each unknown is held where it is, as a part of what all that is seen
        would tell of it at a weight of 1.

    Notes
    -----
    The normal equations, of columns of unit length: a tenth of the time of a singular
    value decomposition of all rows. Where nothing tells of an unknown, it stays.
    """
    count = len(unknowns)
    root = np.broadcast_to(np.sqrt(weight), off.shape)
    weighted = (rows * root[..., None]).reshape(-1, count)
    held = hold * np.linalg.norm(rows.reshape(-1, count), axis=0)
    system = np.vstack([weighted, np.diag(1 / unknowns.spread), np.diag(held)])
    prior = (unknowns.mean - known) / unknowns.spread
    right = np.concatenate([(off * root).ravel(), prior, np.zeros(count)])
    scale = np.maximum(np.linalg.norm(system, axis=0), 1e-12)
    system /= scale
    solved = np.linalg.lstsq(system.T @ system, system.T @ right, rcond=None)[0]
    change = solved / scale
    largest = float(np.abs(change / unknowns.most).max())
    improved: FloatArray = known + change / max(1.0, largest)
    return improved
