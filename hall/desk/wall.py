"""Projection of all boards in memory, published to the wall's viewers.

The database notifies of what was stored. Changed boards are read again in one query, at
most forty times a second, and each viewer is notified of the boards that changed.
"""

import asyncio
import json
import logging
import time
from collections import OrderedDict, deque
from collections.abc import AsyncGenerator, Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

import asyncpg

from device.json_types import Json
from hall.store.store import CALLS, LINES, LOST
from hall.tournament.seating import SEATS
from webkit.streams import PING_S, Streams, message

log = logging.getLogger(__name__)

_READ_EVERY_S = 0.025
_TELL_EVERY_S = 0.025
_TELL_EACH_S = 0.001
"""Additional delay between notifications of a viewer, for each viewer."""
_ALL_EVERY_S = 10.0
"""Period of a full read, as nobody notifies of a board that fell silent."""
_PART = 50
"""Batch size of a full read, so that news need not wait."""
_LATE_S = 1.0
"""So often the public is told what has become old enough."""
_AGAIN_S = 2.0

_TILES = """
select b.board, b.online, b.seen, b.version, b.format, g.game, g.kind,
    g.now::text as now, g.over, g.fault, g.checked, g.through, g.changed, g.due,
    s.seat::text as seat, p.name as picture, p.stored as pictured,
    (select coalesce(json_agg(json_build_object('game', c.game, 'n', c.n,
        'kind', c.kind, 'came', extract(epoch from c.came), 'by', c.taken_by)
        order by c.came), '[]')
        from call c where c.board = b.board and c.closed is null)::text as calls
from board b
left join lateral (
    select * from game where game.board = b.board
    order by started desc nulls last, game desc limit 1
) g on true
left join seat s on s.board = b.board
left join lateral (
    select name, stored from picture where board = b.board and game = g.game
    and name not like '%-before.jpg' order by stored desc limit 1
) p on true
where $1::int[] is null or b.board = any($1::int[])
order by b.board
"""

_JSON = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), allow_nan=False)


@dataclass(frozen=True, slots=True)
class _Tile:
    """State of a board from a moment on."""

    plain: Json
    body: bytes
    version: int
    since_s: float


