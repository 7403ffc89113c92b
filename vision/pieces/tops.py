"""Detect the round tops of pieces and cut them out one by one."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray, Image
from calibration.common.view import View
from vision.common.covers import Cover
from vision.common.patches import PatchSampler, fitted_spacing_mm, knots_mm
from vision.pieces.cutting import (
    HALF_SPACINGS,
    PieceCutter,
    lean_turned,
    leans_of,
    turns_up,
)
from vision.pieces.looks import outline_mm
from vision.pieces.net import MASK_PX, PieceLooker

TOP_PX = 64
REACH = 1.35
"""Half the side of a cut top, in radii of a piece."""
_OWN = 0.6  # chance that a cell shows the piece
_QUARTERS = 4


@dataclass(frozen=True, slots=True)
class SeenPieces:
    """Pieces detected at some sites of a picture.

    Attributes
    ----------
    odds : ndarray of shape (N,), float64
        By how much likelier than not a piece stands there, nats.
    centres_mm : ndarray of shape (N, 2), float64
        Where its middle is seen on the board, plan millimetres.
    radius_mm : ndarray of shape (N,), float64
        As it looks in the board's plane.
    """

    odds: FloatArray
    centres_mm: FloatArray
    radius_mm: FloatArray


def seen_pieces(
    frame_bgr: Image, view: View, sites: Sequence[str], net: PieceLooker
) -> SeenPieces:
    """Return the positions of pieces that stand at some sites."""
    names = view.board.names
    rows = np.array([names.index(site) for site in sites], np.intp)
    cutter = PieceCutter(view)
    look = net.look(cutter.cut(cutter.prepared(frame_bgr), rows), cutter.lean[rows])
    places = np.array([view.sites_mm[name] for name in names])
    half_mm = HALF_SPACINGS * fitted_spacing_mm(view)
    back = -turns_up(leans_of(view.camera, places))[rows] % _QUARTERS
    middles = lean_turned(_middles(look.mask), back)
    piece = look.log_probs[:, Cover.CHIP].astype(np.float64)
    other = np.log1p(-np.minimum(np.exp(piece), 1 - 1e-6))
    return SeenPieces(
        odds=piece - other,
        centres_mm=places[rows] + middles * half_mm,
        radius_mm=outline_mm(look.mask, half_mm) / 2,
    )


def _middles(mask: NDArray[np.float32]) -> FloatArray:
    """Return the middle of what each mask shows, x right, y up, half-widths."""
    own = (mask > _OWN).astype(np.float64)
    at = (np.arange(MASK_PX) + 0.5) / MASK_PX * 2 - 1
    size = np.maximum(own.sum(axis=(1, 2)), 1.0)
    middles = np.column_stack([own.sum(axis=1) @ at, -(own.sum(axis=2) @ at)])
    placed: FloatArray = middles / size[:, None]
    return placed


def cut_tops(
    frame_bgr: Image, view: View, centres_mm: FloatArray, radius_mm: float
) -> Image:
    """Return patches around some centres, north up.

    Returns
    -------
    ndarray of shape (N, 64, 64, 3), uint8, BGR
        Each reaches 1.35 radii from its middle.
    """
    knots = knots_mm(centres_mm, REACH * radius_mm)
    return PatchSampler(view.px_on_board(knots), TOP_PX).sample(frame_bgr)
