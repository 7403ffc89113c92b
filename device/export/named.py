"""Turns as other programs write them, where a game has such a notation."""

from rules.core.abilities import Named
from rules.core.model import Game, Position, Turn


def naming(game: Game) -> Named | None:
    """Return what names a game's turns as other programs do; None if nothing does."""
    found = getattr(game, "named", None)
    return found if isinstance(found, Named) else None


def name_of(game: Game, position: Position, text: str) -> str:
    """Return how other programs write a legal turn, else as it is written here."""
    named = naming(game)
    return text if named is None else named.name(position, game.parse(position, text))


def turn_called(game: Game, position: Position, text: str) -> Turn:
    """Return the legal turn of a text, written as here or as other programs do.

    Raises
    ------
    NotationError
        If no legal turn is written so.
    """
    named = naming(game)
    turn = None if named is None else named.called(position, text)
    return game.parse(position, text) if turn is None else turn
