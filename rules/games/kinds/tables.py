"""Move and attack tables of each kind of piece, computed once for a board.

Sites are numbered in board order.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from rules.boards.table import find_board
from rules.games.kinds.motions import Leap, Motion, MotionTakes, PieceType, Way

ONWARD = (1, -1)
"""Where ahead is for each side: the first looks north, the second south."""


@dataclass(frozen=True, slots=True)
class Path:
    """The sites that a piece comes to in one way, nearest first.

    Attributes
    ----------
    leg
        The site that has to be empty; None if none has.
    """

    sites: tuple[int, ...]
    takes: MotionTakes
    over: Leap
    leg: int | None
    victims: tuple[str, ...]


Ray = tuple[tuple[int, frozenset[str], frozenset[str]], ...]
"""Sites from near to far: kinds that attack from there, openly and over one piece."""


@dataclass(frozen=True, slots=True)
class PieceTables:
    """Precomputed paths of each kind of piece on a board.

    Attributes
    ----------
    names
        The sites by their numbers.
    places
        The (file, rank) of each.
    ranks
        How many there are.
    becomes
        What each kind turns into on the farthest rank.
    swimmers
        The kinds that do not drown.
    paths
        For each side, each kind and each site how that piece goes from there.
    rays
        For each side and each site from where it is attacked, way by way.
    lame
        For each side and each site the leaps to it that can be hindered: from where,
        over which leg, by which kinds.
    """

    names: tuple[str, ...]
    places: tuple[Way, ...]
    ranks: int
    becomes: Mapping[str, tuple[str, ...]]
    swimmers: frozenset[str]
    paths: tuple[dict[str, tuple[tuple[Path, ...], ...]], ...]
    rays: tuple[tuple[tuple[Ray, ...], ...], ...]
    lame: tuple[tuple[tuple[tuple[int, int, frozenset[str]], ...], ...], ...]

    def rank(self, side: int, site: int) -> int:
        """Return the rank of a site as a side looks, 1 at its own edge."""
        return own_rank(side, self.places[site][1], self.ranks)


def own_rank(side: int, rank: int, ranks: int) -> int:
    """Return a rank as a side looks, 1 at its own edge."""
    return rank if side == 0 else ranks + 1 - rank


@dataclass(frozen=True, slots=True)
class _Look:
    """Index of sites by file and rank, and back."""

    names: Mapping[Way, str]
    places: Mapping[str, Way]
    ranks: int


@cache
def tables_of(board: str, kinds: tuple[PieceType, ...]) -> PieceTables:
    """Return the tables of the pieces of a game on a board of files and ranks."""
    found = find_board(board)
    assert found.lattice is not None, board
    number = {name: number for number, name in enumerate(found.names)}
    lattice = _Look(found.lattice.names, found.lattice.places, found.lattice.ranks)
    sides = (0, 1)
    return PieceTables(
        names=found.names,
        places=tuple(lattice.places[name] for name in found.names),
        ranks=lattice.ranks,
        becomes={kind.letter: kind.becomes for kind in kinds},
        swimmers=frozenset(kind.letter for kind in kinds if kind.swims),
        paths=tuple(
            {
                kind.letter: tuple(
                    tuple(_paths(lattice, number, kind, side, name))
                    for name in found.names
                )
                for kind in kinds
            }
            for side in sides
        ),
        rays=tuple(_rays(lattice, number, kinds, side) for side in sides),
        lame=tuple(_leaps(lattice, number, kinds, side) for side in sides),
    )


def _paths(
    lattice: _Look, number: dict[str, int], kind: PieceType, side: int, name: str
) -> Iterator[Path]:
    for motion in kind.motions:
        for way in motion.ways:
            sites = tuple(
                number[there] for there in _along(lattice, motion, way, side, name)
            )
            if sites:
                leg = _leg(lattice, way, side, name) if motion.lame else None
                yield Path(
                    sites,
                    motion.takes,
                    motion.over,
                    number[leg] if leg is not None else None,
                    motion.victims,
                )


def _along(
    lattice: _Look, motion: Motion, way: Way, side: int, name: str
) -> Iterator[str]:
    """Yield the sites of a motion in one way; of a jump the one beyond as well."""
    file, rank = lattice.places[name]
    if motion.start and not motion.start.holds(
        file, own_rank(side, rank, lattice.ranks)
    ):
        return
    far = 2 if motion.over is Leap.ENEMY else motion.far
    for _ in range(far):
        file, rank = file + way[0], rank + way[1] * ONWARD[side]
        there = lattice.names.get((file, rank))
        if there is None or (
            motion.within
            and not motion.within.holds(file, own_rank(side, rank, lattice.ranks))
        ):
            return
        yield there


def _leg(lattice: _Look, way: Way, side: int, name: str) -> str | None:
    """Return the site half the way of a leap."""
    file, rank = lattice.places[name]
    half = (int(way[0] / 2), int(way[1] / 2))
    return lattice.names.get((file + half[0], rank + half[1] * ONWARD[side]))


def _attacks(kinds: tuple[PieceType, ...]) -> Iterator[tuple[PieceType, Motion, Way]]:
    """Yield the motions that take where they end, way by way."""
    for kind in kinds:
        for motion in kind.motions:
            if motion.takes is not MotionTakes.NEVER and motion.over is not Leap.ENEMY:
                yield from ((kind, motion, way) for way in motion.ways)


def _rays(
    lattice: _Look, number: dict[str, int], kinds: tuple[PieceType, ...], side: int
) -> tuple[tuple[Ray, ...], ...]:
    openly: dict[tuple[int, Way], dict[int, dict[int, list[set[str]]]]] = {}
    for kind, motion, way in _attacks(kinds):
        if motion.lame:
            continue
        for name in number:
            sites = list(_along(lattice, motion, way, side, name))
            for far, there in enumerate(sites):
                near = openly.setdefault((number[there], way), {}).setdefault(far, {})
                near.setdefault(number[name], [set(), set()])[
                    motion.over is Leap.SCREEN
                ].add(kind.letter)
    rays: list[list[Ray]] = [[] for _ in number]
    names = list(number)
    for (target, way), by_distance in openly.items():
        file, rank = lattice.places[names[target]]
        ray: list[tuple[int, frozenset[str], frozenset[str]]] = []
        for far in range(max(by_distance) + 1):
            file, rank = file - way[0], rank - way[1] * ONWARD[side]
            here = number[lattice.names[file, rank]]
            plain, hopping = by_distance.get(far, {}).get(here, [set(), set()])
            ray.append((here, frozenset(plain), frozenset(hopping)))
        rays[target].append(tuple(ray))
    return tuple(map(tuple, rays))


def _leaps(
    lattice: _Look, number: dict[str, int], kinds: tuple[PieceType, ...], side: int
) -> tuple[tuple[tuple[int, int, frozenset[str]], ...], ...]:
    found: list[dict[tuple[int, int], set[str]]] = [{} for _ in number]
    for kind, motion, way in _attacks(kinds):
        if not motion.lame:
            continue
        for name in number:
            leg = _leg(lattice, way, side, name)
            for there in _along(lattice, motion, way, side, name):
                assert leg is not None
                found[number[there]].setdefault((number[name], number[leg]), set()).add(
                    kind.letter
                )
    return tuple(
        tuple((here, leg, frozenset(kinds)) for (here, leg), kinds in leaps.items())
        for leaps in found
    )
