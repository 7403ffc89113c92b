"""Translations of a board by one file or rank: the site that each site maps to."""

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import pairwise
from types import MappingProxyType

from rules.boards.landing import landing
from rules.core.board import Board

Steps = tuple[int, int]
"""Files to the east, ranks to the north."""

_STEPS = tuple((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y)
_APART_MM = 1.0
_LEAST = 0.6  # of the sites: of nested squares fewer lie where others lay


@cache
def shifts(board: Board) -> Mapping[Steps, Mapping[str, str]]:
    """Return for each displacement the mapping of sites to sites.

    Sites that come to lie beyond the board are left out, and steps after which most
    of them do: nobody takes a drawing for one that lies so.
    """
    places = board.plan_mm.values()
    east, north = _step(x for x, _ in places), _step(y for _, y in places)
    found: dict[Steps, Mapping[str, str]] = {}
    for x, y in _STEPS:
        aside = complex(x * east, y * north)
        there = landing(board, aside_mm=aside)
        if len(there) >= _LEAST * len(board.names):
            found[x, y] = MappingProxyType(there)
    return MappingProxyType(found)


def _step(places: Iterable[float]) -> float:
    """Return the least distance between places that are not the same."""
    apart = [after - before for before, after in pairwise(sorted(places))]
    return min((each for each in apart if each > _APART_MM), default=_APART_MM)
