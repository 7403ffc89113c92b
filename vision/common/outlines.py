"""Overlay strokes that show where a board lies, in plan millimetres."""

import numpy as np

from calibration.common.arrays import FloatArray
from calibration.common.view import View
from vision.common.patches import fitted_spacing_mm

_STEPS = 8  # along a line: a lens bends it
_RING, _MOST_SPACING = 0.27, 60.0  # of the spacing; millimetres


def lines(view: View) -> list[FloatArray]:
    """Return the drawn lines, each of shape (P, 2)."""
    place = {name: np.array(at) for name, at in view.sites_mm.items()}
    part = np.linspace(0.0, 1.0, _STEPS)[:, None]
    return [
        place[here] + part * (place[there] - place[here])
        for here, there in view.board.segments
    ]


def rims(view: View) -> list[FloatArray]:
    """Return the rims of the pits, each of shape (P, 2)."""
    pits = [n for n in view.board.names if n not in view.board.stores]
    turn = np.linspace(0.0, 2 * np.pi, 4 * _STEPS + 1)
    circle = np.column_stack([np.cos(turn), view.pit_tall * np.sin(turn)])
    return [np.array(view.sites_mm[n]) + view.pit_mm / 2 * circle for n in pits]


def chip_mm(view: View) -> float:
    """Return the radius of a ring round a chip."""
    return _RING * min(fitted_spacing_mm(view), _MOST_SPACING)


def pit_mm(view: View) -> float:
    """Return the radius of a ring round a pit."""
    return view.pit_mm / 2
