"""Geometry of a grid of pits with a row of outer pits along each side."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache

from rules.boards.table import find_board
from rules.core.board import Board
from rules.core.model import Turn

SIDES_OF_BOARD = ("north", "west", "south", "east")
"""The sides of the board, counter-clockwise as seen from above."""

_STRAIGHT = ((0, 1), (-1, 0), (0, -1), (1, 0))
"""Steps towards each side of the board, in the same order, as (x, y)."""


@dataclass(frozen=True, slots=True)
class Pits:
    """The pits of such a board, every list in board order unless said otherwise.

    Attributes
    ----------
    names
        All pits.
    inner
        Those of the grid.
    outer
        Those along the sides.
    ring
        The outer pits counter-clockwise, as seen from above.
    side
        On which side of the board each outer pit lies.
    row
        For each outer pit the inner pits of its row or column, nearest first: the
        pit's pointed end points at them.
    ways
        For each inner pit the inner pits beyond it in the four straight directions,
        nearest first.
    """

    names: tuple[str, ...]
    inner: tuple[str, ...]
    outer: tuple[str, ...]
    ring: tuple[str, ...]
    side: Mapping[str, str]
    row: Mapping[str, tuple[str, ...]]
    ways: Mapping[str, tuple[tuple[str, ...], ...]]

    def neighbours(self, pit: str) -> tuple[str, ...]:
        """Return the inner pits that lie straight beside an inner pit."""
        return tuple(way[0] for way in self.ways[pit] if way)

    def between(self, here: str, there: str) -> tuple[str, ...] | None:
        """Return the pits between two inner pits, None if they are not in line."""
        for way in self.ways[here]:
            if there in way:
                return way[: way.index(there)]
        return None

    def after(self, pit: str) -> str:
        """Return the outer pit that comes next, counter-clockwise."""
        return self.ring[(self.ring.index(pit) + 1) % len(self.ring)]

    def beside(self, pit: str) -> tuple[str, str]:
        """Return the two outer pits next to an outer pit, round the corner too."""
        return self.ring[self.ring.index(pit) - 1], self.after(pit)

    def rows_of(self, length: int) -> tuple[tuple[str, ...], ...]:
        """Return all straight runs of ``length`` inner pits, in board order."""
        runs = [
            (pit, *way[: length - 1])
            for pit in self.inner
            for way in (self.ways[pit][3], self.ways[pit][2])  # east, south
            if len(way) >= length - 1
        ]
        order = self.names.index
        return tuple(sorted(runs, key=lambda run: [order(pit) for pit in run]))


@cache
def pits_on(board: str) -> Pits:
    """Return the pits of a board by its id."""
    return pits_of(find_board(board))


def pits_of(board: Board) -> Pits:
    """Return the geometry of a board's pits."""
    step = board.spacing_mm
    at = {
        (round(x / step), round(y / step)): name
        for name, (x, y) in board.plan_mm.items()
    }
    reach = max(x for x, _ in at)
    place = {name: spot for spot, name in at.items()}
    inner = tuple(n for n in board.names if max(map(abs, place[n])) < reach)
    outer = tuple(n for n in board.names if n not in inner)

    def beyond(name: str, along: tuple[int, int]) -> tuple[str, ...]:
        (x, y), (dx, dy) = place[name], along
        steps = range(1, 2 * reach)
        return tuple(
            at[x + n * dx, y + n * dy]
            for n in steps
            if at.get((x + n * dx, y + n * dy)) in inner
        )

    facing = {
        name: next(
            number
            for number, (dx, dy) in enumerate(_STRAIGHT)
            if place[name][0] * dx + place[name][1] * dy == reach
        )
        for name in outer
    }
    return Pits(
        names=board.names,
        inner=inner,
        outer=outer,
        ring=tuple(sorted(outer, key=lambda n: math.atan2(*reversed(place[n])))),
        side={name: SIDES_OF_BOARD[facing[name]] for name in outer},
        row={name: beyond(name, _STRAIGHT[(facing[name] + 2) % 4]) for name in outer},
        ways={name: tuple(beyond(name, way) for way in _STRAIGHT) for name in inner},
    )


def in_order(turns: list[Turn], names: tuple[str, ...]) -> tuple[Turn, ...]:
    """Return turns by the board order of where their steps begin and end."""
    order = _order(names)
    return tuple(
        sorted(
            turns,
            key=lambda turn: [(order[s.site], order[s.to or ""]) for s in turn.steps],
        )
    )


@lru_cache(maxsize=32)
def _order(names: tuple[str, ...]) -> Mapping[str, int]:
    return {"": -1} | {name: number for number, name in enumerate(names)}
