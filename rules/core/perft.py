"""Count the positions that legal turns lead to: the plainest test of an engine."""

from rules.core.model import Game, Position


def perft(game: Game, position: Position, depth: int) -> int:
    """Return how many sequences of ``depth`` legal turns there are.

    Sequences that end the game sooner are not counted.
    """
    turns = game.turns(position)
    if depth <= 1:
        return len(turns) if depth else 1
    return sum(perft(game, game.play(position, turn), depth - 1) for turn in turns)
