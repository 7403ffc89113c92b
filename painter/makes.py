"""Sizes and pieces of each kind of board on the simulated table."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from rules.core.board import Board, BoardKind
from rules.core.drawing import Fill


@dataclass(frozen=True, slots=True, kw_only=True)
class Make:
    """A kind of wooden board.

    Attributes
    ----------
    beyond
        Extent of the wood: a factor of the outermost sites' extent, plus a number of
        spacings.
    pit
        Radius of a pit, of the spacing; 0: there are none.
    piece
        Width of a chip or a stone, of the smallest distance between sites.
    balls
        Round stones stand on it, not discs.
    lenses
        Stones that are flatter than balls stand on it.
    two_faced
        Discs with two faces stand on it: the other side's colour lies below.
    closer
        So much more of the picture's width the board fills.
    """

    beyond: tuple[float, float]
    pit: float = 0.0
    piece: float = 0.52
    balls: bool = False
    lenses: bool = False
    two_faced: bool = False
    closer: float = 1.0


_MAKES: Mapping[BoardKind, Make] = MappingProxyType(
    {
        BoardKind.LINES: Make(beyond=(1.17, 0.0)),
        BoardKind.PITS: Make(beyond=(1.17, 0.0), pit=0.29, piece=0.42, balls=True),
        BoardKind.ROWS: Make(beyond=(1.0, 0.72), pit=0.41, closer=1.5),
        BoardKind.SQUARES: Make(beyond=(1.0, 0.9), piece=0.72),
        BoardKind.GRID: Make(beyond=(1.0, 0.9), piece=0.8),
    }
)

_STONE = 0.95
"""Width of a stone on a grid with stars, of the distance between its points."""

_STORE_TALL = 2.1
"""Height of a store to its width."""


def make_of(board: Board) -> Make:
    """Return the make of a board, by its drawing and its pieces."""
    make = _MAKES[board.kind]
    if board.kind is BoardKind.GRID and board.drawing.dots:
        return replace(make, piece=_STONE, lenses=True)
    two_faced = any(patch.fill is Fill.FELT for patch in board.drawing.patches)
    return replace(make, two_faced=True) if two_faced else make


def half_sides_mm(board: Board) -> tuple[float, float]:
    """Return half the width and the height of the wood that a board is drawn on."""
    times, more = make_of(board).beyond
    more_mm = more * board.spacing_mm
    wide = max(abs(site.x_mm) for site in board.sites)
    high = max(abs(site.y_mm) for site in board.sites)
    return (times * wide + more_mm, times * high + more_mm)


def pit_radius_mm(board: Board) -> float:
    """Return the radius of a board's pits, 0 where there are none."""
    return make_of(board).pit * board.spacing_mm


def pit_halves_mm(board: Board) -> dict[str, tuple[float, float]]:
    """Return half the width and the height of each of a board's pits and stores."""
    radius = pit_radius_mm(board)
    halves = {pit.site: (radius, radius) for pit in board.drawing.pits}
    return halves | dict.fromkeys(board.stores, (radius, _STORE_TALL * radius))
