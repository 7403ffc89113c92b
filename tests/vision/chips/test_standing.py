"""A chip that stays where it is does not change its colour."""

import numpy as np
import pytest

from painter.table import CHIPS, PaintedTable
from rules.boards.table import find_board
from rules.core.pieces import Content
from vision.kinds import net_for
from vision.reader import Reader
from vision.teach import teach

SIDES = ("yellow", "green")
BOARD = find_board("morris6")
STAND = {"a5": "yellow", "c1": "yellow", "e3": "green", "a1": "green", "e5": "yellow"}


def contents(stand: dict[str, str]) -> dict[str, Content]:
    return {site: (stand[site],) if site in stand else () for site in BOARD.names}


@pytest.fixture
def table() -> PaintedTable:
    return PaintedTable(BOARD, colours={side: CHIPS[side] for side in SIDES}, seed=4)


@pytest.fixture
def reader(table: PaintedTable) -> Reader:
    """Return a reader whose board was confirmed in the first picture."""
    frame = table.draw(contents(STAND))
    pieces = {side: [s for s, own in STAND.items() if own == side] for side in SIDES}
    chips = teach(frame, table.view, pieces, net_for(BOARD)).chips
    reader = Reader(table.view, sides=SIDES, chips=chips)
    reader.read(frame)
    reader.confirm(contents(STAND))
    return reader


def greenish(
    frame: np.ndarray, table: PaintedTable, site: str, part: float
) -> np.ndarray:
    """Return the frame as if a green lamp shone on one chip alone."""
    x, y = np.rint(table.view.px_at_height(4.0)[site]).astype(int)
    lit = frame.astype(float)
    lit[y - 14 : y + 15, x - 14 : x + 15] *= 1 - part * np.array([0.0, 0.25, 0.75])
    return lit.astype(np.uint8)


def seen_at(reader: Reader, frame: np.ndarray, site: str) -> str:
    told = reader.read(frame).evidence.log_likelihoods[site]
    return max(told, key=lambda content: told[content])[0]


@pytest.mark.slow
def test_a_chip_whose_look_drifts_stays_its_sides(
    table: PaintedTable, reader: Reader
) -> None:
    frame = table.draw(contents(STAND))

    for part in np.linspace(0.0, 1.0, 120):
        assert seen_at(reader, greenish(frame, table, "e5", part), "e5") == "yellow"


@pytest.mark.slow
def test_the_same_look_at_once_would_be_the_other_colour(
    table: PaintedTable, reader: Reader
) -> None:
    frame = table.draw(contents(STAND))

    assert seen_at(reader, greenish(frame, table, "e5", 1.0), "e5") == "green"


def test_another_sides_chip_in_its_place_is_told(
    table: PaintedTable, reader: Reader
) -> None:
    swapped = table.draw(contents(STAND | {"e5": "green", "a1": "yellow"}))

    assert seen_at(reader, swapped, "e5") == "green"
    assert seen_at(reader, swapped, "a1") == "yellow"
