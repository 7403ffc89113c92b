"""Mirror images of a board that lay its sites on its sites."""

from collections.abc import Mapping
from functools import cache

from rules.boards.landing import landing
from rules.core.board import Board

_AXES = (1, -1, 1j, -1j)


@cache
def reflections(board: Board) -> tuple[Mapping[str, str], ...]:
    """Return for each axis the mapping of sites to sites.

    What is drawn need not be the same: a mirrored chequered board has its colours
    exchanged.
    """
    found = (landing(board, turn=axis, mirrored=True) for axis in _AXES)
    return tuple(each for each in found if len(each) == len(board.names))
