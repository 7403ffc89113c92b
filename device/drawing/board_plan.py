"""Layout of a board as data: positions of its sites, and the lines drawn on it."""

from math import dist

from device.json_types import Json
from rules.core.board import Board, Site
from rules.core.drawing import Drawing


def board_plan(board: Board) -> Json:
    """Return the positions of a board's sites, and its drawing, in plan millimetres."""
    return {
        "id": board.id,
        "title": board.title,
        "kind": board.kind.value,
        "sites": [
            {
                "name": site.name,
                "x": round(site.x_mm, 2),
                "y": round(site.y_mm, 2),
                "store": site.name in board.stores,
            }
            for site in board.sites
        ],
        "segments": [list(pair) for pair in board.segments],
        "drawing": _drawing(board.drawing),
        "corners": [_nearest(board, corner) for corner in board.corners],
        "spacing": board.spacing_mm,
    }


def _drawing(drawing: Drawing) -> Json:
    """Return a board's drawing as JSON."""
    return {
        "patches": [
            {"at": patch.middle, "w": patch.wide_mm, "h": patch.high_mm}
            | {"fill": patch.fill.value}
            for patch in drawing.patches
        ],
        "lines": [
            {
                "path": [(round(x, 2), round(y, 2)) for x, y in line.path],
                "breadth": line.breadth,
            }
            for line in drawing.lines
        ],
        "dots": [{"at": dot.middle, "size": dot.size} for dot in drawing.dots],
        "pits": [
            {"site": pit.site, "at": pit.middle, "half": pit.half_mm}
            for pit in drawing.pits
        ],
    }


def _nearest(board: Board, corner: Site) -> str:
    """Return the site at a corner, or the nearest where the corner is cut off."""
    at = (corner.x_mm, corner.y_mm)
    return min(board.sites, key=lambda site: dist((site.x_mm, site.y_mm), at)).name
