"""Sizes of a board's drawing on paper, and its description in words."""

from collections.abc import Mapping

from rules.core.board import Board
from rules.core.evidence import holds_seeds
from rules.core.pieces import Content

RIM_MM = 1.5
"""How broad the line about a pit is drawn."""


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


def line_mm(board: Board) -> float:
    """Return the width of a board's lines."""
    return min(3.0, 0.06 * board.spacing_mm)


def dot_mm(board: Board) -> float:
    """Return the radius of the dots where a board's lines meet."""
    return min(5.0, 0.1 * board.spacing_mm)
