"""Win conditions of games of placing."""

from collections.abc import Iterable

from rules.core.pieces import Piece
from rules.games.placing.captures import Board, chain_of
from rules.games.placing.grid import Grid


def has_row(
    grid: Grid, board: Board, colour: Piece, length: int, sites: Iterable[str]
) -> bool:
    """Return True if ``length`` of a colour, or more, are in a row through a site."""
    stands = (colour,)
    for site in sites:
        if board[site] != stands:
            continue
        for ways in grid.lines[site]:
            count = 1
            for ray in ways:
                for beyond in ray:
                    if board[beyond] != stands:
                        break
                    count += 1
            if count >= length:
                return True
    return False


def joins_sides(grid: Grid, board: Board, colour: Piece, sites: Iterable[str]) -> bool:
    """Return True if a chain through a site joins two opposite sides of the board."""
    seen: set[str] = set()
    for site in sites:
        if board[site] != (colour,) or site in seen:
            continue
        chain = chain_of(grid, board, site)
        seen |= chain
        if any(not (chain.isdisjoint(a) or chain.isdisjoint(b)) for a, b in grid.edges):
            return True
    return False
