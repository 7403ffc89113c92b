"""Insert forced passes: turns that change nothing on the board."""

from rules.core.game import Game
from rules.core.model import Position, Turn
from rules.referee.stood_turns import played


def passed_on(game: Game, position: Position) -> Position:
    """Return the position, after the pass of a side that can do nothing else."""
    turn = game.forced(position)
    return position if turn is None else game.play(position, turn)


def after(game: Game, position: Position, turns: tuple[Turn, ...]) -> Position:
    """Return the position after several turns; who had to pass between them did."""
    for turn in turns:
        if turn.side != position.to_move:
            position = passed_on(game, position)
        position = played(game, position, turn)
    return position
