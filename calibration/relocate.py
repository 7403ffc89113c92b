"""Relocate a known board anywhere in a picture, after it was moved."""

from dataclasses import dataclass, replace

import cv2
import numpy as np

from calibration.common.arrays import Image
from calibration.common.errors import BoardNotFoundError
from calibration.common.grain import PlacedPicture, find_by_grain
from calibration.common.other_viewpoint import placed
from calibration.common.pose import camera_from, posed
from calibration.common.view import View
from calibration.find import find_view
from calibration.kinds import way_of

_FITS = 0.08  # of the spacing: so far off may a known plan lie, else another is drawn


@dataclass(frozen=True, slots=True)
class Anew:
    """Result of relocating a known board.

    Attributes
    ----------
    view
        Its view.
    upright
        Which way round it lies is known, by its grain; else it may be turned to any
        side from which its drawing looks the same.
    """

    view: View
    upright: bool


def find_by_surface(frame_bgr: Image, seen: PlacedPicture, known: View) -> Anew | None:
    """Return the view of a board by the texture of its surface; None if that fails.

    Parameters
    ----------
    frame_bgr : ndarray of shape (H, W, 3), uint8, BGR
        A picture of any size.
    seen
        The board in an earlier picture.
    known
        The board as calibrated.
    """
    found = find_by_grain(frame_bgr, seen, known)
    if found is None:
        return None
    view = settled(frame_bgr, found.view)
    return None if view is None else Anew(view, found.upright)


def find_by_drawing(frame_bgr: Image, known: View) -> Anew | None:
    """Return the view of a board by its drawing; None if that fails.

    Parameters
    ----------
    frame_bgr : ndarray of shape (H, W, 3), uint8, BGR
        A picture of any size.
    known
        The board as calibrated.

    Notes
    -----
    An uncertain result is returned too: the caller compares the pieces there, which is
    better evidence.
    """
    try:
        drawn = find_view(frame_bgr, known.board, dark=known.dark_lines)
    except BoardNotFoundError as error:
        if error.best is None:
            return None
        drawn = error.best
    view = _as_known(known, drawn)
    return Anew(settled(frame_bgr, view) or view, upright=False)


def settled(frame_bgr: Image, view: View) -> View | None:
    """Return a view, nearly right, as it fits a picture of its size; None: it fits not.

    Parameters
    ----------
    frame_bgr : ndarray of shape (H, W, 3), uint8, BGR
    """
    grey = np.asarray(cv2.cvtColor(frame_bgr, cv2.COLOR_BGR2GRAY), dtype=np.uint8)
    return way_of(view.board).follow(grey, view)


def turned(view: View, quarters: int) -> View:
    """Return a view with the board turned under its names, against the clock."""
    if quarters == 0:
        return view
    camera = camera_from(view)
    rotation, _ = cv2.Rodrigues(camera[:3])
    spin, _ = cv2.Rodrigues(np.array([0.0, 0.0, quarters * np.pi / 2]))
    rvec, _ = cv2.Rodrigues(rotation @ spin)
    return posed(view, np.concatenate([rvec.ravel(), camera[3:]]))


def shifted(view: View, east_mm: float, north_mm: float) -> View:
    """Return a view with the board moved under its names, in its own plane."""
    camera = camera_from(view)
    rotation, _ = cv2.Rodrigues(camera[:3])
    place = camera[3:6] + rotation @ np.array([east_mm, north_mm, 0.0])
    return posed(view, np.concatenate([camera[:3], place, camera[6:]]))


def _as_known(known: View, drawn: View) -> View:
    """Return the view of the known plan where a drawing was found, if that fits."""
    names = known.board.names
    plan = np.array([known.sites_mm[name] for name in names])
    px = np.array([drawn.px_at_height()[name] for name in names])
    view = placed(known, plan, px, drawn.camera.image_size)
    if view is None:
        return drawn
    a, b = known.board.segments[0]
    spacing = np.linalg.norm(px[names.index(a)] - px[names.index(b)])
    if view.rms_px > _FITS * spacing:
        return drawn
    return replace(view, confidence=drawn.confidence)
