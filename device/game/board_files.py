"""Board files and the pictures beside them: the bare wood, and counted pits."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import cv2
import numpy as np

from calibration.common.arrays import Image
from calibration.common.board_file import BoardFile, from_toml, to_toml
from calibration.common.chips import FaceSet, SeedSet
from calibration.common.errors import BoardFileError
from calibration.common.toml_tables import MOST_SIGNS
from calibration.common.view import View
from device.camera.sources import read_picture
from device.ports import SourceError
from device.untrusted.names import is_plain
from rules.core.board import Board
from rules.core.pieces import Appearance, Piece
from vision.calibration_check import try_out
from vision.pieces.faces import FaceBook
from vision.pieces.tops import TOP_PX
from vision.reader import Reader
from vision.seeds.counting import PATCH_PX, SeedCounter
from vision.seeds.eye import TaughtSeeds


def read_board_file(path: Path) -> BoardFile:
    """Return a parsed board file.

    Raises
    ------
    BoardFileError
        If it is no board file.
    OSError
        If it cannot be read.
    """
    try:
        return from_toml(_text(path))
    except UnicodeDecodeError:
        raise BoardFileError(f"{path} is no board file: it is no text") from None
    except BoardFileError as error:
        raise BoardFileError(f"{path}: {error}") from error


def _text(path: Path) -> str:
    with path.open(encoding="utf-8") as file:
        return file.read(MOST_SIGNS + 1)


def _beside(path: Path, name: str) -> Path:
    """Return a picture beside a board file, which alone says what it is called."""
    if not is_plain(name):
        raise BoardFileError(f"{path}: {name!r} is no name of a picture beside it")
    return path.with_name(name)


def taught_in(board: BoardFile) -> tuple[str, ...] | None:
    """Return the names of the chips that were taught, None if none were."""
    if board.chips is None:
        return None
    return tuple(colour.name for colour in board.chips.colours)


def accept(  # noqa: PLR0913 - each keyword is one thing that was taught
    found: BoardFile,
    image: Image,
    path: Path | None,
    *,
    taught: Mapping[str, Appearance] | None = None,
    lesson: Image | None = None,
    seeds: TaughtSeeds | None = None,
    faces: FaceBook | None = None,
    wood: Image | None = None,
) -> BoardFile:
    """Store a calibration that reads its own pictures; return the board file.

    Parameters
    ----------
    found
        The board, and the chips that were taught.
    image
        The picture that it was found in.
    path
        The board file; None: it is only tried.
    taught, lesson
        What a person said that lies on some sites, and the picture of that.
    seeds, faces
        What that picture taught besides.
    wood
        The bare board, if another picture shows it.

    Raises
    ------
    BoardNotFoundError
        If the board is not read there, or what was taught is read otherwise.
    OSError
        If it cannot be written.
    """
    board = found.view.board
    counter = None
    if seeds is not None:
        counter = SeedCounter().adapted_to(seeds.patches, list(seeds.counts))
    reader = Reader(
        from_toml(to_toml(found)).view,
        sides=taught_in(found),
        chips=found.chips,
        counter=counter,
        wood=image if wood is None and shows_wood(board) else wood,
        faces=faces,
    )
    try_out(reader, image)
    if lesson is not None:
        try_out(reader, lesson, taught)
    if path is None:
        return found
    if seeds is not None:
        found = replace(found, seeds=keep_seeds(seeds, path))
    if faces is not None:
        found = replace(found, faces=keep_faces(faces, path))
    if wood is None:
        found = replace(found, wood=keep_wood(image, board, path))
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_suffix(".new")
    new.write_text(to_toml(found), encoding="utf-8")
    new.replace(path)
    return found


def shows_wood(board: Board) -> bool:
    """Return True if the appearance of empty sites decides whether a site is bare.

    By references of the wood for pits, squares and grids, which have marks of their
    own; otherwise the network alone decides.
    """
    return board.is_sown or board.lattice is not None


def keep_wood(image: Image, board: Board, path: Path) -> str | None:
    """Write the picture that a board was found in; return its name.

    Reference for changes above the wood in later pictures. None where `shows_wood` says
    no. For ``path`` see `keep_seeds`.
    """
    if not shows_wood(board):
        return None
    return _keep(image, path, "wood.jpg")


def wood_for(board: BoardFile, path: Path) -> Image | None:
    """Return the picture that a board was found in; None if there is none.

    Parameters
    ----------
    board
        What the board file holds.
    path
        Where it lies.

    Raises
    ------
    BoardFileError
        If the picture beside it is not of the camera's size.
    SourceError
        If it is no picture.
    """
    if board.wood is None:
        return None
    picture = _beside(path, board.wood)
    if not picture.exists():
        return None  # only a hand in the very first picture is detected worse
    return _read(picture, board.view.camera.image_size, "calibrate again")


def keep_seeds(taught: TaughtSeeds, path: Path) -> SeedSet:
    """Write a picture of pits that were counted; return what a board file says of it.

    Parameters
    ----------
    taught
        The pits.
    path
        Where the board file will lie.

    Raises
    ------
    OSError
        If it cannot be written.
    """
    strip = np.concatenate(list(taught.patches))
    return SeedSet(_keep(strip, path, "seeds.png"), taught.counts)


def keep_faces(book: FaceBook, path: Path) -> FaceSet:
    """Write a picture of the signs on pieces; return what a board file says of it.

    For ``path`` see `keep_seeds`.
    """
    picture = _keep(np.concatenate(list(book.tops)), path, "faces.png")
    return FaceSet(picture, tuple(map(str, book.pieces)), book.radius_mm)


def faces_for(board: BoardFile, path: Path) -> FaceBook | None:
    """Return the taught signs of the pieces; None if none were taught.

    Parameters
    ----------
    board
        What the board file holds.
    path
        Where it lies.

    Raises
    ------
    BoardFileError
        If the picture beside it does not show the pieces that were taught.
    """
    if board.faces is None:
        return None
    count = len(board.faces.pieces)
    picture = _beside(path, board.faces.picture)
    strip = _read(picture, (TOP_PX, count * TOP_PX), "teach again")
    return FaceBook(
        tuple(map(Piece, board.faces.pieces)),
        strip.reshape(count, TOP_PX, TOP_PX, 3),
        board.faces.radius_mm,
    )


def counter_for(board: BoardFile, path: Path, sides: int = 1) -> SeedCounter | None:
    """Return the taught seed counter of a board; None if it has no seeds.

    Parameters
    ----------
    board
        What the board file holds.
    path
        Where it lies.
    sides
        From how many sides it looks at each pit at once.

    Raises
    ------
    BoardFileError
        If the picture beside it does not show the pits that were taught.
    """
    if not board.view.board.is_sown:
        return None
    counter = SeedCounter(sides=sides)
    if board.seeds is None:
        return counter
    picture = _beside(path, board.seeds.picture)
    count = len(board.seeds.counts)
    strip = _read(picture, (PATCH_PX, count * PATCH_PX), "teach again")
    patches = strip.reshape(count, PATCH_PX, PATCH_PX, 3)
    return counter.adapted_to(patches, list(board.seeds.counts))


def _keep(image: Image, path: Path, kind: str) -> str:
    """Write a picture beside a board file, whole or not at all; return its name."""
    path.parent.mkdir(parents=True, exist_ok=True)
    picture, new = (path.with_name(f"{path.stem}_{n}{kind}") for n in ("", "new_"))
    write_picture(new, image)
    new.replace(picture)
    return picture.name


def _read(picture: Path, size: tuple[int, int], advice: str) -> Image:
    """Return a picture that must be so wide and high."""
    image = read_picture(picture)
    wide, high = size
    if image.shape != (high, wide, 3):
        raise BoardFileError(
            f"{picture} is {image.shape[1]}x{image.shape[0]} pixels, expected "
            f"{wide}x{high}: {advice}"
        )
    return image


def write_picture(path: Path, image: Image) -> None:
    """Write a picture in the format that its name ends with.

    Raises
    ------
    SourceError
        If there is no such format.
    OSError
        If it cannot be written.
    """
    try:
        done, content = cv2.imencode(path.suffix or ".png", image)
    except cv2.error:
        done = False
    if not done:
        raise SourceError(f"{path}: pictures are written as .png or .jpg")
    path.write_bytes(content.tobytes())


def check_size(image: Image, view: View) -> None:
    """Refuse a picture of another size than the view was calibrated at.

    Raises
    ------
    SourceError
        If its size differs.
    """
    height, width = image.shape[:2]
    if (width, height) != view.camera.image_size:
        wide, high = view.camera.image_size
        raise SourceError(
            f"the picture is {width}x{height} pixels, but the board was calibrated at "
            f"{wide}x{high}: calibrate again from this camera"
        )
