"""Prior from earlier frames: an unchanged chip keeps its side."""

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray
from vision.common.likeness import opponent
from vision.common.looks import ChipLooks

_NOBODY = -1
_ALIKE = 0.6  # tolerances: the same chip, seen again, strays so little
_SAME = 4.0  # times that, squared: it is followed as the light changes
_STAYS = 12.0  # squared tolerances by which another colour is then less likely
_DARKEST = 1e-3
_FOLLOW = 0.5  # of what the light changed since: evenings are slow


class StandingChips:
    """Appearance of each site's chip when the rules last confirmed its side.

    A chip that still looks as it did is the same chip, whatever its colour would be
    taken for in this light. Where it looks otherwise, nothing is said: it may be
    another.

    Parameters
    ----------
    sites
        How many sites the board has.
    """

    def __init__(self, sites: int) -> None:
        self._side = np.full(sites, _NOBODY)
        self._light: FloatArray = np.zeros((sites, 3))
        self._lamp: FloatArray = np.ones((sites, 3))

    def learn(self, looks: ChipLooks, side_of: Mapping[int, int]) -> None:
        """Update from a board that the referee has confirmed.

        Parameters
        ----------
        looks
            Of all sites.
        side_of
            For each site with a chip, its row: the number of its side.
        """
        rows = np.array(list(side_of), dtype=np.intp)
        self._side[:] = _NOBODY
        self._side[rows] = list(side_of.values())
        self._take_up(looks, rows, 1.0)

    def weigh(
        self, cost: FloatArray, looks: ChipLooks, rows: NDArray[np.intp]
    ) -> FloatArray:
        """Return the colour cost of each side (N, K), with a prior for known chips.

        Parameters
        ----------
        cost : ndarray of shape (N, K), float64
            The same by colour alone, squared tolerances.
        looks
            Of all sites; those at ``rows`` are asked about.
        """
        own = self._unlike(looks)[rows]
        sides = self._side[rows]
        known = np.flatnonzero(sides != _NOBODY)
        mine = known, sides[known]
        itself = np.minimum(cost[mine], own[known])
        weighed = cost.copy()
        weighed[known] += _STAYS * np.exp(-own[known] / 2)[:, None]
        weighed[mine] = itself
        self._take_up(looks, rows[known[own[known] < _SAME]], _FOLLOW)
        return weighed

    def _unlike(self, looks: ChipLooks) -> FloatArray:
        """Return the dissimilarity of chips from their earlier looks."""
        lit = self._light * looks.lamp / np.maximum(self._lamp, _DARKEST)
        seen = opponent(looks.light)
        apart = [
            ((seen - opponent(light)) ** 2).sum(axis=1) for light in (self._light, lit)
        ]
        unlike: FloatArray = np.minimum(*apart) / _ALIKE**2
        return unlike

    def _take_up(self, looks: ChipLooks, rows: NDArray[np.intp], part: float) -> None:
        self._light[rows] += part * (looks.light[rows] - self._light[rows])
        self._lamp[rows] += part * (looks.lamp[rows] - self._lamp[rows])
