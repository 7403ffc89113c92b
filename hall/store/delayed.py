"""Read connections for the public, whose view lags by a fixed delay."""

from pathlib import Path

import asyncpg

from device.ports import SettingsError

SCHEMA = "delayed"
"""The schema of the views that the public reads, and nothing else."""

_ROLE = "mwamuzi_public"
_FILE = Path(__file__).with_name("delayed.sql")


async def delayed_pool(address: str, delay_s: float) -> asyncpg.Pool:
    """Return connections of a role that reads a hall as it was a while ago.

    Raises
    ------
    SettingsError
        If the database does not let the hall make that role.
    """
    script = _FILE.read_text(encoding="utf-8").replace(":delay", f"{delay_s:.3f}")
    connection = await asyncpg.connect(address)
    try:
        async with connection.transaction():
            await connection.execute(script)
    except asyncpg.InsufficientPrivilegeError as error:
        raise SettingsError(
            "--delay needs a database in which the hall may make a role and a schema: "
            f"{error}"
        ) from error
    finally:
        await connection.close()
    as_public = {"role": _ROLE, "search_path": SCHEMA}
    return asyncpg.create_pool(
        address, min_size=1, max_size=8, server_settings=as_public
    )
