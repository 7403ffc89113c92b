"""Calibrate from corners that a person marked, refined by the drawing if it fits."""

import numpy as np

from calibration.common.arrays import FloatArray
from calibration.common.bending import BendingPlan, longer
from calibration.common.pose import CAMERA, PoseFit, camera_groups, project
from calibration.common.solve import Unknowns, gauss_newton_step, jacobian
from calibration.common.verdict import CONFIDENT, BoardVerdict

_STEPS = 15  # of least squares
_LONGER_SPREAD = 0.05
_SPREAD_PX = 0.1  # how far off its corner a board lies that a person showed
BESIDE = 0.1  # of the spacing: no nearer does a hand show a corner
_MOST = 0.5  # of the drawing must be seen to overrule a person


def overrules(verdict: BoardVerdict, off: float, *, most: float) -> bool:
    """Return True if the drawing locates the board better than its corners.

    Parameters
    ----------
    verdict
        What is seen of the board, the corners refined.
    off
        How far that lies from the corners, of the spacing.
    most
        How far off a person may show them.
    """
    if verdict.complete <= _MOST:
        return False
    return off < BESIDE or (off < most and verdict.confidence >= CONFIDENT)


def laid(
    begun: PoseFit,
    plan: FloatArray,
    corners: FloatArray,
    px: FloatArray,
    size: tuple[int, int],
) -> tuple[PoseFit, float]:
    """Return a first fit laid on its corners, and how much longer it is east to west.

    Parameters
    ----------
    begun
        From `calibration.common.pose.begin_at`: its lens was guessed.
    plan : ndarray of shape (N, 2), float64
        The sites as planned, millimetres.
    corners : ndarray of shape (4, 2), float64
        What was shown, millimetres.
    px : ndarray of shape (4, 2), float64
        Where.
    size
        Width and height of the picture.
    """
    bent = BendingPlan(corners, (longer(corners, _LONGER_SPREAD),))
    unknowns = Unknowns(*camera_groups(size), *bent.groups)
    east, north = np.ptp(begun.sites, axis=0) / np.ptp(plan, axis=0)

    def seen(known: FloatArray) -> FloatArray:
        return project(known[CAMERA], bent.bent(known[9:]), size)

    known = np.append(begun.camera, (east - north) / 2)
    weight = np.array(_SPREAD_PX**-2)
    for _ in range(_STEPS):
        rows = jacobian(seen, known, unknowns.nudge)
        known = gauss_newton_step(known, unknowns, rows, px - seen(known), weight)
    off = np.linalg.norm(seen(known) - px, axis=1)
    sites = BendingPlan(plan, (longer(plan, _LONGER_SPREAD),)).bent(known[9:])
    rms = float(np.sqrt((off**2).mean()))
    return PoseFit(camera=known[CAMERA], sites=sites, rms_px=rms), float(known[9])
