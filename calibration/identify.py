"""Identify which of many boards lies in a picture."""

from collections.abc import Iterable

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.common.errors import BoardNotFoundError
from calibration.common.search import Progress, no_progress
from calibration.common.view import View
from calibration.find import find_view
from rules.core.board import Board, BoardKind

SURE = 0.8
"""A board that is seen so clearly is taken: no other one is looked for."""

_LOOKED_AT_PX = 560  # a smaller picture identifies boards, in a third of the time
_QUICK_FIRST = (
    BoardKind.PITS,
    BoardKind.ROWS,
    BoardKind.SQUARES,
    BoardKind.LINES,
    BoardKind.GRID,
)


def which_board(
    image: NDArray[np.uint8],
    boards: Iterable[Board],
    *,
    progress: Progress | None = None,
) -> View | None:
    """Return the view of the board that lies in a picture, None if none of them does.

    Parameters
    ----------
    image : ndarray of shape (H, W, 3), uint8, BGR
    boards
        Those that it may be. Kinds that are quick to look for come first, else they
        are looked for in this order; the search ends with the first that is clear.
    progress
        Called with the part done, 0..1, and the board that is looked for; what it
        raises ends the search.

    Raises
    ------
    ValueError
        If ``image`` is no BGR picture.
    """
    tell, small = progress or no_progress, _smaller(image)
    sought = sorted(boards, key=lambda board: _QUICK_FIRST.index(board.kind))
    best: View | None = None
    for n, board in enumerate(sought):
        tell(n / len(sought), board.title)

        def told(part: float, _what: str, n: int = n, title: str = board.title) -> None:
            tell((n + part) / len(sought), title)

        try:
            view = find_view(small, board, progress=told)
        except BoardNotFoundError:
            continue
        if best is None or view.confidence > best.confidence:
            best = view
        if best.confidence >= SURE:
            break
    return best


def _smaller(image: NDArray[np.uint8]) -> NDArray[np.uint8]:
    scale = _LOOKED_AT_PX / max(image.shape[:2])
    if scale >= 1:
        return image
    small: NDArray[np.uint8] = cv2.resize(
        image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA
    ).astype(np.uint8)
    return small
