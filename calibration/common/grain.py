"""Register a board between two pictures by its texture."""

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray, Image
from calibration.common.homography import CORNERS, homography
from calibration.common.other_viewpoint import placed
from calibration.common.view import View
from rules.boards.quarter_turns import quarter_turns

_WORKING_PX = 800
_MOST = 2000  # features of a picture
_RATIO = 0.8  # Lowe: a match must be so much nearer than the next best one
_NEAR_PX = 3.0
_FEWEST = 14  # matches that agree
_ALIKE = 4  # places in the new picture that each feature may be
_CLEAR = 2.0  # times as many features must agree as with the board turned
_BEYOND = 1.15  # of the sites' reach: a board is a little larger
_FAINT = 0.02  # contrast from which on a feature counts
_GRID = np.linspace(-1.0, 1.0, 7)


@dataclass(frozen=True, slots=True)
class PlacedPicture:
    """A picture, and where the board lies in it."""

    picture: Image
    view: View


@dataclass(frozen=True, slots=True)
class ByGrain:
    """Result of registering a board by its texture.

    Attributes
    ----------
    upright
        No other turn of the board has nearly as much grain that agrees.
    """

    view: View
    upright: bool


def find_by_grain(frame_bgr: Image, seen: PlacedPicture, known: View) -> ByGrain | None:
    """Return the board's view in a new picture by texture; None if it has too little.

    Parameters
    ----------
    frame_bgr : ndarray of shape (H, W, 3), uint8, BGR
        Of any size.
    seen
        The same board in an earlier picture.
    known
        The board as calibrated: every picture is fitted with this lens, so that small
        errors do not add up.

    Notes
    -----
    Features of the board's surface that are alike in both pictures, and the plane's
    motion that most of them agree on. Source: Lowe 2004 (SIFT), and RANSAC.
    """
    view, size = seen.view, (frame_bgr.shape[1], frame_bgr.shape[0])
    reach = np.abs(np.array(list(view.sites_mm.values()))).max(axis=0)
    before, scale_before = _small(seen.picture)
    after, scale_after = _small(frame_bgr)
    mask = np.zeros(before.shape, np.uint8)
    outline = view.px_on_board(CORNERS * reach * _BEYOND) * scale_before
    cv2.fillConvexPoly(mask, np.rint(outline).astype(np.int32), 255)
    matches = _matches(before, mask, after)
    if matches is None:
        return None
    after_from_before = matches.motion()
    if after_from_before is None:
        return None
    plan = np.stack(np.meshgrid(_GRID, _GRID), axis=-1).reshape(-1, 2) * reach
    there = view.px_on_board(plan) * scale_before
    px = _moved(there, after_from_before) / scale_after
    found = placed(known, plan, px, size)
    if found is None:
        return None
    here = matches.agreeing(after_from_before)
    turns = [
        after_from_before @ _turn(view, reach, quarters, scale_before)
        for quarters in quarter_turns(view.board)
        if quarters
    ]
    others = max((matches.agreeing(turn) for turn in turns), default=0)
    return ByGrain(found, upright=here > _CLEAR * others)


def _turn(view: View, reach: FloatArray, quarters: int, scale: float) -> FloatArray:
    """Return the motion of the earlier picture that turns the board in its place."""
    corners = view.px_on_board(CORNERS * reach) * scale
    spun = CORNERS * reach
    for _ in range(quarters):
        spun = np.stack([-spun[:, 1], spun[:, 0]], axis=1)
    return homography(corners, view.px_on_board(spun) * scale)


def _small(image: Image) -> tuple[Image, float]:
    height, width = image.shape[:2]
    scale = min(1.0, _WORKING_PX / max(width, height))
    grey = np.asarray(cv2.cvtColor(image, cv2.COLOR_BGR2GRAY), dtype=np.uint8)
    small = cv2.resize(grey, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    return np.asarray(small, dtype=np.uint8), scale


@dataclass(frozen=True, slots=True)
class _Matches:
    """Features of one picture, and the places in another that they may be.

    Attributes
    ----------
    here : ndarray of shape (F, 2), float64
    there : ndarray of shape (F, K, 2), float64
        The likeliest first.
    clear : ndarray of shape (F,), bool
        Whether the first is much likelier than the second.
    """

    here: FloatArray
    there: FloatArray
    clear: NDArray[np.bool_]

    def motion(self) -> FloatArray | None:
        """Return the homography that most clear matches agree on."""
        here, there = self.here[self.clear], self.there[self.clear, 0]
        if len(here) < _FEWEST:
            return None
        motion, agree = cv2.findHomography(here, there, cv2.USAC_MAGSAC, _NEAR_PX)
        found = np.asarray(motion, dtype=np.float64)
        if found.shape != (3, 3) or np.sum(agree) < _FEWEST:
            return None
        return found

    def agreeing(self, motion: FloatArray) -> int:
        """Return the number of inliers of a homography."""
        off = self.there - _moved(self.here, motion)[:, None]
        near = (np.linalg.norm(off, axis=2) < _NEAR_PX).any(axis=1)
        return int(near.sum())


def _matches(before: Image, mask: Image, after: Image) -> _Matches | None:
    sift = cv2.SIFT.create(nfeatures=_MOST, contrastThreshold=_FAINT)
    points, told = sift.detectAndCompute(before, mask)
    others, told_there = sift.detectAndCompute(after, None)
    if len(points) < _FEWEST or len(others) < _FEWEST:
        return None
    found = cv2.BFMatcher(cv2.NORM_L2).knnMatch(told, told_there, k=_ALIKE)
    at = np.array([[match.trainIdx for match in each] for each in found])
    far = np.array([[match.distance for match in each] for each in found])
    places = np.array([point.pt for point in others])
    return _Matches(
        here=np.array([point.pt for point in points]),
        there=places[at],
        clear=far[:, 0] < _RATIO * far[:, 1],
    )


def _moved(px: FloatArray, motion: FloatArray) -> FloatArray:
    if not len(px):
        return np.zeros((0, 2))
    moved = cv2.perspectiveTransform(px[None], motion)[0]
    return np.asarray(moved, dtype=np.float64)
