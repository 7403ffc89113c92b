"""An index of a folder of game logs, in SQLite: it can be thrown away and rebuilt.

The logs are the truth. The index stores for each log the data of lists, searches and
statistics, and its size and time: a changed log is read again.
"""

import contextlib
import json
import logging
import os
import sqlite3
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType

from device.export.digest import Digest, digest_of
from device.log.pictures import ENDING as PICTURES

log = logging.getLogger(__name__)

NAME = ".mwamuzi-index.sqlite"
VERSION = 3

_ELSEWHERE = "from"
"""Before the turns of a game that began from a position set up."""

_TABLES = """
DROP TABLE IF EXISTS seats;
DROP TABLE IF EXISTS games;
CREATE TABLE games (
    id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE, size INTEGER NOT NULL,
    changed INTEGER NOT NULL, trouble TEXT NOT NULL, game TEXT NOT NULL,
    title TEXT NOT NULL, started TEXT NOT NULL, players TEXT NOT NULL,
    turns INTEGER NOT NULL, seconds REAL NOT NULL, winners TEXT NOT NULL,
    reason TEXT NOT NULL, outcome TEXT NOT NULL, played TEXT NOT NULL,
    words TEXT NOT NULL
);
CREATE INDEX games_by_day ON games (started DESC, path);
CREATE INDEX games_by_game ON games (game);
CREATE TABLE seats (
    game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    player TEXT NOT NULL, known TEXT NOT NULL, side TEXT NOT NULL,
    outcome TEXT NOT NULL, began INTEGER NOT NULL, rulings INTEGER NOT NULL
);
CREATE INDEX seats_by_player ON seats (known, game_id);
CREATE INDEX seats_by_game ON seats (game_id);
"""

_ARE_WANTED = """
FROM games WHERE (:game = '' OR game = :game)
AND (:since = '' OR started >= :since)
AND (:until = '' OR substr(started, 1, 10) <= :until)
AND (:player = '' OR id IN (SELECT game_id FROM seats WHERE known = :player))
AND NOT EXISTS (SELECT 1 FROM json_each(:words) WHERE instr(words, value) = 0)
"""

_GAMES = f"""
SELECT path, trouble, game, title, started, players, turns, seconds, winners, reason,
outcome {_ARE_WANTED} ORDER BY started DESC, path LIMIT :limit OFFSET :offset
"""

_PLAYED = f"SELECT game, started, seconds, played {_ARE_WANTED} ORDER BY started, path"

_INSERT = "INSERT INTO games VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"

_SEATS = """
SELECT player, title, seats.outcome, began, rulings, turns, started, path
FROM seats JOIN games ON games.id = game_id
WHERE (:player = '' OR known = :player) AND (:game = '' OR game = :game)
ORDER BY known, started
"""

_NAMED_SEATS = """
SELECT player, title, seats.outcome, began, rulings, turns, started, path
FROM seats JOIN games ON games.id = game_id
WHERE player <> side AND substr(started, 1, 10) BETWEEN ? AND ?
ORDER BY started, path
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """Search criteria for games; empty ones match everything.

    Attributes
    ----------
    words
        Each must be found: in the game's name, a player, a day, a reason, a turn ...
    game
        The id of the game.
    player
        A player's whole name, in any case.
    since, until
        Days, as 2026-11-21, both included.
    limit, offset
        Length of the page and its offset; the newest come first.
    """

    words: tuple[str, ...] = ()
    game: str = ""
    player: str = ""
    since: str = ""
    until: str = ""
    limit: int = 50
    offset: int = 0


@dataclass(frozen=True, slots=True)
class ListedGame:
    """A game as a list shows it.

    Attributes
    ----------
    path
        Of the log, from the folder.
    trouble
        Why the log cannot be read, else ''.
    outcome
        'first': the side that began won, 'other', 'drawn' or 'open'.
    """

    path: str
    trouble: str
    game: str
    title: str
    started: str
    players: Mapping[str, str] = field(default_factory=dict)
    turns: int = 0
    seconds: float = 0.0
    winners: tuple[str, ...] = ()
    reason: str = ""
    outcome: str = "open"


@dataclass(frozen=True, slots=True)
class IndexedSeat:
    """Player of an indexed game, and the result."""

    player: str
    title: str
    outcome: str
    began: bool
    rulings: int
    turns: int
    started: str
    path: str


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game with its turns.

    Attributes
    ----------
    set_up
        Whether it began from another position than the rules have it.
    """

    game: str
    started: str
    seconds: float
    turns: tuple[str, ...]
    set_up: bool


