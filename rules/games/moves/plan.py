"""Geometry of a lattice board: neighbours, directions, ranks."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from rules.boards.table import find_board
from rules.core.pieces import Content
from rules.games.moves.record import ALL_WAYS, Way

ONWARD = (1, -1)
"""Where ahead is for each side: the first looks north, the second south."""


@dataclass(frozen=True, slots=True)
class SquarePlan:
    """Files and ranks; sites are in board order, ways as the first side looks.

    Attributes
    ----------
    names
        All sites.
    number
        Where each stands in that order.
    places
        The (file, rank) of each site.
    ranks
        How many there are.
    rays
        For each way, and each site, the sites beyond it, nearest first.
    bits
        For each site a bit, so that groups are found fast: neighbours' bits lie one
        or about ``width`` apart.
    far
        The sites of each side's farthest rank.
    width
        How far the bits of two sites on one file lie apart, a rank from each other.
    """

    names: tuple[str, ...]
    number: Mapping[str, int]
    places: Mapping[str, Way]
    ranks: int
    rays: Mapping[Way, Mapping[str, tuple[str, ...]]]
    bits: Mapping[str, int]
    far: tuple[tuple[str, ...], tuple[str, ...]]
    width: int

    def shift(self, here: str, there: str) -> Way:
        """Return the displacement between two sites: files east, ranks north."""
        (file, rank), (new_file, new_rank) = self.places[here], self.places[there]
        return new_file - file, new_rank - rank

    def between(self, here: str, there: str) -> tuple[str, ...] | None:
        """Return the sites between two, nearest first, None if they are in no line."""
        east, north = self.shift(here, there)
        far = max(abs(east), abs(north))
        if far == 0 or {abs(east), abs(north)} - {0, far}:
            return None
        return self.rays[east // far, north // far][here][: far - 1]

    def count(self, board: Mapping[str, Content], site: str, way: Way) -> int:
        """Return the number of pieces in the whole line through a site."""
        ahead, behind = self.rays[way][site], self.rays[-way[0], -way[1]][site]
        return sum(bool(board[there]) for there in (*ahead, site, *behind))

    def mask(self, board: Mapping[str, Content], content: Content) -> int:
        """Return the bits of all sites that hold so much."""
        return sum(self.bits[site] for site, held in board.items() if held == content)

    def group(self, mask: int) -> int:
        """Return the bits of one group of these sites: joined straight or aslant."""
        group, wider = 0, mask & -mask
        while wider != group:
            group = wider
            wider |= group << 1 | group >> 1
            wider |= wider << self.width | wider >> self.width
            wider &= mask
        return group

    def groups(self, mask: int) -> Iterator[int]:
        """Yield the bits of each group of these sites."""
        while mask:
            group = self.group(mask)
            mask ^= group
            yield group

    def sites_in(self, mask: int) -> tuple[str, ...]:
        """Return the sites of some bits."""
        return tuple(name for name in self.names if self.bits[name] & mask)


@cache
def plan_of(board: str) -> SquarePlan:
    """Return the plan of a board by its id.

    Raises
    ------
    ValueError
        If it has no files and ranks.
    """
    found = find_board(board)
    if found.lattice is None:
        raise ValueError(f"{board} has no files and ranks")
    at, width = found.lattice.names, found.lattice.files + 1
    places = found.lattice.places

    def beyond(site: str, way: Way) -> Iterator[str]:
        file, rank = places[site]
        while (there := (file := file + way[0], rank := rank + way[1])) in at:
            yield at[there]

    def on_rank(rank: int) -> tuple[str, ...]:
        return tuple(site for site in found.names if places[site][1] == rank)

    return SquarePlan(
        names=found.names,
        number={name: number for number, name in enumerate(found.names)},
        places=places,
        ranks=found.lattice.ranks,
        rays={
            way: {site: tuple(beyond(site, way)) for site in found.names}
            for way in ALL_WAYS
        },
        bits={site: 1 << rank * width + file for site, (file, rank) in places.items()},
        far=(on_rank(found.lattice.ranks), on_rank(1)),
        width=width,
    )
