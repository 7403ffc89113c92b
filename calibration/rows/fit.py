"""Fit camera and plan to rows of pits in a rectified picture."""

from dataclasses import dataclass
from functools import cache

import numpy as np

from calibration.common.arrays import FloatArray, FloatImage
from calibration.common.homography import homographies
from calibration.common.pose import CAMERA, PoseFit, begin_at, camera_groups, project
from calibration.common.solve import (
    UnknownGroup,
    Unknowns,
    cauchy_weight,
    gauss_newton_step,
    jacobian,
)
from calibration.common.verdict import ramp
from calibration.rows.hypotheses import RowGuess
from calibration.rows.plan import PitRows
from calibration.rows.straight import Straightened, straighten

_REACHES = (0.3, 0.22, 0.18, 0.15)  # steps: how far off its place a pit is looked for
_SHAPED = (1,)  # of these looks: before them the pits' shape is found
_SPREAD = 0.03  # steps: how far off a pit's middle is seen
_BEND_SPREAD = 0.05  # steps: how far off the rows a pit is carved
_MISSEEN = 0.012  # steps: how far off a pit's middle is seen, once all else is known
_SIGMA = 1.4826  # of normal errors: their spread to their median
_ROW_SPREAD, _GAP_SPREAD = 0.3, 0.5
_NO_GAP = 1e-6
_K1_SPREAD, _K2_SPREAD = 0.05, 0.01
_STRAY = 4.0  # spreads: so far off a pit counts half
_LEAST_SHARE, _FULL_SHARE = 0.2, 0.5
_HOPELESS = 0.25  # mean share after any look
_TALLS = (0.72, 0.85, 1.0, 1.18, 1.38)  # height of a pit to its width, as fitted
_CLOSER_TALLS = (0.92, 1.08)  # of the best of them
_ROUNDER = 1.05  # how much clearer pits must show to be taken for oval


@dataclass(frozen=True, slots=True, kw_only=True)
class RowFit:
    """Camera and plan of rows of pits, fitted.

    Attributes
    ----------
    camera : ndarray of shape (9,), float64
        As in `calibration.common.pose.Fit`.
    row_step, gap, row_gap
        As in `calibration.rows.plan.Rows.plan`.
    bends : ndarray of shape (N, 2), float64
        How far each pit lies off its place in the rows, steps.
    radius
        The pits' usual radius from west to east, steps.
    tall
        Their height to their width.
    offset : ndarray of shape (N, 2), float64
        How far each pit is seen off the fit, steps.
    share : ndarray of shape (N,), float64
        How much of each rim is seen.
    sizes : ndarray of shape (N,), float64
        Each pit's own radius, steps.
    straight
        What was looked at.
    """

    camera: FloatArray
    row_step: float
    gap: float
    row_gap: float
    bends: FloatArray
    radius: float
    tall: float
    offset: FloatArray
    share: FloatArray
    sizes: FloatArray
    straight: Straightened


