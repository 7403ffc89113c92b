"""Turns as other programs write them, where a game has such a notation."""

from device.ports import LogError
from rules.core.abilities import naming
from rules.core.game import Game
from rules.core.model import Position, Turn


def name_of(game: Game, position: Position, text: str, notation: str = "") -> str:
    """Return how other programs write a legal turn, else as it is written here."""
    named = naming(game)
    if named is None:
        return text
    return named.name(position, game.parse(position, text), notation)


def check_notation(game: Game, notation: str) -> None:
    """Check that a game is written in a notation; '' is its usual one.

    Raises
    ------
    LogError
        If it is not.
    """
    named = naming(game)
    known = named.notations if named is not None else ()
    if notation and notation not in known:
        told = " or ".join(known) or "only in our own"
        raise LogError(f"{game.title} is not written in {notation}, but {told}")


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
