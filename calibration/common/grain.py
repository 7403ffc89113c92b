"""Where a board seen in one picture lies in another, by its grain."""

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.common.placed import placed
from calibration.common.tones import FloatArray
from calibration.common.view import View

Image = NDArray[np.uint8]

_WORKING_PX = 800
_MOST = 2000  # features of a picture
_RATIO = 0.8  # Lowe: a match must be so much nearer than the next best one
_NEAR_PX = 3.0
_FEWEST = 14  # matches that agree
_BEYOND = 1.15  # of the sites' reach: a board is a little larger
_GRID = np.linspace(-1.0, 1.0, 7)


@dataclass(frozen=True, slots=True)
class Seen:
    """A picture, and where the board lies in it."""

    picture: Image
    view: View


def find_by_grain(frame_bgr: Image, seen: Seen) -> View | None:
    """Return where the board lies in a new picture; None if its grain tells nothing.

    Parameters
    ----------
    frame_bgr : ndarray of shape (H, W, 3), uint8, BGR
        Of any size.
    seen
        The same board in an earlier picture.

    Notes
    -----
    Features of the board's surface that are alike in both pictures, and the plane's
    motion that most of them agree on. Source: Lowe 2004 (SIFT), and RANSAC.
    """
    view, size = seen.view, (frame_bgr.shape[1], frame_bgr.shape[0])
    reach = np.abs(np.array(list(view.sites_mm.values()))).max(axis=0)
    plan = np.stack(np.meshgrid(_GRID, _GRID), axis=-1).reshape(-1, 2) * reach
    before, scale_before = _small(seen.picture)
    after, scale_after = _small(frame_bgr)
    mask = np.zeros(before.shape, np.uint8)
    corners = np.array([[-1, 1], [1, 1], [1, -1], [-1, -1]]) * reach * _BEYOND
    outline = np.rint(view.px_on_board(corners) * scale_before).astype(np.int32)
    cv2.fillConvexPoly(mask, outline, 255)
    after_from_before = _motion(before, mask, after)
    if after_from_before is None:
        return None
    there = view.px_on_board(plan) * scale_before
    px = cv2.perspectiveTransform(there[None], after_from_before)[0] / scale_after
    return placed(view, plan, px, size)


def _small(image: Image) -> tuple[Image, float]:
    height, width = image.shape[:2]
    scale = min(1.0, _WORKING_PX / max(width, height))
    grey = np.asarray(cv2.cvtColor(image, cv2.COLOR_BGR2GRAY), dtype=np.uint8)
    small = cv2.resize(grey, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    return np.asarray(small, dtype=np.uint8), scale


def _motion(before: Image, mask: Image, after: Image) -> FloatArray | None:
    """Return the homography that most matching features agree on."""
    sift = cv2.SIFT_create(nfeatures=_MOST, contrastThreshold=0.02)
    points, told = sift.detectAndCompute(before, mask)
    others, told_there = sift.detectAndCompute(after, None)
    if len(points) < _FEWEST or len(others) < _FEWEST:
        return None
    pairs = cv2.BFMatcher(cv2.NORM_L2).knnMatch(told, told_there, k=2)
    alike = [
        pair[0]
        for pair in pairs
        if len(pair) == 2 and pair[0].distance < _RATIO * pair[1].distance
    ]
    if len(alike) < _FEWEST:
        return None
    here = np.array([points[match.queryIdx].pt for match in alike])
    there = np.array([others[match.trainIdx].pt for match in alike])
    motion, agree = cv2.findHomography(here, there, cv2.USAC_MAGSAC, _NEAR_PX)
    if motion is None or int(agree.sum()) < _FEWEST:
        return None
    return np.asarray(motion, dtype=np.float64)
