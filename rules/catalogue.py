"""The table of all games, and how to find one.

A game's engine is imported and built when the game is asked for: the table itself is
data.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property, partial
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from rules.boards.table import find_board
from rules.core.board import Board
from rules.core.by_id import by_id
from rules.core.errors import DefinitionError, UnknownBoardError, UnknownGameError
from rules.core.facts import Sentence
from rules.core.fuzzy_match import near
from rules.core.game import Game
from rules.core.labels import Labelling, Labels
from rules.games.absent import LIKE
from rules.games.captures import croda, fanorona
from rules.games.captures.record import CaptureRecord
from rules.games.card import Record
from rules.games.kinds import chess, congo, los_alamos, xiangqi
from rules.games.kinds.record import KindRecord
from rules.games.lines import (
    kunjing,
    morris,
    saba,
    shax,
    three_in_a_row,
    tresillo,
    two_squares,
)
from rules.games.lines.record import LineRecord
from rules.games.mabambo import games as mabambo
from rules.games.matches import team
from rules.games.matches import tournaments as matches
from rules.games.matches.record import MatchRecord
from rules.games.moves import amazons, breakthrough, lines_of_action, ordo
from rules.games.moves.record import MoveRecord
from rules.games.placing import gonnect, othello, pente
from rules.games.placing.record import PlacingRecord
from rules.games.solo import soli_bi
from rules.games.solo.record import SoloRecord
from rules.games.sowing import games as sowing
from rules.games.sowing.record import SowRecord
from rules.games.stacks import stack
from rules.games.stacks.record import StackRecord
from rules.games.takeaway import tableaux
from rules.games.takeaway.record import TakeAwayRecord
from rules.games.towers import focus
from rules.games.towers.blasts import explocus
from rules.games.towers.blasts.record import BlastRecord
from rules.games.towers.record import TowerRecord
from rules.games.towers.sown import pilare
from rules.games.towers.sown.record import SownRecord
from rules.games.trio import trio_trio as trio
from rules.games.trio.record import MabamboRecord, TrioRecord

if TYPE_CHECKING:
    from rules.games.kernel import Kernel

_ON_LINES = (
    tresillo,
    morris,
    shax,
    three_in_a_row,
    saba,
    two_squares,
    kunjing,
)

_PLACED = (othello, pente, gonnect)
_MOVED = (breakthrough, lines_of_action, ordo, amazons)
_CAPTURED = (fanorona, croda)
_KINDS = (chess, los_alamos, xiangqi, congo)
_TOWERS = (focus, pilare, explocus)

_LAID = (
    *(*_ON_LINES, stack, trio, mabambo, soli_bi, tableaux),
    *(*_MOVED, *_PLACED, *_CAPTURED, *_KINDS, *_TOWERS),
)

_TableRecord = StackRecord | TrioRecord | MabamboRecord | SoloRecord | TakeAwayRecord
_LatticeRecord = MoveRecord | PlacingRecord | CaptureRecord | KindRecord
_StackedRecord = TowerRecord | SownRecord | BlastRecord
_Record = LineRecord | SowRecord | _LatticeRecord | _StackedRecord | _TableRecord


_KERNELS: Mapping[type[_Record], tuple[str, str]] = MappingProxyType(
    {
        LineRecord: ("lines", "LineKernel"),
        SowRecord: ("sowing", "SowKernel"),
        MoveRecord: ("moves", "MoveKernel"),
        PlacingRecord: ("placing", "PlacingKernel"),
        CaptureRecord: ("captures", "CaptureKernel"),
        KindRecord: ("kinds", "KindKernel"),
        TowerRecord: ("towers", "TowerKernel"),
        SownRecord: ("towers.sown", "SownKernel"),
        BlastRecord: ("towers.blasts", "BlastKernel"),
        StackRecord: ("stacks", "StackKernel"),
        TrioRecord: ("trio", "TrioKernel"),
        MabamboRecord: ("mabambo", "MabamboKernel"),
        SoloRecord: ("solo", "SoloKernel"),
        TakeAwayRecord: ("takeaway", "TakeAwayKernel"),
    }
)
"""The room and the name of the engine of each family."""


@dataclass(frozen=True, kw_only=True)
class Entry:
    """A game as the table lists it.

    Attributes
    ----------
    id, aliases
        How it is called, besides its title.
    titled
        Returns its title.
    board
        The id of the board that it is written for.
    players
        How many sides play, where nobody says otherwise.
    build
        Makes the game.
    record
        What the game is made by; None for what is made of other games.
    """

    id: str
    titled: Callable[[], Sentence]
    aliases: tuple[str, ...]
    board: str
    players: int
    build: Callable[[], Game]
    record: Record | None = None

    @cached_property
    def game(self) -> Game:
        """Return the game itself, built once."""
        return self.build()

    @property
    def family(self) -> str:
        """Return the room of its engine: 'sowing', 'lines'; 'matches' of rounds."""
        kind = type(self.record)
        rooms = (room for one, (room, _) in _KERNELS.items() if one is kind)
        return next(rooms, "matches").partition(".")[0]

    @property
    def like(self) -> tuple[str, ...]:
        """Return the names of games that are not here and that it comes near."""
        return tuple(
            name.replace("_", " ") for name, ids in LIKE.items() if self.id in ids
        )

    @cached_property
    def title(self) -> str:
        """Return its title in English."""
        return str(self.titled())


class _Games(Mapping[str, Game]):
    """Games by id, built on demand."""

    def __init__(self, entries: Iterable[Entry]) -> None:
        self._entries = by_id("game", entries)

    def __getitem__(self, name: str) -> Game:
        return self._entries[name].game

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries)

    def __len__(self) -> int:
        return len(self._entries)

    def __contains__(self, name: object) -> bool:
        return name in self._entries


def _game(record: _Record) -> Game:
    """Return the game of a record, on its family's engine."""
    from rules.games.facade import KernelGame

    return KernelGame(_kernel(record), record)


