"""Measure a piece set's colours and sizes in one picture with labelled sites."""

import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import Image
from calibration.common.view import View
from vision.common.covers import odds_of
from vision.common.examined import Examined
from vision.common.patches import fitted_spacing_mm
from vision.pieces.cutting import HALF_SPACINGS, PieceCutter
from vision.pieces.discriminant import features_of
from vision.pieces.looks import Ground, colours_of, outline_mm
from vision.pieces.net import MASK_PX, PieceLooker

_EVEN = 0.0  # nats: a piece is as likely as not
_USUAL = 0.3 / HALF_SPACINGS  # half-widths: the radius of a piece that is not seen


def examine_pieces(
    image: Image, view: View, chosen: NDArray[np.intp], net: PieceLooker
) -> Examined:
    """Return measurements of the pieces at the labelled sites."""
    cutter = PieceCutter(view)
    everywhere = slice(None)
    patches = cutter.cut(cutter.prepared(image), everywhere)
    look = net.look(patches, cutter.lean)
    odds = odds_of(look.log_probs)
    mask = look.mask.copy()
    mask[chosen[odds[chosen] < _EVEN]] = _usual_mask()
    colours = colours_of(patches, mask, np.ones(len(mask), bool))
    ground = Ground(view.board)
    half_mm = HALF_SPACINGS * fitted_spacing_mm(view)
    looks = ground.looks(colours, signs=False)
    return Examined(
        odds=odds,
        looks=looks,
        features=features_of(colours, looks),
        signs=ground.looks(colours, signs=True),
        diameter_mm=outline_mm(mask, half_mm),
        thickness_mm=None,
    )


def _usual_mask() -> NDArray[np.float32]:
    at = (np.arange(MASK_PX) + 0.5) / MASK_PX * 2 - 1
    inside = at[None] ** 2 + at[:, None] ** 2 < _USUAL**2
    return inside.astype(np.float32)
