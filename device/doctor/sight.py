"""Checks of the camera's picture: frame rate, light, glare and focus over the board."""

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import Image
from calibration.common.view import View
from device.doctor.finding import Finding, line_of, tried
from device.ports import Clock, FrameSource, HardwareMissingError
from rules.core.events import TroubleKind
from vision.chips.tilt import WANTED_DEG, blind_part, looks_straight_down
from vision.follow import Follower

PARTS = ("camera", "board", "light", "glare", "focus")

_LOOKS_S = 3.0
_MOST_FRAMES = 40
_MEAN_OF = 8
_DIM, _BRIGHT = 40.0, 225.0
_BURNT_LEVEL, _BURNT_PART = 250, 0.04
_SHARPEST_PART = 0.01
_SOFT_PX = 4.5
_CONTRAST = 8.0
_REACH_PX = 7

Mask = NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class CameraSample:
    """Sample of a camera's pictures over a short while.

    Attributes
    ----------
    image : ndarray of shape (H, W, 3), uint8, BGR
        The last picture.
    still : ndarray of shape (H, W), float32
        Grey, the mean of the last pictures: without their noise.
    rate
        Frames a second, None for a film.
    """

    image: Image
    still: NDArray[np.float32]
    rate: float | None


def sight(
    opened: Callable[[], FrameSource], view: View | None, clock: Clock, mend: str
) -> list[Finding]:
    """Return the findings on the camera and its picture of the board.

    Parameters
    ----------
    opened
        Opens the camera.
    view
        Where the board lies; None: it was not calibrated yet.
    clock
        Times the frames.
    mend
        How to come by a camera that is not there.
    """
    looks: list[CameraSample] = []

    def attempt() -> str:
        with closing(opened()) as source:
            look = look_through(source, clock)
        looks.append(look)
        height, width = look.image.shape[:2]
        rate = "" if look.rate is None else f", {look.rate:.0f} frames a second"
        return f"{width}x{height} pixels{rate}"

    camera = tried(PARTS[0], attempt, mend)
    if not looks:
        return [
            camera,
            *(
                Finding(part, "there is no picture", "mend the camera first", True)
                for part in PARTS[1:]
            ),
        ]
    try:
        return [camera, *seen(looks[0], view)]
    except Exception as error:  # noqa: BLE001 - to find what is broken is its purpose
        told = f"the picture cannot be judged: {line_of(error)}"
        return [camera, Finding(PARTS[1], told, "calibrate again from this camera")]


def look_through(source: FrameSource, clock: Clock) -> CameraSample:
    """Return a sample of frames, once the source's exposure has settled.

    Raises
    ------
    HardwareMissingError
        If it gives no frame.
    """
    began_s = clock.now_s()
    pictures: list[Image] = []
    count = 0
    for frame in source.frames():
        pictures = [*pictures[1 - _MEAN_OF :], frame.image]
        count += 1
        passed_s = clock.now_s() - began_s if source.live else 0.0
        if passed_s >= _LOOKS_S or count >= _MOST_FRAMES:
            break
    if not pictures:
        raise HardwareMissingError("the camera gives no picture")
    greys = [cv2.cvtColor(one, cv2.COLOR_BGR2GRAY) for one in pictures]
    still = np.mean(np.asarray(greys), axis=0, dtype=np.float32)
    passed_s = clock.now_s() - began_s
    rate = count / passed_s if source.live and passed_s > 0 else None
    return CameraSample(pictures[-1], np.asarray(still, dtype=np.float32), rate)


def seen(look: CameraSample, view: View | None) -> list[Finding]:
    """Return the findings on the board's position, light, glare and focus."""
    height, width = look.image.shape[:2]
    if view is not None and (width, height) != view.camera.image_size:
        wide, high = view.camera.image_size
        told = f"calibrated at {wide}x{high} pixels, seen at {width}x{height}"
        place = Finding("board", told, "calibrate again from this camera")
        view = None
    else:
        place = _place(look.image, view)
    over = _board(view, height, width)
    return [place, _light(look.still[over]), _glare(look, over), _focus(look, over)]


