"""Measure a chip set's colours and sizes in one picture with labelled sites."""

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import Image
from calibration.common.view import View
from vision.chips.net import ChipLook, Looker, chip_odds
from vision.chips.stacks import StackGauge
from vision.common.examined import Examined
from vision.common.looks import Rings, look_at_chips, sample_points
from vision.common.patches import PatchCutter

_EVEN = 0.0  # nats: a chip is as likely as not
_CHIP_PART = 0.25  # of the spacing: a chip's radius where none is seen


def examine_chips(
    image: Image,
    view: View,
    chosen: NDArray[np.intp],
    net: Looker,
    *,
    wood: Rings,
    stacks: bool,
) -> Examined:
    """Return measurements of the chips at the labelled sites.

    Parameters
    ----------
    wood
        Where the board around a chip is looked at.
    stacks
        Whether one picture determines the thickness of chips.
    """
    cutter = PatchCutter(view)
    patches = cutter.cut(image)
    look = net.look(patches)
    usual = _CHIP_PART * view.board.spacing_mm / cutter.half_mm
    found = _found_discs(look, chosen, usual)
    points = sample_points(view.board, wood)

    def thickness_mm(rows: NDArray[np.intp], diameter_mm: float) -> float:
        gauge = StackGauge(view, 2)
        gauge.measure(image, rows, diameter_mm)
        gauge.learn(image, {int(row): 1 for row in rows})
        return round(gauge.thickness_mm, 2)

    return Examined(
        odds=chip_odds(look),
        looks=look_at_chips(patches, found.centre, found.radius, points),
        signs=None,
        diameter_mm=2 * found.radius.astype(np.float64) * cutter.half_mm,
        thickness_mm=thickness_mm if stacks else None,
    )


def _found_discs(look: ChipLook, chosen: NDArray[np.intp], usual: float) -> ChipLook:
    """Return the chosen chips' positions; those not seen lie as the others do.

    Parameters
    ----------
    usual
        A chip's radius, in half-widths of the patch, if none is seen.
    """
    odds = chip_odds(look)
    seen = chosen[odds[chosen] >= _EVEN]
    unseen = chosen[odds[chosen] < _EVEN]
    centre, radius = look.centre.copy(), look.radius.copy()
    centre[unseen] = np.median(centre[seen], axis=0) if len(seen) else 0.0
    radius[unseen] = np.median(radius[seen]) if len(seen) else usual
    return replace(look, centre=centre, radius=radius)
