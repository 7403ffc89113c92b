"""Rank the quadrilaterals that may be squares of the drawing, and their lens bend."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray
from calibration.common.homography import CORNERS, apply, homographies
from calibration.common.ridges import Ridges, orientation_of, sample
from calibration.lines.plan import LinePlan

_RADII = np.geomspace(0.15, 4.5, 64)  # of a quadrilateral's own half side
_BENT = 1.4  # by how much a ring may be off its nominal radius
_ALONG = np.array([0.15, 0.25, 0.33, 0.42, 0.58, 0.67, 0.75, 0.85]) * 2 - 1
_APART = 0.12  # least step from ring to ring, of the outer ring
_UNLIKELY = 0.3  # what a ring costs that is off its radius by the factor e
_AT_ONCE = 48  # quadrilaterals: all at once would take a tenth of a gigabyte
_SQUARE = 0.3  # how far from square, for a likely lens, relative


@dataclass(frozen=True, slots=True)
class Candidate:
    """One way in which the drawing might lie in the picture.

    Attributes
    ----------
    score
        Rough; only good to rank candidates.
    sites : ndarray of shape (N, 2), float64
        The plan with its rings bent, millimetres.
    px : ndarray of shape (4, 2), float64
        Where the corners NW, NE, SE, SW of the nominal plan lie.
    """

    score: float
    sites: FloatArray
    px: FloatArray


def looks_square(
    quads: FloatArray, size: tuple[int, int], focal: float
) -> NDArray[np.bool_]:
    """Return a mask of the quadrilaterals that such a focal length sees as squares."""
    centre = np.array([(size[0] - 1) / 2, (size[1] - 1) / 2])
    matrix = homographies((quads - centre) / focal)
    a, b = matrix[:, :, 0], matrix[:, :, 1]
    la, lb = np.linalg.norm(a, axis=1), np.linalg.norm(b, axis=1)
    slant = np.abs((a * b).sum(axis=1)) / (la * lb)
    likely: NDArray[np.bool_] = (np.abs(np.log(la / lb)) < _SQUARE) & (slant < _SQUARE)
    return likely


def ring_strengths(ridges: Ridges, matrices: FloatArray) -> FloatArray:
    """Return the evidence for a square of each of the radii: shape (Q, R, 2).

    The last axis is for the sides that run north-south and those that run
    west-east: a folding board is longer one way.
    """
    along = np.broadcast_to(_ALONG, (len(_RADII), len(_ALONG)))
    r = _RADII[:, None]
    sides = [
        np.stack([np.broadcast_to(sign * r, along.shape), along * r], axis=-1)
        for sign in (-1.0, 1.0)
    ]
    upright = np.stack(sides, axis=1)
    level = upright[..., ::-1]
    plan = np.stack([upright, level], axis=1)
    px = apply(matrices, plan.reshape(1, -1, 2)).reshape(-1, *plan.shape)
    direction = np.diff(px, axis=-2, append=2 * px[..., -1:, :] - px[..., -2:-1, :])
    seen = sample(ridges.wide, orientation_of(direction), px)
    strengths: FloatArray = seen.mean(axis=(-2, -1))
    return strengths


def choose(
    ridges: Ridges,
    quads: FloatArray,
    drawing: LinePlan,
    *,
    most: int,
    roles: Sequence[int] = (1, 2, 3),
) -> list[Candidate]:
    """Return the likeliest ways in which the drawing lies, the best first.

    Parameters
    ----------
    ridges : Ridges
    quads : ndarray of shape (Q, 4, 2), float64
        Corners NW, NE, SE, SW of a square that may be any ring of the drawing.
    drawing : Drawing
    most
        Return no more than these.
    roles
        Which rings the quadrilaterals may be.
    """
    found: list[Candidate] = []
    for begin in range(0, len(quads), _AT_ONCE):
        some = quads[begin : begin + _AT_ONCE]
        found += _candidates(ridges, some, drawing, roles)
    found.sort(key=lambda c: -c.score)
    return _distinct(found, most)


def _candidates(
    ridges: Ridges, quads: FloatArray, drawing: LinePlan, roles: Sequence[int]
) -> list[Candidate]:
    """Return every candidate of quadrilaterals (Q, 4, 2), in no order."""
    matrices = homographies(quads)
    seen = ring_strengths(ridges, matrices)
    found: list[Candidate] = []
    for role in (role for role in roles if role <= drawing.rings):
        sites, cost = _bend(seen, drawing, role)
        scale = (drawing.rings - role + 1) / drawing.rings
        score = _coverage(ridges, matrices, drawing, sites / (scale * drawing.half))
        corners = apply(matrices, CORNERS[None] / scale)
        likely = np.isfinite(cost)
        scores = (score - cost)[likely].tolist()
        found += map(Candidate, scores, sites[likely], corners[likely])
    return found


def _bend(
    seen: FloatArray, drawing: LinePlan, role: int
) -> tuple[FloatArray, FloatArray]:
    """Return the sites (Q, N, 2) with their rings bent, and what each bending costs."""
    factor = np.ones((len(seen), drawing.rings + 1))
    cost = np.zeros(len(seen))
    nominal = np.arange(drawing.rings, 0, -1) / (drawing.rings - role + 1)
    for k in range(drawing.rings):
        if k == role - 1:
            continue
        off = np.log(_RADII / nominal[k])
        likely = seen.mean(axis=2) - _UNLIKELY * np.abs(off)
        best = np.where(np.abs(off) < np.log(_BENT), likely, -1.0).argmax(axis=1)
        factor[:, k + 1] = _RADII[best] / nominal[k]
        cost += _UNLIKELY * np.abs(off[best]) / drawing.rings
    radius = factor[:, 1:] * np.arange(drawing.rings, 0, -1) / drawing.rings
    crowded = (-np.diff(radius, axis=1) < _APART * radius[:, :1]).any(axis=1)
    cost = np.where(crowded, np.inf, cost)
    sites = drawing.sites[None] * factor[:, drawing.ring][..., None]
    return sites, cost


def _coverage(
    ridges: Ridges, matrices: FloatArray, drawing: LinePlan, unit: FloatArray
) -> FloatArray:
    """Return the visible fraction of the drawing, for unit-plan sites (Q, N, 2)."""
    a, b = drawing.segments.T
    s = np.linspace(0.2, 0.8, 6)[:, None]
    plan = (1 - s) * unit[:, a, None, :] + s * unit[:, b, None, :]
    px = apply(matrices, plan.reshape(len(unit), -1, 2)).reshape(plan.shape)
    way = np.broadcast_to((px[..., -1, :] - px[..., 0, :])[..., None, :], px.shape)
    seen = sample(ridges.wide, orientation_of(way), px)
    covered: FloatArray = seen.mean(axis=(1, 2))
    return covered


def _distinct(candidates: list[Candidate], most: int) -> list[Candidate]:
    kept: list[Candidate] = []
    for candidate in candidates:
        side = np.linalg.norm(candidate.px[0] - candidate.px[2])
        if all(
            np.abs(candidate.px - other.px).max() > 0.03 * side
            or np.abs(candidate.sites - other.sites).max()
            > 0.05 * np.abs(candidate.sites).max()
            for other in kept
        ):
            kept.append(candidate)
        if len(kept) >= most:
            break
    return kept
