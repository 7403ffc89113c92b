"""Kinds of boards: how each is watched, read and shown."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType
from typing import cast

import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray, Image
from calibration.common.view import View
from rules.core.board import Board, BoardKind
from rules.core.pieces import Appearance
from vision.chips.examine import examine_chips
from vision.chips.eye import ChipEye
from vision.chips.net import ChipNet, Looker
from vision.chips.stacks_of_pieces import StacksOfPieces
from vision.common.examined import Examined
from vision.common.looks import BESIDE_CHIP, BEYOND_PIT, Rings
from vision.common.outlines import chip_mm, lines, pit_mm, rims
from vision.common.thumbnail import around_rows, around_squares
from vision.common.watch import LatticeWatch, LineWatch, PitWatch, RowWatch, Watch
from vision.eye import Eye, Known, Net
from vision.pieces.examine import examine_pieces
from vision.pieces.eye import PieceEye
from vision.pieces.face_reader import FaceReader
from vision.pieces.faces import FaceBook
from vision.pieces.net import PieceLooker, PieceNet
from vision.seeds.counting import SeedCounter
from vision.seeds.eye import SeedEye

Rows = NDArray[np.intp]


@dataclass(frozen=True, slots=True, kw_only=True)
class Reads:
    """Strategies for watching and reading boards of one kind.

    Attributes
    ----------
    watch
        Makes what looks whether the board still lies where a view says.
    checks_first
        The view is fitted to the first frame again: its rims are what later ones must
        show. Where rims are round, light shows them a little aside of where they are.
    hidden_when_moved
        No site in sight may mean that the board has moved.
    eye
        Makes what looks at the things on it.
    net
        Loads the network that classifies its sites; not used for seeds.
    examine
        Returns what a picture shows where pieces are said to stand at some sites.
    faces
        Makes what reads the signs on pieces; None where there are none.
    """

    watch: Callable[[View], Watch]
    checks_first: bool = False
    hidden_when_moved: bool = False
    eye: Callable[[View, Known], Eye]
    net: Callable[[], Net]
    examine: Callable[[Image, View, Rows, Net], Examined]
    faces: Callable[[FaceBook | None, Net | None], FaceReader] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Sight:
    """Appearance of boards of one kind to a camera: reading, outline and markers.

    Attributes
    ----------
    reads
        How they are read.
    surroundings
        Returns the corners NW, NE, SE, SW of the board and what is around it, mm.
    trust
        As how many frames that know nothing of another many agreeing ones count.
    strokes
        Returns what is drawn over a picture where the board lies, mm.
    ring_mm
        Returns the radius of the ring drawn round what stands on a site.
    """

    reads: Reads
    surroundings: Callable[[View], FloatArray] = around_squares
    trust: float = 2.0
    strokes: Callable[[View], list[FloatArray]] = lines
    ring_mm: Callable[[View], float] = chip_mm


# The kind of a board decides which of both nets is the one that is loaded or given.


def _chip_eye(view: View, known: Known, wood: Rings) -> Eye:
    return ChipEye(view, known, cast(Looker, known.net or net_for(view.board)), wood)


def _piece_eye(view: View, known: Known) -> Eye:
    most, net = known.max_height, cast(PieceLooker, known.net or net_for(view.board))
    stacks = StacksOfPieces(view, most, known.chips) if most > 1 else None
    return PieceEye(view, known, net, stacks, known.wood)


def _seed_eye(view: View, known: Known) -> Eye:
    return SeedEye(view, known.counter or SeedCounter(), known.wood)


def _examine_line_chips(image: Image, view: View, chosen: Rows, net: Net) -> Examined:
    chips = cast(Looker, net)
    return examine_chips(image, view, chosen, chips, wood=BESIDE_CHIP, stacks=True)


def _examine_stones(image: Image, view: View, chosen: Rows, net: Net) -> Examined:
    stones = cast(Looker, net)
    return examine_chips(image, view, chosen, stones, wood=BEYOND_PIT, stacks=False)


def _face_reader(book: FaceBook | None, net: Net | None) -> FaceReader:
    return FaceReader(book, cast(PieceLooker | None, net))


def _examine_pieces(image: Image, view: View, chosen: Rows, net: Net) -> Examined:
    return examine_pieces(image, view, chosen, cast(PieceLooker, net))


SIGHTS: Mapping[BoardKind, Sight] = MappingProxyType(
    {
        BoardKind.LINES: Sight(
            reads=Reads(
                watch=LineWatch,
                eye=partial(_chip_eye, wood=BESIDE_CHIP),
                net=partial(ChipNet, "chips.onnx"),
                examine=_examine_line_chips,
            ),
        ),
        BoardKind.PITS: Sight(
            reads=Reads(
                watch=PitWatch,
                eye=partial(_chip_eye, wood=BEYOND_PIT),
                net=partial(ChipNet, "pits.onnx"),
                examine=_examine_stones,
            ),
            strokes=rims,
        ),
        BoardKind.ROWS: Sight(
            reads=Reads(
                watch=RowWatch,
                checks_first=True,
                hidden_when_moved=True,
                eye=_seed_eye,
                net=partial(ChipNet, "pits.onnx"),
                examine=_examine_stones,
            ),
            surroundings=around_rows,
            trust=1.0,  # a pile that is miscounted is so in every frame
            strokes=rims,
            ring_mm=pit_mm,
        ),
        BoardKind.SQUARES: Sight(
            reads=Reads(
                watch=LatticeWatch,
                eye=_piece_eye,
                net=PieceNet,
                examine=_examine_pieces,
                faces=_face_reader,
            ),
        ),
        BoardKind.GRID: Sight(
            reads=Reads(
                watch=LatticeWatch,
                eye=_piece_eye,
                net=PieceNet,
                examine=_examine_pieces,
                faces=_face_reader,
            ),
        ),
    }
)


def sight_of(board: Board) -> Sight:
    """Return the tracking strategy of a board."""
    return SIGHTS[board.kind]


def reads_of(board: Board) -> Reads:
    """Return the reading strategy of a board."""
    return SIGHTS[board.kind].reads


def learned_faces(
    image: Image, view: View, contents: Mapping[str, Appearance]
) -> FaceBook | None:
    """Return the signs on a picture's pieces, where they identify kinds."""
    faces = reads_of(view.board).faces
    if faces is None:
        return None
    reader = faces(None, None)
    reader.learn(image, view, contents)
    return reader.book if reader.book is not None and reader.book.identifies else None


def net_for(board: Board) -> Net:
    """Return the network that knows how a board's sites look."""
    return reads_of(board).net()
