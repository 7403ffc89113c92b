"""Plan deformation: groups of unknowns, and the site displacements of each."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray
from calibration.common.solve import UnknownGroup


@dataclass(frozen=True, slots=True)
class Bend:
    """One mode of a plan's deformation.

    Attributes
    ----------
    group
        Its unknowns.
    ways : ndarray of shape (2 N, count), float64
        How far each site goes, x and y by turns, for one of each unknown.
    """

    group: UnknownGroup
    ways: FloatArray


def longer(sites: FloatArray, spread: float) -> Bend:
    """Return the bend of a folding board, which is longer one way."""
    ways = (sites * (1.0, -1.0)).reshape(-1, 1)
    return Bend(UnknownGroup(name="longer", spread=spread), ways)


def rings(
    name: str, sites: FloatArray, which: NDArray[np.bool_], spread: float
) -> Bend:
    """Return the bends of one ring of sites that is farther out along x, or along y.

    Parameters
    ----------
    sites : ndarray of shape (N, 2), float64
    which : ndarray of shape (R, N), bool
        The sites of each ring.
    spread
        Of the logarithm of how far out they lie.
    """
    ways = [
        np.where(mine[:, None], sites, 0.0) * axis
        for mine in which
        for axis in np.eye(2)
    ]
    group = UnknownGroup(name=name, count=len(ways), spread=spread)
    return Bend(group, np.reshape(ways, (len(ways), sites.size)).T)


def each(sites: FloatArray, spread: float) -> Bend:
    """Return the bends of sites that lie off their places, each by itself."""
    group = UnknownGroup(name="each", count=sites.size, spread=spread)
    return Bend(group, np.eye(sites.size))


@dataclass(frozen=True, slots=True)
class BendingPlan:
    """Plan with its deformation modes.

    Attributes
    ----------
    sites : ndarray of shape (N, 2), float64
        Unbent, millimetres.
    bends
        Its bends.
    """

    sites: FloatArray
    bends: tuple[Bend, ...]

    @property
    def groups(self) -> tuple[UnknownGroup, ...]:
        """Return the unknowns of all bends."""
        return tuple(bend.group for bend in self.bends)

    @property
    def ways(self) -> FloatArray:
        """Return the Jacobian of the sites by the unknowns, shape (2 N, Q)."""
        return np.hstack([bend.ways for bend in self.bends])

    def bent(self, by: FloatArray) -> FloatArray:
        """Return the sites of a plan that is bent by unknowns of shape (Q,)."""
        sites: FloatArray = self.sites + (self.ways @ by).reshape(-1, 2)
        return sites
