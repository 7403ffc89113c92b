"""Vector drawing of a board, in plan millimetres: the source of every renderer.

A drawing says where things lie and what they are. Widths of lines and colours are left
to the renderer: ink on wood, SVG and pixels differ.
"""

from dataclasses import dataclass
from enum import Enum

Place = tuple[float, float]
"""A place in the plan: x to south's right, y to the north, millimetres."""


class Fill(Enum):
    """Fill of an area of a board."""

    LIGHT = "light"
    DARK = "dark"
    FELT = "felt"  # one colour all over, as where two-coloured discs are turned
    RIVER = "river"
    CASTLE = "castle"


class Edge(Enum):
    """Rim of a board that bears a coordinate."""

    WEST = "west"
    NORTH = "north"
    SOUTH = "south"


@dataclass(frozen=True, slots=True)
class Patch:
    """A filled rectangle: its middle, how wide and how high it is."""

    middle: Place
    wide_mm: float
    high_mm: float
    fill: Fill


@dataclass(frozen=True, slots=True)
class Stroke:
    """A drawn line from place to place; 1 is as broad as the board's lines are."""

    path: tuple[Place, ...]
    breadth: float = 1.0


@dataclass(frozen=True, slots=True)
class Dot:
    """A drawn dot; 1 is as large as the dots where a board's lines meet."""

    middle: Place
    size: float = 1.0


@dataclass(frozen=True, slots=True)
class Pit:
    """A pit or a store: the site that it is, half its width and height."""

    site: str
    middle: Place
    half_mm: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Label:
    """A name written at a rim, ``at_mm`` along it: x, or y at the west."""

    text: str
    edge: Edge
    at_mm: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawing:
    """Drawing of a board, from bottom to top.

    Attributes
    ----------
    labels
        The coordinates, for those who write them; on the wood they seldom are.
    """

    patches: tuple[Patch, ...] = ()
    lines: tuple[Stroke, ...] = ()
    dots: tuple[Dot, ...] = ()
    pits: tuple[Pit, ...] = ()
    labels: tuple[Label, ...] = ()
