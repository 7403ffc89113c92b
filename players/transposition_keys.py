"""Keys of the transposition table: positions are equal whatever their history.

A position exposes its history where a rule depends on it: earlier boards, turns without
a capture. A search that distinguished histories would have no transpositions.
"""

from collections.abc import Hashable

from rules.core.model import Position
from rules.games.kinds.history import KindsPast as PastOfKinds
from rules.games.lines.position import LinePosition
from rules.games.placing.history import PlacingPast as PastOfPlacing
from rules.games.sowing.position import SowPosition
from rules.games.table_position import TablePosition


def board_of(position: Position) -> int:
    """Return a key of board and mover, whatever the history."""
    match position:
        case LinePosition():
            return hash((position.men, position.hand, position.mover))
        case TablePosition():
            return hash((position.stands, position.hands, position.mover))
    return hash(position)


def key_of(position: Position) -> int:
    """Return a key that is equal only for positions with the same continuations.

    That a board has been there before, or that nothing happens for long, is left out.
    """
    match position:
        case LinePosition():
            return hash(
                (
                    position.men,
                    position.hand,
                    position.mover,
                    position.barred,
                    position.no_return,
                    position.flown,
                    position.first,
                    position.opening,
                    position.freeing,
                )
            )
        case TablePosition():
            return hash(
                (
                    position.stands,
                    position.hands,
                    position.held,
                    position.mover,
                    _lasting(position.memory),
                )
            )
        case SowPosition():
            return hash(
                (
                    position.seeds,
                    position.held,
                    position.mover,
                    position.phase,
                    position.owners,
                    position.closed,
                    position.points,
                    _lasting(position.memory),
                )
            )
    return hash(position)


def _lasting(memory: Hashable) -> Hashable:
    """Return the part of the history that later rules depend on."""
    match memory:
        case PastOfKinds():
            return memory.rooks, memory.passed
        case PastOfPlacing():
            return memory.pie_is_over
        case frozenset() | (tuple(), *_):
            return None
    return memory