class RowFitter:
    """Fits one picture's pits.

    Parameters
    ----------
    tone : ndarray of shape (H, W), float32
    rows
        Of the board expected.
    """

    def __init__(self, tone: FloatImage, rows: PitRows) -> None:
        self.tone, self.rows = tone, rows
        self.size = (tone.shape[1], tone.shape[0])
        columns, folded = (_GAP_SPREAD if part else _NO_GAP for part in rows.folds)
        self.unknowns = Unknowns(
            *camera_groups(self.size, k1_spread=_K1_SPREAD, k2_spread=_K2_SPREAD),
            UnknownGroup(name="row step", spread=_ROW_SPREAD),
            UnknownGroup(name="gap", spread=columns),
            UnknownGroup(name="row gap", spread=folded),
            UnknownGroup(name="each", count=rows.cells.size, spread=_BEND_SPREAD),
        )

    def fit(self, guess: RowGuess) -> RowFit | None:
        """Return the fit from a hypothesis; None if no camera pose explains it."""
        begun = self._begun(guess)
        if begun is None:
            return None
        known, tall = begun, 1.0
        radius: float | None = None
        seen = None
        for n, reach in enumerate(_REACHES):
            if n in _SHAPED:
                tall = self._tall(known)
            straight = self._straightened(known, tall)
            if straight is None:
                return None
            places = self._places(known)
            if radius is None or n in _SHAPED:
                _, sizes, share = straight.best_near(places, reach)
                radius = _weighted_median(sizes, share)
            offset, sizes, share = straight.best_near(places, reach, radius)
            if (share > _LEAST_SHARE).sum() < 4:
                return None
            radius = _weighted_median(sizes, share)
            if share.mean() < _HOPELESS:
                return None
            known = self._settled(known, places + offset, share)
            seen = (straight, places + offset, sizes, share)
        assert seen is not None
        assert radius is not None
        straight, found, sizes, share = seen
        row_step, gap, row_gap, own = self._plan(known)
        off = own + found - self._places(known)
        bends = believed(off, share)
        return RowFit(
            camera=known[CAMERA],
            row_step=row_step,
            gap=gap,
            row_gap=row_gap,
            bends=bends,
            radius=radius,
            tall=tall,
            offset=off - bends,
            share=share,
            sizes=sizes,
            straight=straight,
        )

    def sites(self, fit: RowFit) -> FloatArray:
        """Return the pits' positions, millimetres, shape (N, 2)."""
        plan = self.rows.plan(fit.row_step, fit.gap, fit.row_gap)
        sites: FloatArray = (plan + fit.bends) * self.rows.spacing
        return sites

    def px(self, fit: RowFit) -> FloatArray:
        """Return the pits' pixels, shape (N, 2)."""
        return project(fit.camera, self.sites(fit), self.size)

    def _begun(self, guess: RowGuess) -> FloatArray | None:
        plan = self.rows.plan(1.0, guess.gap, 0.0) * self.rows.spacing
        half = plan.max(axis=0)
        px_from_plan = homographies(guess.px[None])[0] @ np.diag([*(1 / half), 1.0])
        fit = begin_at(px_from_plan, plan, self.size)
        if fit is None or fit.camera[5] < half.max():
            return None
        stretch = fit.sites.max(axis=0) / half
        camera = fit.camera.copy()
        camera[3:6] /= stretch[0]
        known = np.zeros(len(self.unknowns))
        known[CAMERA] = camera
        known[self.unknowns.at["row step"]] = np.log(stretch[1] / stretch[0])
        known[self.unknowns.at["gap"]] = guess.gap
        return known

    def _plan(self, known: FloatArray) -> tuple[float, float, float, FloatArray]:
        """Return step and gaps of the rows, and how far each pit lies off them."""
        log_step, gap, row_gap = map(float, known[9:12])
        own = known[self.unknowns.at["each"]].reshape(-1, 2)
        return float(np.exp(log_step)), gap, row_gap, own

    def _places(self, known: FloatArray) -> FloatArray:
        *steps, own = self._plan(known)
        return self.rows.plan(*steps) + own

    def _tall(self, known: FloatArray) -> float:
        """Return the height of the pits to their width that shows them roundest."""

        @cache
        def clear(tall: float) -> float:
            straight = self._straightened(known, tall)
            if straight is None:
                return 0.0
            _, _, share = straight.best_near(self._places(known), _REACHES[-1])
            return float(share.mean())

        best = max(_TALLS, key=clear)
        closer = [best, *(best * part for part in _CLOSER_TALLS)]
        best = max(closer, key=clear)
        return best if clear(best) > _ROUNDER * clear(1.0) else 1.0

    def _straightened(self, known: FloatArray, tall: float) -> Straightened | None:
        reach = np.abs(self._places(known)).max(axis=0)
        if not (np.isfinite(known).all() and reach.max() < 12):
            return None
        return straighten(self.tone, known[CAMERA], self.rows.spacing, reach, tall)

    def _settled(
        self, known: FloatArray, found: FloatArray, share: FloatArray
    ) -> FloatArray:
        """Return the fit after least squares to where pits are seen."""
        seen_px = project(known[CAMERA], found * self.rows.spacing, self.size)
        weight = ramp(share, 0.0, _FULL_SHARE) ** 2
        weight[share < _LEAST_SHARE] = 0.0
        for _ in range(4):
            off = seen_px - self._px(known)
            spread = _SPREAD * self._step_px(known)
            far = np.linalg.norm(off, axis=1)
            weighted = weight * cauchy_weight(far, _STRAY * spread) / spread**2
            rows = jacobian(self._px, known, self.unknowns.nudge)
            known = gauss_newton_step(
                known, self.unknowns, rows, off, weighted[:, None]
            )
        return known

    def _px(self, known: FloatArray) -> FloatArray:
        return project(
            known[CAMERA], self._places(known) * self.rows.spacing, self.size
        )

    def _step_px(self, known: FloatArray) -> float:
        px = self._px(known)
        first = np.flatnonzero(self.rows.cells[:, 1] == 0)
        first = first[np.argsort(self.rows.cells[first, 0])]
        return float(np.linalg.norm(np.diff(px[first], axis=0), axis=1).mean())


def believed(off: FloatArray, share: FloatArray) -> FloatArray:
    """Return the residuals of pits from the rows, shrunk towards even spacing.

    As a rule they are carved as evenly as this board's other pits.
    """
    usual = _SIGMA * np.median(np.abs(off[share > _LEAST_SHARE]))
    return np.asarray(off * usual**2 / (usual**2 + _MISSEEN**2))


def _weighted_median(values: FloatArray, weights: FloatArray) -> float:
    order = np.argsort(values)
    total = np.cumsum(weights[order])
    return float(values[order][np.searchsorted(total, total[-1] / 2)])


def as_fit(fitter: RowFitter, fit: RowFit, sites: FloatArray) -> PoseFit:
    """Return a fit of all the board's sites, with how far off the pits are seen.

    Parameters
    ----------
    sites : ndarray of shape (N, 2), float64
        Pits and stores in the board's order, millimetres.
    """
    pits = fitter.sites(fit)
    there = project(fit.camera, pits, fitter.size)
    seen = project(fit.camera, pits + fit.offset * fitter.rows.spacing, fitter.size)
    sure = fit.share > _LEAST_SHARE
    off2 = ((seen - there) ** 2).sum(axis=1)[sure]
    rms = float(np.sqrt(off2.mean())) if sure.any() else np.inf
    return PoseFit(camera=fit.camera, sites=sites, rms_px=rms)
