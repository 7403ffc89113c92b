"""Assign circles in a picture to the places of a square grid."""

from collections.abc import Iterator, Mapping

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray
from calibration.common.circles import Circles

Grid = Mapping[tuple[int, int], int]

_SEEDS = 60  # round things from which grids are grown
_NEAR = 10  # neighbours of each that may be the next on the grid
_LENGTHS = (1.8, 6.5)  # of a step, in radii of a pit
_LOPSIDED = 1.7  # ratio of the two steps
_SQUARE = 0.55  # largest cosine between them
_OFF = 0.24  # of a step: how far a round thing may lie off the grid
_ALIKE = 2.2  # ratio of two radii: a pit's to a stone's in it
_FAR = 8  # steps from the first to which a grid grows
_EAST = np.array([1.0, 0.0])
_SMALLEST = 12  # round things on a grid


def find_grids(circles: Circles, *, most: int) -> list[Grid]:
    """Return grids: at steps (x, y) the number of the round thing; largest first.

    Parameters
    ----------
    circles : Circles
    most
        Return no more than these.
    """
    found: list[dict[tuple[int, int], int]] = []
    taken: set[tuple[int, int]] = set()
    for start, first, second in _seeds(circles):
        if (start, first) in taken or (start, second) in taken:
            continue
        grid = _grown(circles, {(0, 0): start, (1, 0): first, (0, 1): second})
        taken |= _steps_of(grid)
        if len(grid) >= _SMALLEST:
            found.append(grid)
    found.sort(key=len, reverse=True)
    return list(found[:most])


def _steps_of(grid: Grid) -> set[tuple[int, int]]:
    """Return the pairs of round things that are neighbours on a grid."""
    return {
        (number, grid[there])
        for (x, y), number in grid.items()
        for there in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))
        if there in grid
    }


def _seeds(circles: Circles) -> Iterator[tuple[int, int, int]]:
    """Yield three round things each that may be a corner of a grid's square."""
    for start in range(min(_SEEDS, len(circles.px))):
        way = circles.px - circles.px[start]
        length = np.linalg.norm(way, axis=1)
        radius = circles.radius_px[start]
        likely = (length > _LENGTHS[0] * radius) & (length < _LENGTHS[1] * radius)
        likely &= np.abs(np.log(circles.radius_px / radius)) < np.log(_ALIKE)
        near = np.flatnonzero(likely)
        near = near[np.argsort(length[near])][:_NEAR]
        for i in near:
            for j in near:
                cross = way[i, 0] * way[j, 1] - way[i, 1] * way[j, 0]
                slant = abs(float(way[i] @ way[j])) / (length[i] * length[j])
                uneven = abs(np.log(length[i] / length[j])) > np.log(_LOPSIDED)
                if cross < 0 and slant < _SQUARE and not uneven:
                    yield start, int(i), int(j)


def _grown(
    circles: Circles, grid: dict[tuple[int, int], int]
) -> dict[tuple[int, int], int]:
    """Return a grid with all round things that lie on it, step by step outward."""
    while True:
        px_from_steps = _map_of(circles, grid)
        edge = sorted(
            {
                (x + dx, y + dy)
                for x, y in grid
                for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
                if max(abs(x + dx), abs(y + dy)) <= _FAR
            }
            - set(grid)
        )
        if not edge:
            return grid
        here = _mapped(px_from_steps, np.array(edge, float))
        beyond = _mapped(px_from_steps, np.array(edge, float) + _EAST)
        step = np.linalg.norm(beyond - here, axis=1)
        radius = float(np.median(circles.radius_px[list(grid.values())]))
        usable = np.abs(np.log(circles.radius_px / radius)) < np.log(_ALIKE)
        usable[list(grid.values())] = False
        away = np.linalg.norm(here[:, None] - circles.px[None], axis=2)
        away = np.where(usable[None], away, np.inf)
        nearest = away.argmin(axis=1)
        close = away[np.arange(len(edge)), nearest] < _OFF * step
        new = {
            place: int(number)
            for place, number, good in zip(edge, nearest, close, strict=True)
            if good
        }
        if not new or len(set(new.values())) < len(new):
            new = {p: n for p, n in new.items() if list(new.values()).count(n) == 1}
        if not new:
            return grid
        grid = {**grid, **new}


def _map_of(circles: Circles, grid: Grid) -> FloatArray:
    """Return the homography from steps to pixels that fits a grid best."""
    steps = np.array(list(grid), float)
    px = circles.px[list(grid.values())]
    spread = np.unique(steps, axis=0)
    if len(grid) < 6 or min(np.ptp(spread, axis=0)) < 2:
        plain = np.column_stack([steps, np.ones(len(steps))])
        rows, *_ = np.linalg.lstsq(plain, px, rcond=None)
        return np.vstack([rows.T, [0.0, 0.0, 1.0]])
    matrix, _ = cv2.findHomography(steps, px, 0)
    return np.asarray(matrix, float)


def _mapped(matrix: FloatArray, steps: FloatArray) -> FloatArray:
    """Return places of the grid in the picture, shape (N, 2)."""
    flat = np.column_stack([steps, np.ones(len(steps))]) @ matrix.T
    px: FloatArray = flat[:, :2] / np.where(
        np.abs(flat[:, 2:]) < 1e-6, 1e-6, flat[:, 2:]
    )
    return px


def placements(
    grid: Grid, cells: NDArray[np.intp], *, most: int
) -> list[tuple[int, int]]:
    """Return placements of a board's cells on a grid, the likeliest first.

    Parameters
    ----------
    cells : ndarray of shape (N, 2), intp
        The steps at which the board has pits, its middle at (0, 0); the same when
        it is turned by a quarter.

    Returns
    -------
    list of (int, int)
        The steps of the board's middle.
    """
    own = {(int(x), int(y)) for x, y in cells}
    reach = max(max(abs(x), abs(y)) for x, y in own)
    box = {
        (x, y) for x in range(-reach, reach + 1) for y in range(-reach, reach + 1)
    } - own
    places = np.array(list(grid))
    low, high = places.min(axis=0) - 1, places.max(axis=0) + 2
    scored = []
    for x in range(low[0], high[0]):
        for y in range(low[1], high[1]):
            hits = sum((x + dx, y + dy) in grid for dx, dy in own)
            against = sum((x + dx, y + dy) in grid for dx, dy in box)
            scored.append((hits - 2 * against, x, y))
    scored.sort(reverse=True)
    return [(x, y) for _, x, y in scored[:most]]
