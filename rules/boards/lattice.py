"""Boards of squares side by side, and of lines that cross: files and ranks."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import pairwise
from math import pi, sin
from types import MappingProxyType

from rules.boards.labels import files_and_ranks
from rules.boards.lattice_facts import Facts, check_size
from rules.core.board import Board, BoardKind, Corners, Lattice, Site
from rules.core.drawing import Dot, Drawing, Fill, Patch, Place, Stroke
from rules.core.site_names import point_name

_FINE = 0.6  # breadth of an ornament's lines, of the board's
_STAR = 1.2  # size of a star point, of a node's dot
_WAVE_HIGH = 0.08  # of a spacing: half a wave's height; each is half a spacing long
_MARK_OFF, _MARK_LONG = 0.1, 0.17  # of a spacing: the corners about a marked point

_CHEQUERS = {Fill.LIGHT, Fill.DARK}

_Cell = tuple[int, int]
_Slant = tuple[_Cell, _Cell]
_Span = tuple[str, str]
"""The sites at the south-western and the north-eastern corner of a part."""


class Surface(Enum):
    """Appearance of a board's squares."""

    CHEQUERED = "chequered"  # light and dark by turns, dark at south's left
    PLAIN = "plain"  # drawn lines on the board's own ground
    FELT = "felt"  # drawn lines on a ground of one colour


@dataclass(frozen=True, slots=True)
class _Plan:
    """Layout of files and ranks about the board's middle."""

    files: int
    ranks: int
    step_mm: tuple[float, float]
    cut: int = 0
    without: Collection[str] = ()

    def place(self, file: float, rank: float) -> Place:
        """Return the point of a file and a rank; halves lie between them."""
        east, north = self.step_mm
        return (
            (file - (self.files + 1) / 2) * east,
            (rank - (self.ranks + 1) / 2) * north,
        )

    def site(self, file: int, rank: int) -> Site:
        return Site(point_name(file, rank), *self.place(file, rank))

    def line(self, start: Place, end: Place, breadth: float = 1.0) -> Stroke:
        """Return a line between two places, given in files and ranks."""
        return Stroke((self.place(*start), self.place(*end)), breadth)

    @property
    def corners(self) -> Corners:
        return (
            self.site(1, self.ranks),
            self.site(self.files, self.ranks),
            self.site(self.files, 1),
            self.site(1, 1),
        )

    @property
    def cells(self) -> list[_Cell]:
        """Return every file and rank in reading order."""
        return [
            (file, rank)
            for rank in range(self.ranks, 0, -1)
            for file in range(1, self.files + 1)
        ]

    @property
    def names(self) -> dict[_Cell, str]:
        """Return the names of the cells that exist."""
        return {
            (file, rank): name
            for file, rank in self.cells
            if min(file - 1, self.files - file) + min(rank - 1, self.ranks - rank)
            >= self.cut
            and (name := point_name(file, rank)) not in self.without
        }


def squares(  # noqa: PLR0913 - each keyword is one fact of a board
    *,
    board_id: str,
    title: str,
    files: int,
    ranks: int,
    spacing_mm: float,
    surface: Surface = Surface.CHEQUERED,
    cut: int = 0,
    without: Collection[str] = (),
    dots: Collection[_Cell] = (),
    river: int | None = None,
    castles: Sequence[_Span] = (),
) -> Board:
    """Return a board of squares; what stands, stands in their middles.

    Parameters
    ----------
    board_id, title
        The board's id and its name for people.
    files, ranks
        How many squares lie side by side, and one above another.
    spacing_mm
        A square's side.
    cut
        How many squares are missing along the edge at each corner, one fewer in each
        further row: 2 cuts three squares off.
    without
        Other squares that are missing, by their names.
    dots
        The squares (file, rank) at whose north-eastern corner a dot is drawn.
    river
        The rank that is a river.
    castles
        Parts of another colour, each by its south-western and north-eastern square.
    """
    whole = _Plan(files, ranks, (spacing_mm, spacing_mm))
    _facts(board_id, whole).check_names("without", without)
    plan = replace(whole, cut=cut, without=without)
    facts = _facts(board_id, plan)
    facts.expect(isinstance(surface, Surface), "surface should be a Surface", surface)
    facts.check_cut(cut)
    facts.check_dots(dots)
    facts.check_river(river, ranks)
    facts.check_castles(castles)
    fills = _fills(plan.names, surface, river, castles)
    patches = [
        Patch(plan.place(*cell), spacing_mm, spacing_mm, fill)
        for cell, fill in fills.items()
    ]
    return _board(
        plan,
        board_id=board_id,
        title=title,
        kind=BoardKind.SQUARES,
        drawing=Drawing(
            patches=tuple(patches),
            lines=_borders(plan, fills),
            dots=tuple(
                Dot(plan.place(file + 0.5, rank + 0.5), _STAR) for file, rank in dots
            ),
            labels=files_and_ranks(plan.site(*cell) for cell in plan.cells),
        ),
    )


