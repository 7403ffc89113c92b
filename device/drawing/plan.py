"""How a board is drawn, whatever it is drawn with: sizes, places, colours, words."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import cos, pi, sin, sqrt
from types import MappingProxyType

from rules.core.board import Board, BoardKind, Site
from rules.core.drawing import Edge, Fill
from rules.core.evidence import holds_seeds
from rules.core.pieces import Content

KNOWN = {
    "white": ("#f7f1e3", "#6b5a43"),
    "black": ("#2b2725", "#e6ddd0"),
    "red": ("#b3261e", "#ffe9e4"),
    "blue": ("#1f5fa8", "#e6f1ff"),
    "green": ("#2e7d3a", "#eaf7ea"),
    "yellow": ("#e9b824", "#4a3500"),
    "orange": ("#d9731a", "#3a1c00"),
    "purple": ("#6a3d9a", "#f1e6fb"),
    "brown": ("#7a4a24", "#f6e7d6"),
    "chip": ("#f7f1e3", "#6b5a43"),
    "arrow": ("#b9b3a8", "#3b362f"),
}
"""Fill and ink of the chips whose names are colours."""

WOOD, LINE, PIT = "#e3c498", "#6f4a22", "#c79a62"
"""The colours of a board itself: its ground, its lines, its pits."""

FILLS: Mapping[Fill, str] = MappingProxyType(
    {
        Fill.LIGHT: "#f0dcb4",
        Fill.DARK: "#b5835a",
        Fill.FELT: "#5f9468",
        Fill.RIVER: "#8fb8d4",
        Fill.CASTLE: "#e8b75d",
    }
)
"""What parts of a board are filled with."""

RIM_MM = 1.5
"""How broad the line about a pit is drawn."""

ARROW_EMBLEM = 6
_EMBLEMS = {"chip": 0, "arrow": ARROW_EMBLEM}
_ROUND = 6  # so many marks are given by turns

_LARGE_CHIP_MM = 15.0
"""Radius of chips that leave room for marks of every breadth."""

_BY_ORDER = ("white", "black", "red", "blue", "green", "yellow")
_GOLDEN = pi * (3 - sqrt(5))
_MOST_DRAWN = {False: 28, True: 70}
"""How many seeds are drawn in a pit and in a store; the number tells the rest."""


def chip_colours(colours: Sequence[str]) -> Mapping[str, tuple[str, str]]:
    """Return fill and ink of each kind of chip: by its name, else by its place."""
    free = [name for name in _BY_ORDER if name not in colours]
    found: dict[str, tuple[str, str]] = {}
    for colour in colours:
        known = KNOWN.get(colour.casefold())
        found[colour] = known or KNOWN[free.pop(0) if free else "brown"]
    return found


def emblem_of(colour: str, number: int) -> int:
    """Return which mark tells chips of a colour for those who see no colours.

    ``number`` is the colour's place among those played with.
    """
    known = list(KNOWN).index(colour) if colour in KNOWN else number
    return _EMBLEMS.get(colour, known % _ROUND)


def described(contents: Mapping[str, Content]) -> str:
    """Return a board in words, for people who hear it: 'white: a7, g4; black: d6'."""
    if holds_seeds(contents):
        return ", ".join(f"{site} {content}" for site, content in contents.items())
    held: dict[str, list[str]] = {}
    for site, content in contents.items():
        if isinstance(content, tuple) and content:
            held.setdefault(" under ".join(content), []).append(site)
    if not held:
        return "The board is empty."
    return "; ".join(f"{kind}: {', '.join(sites)}" for kind, sites in held.items())


@dataclass(frozen=True, slots=True)
class _Standing:
    """How what stands on a board of one kind is drawn.

    Attributes
    ----------
    chip
        Radius of a chip, of the spacing.
    all_over
        Whether it lies all over its pit, so that marks go round the pit.
    """

    chip: float
    all_over: bool = False


_STANDING = {
    BoardKind.LINES: _Standing(0.34),
    BoardKind.PITS: _Standing(0.32),
    BoardKind.ROWS: _Standing(0.32, all_over=True),
    BoardKind.SQUARES: _Standing(0.38),
    BoardKind.GRID: _Standing(0.44),
}


def frame_mm(board: Board) -> tuple[float, float, float, float]:
    """Return west, north, width and height of the picture in plan mm, y downwards."""
    drawing, chip = board.drawing, chip_mm(board)
    ends = [(s.x_mm + chip, s.y_mm + chip) for s in board.sites]
    ends += [place for line in drawing.lines for place in line.path]
    ends += [
        (pit.middle[0] + pit.half_mm[0], pit.middle[1] + pit.half_mm[1])
        for pit in drawing.pits
    ]
    aside, above = _margins_mm(board)
    east, north = max(x for x, _ in ends) + aside, max(y for _, y in ends) + above
    return -east, -north, 2 * east, 2 * north


def _margins_mm(board: Board) -> tuple[float, float]:
    """Return how much wood lies beside and above what is drawn: names stand there."""
    above = any(label.edge is Edge.NORTH for label in board.drawing.labels)
    return (20, 27) if above else (19, 19)


def ink_mm(board: Board) -> tuple[float, float, float, float]:
    """Return west, north, east and south of all that is drawn, y downwards."""
    drawing = board.drawing
    parts = [(p.middle, p.wide_mm / 2, p.high_mm / 2) for p in drawing.patches]
    parts += [
        (place, line.breadth * line_mm(board) / 2, line.breadth * line_mm(board) / 2)
        for line in drawing.lines
        for place in line.path
    ]
    parts += [
        (dot.middle, dot.size * dot_mm(board), dot.size * dot_mm(board))
        for dot in drawing.dots
    ]
    rim = RIM_MM / 2
    parts += [
        (pit.middle, pit.half_mm[0] + rim, pit.half_mm[1] + rim) for pit in drawing.pits
    ]
    return (
        min(x - wide for (x, _), wide, _ in parts),
        min(-y - high for (_, y), _, high in parts),
        max(x + wide for (x, _), wide, _ in parts),
        max(-y + high for (_, y), _, high in parts),
    )


def reach_mm(board: Board, site: Site) -> tuple[float, float]:
    """Return half the width and height that a site is drawn with: a pit or a chip."""
    for pit in board.drawing.pits:
        if pit.site == site.name:
            return pit.half_mm
    return chip_mm(board), chip_mm(board)


def chip_mm(board: Board) -> float:
    """Return the radius of a chip."""
    return min(_STANDING[board.kind].chip * board.spacing_mm, 27.0)


def mark_mm(board: Board, mm: float) -> float:
    """Return the length of a part of a mark: less than told where chips are small."""
    return mm * min(1.0, chip_mm(board) / _LARGE_CHIP_MM)


def line_mm(board: Board) -> float:
    """Return how broad a board's lines are drawn."""
    return min(3.0, 0.06 * board.spacing_mm)


