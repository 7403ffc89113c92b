"""Track drawn strokes after a small move: refit the pose; lens and bending stay."""

from dataclasses import dataclass
from itertools import product
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray
from calibration.common.log_intensity import TONES
from calibration.common.pose import camera_from, pose_groups, posed, project
from calibration.common.solve import Unknowns, gauss_newton_step, jacobian
from calibration.common.strokes import crests
from calibration.common.view import View

_BESIDE = 0.12  # of the spacing: where the board beside a line is looked at
_CLOSER = 0.45  # of that, where two fields meet: an edge is narrower than a line
_CLEAR = 3.0  # tone by which a line differs from both its sides
_FULL = 18.0  # tone beyond which more contrast is no more proof
_FAR = 0.1  # of the board's side: as far as a board is followed at once
_TURNS: Final = np.radians(np.linspace(-5, 5, 9))
_ZOOMS: Final = np.linspace(-0.06, 0.06, 7)
_STEP = 0.025  # of the spacing, between places looked at across a line
_REACHES = (0.16, 0.12, 0.08, 0.08)  # of the spacing, from step to step
_FOLLOWED = 0.4  # least agreement
_NUDGE = 1e-3  # of the side, to see what follows
_STEADY = 0.03  # damping of directions that lines do not determine


@dataclass(frozen=True, slots=True, kw_only=True)
class Strokes:
    """Short strokes of a drawing, in plan millimetres.

    Attributes
    ----------
    places, normals : ndarray of shape (P, 2), float64
    light : ndarray of shape (P,), float64
        0 where a line is drawn; where two fields meet 1 if the side along the normal
        is the light one, -1 if it is the dark one.
    count : ndarray of shape (P,), float64
        1 for what is there, -1 for what is not there and would be if the board lay
        elsewhere.
    spacing, side
        Between neighbouring sites, and of the whole board.
    """

    places: FloatArray
    normals: FloatArray
    light: FloatArray
    count: FloatArray
    spacing: float
    side: float


def agreement(image_gray: NDArray[np.uint8], view: View, strokes: Strokes) -> float:
    """Return the fraction of strokes that lie where a view says, 0..1.

    Parameters
    ----------
    image_gray : ndarray of shape (H, W), uint8
        A picture from the view's camera.
    view
        Where the drawing was.
    strokes
        What is looked at.
    """
    beside = _BESIDE * strokes.spacing
    steps = np.array([-beside, 0.0, beside])
    profiles = _profiles(image_gray, view, strokes, steps)
    contrast = _contrast(profiles, 1, view, strokes)
    return float((contrast[strokes.count > 0, 0] > _CLEAR).mean())


def followed(
    image_gray: NDArray[np.uint8], view: View, strokes: Strokes
) -> View | None:
    """Return the view after a small move of the camera or the board; None if lost.

    Parameters
    ----------
    image_gray : ndarray of shape (H, W), uint8
        A picture from the same camera; chips and hands may be on it.
    view
        The view before the move.
    strokes
        What is looked at.

    Notes
    -----
    A search over shift, turn and zoom in the board's plane, each axis by itself, then
    least squares over the pose.
    """
    moved = posed(view, _jump(image_gray, view, strokes))
    for reach in _REACHES:
        moved = posed(moved, _settle(image_gray, moved, strokes, reach))
    return moved if agreement(image_gray, moved, strokes) >= _FOLLOWED else None


def _profiles(
    image_gray: NDArray[np.uint8], view: View, strokes: Strokes, steps: FloatArray
) -> FloatArray:
    """Return the tone across each stroke, shape (P, steps); outside it is 0."""
    plan = strokes.places[:, None] + steps[None, :, None] * strokes.normals[:, None]
    px = project(camera_from(view), plan.reshape(-1, 2), view.camera.image_size)
    height, width = image_gray.shape
    x, y = np.rint(px).astype(np.intp).T
    inside = (x >= 0) & (x < width) & (y >= 0) & (y < height)
    np.clip(x, 0, width - 1, out=x)
    np.clip(y, 0, height - 1, out=y)
    tone: FloatArray = np.where(inside, TONES[image_gray[y, x]], 0.0)
    return tone.reshape(len(strokes.places), len(steps))


