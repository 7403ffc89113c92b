"""A board of seeds as arrays: columns and rows of pits, and its stores."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray
from rules.core.board import Board


@dataclass(frozen=True, slots=True, kw_only=True)
class PitRows:
    """A board's rows of pits as arrays.

    Attributes
    ----------
    columns, rows
        How many there are.
    cells : ndarray of shape (N, 2), intp
        Column from the west and row from the north of each pit.
    pits, stores : ndarray of intp
        Their places among the board's sites; stores from west to east.
    spacing
        Between columns in the nominal plan, millimetres.
    """

    columns: int
    rows: int
    cells: NDArray[np.intp]
    pits: NDArray[np.intp]
    stores: NDArray[np.intp]
    spacing: float

    def plan(self, row_step: float, gap: float, row_gap: float) -> FloatArray:
        """Return the pits' positions, shape (N, 2), the step between columns being 1.

        Parameters
        ----------
        row_step
            Between rows.
        gap, row_gap
            How much farther than one step the two halves of the board lie apart,
            across the columns and across the rows.
        """
        from_middle = self.cells - (np.array([self.columns, self.rows]) - 1) / 2
        side = np.sign(from_middle)
        x = from_middle[:, 0] + side[:, 0] * gap / 2
        y = from_middle[:, 1] * row_step + side[:, 1] * row_gap / 2
        return np.stack([x, -y], axis=1)

    @property
    def folds(self) -> tuple[bool, bool]:
        """Return whether columns, and whether rows, may be split by a hinge."""
        return self.columns % 2 == 0, self.rows > 2


def rows_of(board: Board) -> PitRows:
    """Return the rows of a board of seeds."""
    inner = [(n, s) for n, s in enumerate(board.sites) if s.name not in board.stores]
    x = sorted({site.x_mm for _, site in inner})
    y = sorted({site.y_mm for _, site in inner}, reverse=True)
    stores = [n for n, s in enumerate(board.sites) if s.name in board.stores]
    stores.sort(key=lambda n: board.sites[n].x_mm)
    return PitRows(
        columns=len(x),
        rows=len(y),
        cells=np.array([(x.index(s.x_mm), y.index(s.y_mm)) for _, s in inner], np.intp),
        pits=np.array([n for n, _ in inner], np.intp),
        stores=np.array(stores, np.intp),
        spacing=board.spacing_mm,
    )
