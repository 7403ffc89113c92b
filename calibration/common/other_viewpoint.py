"""View of a known board from another camera position, from the pixels of its points."""

import numpy as np

from calibration.common.arrays import FloatArray
from calibration.common.homography import homography
from calibration.common.pose import (
    PoseFit,
    begin_at,
    camera_from,
    camera_groups,
    camera_of,
    project,
)
from calibration.common.solve import (
    Unknowns,
    cauchy_weight,
    gauss_newton_step,
    jacobian,
)
from calibration.common.view import View

_STEPS = 12  # of least squares
_SPREAD_PX = 1.0  # how far off a place is seen
_FOCAL_SPREAD = 0.1  # of its logarithm: a lens that is known, and a picture cut anew
_LENS_SPREAD = 0.01


def placed(
    view: View, plan_mm: FloatArray, px: FloatArray, size: tuple[int, int]
) -> View | None:
    """Return the view of a board some places of which are seen; its plan stays.

    Parameters
    ----------
    view
        An earlier view of the board, perhaps in pictures of another size.
    plan_mm : ndarray of shape (P, 2), float64
        Places of the plan, four at least.
    px : ndarray of shape (P, 2), float64
        Where they are seen.
    size
        Width and height of the picture.

    Returns
    -------
    View or None
        None if no camera above the board sees it so.
    """
    begun = _begun(plan_mm, px, size)
    if begun is None:
        return None
    lens = _lens(view, size)
    unknowns = _unknowns(lens, size)
    known = np.append(begun.camera[:6], lens)
    for _ in range(_STEPS):
        known = _improved(known, unknowns, plan_mm, px, size)
    off = np.linalg.norm(project(known, plan_mm, size) - px, axis=1)
    return View(
        board=view.board,
        camera=camera_of(known, size),
        sites_mm=view.sites_mm,
        rms_px=float(np.sqrt((off**2).mean())),
        confidence=view.confidence,
        dark_lines=view.dark_lines,
        pit_mm=view.pit_mm,
        pit_tall=view.pit_tall,
    )


def _begun(
    plan_mm: FloatArray, px: FloatArray, size: tuple[int, int]
) -> PoseFit | None:
    half = float(np.abs(plan_mm).max())
    px_from_plan = homography(plan_mm / half, px) @ np.diag([1 / half, 1 / half, 1.0])
    return begin_at(px_from_plan, plan_mm, size)


def _lens(view: View, size: tuple[int, int]) -> FloatArray:
    """Return the lens as it is in pictures of another size."""
    lens = camera_from(view)[6:].copy()
    lens[0] += np.log(max(size) / max(view.camera.image_size))
    return lens


def _unknowns(lens: FloatArray, size: tuple[int, int]) -> Unknowns:
    unknowns = Unknowns(*camera_groups(size))
    unknowns.mean[6:] = lens
    unknowns.spread[6:] = (_FOCAL_SPREAD, _LENS_SPREAD, _LENS_SPREAD)
    return unknowns


def _improved(
    known: FloatArray,
    unknowns: Unknowns,
    plan_mm: FloatArray,
    px: FloatArray,
    size: tuple[int, int],
) -> FloatArray:
    def seen(numbers: FloatArray) -> FloatArray:
        return project(numbers, plan_mm, size)

    off = px - seen(known)
    far = np.linalg.norm(off, axis=1)
    weight = cauchy_weight(far, max(float(np.median(far)), _SPREAD_PX))
    rows = jacobian(seen, known, unknowns.nudge)
    return gauss_newton_step(
        known, unknowns, rows, off, weight[:, None] / _SPREAD_PX**2, hold=1e-6
    )
