"""Who may sit at the desk: people with a role and a PIN of their own."""

import hashlib
import hmac
import secrets
from collections.abc import Callable
from dataclasses import dataclass

import asyncpg
from starlette.concurrency import run_in_threadpool

from device.ports import DeviceError
from device.web.door.doorkeeper import Caller, Tried
from device.web.door.roles import Role, role_called
from webkit.attempts import Guesses
from webkit.sessions import Session, Sessions, new_pin

_COST = 2**14
_LONGEST_NAME = 60


class PersonError(DeviceError):
    """A person who cannot be entered, or taken away."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who has a PIN of the desk."""

    name: str
    role: Role


class People:
    """The people of the desk, in the database, and who of them is let in.

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
        self._guesses = Guesses(now_s)

    async def begin(self) -> str | None:
        """Make the first owner if there is none; return the PIN, told only now."""
        owner = await self._pool.fetchval("select 1 from arbiter where role = 'owner'")
        return None if owner else await self.add("owner", Role.OWNER)

    async def all(self) -> list[Person]:
        """Return everybody who has a PIN, by name."""
        rows = await self._pool.fetch("select name, role from arbiter order by name")
        return [Person(row["name"], role_called(row["role"])) for row in rows]

    async def add(self, name: str, role: Role) -> str:
        """Give somebody a new PIN, or the PIN of another role; return it.

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
        hashed = await run_in_threadpool(_hashed, pin, secrets.token_hex(16))
        await self._pool.execute(
            "insert into arbiter (name, role, pin_hash) values ($1, $2, $3) on conflict"
            " (name) do update set role = excluded.role, pin_hash = excluded.pin_hash",
            name,
            role.word,
            hashed,
        )
        return pin

    async def remove(self, name: str) -> None:
        """Take somebody's PIN away, and end the own sessions.

        Raises
        ------
        PersonError
            If there is nobody of that name, or nobody would be left who owns the hall.
        """
        await self._leave_an_owner(name)
        done = await self._pool.execute("delete from arbiter where name = $1", name)
        if done == "DELETE 0":
            raise PersonError(f"there is nobody called {name!r}")
        for session in self.sessions.standing():
            if session.name == name:
                await run_in_threadpool(self.sessions.end, session.number)

    async def try_pin(self, name: str, pin: str, caller: Caller) -> Tried:
        """Return what comes of a name and a PIN."""
        wait_s = self._guesses.wait_s(caller.address)
        if wait_s > 0:
            return Tried(None, wait_s=wait_s)
        row = await self._pool.fetchrow(
            "select role, pin_hash from arbiter where name = $1", name
        )
        known = row["pin_hash"] if row else f"{'0' * 32}$"
        salt = known.partition("$")[0]
        tried = await run_in_threadpool(_hashed, pin, salt)
        if row is None or not hmac.compare_digest(tried, known):
            return Tried(None, tries_left=self._guesses.wrong(caller.address))
        self._guesses.right(caller.address)
        role = role_called(row["role"])
        token = await run_in_threadpool(
            lambda: self.sessions.let_in(
                role, name=name, address=caller.address, device=caller.device
            )
        )
        return Tried(token)

    def session(self, token: str | None) -> Session | None:
        """Return the session of a token, None if it does not stand."""
        return self.sessions.of(token)

    async def _leave_an_owner(self, name: str) -> None:
        owners = await self._pool.fetch("select name from arbiter where role = 'owner'")
        if [row["name"] for row in owners] == [name]:
            raise PersonError(f"{name} is the only owner of this hall")


def _hashed(pin: str, salt: str) -> str:
    """Return a hash that is dear to guess: PINs have few digits."""
    found = hashlib.scrypt(pin.encode(), salt=salt.encode(), n=_COST, r=8, p=1)
    return f"{salt}${found.hex()}"
