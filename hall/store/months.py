"""Start day of a game, and the table partition of that month's lines."""

from datetime import UTC, date, datetime, timedelta

import asyncpg

_LOCK = 24_001
_FIRST = date(2020, 1, 1)
"""No board of ours played earlier; a clock that says so is wrong."""


def today() -> date:
    """Return the day, by the clock of the hall and in UTC."""
    return datetime.now(UTC).date()


def day_of(game: str, seen: date) -> date:
    """Return the day a game began: its id begins with it, else when it was first seen.

    A day that cannot be, by the hall's own clock, does not count.
    """
    try:
        day = date.fromisoformat(game[:10])
    except ValueError:
        return seen
    return day if _FIRST <= day <= seen + timedelta(days=1) else seen


async def make_month(connection: asyncpg.Connection, day: date) -> None:
    """Make the partition of a day's month, if it is not there.

    Lines of that month that lie in the partition for all others already stay there.
    """
    first = day.replace(day=1)
    after = (first + timedelta(days=31)).replace(day=1)
    name = f"line_{first:%Y_%m}"
    async with connection.transaction():
        await connection.execute(f"select pg_advisory_xact_lock({_LOCK})")
        there = await connection.fetchval(
            "select to_regclass($1) is not null or exists ("
            "select from line_other where day >= $2 and day < $3)",
            name,
            first,
            after,
        )
        if not there:
            await connection.execute(
                f"create table {name} partition of line "
                f"for values from ('{first}') to ('{after}')"
            )
