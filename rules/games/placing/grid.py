"""Geometry of a lattice board: rays and lines through each site."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from rules.boards.table import find_board
from rules.core.board import Lattice

_STRAIGHT = ((0, 1), (1, 0), (0, -1), (-1, 0))
_DIAGONAL = ((1, 1), (1, -1), (-1, -1), (-1, 1))


@dataclass(frozen=True, slots=True)
class Grid:
    """Rays and lines through each site.

    Attributes
    ----------
    rays
        For each site what lies beyond it in the eight directions, nearest first.
    lines
        The same by twos: each direction with the one that leads the other way.
    beside
        The sites straight beside each.
    edges
        The sites along two opposite sides of the board: south and north, west and
        east.
    """

    rays: Mapping[str, tuple[tuple[str, ...], ...]]
    lines: Mapping[str, tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]]
    beside: Mapping[str, tuple[str, ...]]
    edges: tuple[tuple[frozenset[str], frozenset[str]], ...]


@cache
def grid_on(board: str) -> Grid:
    """Return the lattice geometry of a board, by its id."""
    lattice = find_board(board).lattice
    assert lattice is not None  # the record has looked
    places = lattice.places
    eight = {
        site: tuple(_ray(lattice, at, way) for way in (*_STRAIGHT, *_DIAGONAL))
        for site, at in places.items()
    }

    def along(axis: int, number: int) -> frozenset[str]:
        return frozenset(site for site, at in places.items() if at[axis] == number)

    return Grid(
        rays={site: tuple(filter(None, rays)) for site, rays in eight.items()},
        lines={
            site: tuple((rays[n], rays[n + 2]) for n in (0, 1, 4, 5))
            for site, rays in eight.items()
        },
        beside={
            site: tuple(ray[0] for ray in rays[:4] if ray)
            for site, rays in eight.items()
        },
        edges=(
            (along(1, 1), along(1, lattice.ranks)),
            (along(0, 1), along(0, lattice.files)),
        ),
    )


def _ray(
    lattice: Lattice, at: tuple[int, int], way: tuple[int, int]
) -> tuple[str, ...]:
    """Return the sites of a ray in one direction, nearest first."""
    (file, rank), (east, north) = at, way
    found: list[str] = []
    while (file + east, rank + north) in lattice.names:
        file, rank = file + east, rank + north
        found.append(lattice.names[file, rank])
    return tuple(found)
