"""Accounts of the desk: people with a role and a PIN."""

import time
from collections.abc import Callable
from dataclasses import dataclass

import asyncpg
from starlette.concurrency import run_in_threadpool

from device.ports import DeviceError
from hall.store.store import LOST
from webkit.access import Caller
from webkit.lockout import PIN, Attempts, Tried
from webkit.roles import Role, role_called
from webkit.secret import hashed, is_hash_of, new_pin
from webkit.sessions import Session, Sessions

_KNOWN_S = 1.0
"""Lifetime of a cached role, as another program may change it."""
_LONGEST_NAME = 60


class PersonError(DeviceError):
    """Error raised when an account cannot be created or deleted."""


@dataclass(frozen=True, slots=True)
class Person:
    """Account of the desk, with a PIN."""

    name: str
    role: Role


class People:
    """Accounts of the desk in the database, and their sessions.

    Parameters
    ----------
    sessions
        Who has been let in.
    now_s
        Returns the time in seconds since some fixed moment.
    """

    def __init__(
        self, pool: asyncpg.Pool, sessions: Sessions, now_s: Callable[[], float]
    ) -> None:
        self._pool, self.sessions = pool, sessions
        self.attempts = Attempts(now_s)
        self._known: dict[str, tuple[float, Role, str]] = {}

    async def begin(self) -> str | None:
        """Create the first owner if there is none; return the PIN, shown only now."""
        owner = await self._pool.fetchval("select 1 from arbiter where role = 'owner'")
        return None if owner else await self.add("owner", Role.OWNER)

    async def all(self) -> list[Person]:
        """Return everybody who has a PIN, by name."""
        rows = await self._pool.fetch("select name, role from arbiter order by name")
        return [Person(row["name"], role_called(row["role"])) for row in rows]

    async def add(self, name: str, role: Role) -> str:
        """Create an account, or change its PIN or role; return the PIN.

        Raises
        ------
        PersonError
            If that is no name, or nobody would be left who owns the hall.
        """
        name = " ".join(name.split())
        if not 0 < len(name) <= _LONGEST_NAME:
            raise PersonError(f"a name has 1 to {_LONGEST_NAME} letters")
        if role is not Role.OWNER:
            await self._leave_an_owner(name)
        pin = new_pin()
        kept = await run_in_threadpool(hashed, pin)
        await self._pool.execute(
            "insert into arbiter (name, role, pin_hash) values ($1, $2, $3) on conflict"
            " (name) do update set role = excluded.role, pin_hash = excluded.pin_hash",
            name,
            role.word,
            kept,
        )
        self._known.pop(name, None)
        return pin

    async def remove(self, name: str) -> None:
        """Delete an account; its sessions end.

        Raises
        ------
        PersonError
            If there is nobody of that name, or nobody would be left who owns the hall.
        """
        await self._leave_an_owner(name)
        done = await self._pool.execute("delete from arbiter where name = $1", name)
        if done == "DELETE 0":
            raise PersonError(f"there is nobody called {name!r}")
        self._known.pop(name, None)

    async def try_pin(self, name: str, pin: str, caller: Caller) -> Tried[str]:
        """Return the result of trying a name and a PIN: a session's token."""

        async def looked_at() -> str | None:
            row = await self._pool.fetchrow(
                "select role, pin_hash from arbiter where name = $1", name
            )
            kept = row["pin_hash"] if row else ""
            if not await run_in_threadpool(is_hash_of, kept, pin) or row is None:
                return None
            return await run_in_threadpool(
                lambda: self.sessions.let_in(
                    role_called(row["role"]),
                    name=name,
                    address=caller.address,
                    device=caller.device,
                    mark=_mark(kept),
                )
            )

        return await self.attempts.tried_in_turn(PIN, caller.address, looked_at)

    async def role_of(self, session: Session) -> Role:
        """Return a session's current role; none after a change of PIN."""
        now_s = time.monotonic()
        since_s, role, mark = self._known.get(session.name, (0.0, Role.NOBODY, ""))
        if not mark or now_s - since_s > _KNOWN_S:
            try:
                role, mark = await self._looked_up(session.name)
            except LOST:
                if not mark:
                    raise
            else:
                self._known[session.name] = (now_s, role, mark)
        return role if mark == session.mark else Role.NOBODY

    async def _looked_up(self, name: str) -> tuple[Role, str]:
        row = await self._pool.fetchrow(
            "select role, pin_hash from arbiter where name = $1", name
        )
        if row is None:
            return Role.NOBODY, ""
        return role_called(row["role"]), _mark(row["pin_hash"])

    async def _leave_an_owner(self, name: str) -> None:
        owners = await self._pool.fetch("select name from arbiter where role = 'owner'")
        if [row["name"] for row in owners] == [name]:
            raise PersonError(f"{name} is the only owner of this hall")


def _mark(kept: str) -> str:
    """Return an identifier of a PIN's hash: its salt, which is no secret."""
    return kept.partition("$")[0]
