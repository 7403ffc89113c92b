"""The table of all games, and how to find one."""

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from types import MappingProxyType

from rules.errors import DefinitionError, UnknownGameError
from rules.families.lines import LineGame
from rules.families.mabambo import MabamboKernel
from rules.families.solo import SoloKernel
from rules.families.sowing import SowGame
from rules.families.stacks import StackKernel
from rules.families.table_game import TableGame
from rules.families.takeaway import TakeAwayKernel
from rules.families.trio import TrioKernel
from rules.games import (
    alignment,
    kunjing,
    mabambo,
    matches,
    morris,
    picaria,
    saba,
    shax,
    soli_bi,
    sowing,
    stack,
    tableaux,
    tresillo,
    trio,
    two_squares,
)
from rules.matches.game import MatchGame
from rules.matches.team import TeamGame
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

_SINGLE: tuple[Game, ...] = (
    *(LineGame(record) for table in _ON_LINES for record in table.GAMES),
    *(TableGame(StackKernel(record)) for record in stack.GAMES),
    *(TableGame(TrioKernel(record)) for record in trio.GAMES),
    *(TableGame(MabamboKernel(record)) for record in mabambo.GAMES),
    *(TableGame(SoloKernel(record)) for record in soli_bi.GAMES),
    *(TableGame(TakeAwayKernel(record)) for record in tableaux.GAMES),
)

_SOWN: tuple[Game, ...] = tuple(SowGame(record) for record in sowing.GAMES)

_BY_ID = {game.id: game for game in _SINGLE}

_ALL: tuple[Game, ...] = (
    *_SINGLE,
    MatchGame(_BY_ID["mabambo"], matches.MABAMBO_TOURNAMENT),
    MatchGame(_BY_ID["soli_bi"], matches.SOLI_BI_TOURNAMENT),
    TeamGame({id_: game for id_, game in _BY_ID.items() if isinstance(game, LineGame)}),
    *_SOWN,
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
    plain = _plain(name)
    if plain in sowing.WITHOUT_RULES:
        raise UnknownGameError(sowing.WITHOUT_RULES[plain])
    try:
        return GAMES[_NAMES[plain]]
    except KeyError:
        close = get_close_matches(plain, _NAMES, n=5, cutoff=0.5)
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
