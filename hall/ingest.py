"""Ingest lines from the broker: batched, committed, and only then acknowledged.

Process ``i`` of ``k`` takes the boards of its shards. It is stateless: uncommitted
lines are not acknowledged, and the boards send them again.
"""

import asyncio
import logging
import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from contextlib import AsyncExitStack

import asyncpg

from device.clock import SystemClock
from device.hall.wire import (
    SHARDS,
    LogLine,
    Picture,
    Status,
    Stored,
    WireError,
    all_of_shard,
    board_and_kind,
    down,
)
from hall.downlink import send_decisions
from hall.mqtt import BrokerConnection, connected
from hall.services.places import Addresses
from hall.store.batch import GameKey
from hall.store.store import LOST, Store

log = logging.getLogger(__name__)

BATCH_S = (0.02, 0.1)
"""So long lines are gathered before they are stored: as long as the last batch took,
within these bounds. Where much comes, batches grow and a line costs less."""

LINES_A_S = 400.0
"""Rate limit of one board, lines a second; the board sends the others again."""

MOST_WAITING = 20_000
"""Queue limit of lines to be stored; the boards send the others again."""

_MOST_BYTES = 64_000_000
_LARGE = 8_192  # a longer line counts as several
_BATCH = 2_000
_MOST_PICTURES = 16
_AGAIN_S = (0.5, 15.0)
_EVERY_S = 10.0
_WAITS_S = 20.0
_ALIVE_S = 30

_BY_INDEX = {"enable_seqscan": "off", "enable_hashjoin": "off"}
"""A batch names its rows: they are looked up, also by a plan of when there were few."""

_REFUSED = (
    asyncpg.DataError,
    asyncpg.IntegrityConstraintViolationError,
    ValueError,
)


def shards_of(index: int, count: int) -> list[int]:
    """Return the shards that process ``index`` of ``count`` takes."""
    return [shard for shard in range(SHARDS) if shard % count == index]


