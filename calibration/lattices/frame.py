"""Coordinate frame spanned by two pencils of lines, and lattices in it."""

import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray
from calibration.common.hough import HoughLines
from calibration.common.pose import likely_focal
from calibration.lattices.combs import Comb, combs
from calibration.lattices.pencils import Pencil, rays

_MOST_COMBS = 3
_NEAR = 0.2  # of a pitch: a line is a tooth's
_SAME = 0.1  # of a pitch: combs that differ by less are the same


class PlaneAxes:
    """Two pencils as the axes of a plane.

    Parameters
    ----------
    lines
        A picture's lines.
    pair
        Two pencils of them.
    size
        The picture's width and height.
    """

    def __init__(
        self, lines: HoughLines, pair: tuple[Pencil, Pencil], size: tuple[int, int]
    ) -> None:
        a, b = pair[0].way, pair[1].way
        normal = np.cross(a, b)
        normal *= np.sign(normal[2]) / np.linalg.norm(normal)
        a, b = a * np.sign(a[0] + 1e-9), b * np.sign(b[1] + 1e-9)
        self._size = size
        self._axes = np.stack([a, b, normal], axis=1)
        self._back = np.linalg.inv(self._axes)
        self._planes = rays(lines, size)
        self._lines = lines
        # lines that run along b lie at places along a, and the other way round
        self._mine = (np.flatnonzero(pair[1].mine), np.flatnonzero(pair[0].mine))
        ends = [self._ends(mine, axis) for axis, mine in enumerate(self._mine)]
        self._at = [
            self._places(mine, axis, np.full(len(mine), float(np.median(ends[axis]))))
            for axis, mine in enumerate(self._mine)
        ]

    def _ends(self, mine: NDArray[np.intp], axis: int) -> FloatArray:
        """Return the positions of the lines' middles along the other axis."""
        lines = self._lines
        total = lines.along[mine, -1]
        at = (lines.along[mine] < 0.5 * total[:, None]).sum(axis=1)
        way = np.stack([np.cos(lines.angle[mine]), np.sin(lines.angle[mine])], axis=1)
        px = lines.foot[mine] + (lines.start_px + lines.step_px * at)[:, None] * way
        centre = (np.array(self._size) - 1) / 2
        flat = np.column_stack(
            [(px - centre) / likely_focal(self._size), np.ones(len(px))]
        )
        plane = flat @ self._back.T
        return np.asarray(plane[:, 1 - axis] / plane[:, 2])

    def _places(
        self, mine: NDArray[np.intp], axis: int, other: FloatArray
    ) -> FloatArray:
        """Return the intersections of lines with an axis, at places along the other."""
        told = self._planes[mine] @ self._axes
        return np.asarray(-(told[:, 2] + other * told[:, 1 - axis]) / told[:, axis])

    def pairs(
        self, wanted_x: FloatArray, wanted_y: FloatArray
    ) -> list[tuple[Comb, Comb]]:
        """Return combs along both axes."""
        weights = [self._lines.along[mine, -1] for mine in self._mine]
        first = [
            combs(self._at[axis], weights[axis], wanted, _MOST_COMBS)
            for axis, wanted in enumerate((wanted_x, wanted_y))
        ]
        found: list[tuple[Comb, Comb]] = []
        for axis in (0, 1):
            for comb in first[axis]:
                other = 1 - axis
                weight = self._between(other, comb.teeth)
                wanted = (wanted_x, wanted_y)[other]
                for fitting in combs(self._at[other], weight, wanted, 2):
                    pair = (comb, fitting) if axis == 0 else (fitting, comb)
                    if not any(_same(pair, each) for each in found):
                        found.append(pair)
        return found

    def _between(self, axis: int, teeth: FloatArray) -> FloatArray:
        """Return the ridge mass of each line within the span of the other comb."""
        mine = self._mine[axis]
        lines = self._lines
        centre = (np.array(self._size) - 1) / 2
        way = np.stack([np.cos(lines.angle[mine]), np.sin(lines.angle[mine])], axis=1)
        until = []
        for end in (teeth[0], teeth[-1]):
            places = np.full((len(mine), 2), end)
            places[:, axis] = self._at[axis]
            ray = np.column_stack([places, np.ones(len(mine))]) @ self._axes.T
            px = likely_focal(self._size) * ray[:, :2] / ray[:, 2:] + centre
            at = ((px - lines.foot[mine]) * way).sum(axis=1)
            until.append(lines.ridge_until(mine, at))
        return np.asarray(np.abs(until[1] - until[0]))

    def lattice(self, x: Comb, y: Comb) -> FloatArray | None:
        """Return px_from_lattice from the lines near the teeth; y runs north."""
        rows, sizes = [], (len(x.teeth), len(y.teeth))
        for axis, comb in enumerate((x, y)):
            gap = np.abs(self._at[axis][:, None] - comb.teeth[None])
            tooth = gap.argmin(axis=1)
            pitch = float(np.abs(np.diff(comb.teeth)).mean())
            near = gap.min(axis=1) < _NEAR * pitch
            if near.sum() < 2:
                return None
            weight = self._lines.along[self._mine[axis], -1][near]
            weight = np.sqrt(np.minimum(weight, np.median(weight)))
            middle = (sizes[axis] - 1) / 2
            place = (tooth[near] - middle) / middle
            for plane, at, much in zip(
                self._planes[self._mine[axis]][near], place, weight, strict=True
            ):
                unit = plane / np.hypot(plane[0], plane[1])
                rows += _rows(unit * much, axis, float(at))
        matrix = np.linalg.svd(np.array(rows))[2][-1].reshape(3, 3)
        return self._checked(matrix, sizes)

    def _checked(self, matrix: FloatArray, sizes: tuple[int, int]) -> FloatArray | None:
        """Return px_from_lattice from rays of the unit square; None if turned over."""
        matrix = matrix * np.sign(matrix[2, 2])
        focal = likely_focal(self._size)
        centre = (np.array(self._size) - 1) / 2
        lens = np.array([[focal, 0, centre[0]], [0, focal, centre[1]], [0, 0, 1.0]])
        half = [(size - 1) / 2 for size in sizes]
        unit = np.array([[1 / half[0], 0, -1], [0, 1 / half[1], -1], [0, 0, 1.0]])
        px = lens @ matrix @ unit
        corners = np.array([[0.0, 0], [1, 0], [1, 1], [0, 1]]) * (np.array(sizes) - 1)
        seen = np.column_stack([corners, np.ones(4)]) @ px.T
        if (seen[:, 2] <= 0).any():
            return None
        flat = seen[:, :2] / seen[:, 2:]
        after = np.roll(flat, -1, axis=0) - flat
        turns = after[:, 0] * np.roll(after[:, 1], -1) - after[:, 1] * np.roll(
            after[:, 0], -1
        )
        if not ((turns > 0).all() or (turns < 0).all()):
            return None
        if turns[0] > 0:  # x, y and the camera's way make a left hand: y runs south
            px = px @ np.array([[1.0, 0, 0], [0, -1, sizes[1] - 1], [0, 0, 1]])
        return np.asarray(px)


def _same(one: tuple[Comb, Comb], other: tuple[Comb, Comb]) -> bool:
    """Return True if two pairs of combs have their teeth at the same places."""
    return all(
        np.abs(a.teeth - b.teeth).max() < _SAME * np.abs(a.teeth[1] - a.teeth[0])
        for a, b in zip(one, other, strict=True)
    )


def _rows(plane: FloatArray, axis: int, at: float) -> list[FloatArray]:
    """Return the rows of a homography's linear system from one observed line.

    With its columns c0, c1 and c2 and the plane through the camera and the line, p:
    p c1 = 0 and p c2 + at p c0 = 0 for a line along the second axis.
    """
    along, across = 1 - axis, axis
    first, second = np.zeros((3, 3)), np.zeros((3, 3))
    first[:, along] = plane
    second[:, 2], second[:, across] = plane, at * plane
    return [first.ravel(), second.ravel()]
