"""Find a known drawing in one picture, or refuse and say why."""

from collections.abc import Sequence
from dataclasses import replace
from enum import Enum

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.common.errors import BoardNotFoundError
from calibration.common.log_intensity import tone_of
from calibration.common.pose import camera_of
from calibration.common.refusals import (
    ANOTHER_BOARD,
    EXCESS,
    MORE_THAN_DRAWN,
    NO_SUCH_CORNERS,
    TOO_DARK,
    TOO_FLAT,
    TOO_SMALL,
)
from calibration.common.search import Found, Progress, Sought, no_progress
from calibration.common.verdict import CONFIDENT
from calibration.common.view import View
from calibration.kinds import BoardFinder, way_of
from rules.core.board import Board
from rules.core.facts import Sentence, verbatim

_SURE_BY_COLOUR = 0.9  # a board is seldom taken for another, and is not to be oftener
_WORKING_PX = 960
_SMALLEST_PX = 160
_DRAWN, _UNDRAWN = 0.6, 0.45  # of a part: it fits, but belongs to another board
_DARK, _FLAT = 12.0, 4.0  # of 255: mean light, and its spread


class South(Enum):
    """Side of the picture at which the board's south lies."""

    BOTTOM = "bottom"
    LEFT = "left"
    TOP = "top"
    RIGHT = "right"


_WAY = {
    South.BOTTOM: (0.0, 1.0),
    South.LEFT: (-1.0, 0.0),
    South.TOP: (0.0, -1.0),
    South.RIGHT: (1.0, 0.0),
}


def find_view(
    image: NDArray[np.uint8],
    board: Board,
    *,
    south: South = South.BOTTOM,
    corners_px: Sequence[tuple[float, float]] | None = None,
    dark: bool | None = None,
    progress: Progress | None = None,
) -> View:
    """Return the view of a board in a picture, with or without chips on it.

    Parameters
    ----------
    image : ndarray of shape (H, W, 3), uint8, BGR
    board
        Which drawing is expected.
    south
        Where south sits; a board is the same from four sides.
    corners_px
        Where ``board.corners`` are seen, NW, NE, SE, SW as south sees them, if the user
        showed them; at a board of seeds the corners of its top face. Refined where
        lines or pits are near, else taken so, at a low confidence.
    dark
        Whether its lines are darker than the board, if that is known.
    progress
        Called now and then with the part done, 0..1, and what is being done.

    Raises
    ------
    BoardNotFoundError
        If the drawing is not there with confidence, or no way to find it is known.
    ValueError
        If ``image`` is no BGR picture or there are not four corners.
    """
    way = way_of(board)
    _check(image, corners_px)
    small, scale = _working(image)
    corners = None
    if corners_px is not None:
        if not _go_round(corners_px):
            raise BoardNotFoundError(_unseen(board, way, corners_px))
        corners = (np.array(corners_px, float) + 0.5) * scale - 0.5
    sought = Sought(
        tone=tone_of(small),
        board=board,
        south=_WAY[south],
        corners=corners,
        dark=dark,
        tell=progress or no_progress,
    )
    found = way.find(sought)
    if corners is None and dark is None:
        found = _by_colour(found, sought, small)
    if found is None:
        if corners_px is not None:
            raise BoardNotFoundError(_unseen(board, way, corners_px))
        raise BoardNotFoundError(_nothing(image, board, way))
    view = _view(found, board, (image.shape[1], image.shape[0]), scale)
    if not view.is_sound:
        raise BoardNotFoundError(_unsure(found, board, way))
    if corners_px is None and view.confidence < CONFIDENT:
        raise BoardNotFoundError(
            _unsure(found, board, way), best=view, confidence=view.confidence
        )
    return view


def _by_colour(
    found: Found | None, sought: Sought, image: NDArray[np.uint8]
) -> Found | None:
    """Return the result, or that of a single colour channel where grey is ambiguous."""
    if found is not None and (found.clear or found.verdict.confidence >= CONFIDENT):
        return found
    way = way_of(sought.board)
    for colour in way.colours:
        tone = tone_of(np.ascontiguousarray(image[..., colour]))
        shown = way.find(replace(sought, tone=tone, again=True, before=found))
        if shown is not None and shown.verdict.confidence > _SURE_BY_COLOUR:
            return shown
    return found


