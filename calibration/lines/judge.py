"""Verify a fitted drawing part by part."""

import numpy as np

from calibration.common.arrays import FloatArray
from calibration.common.pose import PoseFit, project
from calibration.common.ridges import Ridges, orientation_of, sample
from calibration.common.verdict import BoardVerdict, ramp, sure
from calibration.lines.plan import LineGroup, LinePlan

# From nothing to full trust. Boards of every kind, found rightly, have clarity above
# 0.7, are complete above 0.9 (0.8 under a hand), their worst part above 0.6 and what
# must not be there below 0.35; wrong boards fail at least one of these by far.
_CLARITY = (0.4, 0.6)
_COMPLETE = (0.7, 0.85)
_WORST = (0.4, 0.7)
_AGAINST = (-0.6, -0.4)
_RANK = (0.3, 0.4)
_SUREST = 0.99
_MOST_LINES = 0.3  # all but this part must be there: chips look like a line or two
_THERE = (0.25, 0.75)  # of the usual strength
_LIKE = (0.15, 0.4)  # odds of grain and of a line, relative to the drawing's own
_SPACED = (0.4, 0.55)  # least step from ring to ring, of the nominal
_OBLONG = 2.0  # a folding gap makes a board a twentieth longer one way, no more
_LEAST_CLARITY = 0.3
_SLACK_PX = 2  # to each side of where a line was fitted
_LOOSE_PX = 3  # and where a line would be that must not be there


def judge_drawing(ridges: Ridges, fit: PoseFit, drawing: LinePlan) -> BoardVerdict:
    """Return the confidence that the drawing lies where the fit says."""
    parts = drawing.drawn(fit.sites)
    seen = [
        _seen(ridges, fit, part, _SLACK_PX).max(axis=0).mean(axis=1) for part in parts
    ]
    lines = np.concatenate(seen)
    clarity = float(np.percentile(lines, 80))
    half = max(clarity, _LEAST_CLARITY)
    drawn = {
        part.name: float(_share(each / half).mean())
        for part, each in zip(parts, seen, strict=True)
    }
    undrawn: dict[str, float] = {}
    one_way = 0.0
    for part in drawing.undrawn(fit.sites):
        seen_there = _seen(ridges, fit, part, _LOOSE_PX)
        share = _alike(seen_there, half).mean(axis=2).max(axis=0)
        ways = [float(share[part.axis == axis].mean()) for axis in (0, 1)]
        there = float(np.quantile(share, _MOST_LINES))
        undrawn[part.name] = max(there, undrawn.get(part.name, 0.0))
        one_way = max(*ways, one_way)
    for part in drawing.beyond(fit.sites):
        share = _alike(_seen(ridges, fit, part, _LOOSE_PX), half).mean(axis=2)
        there = float(share.max(axis=0).min())
        undrawn[part.name] = max(there, undrawn.get(part.name, 0.0))
    complete = float(_share(lines / half).mean())
    worst = min(drawn.values())
    against = max(undrawn.values())
    clean = (1.0 - 0.7 * against) * (1.0 - 0.2 * one_way)
    wide, high = np.abs(fit.sites[drawing.ring == 1]).max(axis=0)
    oblong = abs(float(np.log(wide / high)))
    square = 1.0 - min(1.0, _OBLONG * oblong)
    rank = clarity * complete * (0.5 + 0.5 * worst) * clean * square
    confidence = sure(
        _SUREST * _regular(np.array(drawing.radii(fit.sites))),
        (clarity, _CLARITY),
        (complete, _COMPLETE),
        (worst, _WORST),
        (-against, _AGAINST),
        (rank, _RANK),
    )
    return BoardVerdict(
        confidence=confidence,
        rank=rank,
        clarity=clarity,
        complete=complete,
        drawn=drawn,
        undrawn=undrawn,
        one_way=one_way,
    )


def _share(seen: FloatArray) -> FloatArray:
    """Return the probability (0..1) of lines, by strength relative to clarity."""
    return ramp(seen, *_THERE)


def _alike(seen: FloatArray, usual: float) -> FloatArray:
    """Return the confidence that a place is on a line like the drawing's own, 0..1.

    Strength saturates; its odds grow with a line's contrast, and grain has little.
    """
    odds = seen / np.maximum(1.0 - seen, 0.01) * (1.0 - usual) / usual
    return ramp(odds, *_LIKE)


def _regular(radius: FloatArray) -> float:
    """Return 1 if the rings are about evenly spaced, less if two nearly touch."""
    if len(radius) < 2:
        return 1.0
    nominal = radius[0] / len(radius)
    least = float(-np.diff(radius).max()) / nominal
    inner = radius[-1] / nominal
    return sure(1.0, (min(least, inner), _SPACED))


def _seen(ridges: Ridges, fit: PoseFit, part: LineGroup, slack_px: int) -> FloatArray:
    """Return the strength of ridge by shift, line and place, shape (S, L, 8)."""
    height, width = ridges.sharp.shape[1:]
    size = (width, height)
    plan = part.places()
    px = project(fit.camera, plan.reshape(-1, 2), size).reshape(plan.shape)
    way = px[:, -1] - px[:, 0]
    way /= np.maximum(np.linalg.norm(way, axis=1), 1e-9)[:, None]
    normal = np.stack([-way[:, 1], way[:, 0]], axis=-1)
    slack = np.arange(-slack_px, slack_px + 1)[:, None, None, None]
    at = px[None] + slack * normal[None, :, None, :]
    orientation = np.broadcast_to(orientation_of(way)[None, :, None], at.shape[:-1])
    strength: FloatArray = sample(ridges.sharp, orientation, at)
    return strength
