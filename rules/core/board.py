"""Board: named sites in plan millimetres, and a drawing."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from rules.core.drawing import Drawing


class BoardKind(Enum):
    """Kind of a board: the form of its sites."""

    LINES = "lines"  # nested squares: drawn lines that meet at the sites
    PITS = "pits"  # round hollows, and no lines between them
    ROWS = "rows"  # rows of hollows that hold seeds, with stores or without
    SQUARES = "squares"  # squares side by side; what stands, stands within them
    GRID = "grid"  # files and ranks of lines; what stands, stands where they cross


@dataclass(frozen=True, slots=True)
class Site:
    """Place that can hold pieces.

    Attributes
    ----------
    name
        Algebraic: file letter from the left, rank from south ('a7'); pits bear
        the names of their row ('S1').
    x_mm, y_mm
        Plan position, origin at the board's centre, x to south's right, y to
        the north.
    square
        The nested square that the site lies on, 1 the outermost; None: on none.
    """

    name: str
    x_mm: float
    y_mm: float
    square: int | None = None


@dataclass(frozen=True, slots=True)
class Lattice:
    """Files and ranks, counted from 1 at south's left: a1 is (1, 1), j10 (10, 10).

    Attributes
    ----------
    files, ranks
        How many there are, from edge to edge.
    names
        What lies on (file, rank); squares that are cut off are left out.
    """

    files: int
    ranks: int
    names: Mapping[tuple[int, int], str] = field(hash=False)

    @property
    def places(self) -> Mapping[str, tuple[int, int]]:
        """Return the (file, rank) of each site."""
        return {name: at for at, name in self.names.items()}


Corners = tuple[Site, Site, Site, Site]


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """Board: sites, their adjacency, and a drawing.

    Attributes
    ----------
    kind
        What it shows where its sites are; what differs by it stands in tables.
    sites
        In reading order: from north to south, each rank from left to right.
    segments
        Pairs of neighbouring sites: the drawn lines, cut at the sites, or, between
        pits and squares, the steps that a stone takes.
    spacing_mm
        Smallest distance between two neighbours in the nominal plan.
    corners
        The outermost corners NW, NE, SE, SW as south sees them, by which a person
        shows where the board lies: sites, or where sites would be (see `lattice`).
    drawing
        What is drawn, in the same plan.
    centre
        The site in the middle of nested squares, if there is one.
    stores
        The sites that hold more seeds than can be counted: in no row.
    outer_pits
        The pits beyond a square of pits, one row along each side.
    lattice
        The files and ranks of squares and grids; None elsewhere.
    """

    id: str
    title: str
    kind: BoardKind
    sites: tuple[Site, ...]
    segments: tuple[tuple[str, str], ...]
    spacing_mm: float
    corners: Corners
    drawing: Drawing
    centre: str | None = None
    stores: tuple[str, ...] = ()
    outer_pits: tuple[str, ...] = ()
    lattice: Lattice | None = None

    @property
    def is_sown(self) -> bool:
        """Return True if seeds lie on it, which are counted, and no chips stand."""
        return self.kind is BoardKind.ROWS

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names of the sites in reading order."""
        return tuple(site.name for site in self.sites)

    @property
    def plan_mm(self) -> Mapping[str, tuple[float, float]]:
        """Return the position of each site in the nominal plan."""
        return {site.name: (site.x_mm, site.y_mm) for site in self.sites}
