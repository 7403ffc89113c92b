"""Patches are turned so that tall pieces lean up in them."""

import numpy as np

from painter.table import PaintedTable
from rules.boards.table import find_board
from vision.pieces.cutting import PieceCutter, lean_turned, leans_of, turns_up


def test_pieces_lean_away_from_under_the_camera() -> None:
    view = PaintedTable(find_board("squares8"), seed=1).view
    sites = np.array([view.sites_mm[name] for name in view.board.names])
    height = 0.01

    lean = leans_of(view.camera, sites)

    tops = view.camera.px_from_plan(np.column_stack([sites, np.full(64, height)]))
    seen = view.px_on_board(sites + height * lean)
    assert np.abs(tops - seen).max() < 1e-3


def test_turned_leans_point_up() -> None:
    lean = np.array([[0.5, 0.1], [0.1, 0.5], [-0.5, 0.1], [0.1, -0.5]])

    turned = lean_turned(lean, turns_up(lean))

    assert (turned[:, 1] == 0.5).all()
    assert (np.abs(turned[:, 0]) <= turned[:, 1]).all()


def test_a_patch_shows_what_lies_away_from_the_camera_at_its_top() -> None:
    table = PaintedTable(find_board("othello8"), seed=1)
    cutter = PieceCutter(table.view)
    frame = table.draw({"d8": ("white",), "d6": ("black",)})

    row = table.view.board.names.index("d7")  # the camera stands south of the board
    patch = cutter.cut(cutter.prepared(frame), np.array([row]))[0]

    top, bottom = patch[0, 13:17].mean(), patch[-1, 13:17].mean()
    assert top > bottom + 60
