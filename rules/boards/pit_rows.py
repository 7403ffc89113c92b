"""Boards with rows of pits: two rows with a store at either end, or four rows."""

from itertools import pairwise

from rules.core.board import Board, BoardKind, Site
from rules.core.drawing import Drawing, Edge, Label, Pit

_SPACING_MM = 48.0
_PIT_PART, _STORE_TALL = 0.42, 0.94  # half a pit's width, half a store's height


def two_rows(pits: int) -> Board:
    """Return a board with two rows of pits and a store at each player's right.

    Each row is counted from its own player's left: N1 lies opposite the last pit of
    south.
    """
    half = (pits - 1) / 2
    end_mm = (half + 1.15) * _SPACING_MM
    north = [
        Site(f"N{n}", (half + 1 - n) * _SPACING_MM, _SPACING_MM / 2)
        for n in range(pits, 0, -1)
    ]
    south = [
        Site(f"S{n}", (n - 1 - half) * _SPACING_MM, -_SPACING_MM / 2)
        for n in range(1, pits + 1)
    ]
    stores = [Site("N", -end_mm, 0.0), Site("S", end_mm, 0.0)]
    return Board(
        id=f"mancala_2x{pits}",
        title=f"Mancala, two rows of {pits}",
        kind=BoardKind.ROWS,
        sites=(*north, *stores, *south),
        segments=_along([south, north]),
        spacing_mm=_SPACING_MM,
        corners=(north[0], north[-1], south[-1], south[0]),
        drawing=Drawing(
            pits=tuple(
                _pit(site, _STORE_TALL if site in stores else _PIT_PART)
                for site in (*north, *stores, *south)
            ),
            labels=(*_named(north, Edge.NORTH), *_named(south, Edge.SOUTH)),
        ),
        stores=tuple(site.name for site in stores),
    )


def four_rows(pits: int) -> Board:
    """Return a board with four rows of pits, A and B north's, C and D south's."""
    half = (pits - 1) / 2
    rows = [
        [
            Site(f"{row}{n}", (n - 1 - half) * _SPACING_MM, y * _SPACING_MM)
            for n in range(1, pits + 1)
        ]
        for row, y in (("A", 1.5), ("B", 0.5), ("C", -0.5), ("D", -1.5))
    ]
    sites = tuple(site for row in rows for site in row)
    return Board(
        id=f"mancala_4x{pits}",
        title=f"Mancala, four rows of {pits}",
        kind=BoardKind.ROWS,
        sites=sites,
        segments=_along(
            [[*rows[0], *reversed(rows[1])], [*rows[3], *reversed(rows[2])]]
        ),
        spacing_mm=_SPACING_MM,
        corners=(rows[0][0], rows[0][-1], rows[3][-1], rows[3][0]),
        drawing=Drawing(
            pits=tuple(_pit(site, _PIT_PART) for site in sites),
            labels=(
                *_named(rows[0], Edge.NORTH),
                *_named(rows[3], Edge.SOUTH),
                *(Label(r[0].name[0], Edge.WEST, r[0].y_mm) for r in rows[1:3]),
            ),
        ),
    )


def _along(rows: list[list[Site]]) -> tuple[tuple[str, str], ...]:
    """Return the pairs of sites next to each other in each row."""
    return tuple(
        (here.name, there.name) for row in rows for here, there in pairwise(row)
    )


def _pit(site: Site, tall: float) -> Pit:
    half = (_PIT_PART * _SPACING_MM, tall * _SPACING_MM)
    return Pit(site.name, (site.x_mm, site.y_mm), half)


def _named(row: list[Site], edge: Edge) -> list[Label]:
    """Return the names of a row's pits for a rim."""
    return [Label(site.name, edge, site.x_mm) for site in row]