def dot_mm(board: Board) -> float:
    """Return the radius of the dots where a board's lines meet."""
    return min(5.0, 0.1 * board.spacing_mm)


def rise_mm(board: Board) -> float:
    """Return by how much each chip of a stack is drawn above the one below."""
    return 0.24 * chip_mm(board)


def seed_spots(board: Board, site: Site, seeds: int) -> list[tuple[float, float]]:
    """Return where seeds lie, about the site's centre: a spiral, as sunflowers grow."""
    store = site.name in board.stores
    shown = min(seeds, _MOST_DRAWN[store])
    wide, high = reach_mm(board, site)
    step = 0.86 * sqrt(1 / max(shown, 9))
    return [
        (
            (wide - 5) * step * sqrt(n + 0.4) * cos(n * _GOLDEN),
            (high - (18 if store else 5)) * step * sqrt(n + 0.4) * sin(n * _GOLDEN),
        )
        for n in range(shown)
    ]


def count_at(board: Board, site: Site) -> tuple[float, float]:
    """Return where a pit's number stands, from its centre, y downwards."""
    _, high = reach_mm(board, site)
    if site.name in board.stores:
        return 0.0, high - 11.0
    return 0.0, -high + 1 if site.y_mm > 0 else high - 1


def name_spots(
    board: Board, frame: tuple[float, float, float]
) -> list[tuple[float, float, str]]:
    """Return where names are written about the board, y downwards, and which.

    Parameters
    ----------
    board
        The board.
    frame
        West, north and height of the picture.
    """
    west, north, high = frame
    aside, _ = _margins_mm(board)
    spots = []
    for label in board.drawing.labels:
        at = {
            Edge.SOUTH: (label.at_mm, north + high - 5),
            Edge.NORTH: (label.at_mm, north + 12),
            Edge.WEST: (west + aside - 12, 4 - label.at_mm),
        }[label.edge]
        spots.append((*at, label.text))
    return spots


def round_mm(board: Board, site: Site) -> tuple[float, float]:
    """Return half the width and height of a ring about what stands on a site."""
    if _STANDING[board.kind].all_over:
        return reach_mm(board, site)
    radius = chip_mm(board) + mark_mm(board, 3)
    return radius, radius