def grid(  # noqa: PLR0913 - each keyword is one fact of a board
    *,
    board_id: str,
    title: str,
    files: int,
    ranks: int,
    spacing_mm: float | tuple[float, float],
    diagonals: bool = False,
    stars: Collection[str] = (),
    river: int | None = None,
    castles: Sequence[_Span] = (),
    marks: Collection[str] = (),
) -> Board:
    """Return a board of crossing lines; what stands, stands where they cross.

    Parameters
    ----------
    board_id, title
        The board's id and its name for people.
    files, ranks
        How many lines go up the board, and across it.
    spacing_mm
        From line to line; from file to file and from rank to rank where they differ.
    diagonals
        Diagonals are drawn too, from every other point, the corners among them.
    stars
        The points that bear a dot.
    river
        Between this rank and the next the files are not drawn.
    castles
        Parts with both diagonals, each by its south-western and north-eastern point.
    marks
        The points with little corners about them.
    """
    steps = spacing_mm if isinstance(spacing_mm, tuple) else (spacing_mm, spacing_mm)
    plan = _Plan(files, ranks, steps)
    facts = _facts(board_id, plan)
    facts.check_river(river, ranks - 1)
    facts.check_castles(castles)
    facts.check_names("stars", stars)
    facts.check_names("marks", marks)
    cells = {name: cell for cell, name in plan.names.items()}
    slants = _diagonals(plan) if diagonals else []
    for low, high in castles:
        slants += _crossed(cells[low], cells[high])
    return _board(
        plan,
        board_id=board_id,
        title=title,
        kind=BoardKind.GRID,
        slants=[step for slant in slants for step in _steps(*slant)],
        drawing=Drawing(
            lines=(
                *_across(plan, river),
                *(plan.line(*slant) for slant in slants),
                *_waves(plan, river),
                *(line for mark in marks for line in _mark(plan, cells[mark])),
            ),
            dots=tuple(Dot(plan.place(*cells[star]), _STAR) for star in stars),
            labels=files_and_ranks(plan.site(*cell) for cell in plan.cells),
        ),
    )


def _facts(board_id: str, plan: _Plan) -> Facts:
    """Return the validator of a board's facts, once files and ranks are named."""
    check_size(board_id, plan.files, plan.ranks)
    return Facts(board_id, plan.files, plan.ranks, {*plan.names.values()})


def _board(
    plan: _Plan,
    *,
    board_id: str,
    title: str,
    kind: BoardKind,
    drawing: Drawing,
    slants: Iterable[_Slant] = (),
) -> Board:
    """Return a board whose neighbours lie beside each other, or along slants."""
    names = plan.names
    straight = [
        ((file, rank), there)
        for file, rank in names
        for there in ((file + 1, rank), (file, rank - 1))
        if there in names
    ]
    return Board(
        id=board_id,
        title=title,
        kind=kind,
        sites=tuple(plan.site(*cell) for cell in names),
        segments=tuple((names[a], names[b]) for a, b in [*straight, *slants]),
        spacing_mm=min(plan.step_mm),
        corners=plan.corners,
        drawing=drawing,
        lattice=Lattice(plan.files, plan.ranks, MappingProxyType(names)),
    )


def _fills(
    names: Mapping[_Cell, str],
    surface: Surface,
    river: int | None,
    castles: Sequence[_Span],
) -> dict[_Cell, Fill]:
    """Return the fill of each square; none where the ground is visible."""
    cells = {name: cell for cell, name in names.items()}
    fills: dict[_Cell, Fill] = {}
    if surface is Surface.FELT:
        fills = dict.fromkeys(names, Fill.FELT)
    if surface is Surface.CHEQUERED:
        fills = {cell: Fill.LIGHT if sum(cell) % 2 else Fill.DARK for cell in names}
    for low, high in castles:
        (west, south), (east, north) = cells[low], cells[high]
        for file, rank in names:
            if west <= file <= east and south <= rank <= north:
                fills[file, rank] = Fill.CASTLE
    return fills | {cell: Fill.RIVER for cell in names if cell[1] == river}


