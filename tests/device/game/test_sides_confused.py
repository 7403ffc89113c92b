"""Sides that cannot be told apart are said before anything is ruled on."""

from pathlib import Path

import pytest

from device.words.remarks import sides_confused
from painter.table import PaintedTable
from rules.catalogue import find_game
from tests.device.game.test_squares_moved import BREAKTHROUGH, pictures, refereed
from tests.device.perfect import Listener

CLEAR = {"white": (205, 220, 225), "black": (40, 40, 45)}
ALIKE = {"white": (60, 95, 140), "black": (60, 95, 140)}


def begun(colours: dict[str, tuple[int, int, int]], path: Path) -> Listener:
    """Return what is told of a game that begins."""
    board = find_game("breakthrough").board
    table = PaintedTable(board, seed=4, colours=colours)
    shown = pictures("breakthrough", table, BREAKTHROUGH[:1])
    return refereed("breakthrough", table, shown[:1], path)


@pytest.mark.slow
def test_sides_of_one_colour_are_told_first(tmp_path: Path) -> None:
    listener = begun(ALIKE, tmp_path)

    assert listener.remarks == [sides_confused(("white", "black"))]


def test_sides_of_two_colours_are_not(tmp_path: Path) -> None:
    listener = begun(CLEAR, tmp_path)

    assert not listener.remarks
