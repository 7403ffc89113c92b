"""Find a board of pits in a picture: grid hypotheses, then camera and plan."""

from collections.abc import Callable

import numpy as np

from calibration.common.arrays import FloatArray, FloatImage
from calibration.common.by_hand import laid, overrules
from calibration.common.circles import find_circles
from calibration.common.homography import homography
from calibration.common.pose import CAMERA, PoseFit, begin_at, camera_groups, project
from calibration.common.search import Found, Sought
from calibration.common.solve import (
    Unknowns,
    cauchy_weight,
    gauss_newton_step,
    jacobian,
)
from calibration.pits.grids import find_grids, placements
from calibration.pits.judge import FULL_SHARE, judge_pits
from calibration.pits.plan import pits_of
from rules.core.board import Board

_MOST_GRIDS, _MOST_PLACES = 4, 3
_STEPS = 10  # of least squares
_SPREAD_PX = 1.0  # how far off a pit's middle is seen
_REACH = 0.3  # of a step: how far off its place a pit is looked for
_USUAL = 0.15  # of that: how far off pits are often seen
_NEAR = 0.5  # of a step: so far off may corners be that a person showed


class PitSearch:
    """The search for one board of pits in one picture.

    Parameters
    ----------
    tone : ndarray of shape (H, W), float32
        From `calibration.common.log_intensity.tone_of`.
    board
        What is expected.
    """

    def __init__(self, tone: FloatImage, board: Board) -> None:
        self.size = (tone.shape[1], tone.shape[0])
        self.pits = pits_of(board)
        self.plan = self.pits.plan
        self.unknowns = Unknowns(*camera_groups(self.size), *self.plan.groups)
        self.circles = find_circles(tone)

    def anywhere(
        self, south: tuple[float, float], tell: Callable[[float], None]
    ) -> Found | None:
        """Return the best fit in the whole picture.

        Parameters
        ----------
        south
            Direction in the picture, (x, y), in which the board's south lies.
        tell
            Called with the part done, 0..1.
        """
        grids = find_grids(self.circles, most=_MOST_GRIDS)
        tell(0.4)
        found: list[Found] = []
        for grid in grids:
            steps = np.array(list(grid), float)
            px = self.circles.px[list(grid.values())]
            for middle in placements(grid, self.pits.cells, most=_MOST_PLACES):
                turned = _turned(steps - middle, px, np.array(south))
                fit = self._begun(turned * self.pits.spacing, px)
                if fit is not None:
                    found.append(self._judged(self._settled(fit)))
            tell(0.9)
        return max(found, key=lambda each: each.verdict.rank, default=None)

    def near(self, plan: FloatArray, px: FloatArray) -> Found | None:
        """Return the best fit near four places that a person showed.

        Parameters
        ----------
        plan : ndarray of shape (4, 2), float64
            The sites shown, millimetres.
        px : ndarray of shape (4, 2), float64
            Where they were shown.
        """
        shown = self._begun(plan, px)
        if shown is None:
            return None
        refined = self._judged(self._settled(shown))
        gap = np.linalg.norm(project(refined.fit.camera, plan, self.size) - px, axis=1)
        off = float(gap.max()) / self._step_px(shown.camera)
        if overrules(refined.verdict, off, most=_NEAR):
            return refined
        fit, _ = laid(shown, self.pits.sites, plan, px, self.size)
        return self._judged(fit)

    def _begun(self, plan: FloatArray, px: FloatArray) -> PoseFit | None:
        """Return a first fit that lays places of the plan where they are seen."""
        half = float(np.abs(self.pits.sites).max())
        px_from_unit = homography(plan / half, px)
        px_from_plan = px_from_unit @ np.diag([1 / half, 1 / half, 1.0])
        fit = begin_at(px_from_plan, self.pits.sites, self.size)
        if fit is None or fit.camera[5] < half:
            return None
        return PoseFit(camera=fit.camera, sites=self.pits.sites, rms_px=np.inf)

    def _step_px(self, camera: FloatArray) -> float:
        ends = self.pits.spacing * np.array([[-1.0, 0], [1, 0], [0, -1], [0, 1]])
        px = project(camera, ends, self.size)
        lengths = np.linalg.norm(px[[1, 3]] - px[[0, 2]], axis=1) / 2
        return float(lengths.mean())

    def _settled(self, begun: PoseFit) -> PoseFit:
        """Return the fit of lens, pose and outermost pits to what is round."""
        known, rms = np.append(begun.camera, 0.0), np.inf
        for _ in range(_STEPS):
            off, weight = self._off(known)
            if weight.sum() < 8:
                return begun
            rows = jacobian(self._px, known, self.unknowns.nudge)
            weighted = weight[:, None] / _SPREAD_PX**2
            known = gauss_newton_step(known, self.unknowns, rows, off, weighted)
            rms = float(np.sqrt((weight * (off**2).sum(axis=1)).sum() / weight.sum()))
        return PoseFit(
            camera=known[CAMERA], sites=self.plan.bent(known[9:]), rms_px=rms
        )

    def _px(self, known: FloatArray) -> FloatArray:
        return project(known[CAMERA], self.plan.bent(known[9:]), self.size)

    def _off(self, known: FloatArray) -> tuple[FloatArray, FloatArray]:
        """Return the residual (N, 2) of each pit, and its confidence (N,)."""
        circles, here = self.circles, self._px(known)
        if not len(circles.px):
            return np.zeros_like(here), np.zeros(len(here))
        reach = _REACH * self._step_px(known[CAMERA])
        away = np.linalg.norm(circles.px[None] - here[:, None], axis=2)
        cost = away / reach - circles.share[None]
        cost[away > reach] = np.inf
        nearest = cost.argmin(axis=1)
        seen = np.isfinite(cost[np.arange(len(here)), nearest])
        off = np.where(seen[:, None], circles.px[nearest] - here, 0.0)
        far = np.linalg.norm(off, axis=1)
        usual = float(np.median(far[seen])) if seen.any() else 0.0
        weight = seen * cauchy_weight(far, max(_USUAL * reach, usual))
        weight *= np.minimum(circles.share[nearest] / FULL_SHARE, 1.0)
        return off, weight

    def _judged(self, fit: PoseFit) -> Found:
        step = self._step_px(fit.camera)
        px = project(fit.camera, fit.sites, self.size)
        radius = self._radius_px(px, step)
        verdict = judge_pits(
            self.circles,
            fit,
            self.pits,
            size=self.size,
            step_px=step,
            radius_px=radius,
        )
        pit_mm = 2 * radius / step * self.pits.spacing
        return Found(fit=fit, verdict=verdict, pit_mm=pit_mm)

    def _radius_px(self, px: FloatArray, step: float) -> float:
        """Return the usual radius of what is round at the pits' places."""
        if not len(self.circles.px):
            return 0.0
        away = np.linalg.norm(self.circles.px[None] - px[:, None], axis=2)
        near = away.min(axis=1) < 0.15 * step
        if not near.any():
            return 0.0
        return float(np.median(self.circles.radius_px[away.argmin(axis=1)[near]]))


def find_pits(sought: Sought) -> Found | None:
    """Return the best fit of a grid of pits."""
    what = "looking for pits"
    sought.tell(0.0, what)
    search = PitSearch(sought.tone, sought.board)
    sought.tell(0.2, what)
    if sought.corners is None:
        found = search.anywhere(
            sought.south, lambda part: sought.tell(0.2 + 0.7 * part, what)
        )
    else:
        corners = [(corner.x_mm, corner.y_mm) for corner in sought.board.corners]
        found = search.near(np.array(corners), sought.corners)
    sought.tell(1.0, "done")
    return found


def _turned(steps: FloatArray, px: FloatArray, south: FloatArray) -> FloatArray:
    """Return steps turned so that their negative y leads south in the picture.

    The steps (1, 0) and (0, 1) already turn the way that x and y do in a plan.
    """
    centred = steps - steps.mean(axis=0)
    ways = np.linalg.lstsq(centred, px - px.mean(axis=0), rcond=None)[0]
    leads = [-ways[1], ways[0], ways[1], -ways[0]]
    quarter = int(np.argmax([float(way @ south) for way in leads]))
    x, y = steps.T
    return np.stack([(x, y), (y, -x), (-x, -y), (-y, x)][quarter], axis=1)
