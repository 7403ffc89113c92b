"""Parameters and result of the search for one board in one picture."""

from collections.abc import Callable
from dataclasses import dataclass

from calibration.common.arrays import FloatArray, FloatImage
from calibration.common.pose import PoseFit
from calibration.common.verdict import BoardVerdict
from rules.core.board import Board

Progress = Callable[[float, str], None]
"""Called now and then with the part done, 0..1, and what is being done."""


def no_progress(_part: float, _what: str) -> None:
    """Report no progress."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """The best fit of a search.

    Attributes
    ----------
    dark
        The lines are darker than the board.
    pit_mm
        How wide the pits are, 0 where lines are drawn.
    pit_tall
        Their height to their width.
    part_of
        The larger board that fits as well; this one is then not to be believed.
    clear
        Whether the drawing is so clear that other colour channels need no search.
    """

    fit: PoseFit
    verdict: BoardVerdict
    dark: bool = True
    pit_mm: float = 0.0
    pit_tall: float = 1.0
    part_of: Board | None = None
    clear: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Sought:
    """Parameters of the search for one board.

    Attributes
    ----------
    tone : ndarray of shape (H, W), float32
        The picture, from `calibration.common.log_intensity.tone_of`.
    board
        What is expected.
    south
        Direction in the picture, (x, y), in which the board's south lies.
    corners : ndarray of shape (4, 2), float64, or None
        Where a person showed ``board.corners``, NW, NE, SE, SW; None: nobody did.
    dark
        The lines are darker than the board, or lighter; None: that is not known.
    again
        The same picture was looked at in grey: only what is likeliest is tried.
    before
        What was found there, if anything was.
    tell
        Callback for the progress of the search.
    """

    tone: FloatImage
    board: Board
    south: tuple[float, float]
    corners: FloatArray | None = None
    dark: bool | None = None
    again: bool = False
    before: Found | None = None
    tell: Progress = no_progress
