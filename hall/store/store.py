"""Event store of the hall: lines of many boards, each exactly once and in order."""

import json
from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import Any

import asyncpg

from device.hall.wire import NEWEST, SHARDS, LogLine, Status
from hall.store.batch import GameKey, Key, Sorted, follows, sorted_lines
from hall.store.folding import FoldedGame, News, fold, row_of
from hall.store.months import day_of, make_month, today
from hall.store.projection import Now

LINES, CALLS = "hall_lines", "hall_calls"
"""The channels on which PostgreSQL notifies.

``hall_lines`` tells ``[[board, game, through], ...]`` of what was stored, and
``hall_calls`` ``[board, ...]`` where a call was opened or closed, as JSON.
"""

MOST_PICTURES = 60
"""Most pictures kept of a game."""

MOST_KEPT = 10_000
"""Of so many games is kept what stands; of others it is read again."""

LOST = (
    OSError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)
"""What is raised while the database is away, or goes away."""

_MOST_BYTES = 7_900  # PostgreSQL notifies of less than 8,000

_GAMES = """
select g.board, g.game, g.day, g.through, now() as at,
    case when g.changed is distinct from w.known then g.now::text end as now
from unnest($1::int[], $2::text[], $3::timestamptz[]) as w (board, game, known)
join game g using (board, game) order by g.board, g.game for update of g
"""
_INSERT = """
insert into line (day, board, game, n, text)
select * from unnest($1::date[], $2::int[], $3::text[], $4::int[], $5::text[])
on conflict do nothing
"""
_KNOWN = """
select board, game, n, l.text
from unnest($1::date[], $2::int[], $3::text[], $4::int[]) as w (day, board, game, n)
join line l using (day, board, game, n)
"""
_UPDATE = """
update game g set through = w.through, now = w.now::jsonb, kind = w.kind,
    started = w.started, over = w.over, changed = now(),
    ended = case when w.ends then now() when w.over then g.ended end
from unnest($1::int[], $2::text[], $3::int[], $4::text[], $5::text[], $6::timestamptz[],
    $7::bool[], $8::bool[]) as w (board, game, through, now, kind, started, over, ends)
where g.board = w.board and g.game = w.game
"""
_OPEN = """
insert into call (board, game, n, kind)
select * from unnest($1::int[], $2::text[], $3::int[], $4::text[])
on conflict do nothing
"""
_CLOSE = """
update call c set closed = now()
from unnest($1::int[], $2::text[], $3::int[]) as w (board, game, n)
where c.board = w.board and c.game = w.game and c.n = w.n and c.closed is null
"""
_LOGGED = """
update decision d set logged = w.n
from unnest($1::uuid[], $2::int[], $3::int[]) as w (id, board, n)
where d.id = w.id and d.board = w.board and d.logged is null
"""
_NOTIFY = """
select pg_notify(channel, payload)
from unnest($1::text[], $2::text[]) as w (channel, payload)
"""
_DISPUTE = """
insert into disputed (board, game, n, text)
select * from unnest($1::int[], $2::text[], $3::int[], $4::text[])
on conflict do nothing
"""
_PICTURE = """
insert into picture (board, game, name, jpeg) select $1, $2, $3, $4
where (select count(*) from picture where board = $1 and game = $2) < $5
on conflict (board, game, name) do update
set jpeg = excluded.jpeg, stored = now() where picture.name = $6
"""
_STATUS = """
insert into board (board, seen, online, version, format)
select board, now(), online, version, format
from unnest($1::int[], $2::bool[], $3::text[], $4::int[])
    as w (board, online, version, format)
on conflict (board) do update set seen = now(), online = excluded.online,
    version = coalesce(excluded.version, board.version),
    format = coalesce(excluded.format, board.format)
"""


@dataclass(frozen=True, slots=True)
class _Kept:
    """Cached projection of a game; valid while the database has the same timestamp."""

    at: datetime
    now: Now
    text: str


