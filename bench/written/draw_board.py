"""Render one board in every way: text, SVG, a picture and the simulated table.

    python -m bench draw_board squares8 --out build/squares8

Pieces stand on every third site, seeds in every pit.
"""

import argparse
from pathlib import Path

import cv2
from rich.console import Console

from bench.kit.options import UsageError
from bench.kit.results import Figures
from device.drawing.svg import board_svg
from device.export.picture import Easel
from device.export.terminal import board_text
from painter.table import PaintedTable
from rules.boards.table import find_board
from rules.catalogue import labels_of
from rules.core.board import Board
from rules.core.errors import UnknownBoardError
from rules.core.pieces import Content, Piece

_SIDES = ("white", "black")
_WIDE_PX = 800


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    parser.add_argument("board")
    parser.add_argument("--out", type=Path, required=True, help="folder for the files")


def run(asked: argparse.Namespace, _figures: Figures) -> None:
    """Draw the board that was asked for."""
    try:
        board = find_board(asked.board)
    except UnknownBoardError as error:
        raise UsageError(str(error)) from error
    contents = _set_up(board)
    asked.out.mkdir(parents=True, exist_ok=True)
    Console().print(board_text(labels_of(board), contents, _SIDES), no_wrap=True)
    svg = board_svg(board, contents, colours=_SIDES)
    (asked.out / "board.svg").write_text(svg, encoding="utf-8")
    Easel(board, _SIDES, _WIDE_PX).picture(contents).save(asked.out / "board.png")
    frame = PaintedTable(board, seed=1).draw(contents)
    cv2.imwrite(str(asked.out / "table.png"), frame)


def _set_up(board: Board) -> dict[str, Content]:
    """Return something to see on a board."""
    if board.is_sown:
        return {site: number % 8 for number, site in enumerate(board.names)}
    return {
        site: (Piece(_SIDES[number % 2]),) if number % 3 == 0 else ()
        for number, site in enumerate(board.names)
    }
