"""Kinds of boards: the strategies to find and to track each."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray

from calibration.common.refusals import (
    FAINT_LINES,
    FAINT_PITS,
    NO_GRID_OF_PITS,
    NO_LATTICE,
    NO_ROWS_OF_PITS,
    NO_SQUARES,
    PART_OF_LATTICE,
    TOO_LITTLE,
)
from calibration.common.search import Found, Sought
from calibration.common.view import View
from calibration.lattices.find import find_lattice
from calibration.lattices.follow import follow_lattice
from calibration.lines.find import find_drawing
from calibration.lines.follow import follow_drawing
from calibration.pits.find import find_pits
from calibration.pits.follow import follow_pits
from calibration.rows.find import find_rows
from calibration.rows.follow import follow_rows
from rules.core.board import Board, BoardKind
from words.keys import Key


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardFinder:
    """Strategies to find and to track boards of one kind.

    Attributes
    ----------
    find
        Returns the best fit in a picture, judged; None if there is none at all.
    follow
        Returns a view after a small move, from a grey picture; None if it is lost.
    missing, faint, partly
        Why a board is refused where nothing like it is seen, nothing clearly, or only
        a part of it.
    corners_of
        Returns what a person has to show as a board's corners.
    colours
        Where grey is not sure, which colours are looked at alone, of blue, green and
        red: what is drawn may differ from the board by its colour more than by light.
    """

    find: Callable[[Sought], Found | None]
    follow: Callable[[NDArray[np.uint8], View], View | None]
    missing: Key
    faint: Key
    corners_of: Callable[[Board], str]
    partly: Key = TOO_LITTLE
    colours: tuple[int, ...] = ()


def _outer_sites(board: Board) -> str:
    return ", ".join(corner.name for corner in board.corners)


def _outer_squares(board: Board) -> str:
    return f"the middles of {_outer_sites(board)}"


def _top_face(_board: Board) -> str:
    return "NW, NE, SE, SW of its top face"


WAYS: Mapping[BoardKind, BoardFinder] = MappingProxyType(
    {
        BoardKind.LINES: BoardFinder(
            find=find_drawing,
            follow=follow_drawing,
            missing=NO_SQUARES,
            faint=FAINT_LINES,
            corners_of=_outer_sites,
            colours=(1, 0),  # red shows wood and most lines alike
        ),
        BoardKind.PITS: BoardFinder(
            find=find_pits,
            follow=follow_pits,
            missing=NO_GRID_OF_PITS,
            faint=FAINT_PITS,
            corners_of=_outer_sites,
        ),
        BoardKind.ROWS: BoardFinder(
            find=find_rows,
            follow=follow_rows,
            missing=NO_ROWS_OF_PITS,
            faint=FAINT_PITS,
            corners_of=_top_face,
        ),
        BoardKind.SQUARES: BoardFinder(
            find=find_lattice,
            follow=follow_lattice,
            missing=NO_LATTICE,
            faint=FAINT_LINES,
            corners_of=_outer_squares,
            partly=PART_OF_LATTICE,
            colours=(2, 0),
        ),
        BoardKind.GRID: BoardFinder(
            find=find_lattice,
            follow=follow_lattice,
            missing=NO_LATTICE,
            faint=FAINT_LINES,
            corners_of=_outer_sites,
            partly=PART_OF_LATTICE,
            colours=(2, 0),
        ),
    }
)
"""One row for each kind."""


def way_of(board: Board) -> BoardFinder:
    """Return the strategy that finds and tracks a board of this kind."""
    return WAYS[board.kind]