def _contrast(
    profiles: FloatArray, beside: int, view: View, strokes: Strokes
) -> FloatArray:
    """Return each place's contrast to both places ``beside`` steps away.

    Where two fields meet two places that are closer differ from each other.
    """
    tone = profiles if view.dark_lines else -profiles
    low, high = tone[:, : -2 * beside], tone[:, 2 * beside :]
    contrast: FloatArray = np.minimum(low, high) - tone[:, beside:-beside]
    fields = strokes.light != 0
    if fields.any():
        near, columns = max(1, round(_CLOSER * beside)), contrast.shape[1]
        high = profiles[:, beside + near : beside + near + columns]
        rise = high - profiles[:, beside - near : beside - near + columns]
        contrast[fields] = (strokes.light[:, None] * rise)[fields]
    return contrast


def _jump(image_gray: NDArray[np.uint8], view: View, strokes: Strokes) -> FloatArray:
    """Return the camera after the shift, turn and zoom that show most lines."""
    step, beside = _STEP * strokes.spacing, round(_BESIDE / _STEP)
    reach, slack = (int(part * strokes.side / step) for part in (_FAR, 0.06))
    most = reach + slack + beside
    steps = np.arange(-most, most + 1, dtype=float) * step
    contrast = _contrast(
        _profiles(image_gray, view, strokes, steps), beside, view, strokes
    )
    seen = strokes.count[:, None] * np.clip(contrast, 0.0, _FULL)
    shifts = np.arange(-reach, reach + 1)
    best, most_seen = (0.0, 0.0, 0.0, 0.0), 0.0
    lines = [np.abs(strokes.normals[:, axis]) > 0.99 for axis in (0, 1)]
    for turn, zoom in product(_TURNS, _ZOOMS):
        shift, total = [0.0, 0.0], 0.0
        for axis, mine in enumerate(lines):
            sign = np.sign(strokes.normals[mine, axis])[:, None]
            at, other = strokes.places[mine, axis], strokes.places[mine, 1 - axis]
            aside = zoom * at + (turn if axis else -turn) * other
            index = sign * (np.rint(aside / step)[:, None] + shifts) + reach + slack
            index = np.clip(index, 0, seen.shape[1] - 1).astype(np.intp)
            sums = np.take_along_axis(seen[mine], index, axis=1).sum(axis=0)
            shift[axis] = float(shifts[sums.argmax()]) * step
            total += float(sums.max())
        total *= 1 - 0.1 * abs(turn) - 0.1 * abs(zoom)
        if total > most_seen:
            most_seen, best = total, (shift[0], shift[1], turn, zoom)
    return _moved(camera_from(view), *best)


def _moved(
    camera: FloatArray, dx: float, dy: float, turn: float, zoom: float
) -> FloatArray:
    """Return the camera that sees the board shifted, turned and scaled in its plane."""
    rotation, _ = cv2.Rodrigues(camera[:3])
    c, s = np.cos(turn), np.sin(turn)
    spin = np.array([[c, -s, 0.0], [s, c, 0.0], [0.0, 0.0, 1.0]])
    place = camera[3:6] + rotation @ np.array([dx, dy, 0.0])
    rvec, _ = cv2.Rodrigues(rotation @ spin)
    return np.concatenate([rvec.ravel(), place / (1 + zoom), camera[6:]])


def _settle(
    image_gray: NDArray[np.uint8], view: View, strokes: Strokes, reach: float
) -> FloatArray:
    """Return the camera after one step of least squares over the pose."""
    step, beside = _STEP * strokes.spacing, round(_BESIDE / _STEP)
    count = round(reach / _STEP)
    steps = np.arange(-count - beside, count + beside + 1, dtype=float) * step
    contrast = _contrast(
        _profiles(image_gray, view, strokes, steps), beside, view, strokes
    )
    across = np.arange(-count, count + 1, dtype=float)
    offset, weight = crests(np.clip(contrast, 0.0, _FULL), across, float(count))
    camera, size = camera_from(view), view.camera.image_size
    pose, lens = camera[:6], camera[6:]
    unknowns = Unknowns(*pose_groups(_NUDGE * strokes.side))

    def px(pose: FloatArray) -> FloatArray:
        return project(np.append(pose, lens), strokes.places, size)

    out = project(camera, strokes.places + step * strokes.normals, size) - px(pose)
    length = np.maximum(np.linalg.norm(out, axis=1), 1e-9)
    normal = out / length[:, None]
    rows = (jacobian(px, pose, unknowns.nudge) * normal[..., None]).sum(axis=1)
    settled = gauss_newton_step(
        pose, unknowns, rows, offset * length, weight, hold=_STEADY
    )
    return np.append(settled, lens)
