"""The table of all games, and how to find one."""

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from types import MappingProxyType

from rules.errors import DefinitionError, UnknownGameError
from rules.families.lines import LineGame
from rules.families.stacks import StackKernel
from rules.families.table_game import TableGame
from rules.games import (
    alignment,
    kunjing,
    morris,
    picaria,
    saba,
    shax,
    stack,
    tresillo,
    two_squares,
)
from rules.model import Game

_ON_LINES = (
    tresillo,
    morris,
    shax,
    alignment,
    picaria,
    saba,
    two_squares,
    kunjing,
)

_ALL: tuple[Game, ...] = (
    *(LineGame(record) for table in _ON_LINES for record in table.GAMES),
    *(TableGame(StackKernel(record)) for record in stack.GAMES),
)

GAMES: Mapping[str, Game] = MappingProxyType({game.id: game for game in _ALL})
"""Every game by its id."""


def find_game(name: str) -> Game:
    """Return the game of that id, title or alias, in any case and spelling of spaces.

    Raises
    ------
    UnknownGameError
        If no game bears the name; the message lists near names.
    """
    try:
        return GAMES[_NAMES[_plain(name)]]
    except KeyError:
        close = get_close_matches(_plain(name), _NAMES, n=5, cutoff=0.5)
        near = dict.fromkeys(_NAMES[name] for name in close) or GAMES
        raise UnknownGameError(
            f"no game is called {name!r}; did you mean {', '.join(near)}?"
        ) from None


def _plain(name: str) -> str:
    spelled = name.casefold().replace("'", "").replace("\u2019", "")
    letters = (letter if letter.isalnum() else " " for letter in spelled)
    return "_".join("".join(letters).split())


def _named(games: Iterable[Game]) -> Mapping[str, str]:
    names: dict[str, str] = {}
    for game in games:
        for name in {_plain(n) for n in (game.id, game.title, *game.aliases)}:
            if name in names:
                raise DefinitionError(f"{name!r} names {names[name]} and {game.id}")
            names[name] = game.id
    return MappingProxyType(names)


_NAMES = _named(_ALL)
