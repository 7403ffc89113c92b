"""Find pairs of pencils of lines whose two vanishing points are orthogonal."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray
from calibration.common.hough import HoughLines
from calibration.common.pose import likely_focal

_PARALLEL = np.radians(30.0)  # lines of one pencil differ by less
_STEEPEST = np.radians(40.0)  # a camera that looks down is tilted less
_OFF = np.radians(0.9)  # so far may a line miss the vanishing point of its pencil
_SAME = 0.6  # part of the support that two pencils share: they are the same one
_SQUARE = 0.22  # cosine of the angle between two pencils of one board, at most
_ALONG, _AGAIN = np.radians(12.0), 0.6  # what else runs that way counts so much less
_FEWEST = 3  # lines of a pencil
_MOST_PENCILS = 12


@dataclass(frozen=True, slots=True)
class Pencil:
    """Lines that meet in one point, or nearly.

    Attributes
    ----------
    way : ndarray of shape (3,), float64
        Where they run to, as a direction from the camera.
    mine : ndarray of shape (N,), bool
        Which lines are its own.
    weight
        How much of a ridge they have together.
    """

    way: FloatArray
    mine: NDArray[np.bool_]
    weight: float


def rays(lines: HoughLines, size: tuple[int, int]) -> FloatArray:
    """Return the planes through the camera and each line: unit normals (N, 3)."""
    focal = likely_focal(size)
    centre = np.array([(size[0] - 1) / 2, (size[1] - 1) / 2])
    normal = np.stack([-np.sin(lines.angle), np.cos(lines.angle)], axis=1)
    off = -((lines.foot - centre) * normal).sum(axis=1) / focal
    planes = np.column_stack([normal, off])
    planes /= np.linalg.norm(planes, axis=1)[:, None]
    return np.asarray(planes)


def pencil_pairs(
    lines: HoughLines, size: tuple[int, int], *, most: int
) -> list[tuple[Pencil, Pencil]]:
    """Return pairs of pencils that a board's lines may be, the likeliest first.

    Parameters
    ----------
    lines
        Lines of the picture.
    size
        Its width and height.
    most
        Return no more than these.
    """
    pencils = _pencils(lines, size)
    pairs = [
        (a, b)
        for n, a in enumerate(pencils)
        for b in pencils[n + 1 :]
        if abs(float(a.way @ b.way)) < _SQUARE and not (a.mine & b.mine).any()
    ]
    pairs.sort(key=lambda pair: -min(pair[0].weight, pair[1].weight))
    return pairs[:most]


def _pencils(lines: HoughLines, size: tuple[int, int]) -> list[Pencil]:
    """Return the pencils with most support, no two of nearly the same lines."""
    if len(lines.angle) < _FEWEST:
        return []
    planes = rays(lines, size)
    i, j = np.triu_indices(len(planes), 1)
    slant = np.abs((lines.angle[i] - lines.angle[j] + np.pi / 2) % np.pi - np.pi / 2)
    keep = slant < _PARALLEL
    i, j = i[keep], j[keep]
    ways = np.cross(planes[i], planes[j])
    length = np.linalg.norm(ways, axis=1)
    ways = ways[length > 1e-6] / length[length > 1e-6][:, None]
    ways = ways[np.abs(ways[:, 2]) < np.sin(_STEEPEST)]
    middle, weight = _middles(lines, size)
    near = _misses(planes, middle, ways) < _OFF
    support = near @ weight
    pencils: list[Pencil] = []
    for _ in range(_MOST_PENCILS):
        if not len(support) or support.max() <= 0:
            break
        best = int(support.argmax())
        way = _settled(planes, middle, weight, ways[best])
        mine = _misses(planes, middle, way[None])[0] < _OFF
        if mine.sum() >= _FEWEST:
            pencils.append(Pencil(way, mine, float(weight[mine].sum())))
        shared = (near & (near[best] | mine)) @ weight
        alike = shared > _SAME * np.maximum(support, 1e-9)
        alike[best] = True
        support = np.where(alike, 0.0, support)
        along = np.abs(ways[:, :2] @ way[:2]) / np.hypot(*way[:2])
        support[along > np.cos(_ALONG) * np.hypot(ways[:, 0], ways[:, 1])] *= _AGAIN
    return pencils


def _middles(lines: HoughLines, size: tuple[int, int]) -> tuple[FloatArray, FloatArray]:
    """Return the rays (N, 3) to the middles of the lines' ridges, and their lengths."""
    total = lines.along[:, -1]
    at = (lines.along < 0.5 * total[:, None]).sum(axis=1)
    way = np.stack([np.cos(lines.angle), np.sin(lines.angle)], axis=1)
    px = lines.foot + (lines.start_px + lines.step_px * at)[:, None] * way
    centre = np.array([(size[0] - 1) / 2, (size[1] - 1) / 2])
    flat = (px - centre) / likely_focal(size)
    return np.column_stack([flat, np.ones(len(flat))]), total


def _misses(planes: FloatArray, middle: FloatArray, ways: FloatArray) -> FloatArray:
    """Return the angle by which each line misses each vanishing point, (W, N).

    Seen from the middle of its ridge, in the picture.
    """
    x, y = ways[:, None, 0], ways[:, None, 1]
    to_x = x - middle[None, :, 0] * ways[:, None, 2]
    to_y = y - middle[None, :, 1] * ways[:, None, 2]
    sine = planes[None, :, 0] * to_x + planes[None, :, 1] * to_y
    length = np.hypot(to_x, to_y) * np.hypot(planes[:, 0], planes[:, 1])[None]
    return np.asarray(np.abs(sine) / np.maximum(length, 1e-9))


def _settled(
    planes: FloatArray, middle: FloatArray, weight: FloatArray, way: FloatArray
) -> FloatArray:
    """Return the direction that the lines of a pencil agree on."""
    for _ in range(3):
        misses = _misses(planes, middle, way[None])[0]
        trust = weight * (misses < 1.5 * _OFF) / (1 + (misses / (0.4 * _OFF)) ** 2)
        system = planes * np.sqrt(trust)[:, None]
        way = np.linalg.svd(system, full_matrices=False)[2][-1]
    return way
