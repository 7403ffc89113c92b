"""Parse a turn in the notation of its players or of other programs."""

import re

from device.ports import LogError
from rules.core.errors import NotationError
from rules.core.facts import Fact, Notation
from rules.core.game import Game
from rules.core.model import Position, Turn

SKIPPED = "pass"
"""The turn of who can do nothing else, in our notation."""

PASSES = frozenset({"pass", "pa", "--", "z0", "null", ""})
"""How a pass is written, in small letters."""

_SITE = re.compile(r"[a-z]\d\d?")
_SITES = re.compile(r"(?:[a-z]\d\d?[-:x/,>()]*)+[+#]?")
_PIT = re.compile(r"[A-Za-z]|\d\d?")


def name_of(game: Game, position: Position, text: str, notation: str = "") -> str:
    """Return a turn in another program's notation, else in the project's."""
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
    if text.casefold() in PASSES and (passing := _passing(game, position)):
        return passing
    turn = game.called(position, text)
    if turn is not None:
        return turn
    try:
        return game.parse(position, text)
    except NotationError:
        found = _by_sites(game, position, text.strip())
        if len(found) > 1:
            ways = ", ".join(turn.text for turn in found)
            raise NotationError(f"{text!r} names several turns: {ways}") from None
        if found:
            return found[0]
        raise


def _passing(game: Game, position: Position) -> Turn | None:
    return next((t for t in game.turns(position) if t.text == SKIPPED), None)


def _by_sites(game: Game, position: Position, text: str) -> list[Turn]:
    """Return the legal turns that a text means, whatever stands between its sites.

    What a turn takes may be left out ('a2b3'), and of a pit its row: '3' and 'c' are
    the third pit of the side to move, a small letter that of north.
    """
    turns = game.turns(position)
    if _SITES.fullmatch(text.casefold()):
        sites = _sites(text)
        return [
            turn
            for turn in turns
            if sites in (_sites(turn.text), _sites(turn.text.split("x")[0]))
        ]
    if not _PIT.fullmatch(text):
        return []
    pit = text if text.isdecimal() else str(ord(text.upper()) - ord("A") + 1)
    rows = "N" if text.islower() else "NS"
    return [turn for turn in turns if turn.text[:1] in rows and turn.text[1:] == pit]


def _sites(text: str) -> list[str]:
    return _SITE.findall(text.casefold())


def spoken_as_played(game: Game, position: Position, text: str) -> Fact:
    """Return a turn of the log as the game's players say it."""
    try:
        return game.spoken(position, game.parse(position, text))
    except NotationError:  # a turn that was illegal, and stood
        return Notation(text)
