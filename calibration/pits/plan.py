"""A board of pits as arrays: a square grid, one more row along each side."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray
from calibration.common.bending import Bend, BendingPlan
from calibration.common.solve import UnknownGroup
from rules.core.board import Board

_OUTER_SPREAD = 0.05  # of the logarithm of how far out the outermost pits lie


@dataclass(frozen=True, slots=True, kw_only=True)
class PitPlan:
    """A board of pits as arrays, its sites in the board's own order.

    Attributes
    ----------
    sites : ndarray of shape (N, 2), float64
        Nominal plan, millimetres.
    outward : ndarray of shape (N, 2), float64
        Which way the outermost pits lie farther out than planned, millimetres for
        one of the logarithm; 0 for the others.
    outer : ndarray of shape (N,), bool
        Which are the outermost.
    spacing
        Between neighbours, millimetres.
    """

    sites: FloatArray
    outward: FloatArray
    outer: NDArray[np.bool_]
    spacing: float

    @property
    def cells(self) -> NDArray[np.intp]:
        """Return the sites in whole steps from the middle."""
        return np.rint(self.sites / self.spacing).astype(np.intp)

    @property
    def missing(self) -> FloatArray:
        """Return the further places of pits of a whole square, millimetres."""
        reach = int(np.abs(self.cells).max()) + 1
        own = {(int(x), int(y)) for x, y in self.cells}
        steps = range(-reach, reach + 1)
        gaps = [(x, y) for x in steps for y in steps if (x, y) not in own]
        return np.array(gaps, float) * self.spacing

    @property
    def between(self) -> FloatArray:
        """Return the middles of the grid's squares and of their sides, millimetres."""
        cells = self.cells.astype(float)
        steps = np.array([[0.5, 0.0], [0.0, 0.5], [0.5, 0.5]])
        places = np.unique((cells[:, None] + steps).reshape(-1, 2), axis=0)
        inner = np.abs(places).max(axis=1) < np.abs(cells).max() - 0.9
        between: FloatArray = places[inner] * self.spacing
        return between

    @property
    def plan(self) -> BendingPlan:
        """Return the plan, whose outermost pits may lie farther out."""
        out = UnknownGroup(name="outward", spread=_OUTER_SPREAD)
        return BendingPlan(self.sites, (Bend(out, self.outward.reshape(-1, 1)),))


def pits_of(board: Board) -> PitPlan:
    """Return the board as arrays."""
    sites = np.array([(site.x_mm, site.y_mm) for site in board.sites])
    most = np.abs(sites).max()
    outward = np.where(np.abs(sites) > 0.99 * most, sites, 0.0)
    outer = np.array([site.name in board.outer_pits for site in board.sites])
    return PitPlan(sites=sites, outward=outward, outer=outer, spacing=board.spacing_mm)
