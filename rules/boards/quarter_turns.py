"""Rotational symmetry of a board: the quarter turns that map it to itself."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from rules.boards.landing import landing
from rules.core.board import Board
from rules.core.drawing import Fill


@cache
def quarter_turns(board: Board) -> Mapping[int, Mapping[str, str]]:
    """Return the quarter turns after which a board's plan is as before.

    Returns
    -------
    Mapping of int to mapping of str to str
        By the number of quarter turns against the clock, 0 among them: for each
        site the one that lies where it comes to lie.
    """
    turns = {n: landing(board, turn=1j**n) for n in range(4)}
    return MappingProxyType(
        {n: MappingProxyType(way) for n, way in turns.items() if _same(board, way)}
    )


def _same(board: Board, way: Mapping[str, str]) -> bool:
    """Return True if a turn lays sites on sites, lines on lines, stores on stores.

    And fills on the same fills: a chequered board is not the same after a quarter.
    """
    if len(way) < len(board.names):
        return False
    fills = _fills(board)
    if any(fills[site] is not fills[there] for site, there in way.items()):
        return False
    lines = {frozenset(ends) for ends in board.segments}
    turned = {frozenset((way[a], way[b])) for a, b in board.segments}
    return lines == turned and {way[site] for site in board.stores} == {*board.stores}


def _fills(board: Board) -> dict[str, Fill | None]:
    """Return the fill beneath each site."""
    return {
        name: next(
            (
                patch.fill
                for patch in reversed(board.drawing.patches)
                if abs(patch.middle[0] - x) < patch.wide_mm / 2
                and abs(patch.middle[1] - y) < patch.high_mm / 2
            ),
            None,
        )
        for name, (x, y) in board.plan_mm.items()
    }