def _kernel(record: _Record) -> "Callable[[Any], Kernel[Any, Any]]":
    """Return the kernel's constructor for a record, imported on demand."""
    room, name = _KERNELS[type(record)]
    module = import_module(f"rules.games.{room}.kernel")
    make: Callable[[Any], Kernel[Any, Any]] = getattr(module, name)
    return make


def _match(record: MatchRecord) -> Game:
    from rules.games.matches.game import MatchGame

    return MatchGame(GAMES[record.game], record)


def _single(record: _Record) -> Entry:
    return Entry(
        id=record.card.id,
        titled=record.card.titled,
        aliases=record.card.aliases,
        board=record.card.board,
        players=record.card.players,
        build=partial(_game, record),
        record=record,
    )


def _several(record: MatchRecord) -> Entry:
    played = _SINGLE[record.game]
    return Entry(
        id=record.card.id,
        titled=record.card.titled,
        aliases=record.card.aliases,
        board=played.board,
        players=record.card.players,
        build=partial(_match, record),
        record=record,
    )


def _teams() -> Entry:
    played = _SINGLE[team.ORDINARY]
    of_lines = (_SINGLE[r.card.id] for table in _ON_LINES for r in table.GAMES)
    return Entry(
        id=team.TeamGame.id,
        titled=lambda: team.title_of(played.titled()),
        aliases=team.TeamGame.aliases,
        board=played.board,
        players=played.players,
        build=partial(team.TeamGame, _Games(of_lines)),
    )


_SINGLE = by_id("game", (_single(r) for table in _LAID for r in table.GAMES))

ENTRIES: tuple[Entry, ...] = (
    *_SINGLE.values(),
    _several(matches.MABAMBO_TOURNAMENT),
    _several(matches.SOLI_BI_TOURNAMENT),
    _teams(),
    *map(_single, sowing.GAMES),
)
"""What the table says of every game."""

_ENTRIES = by_id("game", ENTRIES)

GAMES: Mapping[str, Game] = _Games(ENTRIES)
"""Every game by its id, built when it is asked for."""

_MOST_NEAR = 5
_NOT_LAID = MatchRecord | None
"""What tells of a game that is made of another: it lies on that one's board."""


def find_game(name: str) -> Game:
    """Return the game of that id, title or alias, in any case and spelling of spaces.

    Raises
    ------
    UnknownGameError
        If no game bears the name; the message lists near names.
    """
    return find_entry(name).game


def find_entry(name: str) -> Entry:
    """Return a game's entry by id, title or alias.

    Raises
    ------
    UnknownGameError
        If no game bears the name; the message lists near names.
    """
    plain = _plain(name)
    if plain in sowing.WITHOUT_RULES:
        raise UnknownGameError(sowing.WITHOUT_RULES[plain])
    if plain in _ENTRIES:
        return _ENTRIES[plain]
    names = _names()
    if plain in names:
        return _ENTRIES[names[plain]]
    if plain in LIKE:
        told = ", ".join(LIKE[plain])
        raise UnknownGameError(f"{name!r} is not here yet; these come near: {told}")
    close = dict.fromkeys(names[one] for one in near(plain, names, most=12))
    told = ", ".join(list(close)[:_MOST_NEAR])
    hint = f"; did you mean {told}?" if told else ": see the list of games"
    raise UnknownGameError(f"no game is called {name!r}{hint}")


def find_board_or_its_game(name: str) -> Board:
    """Return the board of that id, else the one on which a game of that name is played.

    Raises
    ------
    UnknownBoardError
        If it names neither; the message lists near ids of boards.
    """
    try:
        return find_board(name)
    except UnknownBoardError as unknown:
        try:
            return find_game(name).board
        except UnknownGameError:
            raise unknown from None


def labels_of(board: Board) -> Labels:
    """Return a board's printed coordinates: the labels that its games use.

    Where they do not agree it is as the log calls them.
    """
    records = (one.record for one in ENTRIES if one.board == board.id)
    told = {it.card.labelling for it in records if not isinstance(it, _NOT_LAID)}
    return Labels(board, told.pop() if len(told) == 1 else Labelling.PLAIN)


def _plain(name: str) -> str:
    spelled = name.casefold().replace("'", "").replace("\u2019", "")
    letters = (letter if letter.isalnum() else " " for letter in spelled)
    return "_".join("".join(letters).split())


@cache
def _names() -> Mapping[str, str]:
    names: dict[str, str] = {}
    for entry in ENTRIES:
        for name in {_plain(n) for n in (entry.id, entry.title, *entry.aliases)}:
            if name in names:
                raise DefinitionError(f"{name!r} names {names[name]} and {entry.id}")
            names[name] = entry.id
    return MappingProxyType(names)
