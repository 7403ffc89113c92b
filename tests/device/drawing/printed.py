"""Look at a printed board: its pages as pictures, and the sheets glued together."""

import cv2
import numpy as np
import pypdfium2
from numpy.typing import NDArray

from calibration.common.view import Camera
from device.drawing.pdf import Print, board_pdf

PX = 4.0
"""Pixels for a millimetre."""

TABLE = (60, 85, 120)
"""The colour of the table on which a print lies, BGR."""

Picture = NDArray[np.uint8]


def pages(content: bytes, px: float = PX) -> list[Picture]:
    """Return the pages of a PDF, each of shape (H, W, 3), BGR."""
    document = pypdfium2.PdfDocument(content)
    return [page.render(scale=px * 25.4 / 72).to_numpy() for page in document]


def joined(wanted: Print, half_mm: float, px: float = PX) -> Picture:
    """Return the sheets, cut and glued as their marks tell, on a table.

    The board's middle is the picture's, which is square and ``half_mm`` to each side.
    """
    layout = wanted.layout
    side = round(2 * half_mm * px)
    whole = np.empty((side, side, 3), np.uint8)
    whole[:] = TABLE
    wide, high = layout.paper_mm
    sheets = iter(pages(board_pdf(wanted), px))
    for row in layout.rows:
        for column in layout.columns:
            sheet = next(sheets)
            west, north = column.middle_mm - wide / 2, row.middle_mm - high / 2
            cut_x = column.start_mm if column is not layout.columns[0] else west
            cut_y = row.start_mm if row is not layout.rows[0] else north
            move = np.array([[1, 0, half_mm + west], [0, 1, half_mm + north]]) * px
            move[:, :2] /= px
            moved = cv2.warpAffine(sheet, move, (side, side))
            left, up = (round((half_mm + cut) * px) for cut in (cut_x, cut_y))
            right, low = (
                round((half_mm + end) * px) for end in (west + wide, north + high)
            )
            part = np.s_[max(up, 0) : low, max(left, 0) : right]
            whole[part] = moved[part]
    return whole


def photographed(flat: Picture, camera: Camera, rng: np.random.Generator) -> Picture:
    """Return what a camera sees of a flat picture that lies about the origin."""
    half = flat.shape[0] / 2 / PX
    corners = np.array([(-half, half), (half, half), (half, -half), (-half, -half)])
    seen = camera.px_from_plan(np.column_stack([corners, np.zeros(4)]))
    side = flat.shape[0]
    of_flat = np.array([(0, 0), (side, 0), (side, side), (0, side)], np.float32)
    warp = cv2.getPerspectiveTransform(of_flat, seen.astype(np.float32))
    image = np.empty((camera.image_size[1], camera.image_size[0], 3), np.uint8)
    image[:] = TABLE
    cv2.warpPerspective(
        flat,
        warp,
        camera.image_size,
        image,
        cv2.INTER_AREA,
        cv2.BORDER_TRANSPARENT,
    )
    blurred = cv2.GaussianBlur(image, (0, 0), 0.7).astype(np.float64)
    noisy = 0.9 * blurred + rng.normal(0.0, 2.0, image.shape)
    return np.clip(noisy, 0, 255).astype(np.uint8)
