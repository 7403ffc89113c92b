"""Web hooks: notify other programs of calls and results, with retries.

A failed message is retried a few times, and then dropped: the database has it all. A
hook that hangs blocks nothing else.
"""

import asyncio
import json
import logging
from collections.abc import Collection, Mapping, Sequence
from typing import Any

import asyncpg

from hall.desk.outgoing_http import HookAddress, post
from hall.store.store import LOST

log = logging.getLogger(__name__)

_TRIES = (0.0, 2.0, 10.0)
_LOOK_S = 1.0
_MOST_WAITING = 1000
_SINCE = """
select extract(epoch from c.came) as at, 'call' as event, c.board, c.game,
    c.kind as what, null as result from call c where c.came > to_timestamp($1)
union all
select extract(epoch from g.ended), 'result', g.board, g.game, g.kind,
    (g.now->'result')::text from game g where g.ended > to_timestamp($1)
order by 1 limit 500
"""


class Hooks:
    """Delivers the hall's events to web hooks.

    Parameters
    ----------
    addresses
        URLs of the hooks, each notified by POST of JSON.
    own
        Hosts of this machine or its network that are allowed as targets, by name.

    Attributes
    ----------
    begun
        Set once events from now on will be delivered.

    Raises
    ------
    SettingsError
        If one is no http or https address.
    """

    def __init__(
        self,
        pool: asyncpg.Pool,
        addresses: Sequence[HookAddress],
        own: Collection[str] = (),
    ) -> None:
        for address in addresses:
            _ = address.parts
        self._pool, self._own = pool, own
        self.begun = asyncio.Event()
        self._waiting = [(a, asyncio.Queue[Any](_MOST_WAITING)) for a in addresses]

    async def run(self) -> None:
        """Deliver until cancelled."""
        if not self._waiting:
            return
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._watch())
            for address, queue in self._waiting:
                tasks.create_task(self._tell(address, queue))

    async def _watch(self) -> None:
        since = await self._pool.fetchval("select extract(epoch from now())")
        told: set[tuple[Any, ...]] = set()
        self.begun.set()
        while True:
            await asyncio.sleep(_LOOK_S)
            try:
                rows = await self._pool.fetch(_SINCE, float(since))
            except LOST as error:
                log.warning("the hooks wait for the database: %s", error)
                continue
            for row in rows:
                key = tuple(row.values())[1:]
                if key not in told:
                    told.add(key)
                    self._put(_message(row))
                since = max(since, row["at"])
            if len(told) > 10 * _MOST_WAITING:
                told.clear()

    def _put(self, message: Mapping[str, Any]) -> None:
        for address, queue in self._waiting:
            if queue.full():
                log.warning("%s is too slow: what it was to be told is left", address)
            else:
                queue.put_nowait(message)

    async def _tell(self, address: HookAddress, queue: "asyncio.Queue[Any]") -> None:
        while True:
            message = await queue.get()
            for pause_s in _TRIES:
                await asyncio.sleep(pause_s)
                try:
                    await asyncio.to_thread(post, address, message, self._own)
                except OSError as error:
                    log.warning("%s was not told: %s", address, error)
                else:
                    break


def _message(row: Mapping[str, Any]) -> dict[str, Any]:
    result = json.loads(row["result"]) if row["result"] else None
    return {
        "event": row["event"],
        "board": row["board"],
        "game": row["game"],
        "what": row["what"],
        "at": round(float(row["at"]), 3),
        **({"result": result} if result else {}),
    }