class Store:
    """Repository of the hall's games in PostgreSQL.

    Parameters
    ----------
    pool
        Connections to a database that ``hall.store.migrating`` has seen to.
    """

    def __init__(self, pool: asyncpg.Pool) -> None:
        self.pool = pool
        self._months: set[date] = set()
        self._kept: OrderedDict[GameKey, _Kept] = OrderedDict()

    async def put(self, lines: Iterable[tuple[int, LogLine]]) -> Mapping[GameKey, int]:
        """Store lines of boards, all in one transaction.

        A line that is there is not stored twice; one that is there with another text
        is put among the disputed ones; one after a gap is left out.

        Returns
        -------
        dict
            For each game that the lines are of, through which line it is stored now:
            this is on the disk.

        Raises
        ------
        OSError, asyncpg.PostgresError, asyncpg.InterfaceError
            If the database is away, or refuses; nothing was stored then.
        """
        came = sorted_lines(lines)
        if not came.games:
            return {}
        async with self.pool.acquire() as connection:
            await self._make_months(connection, came.games)
            async with connection.transaction():
                games = await self._locked(connection, sorted(came.games))
                known = await _insert(connection, games, came.games)
                disputed = _disputed(came, games, known)
                news = News()
                for key, game in games.items():
                    fold(key, game, came.games[key], known, news)
                await _write(connection, games, news, disputed)
        self._keep({key: games[key] for key in news.moved})
        return {key: game.through for key, game in games.items()}

    async def _make_months(
        self, connection: asyncpg.Connection, games: Iterable[GameKey]
    ) -> None:
        seen = today()
        months = {day_of(game, seen).replace(day=1) for _, game in games}
        for month in months - self._months:
            await make_month(connection, month)
            self._months.add(month)

    async def _locked(
        self, connection: asyncpg.Connection, keys: Sequence[GameKey]
    ) -> dict[GameKey, FoldedGame]:
        """Return games, created if they are new, locked against other writers."""
        kept = {key: self._kept[key] for key in keys if key in self._kept}
        asked = [(*key, kept[key].at if key in kept else None) for key in keys]
        rows = await connection.fetch(_GAMES, *_columns(asked, 3))
        if len(rows) < len(keys):
            await _make(connection, set(keys) - {row[:2] for row in map(tuple, rows)})
            rows = await connection.fetch(_GAMES, *_columns(asked, 3))
        games: dict[GameKey, FoldedGame] = {}
        for board, game, day, through, at, text in map(tuple, rows):
            key = (board, game)
            was = kept[key] if text is None else _Kept(at, Now.of(text), text)
            games[key] = FoldedGame(day, through, at, was.now, was.now.result, was.text)
        return games

    def _keep(self, games: Mapping[GameKey, FoldedGame]) -> None:
        """Cache the state of running games, now that it is committed."""
        for key, game in games.items():
            self._kept.pop(key, None)
            if game.now.result is None:
                self._kept[key] = _Kept(game.at, game.now, game.text)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    async def status(
        self, board: int, *, online: bool, version: str | None, format_: int | None
    ) -> None:
        """Store one board's status."""
        await self.statuses({board: Status(online, version, format_)})

    async def statuses(self, told: Mapping[int, Status]) -> None:
        """Store boards' statuses."""
        rows = [(b, s.online, s.version, s.log_format) for b, s in told.items()]
        await self.pool.execute(_STATUS, *_columns(rows, 4))

    async def seen(self, boards: Sequence[int]) -> None:
        """Store that boards are online: not every broker retains their status."""
        await self.pool.execute(
            "update board set seen = now(), online = true where board = any($1::int[])",
            boards,
        )

    async def all_offline(self, shards: Sequence[int]) -> None:
        """Store that no board of some shards is known to be online."""
        await self.pool.execute(
            "update board set online = false "
            "where online and board % $1 = any($2::int[])",
            SHARDS,
            shards,
        )

    async def picture(self, board: int, game: str, name: str, jpeg: bytes) -> None:
        """Store a game's picture, `MOST_PICTURES` at most; a `NEWEST` replaces one."""
        values = (board, game, name, jpeg, MOST_PICTURES, NEWEST)
        await self.pool.execute(_PICTURE, *values)

    async def lines(
        self, board: int, game: str, first: int = 0, *, most: int | None = None
    ) -> list[str]:
        """Return the stored lines of a game from one on, in order; ``most`` at most."""
        found = await self.pool.fetch(
            "select l.text from game g join line l using (day, board, game) "
            "where g.board = $1 and g.game = $2 and l.n between $3 and g.through "
            "order by l.n limit $4",
            board,
            game,
            first,
            most,
        )
        return [row["text"] for row in found]


