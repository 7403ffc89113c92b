"""Model of a board of squares or crossing lines as a lattice with its marks.

Lattice lines are counted from the west and from the south, from 0. Between squares
they are the squares' sides, so there is one more of them than there are squares.
"""

from dataclasses import dataclass
from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray
from rules.core.board import Board, BoardKind
from rules.core.drawing import Fill, Place, Stroke
from rules.core.site_names import FILES

_NEAR = 1e-6  # of a spacing
_MANY_LINES = 9
_CHEQUERS = {Fill.LIGHT, Fill.DARK}
_FILLS = (None, *Fill)
_ALIKE = {Fill.RIVER, Fill.CASTLE}


class LatticeMark(IntEnum):
    """Mark on a lattice line between one crossing and the next."""

    NOTHING = 0
    LINE = 1
    STEP = 2  # light on one side, dark on the other
    EITHER = 3  # a line, or other colours on either side
    OPEN = 4  # some makers draw something there and others do not


@dataclass(frozen=True, slots=True, kw_only=True)
class DirectionMarks:
    """Marks along the lattice lines of one direction.

    Attributes
    ----------
    drawn : ndarray of shape (lines, spans), intp
        `LatticeMark` values, from line to line, along each from crossing to crossing.
    light : ndarray of shape (lines, spans), float64
        1 where the light side of a step is that of the higher numbers, -1 where it is
        the other, else 0. Of two other colours nobody knows which is lighter: there it
        is 1 or -1 by which of them is on that side.
    pair : ndarray of shape (lines, spans), intp
        Which two other colours meet, as a number; 0 where none do.
    """

    drawn: NDArray[np.intp]
    light: FloatArray
    pair: NDArray[np.intp]


@dataclass(frozen=True, slots=True, kw_only=True)
class LatticePlan:
    """A board as arrays, its sites in the board's own order.

    Attributes
    ----------
    sites : ndarray of shape (N, 2), float64
        Nominal plan, millimetres.
    corners : ndarray of shape (4, 2), float64
        NW, NE, SE, SW, millimetres.
    first, step
        Where the crossing farthest south-west lies, and from there to the next to the
        east and to the north, millimetres.
    upright, level
        The lines that run north, from west to east; and east, from south to north.
    slants : ndarray of shape (D, 2, 2), intp
        Diagonals: the crossings (x, y) at the ends of each, one square long.
    squares
        What stands, stands within squares, else where lines cross.
    river
        The rank beyond which a river is, as a lattice line; None: there is none.
    """

    sites: FloatArray
    corners: FloatArray
    first: tuple[float, float]
    step: tuple[float, float]
    upright: DirectionMarks
    level: DirectionMarks
    slants: NDArray[np.intp]
    squares: bool
    river: int | None = None

    @property
    def lines(self) -> tuple[int, int]:
        """Return the numbers of lines that run north and that run east."""
        return len(self.upright.drawn), len(self.level.drawn)

    @property
    def chequered(self) -> bool:
        """Return True if squares are separated by steps of brightness, not by lines."""
        return bool((self.upright.drawn == LatticeMark.STEP).any())

    @property
    def men_on_lines(self) -> bool:
        """Return True if pieces stand on crossings and can occlude the lines."""
        within = self.squares or self.chequered
        return not within and min(self.lines) >= _MANY_LINES

    @property
    def coloured(self) -> bool:
        """Return True if light and dark squares lie otherwise after a quarter turn."""
        return self.chequered and any(count % 2 for count in self.lines)

    def places(self, crossings: FloatArray) -> FloatArray:
        """Return the plan's millimetres of places counted in lattice lines."""
        places: FloatArray = crossings * np.array(self.step) + np.array(self.first)
        return places

    def name(self, axis: int, line: int) -> str:
        """Return the label of a lattice line: axis 0 runs north, 1 runs east."""
        what = ("files", "ranks")[axis]
        last = self.lines[axis] - 1
        if not self.squares:
            return f"{what[:-1]} {_called(axis, line + 1)}"
        if line in (0, last):
            return f"{(('west', 'east'), ('south', 'north'))[axis][line > 0]} edge"
        here, there = _called(axis, line), _called(axis, line + 1)
        return f"edge between {what} {here} and {there}"


def _called(axis: int, count: int) -> str:
    return str(count) if axis else FILES[count - 1]


