"""Perft: the number of leaves of the game tree at a depth, to validate an engine."""

from rules.core.game import Game
from rules.core.model import Position


def perft(game: Game, position: Position, depth: int) -> int:
    """Return the number of sequences of ``depth`` legal turns.

    Sequences that end the game sooner are not counted.
    """
    return perfts(game, position, depth)[-1] if depth else 1


def perfts(game: Game, position: Position, depth: int) -> list[int]:
    """Return the numbers of sequences of 1, 2 ... ``depth`` legal turns."""
    turns = game.turns(position)
    counts = [len(turns), *[0] * (depth - 1)]
    if depth > 1:
        for turn in turns:
            after = perfts(game, game.play(position, turn), depth - 1)
            for deeper, count in enumerate(after, start=1):
                counts[deeper] += count
    return counts