def _last(texts: Mapping[int, str], game: FoldedGame) -> int:
    """Return up to which line those that came are looked at: all before a gap."""
    return game.through + len(follows(texts, game.through))


async def _make(connection: asyncpg.Connection, new: Iterable[GameKey]) -> None:
    """Make games that are new, and their boards."""
    keys, seen = sorted(new), today()
    await connection.execute(
        "insert into board (board) select distinct unnest($1::int[]) "
        "on conflict do nothing",
        [board for board, _ in keys],
    )
    await connection.execute(
        "insert into game (board, game, day) "
        "select * from unnest($1::int[], $2::text[], $3::date[]) "
        "on conflict do nothing",
        *_columns([(*key, day_of(key[1], seen)) for key in keys], 3),
    )


async def _insert(
    connection: asyncpg.Connection,
    games: Mapping[GameKey, FoldedGame],
    came: Mapping[GameKey, Mapping[int, str]],
) -> dict[Key, str]:
    """Insert lines up to a gap; return what stands there if some stood already."""
    rows = [
        (game.day, *key, n, came[key][n])
        for key, game in games.items()
        for n in sorted(came[key])
        if n <= _last(came[key], game)
    ]
    if not rows:
        return {}
    done = await connection.execute(_INSERT, *_columns(rows, 5))
    if done == f"INSERT 0 {len(rows)}":
        return {}
    known = await connection.fetch(_KNOWN, *_columns([row[:4] for row in rows], 4))
    return {(row["board"], row["game"], row["n"]): row["text"] for row in known}


def _disputed(
    came: Sorted, games: Mapping[GameKey, FoldedGame], known: Mapping[Key, str]
) -> list[tuple[Key, str]]:
    """Return the lines whose number is another text's; those after a gap come again."""
    first = {key: came.games[key[:2]][key[2]] for key in known}
    later = [
        (key, text)
        for key, text in came.again
        if key[2] <= _last(came.games[key[:2]], games[key[:2]])
    ]
    return [
        (key, text)
        for key, text in [*first.items(), *later]
        if known.get(key, came.games[key[:2]][key[2]]) != text
    ]


async def _write(
    connection: asyncpg.Connection,
    games: Mapping[GameKey, FoldedGame],
    news: News,
    disputed: Sequence[tuple[Key, str]],
) -> None:
    """Write a batch's changes, and notify once they are committed."""
    if disputed:
        rows = [(*key, text) for key, text in disputed]
        await connection.execute(_DISPUTE, *_columns(rows, 4))
    if news.moved:
        rows = [row_of(key, games[key]) for key in news.moved]
        await connection.execute(_UPDATE, *_columns(rows, 8))
    if news.opened:
        await connection.execute(_OPEN, *_columns(news.opened, 4))
    if news.closed:
        await connection.execute(_CLOSE, *_columns(news.closed, 3))
    if news.logged:
        await connection.execute(_LOGGED, *_columns(news.logged, 3))
    boards = {row[0] for row in [*news.opened, *news.closed]}
    told: Mapping[str, Sequence[Any]] = {
        LINES: [[*key, through] for key, through in news.moved.items()],
        CALLS: sorted(boards),
    }
    notes = [(name, one) for name, values in told.items() for one in payloads(values)]
    if notes:
        await connection.execute(_NOTIFY, *_columns(notes, 2))


def payloads(values: Sequence[Any]) -> list[str]:
    """Return values as JSON arrays, each short enough for PostgreSQL to notify of."""
    found: list[str] = []
    parts: list[str] = []
    size = 0
    for value in values:
        part = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
        longer = len(part.encode()) + 1
        if parts and size + longer > _MOST_BYTES:
            found.append(f"[{','.join(parts)}]")
            parts, size = [], 0
        parts.append(part)
        size += longer
    return [*found, f"[{','.join(parts)}]"] if parts else found


def _columns(rows: Sequence[tuple[Any, ...]], count: int) -> list[list[Any]]:
    """Return rows as columns."""
    return [[row[at] for row in rows] for at in range(count)]
