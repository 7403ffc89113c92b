"""Move generator of games of moves: single pieces, and several side by side."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from rules.core.pieces import Content, Piece
from rules.games.moves.plan import ONWARD, SquarePlan
from rules.games.moves.record import (
    ALL_WAYS,
    BACK,
    Grouping,
    MoveRecord,
    Reach,
    RowMoves,
    Way,
)
from rules.games.table_position import TablePosition

Goes = tuple[tuple[str, str], ...]
"""From where to where each piece goes."""


@dataclass(frozen=True)
class Mover:
    """Side to move, and its view of the board.

    Attributes
    ----------
    own, foe
        What a site holds where one of its pieces stands, or an enemy.
    onward
        1 if it looks north, -1 if south.
    """

    record: MoveRecord
    plan: SquarePlan
    board: Mapping[str, Content]
    own: tuple[Piece]
    foe: tuple[Piece]
    onward: int

    @classmethod
    def of(
        cls, record: MoveRecord, plan: SquarePlan, position: TablePosition
    ) -> "Mover":
        """Return the side to move of a position."""
        side, board = position.mover, position.contents
        own, foe = (position.colours[side],), (position.colours[1 - side],)
        return cls(record, plan, board, own, foe, ONWARD[side])

    @cached_property
    def mask(self) -> int:
        """Return the bits of its pieces."""
        return self.plan.mask(self.board, self.own)

    @property
    def is_together(self) -> bool:
        """Return True if its pieces are one group."""
        return self.plan.group(self.mask) == self.mask

    @property
    def may_go_back(self) -> bool:
        """Return True if it is split where groups are kept: then it may go back."""
        return self.record.group is Grouping.KEPT and not self.is_together

    def keeps(self, goes: Goes) -> bool:
        """Return True if its pieces are one group once these have gone."""
        bits, mask = self.plan.bits, self.mask
        for here, there in goes:
            mask = mask & ~bits[here] | bits[there]
        return self.plan.group(mask) == mask

    def turned(self, way: Way) -> Way:
        """Return a direction seen from the side to move, or back."""
        return way[0], way[1] * self.onward


def goings(mover: Mover) -> Iterator[Goes]:
    """Yield pseudo-legal moves of the side to move, in any order."""
    kept = mover.record.group is Grouping.KEPT
    for goes in _goings(mover):
        if not kept or mover.keeps(goes):
            yield goes


def landings(mover: Mover, site: str, way: Way) -> Sequence[str]:
    """Return a piece's targets in a direction, whatever stands there."""
    way = mover.turned(way)
    ray, board = mover.plan.rays[way][site], mover.board
    match mover.record.reach:
        case Reach.STEP:
            return ray[:1]
        case Reach.SLIDE:
            free = next((n for n, there in enumerate(ray) if board[there]), len(ray))
            return ray[: free + 1]
        case Reach.COUNT:
            far = mover.plan.count(board, site, way)
            over = [there for there in ray[: far - 1] if board[there] == mover.foe]
            return () if over else ray[far - 1 : far]


def _goings(mover: Mover) -> Iterator[Goes]:
    back = mover.may_go_back
    steps = ALL_WAYS if back else mover.record.steps
    takes = ALL_WAYS if back else mover.record.takes
    ways = tuple(dict.fromkeys((*steps, *takes)))
    for site, held in mover.board.items():
        if held != mover.own:
            continue
        for way in ways:
            for there in landings(mover, site, way):
                found = mover.board[there]
                if (not found and way in steps) or (
                    found == mover.foe and way in takes
                ):
                    yield ((site, there),)
    if mover.record.rows is RowMoves.SIDE_BY_SIDE:
        yield from _rows(mover, back)


def _rows(mover: Mover, back: bool) -> Iterator[Goes]:
    """Yield sideways moves of rows, the southern or western piece first."""
    ahead, back_way = mover.turned((0, 1)), mover.turned(BACK[1])
    level = (ahead, back_way) if back else (ahead,)
    for along, ways in (((1, 0), level), ((0, 1), ((-1, 0), (1, 0)))):
        for row in _standing(mover, along):
            for way in ways:
                yield from _shifted(mover, row, way)


def _standing(mover: Mover, along: Way) -> Iterator[tuple[str, ...]]:
    """Yield each two or more own pieces that stand side by side."""
    rays, board = mover.plan.rays[along], mover.board
    for site, held in board.items():
        row = [site]
        for here, there in pairwise((site, *rays[site])):
            if held != mover.own or board[here] != board[there]:
                break
            row.append(there)
            yield tuple(row)


def _shifted(mover: Mover, row: tuple[str, ...], way: Way) -> Iterator[Goes]:
    rays = mover.plan.rays[way]
    for line in zip(*(rays[site] for site in row), strict=False):
        if any(mover.board[there] for there in line):
            return
        yield tuple(zip(row, line, strict=True))
