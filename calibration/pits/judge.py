"""Verify a grid of pits: all are there and no others."""

import numpy as np

from calibration.common.arrays import FloatArray
from calibration.common.circles import Circles
from calibration.common.pose import PoseFit, project
from calibration.common.verdict import BoardVerdict, ramp, sure
from calibration.pits.plan import PitPlan

NO_SHARE, FULL_SHARE = 0.16, 0.4  # of a rim seen: surely no pit, surely one
_COMPLETE, _WORST, _AGAINST = (0.7, 0.85), (0.25, 0.5), (-0.7, -0.35)
_STRAY = (-0.09, -0.045)  # rms of the pits' middles, of a step
_SIZES = (0.13, 0.46)  # radius of a pit, of a step
_SUREST = 0.99
_WAYS = {
    "north": np.array([0.0, 1.0]),
    "east": np.array([1.0, 0.0]),
    "south": np.array([0.0, -1.0]),
    "west": np.array([-1.0, 0.0]),
}


def surely(share: FloatArray) -> FloatArray:
    """Return the probability of pits (0..1), by the visible share of their rims."""
    return ramp(share, NO_SHARE, FULL_SHARE)


def judge_pits(
    circles: Circles,
    fit: PoseFit,
    pits: PitPlan,
    *,
    size: tuple[int, int],
    step_px: float,
    radius_px: float,
) -> BoardVerdict:
    """Return the confidence that the pits lie where the fit says.

    Parameters
    ----------
    circles
        What is round in the picture.
    fit, pits
        Where the pits of a board seem to lie.
    size
        Width and height of the picture.
    step_px, radius_px
        From pit to pit, and of a pit.
    """

    def share(plan: FloatArray) -> FloatArray:
        px = project(fit.camera, plan, size)
        return circles.share_at(px, np.full(len(px), radius_px))

    shares = share(fit.sites)
    seen, missing = surely(shares), surely(share(pits.missing))
    drawn = {"inner pits": float(seen[~pits.outer].mean())}
    for name, way in _WAYS.items():
        mine = pits.outer & (pits.outward @ way > 0)
        drawn[f"{name} pits"] = float(seen[mine].mean())
    corner = np.abs(pits.missing).max(axis=1) < 1.01 * np.abs(pits.sites).max()
    undrawn = {
        "pits between": 2 * float(surely(share(pits.between)).mean()),
        "pits at the corners": float(missing[corner].mean()),
        "more pits around": float(missing[~corner].mean()),
    }
    complete, worst = float(seen.mean()), min(drawn.values())
    over = max(undrawn.values())
    return BoardVerdict(
        confidence=sure(
            _SUREST * (_SIZES[0] < radius_px / step_px < _SIZES[1]),
            (complete, _COMPLETE),
            (worst, _WORST),
            (-over, _AGAINST),
            (-fit.rms_px / step_px, _STRAY),
        ),
        rank=complete * (0.5 + 0.5 * worst) * (1 - 0.7 * over),
        clarity=float(np.median(shares)),
        complete=complete,
        drawn=drawn,
        undrawn=undrawn,
    )
