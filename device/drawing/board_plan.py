"""How a board is drawn, whatever it is drawn with: sizes, places, colours, words."""

from collections.abc import Mapping, Sequence
from math import cos, pi, sin, sqrt

from rules.board import Board, BoardKind, Site
from rules.evidence import holds_seeds
from rules.pieces import Content

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
}
"""Fill and ink of the chips whose names are colours."""

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


def frame_mm(board: Board) -> tuple[float, float, float, float]:
    """Return west, north, width and height of the picture in plan mm, y downwards."""
    reach = [reach_mm(board, site) for site in board.sites]
    east = max(s.x_mm + wide for s, (wide, _) in zip(board.sites, reach, strict=True))
    north = max(s.y_mm + high for s, (_, high) in zip(board.sites, reach, strict=True))
    aside, above = (20, 27) if board.kind is BoardKind.ROWS else (19, 19)
    east, north = east + aside, north + above
    return -east, -north, 2 * east, 2 * north


def reach_mm(board: Board, site: Site) -> tuple[float, float]:
    """Return half the width and height that a site is drawn with."""
    if board.kind is BoardKind.LINES:
        radius = chip_mm(board)
        return radius, radius
    if site.name in board.stores:
        return 0.42 * board.spacing_mm, 0.94 * board.spacing_mm
    return 0.42 * board.spacing_mm, 0.42 * board.spacing_mm


def chip_mm(board: Board) -> float:
    """Return the radius of a chip."""
    return min(
        (0.34 if board.kind is BoardKind.LINES else 0.32) * board.spacing_mm, 27.0
    )


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
    south = north + high - 5
    if board.kind is not BoardKind.ROWS:
        files = {site.name[0]: site.x_mm for site in board.sites}
        ranks = {site.name[1:]: -site.y_mm for site in board.sites}
        across = [(at, south, file) for file, at in files.items()]
        return across + [(west + 7, at + 4, rank) for rank, at in ranks.items()]
    rows = [site for site in board.sites if site.name not in board.stores]
    outer = max(site.y_mm for site in rows)
    spots = [
        (site.x_mm, south if site.y_mm < 0 else north + 12, site.name)
        for site in rows
        if abs(site.y_mm) == outer
    ]
    inner = [site for site in rows if abs(site.y_mm) != outer]
    left = min(site.x_mm for site in rows)
    spots += [
        (west + 8, -site.y_mm + 4, site.name[0]) for site in inner if site.x_mm == left
    ]
    return spots


def round_mm(board: Board, site: Site) -> tuple[float, float]:
    """Return half the width and height of a ring about what stands on a site."""
    wide, high = reach_mm(board, site)
    if board.kind is BoardKind.PITS:
        wide = high = chip_mm(board)
    return (wide + 3, high + 3) if board.kind is not BoardKind.ROWS else (wide, high)
