"""The table of all games, and how to find one."""

from collections.abc import Mapping
from difflib import get_close_matches
from types import MappingProxyType

from rules.errors import DefinitionError, UnknownGameError
from rules.families.line_record import LineRecord
from rules.families.lines import LineGame
from rules.games import alignment, morris

GAMES: Mapping[str, LineGame] = MappingProxyType(
    {record.id: LineGame(record) for record in (*morris.GAMES, *alignment.GAMES)}
)
"""Every game by its id."""


def find_game(name: str) -> LineGame:
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


def _named(records: tuple[LineRecord, ...]) -> Mapping[str, str]:
    names: dict[str, str] = {}
    for record in records:
        for name in {_plain(n) for n in (record.id, record.title, *record.aliases)}:
            if name in names:
                raise DefinitionError(f"{name!r} names {names[name]} and {record.id}")
            names[name] = record.id
    return MappingProxyType(names)


_NAMES = _named((*morris.GAMES, *alignment.GAMES))
