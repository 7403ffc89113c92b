"""Orientation of a board in the picture: the edge at which its south lies."""

from collections.abc import Mapping

import numpy as np

from calibration.common.arrays import FloatArray
from calibration.common.view import View
from calibration.find import South
from calibration.relocate import turned
from rules.boards.quarter_turns import quarter_turns

_EDGES = (South.RIGHT, South.BOTTOM, South.LEFT, South.TOP)
"""By quarters clockwise in the picture."""


def by_south(view: View) -> Mapping[South, View]:
    """Return the views from which the drawing looks the same, by where south is."""
    ways = {n: turned(view, n) for n in quarter_turns(view.board)}
    angles = {n: _clockwise(_eastward(way)) + 1.0 for n, way in ways.items()}
    first = round(angles[0])
    return {
        _EDGES[(first + round(angle - angles[0])) % 4]: ways[n]
        for n, angle in angles.items()
    }


def usual_turn(view: View, known: View) -> int:
    """Return the quarter turns by which a view differs least from a known one."""
    before = _eastward(known)
    turns = quarter_turns(view.board)
    return max(turns, key=lambda n: float(_eastward(turned(view, n)) @ before))


def _clockwise(way: FloatArray) -> float:
    """Return the angle from rightward, in clockwise quarter turns of the picture."""
    return float(np.degrees(np.arctan2(way[1], way[0])) / 90.0)


def _eastward(view: View) -> FloatArray:
    """Return the unit vector, in the picture, of the board's east."""
    middle, east = view.px_on_board(np.array([[0.0, 0.0], [50.0, 0.0]]))
    way = east - middle
    length = np.linalg.norm(way)
    return np.asarray(way / length)
