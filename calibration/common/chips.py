"""Sets of chips, seeds and signs as taught: sizes and colours."""

from dataclasses import dataclass

DISCRIMINANT = 10
"""How many numbers tell two sides apart that look alike."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChipColour:
    """Colour of one side's chips.

    Attributes
    ----------
    name
        The side's name, as taught ('white', 'green').
    lab
        Median CIE L*a*b* colour (L 0..100) as the camera saw it.
    ratio
        Natural logarithm of the chip's light over that of the board around it,
        for B, G, R: what stays when the lamp is dimmed.
    """

    name: str
    lab: tuple[float, float, float]
    ratio: tuple[float, float, float]


@dataclass(frozen=True, slots=True, kw_only=True)
class ChipSet:
    """A set of chips as learned from one picture.

    Attributes
    ----------
    diameter_mm
        As it looks in the board's plane, millimetres.
    thickness_mm
        By how much a chip raises a stack; 5 where nobody measured.
    faint_nats
        By how much likelier a chip is than it looks; 0 where chips stand out.
    signs
        The colours are of what is written on the chips: they differ by nothing else.
    discriminant
        Weights and offset of the linear discriminant between two similar sides,
        log-odds of the second colour; none where their colours suffice.
    """

    colours: tuple[ChipColour, ...]
    diameter_mm: float
    thickness_mm: float = 5.0
    faint_nats: float = 0.0
    signs: bool = False
    discriminant: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class FaceSet:
    """Signs on a set of pieces, taught by a picture of each.

    Attributes
    ----------
    picture
        The file that shows them one below another, beside the board file.
    pieces
        What each is, as 'red:R'.
    radius_mm
        How wide they look in the board's plane.
    """

    picture: str
    pieces: tuple[str, ...]
    radius_mm: float


@dataclass(frozen=True, slots=True)
class SeedSet:
    """A set of seeds as taught by a picture of pits that were counted.

    Attributes
    ----------
    picture
        The file that shows the pits one below another, beside the board file.
    counts
        The seeds in each.
    """

    picture: str
    counts: tuple[int, ...]
