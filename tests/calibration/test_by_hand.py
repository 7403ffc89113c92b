"""Corners that a person shows are kept, unless the drawing is surely seen elsewhere."""

import ast
from math import dist
from pathlib import Path

import numpy as np
import pytest

from calibration.common.board_file import BoardFile, from_toml, to_toml
from calibration.find import find_view
from painter.table import PaintedTable
from rules.boards.table import BOARDS, find_board
from rules.core.board import BoardKind

ROOT = Path(__file__).parents[2]
ONE_OF_EACH = [next(b for b in BOARDS if find_board(b).kind is k) for k in BoardKind]


@pytest.mark.parametrize("name", ONE_OF_EACH)
def test_corners_are_kept_exactly_where_nothing_is_seen_of_the_board(name: str) -> None:
    board, rng = find_board(name), np.random.default_rng(7)
    true_view = PaintedTable(board, seed=3).view
    wide, high = true_view.camera.image_size
    covered = rng.integers(90, 110, (high, wide, 3)).astype(np.uint8)
    plan = np.array([(corner.x_mm, corner.y_mm) for corner in board.corners])
    shown = [(float(x), float(y)) for x, y in true_view.px_on_board(plan)]

    view = find_view(covered, board, corners_px=shown)

    assert view.confidence < 0.5
    assert view.is_sound
    assert from_toml(to_toml(BoardFile(view, None))).view.board is board
    if not board.is_sown:  # there the corners of its wood are shown
        found = view.px_at_height()
        for corner, px in zip(board.corners, shown, strict=True):
            assert dist(found[corner.name], px) < 0.5


def test_a_board_half_covered_stays_where_a_person_shows_it() -> None:
    """Seen in part, and not surely: what is seen moved true corners by 0.3 squares."""
    board = find_board("squares8")
    table = PaintedTable(board, seed=4)
    image = table.draw({})
    px = table.view.px_at_height()
    low = round(max(px["a5"][1], px["h5"][1]))
    image[low:] = np.random.default_rng(1).integers(
        60, 200, image[low:].shape, np.uint8
    )
    shown = [px[corner.name] for corner in board.corners]

    found = find_view(image, board, corners_px=shown).px_at_height()

    spacing = dist(px["a1"], px["b1"])
    assert max(dist(found[site], px[site]) for site in px) < 0.1 * spacing


def test_every_board_file_is_written_through_one_door() -> None:
    """There a calibration is tried on its own picture first."""
    writers = {
        path.relative_to(ROOT).as_posix()
        for package in ("device", "hall", "players", "painter", "vision")
        for path in (ROOT / package).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Name) and node.id == "to_toml"
    }

    assert writers == {"device/game/board_files.py"}
