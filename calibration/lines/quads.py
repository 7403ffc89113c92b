"""Find quadrilaterals of lines that may be the projection of a drawn square."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray
from calibration.common.hough import HoughLines

_PARALLEL = np.radians(40.0)  # opposite sides converge no more than this
_CROSSING = np.radians(40.0)  # neighbouring sides cross at no less than this
_SMALLEST = 0.08  # shortest side, of the picture's longer side
_LOPSIDED = 0.45  # least ratio of opposite sides
_COVERED = 0.22  # least part of each side that is a ridge
_OUTSIDE = 0.04  # how far a corner may lie outside, of the picture's longer side


@dataclass(frozen=True, slots=True)
class _Crossings:
    """Crossings of every pair of lines: all of shape (N, N)."""

    at_px: FloatArray  # along the first line, from its foot
    ridge: FloatArray  # length of ridge on the first line until there
    valid: NDArray[np.bool_]


def find_quads(lines: HoughLines, size: tuple[int, int], *, most: int) -> FloatArray:
    """Return the quadrilaterals whose sides are best covered by ridges.

    Parameters
    ----------
    lines : Lines
    size
        Width and height of the picture in pixels.
    most
        Return no more than these.

    Returns
    -------
    ndarray of shape (Q, 4, 2), float64
        Corners (x, y) in pixels, each quadrilateral clockwise as seen in the
        picture, the best first.
    """
    crossings = _cross(lines, size)
    pairs = _opposite_pairs(lines.angle)
    corners: list[FloatArray] = []
    scores: list[FloatArray] = []
    longer = float(max(size))
    for n, (i, j) in enumerate(pairs):
        others = pairs[n + 1 :]
        found, score = _quads_of_pair(crossings, i, j, others, longer)
        lines_of = np.column_stack(
            [np.full(len(found), i), np.full(len(found), j), found]
        )
        corners.append(lines_of)
        scores.append(score)
    if not corners:
        return np.zeros((0, 4, 2))
    ids = np.concatenate(corners).astype(np.intp)
    best = np.argsort(-np.concatenate(scores), kind="stable")[:most]
    return _corners_px(lines, crossings, ids[best])


def _cross(lines: HoughLines, size: tuple[int, int]) -> _Crossings:
    direction = np.stack([np.cos(lines.angle), np.sin(lines.angle)], axis=-1)
    between = lines.foot[None, :, :] - lines.foot[:, None, :]
    d_i, d_j = direction[:, None, :], direction[None, :, :]
    sine = d_i[..., 0] * d_j[..., 1] - d_i[..., 1] * d_j[..., 0]
    with np.errstate(divide="ignore", invalid="ignore"):
        at_px = (between[..., 0] * d_j[..., 1] - between[..., 1] * d_j[..., 0]) / sine
    valid = np.abs(sine) > np.sin(_CROSSING)
    at_px = np.where(valid, at_px, 0.0)
    px = lines.foot[:, None, :] + at_px[..., None] * d_i
    margin = _OUTSIDE * max(size)
    for axis in (0, 1):
        valid &= (px[..., axis] > -margin) & (px[..., axis] < size[axis] + margin)
    line = np.broadcast_to(np.arange(len(lines.angle))[:, None], at_px.shape)
    return _Crossings(at_px, lines.ridge_until(line, at_px), valid)


def _opposite_pairs(angle: FloatArray) -> NDArray[np.intp]:
    i, j = np.triu_indices(len(angle), 1)
    slant = np.abs((angle[i] - angle[j] + np.pi / 2) % np.pi - np.pi / 2)
    keep = slant < _PARALLEL
    return np.column_stack([i[keep], j[keep]])


def _quads_of_pair(
    crossings: _Crossings, i: int, j: int, others: NDArray[np.intp], longer: float
) -> tuple[NDArray[np.intp], FloatArray]:
    """Return pairs (k, l) that make quadrilaterals with lines i and j, scored."""
    both = crossings.valid[i] & crossings.valid[j]
    others = others[both[others[:, 0]] & both[others[:, 1]]]
    k, m = others[:, 0], others[:, 1]
    lengths, ridges = [], []
    for line, one, two in ((i, k, m), (j, k, m), (k, i, j), (m, i, j)):
        length = crossings.at_px[line, two] - crossings.at_px[line, one]
        ridge = crossings.ridge[line, two] - crossings.ridge[line, one]
        lengths.append(length)
        ridges.append(np.abs(ridge))
    signed = np.stack(lengths)
    length = np.abs(signed)
    covered = np.stack(ridges) / np.maximum(length, 1.0)
    keep = length.min(axis=0) > _SMALLEST * longer
    keep &= covered.min(axis=0) > _COVERED
    for one, two in ((0, 1), (2, 3)):
        low = np.minimum(length[one], length[two])
        keep &= low > _LOPSIDED * np.maximum(length[one], length[two])
    score = covered.mean(axis=0) + 0.5 * covered.min(axis=0)
    return others[keep], score[keep]


def _corners_px(
    lines: HoughLines, crossings: _Crossings, ids: NDArray[np.intp]
) -> FloatArray:
    def at(one: NDArray[np.intp], two: NDArray[np.intp]) -> FloatArray:
        angle = lines.angle[one]
        direction = np.stack([np.cos(angle), np.sin(angle)], axis=-1)
        px: FloatArray = (
            lines.foot[one] + crossings.at_px[one, two][:, None] * direction
        )
        return px

    i, j, k, m = ids.T
    quad = np.stack([at(i, k), at(i, m), at(j, m), at(j, k)], axis=1)
    turn = np.roll(quad, -1, axis=1) - quad
    following = np.roll(turn, -1, axis=1)
    cross = turn[..., 0] * following[..., 1] - turn[..., 1] * following[..., 0]
    quad = np.where((cross.sum(axis=1) < 0)[:, None, None], quad[:, ::-1], quad)
    convex = np.abs(np.sign(cross).sum(axis=1)) == 4
    good: FloatArray = quad[convex]
    return good
