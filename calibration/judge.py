"""Judge whether a fitted drawing is really there, part by part."""

from dataclasses import dataclass

import numpy as np

from calibration.drawing import Drawing, Part
from calibration.fit import Fit, project
from calibration.ridges import FloatArray, Ridges, orientation_of, sample

_SLACK_PX = (-2.0, -1.0, 0.0, 1.0, 2.0)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is there and what is not.

    Attributes
    ----------
    confidence
        0..1.
    drawn, undrawn
        How much is seen, 0..1, of each part that must be there, and of each that
        must not.
    """

    confidence: float
    drawn: dict[str, float]
    undrawn: dict[str, float]


def judge(ridges: Ridges, fit: Fit, drawing: Drawing, size: tuple[int, int]) -> Verdict:
    """Return how surely the drawing lies where the fit says."""
    drawn = {
        part.name: float(_seen(ridges, fit, part, size).mean())
        for part in drawing.drawn(fit.sites)
    }
    undrawn: dict[str, float] = {}
    for part in drawing.undrawn(fit.sites):
        seen = _seen(ridges, fit, part, size).mean(axis=1)
        both = min(float(seen[part.axis == axis].mean()) for axis in (0, 1))
        undrawn[part.name] = max(both, undrawn.get(part.name, 0.0))
    return Verdict(_confidence(drawn, undrawn), drawn, undrawn)


def _seen(ridges: Ridges, fit: Fit, part: Part, size: tuple[int, int]) -> FloatArray:
    """Return the strength of ridge at the part's places, shape (L, 8)."""
    plan = part.places()
    px = project(fit.camera, plan.reshape(-1, 2), size).reshape(plan.shape)
    way = px[:, -1] - px[:, 0]
    way /= np.maximum(np.linalg.norm(way, axis=1), 1e-9)[:, None]
    normal = np.stack([-way[:, 1], way[:, 0]], axis=-1)
    slack = np.array(_SLACK_PX)[:, None, None, None]
    at = px[None] + slack * normal[None, :, None, :]
    orientation = np.broadcast_to(orientation_of(way)[None, :, None], at.shape[:-1])
    strength: FloatArray = sample(ridges.sharp, orientation, at).max(axis=0)
    return strength


def _confidence(drawn: dict[str, float], undrawn: dict[str, float]) -> float:
    mean = np.mean(list(drawn.values()))
    worst = min(drawn.values())
    against = max(undrawn.values(), default=0.0)
    return float(np.clip(min(mean, worst + 0.2) - max(0.0, against - 0.3), 0, 1))
