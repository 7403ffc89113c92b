"""Migrate the database to the newest schema."""

from pathlib import Path

import asyncpg
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import create_async_engine

_FOLDER = Path(__file__).parent / "migrations"
_LOCK = 24_000  # one program at a time; as good a number as any


async def migrate(address: str) -> None:
    """Run the migrations that a database has not seen yet.

    Parameters
    ----------
    address
        Of the database, as asyncpg takes it: ``postgresql://hall:KEY@HOST:PORT/hall``.

    Raises
    ------
    OSError, asyncpg.PostgresError
        If it cannot be reached, or refuses.
    """
    engine = create_async_engine(
        "postgresql+asyncpg://", async_creator=lambda: asyncpg.connect(address)
    )
    try:
        async with engine.begin() as connection:
            await connection.execute(text(f"select pg_advisory_xact_lock({_LOCK})"))
            await connection.run_sync(_upgrade)
    finally:
        await engine.dispose()


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
