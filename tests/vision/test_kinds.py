"""Each kind of board that can be found is followed and read; all are shown."""

import numpy as np
import pytest

from calibration.common.errors import BoardNotFoundError
from calibration.find import find_view
from calibration.kinds import WAYS, way_of
from painter.table import Table
from rules.boards.table import BOARDS
from rules.core.board import Board, BoardKind
from vision.kinds import SIGHTS, sight_of

UNFOUND = [board for board in BOARDS.values() if board.kind not in WAYS]


def test_every_kind_looks_somehow_and_what_is_found_is_read() -> None:
    assert set(SIGHTS) == set(BoardKind)
    assert set(WAYS) <= {kind for kind, sight in SIGHTS.items() if sight.reads}


@pytest.mark.parametrize("board", UNFOUND, ids=lambda board: board.id)
def test_a_board_that_nobody_finds_yet_is_refused_at_once(board: Board) -> None:
    blank = np.full((480, 640, 3), 128, np.uint8)

    with pytest.raises(BoardNotFoundError, match="cannot be found by a camera yet"):
        find_view(blank, board)
    with pytest.raises(BoardNotFoundError, match=board.title):
        way_of(board)


@pytest.mark.slow
@pytest.mark.parametrize("board", BOARDS.values(), ids=lambda board: board.id)
def test_every_board_is_settled_on_and_shown(board: Board) -> None:
    view, sight = Table(board, seed=1).view, sight_of(board)
    around = sight.surroundings(view)
    sites = np.array(list(view.sites_mm.values()))

    assert (around.min(axis=0) < sites.min(axis=0)).all()
    assert (around.max(axis=0) > sites.max(axis=0)).all()
    assert len(sight.strokes(view)) > 0
    assert 0 < sight.ring_mm(view) < board.spacing_mm
