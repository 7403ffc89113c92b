"""State of a Soli-Bi position: the next stone, its origin and its target pits."""

from rules.core.pieces import Piece
from rules.games.pits.pits import Pits
from rules.games.solo.record import NextPit
from rules.games.table_position import TablePosition


def laid(pits: Pits, position: TablePosition) -> tuple[str, ...]:
    """Return the filled outer pits, in the order in which they were filled.

    Those that no turn has filled come last.
    """
    board, known = position.contents, position.memory
    assert isinstance(known, tuple)
    stood = [pit for pit in known if board[pit]]
    new = [pit for pit in pits.ring if board[pit] and pit not in stood]
    return (*stood, *new)


def soli(pits: Pits, position: TablePosition) -> str | None:
    """Return the pit of the Soli stone, None before the first one lies."""
    return next(reversed(laid(pits, position)), None)


def wanted(pits: Pits, position: TablePosition) -> Piece | None:
    """Return the colour of the next stone, None before the first one lies."""
    pit = soli(pits, position)
    if pit is None:
        return None
    stands = position.contents[pit]
    return next(colour for colour in position.colours if stands != (colour,))


def open_pits(
    pits: Pits, position: TablePosition, colour: str, next_pit: NextPit
) -> tuple[str, ...]:
    """Return the outer pits where the next stone, of that colour, may be placed."""
    board = position.contents
    last = soli(pits, position)
    if next_pit is NextPit.COUNTER_CLOCKWISE and last is not None:
        after = pits.after(last)
        return () if board[after] else (after,)
    return tuple(
        pit
        for pit in pits.outer
        if not board[pit] and (colour,) not in [board[by] for by in pits.beside(pit)]
    )
