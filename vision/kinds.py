"""Kinds of boards: how each is watched, read and shown."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray

from calibration.common.errors import CalibrationError
from calibration.common.view import View
from rules.core.board import Board, BoardKind
from vision.chips.eye import ChipEye
from vision.chips.looks import BESIDE_CHIP, BEYOND_PIT, Rings
from vision.chips.net import ChipNet
from vision.common.outlines import chip_mm, lines, pit_mm, rims
from vision.common.thumbnail import around_rows, around_squares
from vision.common.watch import LineWatch, PitWatch, RowWatch, Watch
from vision.eye import Eye, Known
from vision.seeds.counting import SeedCounter
from vision.seeds.eye import SeedEye

FloatArray = NDArray[np.float64]


@dataclass(frozen=True, slots=True, kw_only=True)
class Reads:
    """How boards of one kind are watched and read.

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
    network
        The packaged network that tells chips at its sites; of seeds it is not asked.
    wood
        Where the board around a chip is looked at.
    stacks
        Whether a picture of single chips tells how thick they are.
    """

    watch: Callable[[View], Watch]
    checks_first: bool = False
    hidden_when_moved: bool = False
    eye: Callable[[View, Known], Eye]
    network: str = "pits.onnx"
    wood: Rings = BEYOND_PIT
    stacks: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Sight:
    """How boards of one kind look to a camera.

    Attributes
    ----------
    reads
        How they are read; None: nobody knows yet.
    surroundings
        Returns the corners NW, NE, SE, SW of the board and what is around it, mm.
    trust
        As how many frames that know nothing of another many agreeing ones count.
    strokes
        Returns what is drawn over a picture where the board lies, mm.
    ring_mm
        Returns the radius of the ring drawn round what stands on a site.
    """

    reads: Reads | None = None
    surroundings: Callable[[View], FloatArray] = around_squares
    trust: float = 2.0
    strokes: Callable[[View], list[FloatArray]] = lines
    ring_mm: Callable[[View], float] = chip_mm


def _chip_eye(view: View, known: Known) -> Eye:
    net = known.net or net_for(view.board)
    return ChipEye(view, known, net, reads_of(view.board).wood)


def _seed_eye(view: View, known: Known) -> Eye:
    return SeedEye(view, known.counter or SeedCounter(), known.wood)


SIGHTS: Mapping[BoardKind, Sight] = MappingProxyType(
    {
        BoardKind.LINES: Sight(
            reads=Reads(
                watch=LineWatch,
                eye=_chip_eye,
                network="chips.onnx",
                wood=BESIDE_CHIP,
                stacks=True,
            ),
        ),
        BoardKind.PITS: Sight(
            reads=Reads(watch=PitWatch, eye=_chip_eye),
            strokes=rims,
        ),
        BoardKind.ROWS: Sight(
            reads=Reads(
                watch=RowWatch,
                checks_first=True,
                hidden_when_moved=True,
                eye=_seed_eye,
            ),
            surroundings=around_rows,
            trust=1.0,  # a pile that is miscounted is so in every frame
            strokes=rims,
            ring_mm=pit_mm,
        ),
        BoardKind.SQUARES: Sight(
            reads=Reads(
                watch=LineWatch,
                eye=_chip_eye,
                network="chips.onnx",
                wood=BESIDE_CHIP,
                stacks=True,
            ),
        ),
        BoardKind.GRID: Sight(
            reads=Reads(
                watch=LineWatch,
                eye=_chip_eye,
                network="chips.onnx",
                wood=BESIDE_CHIP,
            ),
        ),
    }
)


def sight_of(board: Board) -> Sight:
    """Return how a board looks to a camera."""
    return SIGHTS[board.kind]


def reads_of(board: Board) -> Reads:
    """Return how a board is read.

    Raises
    ------
    CalibrationError
        If nobody knows yet.
    """
    reads = SIGHTS[board.kind].reads
    if reads is None:
        raise CalibrationError(
            f"{board.title} cannot be read by a camera yet: choose a game for "
            "another board"
        )
    return reads


def net_for(board: Board) -> ChipNet:
    """Return the network that knows how a board's sites look."""
    return ChipNet(reads_of(board).network)