def _check(
    image: NDArray[np.uint8], corners_px: Sequence[tuple[float, float]] | None
) -> None:
    if image.dtype != np.uint8 or image.ndim != 3 or image.shape[2] != 3:
        raise ValueError(
            f"expected a BGR picture (H, W, 3) uint8, got {image.shape} {image.dtype}"
        )
    if corners_px is not None and len(corners_px) != 4:
        raise ValueError(f"expected 4 corners NW, NE, SE, SW, got {len(corners_px)}")
    if min(image.shape[:2]) < _SMALLEST_PX:
        size = f"{image.shape[1]}x{image.shape[0]}"
        why = Sentence(TOO_SMALL, {"size": size, "most": _SMALLEST_PX})
        raise BoardNotFoundError(why)


def _go_round(corners_px: Sequence[tuple[float, float]]) -> bool:
    """Return True if corners lie as a board's do: clockwise, no three in a line."""
    corners = np.array(corners_px, float)
    sides = np.roll(corners, -1, axis=0) - corners
    after = np.roll(sides, -1, axis=0)
    turns = sides[:, 0] * after[:, 1] - sides[:, 1] * after[:, 0]
    return bool((turns > 1.0).all())


def _working(image: NDArray[np.uint8]) -> tuple[NDArray[np.uint8], float]:
    """Return the picture at the size to work on, and its scale."""
    height, width = image.shape[:2]
    scale = min(1.0, _WORKING_PX / max(width, height))
    if scale == 1.0:
        return image, scale
    size = (round(width * scale), round(height * scale))
    small = cv2.resize(image, size, interpolation=cv2.INTER_AREA)
    return np.asarray(small, np.uint8), scale


def _view(found: Found, board: Board, size: tuple[int, int], scale: float) -> View:
    return View(
        board=board,
        camera=camera_of(found.fit.camera, size, scale),
        sites_mm={
            name: (float(x), float(y))
            for name, (x, y) in zip(board.names, found.fit.sites, strict=True)
        },
        rms_px=found.fit.rms_px / scale,
        confidence=found.verdict.confidence,
        dark_lines=found.dark,
        pit_mm=found.pit_mm,
        pit_tall=found.pit_tall,
    )


def _unseen(
    board: Board, way: BoardFinder, corners_px: Sequence[tuple[float, float]]
) -> Sentence:
    facts = {"places": str(list(corners_px)), "ends": way.corners_of(board)}
    return Sentence(NO_SUCH_CORNERS, facts)


def _nothing(image: NDArray[np.uint8], board: Board, way: BoardFinder) -> Sentence:
    light, spread = float(image.mean()), float(image.std())
    facts = {"title": board.title, "ends": way.corners_of(board)}
    if light < _DARK:
        return Sentence(TOO_DARK, {**facts, "count": f"{light:.0f}"})
    if spread < _FLAT:
        return Sentence(TOO_FLAT, {**facts, "share": f"{spread:.1f}"})
    return Sentence(way.missing, facts)


def _unsure(found: Found, board: Board, way: BoardFinder) -> Sentence:
    facts = {"title": board.title, "ends": way.corners_of(board)}
    if found.part_of:
        larger = f"{found.part_of.title} ({found.part_of.id})"
        return Sentence(ANOTHER_BOARD, {**facts, "part": larger})
    drawn, undrawn = found.verdict.drawn, found.verdict.undrawn
    low = min(drawn, key=drawn.__getitem__)
    high = max(undrawn, key=undrawn.__getitem__)
    if undrawn[high] > max(_UNDRAWN, 1.0 - drawn[low]):
        excess = next((Sentence(key) for key in EXCESS if key == high), verbatim(high))
        return Sentence(MORE_THAN_DRAWN, {**facts, "part": excess})
    if drawn[low] > _DRAWN:
        return Sentence(way.faint, facts)
    share = f"{drawn[low]:.0%}"
    return Sentence(way.partly, {**facts, "part": low, "share": share})
