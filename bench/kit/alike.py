"""Equivalence of turns: another turn that leads to the same position."""

from collections.abc import Sequence

from rules.core.errors import RulesError
from rules.core.game import Game
from rules.core.model import Position, Turn


def as_played(
    game: Game, played: Sequence[Turn], told: Sequence[object]
) -> list[object]:
    """Return the announced turns, with true ones for those of equal result.

    A man put on a full corner and spread is gone from there as one carried out of it
    is: the board alone is ambiguous.
    """
    found, position = list(told), game.start()
    for number, (turn, text) in enumerate(zip(played, told, strict=False)):
        there = game.play(position, turn)
        if text != str(turn) and _leaves(game, position, str(text)) == there:
            found[number] = str(turn)
        position = there
    return found


def _leaves(game: Game, position: Position, text: str) -> Position | None:
    """Return the position after a turn, None if the turn is illegal."""
    try:
        return game.play(position, game.parse(position, text))
    except RulesError:
        return None
