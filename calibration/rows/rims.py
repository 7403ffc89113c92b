"""Estimate the common offset of all pit rims, which the light shifts alike."""

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray, FloatImage
from calibration.common.log_intensity import tones_at
from calibration.common.pose import project

_WAYS = 48  # directions from a pit's middle
_PARTS = np.linspace(0.75, 1.45, 57)  # of a radius: where a rim is looked for
_INNER, _OUTER = 0.85, 1.27  # the same, at most
_CLEAR_OF = 1.2  # radii: nearer to another pit a place has no evidence
_BEYOND = 1.3  # radii: there is plain wood
_STEEP = 0.3  # of the steepest place in a direction: as steep is an edge as well
_GRAIN = 5.0  # times as steep as the wood
_SOFT = np.array([1.0, 2.0, 3.0, 2.0, 1.0]) / 9.0
_STRAY = 0.03  # radii: an edge so far off the circle counts half
_CIRCLE = 0.05  # radii: an edge so near is one of the circle's
_MOST_STRAY, _LEAST_PART = 0.03, 0.6  # median, and share of edges, of a clear circle
_FARTHEST = 0.25  # radii
_LOOKS = 3
_BEGUN = (1.0, 1.1, 0.92, 1.2, 0.85)  # radii, until one leads to a circle that stays


@dataclass(frozen=True, slots=True)
class Rims:
    """Common offset of all rims from their expected places.

    Attributes
    ----------
    shift : ndarray of shape (2,), float64
        To the east and north, in the unit of the places.
    scale
        Their radius to the one that was given.
    clear
        Whether a circle was seen at all.
    """

    shift: FloatArray
    scale: float
    clear: bool = False


def outer_rims(
    tone: FloatImage, camera: FloatArray, places: FloatArray, radius: float, tall: float
) -> Rims:
    """Return the position of the outermost edges round pits, averaged over all.

    A round rim catches the light on one side: the edge that stands out most runs there
    inside of it, on the other side along it, so that circles lie aside of the pits. The
    mean look of all pits is clear enough to identify the outermost edge instead.

    Parameters
    ----------
    tone : ndarray of shape (H, W), float32
        From `calibration.common.log_intensity.tone_of`.
    camera : ndarray of shape (9,), float64
        As in `calibration.common.pose.Fit`.
    places : ndarray of shape (N, 2), float64
        The pits' middles, millimetres.
    radius
        From west to east, millimetres.
    tall
        Height of a pit to its width.
    """
    shape = np.array([1.0, tall])
    given = first = Rims(np.zeros(2), 1.0)
    for begun in _BEGUN:
        found = replace(given, scale=begun)
        for _ in range(_LOOKS):
            now = radius * found.scale * shape
            circle = _circle(_edges(_mean_pit(tone, camera, places + found.shift, now)))
            if circle is None:
                break
            scale = found.scale * float(circle[0])
            found = Rims(found.shift + circle[1:] * now, scale, clear=True)
        else:
            return found
        if found.clear and begun == given.scale:
            first = found
    return first


def _mean_pit(
    tone: FloatImage, camera: FloatArray, middles: FloatArray, axes: FloatArray
) -> NDArray[np.float32]:
    """Return the median look of all pits round their rims, shape (ways, parts).

    NaN where none is clear of its neighbours.
    """
    turn = _turns()
    way = np.stack([np.cos(turn), np.sin(turn)], axis=1)
    ring = (way[:, None] * _PARTS[None, :, None]).reshape(-1, 2) * axes
    plan = middles[:, None] + ring
    px = project(camera, plan.reshape(-1, 2), (tone.shape[1], tone.shape[0]))
    seen = tones_at(tone, px.reshape(plan.shape))
    far = np.linalg.norm((plan[:, :, None] - middles) / axes, axis=3)
    own = np.eye(len(middles), dtype=bool)[:, None, :]
    free = np.where(own, np.inf, far).min(axis=2) > _CLEAR_OF
    some = free.any(axis=0)
    pit = np.full(len(ring), np.nan, np.float32)
    pit[some] = np.nanmedian(np.where(free, seen, np.nan)[:, some], axis=0)
    return pit.reshape(_WAYS, -1)


def _edges(pit: NDArray[np.float32]) -> FloatArray:
    """Return the radius of the outermost edge in each direction; NaN for none."""
    beside = (np.roll(pit, 1, axis=0) + pit + np.roll(pit, -1, axis=0)) / 3
    soft = np.stack([np.convolve(line, _SOFT, "same") for line in beside])
    steep = np.nan_to_num(np.abs(np.gradient(soft, _PARTS, axis=1)))
    steep[:, :4] = steep[:, -4:] = 0.0
    wood = steep[:, _PARTS > _BEYOND]
    grain = float(np.median(wood[wood > 0])) if (wood > 0).any() else 0.0
    sought = np.flatnonzero((_PARTS >= _INNER) & (_PARTS <= _OUTER))
    here, inner, outer = (steep[:, sought + n] for n in (0, -1, 1))
    least = np.maximum(_STEEP * here.max(axis=1, keepdims=True), _GRAIN * grain)
    crest = (here >= inner) & (here > outer) & (here > least)
    last = crest.shape[1] - 1 - crest[:, ::-1].argmax(axis=1)
    at = np.arange(_WAYS), last
    bend = inner[at] - 2 * here[at] + outer[at]
    between = 0.5 * (inner[at] - outer[at]) / np.where(bend < 0, bend, -np.inf)
    edge = _PARTS[sought[last]] + between * (_PARTS[1] - _PARTS[0])
    return np.where(crest.any(axis=1), edge, np.nan)


def _circle(edge: FloatArray) -> FloatArray | None:
    """Return the radius and middle, radii, of the circle through edges, if clear."""
    seen = np.isfinite(edge)
    if seen.mean() < _LEAST_PART:
        return None
    turn = _turns()[seen]
    rows = np.stack([np.ones_like(turn), np.cos(turn), np.sin(turn)], axis=1)
    weight, circle, stray = np.ones(len(turn)), np.zeros(3), np.zeros(len(turn))
    for _ in range(10):
        root = np.sqrt(weight)
        circle = np.linalg.lstsq(rows * root[:, None], edge[seen] * root, rcond=None)[0]
        stray = np.abs(edge[seen] - rows @ circle)
        weight = 1 / (1 + (stray / _STRAY) ** 2)
    clear = np.median(stray) <= _MOST_STRAY and (stray < _CIRCLE).mean() >= _LEAST_PART
    return circle if clear and np.hypot(*circle[1:]) <= _FARTHEST else None


def _turns() -> FloatArray:
    return np.asarray((np.arange(_WAYS) + 0.5) * (2 * np.pi / _WAYS))
