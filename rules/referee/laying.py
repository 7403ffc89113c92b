"""A board that people lay out on purpose: a step of a course, a puzzle.

No turns led to it, so it is told whole: what stands where, what is in hand, and whose
turn it is.
"""

from collections.abc import Mapping
from itertools import islice

from rules.core.errors import RulesError
from rules.core.evidence import holds_seeds
from rules.core.model import Game, Position
from rules.core.pieces import Content, Piece


class LayingError(RulesError, ValueError):
    """Error raised when a game cannot stand as a board is to be laid out."""


def laid_out(
    game: Game,
    start: Position,
    layout: Mapping[str, Content],
    to_move: str,
    hands: Mapping[str, int],
) -> Position:
    """Return the position of a board that is laid out, a side to move.

    Pieces that are neither on it nor in hand are lost: they are entered on sites that
    are free, and then taken away.

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
    there = game.rearranged(start, board, to_move)
    free = iter([site for site, held in board.items() if not held])
    fuller = dict(board)
    for colour, left in hands.items():
        lost = there.in_hand.get(colour, 0) - left
        entered = list(islice(free, max(lost, 0)))
        if len(entered) != lost:
            raise LayingError(f"{colour} cannot have {left} in hand on this board")
        fuller |= dict.fromkeys(entered, (Piece(colour),))
    if fuller != board:
        there = game.rearranged(start, fuller, to_move)
        there = game.rearranged(there, board, to_move)
    return there