@dataclass(slots=True)
class Wall:
    """All boards of the hall, as they are now.

    Attributes
    ----------
    delay_s
        So much later the public sees what happened.
    now_s
        Returns the time in seconds since some fixed moment.
    streams
        Who watches.
    """

    pool: asyncpg.Pool
    delay_s: float = 0.0
    now_s: Callable[[], float] = time.monotonic
    streams: Streams = field(default_factory=Streams)
    _tiles: OrderedDict[int, deque[_Tile]] = field(default_factory=OrderedDict)
    _touched: set[int] = field(default_factory=set)
    _version: int = 0
    _wake: asyncio.Event = field(default_factory=asyncio.Event)

    async def run(self) -> None:
        """Follow the database until this is cancelled; an outage is waited for."""
        while True:
            try:
                async with self.pool.acquire() as connection:
                    try:
                        await self._follow(connection)
                    finally:
                        await self._let_go(connection)
            except LOST as error:
                log.warning("the wall waits for the database: %s", error)
            await asyncio.sleep(_AGAIN_S)

    async def _follow(self, connection: asyncpg.Connection) -> None:
        connection.add_termination_listener(lambda _: self._wake.set())
        for channel in (LINES, CALLS, SEATS):
            await connection.add_listener(channel, self._notified)
        await self.read(None)
        all_due_s, others = self.now_s() + _ALL_EVERY_S, list[int]()
        while not connection.is_closed():
            if not others and self.now_s() > all_due_s:
                all_due_s = self.now_s() + _ALL_EVERY_S
                others = await self._boards()
            with suppress(TimeoutError):
                async with asyncio.timeout(_READ_EVERY_S if others else _ALL_EVERY_S):
                    await self._wake.wait()
            self._wake.clear()
            touched, self._touched = self._touched, set()
            touched.update(others[:_PART])
            del others[:_PART]
            if touched:
                await self.read(touched)
            await asyncio.sleep(_READ_EVERY_S)

    async def _boards(self) -> list[int]:
        rows = await self.pool.fetch("select board from board")
        return [row["board"] for row in rows]

    async def _let_go(self, connection: asyncpg.Connection) -> None:
        """Remove the listeners from a connection before it is reused."""
        if not connection.is_closed():
            for channel in (LINES, CALLS, SEATS):
                await connection.remove_listener(channel, self._notified)

    def _notified(self, _c: object, _pid: int, _channel: str, payload: str) -> None:
        """Handle a database notification of boards, or of games of boards."""
        for one in json.loads(payload):
            self._touched.add(one[0] if isinstance(one, list) else int(one))
        self._wake.set()

    async def read(self, boards: Iterable[int] | None) -> None:
        """Read boards again, all of them for None."""
        wanted = None if boards is None else list(boards)
        for row in await self.pool.fetch(_TILES, wanted):
            plain = _plain(row)
            body = _JSON.encode(plain).encode()
            known = self._tiles.setdefault(plain["board"], deque())
            if not known or known[-1].body != body:
                self._version += 1
                now_s = self.now_s()
                known.append(_Tile(plain, body, self._version, now_s))
                self._tiles.move_to_end(plain["board"])
                while len(known) > 1 and known[1].since_s <= now_s - self.delay_s:
                    known.popleft()
        self.streams.wake()

    def tile(self, board: int, *, public: bool = False) -> Json | None:
        """Return a board's tile, None if the board is unknown."""
        found = self._shown(board, public=public)
        return found.plain if found else None

    def whole(self, *, public: bool = False) -> bytes:
        """Return all boards as JSON; to the public as they were a while ago."""
        return _message_body(self._all(public=public))

    def _all(self, *, public: bool) -> list[_Tile]:
        shown = (self._shown(board, public=public) for board in self._tiles)
        return [tile for tile in shown if tile is not None]

    def _shown(self, board: int, *, public: bool) -> _Tile | None:
        """Return the tile that an audience may see; the public's is delayed."""
        until_s = self.now_s() - (self.delay_s if public else 0.0)
        known = self._tiles.get(board, ())
        return next((one for one in reversed(known) if one.since_s <= until_s), None)

    def _changed(self, seen: int, *, late: bool) -> list[_Tile]:
        """Return the tiles changed since a version, newest first."""
        if late:
            return [one for one in self._all(public=True) if one.version > seen]
        found: list[_Tile] = []
        for known in reversed(self._tiles.values()):
            if known[-1].version <= seen:
                break
            found.append(known[-1])
        return found

    def stream(self, *, public: bool = False) -> AsyncGenerator[bytes, None]:
        """Yield all boards, then those that change, as server-sent events."""
        late = public and self.delay_s > 0

        def since(seen: int) -> tuple[int, bytes]:
            changed = self._changed(seen, late=late)
            if not changed and seen >= 0:
                return seen, b""
            name = "wall" if seen < 0 else "change"
            last = max((one.version for one in changed), default=0)
            return last, message(name, _message_body(changed))

        return self.streams.events(
            since,
            pause_s=lambda: _TELL_EVERY_S + _TELL_EACH_S * self.streams.viewers,
            look_s=_LATE_S if late else PING_S,
        )


def _message_body(tiles: Iterable[_Tile]) -> bytes:
    told = b",".join(tile.body for tile in tiles)
    return b'{"at":%.1f,"boards":[%b]}' % (time.time(), told)


def _plain(row: Mapping[str, Any]) -> Json:
    """Return a board's row as the page has it; what is empty is left out."""
    now = json.loads(row["now"]) if row["now"] else {}
    if row["due"] and row["checked"] == row["through"]:
        now["to_move"] = row["due"]
    seat = json.loads(row["seat"]) if row["seat"] else None
    plain = {
        **{key: row[key] for key in ("board", "online", "version", "format", "game")},
        **{key: row[key] for key in ("kind", "over", "fault", "checked", "through")},
        "seen": _seconds(row["seen"]),
        "changed": _seconds(row["changed"]),
        "picture": row["picture"],
        "pictured": _seconds(row["pictured"]),
        "now": now,
        "seat": seat,
        "calls": json.loads(row["calls"]),
    }
    needed = ("board", "online", "calls", "now")
    return {
        k: v for k, v in plain.items() if k in needed or not (v is None or v is False)
    }


def _seconds(at: datetime | None) -> float | None:
    return None if at is None else round(at.astimezone(UTC).timestamp(), 1)