class Index:
    """The index of a folder; use it as a context manager.

    Parameters
    ----------
    folder
        Where the logs lie, in folders within it too.
    refresh
        Whether to look for logs that are new, changed or gone.

    Notes
    -----
    The index lies in the folder; where that cannot be written, it is made anew in
    memory each time. A broken one, or one of another version, is replaced.
    """

    def __init__(self, folder: Path, *, refresh: bool = True) -> None:
        if not folder.is_dir():
            raise NotADirectoryError(20, "no folder of games", str(folder))
        self.folder = folder
        self._base = _opened(folder / NAME)
        if refresh:
            self._refresh_or_rebuild()

    def __enter__(self) -> "Index":
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Close the index; may be called twice."""
        self._base.close()

    def refresh(self) -> int:
        """Read the logs that are new or changed; return how many were."""
        there = dict(_logs(self.folder))
        if self._known() == there:
            return 0
        with self._base:
            self._base.execute("BEGIN IMMEDIATE")  # another one may have begun first
            known = self._known()
            stale = [path for path, stamp in there.items() if known.get(path) != stamp]
            gone = [(path,) for path in known if known[path] != there.get(path)]
            self._base.executemany("DELETE FROM games WHERE path = ?", gone)
            for path in stale:
                self._put(path, there[path], digest_of(self.folder / path))
        return len(stale)

    def games(self, wanted: Wanted) -> list[ListedGame]:
        """Return the games that match, newest first."""
        rows = self._base.execute(_GAMES, _values(wanted)).fetchall()
        return [_listed(*row) for row in rows]

    def count(self, wanted: Wanted) -> int:
        """Return the number of games that match, whatever the limit."""
        query = f"SELECT count(*) {_ARE_WANTED}"
        return int(self._base.execute(query, _values(wanted)).fetchone()[0])

    def seats(self, player: str = "", game: str = "") -> list[IndexedSeat]:
        """Return seats by player and game, each filter optional."""
        asked = {"player": _known(player), "game": game}
        return [IndexedSeat(*row) for row in self._base.execute(_SEATS, asked)]

    def named_seats(self, since: str, until: str) -> list[IndexedSeat]:
        """Return the named players' seats in a period."""
        rows = self._base.execute(_NAMED_SEATS, (since, until))
        return [IndexedSeat(*row) for row in rows]

    def played(self, since: str, until: str) -> list[PlayedGame]:
        """Return the games of a period with their turns, the oldest first."""
        found = []
        asked = _values(Wanted(since=since, until=until))
        for game, started, seconds, played in self._base.execute(_PLAYED, asked):
            first, *rest = played.split() or [""]
            set_up = first == _ELSEWHERE
            turns = rest if set_up or not first else [first, *rest]
            found.append(PlayedGame(game, started, seconds, tuple(turns), set_up))
        return found

    def openings(self, game: str, player: str = "") -> list[tuple[str, str]]:
        """Return the turns of each game in one text, with its outcome."""
        begun = f"played NOT LIKE '{_ELSEWHERE} %'"
        query = f"SELECT played, outcome {_ARE_WANTED} AND {begun}"
        asked = _values(Wanted(game=game, player=player))
        return self._base.execute(query, asked).fetchall()

    def _known(self) -> dict[str, tuple[int, int]]:
        rows = self._base.execute("SELECT path, size, changed FROM games")
        return {path: (size, changed) for path, size, changed in rows}

    def _refresh_or_rebuild(self) -> None:
        try:
            self.refresh()
        except sqlite3.OperationalError as error:
            log.debug("the index cannot be written: %s", error)
            self._base.close()
            self._base = _made(":memory:")
            self.refresh()
        except sqlite3.DatabaseError as error:
            log.debug("the index is made anew: %s", error)
            self._base.close()
            (self.folder / NAME).unlink(missing_ok=True)
            self._base = _opened(self.folder / NAME)
            self.refresh()

    def _put(self, path: str, stamp: tuple[int, int], told: Digest) -> None:
        names: dict[str, list[str]] = {}
        for side, player in told.players:
            names.setdefault(side, []).append(player)
        players = {side: ", ".join(there) for side, there in names.items()}
        known = [
            path,
            told.game,
            told.title,
            told.started[:10],
            told.reason,
            told.trouble,
        ]
        words = [*known, *told.winners, *players, *players.values(), *told.turns]
        row = (
            path,
            *stamp,
            told.trouble,
            told.game,
            told.title,
            told.started,
            json.dumps(players),
            len(told.turns),
            told.seconds,
            json.dumps(told.winners),
            told.reason,
            told.outcome,
            f"{_ELSEWHERE if told.position else ''} {' '.join(told.turns)}".lstrip(),
            _known(f" {' '.join(words)} ".replace("_", " ")),
        )
        made = self._base.execute(_INSERT, row)
        self._base.executemany(
            "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?)",
            [
                (
                    made.lastrowid,
                    seat.player,
                    _known(seat.player),
                    seat.side,
                    seat.outcome,
                    seat.began,
                    seat.rulings,
                )
                for seat in told.seats
            ],
        )


