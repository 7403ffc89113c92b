"""Grid of squares or points: ranks and files, neighbours, and rays in 8 directions."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from rules.boards.table import find_board
from rules.core.game import Game

_WAYS = ((1, 0), (0, 1), (1, 1), (1, -1), (-1, 0), (0, -1), (-1, -1), (-1, 1))
"""Four ways, and then each of them back."""


@dataclass(frozen=True, slots=True)
class SiteGrid:
    """The sites that a game uses, by number.

    Attributes
    ----------
    names
        Their names, in the game's order.
    places
        File and rank of each, from 1 at south's left.
    rays
        For each site and each of eight ways the sites one after another; the last
        four ways are the first four back.
    near, straight
        The sites beside each, aslant too, and without those.
    """

    names: Sequence[str]
    places: Sequence[tuple[int, int]]
    files: int
    ranks: int
    rays: Sequence[Sequence[Sequence[int]]]
    near: Sequence[Sequence[int]]
    straight: Sequence[Sequence[int]]

    def forward(self, site: int, side: int) -> float:
        """Return a site's rank from a side's own edge (0) to the far one (1)."""
        ahead = (self.places[site][1] - 1) / (self.ranks - 1)
        return ahead if side == 0 else 1.0 - ahead


def grid_of(game: Game) -> SiteGrid:
    """Return the sites that a game uses, with their files and ranks."""
    return _grid(game.board.id, tuple(game.sites))


@cache
def _grid(board: str, names: tuple[str, ...]) -> SiteGrid:
    sites = {site.name: site for site in find_board(board).sites}
    east = sorted({round(sites[name].x_mm, 1) for name in names})
    north = sorted({round(sites[name].y_mm, 1) for name in names})
    places = [
        (
            east.index(round(sites[name].x_mm, 1)) + 1,
            north.index(round(sites[name].y_mm, 1)) + 1,
        )
        for name in names
    ]
    number = {place: n for n, place in enumerate(places)}
    rays = [
        [_ray(place, way, number, max(len(east), len(north))) for way in _WAYS]
        for place in places
    ]
    return SiteGrid(
        names=names,
        places=places,
        files=len(east),
        ranks=len(north),
        rays=rays,
        near=[[ray[0] for ray in all_ways if ray] for all_ways in rays],
        straight=[
            [ray[0] for n, ray in enumerate(all_ways) if ray and n % 4 < 2]
            for all_ways in rays
        ],
    )


def _ray(
    place: tuple[int, int],
    way: tuple[int, int],
    number: dict[tuple[int, int], int],
    longest: int,
) -> list[int]:
    found = []
    for step in range(1, longest):
        there = (place[0] + step * way[0], place[1] + step * way[1])
        if there not in number:
            break
        found.append(number[there])
    return found
