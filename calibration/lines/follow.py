"""Track a board of drawn lines after a small move."""

import numpy as np
from numpy.typing import NDArray

from calibration.common.follow import Strokes, agreement, followed
from calibration.common.view import View

_PER_LINE = 4


def drawing_agrees(image_gray: NDArray[np.uint8], view: View) -> float:
    """Return the fraction of the drawing that still lies where the view says, 0..1.

    Parameters
    ----------
    image_gray : ndarray of shape (H, W), uint8
        A picture from the view's camera.
    view
        Where the drawing was.

    Notes
    -----
    Looks whether places of the drawing differ from both their sides; cheap enough for
    every frame. Chips, hands and glare hide lines, so compare with what a good frame
    gave.
    """
    return agreement(image_gray, view, _strokes(view))


def follow_drawing(image_gray: NDArray[np.uint8], view: View) -> View | None:
    """Return the view after a small move of the camera or the board; None if lost.

    Parameters
    ----------
    image_gray : ndarray of shape (H, W), uint8
        A picture from the same camera; chips and hands may be on it.
    view
        The view before the move.
    """
    return followed(image_gray, view, _strokes(view))


def _strokes(view: View) -> Strokes:
    ends = np.array(
        [[view.sites_mm[a], view.sites_mm[b]] for a, b in view.board.segments]
    )
    way = ends[:, 1] - ends[:, 0]
    way /= np.linalg.norm(way, axis=1)[:, None]
    s = np.linspace(0.26, 0.74, _PER_LINE)[:, None, None]
    places = ((1 - s) * ends[:, 0] + s * ends[:, 1]).reshape(-1, 2)
    return Strokes(
        places=places,
        normals=np.tile(np.stack([-way[:, 1], way[:, 0]], axis=-1), (_PER_LINE, 1)),
        light=np.zeros(len(places)),
        count=np.ones(len(places)),
        spacing=view.board.spacing_mm,
        side=float(np.ptp(ends[..., 0])),
    )
