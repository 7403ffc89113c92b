"""Triangle meshes, and operations on them."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray

IntArray = NDArray[np.int64]

_LAT, _LON = 11, 18


@dataclass(frozen=True, slots=True, kw_only=True)
class Mesh:
    """Triangles with normals, colours and places on the face's picture.

    Attributes
    ----------
    points, normals, colours : ndarray of shape (V, 3), float64
    faces : ndarray of shape (F, 3), int64
    """

    points: FloatArray
    normals: FloatArray
    colours: FloatArray
    faces: IntArray


def _round_grid() -> tuple[FloatArray, IntArray]:
    """Return directions on a globe's grid and its triangles."""
    polar = np.linspace(0, np.pi, _LAT)
    turn = np.arange(_LON) * 2 * np.pi / _LON
    a, b = np.meshgrid(polar, turn, indexing="ij")
    points = np.stack([np.sin(a) * np.cos(b), np.sin(a) * np.sin(b), np.cos(a)], -1)
    ring, step = np.mgrid[0 : _LAT - 1, 0:_LON].reshape(2, -1)
    after = (step + 1) % _LON
    here, there = ring * _LON + step, ring * _LON + after
    below, beyond = here + _LON, there + _LON
    faces = np.concatenate(
        [np.stack([here, below, beyond], 1), np.stack([here, beyond, there], 1)]
    )
    return points.reshape(-1, 3), faces


GLOBE, GLOBE_FACES = _round_grid()
FACES = len(GLOBE_FACES)


def smooth_normals(points: FloatArray, faces: IntArray) -> FloatArray:
    """Return the normals of a mesh, averaged at its vertices."""
    corners = points[faces]
    across = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    normals = np.zeros_like(points)
    for corner in range(3):
        np.add.at(normals, faces[:, corner], across)
    length = np.linalg.norm(normals, axis=1, keepdims=True)
    return np.asarray(normals / (length + 1e-12), np.float64)


def turned(quaternion: FloatArray) -> FloatArray:
    """Return the rotation matrix of a quaternion x, y, z, w."""
    x, y, z, w = quaternion
    return np.array(
        [
            [1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)],
            [2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)],
            [2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)],
        ]
    )


def merged(parts: list[Mesh]) -> Mesh:
    """Return one mesh of several."""
    starts = np.cumsum([0, *(len(part.points) for part in parts)])
    return Mesh(
        points=np.concatenate([part.points for part in parts]),
        normals=np.concatenate([part.normals for part in parts]),
        colours=np.concatenate([part.colours for part in parts]),
        faces=np.concatenate(
            [part.faces + s for part, s in zip(parts, starts, strict=False)]
        ),
    )
