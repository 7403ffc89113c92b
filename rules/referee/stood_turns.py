"""Apply turns that stand, illegal ones among them.

An illegal turn that was answered stays in the record as what it is. No rule leads
there: it bears what it left on the board, and the game goes on from that.
"""

from collections.abc import Mapping, Sequence

from rules.core.errors import IllegalTurnError
from rules.core.facts import Sentence, Sites
from rules.core.game import Game
from rules.core.model import Position, StepKind, Turn
from rules.core.pieces import Content
from rules.referee.cached_game import rearranged
from words.keys import Key


def played(game: Game, position: Position, turn: Turn) -> Position:
    """Return the position after a turn that stands.

    Raises
    ------
    IllegalTurnError
        If it is not legal, and is none that was let stand.
    """
    if turn.stood is None:
        return game.play(position, turn)
    board = {**position.contents, **dict(turn.stood.left)}
    return rearranged(game, position, board, answering(position, turn.side))


def changes(game: Game, position: Position, turn: Turn) -> Mapping[str, Content]:
    """Return the contents after a turn of each site that it changes."""
    if turn.stood is None:
        return game.changes(position, turn)
    return dict(turn.stood.left)


def stages(
    game: Game, position: Position, turn: Turn
) -> Sequence[tuple[Mapping[str, Content], StepKind]]:
    """Return the boards between; none of an illegal turn."""
    return game.stages(position, turn) if turn.stood is None else ()


def closes(game: Game, position: Position, turn: Turn) -> tuple[tuple[str, ...], ...]:
    """Return the lines that the turn closes; an illegal one earns nothing."""
    return game.closes(position, turn) if turn.stood is None else ()


def again(game: Game, was: Position, turn: Turn, there: Position) -> Turn:
    """Return a turn, once played from ``was``, as it is played from ``there``.

    Raises
    ------
    IllegalTurnError, NotationError
        If it cannot be: it is not legal there, or the sites that an illegal turn
        changed held something else.
    """
    if turn.stood is None:
        return game.parse(there, turn.text)
    held, holds = was.contents, there.contents
    for site, _ in turn.stood.left:
        if held[site] != holds[site]:
            others = Sentence(Key("referee-others-then"), {"sites": Sites((site,))})
            raise IllegalTurnError(others)
    return turn


def answering(position: Position, side: str) -> str:
    """Return the side that answers a turn, in a game of two sides."""
    sides = position.sides
    return sides[1 - sides.index(side)]
