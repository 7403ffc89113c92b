"""Kinds of boards: how each is found in a picture, and followed."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray

from calibration.errors import BoardNotFoundError
from calibration.pits import find_pits
from calibration.refit import refit_view
from calibration.refit_pits import refit_pits
from calibration.refit_rows import refit_rows
from calibration.search import find_drawing
from calibration.seed_board import find_rows
from calibration.sought import Found, Sought
from calibration.view import View
from rules.board import Board, BoardKind


@dataclass(frozen=True, slots=True, kw_only=True)
class Way:
    """How boards of one kind are found and followed.

    Attributes
    ----------
    find
        Returns the best fit in a picture, judged; None if there is none at all.
    follow
        Returns a view after a small move, from a grey picture; None if it is lost.
    drawing, marks
        What is looked for, as a refusal calls it, and what it is made of.
    corners_of
        Returns what a person has to show as a board's corners.
    """

    find: Callable[[Sought], Found | None]
    follow: Callable[[NDArray[np.uint8], View], View | None]
    drawing: str
    marks: str
    corners_of: Callable[[Board], str]


def _outer_sites(board: Board) -> str:
    return ", ".join(corner.name for corner in board.corners)


def _top_face(_board: Board) -> str:
    return "NW, NE, SE, SW of its top face"


WAYS: Mapping[BoardKind, Way] = MappingProxyType(
    {
        BoardKind.LINES: Way(
            find=find_drawing,
            follow=refit_view,
            drawing="drawn squares",
            marks="lines",
            corners_of=_outer_sites,
        ),
        BoardKind.PITS: Way(
            find=find_pits,
            follow=refit_pits,
            drawing="grid of pits",
            marks="pits",
            corners_of=_outer_sites,
        ),
        BoardKind.ROWS: Way(
            find=find_rows,
            follow=refit_rows,
            drawing="rows of pits",
            marks="pits",
            corners_of=_top_face,
        ),
    }
)
"""A kind that is not here cannot be found yet."""


def way_of(board: Board) -> Way:
    """Return how a board is found and followed.

    Raises
    ------
    BoardNotFoundError
        If nobody knows yet.
    """
    if board.kind not in WAYS:
        raise BoardNotFoundError(
            f"{board.title} cannot be found by a camera yet, only boards of nested "
            "squares, pits and seeds can: play it at the simulated table"
        )
    return WAYS[board.kind]
