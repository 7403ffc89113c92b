"""Tile a drawing that is larger than paper over sheets to be glued together.

Every sheet but the first of a row is cut along its western seam and laid over the
strip that its neighbour shows beyond it; every sheet below another likewise, along its
northern seam. Lengths are in printed millimetres, y downwards.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil
from types import MappingProxyType

PAPERS: Mapping[str, tuple[float, float]] = MappingProxyType(
    {
        "a5": (148.0, 210.0),
        "a4": (210.0, 297.0),
        "a3": (297.0, 420.0),
        "a2": (420.0, 594.0),
        "a1": (594.0, 841.0),
        "a0": (841.0, 1189.0),
        "letter": (215.9, 279.4),
        "legal": (215.9, 355.6),
        "tabloid": (279.4, 431.8),
    }
)
"""Width and height of paper, upright. Source: ISO 216, ANSI/ASME Y14.1."""

MARGIN_MM = 10.0
"""What is left free along each edge: no printer reaches the edge itself."""

OVERLAP_MM = 10.0
"""How far a sheet goes on beyond a seam, to be glued under its neighbour."""

MOST_SHEETS = 64
_CLEAR_MM = 8.0  # so far from a line a seam does not spoil it
_TRIES = 200
_ROUNDING_MM = 1e-6

Box = tuple[float, float, float, float]
"""West, north, east and south."""

Stretch = tuple[float, float]
"""From where to where, along one way."""


@dataclass(frozen=True, slots=True)
class Span:
    """Section of a length that one row or column of sheets shows.

    Attributes
    ----------
    start_mm
        Where it begins; where it is cut, if it is not the first.
    end_mm
        Where it ends.
    seam_mm
        From where on the next one covers it; None: it is the last.
    """

    start_mm: float
    end_mm: float
    seam_mm: float | None = None

    @property
    def middle_mm(self) -> float:
        """Return the middle of what it shows."""
        return (self.start_mm + self.end_mm) / 2


@dataclass(frozen=True, slots=True)
class Layout:
    """Tiling of a drawing by sheets of one size.

    Attributes
    ----------
    paper_mm
        Width and height of a sheet, as it is to lie.
    columns, rows
        From west to east and from north to south.
    """

    paper_mm: tuple[float, float]
    columns: tuple[Span, ...]
    rows: tuple[Span, ...]

    @property
    def count(self) -> int:
        """Return the number of sheets."""
        return len(self.columns) * len(self.rows)


def sheet_name(row: int, column: int) -> str:
    """Return a sheet's label: A1 is the north-western one, A2 east of it."""
    return f"{chr(ord('A') + row)}{column + 1}"


def laid_out(
    drawing: Box, paper: str, avoid: tuple[Sequence[Stretch], Sequence[Stretch]]
) -> Layout:
    """Return a drawing's tiling over the fewest sheets.

    Parameters
    ----------
    drawing
        What is to be shown.
    paper
        One of ``PAPERS``; upright, or across if that takes fewer sheets.
    avoid
        Where no seam should lie, if that can be: along x, and along y.
    """
    west, north, east, south = drawing
    layouts = []
    for wide, high in (PAPERS[paper], PAPERS[paper][::-1]):
        columns = _spans((west, east), wide - 2 * MARGIN_MM, avoid[0])
        rows = _spans((north, south), high - 2 * MARGIN_MM, avoid[1])
        layouts.append(Layout((wide, high), columns, rows))
    return min(layouts, key=lambda layout: layout.count)


def largest_on_one(paper: str, wide_mm: float, high_mm: float, rim_mm: float) -> float:
    """Return the scale at which a drawing with a rim of its own just fits a sheet."""
    free = 2 * (MARGIN_MM + rim_mm)
    return max(
        min((across - free) / wide_mm, (along - free) / high_mm)
        for across, along in (PAPERS[paper], PAPERS[paper][::-1])
    )


def _spans(
    ends: tuple[float, float], room_mm: float, avoid: Sequence[Stretch]
) -> tuple[Span, ...]:
    """Return spans of at most ``room_mm`` that show a length from end to end."""
    start, end = ends
    lead = room_mm - OVERLAP_MM
    count = max(1, ceil((end - start - OVERLAP_MM - _ROUNDING_MM) / lead))
    step = (end - start) / count
    starts = [start]
    for left in range(count - 1, 0, -1):
        nominal = end - left * step
        least = max(end - left * lead - OVERLAP_MM, nominal - step / 3)
        most = min(starts[-1] + lead, nominal + step / 3)
        starts.append(_seam((least, max(least, most)), nominal, avoid))
    covered = [Span(here, seam + OVERLAP_MM, seam) for here, seam in pairwise(starts)]
    return (*covered, Span(starts[-1], end))


def _seam(
    between: tuple[float, float], nominal: float, avoid: Sequence[Stretch]
) -> float:
    """Return a place for a seam near the nominal one, clear of lines if it can be."""
    least, most = between

    def worth(place: float) -> tuple[float, float]:
        clear = min(
            (max(low - place, place - high) for low, high in avoid), default=_CLEAR_MM
        )
        return min(clear, _CLEAR_MM), -abs(place - nominal)

    tries = [least + (most - least) * n / _TRIES for n in range(_TRIES + 1)]
    return max([min(max(nominal, least), most), *tries], key=worth)
