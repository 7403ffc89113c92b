"""Find the stores at a board's ends: round, oval or long hollows of one shape."""

from dataclasses import dataclass
from itertools import product

import numpy as np

from calibration.common.arrays import FloatArray
from calibration.rows.edges import Edges
from calibration.rows.fit import RowFit
from calibration.rows.plan import PitRows

_PLACES = 48  # along an outline
_ASIDE = np.arange(0.75, 1.85, 0.05)  # steps from the last column to the store
_WIDE = np.arange(0.34, 0.95, 0.06)  # half its width, steps
_HIGH = np.arange(0.4, 1.6, 0.08)  # half its height, steps
_CORNERS = (0.45, 1.0)  # of half its width: how round its corners are
_WOOD = 0.04  # steps that are left between a store and the pits beside it
CLEAR = 0.62  # mean over the outline: a store is there
_NOMINAL = 1.15  # steps from the last column, where no store is seen


@dataclass(frozen=True, slots=True)
class _Shape:
    """Half a width and height, and an outline: places (P, 2) and the ways out of it."""

    wide: float
    high: float
    places: FloatArray
    ways: FloatArray


@dataclass(frozen=True, slots=True)
class StorePair:
    """The two stores.

    Attributes
    ----------
    x : tuple of float
        Where the western and the eastern one lie, steps from the board's middle.
    half : tuple of float
        Half their width and height, steps; 0 where none are seen.
    clear, fainter
        How clearly their outlines stand out, and that of the fainter one.
    """

    x: tuple[float, float]
    half: tuple[float, float]
    clear: float
    fainter: float


class StoreSearch:
    """The search for the stores beside rows of pits.

    Parameters
    ----------
    fit, rows
        Where the pits lie.
    """

    def __init__(self, fit: RowFit, rows: PitRows) -> None:
        plan = rows.plan(fit.row_step, fit.gap, fit.row_gap)
        self.columns: FloatArray = np.unique(plan[:, 0].round(6))
        self._top, self._radius = float(plan[:, 1].max()), fit.radius
        self._edges = Edges(fit.straight)
        self._sides: dict[tuple[int, float], tuple[FloatArray, FloatArray]] = {}

    def beside(self, west: float, east: float) -> StorePair:
        """Return the stores beside a western and an eastern column of pits.

        Parameters
        ----------
        west, east
            Where the columns lie, steps from the board's middle.
        """
        clear, x = np.stack([self._beside(-1, west), self._beside(1, east)], axis=1)
        both, fainter = clear.mean(axis=0), clear.min(axis=0)
        both[fainter <= 0.6 * CLEAR] = 0.0
        n = int(both.argmax())
        if both[n] <= CLEAR:
            return StorePair((west - _NOMINAL, east + _NOMINAL), (0.0, 0.0), 0.0, 0.0)
        half = _SHAPES[n].wide, _SHAPES[n].high
        there = float(x[0, n]), float(x[1, n])
        return StorePair(there, half, float(both[n]), float(fainter[n]))

    def _beside(self, side: int, end: float) -> tuple[FloatArray, FloatArray]:
        """Return each shape's best score, and the offset where it is reached."""
        if (side, end) not in self._sides:
            near = [
                shape.wide + _clearance(self._radius, shape.high, self._top)
                for shape in _SHAPES
            ]
            shift = np.stack([end + side * _ASIDE, np.zeros(len(_ASIDE))], axis=1)
            places = (_OUTLINES[:, None] + shift[:, None]).reshape(-1, _PLACES, 2)
            ways = np.repeat(_WAYS, len(_ASIDE), axis=0)
            seen = self._edges.across(places, ways).mean(axis=1)
            seen = seen.reshape(len(_SHAPES), len(_ASIDE))
            seen[np.array(near)[:, None] >= _ASIDE] = 0.0
            best = seen.argmax(axis=1)
            self._sides[side, end] = seen.max(axis=1), shift[best, 0]
        return self._sides[side, end]


def find_stores(fit: RowFit, rows: PitRows) -> StorePair:
    """Return the positions of the stores on a board whose pits are found."""
    search = StoreSearch(fit, rows)
    return search.beside(search.columns[0], search.columns[-1])


def _clearance(radius: float, high: float, top: float) -> float:
    """Return the least offset of a store from the last column, in steps."""
    return _WOOD + (radius if high > top - 0.5 * radius else 0.6 * radius)


def _outline(wide: float, high: float, corner: float) -> tuple[FloatArray, FloatArray]:
    """Return places on a box with round corners (P, 2), and the ways out of it."""
    turn = (np.arange(_PLACES) + 0.5) * (2 * np.pi / _PLACES)
    radius = corner * wide
    way = np.stack([np.cos(turn), np.sin(turn)], axis=1)
    core = np.array([wide - radius, high - radius])
    dense = np.sign(way) * core + radius * way
    closed = np.vstack([dense, dense[:1]])
    length = np.append(0.0, np.cumsum(np.linalg.norm(np.diff(closed, axis=0), axis=1)))
    along = (np.arange(_PLACES) + 0.5) * length[-1] / _PLACES
    places = np.stack([np.interp(along, length, closed[:, k]) for k in (0, 1)], axis=1)
    out = places - np.clip(places, -core, core)
    out /= np.maximum(np.linalg.norm(out, axis=1), 1e-9)[:, None]
    return places, out


_SHAPES = [
    _Shape(float(wide), float(high), *_outline(float(wide), float(high), corner))
    for wide, high, corner in product(_WIDE, _HIGH, _CORNERS)
    if high >= 0.9 * wide
]
_OUTLINES = np.stack([shape.places for shape in _SHAPES])
_WAYS = np.stack([shape.ways for shape in _SHAPES])
