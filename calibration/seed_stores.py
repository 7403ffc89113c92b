"""Find the stores at a board's ends: round, oval or long hollows of one shape."""

from dataclasses import dataclass
from itertools import product

import numpy as np

from calibration.ridges import FloatArray
from calibration.seed_edges import Edges
from calibration.seed_fit import RowFit
from calibration.seed_rows import Rows

_PLACES = 48  # along an outline
_ASIDE = np.arange(0.75, 1.85, 0.05)  # steps from the last column to the store
_WIDE = np.arange(0.34, 0.95, 0.06)  # half its width, steps
_HIGH = np.arange(0.4, 1.6, 0.08)  # half its height, steps
_CORNERS = (0.45, 1.0)  # of half its width: how round its corners are
_WOOD = 0.04  # steps that are left between a store and the pits beside it
_CLEAR = 0.62  # mean over the outline: a store is there
_NOMINAL = 1.15  # steps from the last column, where no store is seen


@dataclass(frozen=True, slots=True)
class Stores:
    """The two stores.

    Attributes
    ----------
    x : tuple of float
        Where the western and the eastern one lie, steps from the board's middle.
    half : tuple of float
        Half their width and height, steps; 0 where none are seen.
    clear
        How clearly their outlines stand out.
    """

    x: tuple[float, float]
    half: tuple[float, float]
    clear: float


def find_stores(fit: RowFit, rows: Rows) -> Stores:
    """Return where the stores lie on a board whose pits are found."""
    plan = rows.plan(fit.row_step, fit.gap, fit.row_gap)
    end = float(plan[:, 0].max())
    edges = Edges(fit.straight)
    best = Stores((-end - _NOMINAL, end + _NOMINAL), (0.0, 0.0), 0.0)
    top = float(plan[:, 1].max())
    for wide, high, corner in product(_WIDE, _HIGH, _CORNERS):
        if high < 0.9 * wide:
            continue
        outline, normal = _outline(float(wide), float(high), corner)
        aside = _ASIDE[_ASIDE - wide > _clearance(fit.radius, high, top)]
        if not len(aside):
            continue
        clear, x = [], []
        for side in (-1, 1):
            middles = np.stack([side * (end + aside), np.zeros(len(aside))], axis=1)
            seen = edges.across(middles[:, None] + outline, normal).mean(axis=1)
            clear.append(float(seen.max()))
            x.append(float(middles[int(seen.argmax()), 0]))
        both = sum(clear) / 2
        if both > max(best.clear, _CLEAR) and min(clear) > 0.6 * _CLEAR:
            best = Stores((x[0], x[1]), (float(wide), float(high)), both)
    return best


def _clearance(radius: float, high: float, top: float) -> float:
    """Return how far beside the last column's middle a store must begin, steps."""
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
