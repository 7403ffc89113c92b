"""Fit lens, pose and the bending of the plan to the ridges in a picture."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray, FloatImage
from calibration.common.bending import BendingPlan, each, longer, rings
from calibration.common.pose import CAMERA, PoseFit, camera_groups, project
from calibration.common.solve import (
    Unknowns,
    cauchy_weight,
    gauss_newton_step,
    jacobian,
)
from calibration.common.strokes import offsets
from calibration.lines.plan import LinePlan

_LONGER_SPREAD = 0.04  # a folding board is longer one way
_OUTER_SPREAD, _RING_SPREAD = 0.01, 0.08  # of a ring's logarithmic radius
_SITE_SPREAD = 0.012  # of half the side: how far a hand draws a node off its place
_BESIDE = 0.12  # of the spacing: where the board beside a line is looked at
_LINE_SPREAD_PX = 1.0  # how far a line is drawn off the straight way
_CLOSING = (0.2, 0.2, 0.16, 0.12, 0.12, 0.1)  # of the spacing: how far lines are
_CLOSER = (0.12, 0.1, 0.08, 0.06, 0.06)  # sought beside where they are expected
_CLEAR = 0.6  # of a line's pieces: fewer are more likely a hand's or chips' edges
_MOST_BENT = 3.0  # spreads
_NUDGE = 1e-3  # of half the side, to see what follows
_PER_SPACING = 5  # pieces that a drawn line is cut into


@dataclass(frozen=True, slots=True)
class LinePieces:
    """The drawn lines cut into short pieces.

    Attributes
    ----------
    start, end : ndarray of shape (P,), intp
        Sites between which each piece lies.
    part : ndarray of shape (P,), float64
        How far along from start to end its middle lies, 0..1.
    line : ndarray of shape (P,), intp
        Index of the drawn line that each piece belongs to.
    """

    start: NDArray[np.intp]
    end: NDArray[np.intp]
    part: FloatArray
    line: NDArray[np.intp]

    def places(self, sites: FloatArray) -> FloatArray:
        """Return the middles of the pieces, shape (P, 2), for sites (N, 2)."""
        s = self.part[:, None]
        places: FloatArray = (1 - s) * sites[self.start] + s * sites[self.end]
        return places


def cut(drawing: LinePlan) -> LinePieces:
    """Return the pieces of a drawing, the neighbourhood of the sites left out."""
    a, b = drawing.segments.T
    length = np.linalg.norm(drawing.sites[a] - drawing.sites[b], axis=1)
    count = np.maximum(np.rint(length / drawing.half * 3 * _PER_SPACING), 4).astype(int)
    part = np.concatenate([np.linspace(0.15, 0.85, n) for n in count])
    line = np.repeat(np.arange(len(count)), count)
    return LinePieces(a[line], b[line], part, line)


@dataclass(frozen=True, slots=True, kw_only=True)
class LineFitter:
    """State shared by all fits in one picture."""

    tone: FloatImage
    drawing: LinePlan
    pieces: LinePieces
    size: tuple[int, int]

    def settle(self, fit: PoseFit, *, bend_sites: bool) -> PoseFit:
        """Return the least-squares fit from an initial pose.

        Parameters
        ----------
        fit
            Where to begin.
        bend_sites
            Each site may move a little by itself, not only its ring.
        """
        begin, spacing = fit, self._spacing_px(fit)
        rx, ry = np.abs(fit.sites[self.drawing.ring == 1]).max(axis=0)
        lengthened = 0.5 * float(np.log(rx / ry))
        plan = self._plan(fit.sites * np.exp([-lengthened, lengthened]), bend_sites)
        camera = camera_groups(self.size, nudge_mm=_NUDGE * self.drawing.half)
        unknowns = Unknowns(*camera, *plan.groups)
        known = np.zeros(len(unknowns))
        known[CAMERA], known[unknowns.at["longer"]] = fit.camera, lengthened
        for reach in _CLOSER if bend_sites else _CLOSING:
            reach_px = max(3.0, reach * spacing)
            known, rms = self._step(known, fit.sites, plan, unknowns, reach_px)
            fit = PoseFit(camera=known[CAMERA], sites=plan.bent(known[9:]), rms_px=rms)
            if fit.camera[5] < self.drawing.half:
                return begin
        return fit

    def corners_px(self, fit: PoseFit) -> FloatArray:
        """Return the pixels of the nominal corners NW, NE, SE, SW, shape (4, 2)."""
        return project(fit.camera, self.drawing.corners, self.size)

    def _spacing_px(self, fit: PoseFit) -> float:
        px = project(fit.camera, fit.sites, self.size)
        a, b = self.drawing.segments.T
        return float(np.median(np.linalg.norm(px[a] - px[b], axis=1)))

    def _plan(self, sites: FloatArray, bend_sites: bool) -> BendingPlan:
        """Return the plan: a hand draws squares better than it places a node."""
        ring = self.drawing.ring
        inner = np.arange(2, self.drawing.rings + 1)[:, None]
        bends = [
            longer(sites, _LONGER_SPREAD),
            rings("outer ring", sites, ring[None] == 1, _OUTER_SPREAD),
            rings("inner rings", sites, ring == inner, _RING_SPREAD),
        ]
        if bend_sites:
            bends.append(each(sites, _SITE_SPREAD * self.drawing.half))
        return BendingPlan(sites, tuple(bends))

    def _step(
        self,
        known: FloatArray,
        sites: FloatArray,
        plan: BendingPlan,
        unknowns: Unknowns,
        reach_px: float,
    ) -> tuple[FloatArray, float]:
        """Return the unknowns after a step, and how far off the lines lay before it."""
        camera = known[CAMERA]
        places = self.pieces.places(sites)
        px, along = self._lines_px(camera, sites)
        normal = np.stack([-along[:, 1], along[:, 0]], axis=-1)
        by_camera, by_plan = self._jacobian(camera, places, normal, unknowns.nudge)
        beside = _BESIDE * self.drawing.half / self.drawing.rings
        off, weight = offsets(
            self.tone,
            px,
            normal,
            beside_px=np.maximum(beside * np.linalg.norm(by_plan, axis=1), 2.5),
            reach_px=reach_px,
        )
        weight = weight * cauchy_weight(off, 0.5 * reach_px)
        count = np.bincount(self.pieces.line)
        clear = np.bincount(self.pieces.line, weight) / count
        weight *= np.minimum(clear[self.pieces.line] / _CLEAR, 1.0) ** 2
        rows = np.hstack([by_camera, self._by_sites(by_plan) @ plan.ways])
        known = gauss_newton_step(
            known, unknowns, rows, off, weight / _LINE_SPREAD_PX**2
        )
        most = _MOST_BENT * unknowns.spread[9:]
        known[9:] = np.clip(known[9:], -most, most)
        rms = np.sqrt((weight * off**2).sum() / max(float(weight.sum()), 1e-9))
        return known, float(rms)

    def _lines_px(
        self, camera: FloatArray, sites: FloatArray
    ) -> tuple[FloatArray, FloatArray]:
        """Return the pieces' middles and unit directions in the picture."""
        way = sites[self.pieces.end] - sites[self.pieces.start]
        way /= np.linalg.norm(way, axis=1)[:, None]
        places = self.pieces.places(sites)
        step = 0.01 * self.drawing.half
        ends = np.concatenate([places, places - step * way, places + step * way])
        px, before, after = np.split(project(camera, ends, self.size), 3)
        along = after - before
        along /= np.maximum(np.linalg.norm(along, axis=1), 1e-9)[:, None]
        return px, along

    def _jacobian(
        self,
        camera: FloatArray,
        places: FloatArray,
        normal: FloatArray,
        nudge: FloatArray,
    ) -> tuple[FloatArray, FloatArray]:
        """Return the shift along the normals by camera (P, 9) and by plan (P, 2)."""
        by_camera = jacobian(
            lambda other: project(other, places, self.size), camera, nudge[CAMERA]
        )
        by_plan = jacobian(
            lambda shift: project(camera, places + shift, self.size),
            np.zeros(2),
            np.full(2, _NUDGE * self.drawing.half),
        )
        across = normal[..., None]
        return (by_camera * across).sum(axis=1), (by_plan * across).sum(axis=1)

    def _by_sites(self, by_plan: FloatArray) -> FloatArray:
        """Return the shift by each site's coordinate, shape (P, 2 N)."""
        count = len(by_plan)
        rows = np.zeros((count, 2 * len(self.drawing.sites)))
        index = np.arange(count)
        for site, share in (
            (self.pieces.start, 1 - self.pieces.part),
            (self.pieces.end, self.pieces.part),
        ):
            for axis in (0, 1):
                rows[index, 2 * site + axis] += share * by_plan[:, axis]
        return rows
