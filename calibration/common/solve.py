"""Nonlinear least squares with priors: Gauss-Newton steps and robust weights."""

from collections.abc import Callable
from dataclasses import dataclass
from math import inf

import numpy as np

from calibration.common.arrays import FloatArray


@dataclass(frozen=True, slots=True, kw_only=True)
class UnknownGroup:
    """Unknowns of one kind, with a common Gaussian prior.

    Attributes
    ----------
    name
        Key of the group in `Unknowns.at`.
    count
        Number of unknowns.
    mean, spread
        Mean and standard deviation of the prior; an infinite spread is no prior.
    nudge
        Step of the finite difference.
    most
        Largest change in one Gauss-Newton step.
    """

    name: str
    count: int = 1
    mean: float = 0.0
    spread: float = inf
    nudge: float = 1e-4
    most: float = inf


class Unknowns:
    """Groups of unknowns, concatenated to one vector.

    Attributes
    ----------
    at
        Slice of each group in the vector.
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
        """Return the number of unknowns."""
        return len(self.mean)


def jacobian(
    seen: Callable[[FloatArray], FloatArray], known: FloatArray, nudge: FloatArray
) -> FloatArray:
    """Return the Jacobian of a measurement model, by forward differences.

    Parameters
    ----------
    seen
        The model: gives predictions, an array of any shape, for unknowns of shape (K,).
    known, nudge : ndarray of shape (K,), float64
        The unknowns, and the step of each difference.

    Returns
    -------
    ndarray of shape (..., K), float64
    """
    here = seen(known)
    changes = zip(np.diag(nudge), nudge, strict=True)
    columns: FloatArray = np.stack(
        [(seen(known + change) - here) / size for change, size in changes], axis=-1
    )
    return columns


def cauchy_weight(off: FloatArray, usual: FloatArray | float) -> FloatArray:
    """Return the weight of residuals under the Cauchy loss, 0..1; 1/2 at ``usual``.

    Notes
    -----
    Iteratively reweighted least squares: w = 1 / (1 + (r / c)^2), c the scale.
    """
    weight: FloatArray = 1 / (1 + (off / usual) ** 2)
    return weight


def gauss_newton_step(
    known: FloatArray,
    unknowns: Unknowns,
    rows: FloatArray,
    off: FloatArray,
    weight: FloatArray,
    *,
    hold: float = 0.0,
) -> FloatArray:
    """Return the unknowns after one Gauss-Newton step of weighted least squares.

    Parameters
    ----------
    known : ndarray of shape (K,), float64
        The current estimate.
    rows : ndarray of shape (..., K), float64
        The Jacobian, from `jacobian`.
    off : ndarray of shape (...), float64
        The residuals, seen minus predicted.
    weight : ndarray that broadcasts to (...), float64
        Inverse variance of each residual, with its robust weight.
    hold
        Damping, as in Levenberg-Marquardt: relative to each Jacobian column's norm.

    Notes
    -----
    Solves the normal equations with columns scaled to unit length: a tenth of the
    time of a singular value decomposition of all rows. An unknown without evidence
    keeps its value.
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
    stepped: FloatArray = known + change / max(1.0, largest)
    return stepped