def _opened(path: Path) -> sqlite3.Connection:
    """Return the index at a path; a broken one is replaced, or it is in memory."""
    for _ in range(2):
        try:
            return _made(path)
        except sqlite3.OperationalError as error:
            log.debug("no index can be kept at %s: %s", path, error)
            break
        except sqlite3.DatabaseError as error:
            log.debug("the index %s is made anew: %s", path, error)
            with contextlib.suppress(OSError):
                path.unlink(missing_ok=True)
    return _made(":memory:")


def _made(place: Path | str) -> sqlite3.Connection:
    base = sqlite3.connect(place, isolation_level=None)
    try:
        base.execute("PRAGMA foreign_keys = ON")
        base.execute("PRAGMA synchronous = OFF")  # what is lost is rebuilt
        (version,) = base.execute("PRAGMA user_version").fetchone()
        if version != VERSION:
            base.executescript(_TABLES)
            base.execute(f"PRAGMA user_version = {VERSION}")
    except sqlite3.DatabaseError:
        base.close()
        raise
    return base


def _logs(folder: Path) -> Iterator[tuple[str, tuple[int, int]]]:
    """Return the path of every log within a folder, with its size and time."""
    waiting, start = [str(folder)], len(os.path.join(folder, ""))  # noqa: PTH118 - a Path for each of thousands takes long
    while waiting:
        with os.scandir(waiting.pop()) as entries:
            for entry in entries:
                if entry.name.endswith(".jsonl"):
                    if entry.is_file():
                        stat = entry.stat()
                        yield entry.path[start:], (stat.st_size, stat.st_mtime_ns)
                elif entry.is_dir(follow_symlinks=False) and (
                    not entry.name.endswith(PICTURES)
                ):
                    waiting.append(entry.path)


def _listed(  # noqa: PLR0913, PLR0917 - the columns of a row
    path: str,
    trouble: str,
    game: str,
    title: str,
    started: str,
    players: str,
    turns: int,
    seconds: float,
    winners: str,
    reason: str,
    outcome: str,
) -> ListedGame:
    won = tuple(json.loads(winners))
    names = json.loads(players)
    return ListedGame(
        path, trouble, game, title, started, names, turns, seconds, won, reason, outcome
    )


def _values(wanted: Wanted) -> dict[str, str | int]:
    words = [_known(word.replace("_", " ")) for word in wanted.words]
    return {
        "words": json.dumps(words),
        "game": wanted.game,
        "player": _known(wanted.player),
        "since": wanted.since,
        "until": wanted.until,
        "limit": wanted.limit,
        "offset": wanted.offset,
    }


def _known(name: str) -> str:
    """Return a name or word as it is looked for, in any case."""
    return name.casefold()
