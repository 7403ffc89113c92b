"""What is physically on the table: named sites in plan millimetres and drawn lines."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum


class Look(Enum):
    """What a board shows where its sites are."""

    LINES = "lines"  # drawn lines that meet at the sites
    PITS = "pits"  # round hollows, and no lines between them
    ROWS = "rows"  # rows of hollows that hold seeds, with stores or without


@dataclass(frozen=True, slots=True)
class Site:
    """A place where something can stand.

    Attributes
    ----------
    name
        Algebraic: file letter from the left, rank from south ('a7'); pits bear
        the names of their row ('S1').
    x_mm, y_mm
        Plan position, origin at the board's centre, x to south's right, y to
        the north.
    ring
        The square that the site lies on, 1 the outermost; 0 is the centre.
    """

    name: str
    x_mm: float
    y_mm: float
    ring: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """A board: sites, and which of them are neighbours.

    Attributes
    ----------
    sites
        In reading order: from north to south, each rank from left to right.
    segments
        Pairs of neighbouring sites: the drawn lines, cut at the sites, or, between
        pits, the steps that a stone takes.
    spacing_mm
        Smallest distance between two neighbours in the nominal plan.
    look
        Whether lines are drawn, or pits are hollowed out, and for what.
    """

    id: str
    title: str
    sites: tuple[Site, ...]
    segments: tuple[tuple[str, str], ...]
    spacing_mm: float
    look: Look = Look.LINES

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names of the sites in reading order."""
        return tuple(site.name for site in self.sites)

    @property
    def plan_mm(self) -> Mapping[str, tuple[float, float]]:
        """Return where each site lies in the nominal plan."""
        return {site.name: (site.x_mm, site.y_mm) for site in self.sites}

    @property
    def stores(self) -> tuple[str, ...]:
        """Return the sites that hold more seeds than can be counted: in no row."""
        if self.look is not Look.ROWS:
            return ()
        return tuple(site.name for site in self.sites if site.ring == 0)

    @property
    def corners(self) -> tuple[str, str, str, str]:
        """Return the outermost corner sites NW, NE, SE, SW as south sees them.

        They are the sites that lie farthest out along both diagonals: a board
        whose outline is a cross has them within it. Of rows of pits, their ends.
        """
        if self.look is Look.ROWS:
            inner = [site for site in self.sites if site.name not in self.stores]
            outer = max(site.y_mm for site in inner)
            north = [site.name for site in inner if site.y_mm == outer]
            south = [site.name for site in inner if site.y_mm == -outer]
            return north[0], north[-1], south[-1], south[0]
        on_diagonals = [s for s in self.sites if s.x_mm and abs(s.x_mm) == abs(s.y_mm)]
        outward = sorted(on_diagonals, key=lambda site: abs(site.x_mm))
        by_turn = {(site.x_mm > 0, site.y_mm > 0): site.name for site in outward}
        return (
            by_turn[False, True],
            by_turn[True, True],
            by_turn[True, False],
            by_turn[False, False],
        )


def nested_squares(
    *,
    board_id: str,
    title: str,
    rings: int,
    outer_mm: float = 150.0,
    diagonals: bool,
    centre: bool,
) -> Board:
    """Return nested squares whose midlines are drawn from square to square.

    Parameters
    ----------
    board_id, title
        The board's id and its name for people.
    rings
        Number of squares, one inside another at equal steps.
    outer_mm
        Half the side of the outermost square.
    diagonals
        The corners of the squares are joined too.
    centre
        The midlines (and the diagonals, if drawn) run on to a centre site.
    """
    step_mm = outer_mm / rings
    compass = [(x, y) for y in (1, 0, -1) for x in (-1, 0, 1) if x or y]

    def name(x: int, y: int) -> str:
        return "abcdefgh"[x + rings] + str(y + rings + 1)

    def at(square: int, x: int, y: int) -> str:
        return name(square * x, square * y)

    sites = [
        Site(
            at(square, x, y),
            square * x * step_mm,
            square * y * step_mm,
            rings - square + 1,
        )
        for square in range(rings, 0, -1)
        for x, y in compass
    ]
    if centre:
        sites.append(Site(name(0, 0), 0.0, 0.0, 0))
    around = [(-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0)]
    segments = [
        (at(square, *here), at(square, *there))
        for square in range(rings, 0, -1)
        for here, there in zip(around, around[1:] + around[:1], strict=True)
    ]
    spokes = [(x, y) for x, y in around if diagonals or not (x and y)]
    segments += [
        (at(square, x, y), at(square - 1, x, y))
        for x, y in spokes
        for square in range(rings, 0 if centre else 1, -1)
    ]
    sites.sort(key=lambda site: (-site.y_mm, site.x_mm))
    return Board(
        id=board_id,
        title=title,
        sites=tuple(sites),
        segments=tuple(segments),
        spacing_mm=step_mm,
    )


def cross_of_pits(
    *,
    board_id: str,
    title: str,
    inner: int,
    spacing_mm: float = 50.0,
) -> Board:
    """Return a square grid of pits with one more row of pits along each side.

    Parameters
    ----------
    board_id, title
        The board's id and its name for people.
    inner
        Pits along each side of the grid, an odd number.
    spacing_mm
        From pit to pit, those along the sides included.
    """
    reach = inner // 2 + 1
    steps = range(-reach, reach + 1)
    at = {
        (x, y): "abcdefghi"[x + reach] + str(y + reach + 1)
        for y in reversed(steps)
        for x in steps
        if min(abs(x), abs(y)) < reach
    }
    sites = [
        Site(name, x * spacing_mm, y * spacing_mm, (reach + 1 - ring) if ring else 0)
        for (x, y), name in at.items()
        for ring in (max(abs(x), abs(y)),)
    ]
    segments = [
        (name, at[there])
        for (x, y), name in at.items()
        for there in ((x + 1, y), (x, y - 1))
        if there in at
    ]
    return Board(
        id=board_id,
        title=title,
        sites=tuple(sites),
        segments=tuple(segments),
        spacing_mm=spacing_mm,
        look=Look.PITS,
    )
