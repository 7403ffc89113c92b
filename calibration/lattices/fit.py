"""Fit lens, pose and pitches of a lattice to all that is drawn on it."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray, FloatImage
from calibration.common.bending import Bend, BendingPlan, longer
from calibration.common.by_hand import laid
from calibration.common.pose import CAMERA, PoseFit, camera_groups, project
from calibration.common.solve import (
    UnknownGroup,
    Unknowns,
    cauchy_weight,
    gauss_newton_step,
    jacobian,
)
from calibration.common.strokes import across, crests, offsets
from calibration.lattices.plan import LatticeMark, LatticePlan

_PLACES = (0.2, 0.35, 0.5, 0.65, 0.8)  # between two crossings, on which things stand
_SQUARE_PLACES = (0.1, 0.2, 0.35, 0.65, 0.8, 0.9)  # the same where they stand between
_LONGER_SPREAD = 0.1  # squares may be longer one way
_RIVER_SPREAD = 0.1  # of a square: a river may be wider
_BESIDE = 0.12  # of a square: where the board beside a line is looked at
_BOX = 0.14  # of a square: how much of two squares is compared
_SLANT_PLACES = (0.3, 0.4, 0.5, 0.6, 0.7)  # the same of diagonals, which are longer
# of a square: how far lines are sought
_CLOSING = (0.22, 0.18, 0.16, 0.14, 0.12, 0.1, 0.08, 0.06, 0.05, 0.05)
# Steps with a tight prior on lens distortion, and its factor on the spread.
_STRAIGHT, _STIFF = 2, 0.1
_OUTER = 0.2  # weight of outermost lines: frames are drawn beside them
_NUDGE = 1e-3  # of half the side: the step of finite differences
_SPREAD_PX = 2.5  # standard deviation of residuals along one line
_MOST_BENT = 3.0  # standard deviations of the prior on bending


@dataclass(frozen=True, slots=True, kw_only=True)
class LatticePieces:
    """Short pieces of all that is drawn.

    Attributes
    ----------
    places, normals : ndarray of shape (P, 2), float64
        Their middles in millimetres, and which way is across them: to the east, to the
        north, or slanting.
    drawn : ndarray of shape (P,), intp
        Values of `calibration.lattices.plan.Drawn`.
    light : ndarray of shape (P,), float64
        1 where the side along the normal is the light one, -1 where it is the dark one.
    pair : ndarray of shape (P,), intp
        Which two other colours meet, as in `calibration.lattices.plan.Sides`.
    line : ndarray of shape (P,), intp
        Index of the lattice line, or of the diagonal, that each piece belongs to.
    """

    places: FloatArray
    normals: FloatArray
    drawn: NDArray[np.intp]
    light: FloatArray
    pair: NDArray[np.intp]
    line: NDArray[np.intp]


def pieces_of(plan: LatticePlan) -> LatticePieces:
    """Return the pieces of a board."""
    parts = _SQUARE_PLACES if plan.squares else _PLACES
    places: list[FloatArray] = []
    normals, drawn, light, pair, line = [], [], [], [], []
    shown = (LatticeMark.LINE, LatticeMark.STEP, LatticeMark.EITHER)
    for axis, sides in enumerate((plan.upright, plan.level)):
        for n, span in np.argwhere(np.isin(sides.drawn, shown)):
            for part in parts:
                places.append(np.array((n, span + part)[:: -1 if axis else 1]))
                normals.append(np.eye(2)[axis])
            drawn += [sides.drawn[n, span]] * len(parts)
            light += [sides.light[n, span]] * len(parts)
            pair += [sides.pair[n, span]] * len(parts)
            line += [n + axis * plan.lines[0]] * len(parts)
    for start, end in plan.slants:
        way = (end - start) * np.array(plan.step)
        across = np.array((way[1], -way[0])) / np.hypot(*way)
        places += [start + part * (end - start) for part in _SLANT_PLACES]
        normals += [across] * len(_SLANT_PLACES)
        drawn += [LatticeMark.LINE] * len(_SLANT_PLACES)
        light += [0.0] * len(_SLANT_PLACES)
        pair += [0] * len(_SLANT_PLACES)
        line += [sum(plan.lines) + _diagonal(start, end)] * len(_SLANT_PLACES)
    return LatticePieces(
        places=plan.places(np.array(places, float)),
        normals=np.array(normals, float),
        drawn=np.array(drawn, np.intp),
        light=np.array(light),
        pair=np.array(pair, np.intp),
        line=np.array(line, np.intp),
    )


def _diagonal(start: NDArray[np.intp], end: NDArray[np.intp]) -> int:
    """Return a number that all pieces of one long diagonal have, and no others."""
    rise = int(np.sign((end - start).prod()))
    return 2 * int(start[1] - rise * start[0] + 50) + (rise > 0)


def pair_signs(rise: FloatArray, pair: NDArray[np.intp]) -> FloatArray:
    """Return 1 where a rise is to be believed, -1 where its pair falls as a whole."""
    signs = np.ones(len(rise))
    for number in np.unique(pair[pair > 0]):
        mine = pair == number
        signs[mine] = -1.0 if np.median(rise[mine]) < 0 else 1.0
    return signs


@dataclass(frozen=True, slots=True, kw_only=True)
class LatticeFit(PoseFit):
    """A fitted lattice.

    Attributes
    ----------
    bent : ndarray of shape (2,), float64
        How much longer it is from west to east, and how much wider the river, mm.
    loose
        How far off the lines lie, as a part of how far they were sought at last.
    """

    bent: FloatArray
    loose: float = 0.0


class LatticeFitter:
    """State shared by all fits in one picture.

    Parameters
    ----------
    tone : ndarray of shape (H, W), float32
        Tones in which lines are dark.
    plan
        The board.
    """

    def __init__(self, tone: FloatImage, plan: LatticePlan) -> None:
        self._tone, self._plan = tone, plan
        self._size = (tone.shape[1], tone.shape[0])
        self._pieces = pieces_of(plan)
        self._half = float(np.abs(plan.sites).max())
        self._places = self.plan_of(self._pieces.places)
        nx, ny = plan.lines
        rims = (0, nx - 1, nx, nx + ny - 1)
        self._outer = np.isin(self._pieces.line, rims)

    def plan_of(self, places: FloatArray) -> BendingPlan:
        """Return the deformation model of places, shape (P, 2), in millimetres."""
        bends = [longer(places, _LONGER_SPREAD), self._river(places)]
        return BendingPlan(places, tuple(bends))

    def _river(self, places: FloatArray) -> Bend:
        """Return the bend of a river that is wider, shores to either side."""
        ways = np.zeros(places.shape)
        spread = 1e-6
        if self._plan.river is not None:
            shore = self._plan.first[1] + self._plan.step[1] * (self._plan.river + 0.5)
            ways[:, 1] = 0.5 * np.sign(places[:, 1] - shore)
            spread = _RIVER_SPREAD * self._plan.step[1]
        group = UnknownGroup(name="river", spread=spread, nudge=1e-2)
        return Bend(group, ways.reshape(-1, 1))

    def begun(self, fit: PoseFit) -> LatticeFit:
        """Return a fit from `calibration.common.pose.begin_at` as one of a lattice."""
        stretch = np.ptp(fit.sites[:, 0]) / np.ptp(self._plan.sites[:, 0])
        return self._fit(np.array([*fit.camera, np.log(stretch), 0.0]), np.inf, 0.0)

    def laid(
        self, begun: LatticeFit, corners: FloatArray, px: FloatArray
    ) -> LatticeFit:
        """Return a first fit laid where its corners are seen, both of shape (4, 2)."""
        fit, east = laid(begun, self._plan.sites, corners, px, self._size)
        return self._fit(np.array([*fit.camera, east, 0.0]), fit.rms_px, 0.0)

    def settle(self, begun: LatticeFit) -> LatticeFit:
        """Return the fit after all Gauss-Newton steps, the search reach narrowing."""
        groups = (
            *camera_groups(self._size, nudge_mm=_NUDGE * self._half),
            *self._places.groups,
        )
        unknowns = Unknowns(*groups)
        known, rms, loose = np.concatenate([begun.camera, begun.bent]), np.inf, 0.0
        lens = unknowns.spread[7:9].copy()
        for n, reach in enumerate(_CLOSING):
            unknowns.spread[7:9] = lens if n >= _STRAIGHT else _STIFF * lens
            known, rms, loose = self._step(known, unknowns, reach)
            if known[5] < self._half:
                return begun
        return self._fit(known, rms, loose)

    def _fit(self, known: FloatArray, rms: float, loose: float) -> LatticeFit:
        sites = self.plan_of(self._plan.sites).bent(known[9:])
        return LatticeFit(
            camera=known[CAMERA],
            sites=sites,
            rms_px=rms,
            bent=known[9:].copy(),
            loose=loose,
        )

    def px(self, fit: LatticeFit, crossings: FloatArray) -> FloatArray:
        """Return the pixels of places counted in lattice lines, shape (P, 2)."""
        places = self.plan_of(self._plan.places(crossings)).bent(fit.bent)
        return project(fit.camera, places, self._size)

    def _step(
        self, known: FloatArray, unknowns: Unknowns, reach: float
    ) -> tuple[FloatArray, float, float]:
        """Return the unknowns after a Gauss-Newton step, and the earlier RMS residual.

        The residual in pixels, and as a part of the search reach.
        """
        pieces = self._pieces
        places = self._places.bent(known[9:])
        camera = known[CAMERA]
        px = project(camera, places, self._size)
        way = pieces.normals[:, ::-1] * (1.0, -1.0)
        along = project(camera, places + 0.01 * self._half * way, self._size) - px
        along /= np.maximum(np.linalg.norm(along, axis=1), 1e-9)[:, None]
        out = project(camera, places + 0.01 * self._half * pieces.normals, self._size)
        normal = np.stack([-along[:, 1], along[:, 0]], axis=1)
        scale = ((out - px) * normal).sum(axis=1) / (0.01 * self._half)
        normal *= np.sign(scale)[:, None]
        square = np.abs(scale) * (np.abs(pieces.normals) @ np.array(self._plan.step))
        off, weight = self._offsets(px, normal, square, reach)
        reach_px = max(3.0, reach * float(np.median(square)))
        weight = weight * cauchy_weight(off, 0.5 * reach_px) * self._trust(weight)
        rows = self._jacobian(camera, places, normal, unknowns)
        known = gauss_newton_step(known, unknowns, rows, off, weight / _SPREAD_PX**2)
        most = _MOST_BENT * unknowns.spread[9:]
        known[9:] = np.clip(known[9:], -most, most)
        rms = np.sqrt((weight * off**2).sum() / max(float(weight.sum()), 1e-9))
        return known, float(rms), float(rms) / reach_px

    def _trust(self, weight: FloatArray) -> FloatArray:
        """Return the weight of each piece: the visibility of its whole line."""
        line = self._pieces.line
        count = np.maximum(np.bincount(line), 1)
        clear = np.bincount(line, weight) / count
        usual = max(float(np.percentile(clear[np.unique(line)], 75)), 1e-9)
        trust = np.minimum(clear[line] / usual, 1.0) ** 2
        return np.asarray(np.where(self._outer, _OUTER, 1.0) * trust)

    def _offsets(
        self, px: FloatArray, normal: FloatArray, square: FloatArray, reach: float
    ) -> tuple[FloatArray, FloatArray]:
        """Return the residual of each place across its line, px, and its weight."""
        off, weight = np.zeros(len(px)), np.zeros(len(px))
        reach_px = max(3.0, reach * float(np.median(square)))
        drawn = self._pieces.drawn
        lines = drawn == LatticeMark.LINE
        if not self._plan.chequered:
            lines |= drawn == LatticeMark.EITHER
        if lines.any():
            off[lines], weight[lines] = offsets(
                self._tone,
                px[lines],
                normal[lines],
                beside_px=np.maximum(_BESIDE * square[lines], 2.5),
                reach_px=reach_px,
            )
        steps = ~lines
        if steps.any():
            off[steps], weight[steps] = self._steps(
                px[steps], normal[steps], steps, square, reach_px
            )
        return off, weight

    def _steps(
        self,
        px: FloatArray,
        normal: FloatArray,
        mine: NDArray[np.bool_],
        square: FloatArray,
        reach_px: float,
    ) -> tuple[FloatArray, FloatArray]:
        """Return the same of steps."""
        box = max(2, round(_BOX * float(np.median(square))))
        count = int(np.ceil(reach_px))
        fine = np.arange(-count - box, count + box + 1, dtype=float)
        tone = across(self._tone, px, normal, fine + np.zeros((len(px), 1)))
        total = np.cumsum(np.pad(tone, ((0, 0), (1, 0))), axis=1)
        at = np.arange(box, box + 2 * count + 1)
        higher = total[:, at + box + 1] - total[:, at + 1]
        lower = total[:, at] - total[:, at - box]
        step = (higher - lower) / box
        rise = self._pieces.light[mine, None] * step
        signs = pair_signs(rise[:, count], self._pieces.pair[mine])
        contrast = signs[:, None] * rise
        return crests(contrast, np.arange(-count, count + 1, dtype=float), reach_px)

    def _jacobian(
        self,
        camera: FloatArray,
        places: FloatArray,
        normal: FloatArray,
        unknowns: Unknowns,
    ) -> FloatArray:
        """Return the shift along the normals by each unknown, shape (P, K)."""
        by_camera = jacobian(
            lambda other: project(other, places, self._size),
            camera,
            unknowns.nudge[CAMERA],
        )
        by_plan = jacobian(
            lambda shift: project(camera, places + shift, self._size),
            np.zeros(2),
            np.full(2, _NUDGE * self._half),
        )
        ways = self._places.ways.reshape(len(places), 2, -1)
        by_bends = by_plan @ ways
        every = np.concatenate([by_camera, by_bends], axis=-1)
        return np.asarray((every * normal[..., None]).sum(axis=1))
