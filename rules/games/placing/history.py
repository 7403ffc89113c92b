"""History for superko: the boards that have been."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from rules.games.table_position import TablePosition

_ODD = 3


@dataclass(frozen=True, slots=True)
class PlacingPast:
    """History of a game of placing.

    Attributes
    ----------
    boards
        All that stood there, as codes.
    pie_is_over
        Whether places can no longer be exchanged: they were, or the second side has
        played.
    """

    boards: frozenset[bytes] = frozenset()
    pie_is_over: bool = False


def past_of(position: TablePosition) -> PlacingPast:
    """Return a position's history; an empty one where it was set up."""
    return (
        position.memory if isinstance(position.memory, PlacingPast) else PlacingPast()
    )


def code_of(position: TablePosition) -> bytes:
    """Return the board as bytes, one for each site."""
    first, second = position.colours
    numbers = {(): 0, (first,): 1, (second,): 2}
    return bytes(numbers.get(pile, _ODD) for pile in position.stands)


def remembering(position: TablePosition) -> TablePosition:
    """Return the position that remembers its own board as well."""
    past = past_of(position)
    boards = past.boards | {code_of(position)}
    over = past.pie_is_over or (position.colours[1],) in position.stands
    return replace(position, memory=PlacingPast(boards, over))


@dataclass(frozen=True, slots=True)
class Boards:
    """Current board as a code, and those of the history."""

    code: bytes
    past: frozenset[bytes]
    mover: int

    def come_again(self, placed: int, taken: Iterable[int]) -> bool:
        """Return True if a piece that is placed makes a board that has stood.

        Sites are numbered in board order.
        """
        code = bytearray(self.code)
        code[placed] = self.mover + 1
        for site in taken:
            code[site] = 0
        return bytes(code) in self.past


def boards_of(position: TablePosition) -> Boards:
    """Return the boards of a position."""
    return Boards(code_of(position), past_of(position).boards, position.mover)
