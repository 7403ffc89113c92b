"""Position of a board laid out on purpose: a step of a course, a puzzle.

No turns led to it, so it is given whole: contents, reserves, and the side to move.
"""

from collections.abc import Mapping, Sequence
from itertools import cycle

from rules.core.errors import RulesError
from rules.core.evidence import holds_seeds
from rules.core.game import Game
from rules.core.model import Position
from rules.core.pieces import Content, Piece


class LayingError(RulesError, ValueError):
    """Error raised when a board is no position of the game."""


def laid_out(
    game: Game,
    start: Position,
    layout: Mapping[str, Content],
    to_move: str,
    hands: Mapping[str, int],
) -> Position:
    """Return the position of a board that is laid out, a side to move.

    Pieces that are neither on it nor in hand are lost: they are entered first, and then
    taken away.

    Parameters
    ----------
    game, start
        What is played, and its first position.
    layout
        What stands on each site; the sites that are left out are empty.
    to_move
        Whose turn it is.
    hands
        What colours have in hand; of those that are left out, what there was less
        what stands on the board.

    Raises
    ------
    LayingError
        If a site, a side or a number in hand is not of the game.
    """
    nothing: Content = 0 if holds_seeds(start.contents) else ()
    empty: dict[str, Content] = dict.fromkeys(start.contents, nothing)
    if strange := [site for site in layout if site not in empty]:
        raise LayingError(f"{game.title} has no site {strange[0]!r}")
    if to_move not in start.sides:
        raise LayingError(f"{to_move} does not play; {' and '.join(start.sides)} do")
    board = {**empty, **layout}
    entered: list[Piece] = []
    for colour, had in start.in_hand.items():
        placed = max(_count(board, colour) - _count(start.contents, colour), 0)
        most = max(had - placed, 0)
        left = hands.get(colour, most)
        if not 0 <= left <= most:
            raise LayingError(f"{colour} cannot have {left} in hand on this board")
        entered += [Piece(colour)] * (had - left)
    if not entered:
        return game.rearranged(start, board, to_move)
    full = _entered(start.contents, entered)
    return game.rearranged(game.rearranged(start, full, to_move), board, to_move)


def _count(board: Mapping[str, Content], colour: str) -> int:
    """Return the number of pieces of a colour on a board."""
    piles = [held for held in board.values() if isinstance(held, tuple)]
    return sum(piece.side == colour for pile in piles for piece in pile)


def _entered(
    board: Mapping[str, Content], pieces: Sequence[Piece]
) -> dict[str, Content]:
    """Return a board with more pieces: on what is free, and then on one another."""
    full = dict(board)
    free = [site for site, held in board.items() if not held]
    for piece, site in zip(pieces, cycle(free), strict=False):
        pile = full[site]
        full[site] = (*pile, piece) if isinstance(pile, tuple) else (piece,)
    return full
