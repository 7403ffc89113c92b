from dataclasses import replace

import numpy as np
import pytest

from calibration.common.errors import BoardNotFoundError
from painter.table import PaintedTable
from rules.boards.table import find_board
from vision.calibration_check import try_out
from vision.reader import Reader

LAYOUT = {"a7": ("white",), "d6": ("black",), "g4": ("black",), "d1": ("white",)}


@pytest.fixture(scope="module")
def table() -> PaintedTable:
    return PaintedTable(find_board("morris9"), seed=11)


def test_what_was_taught_and_is_read_so_is_kept(table: PaintedTable) -> None:
    try_out(Reader(table.view), table.draw(LAYOUT), LAYOUT)


def test_what_is_read_otherwise_than_taught_is_refused(table: PaintedTable) -> None:
    said = {**LAYOUT, "d6": ("white",), "b4": ("black",)}

    with pytest.raises(BoardNotFoundError, match="d6 and b4 otherwise"):
        try_out(Reader(table.view), table.draw(LAYOUT), said)


def test_a_board_that_is_not_seen_where_it_was_found_is_refused(
    table: PaintedTable,
) -> None:
    x, y, z = table.view.camera.tvec
    aside = replace(table.view, camera=replace(table.view.camera, tvec=(x + 300, y, z)))
    bare = np.full_like(table.draw({}), 120)

    for image in (table.draw(LAYOUT), bare):
        with pytest.raises(BoardNotFoundError, match="cannot be read"):
            try_out(Reader(aside), image)
