"""Translations of a lattice by one file or rank: the site that each site maps to."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from rules.core.board import Board

Steps = tuple[int, int]
"""Files to the east, ranks to the north."""

_STEPS = tuple((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y)


@cache
def shifts(board: Board) -> Mapping[Steps, Mapping[str, str]]:
    """Return for each step aside the site that lies where a site comes to lie.

    Sites that come to lie beyond the board are left out. A board without files and
    ranks has none.
    """
    if board.lattice is None:
        return MappingProxyType({})
    names = board.lattice.names
    return MappingProxyType(
        {
            (east, north): {
                name: names[file + east, rank + north]
                for (file, rank), name in names.items()
                if (file + east, rank + north) in names
            }
            for east, north in _STEPS
        }
    )
