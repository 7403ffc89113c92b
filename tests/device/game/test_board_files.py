from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from calibration.common.board_file import BoardFile
from calibration.common.errors import BoardFileError
from calibration.common.view import View
from device.game.board_files import faces_for, keep_faces
from rules.boards.table import BOARDS
from rules.core.pieces import Piece
from tests.calibration.drawn import Look, camera_of
from vision.pieces.faces import FaceBook


def test_faces_are_kept_beside_the_board_file(tmp_path: Path) -> None:
    tops = np.random.default_rng(1).integers(0, 255, (2, 64, 64, 3), np.uint8)
    book = FaceBook((Piece("red:R"), Piece("black:K")), tops, 17.5)
    path = tmp_path / "board.toml"

    view = View(
        board=BOARDS["xiangqi9x10"],
        camera=camera_of(Look()),
        sites_mm=dict(BOARDS["xiangqi9x10"].plan_mm),
        rms_px=0.4,
        confidence=1.0,
    )
    board = BoardFile(view, None, faces=keep_faces(book, path))
    again = faces_for(board, path)

    assert again is not None
    assert (again.pieces, again.radius_mm) == (book.pieces, book.radius_mm)
    assert np.array_equal(again.tops, tops)
    assert board.faces is not None
    fewer = replace(board, faces=replace(board.faces, pieces=("red:R",)))
    with pytest.raises(BoardFileError, match="64x128 pixels, expected 64x64"):
        faces_for(fewer, path)
