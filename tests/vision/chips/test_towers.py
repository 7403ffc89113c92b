import numpy as np
import pytest

from painter.table import PaintedTable
from rules.boards.table import BOARDS
from vision.chips.towers import HIGHEST, ChipPrior, TowerCutter, TowerLook, TowerNet

HTJB = BOARDS["htjb"]


def test_a_stack_is_as_high_as_it_looks_also_beyond_what_was_learned() -> None:
    look = TowerLook(
        lead=np.zeros((2, HIGHEST)),
        height=np.array([0.9, 3.6]),
        spread=np.log([0.1, 0.1]),
        code=np.zeros((2, 32), np.float32),
        made=np.zeros((2, 4)),
    )

    told = look.scores(16, thick=0.3)

    assert told.shape == (2, 16)
    assert told.argmax(axis=1).tolist() == [2, 11]


def test_the_network_sees_who_is_higher_and_how_wide_chips_are() -> None:
    table = PaintedTable(HTJB, seed=7)
    laid = {"a1": ("white",), "g1": ("white",) * 4}
    rows = np.array([HTJB.names.index(site) for site in laid])
    chip = ChipPrior(0.95 * table.chip_diameter_mm / 2)

    look = TowerNet().look(
        TowerCutter(table.view).cut(table.draw(laid), rows, chip), chip
    )

    assert look.height[1] > 2 * look.height[0]
    assert look.made[0, 2] == pytest.approx(np.log(1 / 0.95), abs=0.03)
