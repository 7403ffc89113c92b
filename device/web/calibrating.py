"""Calibration and teaching of the board on the table, for the page."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from calibration.common.arrays import Image
from calibration.common.board_file import BoardFile
from calibration.common.view import View
from calibration.find import South, find_view
from device.game.board_files import accept, wood_for
from device.json_types import Json
from rules.core.board import Board
from rules.core.facts import Sentence
from vision.kinds import net_for
from vision.seeds.counting import MOST
from vision.seeds.eye import pits_of, teach_seeds
from vision.teach import TeachError, teach

Point = tuple[float, float]
Progress = Callable[[float, str], None]

NOTHING_KNOWN: Mapping[str, Any] = {
    "busy": False,
    "progress": None,
    "doing": None,
    "board": None,
    "south": "bottom",
    "confidence": None,
    "rms_px": None,
    "corners": None,
    "sites": None,
    "by_hand": False,
    "refused": None,
    "taught": None,
    "fill": None,
    "teach_refused": None,
}


def find_board_in(
    image: Image,
    board: Board,
    *,
    south: South,
    corners: Sequence[Point] | None,
    progress: Progress | None = None,
) -> View:
    """Return the view of a board in a picture.

    Parameters
    ----------
    corners
        NW, NE, SE, SW as fractions of the picture's width and height; None: found.

    Raises
    ------
    BoardNotFoundError
        If it is not there with confidence.
    """
    high, wide = image.shape[:2]
    corners_px = None
    if corners is not None:
        corners_px = [(x * (wide - 1), y * (high - 1)) for x, y in corners]
    return find_view(
        image, board, south=south, corners_px=corners_px, progress=progress
    )


def corners_of(view: View) -> list[Point]:
    """Return the board's corners in a view, in parts of the picture."""
    wide, high = view.camera.image_size
    return [
        (round(float(x) / (wide - 1), 4), round(float(y) / (high - 1), 4))
        for x, y in view.corners_px()
    ]


def fit_plain(confidence: float, rms_px: float | None) -> Json:
    """Return the fit of a board to a picture, as JSON for the page."""
    off = None if rms_px is None else round(rms_px, 2)
    return {"confidence": round(confidence, 3), "rms_px": off}


def board_plain(found: BoardFile) -> Json:
    """Return a board file as the page takes it: places are fractions of the picture.

    The fit to the calibration picture is omitted: today's may differ.
    """
    view, chips, seeds = found.view, found.chips, found.seeds
    wide, high = view.camera.image_size
    sites = {
        site: [round(x / (wide - 1), 4), round(y / (high - 1), 4)]
        for site, (x, y) in view.px_at_height().items()
    }
    return {
        "board": view.board.id,
        "corners": corners_of(view),
        "sites": sites,
        "taught": [colour.name for colour in chips.colours] if chips else None,
        "fill": max(seeds.counts, default=None) if seeds else None,
    }


def taught_chips(
    image: Image, found: BoardFile, pieces: Mapping[str, Sequence[str]], path: Path
) -> tuple[BoardFile, tuple[Sentence, ...]]:
    """Store the board file with the chips as taught; return it, and doubts of it.

    Raises
    ------
    TeachError
        If they cannot be learned; says what to change.
    BoardNotFoundError
        If they are read otherwise than they were named.
    OSError
        If it cannot be written.
    """
    if found.view.board.is_sown:
        raise TeachError(f"{found.view.board.title} is played with seeds: teach a fill")
    if not pieces or not all(pieces.values()):
        raise TeachError("name at least one site for each kind of chip")
    lesson = teach(image, found.view, pieces, net_for(found.view.board))
    said = {site: (side,) for side, sites in pieces.items() for site in sites}
    taught = BoardFile(found.view, lesson.chips)
    return accept(taught, image, path, taught=said, lesson=image), lesson.doubts


def taught_seeds(image: Image, found: BoardFile, fill: int, path: Path) -> BoardFile:
    """Store the board file with seeds, equally many in every pit; return it.

    Parameters
    ----------
    path
        Where the board file lies; a picture of the pits is written beside it.

    Raises
    ------
    TeachError
        If the board holds no seeds, or the count is out of range.
    BoardNotFoundError
        If they are counted otherwise.
    OSError
        If it cannot be written.
    """
    if not found.view.board.is_sown:
        raise TeachError(f"{found.view.board.title} holds no seeds: teach its chips")
    if not 0 < fill <= MOST:
        raise TeachError(f"{fill} seeds in every pit: expected 1 to {MOST}")
    return accept(
        replace(found, chips=None, seeds=None),
        image,
        path,
        taught=dict.fromkeys(pits_of(found.view), fill),
        lesson=image,
        seeds=teach_seeds(image, found.view, fill),
        wood=wood_for(found, path),
    )


def keep_view(view: View, image: Image, path: Path) -> BoardFile:
    """Store a board that was just found in a picture; return its board file.

    Raises
    ------
    BoardNotFoundError
        If it is not read there.
    OSError
        If it cannot be written.
    """
    return accept(BoardFile(view, None), image, path)