class Inbox:
    """Bounded queue of lines from the boards that wait to be stored.

    Attributes
    ----------
    left_out
        How many messages were not taken, by the reason.
    seen
        Boards that have sent a line, and are there.
    """

    def __init__(self) -> None:
        self._lines: list[tuple[int, LogLine]] = []
        self._bytes = 0
        self._may: dict[int, tuple[float, float]] = {}
        self.statuses: dict[int, Status] = {}
        self.pictures: list[tuple[int, Picture]] = []
        self.seen: set[int] = set()
        self.left_out: Counter[str] = Counter()
        self.came = asyncio.Event()

    def take(self, topic: str, message: bytes, now_s: float) -> None:
        """Enqueue a message, unless it is invalid or the queue is full."""
        try:
            board, kind = board_and_kind(topic)
            self._take(board, kind, message, now_s)
        except WireError as error:
            self.left_out["malformed"] += 1
            log.debug("%s: %s", topic, error)

    def _take(self, board: int, kind: str, message: bytes, now_s: float) -> None:
        if not self._is_within(board, 1 + len(message) // _LARGE, now_s):
            self.left_out["too many of one board"] += 1
            return
        match kind:
            case "line":
                line = LogLine.unpacked(message)
                self.seen.add(board)
                full = len(self._lines) >= MOST_WAITING
                if full or self._bytes > _MOST_BYTES:
                    self.left_out["too many at once"] += 1
                    return
                self._lines.append((board, line))
                self._bytes += len(line.text)
            case "status":
                status = self.statuses[board] = Status.unpacked(message)
                if not status.online:
                    self.seen.discard(board)
            case "picture" if len(self.pictures) < _MOST_PICTURES:
                self.pictures.append((board, Picture.unpacked(message)))
            case "picture":
                self.left_out["too many pictures"] += 1
            case _:
                raise WireError(f"{kind!r} is nothing that a board sends")
        self.came.set()

    def lines(self) -> Sequence[tuple[int, LogLine]]:
        """Return lines to be stored next; the inbox has them no more."""
        batch, self._lines = self._lines[:_BATCH], self._lines[_BATCH:]
        self._bytes -= sum(len(line.text) for _, line in batch)
        return batch

    @property
    def is_empty(self) -> bool:
        """Return True if nothing waits."""
        return not (self._lines or self.statuses or self.pictures)

    def _is_within(self, board: int, cost: int, now_s: float) -> bool:
        """Return True if a board may send so much more."""
        left, then_s = self._may.get(board, (LINES_A_S, now_s))
        left = min(LINES_A_S, left + (now_s - then_s) * LINES_A_S)
        within = left >= cost
        self._may[board] = (left - cost if within else left, now_s)
        return within


class Ingest:
    """Process that stores boards' messages.

    Parameters
    ----------
    addresses
        Of database and broker.
    index, count
        It is process ``index`` of ``count``, counted from 0.
    """

    def __init__(self, addresses: Addresses, index: int = 0, count: int = 1) -> None:
        self._addresses = addresses
        self._broker = addresses.broker.of_process(index)
        self._name = f"mwamuzi-hall-{index}-{count}"
        self._shards = shards_of(index, count)
        self._clock = SystemClock()

    async def run(self) -> None:
        """Store until it is cancelled; what is away is tried again and again."""
        again_s = _AGAIN_S[0]
        while True:
            began_s = self._clock.now_s()
            try:
                await self._session()
            except* LOST as errors:
                error = errors.exceptions[0]
                log.warning("broker or database are away: %r", error)
            if self._clock.now_s() - began_s > _AGAIN_S[1]:
                again_s = _AGAIN_S[0]
            await asyncio.sleep(again_s * random.uniform(0.7, 1.3))  # noqa: S311 - not all at once
            again_s = min(2 * again_s, _AGAIN_S[1])

    async def _session(self) -> None:
        """Store as long as both broker and database are there."""
        async with AsyncExitStack() as stack:
            pool = asyncpg.create_pool(
                self._addresses.database,
                min_size=1,
                max_size=2,
                command_timeout=_WAITS_S,
                timeout=_WAITS_S,
                reset=_as_it_is,
                server_settings=_BY_INDEX,
            )
            store = Store(await stack.enter_async_context(pool))
            await store.all_offline(self._shards)
            inbox = Inbox()

            def take(topic: str, message: bytes) -> None:
                inbox.take(topic, message, self._clock.now_s())

            client = await stack.enter_async_context(
                connected(
                    self._broker,
                    self._name,
                    take,
                    wanted(self._shards),
                    alive_s=_ALIVE_S,
                    waits_s=_WAITS_S,
                )
            )
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(client.keep())
                tasks.create_task(_write(client, inbox, store))
                tasks.create_task(_look_after(inbox, store))
                tasks.create_task(send_decisions(client, store, self._shards))


async def _as_it_is(_connection: asyncpg.Connection) -> None:
    """Leave a connection as it is: nothing is ever set on it that should not stay."""


def wanted(shards: Iterable[int]) -> list[tuple[str, int]]:
    """Return the topics that are read, each with its QoS.

    A line needs no acknowledgement between broker and hall: the hall acknowledges it
    once stored, and the board sends it again until then.
    """
    kinds = (("line", 0), ("status", 1), ("picture", 1))
    return [(all_of_shard(s, kind), qos) for s in shards for kind, qos in kinds]


async def _write(client: BrokerConnection, inbox: Inbox, store: Store) -> None:
    """Store a batch, and acknowledge it."""
    loop = asyncio.get_running_loop()
    least_s, most_s = BATCH_S
    took_s = 0.0
    while True:
        await inbox.came.wait()
        await asyncio.sleep(min(max(took_s, least_s), most_s))
        began_s = loop.time()
        inbox.came.clear()
        stored = await put(store, inbox.lines(), inbox.left_out)
        for (board, game), through in stored.items():
            client.publish(down(board, "stored"), Stored(game, through).packed())
        await client.drain()
        if inbox.statuses:
            statuses, inbox.statuses = inbox.statuses, {}
            await store.statuses(statuses)
        if inbox.pictures:
            board, picture = inbox.pictures.pop(0)
            await store.picture(board, picture.game, picture.name, picture.jpeg)
        if not inbox.is_empty:
            inbox.came.set()
        took_s = loop.time() - began_s


async def put(
    store: Store, lines: Sequence[tuple[int, LogLine]], left_out: Counter[str]
) -> Mapping[GameKey, int]:
    """Store lines; of a batch that the database refuses, all games but the guilty one.

    Returns
    -------
    dict
        For each game, through which line it is stored.
    """
    try:
        return await store.put(lines)
    except _REFUSED as error:
        log.warning("the database refuses lines: %s", error)
    stored: dict[GameKey, int] = {}
    for key in dict.fromkeys((board, line.game) for board, line in lines):
        own = [one for one in lines if (one[0], one[1].game) == key]
        try:
            stored.update(await store.put(own))
        except _REFUSED:
            left_out["refused by the database"] += len(own)
    return stored


async def _look_after(inbox: Inbox, store: Store) -> None:
    """Store the boards seen, and log rejected messages, periodically."""
    while True:
        await asyncio.sleep(_EVERY_S)
        seen, inbox.seen = inbox.seen, set()
        await store.seen(sorted(seen))
        for line in told_of(inbox.left_out):
            log.warning("%s", line)
        inbox.left_out.clear()


def told_of(left_out: Mapping[str, int]) -> Iterable[str]:
    """Yield a log line for each kind of rejected messages."""
    for reason, count in left_out.items():
        yield f"messages that were not taken, {reason}: {count}"