def _place(image: Image, view: View | None) -> Finding:
    if view is None:
        mend = "mwamuzi calibrate, and name its board file in [game] calibration"
        return Finding("board", "not calibrated: the whole picture was judged", mend)
    trouble = Follower(view).follow(image)
    if trouble is TroubleKind.BUMPED or trouble is TroubleKind.BLURRED:
        mend = "put board and camera back, or calibrate again"
        return Finding("board", "not where it was calibrated", mend)
    if trouble is not None:
        return Finding("board", f"cannot be seen: {trouble.value}", "mend the light")
    return Finding("board", f"{view.board.id}, where it was calibrated")


def heights(view: View) -> Finding:
    """Return the finding on whether the camera's tilt allows stack heights."""
    told = f"told at {100 * (1 - blind_part(view)):.0f} % of the sites"
    if looks_straight_down(view):
        mend = f"lean the camera by {WANTED_DEG} degrees, then calibrate again"
        return Finding("heights", f"seen from straight above, {told}", mend)
    return Finding("heights", told)


def _board(view: View | None, height: int, width: int) -> Mask:
    """Return a mask of the pixels that show the board; all of them if unknown."""
    mask = np.ones((height, width), np.uint8)
    if view is not None:
        points = np.array(list(view.px_at_height().values()), np.float32)
        mask[:] = 0
        hull = np.rint(cv2.convexHull(points)).astype(np.int32)
        cv2.fillConvexPoly(mask, hull, 1)
    return mask.astype(bool)


def _light(levels: NDArray[np.float32]) -> Finding:
    level = float(levels.mean())
    told = f"{level / 2.55:.0f} % of white"
    if level < _DIM:
        mend = "more light: a lamp at the side, a metre above the board"
        return Finding("light", f"dim, {told}", mend)
    if level > _BRIGHT:
        return Finding("light", f"too bright, {told}", "less light")
    return Finding("light", told)


def _glare(look: CameraSample, over: Mask) -> Finding:
    burnt = look.image[over].min(axis=1) >= _BURNT_LEVEL
    part = float(burnt.mean())
    told = f"{100 * part:.1f} % of the board shines white"
    if part > _BURNT_PART:
        mend = "move the lamp, away from where the camera sees its reflection"
        return Finding("glare", told, mend)
    return Finding("glare", told)


def _focus(look: CameraSample, over: Mask) -> Finding:
    width = edge_width_px(look.still, over)
    if width is None:
        mend = "let the camera see the board, in light"
        return Finding("focus", "no edges are seen", mend)
    told = f"edges are {width:.1f} pixels wide"
    if width > _SOFT_PX:
        mend = "turn the lens until lines are sharp, and wipe it"
        return Finding("focus", f"soft: {told}", mend)
    return Finding("focus", told)


def edge_width_px(still: NDArray[np.float32], over: Mask) -> float | None:
    """Return the width of a picture's sharpest edges; None if it has none.

    Parameters
    ----------
    still : ndarray of shape (H, W), float32
    over : ndarray of shape (H, W), bool
        Where to look.
    """
    east = cv2.Sobel(still, cv2.CV_32F, 1, 0, scale=1 / 8)
    south = cv2.Sobel(still, cv2.CV_32F, 0, 1, scale=1 / 8)
    slope = np.asarray(np.hypot(east, south))
    kernel = np.ones((2 * _REACH_PX + 1, 2 * _REACH_PX + 1), np.uint8)
    step = np.asarray(cv2.dilate(still, kernel) - cv2.erode(still, kernel))
    sharpest = float(np.quantile(slope[over], 1 - _SHARPEST_PART))
    edges = over & (slope >= max(sharpest, 1e-6))
    if not edges.any() or float(np.median(step[edges])) < _CONTRAST:
        return None
    return float(np.median(step[edges] / slope[edges]))
