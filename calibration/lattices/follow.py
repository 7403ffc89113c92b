"""Track a board of squares or of crossing lines after a small move."""

import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray
from calibration.common.follow import Strokes, followed
from calibration.common.view import View
from calibration.lattices.plan import DirectionMarks, LatticeMark, LatticePlan, plan_of
from calibration.lattices.templates import parity

_PARTS = (0.3, 0.5, 0.7)  # between two crossings, where a line is looked at
_CORNERS = (0.14, 0.5, 0.86)  # and between two squares, on which things stand
_SLANT_PARTS = (0.35, 0.5, 0.65)  # and on a diagonal


def follow_lattice(image_gray: NDArray[np.uint8], view: View) -> View | None:
    """Return the view after a small move of the camera or the board; None if lost.

    Parameters
    ----------
    image_gray : ndarray of shape (H, W), uint8
        A picture from the same camera; things and hands may be on it.
    view
        The view before the move.
    """
    return followed(image_gray, view, strokes_of(view))


def strokes_of(view: View) -> Strokes:
    """Return the strokes that a lattice predicts, one more line outside included."""
    plan = plan_of(view.board)
    xs, ys = _crossings(view, plan)
    found = [
        _strokes(plan, axis, sides, (xs, ys) if axis == 0 else (ys, xs))
        for axis, sides in enumerate((plan.upright, plan.level))
    ]
    if len(plan.slants):
        found.append(_slanting(plan, (xs, ys)))
    places, normals, light, count = map(np.concatenate, zip(*found, strict=True))
    return Strokes(
        places=places,
        normals=normals,
        light=light,
        count=count,
        spacing=float(min(np.diff(xs).min(), np.diff(ys).min())),
        side=float(np.ptp(xs)),
    )


def _crossings(view: View, plan: LatticePlan) -> tuple[FloatArray, FloatArray]:
    """Return the positions of the upright and the level lines, millimetres."""
    assert view.board.lattice is not None
    cells = np.array([view.board.lattice.places[name] for name in view.board.names])
    sites = np.array([view.sites_mm[name] for name in view.board.names])
    found = []
    for axis in (0, 1):
        count = int(cells[:, axis].max())
        at = np.array(
            [sites[cells[:, axis] == n + 1, axis].mean() for n in range(count)]
        )
        if plan.squares:
            step = (at[-1] - at[0]) / (count - 1)
            at = np.append(at - step / 2, at[-1] + step / 2)
        found.append(at)
    return found[0], found[1]


def _strokes(
    plan: LatticePlan,
    axis: int,
    sides: DirectionMarks,
    at: tuple[FloatArray, FloatArray],
) -> tuple[FloatArray, FloatArray, FloatArray, FloatArray]:
    """Return places, normals, light and count of one direction's lines.

    Parameters
    ----------
    at
        Where these lines lie, and the other ones.
    """
    lines, spans = (_and_beyond(each) for each in at)
    drawn = np.pad(sides.drawn, 1)
    light = np.pad(sides.light, 1)
    count = np.where(
        (drawn == LatticeMark.LINE) | (drawn == LatticeMark.STEP), 1.0, 0.0
    )
    count[:, [0, -1]] = -1.0
    if plan.chequered:
        beyond = np.zeros(drawn.shape, bool)
        beyond[1:-1, [0, -1]] = beyond[[1, -2], 1:-1] = True
        light = np.where(beyond, parity(plan, axis), light)
        count = np.where(beyond, -1.0, count)
        count[[0, -1]] = 0.0
    else:
        count[drawn == LatticeMark.EITHER] = 1.0
        count[[0, -1]] = -1.0
    picked = np.argwhere(count != 0)
    parts = np.array(_CORNERS if plan.squares else _PARTS)
    low, high = spans[picked[:, 1]], spans[picked[:, 1] + 1]
    along = low[:, None] + (high - low)[:, None] * parts
    across = np.broadcast_to(lines[picked[:, 0], None], along.shape)
    places = np.stack([along, across] if axis else [across, along], axis=-1)
    each = len(parts)
    return (
        places.reshape(-1, 2),
        np.tile(np.eye(2)[axis], (each * len(picked), 1)),
        np.repeat(light[count != 0], each),
        np.repeat(count[count != 0], each),
    )


def _slanting(
    plan: LatticePlan, at: tuple[FloatArray, FloatArray]
) -> tuple[FloatArray, FloatArray, FloatArray, FloatArray]:
    """Return the same of the diagonals, whose crossings lie at these places."""
    ends = np.stack([line[plan.slants[..., n]] for n, line in enumerate(at)], axis=-1)
    way = ends[:, 1] - ends[:, 0]
    part = np.array(_SLANT_PARTS)[:, None]
    places = (ends[:, :1] + part * way[:, None]).reshape(-1, 2)
    normals = way[:, ::-1] * (1.0, -1.0) / np.linalg.norm(way, axis=1)[:, None]
    count = len(places)
    normals = np.repeat(normals, len(part), axis=0)
    return places, normals, np.zeros(count), np.ones(count)


def _and_beyond(at: FloatArray) -> FloatArray:
    return np.concatenate([[2 * at[0] - at[1]], at, [2 * at[-1] - at[-2]]])
