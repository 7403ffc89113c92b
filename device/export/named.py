"""Turns as a game's players and other programs write them."""

from device.ports import LogError
from rules.core.errors import NotationError
from rules.core.game import Game
from rules.core.model import Position, Turn


def name_of(game: Game, position: Position, text: str, notation: str = "") -> str:
    """Return how other programs write a legal turn, else as it is written here."""
    return game.name(position, game.parse(position, text), notation)


def check_notation(game: Game, notation: str) -> None:
    """Check that a game is written in a notation; '' is its usual one.

    Raises
    ------
    LogError
        If it is not.
    """
    if notation and notation not in game.notations:
        told = " or ".join(game.notations) or "only in our own"
        raise LogError(f"{game.title} is not written in {notation}, but {told}")


def turn_called(game: Game, position: Position, text: str) -> Turn:
    """Return the legal turn of a text, written as here or as other programs do.

    Raises
    ------
    NotationError
        If no legal turn is written so.
    """
    turn = game.called(position, text)
    return game.parse(position, text) if turn is None else turn


def written_as_played(game: Game, position: Position, text: str) -> str:
    """Return a turn of the log as the game's players write it."""
    try:
        return game.written(position, game.parse(position, text))
    except NotationError:  # a turn that was illegal, and stood
        return game.labels.text(text)