def _borders(plan: _Plan, fills: Mapping[_Cell, Fill]) -> tuple[Stroke, ...]:
    """Return lines about all squares; light and dark ones meet without."""
    names = plan.names

    def is_drawn(here: _Cell, there: _Cell) -> bool:
        kept = (here in names) + (there in names)
        return kept == 1 or (
            kept == 2 and {fills.get(here), fills.get(there)} != _CHEQUERS
        )

    files, ranks = range(1, plan.files + 1), range(1, plan.ranks + 1)
    upright = [
        plan.line((file + 0.5, low), (file + 0.5, high))
        for file in (0, *files)
        for low, high in _runs([is_drawn((file, r), (file + 1, r)) for r in ranks])
    ]
    level = [
        plan.line((low, rank + 0.5), (high, rank + 0.5))
        for rank in (0, *ranks)
        for low, high in _runs([is_drawn((f, rank), (f, rank + 1)) for f in files])
    ]
    return (*upright, *level)


def _runs(drawn: Sequence[bool]) -> list[tuple[float, float]]:
    """Return positions of consecutive sides, from the edge of the first to the last."""
    edges = [
        at + 0.5
        for at, (before, after) in enumerate(pairwise([False, *drawn, False]))
        if before != after
    ]
    return list(zip(edges[::2], edges[1::2], strict=True))


def _across(plan: _Plan, river: int | None) -> list[Stroke]:
    """Return the files and the ranks; but the outermost, files end at a river."""
    files, ranks = plan.files, plan.ranks
    lines = [plan.line((1, rank), (files, rank)) for rank in range(1, ranks + 1)]
    for file in range(1, files + 1):
        if river is None or file in (1, files):
            lines.append(plan.line((file, 1), (file, ranks)))
        else:
            lines.append(plan.line((file, 1), (file, river)))
            lines.append(plan.line((file, river + 1), (file, ranks)))
    return lines


def _diagonals(plan: _Plan) -> list[_Slant]:
    """Return the diagonals through every other point, from edge to edge."""
    slants: list[_Slant] = []
    for way, begins in ((1, 1), (-1, plan.ranks)):
        for file, rank in plan.cells:
            if sum((file, rank)) % 2 == 0 and (file == 1 or rank == begins):
                left = plan.ranks - rank if way > 0 else rank - 1
                reach = min(plan.files - file, left)
                slants.append(((file, rank), (file + reach, rank + way * reach)))
    return [slant for slant in slants if slant[0] != slant[1]]


def _crossed(low: _Cell, high: _Cell) -> list[_Slant]:
    """Return both diagonals of a part."""
    return [(low, high), ((low[0], high[1]), (high[0], low[1]))]


def _steps(start: _Cell, end: _Cell) -> list[_Slant]:
    """Return a slant in steps from point to point."""
    reach = end[0] - start[0]
    up = 1 if end[1] > start[1] else -1
    points = [(start[0] + n, start[1] + n * up) for n in range(reach + 1)]
    return list(pairwise(points))


def _waves(plan: _Plan, river: int | None) -> list[Stroke]:
    """Return water: waves along the middle of a river."""
    if river is None:
        return []
    ends = 8 * (plan.files - 1)
    path = [
        plan.place(1 + n / 8, river + 0.5 + _WAVE_HIGH * sin(n * pi / 2))
        for n in range(4, ends - 3)
    ]
    return [Stroke(tuple(path), _FINE)]


def _mark(plan: _Plan, cell: _Cell) -> list[Stroke]:
    """Return the little corners about a marked point, those on the board."""
    file, rank = cell
    near, far = _MARK_OFF, _MARK_OFF + _MARK_LONG
    return [
        Stroke(
            (
                plan.place(file + east * far, rank + north * near),
                plan.place(file + east * near, rank + north * near),
                plan.place(file + east * near, rank + north * far),
            ),
            _FINE,
        )
        for east in (-1, 1)
        for north in (-1, 1)
        if 1 <= file + east <= plan.files
    ]
