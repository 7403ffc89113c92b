"""Look at a printed board: its pages as pictures, and the sheets glued together."""

import numpy as np
import pypdfium2
from numpy.typing import NDArray

from device.drawing.board_pdf import Print, board_pdf

PX = 4.0
"""Pixels for a millimetre."""

TABLE = (60, 85, 120)
"""The colour of the table on which a print lies, BGR."""

Picture = NDArray[np.uint8]


def pages(content: bytes) -> list[Picture]:
    """Return the pages of a PDF, each of shape (H, W, 3), BGR."""
    document = pypdfium2.PdfDocument(content)
    return [page.render(scale=PX * 25.4 / 72).to_numpy() for page in document]


def joined(wanted: Print) -> Picture:
    """Return the sheets, cut and glued as their marks tell, the board in the middle."""
    layout = wanted.layout
    half = max(*layout.paper_mm, *wanted.size_mm)
    side = round(2 * half * PX)
    whole = np.empty((side, side, 3), np.uint8)
    whole[:] = TABLE
    wide, high = layout.paper_mm
    sheets = iter(pages(board_pdf(wanted)))
    for row in layout.rows:
        for column in layout.columns:
            west, north = column.middle_mm - wide / 2, row.middle_mm - high / 2
            cut = (
                0.0 if column is layout.columns[0] else column.start_mm - west,
                0.0 if row is layout.rows[0] else row.start_mm - north,
            )
            left, up = (round(length * PX) for length in cut)
            sheet = next(sheets)[up:, left:]
            x, y = round((half + west) * PX) + left, round((half + north) * PX) + up
            whole[y : y + sheet.shape[0], x : x + sheet.shape[1]] = sheet
    return whole
