"""A board's drawing in parts: which lines must be there, and which must not."""

from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray
from rules.core.board import Board

_STEPS = 8  # places looked at along a part of one spacing
_ENDS = 0.2  # of a part, at either end: there stand chips, or a node is drawn


@dataclass(frozen=True, slots=True)
class LineGroup:
    """Lines that stand or fall together, such as one square's sides.

    Attributes
    ----------
    name
        For people: 'ring 1', 'midlines 1-2', 'diagonals to the centre'.
    start, end : ndarray of shape (L, 2), float64
        The lines' ends in the plan.
    axis : ndarray of shape (L,), intp
        For a part that must not be there: 0 and 1 for two directions across the
        board, both of which must show it (a folding gap shows in one).
    """

    name: str
    start: FloatArray
    end: FloatArray
    axis: NDArray[np.intp]

    def places(self) -> FloatArray:
        """Return places along the lines, shape (L, 8, 2)."""
        s = np.linspace(_ENDS, 1 - _ENDS, _STEPS)[None, :, None]
        places: FloatArray = (1 - s) * self.start[:, None] + s * self.end[:, None]
        return places


@dataclass(frozen=True, slots=True, kw_only=True)
class LinePlan:
    """A board as arrays, its sites in the board's own order.

    Attributes
    ----------
    sites : ndarray of shape (N, 2), float64
        Nominal plan, millimetres.
    ring : ndarray of shape (N,), intp
        The square that each site lies on; 0 is the centre.
    segments : ndarray of shape (S, 2), intp
        Indices of the sites that each drawn line joins.
    half
        Half the side of the outer square, millimetres.
    """

    sites: FloatArray
    ring: NDArray[np.intp]
    segments: NDArray[np.intp]
    half: float

    @property
    def rings(self) -> int:
        """Return the number of drawn squares."""
        return int(self.ring.max())

    @property
    def corners(self) -> FloatArray:
        """Return the nominal outer corners NW, NE, SE, SW, shape (4, 2)."""
        turns = np.array([[-1.0, 1.0], [1.0, 1.0], [1.0, -1.0], [-1.0, -1.0]])
        corners: FloatArray = self.half * turns
        return corners

    @property
    def slanted(self) -> bool:
        """Return True if diagonals are drawn."""
        return any(self._slants())

    @property
    def centred(self) -> bool:
        """Return True if lines meet in a centre."""
        return bool((self.ring == 0).any())

    def _slants(self) -> NDArray[np.bool_]:
        way = self.sites[self.segments[:, 1]] - self.sites[self.segments[:, 0]]
        return np.asarray((np.abs(way) > 1e-6).all(axis=1))

    def drawn(self, sites: FloatArray) -> list[LineGroup]:
        """Return the parts that must be there, for sites bent to ``sites``."""
        ends = self.ring[self.segments]
        low, high = ends.min(axis=1), ends.max(axis=1)
        slants = self._slants()
        parts = []
        for key in sorted(set(zip(low, high, slants, strict=True))):
            mine = (low == key[0]) & (high == key[1]) & (slants == key[2])
            a, b = self.segments[mine].T
            where = f"{key[0]}-{key[1]}" if key[0] else "to the centre"
            kind = "diagonals" if key[2] else "midlines"
            name = f"ring {key[0]}" if key[0] == key[1] else f"{kind} {where}"
            parts.append(
                LineGroup(name, sites[a], sites[b], np.zeros(mine.sum(), np.intp))
            )
        return parts

    def undrawn(self, sites: FloatArray) -> list[LineGroup]:
        """Return the parts that other boards have here and this one has not."""
        radius = self.radii(sites)
        outer, inner, step = radius[0], radius[-1], self.half / self.rings
        spokes = [
            ("midlines going on outside", outer + 0.25 * step, outer + step, False),
            ("diagonals going on outside", outer + 0.25 * step, outer + step, True),
        ]
        if not self.slanted:
            spokes += [("diagonals", a, b, True) for a, b in pairwise(radius)]
        if not self.centred:
            near, far = 0.78 * inner, 0.45 * inner
            spokes.append(("midlines to the centre", near, far, False))
            spokes.append(("diagonals to the centre", near, far, True))
        parts = [
            LineGroup(
                name,
                self._around(sites, start)[slant::2],
                self._around(sites, end)[slant::2],
                np.array([0, 1, 0, 1]),
            )
            for name, start, end, slant in spokes
        ]
        return parts + self._other_rings(sites)

    def beyond(self, sites: FloatArray) -> list[LineGroup]:
        """Return the continuations beyond each side of the outer square, if a corner.

        Of a board of more squares: two of its sides go on there, and a midline.
        """
        corners = self._around(sites, self.radii(sites)[0])
        far = self.half / self.rings
        parts = []
        for side in range(4):
            rim = corners[(2 * side + np.array([-1, 0, 1])) % 8]
            out = rim - corners[(2 * side + np.array([-3, 4, 3])) % 8]
            out /= np.linalg.norm(out, axis=1)[:, None]
            axis = np.full(3, side % 2)
            start, end = rim + 0.25 * far * out, rim + far * out
            parts.append(LineGroup("lines going on outside", start, end, axis))
        return parts

    def _around(self, sites: FloatArray, radius: float) -> FloatArray:
        """Return places (8, 2) from east by north, between this board's own rings."""
        angle = np.arctan2(self.sites[:, 1], self.sites[:, 0])
        order = np.rint(angle / (np.pi / 4)).astype(int) % 8
        rings = []
        for k in range(self.rings, 0, -1):
            mine = np.flatnonzero(self.ring == k)
            rings.append(sites[mine[np.argsort(order[mine])]])
        centre = rings[0].mean(axis=0)
        if self.centred:
            centre = sites[self.ring == 0][0]
        knots = np.array([0.0, *self.radii(sites)[::-1]])
        path = np.stack([np.broadcast_to(centre, (8, 2)), *rings])
        n = int(np.clip(np.searchsorted(knots, radius), 1, len(knots) - 1))
        share = (radius - knots[n - 1]) / (knots[n] - knots[n - 1])
        around: FloatArray = path[n - 1] + share * (path[n] - path[n - 1])
        return around

    def radii(self, sites: FloatArray) -> list[float]:
        """Return half the side of each square, the outermost first."""
        return [
            float(np.abs(sites[self.ring == k]).max(axis=1).mean())
            for k in range(1, self.rings + 1)
        ]

    def _other_rings(self, sites: FloatArray) -> list[LineGroup]:
        parts = []
        own = self.radii(sites)
        for r in np.linspace(0.2, 0.93, 38) * own[0]:
            if min(abs(r - each) for each in own) < 0.07 * self.half:
                continue
            around = self._around(sites, float(r))
            axis = np.array([0, 1, 1, 0, 0, 1, 1, 0])
            following = np.roll(around, -1, axis=0)
            parts.append(LineGroup("another ring", around, following, axis))
        return parts


def drawing_of(board: Board) -> LinePlan:
    """Return the board as arrays."""
    index = {name: n for n, name in enumerate(board.names)}
    sites = np.array([(site.x_mm, site.y_mm) for site in board.sites])
    return LinePlan(
        sites=sites,
        ring=np.array([site.square or 0 for site in board.sites], np.intp),
        segments=np.array([[index[a], index[b]] for a, b in board.segments], np.intp),
        half=float(np.abs(sites).max()),
    )
