"""Identification of a board among many in a picture."""

import numpy as np

from calibration.identify import which_board
from device.simulated.simulator import SimulatedTable
from rules.boards.table import find_board


def test_a_board_is_known_among_others_by_a_photograph() -> None:
    table = SimulatedTable.of("tapatan:3:1")
    picture = next(iter(table.frames())).image
    named = ("morris3", "mancala_2x6", "mancala_4x7")
    looked_for: list[str] = []

    found = which_board(
        picture,
        [find_board(name) for name in named],
        progress=lambda _part, title: looked_for.append(title),
    )

    assert found is not None
    assert found.board == table.board
    assert looked_for[0] == find_board("mancala_2x6").title  # quick kinds first


def test_where_no_board_is_none_is_found() -> None:
    grey = np.full((240, 320, 3), 90, np.uint8)

    assert which_board(grey, [find_board("mancala_2x6")]) is None
