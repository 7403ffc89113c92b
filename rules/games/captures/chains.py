"""Pseudo-legal moves and chain captures of one man."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import takewhile

from rules.boards.table import find_board
from rules.core.board import Lattice
from rules.games.captures.record import CaptureRecord, ChainCapture, Way

ORTHOGONAL: tuple[Way, ...] = ((0, 1), (1, 0), (0, -1), (-1, 0))
DIAGONAL: tuple[Way, ...] = ((1, 1), (1, -1), (-1, -1), (-1, 1))

EMPTY, OURS, THEIRS = 0, 1, 2
"""Whose man stands on a site, as the side looks that is to move."""

Owners = dict[str, int]
"""Whose man stands on every site."""

Rays = Mapping[str, Mapping[Way, tuple[str, ...]]]
"""For every site, in each way, the sites that lie beyond it, nearest first."""


@dataclass(frozen=True, slots=True)
class Hop:
    """One step of a chain: where it lands, which way it goes, what it takes."""

    to: str
    way: Way
    taken: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Chain:
    """All that one piece captures in a turn."""

    start: str
    hops: tuple[Hop, ...]

    @property
    def taken(self) -> tuple[str, ...]:
        """Return the sites of all that is taken, in order."""
        return tuple(site for hop in self.hops for site in hop.taken)

    @property
    def end(self) -> str:
        """Return the piece's target site."""
        return self.hops[-1].to

    @property
    def path(self) -> tuple[str, ...]:
        """Return the piece's origin and its landings."""
        return (self.start, *(hop.to for hop in self.hops))


Allows = Callable[[Chain, Hop], bool]
"""Whether a chain may go on with a hop."""


def rays_of(record: CaptureRecord) -> Rays:
    """Return the straight lines along which the pieces of a game capture."""
    board = find_board(record.card.board)
    assert board.lattice is not None  # the record has looked
    drawn = {*board.segments, *((b, a) for a, b in board.segments)}
    ways = ORTHOGONAL
    if record.capture is ChainCapture.CONTACT:
        ways += DIAGONAL
    return {
        site: {way: tuple(_ray(board.lattice, drawn, site, way)) for way in ways}
        for site in board.names
    }


def _ray(
    lattice: Lattice, drawn: set[tuple[str, str]], site: str, way: Way
) -> Iterator[str]:
    """Yield the sites beyond a site, as far as the line is drawn."""
    file, rank = lattice.places[site]
    while True:
        file, rank = file + way[0], rank + way[1]
        beyond = lattice.names.get((file, rank), "")
        if (site, beyond) not in drawn:
            return
        yield beyond
        site = beyond


def back(way: Way) -> Way:
    """Return the way back."""
    return -way[0], -way[1]


def goes_on(record: CaptureRecord) -> Allows:
    """Return a predicate: by the game's rules a chain may continue with a hop."""
    return _contact_goes_on if record.capture is ChainCapture.CONTACT else _leap_goes_on


def _contact_goes_on(chain: Chain, hop: Hop) -> bool:
    """No point is visited twice, nor the same way gone twice in succession."""
    return hop.to not in chain.path and chain.hops[-1].way != hop.way


def _leap_goes_on(chain: Chain, hop: Hop) -> bool:
    """Any jump may follow: what was jumped over stands in the way straight back."""
    del chain, hop
    return True


def chains_from(
    rays: Rays,
    owners: Owners,
    start: str,
    *,
    capture: ChainCapture,
    flies: bool,
    allows: Allows,
) -> Iterator[Chain]:
    """Yield every chain of captures of the piece on a site, a shorter one first.

    Parameters
    ----------
    rays
        The lines of the board.
    owners
        Whose man stands where.
    start
        Where the piece stands.
    capture
        How it captures.
    flies
        Whether it is a king, which jumps any distance.
    allows
        Whether a chain may go on with a hop.
    """
    now = {**owners, start: EMPTY}

    def onward(chain: Chain) -> Iterator[Chain]:
        here = chain.path[-1]
        if capture is ChainCapture.CONTACT:
            hops = contacts(rays[here], now)
        else:
            hops = leaps(rays[here], now, chain.taken, flies=flies)
        for hop in hops:
            if chain.hops and not allows(chain, hop):
                continue
            longer = Chain(start, (*chain.hops, hop))
            yield longer
            if capture is ChainCapture.LEAP:  # the men jumped over stand until the end
                yield from onward(longer)
                continue
            now.update(dict.fromkeys(hop.taken, EMPTY))
            yield from onward(longer)
            now.update(dict.fromkeys(hop.taken, THEIRS))

    yield from onward(Chain(start, ()))


def contacts(rays: Mapping[Way, tuple[str, ...]], owners: Owners) -> list[Hop]:
    """Return the steps from a point that capture, by approach before withdrawal."""
    found: list[Hop] = []
    for way, ray in rays.items():
        if not ray or owners[ray[0]] != EMPTY:
            continue
        for row in (ray[1:], rays[back(way)]):
            taken = tuple(takewhile(lambda site: owners[site] == THEIRS, row))
            if taken:
                found.append(Hop(ray[0], way, taken))
    return found


def leaps(
    rays: Mapping[Way, tuple[str, ...]],
    owners: Owners,
    taken: tuple[str, ...],
    *,
    flies: bool,
) -> list[Hop]:
    """Return the jumps from a square over a man that is not yet taken."""
    found: list[Hop] = []
    for way, ray in rays.items():
        free = _empty(ray, owners) if flies else 0
        if free >= len(ray) or owners[ray[free]] != THEIRS or ray[free] in taken:
            continue
        beyond = ray[free + 1 :]
        landings = beyond[: _empty(beyond, owners) if flies else 1]
        found += [Hop(to, way, (ray[free],)) for to in landings if owners[to] == EMPTY]
    return found


def _empty(ray: tuple[str, ...], owners: Owners) -> int:
    """Return the number of empty sites at the beginning of a ray."""
    return sum(1 for _ in takewhile(lambda site: owners[site] == EMPTY, ray))
