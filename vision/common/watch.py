"""Fast check, per frame, that a board still lies where its view says."""

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import Float32Array, Image
from calibration.common.view import View
from calibration.lattices.follow import strokes_of
from vision.common.patches import fitted_spacing_mm
from vision.common.places import Places

_PER_LINE = 4  # places looked at on each drawn line
_BESIDE = 0.12  # of the spacing: where the board beside a line is looked at
_CLEAR = 3.0  # tone by which a line differs from both its sides
_RIM_PLACES = 16
_RIM_RADII = (0.6, 1.3, 0.08)  # of the pits': from, to, step
_CLEAR_RIM = 5.0  # tone by which a pit differs from the wood across its rim
_NO_RIM, _FULL_RIM = 0.27, 0.85  # of a rim: seen by chance, seen of clear pits
_OUTER_WEIGHT = 3.0  # of the outermost pits: a shift by a whole step shows there
_TURNS = 24  # places round a rim that is known
_RINGS = np.arange(0.9, 1.26, 0.07, dtype=np.float64)  # radii: past most seeds
_FLAT = 1.0  # tone, spread round a rim without evidence
_ALIKE = 0.9  # so much alike, the rims' look is taken up anew, slowly
_LEARN = 0.03


class Watch(Protocol):
    """Checks that a board still lies where its view says."""

    def agrees(self, frame_bgr: Image) -> float:
        """Return the agreeing share of the texture, 0..1.

        Parameters
        ----------
        frame_bgr : ndarray of shape (H, W, 3), uint8, BGR
            Only green is looked at.
        """

    def at(self, view: View) -> "Watch":
        """Return a copy for another view."""


class LineWatch:
    """Checks the contrast on both sides of drawn lines.

    The same question as `calibration.lines.follow.drawing_agrees`, asked of the same
    view in every frame: where to look is worked out once.

    Parameters
    ----------
    view
        Where the drawing was.
    """

    def __init__(self, view: View) -> None:
        ends = np.array(
            [[view.sites_mm[a], view.sites_mm[b]] for a, b in view.board.segments]
        )
        way = ends[:, 1] - ends[:, 0]
        way /= np.linalg.norm(way, axis=1)[:, None]
        part = np.linspace(0.26, 0.74, _PER_LINE)[:, None, None]
        on_line = (1 - part) * ends[:, 0] + part * ends[:, 1]
        aside = _BESIDE * fitted_spacing_mm(view) * np.stack([-way[:, 1], way[:, 0]], 1)
        across = np.stack([on_line - aside, on_line, on_line + aside])
        self._places = Places(view, across)
        self._sign = np.float32(1.0 if view.dark_lines else -1.0)

    def at(self, view: View) -> "LineWatch":
        """Return a copy for another view."""
        return LineWatch(view)

    def agrees(self, frame_bgr: Image) -> float:
        """Return the part of the drawing's places that differ from both sides."""
        left, middle, right = self._sign * self._places.green(frame_bgr)
        return float((np.minimum(left, right) - middle > _CLEAR).mean())


class LatticeWatch:
    """Checks the contrast on both sides of marks on squares and grids.

    Parameters
    ----------
    view
        Where the drawing was.
    """

    def __init__(self, view: View) -> None:
        strokes = strokes_of(view)
        there = strokes.count > 0
        places, normals = strokes.places[there], strokes.normals[there]
        aside = _BESIDE * strokes.spacing * normals
        self._places = Places(view, np.stack([places - aside, places, places + aside]))
        self._light = strokes.light[there].astype(np.float32)
        self._sign = np.float32(1.0 if view.dark_lines else -1.0)

    def at(self, view: View) -> "LatticeWatch":
        """Return a copy for another view."""
        return LatticeWatch(view)

    def agrees(self, frame_bgr: Image) -> float:
        """Return the part of the places that differ from both sides, or have two."""
        low, middle, high = self._places.green(frame_bgr)
        line = np.minimum(self._sign * low, self._sign * high) - self._sign * middle
        contrast = np.where(self._light == 0, line, self._light * (high - low))
        return float((contrast > _CLEAR).mean())


class PitWatch:
    """Checks the rims of pits, or of the stones in them.

    Parameters
    ----------
    view
        Where the pits were.
    """

    def __init__(self, view: View) -> None:
        self._places = Places(
            view, _around_pits(view, np.arange(*_RIM_RADII), _RIM_PLACES)
        )
        outer = np.array([name in view.board.outer_pits for name in _pits(view)])
        self._weights = np.where(outer, _OUTER_WEIGHT, 1.0)

    def at(self, view: View) -> "PitWatch":
        """Return a copy for another view."""
        return PitWatch(view)

    def agrees(self, frame_bgr: Image) -> float:
        """Return the part of the rims, the pits' or their stones', that is seen."""
        tone = self._places.green(frame_bgr)
        edge = np.abs(tone[:, 2:] - tone[:, :-2]) > _CLEAR_RIM
        rims = edge.mean(axis=2).max(axis=1)
        seen = float(np.average(rims, weights=self._weights))
        return min(max((seen - _NO_RIM) / (_FULL_RIM - _NO_RIM), 0.0), 1.0)


class RowWatch:
    """Checks that the rims of pits look as before.

    Parameters
    ----------
    view
        Where the pits are.
    known : ndarray of shape (N, P), float32 or None
        What their rims looked like, each of mean 0; None: as they look first.
    """

    def __init__(self, view: View, known: Float32Array | None = None) -> None:
        self._known = known
        self._places = Places(view, _around_pits(view, _RINGS, _TURNS))

    def at(self, view: View) -> "RowWatch":
        """Return a copy for another view, with the same reference looks."""
        return RowWatch(view, self._known)

    def agrees(self, frame_bgr: Image) -> float:
        """Return the similarity of the rims to how they looked, 0..1."""
        tone = self._places.green(frame_bgr)
        tone = tone.reshape(len(tone), -1)
        tone = tone - tone.mean(axis=1, keepdims=True)
        if self._known is None:
            self._known = tone
        spread = np.sqrt((tone**2).mean(axis=1) * (self._known**2).mean(axis=1))
        alike = (tone * self._known).mean(axis=1) / (spread + _FLAT)
        agrees = float(np.clip(alike, 0.0, 1.0).mean())
        if agrees > _ALIKE:
            self._known = self._known + _LEARN * (tone - self._known)
        return agrees


def _pits(view: View) -> list[str]:
    return [name for name in view.board.names if name not in view.board.stores]


def _around_pits(
    view: View, radii: NDArray[np.float64], turns: int
) -> NDArray[np.float64]:
    """Return places round pits, shape (pits, radii, turns, 2), millimetres.

    Parameters
    ----------
    radii
        Of a pit's own.
    turns
        Places on each circle.
    """
    middles = np.array([view.sites_mm[name] for name in _pits(view)])
    turn = np.arange(turns) * (2 * np.pi / turns)
    circle = np.stack([np.cos(turn), view.pit_tall * np.sin(turn)], axis=1)
    around: NDArray[np.float64] = (
        middles[:, None, None] + view.pit_mm / 2 * radii[:, None, None] * circle
    )
    return around