def plan_of(board: Board) -> LatticePlan:
    """Return the board as a lattice."""
    assert board.lattice is not None
    squares = board.kind is BoardKind.SQUARES
    files, ranks = board.lattice.files, board.lattice.ranks
    corners = np.array([(site.x_mm, site.y_mm) for site in board.corners])
    west, south = corners[3]
    step = (
        float(corners[2][0] - west) / (files - 1),
        float(corners[0][1] - south) / (ranks - 1),
    )
    first = (float(west), float(south))
    if squares:
        first = (first[0] - step[0] / 2, first[1] - step[1] / 2)
    reader = _Reader(board, first, step, (files + squares, ranks + squares))
    return LatticePlan(
        sites=np.array([(site.x_mm, site.y_mm) for site in board.sites]),
        corners=corners,
        first=first,
        step=step,
        upright=reader.sides(0),
        level=reader.sides(1),
        slants=reader.slants(),
        squares=squares,
        river=reader.river(),
    )


class _Reader:
    """Reads a board's drawing as marks on lattice lines."""

    def __init__(
        self,
        board: Board,
        first: Place,
        step: tuple[float, float],
        lines: tuple[int, int],
    ) -> None:
        self._first, self._step, self._lines = np.array(first), np.array(step), lines
        straight = [line for line in board.drawing.lines if len(line.path) == 2]
        self._drawn = np.array(
            [self._ends(line) for line in straight if line.breadth == 1.0]
        ).reshape(-1, 2, 2)
        self._fills = {
            (int(x), int(y)): patch.fill
            for patch in board.drawing.patches
            for x, y in [np.floor((np.array(patch.middle) - first) / step)]
        }
        self._squares = board.kind is BoardKind.SQUARES
        self._chequered = set(self._fills.values()) >= _CHEQUERS

    def _ends(self, line: Stroke) -> FloatArray:
        ends: FloatArray = (np.array(line.path) - self._first) / self._step
        return ends

    def sides(self, axis: int) -> DirectionMarks:
        """Return the marks along the lines of one direction."""
        shape = (self._lines[axis], self._lines[1 - axis] - 1)
        drawn, pair = np.zeros(shape, np.intp), np.zeros(shape, np.intp)
        light = np.zeros(shape)
        for at in np.ndindex(shape):
            drawn[at], light[at], pair[at] = self._side(axis, *at)
        return DirectionMarks(drawn=drawn, light=light, pair=pair)

    def _side(self, axis: int, line: int, span: int) -> tuple[LatticeMark, float, int]:
        """Return a square side's mark, its polarity, and its paired line."""
        low, high = (line - 1, span), (line, span)
        if axis:
            low, high = low[::-1], high[::-1]
        fills = {self._fills.get(low), self._fills.get(high)}
        inside = 0 < line < self._lines[axis] - 1
        if fills == _CHEQUERS:
            light = 1.0 if self._fills[high] is Fill.LIGHT else -1.0
            return LatticeMark.STEP, light, 0
        if not self._covers(axis, line, span + 0.5):
            return LatticeMark.NOTHING, 0.0, 0
        if self._chequered and not inside:
            return LatticeMark.OPEN, 0.0, 0
        if len(fills) == 1:
            return (LatticeMark.OPEN if fills & _ALIKE else LatticeMark.LINE), 0.0, 0
        here, there = (_FILLS.index(self._fills.get(at)) for at in (low, high))
        pair = 1 + min(here, there) * len(_FILLS) + max(here, there)
        return LatticeMark.EITHER, float(np.sign(there - here)), pair

    def _covers(self, axis: int, line: int, along: float) -> bool:
        """Return True if a drawn line passes a place on a lattice line."""
        on = (np.abs(self._drawn[:, :, axis] - line) < _NEAR).all(axis=1)
        low, high = np.sort(self._drawn[on, :, 1 - axis], axis=1).T
        return bool(((low < along) & (along < high)).any())

    def slants(self) -> NDArray[np.intp]:
        """Return the diagonals, cut at the crossings."""
        steps = []
        for ends in self._drawn:
            way = ends[1] - ends[0]
            if np.abs(way).min() < _NEAR:
                continue
            count = round(float(np.abs(way).max()))
            path = np.rint(ends[0] + np.outer(np.arange(count + 1), way / count))
            steps += list(np.stack([path[:-1], path[1:]], axis=1))
        return np.array(steps, np.intp).reshape(-1, 2, 2)

    def river(self) -> int | None:
        """Return the level line south of a part where files are not drawn."""
        if self._squares:
            return None
        inner = self.sides(0).drawn[1:-1]
        gaps = np.flatnonzero((inner == LatticeMark.NOTHING).all(axis=0))
        return int(gaps[0]) if len(gaps) else None
