"""Homographies: plane to picture, without lens distortion."""

import numpy as np

from calibration.common.arrays import FloatArray

CORNERS = np.array([[-1.0, 1.0], [1.0, 1.0], [1.0, -1.0], [-1.0, -1.0]])
"""NW, NE, SE and SW of a square of two, x to the east and y to the north."""


def homographies(quads: FloatArray) -> FloatArray:
    """Return px_from_unit: the square from (-1, 1) clockwise to each quadrilateral.

    Parameters
    ----------
    quads : ndarray of shape (Q, 4, 2), float64
        Images of (-1, 1), (1, 1), (1, -1) and (-1, -1).

    Returns
    -------
    ndarray of shape (Q, 3, 3), float64
    """
    count = len(quads)
    system = np.zeros((count, 8, 8))
    x, y = CORNERS.T
    u, v = quads[..., 0], quads[..., 1]
    system[:, :4, 0], system[:, :4, 1], system[:, :4, 2] = x, y, 1.0
    system[:, 4:, 3], system[:, 4:, 4], system[:, 4:, 5] = x, y, 1.0
    system[:, :4, 6], system[:, :4, 7] = -u * x, -u * y
    system[:, 4:, 6], system[:, 4:, 7] = -v * x, -v * y
    known = np.concatenate([u, v], axis=1)[..., None]
    solved = np.linalg.solve(system, known)[..., 0]
    matrix: FloatArray = np.concatenate([solved, np.ones((count, 1))], axis=1)
    return matrix.reshape(count, 3, 3)


def apply(px_from_plan: FloatArray, points: FloatArray) -> FloatArray:
    """Return points mapped by homographies.

    Parameters
    ----------
    px_from_plan : ndarray of shape (Q, 3, 3), float64
    points : ndarray of shape (Q, P, 2) or (1, P, 2), float64

    Returns
    -------
    ndarray of shape (Q, P, 2), float64
        What lies behind the camera is far outside the picture.
    """
    ones = np.ones((*points.shape[:-1], 1))
    mapped = np.concatenate([points, ones], axis=-1) @ np.swapaxes(px_from_plan, 1, 2)
    behind = mapped[..., 2:] < 1e-3
    px: FloatArray = mapped[..., :2] / np.where(behind, 1.0, mapped[..., 2:])
    return np.where(behind, -1e6, px)


def homography(plan: FloatArray, px: FloatArray) -> FloatArray:
    """Return the homography that takes four places or more to pixels, least squares.

    Parameters
    ----------
    plan, px : ndarray of shape (P, 2), float64

    Returns
    -------
    ndarray of shape (3, 3), float64
    """
    if len(plan) == 4:
        unit = homographies(np.stack([plan, px]))
        return np.asarray(unit[1] @ np.linalg.inv(unit[0]))
    middle, spread = px.mean(axis=0), float(px.std())
    u, v = ((px - middle) / spread).T
    x, y = plan.T
    one, none = np.ones_like(x), np.zeros_like(x)
    rows = np.vstack(
        [
            np.stack([x, y, one, none, none, none, -u * x, -u * y], axis=1),
            np.stack([none, none, none, x, y, one, -v * x, -v * y], axis=1),
        ]
    )
    solved = np.linalg.lstsq(rows, np.concatenate([u, v]), rcond=None)[0]
    back = np.array([[spread, 0, middle[0]], [0, spread, middle[1]], [0, 0, 1.0]])
    return np.asarray(back @ np.append(solved, 1.0).reshape(3, 3))
