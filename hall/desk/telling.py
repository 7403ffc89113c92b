"""What the desk tells boards: decisions until they come back, and who sits where."""

import asyncio
import json
import logging
from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

import aiomqtt
import asyncpg

from device.hall.wire import down
from hall.desk.wall import SEATS

log = logging.getLogger(__name__)

DECISIONS = "hall_decisions"
"""The channel on which it is told for which boards somebody has decided."""

_AGAIN_S = 10.0
_WAIT_S = 2.0

_DUE = """
select id, board, n, deed, side, seconds, says, by_role, by_name from decision
where logged is null and ($1::int[] is null or board = any($1::int[])) order by made
"""
_SEATED = """
select board, seat::text as seat from seat
where $1::int[] is null or board = any($1::int[])
"""


class Broker(Protocol):
    """What publishes messages."""

    async def publish(
        self, topic: str, payload: bytes, qos: int, retain: bool
    ) -> object:
        """Send a message, and return when the broker has it."""


class Telling:
    """Sends what boards have to hear.

    Parameters
    ----------
    connect
        Returns a connection to the broker as the hall's own account.
    """

    def __init__(
        self,
        pool: asyncpg.Pool,
        connect: Callable[[], AbstractAsyncContextManager[Broker]],
    ) -> None:
        self._pool, self._connect = pool, connect

    async def run(self) -> None:
        """Tell boards until this is cancelled; outages are waited for."""
        while True:
            try:
                async with self._pool.acquire() as db, self._connect() as broker:
                    await self._follow(db, broker)
            except (
                OSError,
                aiomqtt.MqttError,
                asyncpg.PostgresError,
                asyncpg.InterfaceError,
            ) as error:
                log.warning("boards cannot be told now: %s", error)
            await asyncio.sleep(_WAIT_S)

    async def _follow(self, db: asyncpg.Connection, broker: Broker) -> None:
        """Tell boards as the database notifies, until its connection ends."""
        wake = asyncio.Event()
        decided: set[int] = set()
        seated: set[int] = set()
        await db.add_listener(DECISIONS, _noting(decided, wake))
        await db.add_listener(SEATS, _noting(seated, wake))
        db.add_termination_listener(lambda _: wake.set())
        await self._seat(broker, None)
        await self._decide(broker, None)
        while not db.is_closed():
            try:
                async with asyncio.timeout(_AGAIN_S):
                    await wake.wait()
            except TimeoutError:
                await self._decide(broker, None)
                continue
            wake.clear()
            await self._decide(broker, _taken(decided))
            await self._seat(broker, _taken(seated))

    async def _decide(self, broker: Broker, boards: Iterable[int] | None) -> None:
        """Send what was decided and is in no log yet."""
        wanted = None if boards is None else list(boards)
        for row in await self._pool.fetch(_DUE, wanted):
            body = json.dumps(decision_plain(row), ensure_ascii=False).encode()
            topic = down(row["board"], "decision")
            await broker.publish(topic, body, 1, False)

    async def _seat(self, broker: Broker, boards: Iterable[int] | None) -> None:
        """Send who sits where; the broker keeps it for boards that come later."""
        wanted = None if boards is None else list(boards)
        for row in await self._pool.fetch(_SEATED, wanted):
            topic = down(row["board"], "seat")
            await broker.publish(topic, row["seat"].encode(), 1, True)


def _noting(boards: set[int], wake: asyncio.Event) -> Callable[..., None]:
    """Return what takes up a notification of boards."""

    def note(_c: object, _pid: int, _channel: str, payload: str) -> None:
        boards.update(json.loads(payload))
        wake.set()

    return note


def _taken(boards: set[int]) -> list[int]:
    found = sorted(boards)
    boards.clear()
    return found


def decision_plain(row: Mapping[str, Any]) -> dict[str, Any]:
    """Return a decision as its board hears it, and writes it into its log."""
    optional = {"line": row["n"], "side": row["side"], "seconds": row["seconds"]}
    return {
        "type": "decision",
        "id": str(row["id"]),
        "deed": row["deed"],
        **{key: value for key, value in optional.items() if value is not None},
        "says": row["says"],
        "who": {"role": row["by_role"], "name": row["by_name"]},
    }
