"""Messages from hall to boards: decisions, resent until logged, and seats."""

import asyncio
import json
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from device.hall.wire import SHARDS, down
from device.log.lines import DecisionRecord, named
from hall.mqtt import BrokerConnection
from hall.store.store import Store

_STEP_S = 0.5
_AGAIN_STEPS = 20
"""A decision that is not logged yet is told again after so many steps."""

_DUE = """
select * from decision where logged is null and board % $1 = any($2::int[])
    and ($3 or made > $4) order by made
"""
_SEATS = """
select board, seat from seat where board % $1 = any($2::int[]) and ($3 or since > $4)
"""


async def send_decisions(
    client: BrokerConnection, store: Store, shards: Sequence[int]
) -> None:
    """Send decisions and seats to boards as they come, until cancelled.

    Parameters
    ----------
    shards
        The shards of boards to be served.
    """
    asked = "select clock_timestamp()"
    step, since = 0, datetime(1970, 1, 1, tzinfo=UTC)
    while True:
        every = step % _AGAIN_STEPS == 0
        now: datetime = await store.pool.fetchval(asked)
        for row in await store.pool.fetch(_DUE, SHARDS, shards, every, since):
            message = json.dumps(decided(row), ensure_ascii=False).encode()
            client.publish(down(row["board"], "decision"), message, qos=1)
        for row in await store.pool.fetch(_SEATS, SHARDS, shards, step == 0, since):
            seat = row["seat"].encode()
            client.publish(down(row["board"], "seat"), seat, qos=1, retain=True)
        await client.drain()
        since, step = now, step + 1
        await asyncio.sleep(_STEP_S)


def decided(row: Mapping[str, Any]) -> dict[str, Any]:
    """Return the record ``decision`` that a board is sent, and then logs.

    ``call`` is the line that it answers, of the log of ``game``; a player's own call is
    no line.
    """
    told = {
        **named(DecisionRecord),
        "id": str(row["id"]),
        "game": row["game"],
        "call": row["n"] if row["n"] is None or row["n"] >= 0 else None,
        "deed": row["deed"],
        "side": row["side"],
        "seconds": row["seconds"],
        "says": row["says"],
        "who": {"role": row["by_role"], "name": row["by_name"]},
    }
    return {key: value for key, value in told.items() if value is not None}
