"""Camera model of nine parameters: projection, lens distortion, and pose fitting.

The numbers are a rotation vector, a translation (mm), the logarithm of the focal
length (px), k1 and k2: OpenCV's model of a lens with radial terms.
"""

from dataclasses import dataclass, replace
from math import inf

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray
from calibration.common.sampling import finite_px
from calibration.common.solve import (
    UnknownGroup,
    Unknowns,
    cauchy_weight,
    gauss_newton_step,
    jacobian,
)
from calibration.common.view import Camera, View

CAMERA = slice(0, 9)
_FOCAL = 0.85  # of the picture's longer side: what phones and Pi cameras have
_FOCAL_SPREAD = 0.25  # of its logarithm
_STEEPEST = 0.3  # least cosine of the tilt
_STEADY = 1e-3  # damping of directions that places do not determine

_NUDGE_MM = 0.1


@dataclass(frozen=True, slots=True, kw_only=True)
class PoseFit:
    """A fitted board.

    Attributes
    ----------
    camera : ndarray of shape (9,), float64
    sites : ndarray of shape (N, 2), float64
        The plan, bent, in millimetres.
    rms_px
        How far off the fit it is seen.
    """

    camera: FloatArray
    sites: FloatArray
    rms_px: float


def pose_groups(nudge_mm: float, most_turn: float = inf) -> tuple[UnknownGroup, ...]:
    """Return the groups of unknowns when a camera or board moves; the lens is fixed."""
    return (
        UnknownGroup(name="turn", count=3, nudge=1e-5, most=most_turn),
        UnknownGroup(name="place", count=3, nudge=nudge_mm),
    )


POSE = Unknowns(*pose_groups(_NUDGE_MM))


def camera_groups(
    size: tuple[int, int],
    *,
    k1_spread: float = 0.08,
    k2_spread: float = 0.02,
    nudge_mm: float = _NUDGE_MM,
) -> tuple[UnknownGroup, ...]:
    """Return the unknowns of a camera with a known picture size only."""
    focal = float(np.log(likely_focal(size)))
    return (
        *pose_groups(nudge_mm, most_turn=0.1),
        UnknownGroup(
            name="focal", mean=focal, spread=_FOCAL_SPREAD, nudge=1e-5, most=0.1
        ),
        UnknownGroup(name="k1", spread=k1_spread, nudge=1e-5, most=0.04),
        UnknownGroup(name="k2", spread=k2_spread, nudge=1e-5, most=0.02),
    )


def project(camera: FloatArray, plan: FloatArray, size: tuple[int, int]) -> FloatArray:
    """Return the pixels of places on the board.

    Parameters
    ----------
    camera : ndarray of shape (9,), float64
    plan : ndarray of shape (P, 2), float64
        Millimetres.
    size
        Width and height of the picture.

    Returns
    -------
    ndarray of shape (P, 2), float64

    Notes
    -----
    OpenCV's model of a lens with radial terms k1 and k2 (documentation of calib3d).
    """
    rotation, _ = cv2.Rodrigues(camera[:3])
    with np.errstate(all="ignore"):
        seen = plan @ rotation[:, :2].T + camera[3:6]
        flat = seen[:, :2] / np.maximum(seen[:, 2:], 1e-6)
        r2 = (flat**2).sum(axis=1)[:, None]
        bent = flat * (1 + camera[7] * r2 + camera[8] * r2**2)
        px: FloatArray = np.exp(camera[6]) * bent + (np.array(size) - 1) / 2
    return finite_px(px)


def likely_focal(size: tuple[int, int]) -> float:
    """Return a prior focal length in pixels for an unknown camera."""
    return _FOCAL * max(size)


def begin_at(
    px_from_plan: FloatArray, sites: FloatArray, size: tuple[int, int]
) -> PoseFit | None:
    """Return a first fit that lays a plan where a homography does.

    Parameters
    ----------
    px_from_plan : ndarray of shape (3, 3), float64
        Millimetres to pixels.
    sites : ndarray of shape (N, 2), float64
        The plan; it is stretched along its axes to what a likely lens must have seen.
    size
        Width and height of the picture.

    Returns
    -------
    Fit or None
        None if no camera above the board sees it so.
    """
    focal = likely_focal(size)
    lens = np.array(
        [[focal, 0, (size[0] - 1) / 2], [0, focal, (size[1] - 1) / 2], [0, 0, 1.0]]
    )
    pose = np.linalg.solve(lens, px_from_plan)
    stretch = np.linalg.norm(pose[:, :2], axis=0)
    mean = np.sqrt(stretch.prod()) * np.sign(pose[2, 2])
    if not abs(mean) > 0:
        return None
    pose, stretch = pose / mean, stretch / abs(mean)
    u, _, vt = np.linalg.svd(pose[:, :2] / stretch, full_matrices=False)
    x, y = (u @ vt).T
    rotation = np.stack([x, y, np.cross(x, y)], axis=1)
    if rotation[2, 2] > -_STEEPEST or pose[2, 2] <= 0:
        return None
    rvec, _ = cv2.Rodrigues(rotation)
    camera = np.concatenate([rvec.ravel(), pose[:, 2], [np.log(focal), 0.0, 0.0]])
    return PoseFit(camera=camera, sites=sites * stretch, rms_px=np.inf)


def camera_from(view: View) -> FloatArray:
    """Return a view's camera as nine numbers, shape (9,)."""
    camera = view.camera
    return np.array(
        [*camera.rvec, *camera.tvec, np.log(camera.focal_px), camera.k1, camera.k2]
    )


def camera_of(numbers: FloatArray, size: tuple[int, int], scale: float = 1.0) -> Camera:
    """Return the camera that nine numbers stand for.

    Parameters
    ----------
    numbers : ndarray of shape (9,), float64
    size
        Width and height of its pictures.
    scale
        By how much the picture was shrunk that the numbers were fitted to.
    """
    rx, ry, rz, tx, ty, tz, log_focal, k1, k2 = map(float, numbers)
    return Camera(
        image_size=size,
        focal_px=float(np.exp(log_focal)) / scale,
        k1=k1,
        k2=k2,
        rvec=(rx, ry, rz),
        tvec=(tx, ty, tz),
    )


def posed(view: View, numbers: FloatArray) -> View:
    """Return a view with another pose, from nine numbers; its lens stays."""
    rx, ry, rz, tx, ty, tz = map(float, numbers[:6])
    camera = replace(view.camera, rvec=(rx, ry, rz), tvec=(tx, ty, tz))
    return replace(view, camera=camera)


def towards(
    numbers: FloatArray,
    places: FloatArray,
    seen_px: FloatArray,
    found: NDArray[np.bool_],
    size: tuple[int, int],
) -> FloatArray:
    """Return a camera after one step of least squares over its pose.

    Parameters
    ----------
    numbers : ndarray of shape (9,), float64
    places : ndarray of shape (N, 2), float64
        Of the plan, millimetres.
    seen_px : ndarray of shape (N, 2), float64
        Where they are seen, if they are.
    found : ndarray of shape (N,), bool
        Which are.
    size
        Width and height of the picture.
    """

    def px(pose: FloatArray) -> FloatArray:
        return project(np.append(pose, numbers[6:]), places, size)

    pose = numbers[:6]
    off = seen_px - px(pose)
    far = np.linalg.norm(off, axis=1)
    usual = max(float(np.median(far[found])), 1.0)
    weight = found * cauchy_weight(far, 2 * usual)
    rows = jacobian(px, pose, POSE.nudge)
    moved = gauss_newton_step(pose, POSE, rows, off, weight[:, None], hold=_STEADY)
    return np.append(moved, numbers[6:])
