"""Each kind of board that can be found is followed and read; all are shown."""

import numpy as np
import pytest

from calibration.kinds import WAYS
from painter.table import PaintedTable
from rules.boards.table import BOARDS
from rules.core.board import Board, BoardKind
from vision.kinds import SIGHTS, sight_of


def test_every_kind_is_found_and_read() -> None:
    assert set(SIGHTS) == set(WAYS) == set(BoardKind)


@pytest.mark.slow
@pytest.mark.parametrize("board", BOARDS.values(), ids=lambda board: board.id)
def test_every_board_is_settled_on_and_shown(board: Board) -> None:
    view, sight = PaintedTable(board, seed=1).view, sight_of(board)
    around = sight.surroundings(view)
    sites = np.array(list(view.sites_mm.values()))

    assert (around.min(axis=0) < sites.min(axis=0)).all()
    assert (around.max(axis=0) > sites.max(axis=0)).all()
    assert len(sight.strokes(view)) > 0
    assert 0 < sight.ring_mm(view) < board.spacing_mm
