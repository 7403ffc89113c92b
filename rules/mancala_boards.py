"""Boards with rows of pits: two rows with a store at either end, or four rows."""

from rules.board import Board, Look, Site

SPACING_MM = 48.0


def two_rows(pits: int) -> Board:
    """Return a board with two rows of pits and a store at each player's right.

    Each row is counted from its own player's left: N1 lies opposite the last pit of
    south.
    """
    half = (pits - 1) / 2
    end_mm = (half + 1.15) * SPACING_MM
    north = [
        Site(f"N{n}", (half + 1 - n) * SPACING_MM, SPACING_MM / 2, 1)
        for n in range(pits, 0, -1)
    ]
    south = [
        Site(f"S{n}", (n - 1 - half) * SPACING_MM, -SPACING_MM / 2, 1)
        for n in range(1, pits + 1)
    ]
    stores = [Site("N", -end_mm, 0.0, 0), Site("S", end_mm, 0.0, 0)]
    return Board(
        id=f"mancala_2x{pits}",
        title=f"Mancala, two rows of {pits}",
        sites=(*north, *stores, *south),
        segments=_along([south, north]),
        spacing_mm=SPACING_MM,
        look=Look.ROWS,
    )


def four_rows(pits: int) -> Board:
    """Return a board with four rows of pits, A and B north's, C and D south's."""
    half = (pits - 1) / 2
    rows = [
        [
            Site(f"{row}{n}", (n - 1 - half) * SPACING_MM, y * SPACING_MM, ring)
            for n in range(1, pits + 1)
        ]
        for row, y, ring in (
            ("A", 1.5, 1),
            ("B", 0.5, 2),
            ("C", -0.5, 2),
            ("D", -1.5, 1),
        )
    ]
    return Board(
        id=f"mancala_4x{pits}",
        title=f"Mancala, four rows of {pits}",
        sites=tuple(site for row in rows for site in row),
        segments=_along(
            [[*rows[0], *reversed(rows[1])], [*rows[3], *reversed(rows[2])]]
        ),
        spacing_mm=SPACING_MM,
        look=Look.ROWS,
    )


def _along(rows: list[list[Site]]) -> tuple[tuple[str, str], ...]:
    """Return the pairs of sites next to each other in each row."""
    return tuple(
        (row[n].name, row[n + 1].name) for row in rows for n in range(len(row) - 1)
    )


MANCALA: tuple[Board, ...] = (two_rows(4), two_rows(6), two_rows(7), four_rows(7))
"""The boards of pits and seeds."""
