"""Process of the desk: its web server, and the tasks that follow the database."""

import asyncio
import logging
import os
import signal
import socket
import sys
import time
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass

import asyncpg

from device.ports import SettingsError
from hall.desk.app import make_app
from hall.desk.desk import Desk
from hall.desk.hooks import Hooks
from hall.desk.joining import Joining
from hall.desk.outgoing_http import HookAddress
from hall.desk.people import People
from hall.desk.wall import Wall
from hall.services.mosquitto import Accounts
from hall.services.places import HallFolder
from hall.store.delayed import delayed_pool
from hall.store.store import Store
from hall.tournament.repository import TournamentStore
from hall.tournament.result_recording import take_results
from webkit.address import address_of
from webkit.serving import Manner as Serving
from webkit.serving import WebServer, allow_many_callers, listening
from webkit.sessions import Sessions

log = logging.getLogger(__name__)

_WAIT_S = 2.0
_JOURNAL_VARIABLE = "JOURNAL_STREAM"

INSTEAD = "another --desk-port, or another --desk-host"
"""What to name where the desk cannot listen."""


@dataclass(frozen=True, kw_only=True)
class DeskOptions:
    """Configuration of the desk's server.

    Attributes
    ----------
    host, port
        Where its page listens; port 0: any free one.
    delay_s
        So much later the public sees what happened.
    closed
        Whether nothing is shown to who has no PIN.
    tls
        Whether it is served with the hall's own certificate.
    boards_port
        Where boards reach the broker; 0: only those of this machine do.
    hooks
        The addresses notified of calls and results.
    hooks_own
        Hosts of the hall's own network that these may be at.
    names
        Under which the page may be called besides this machine's own.
    """

    host: str
    port: int
    delay_s: float = 0.0
    closed: bool = False
    tls: bool = False
    boards_port: int = 0
    hooks: tuple[HookAddress, ...] = ()
    hooks_own: frozenset[str] = frozenset()
    names: frozenset[str] = frozenset()


async def serve_desk(places: HallFolder, manner: DeskOptions) -> None:
    """Serve the desk's page until a signal stops it.

    Raises
    ------
    SettingsError
        If it cannot listen there, or no hall runs.
    """
    allow_many_callers()
    there = listening(manner.host, manner.port, INSTEAD)
    address = places.addresses().database
    async with AsyncExitStack() as stack:
        pool = await stack.enter_async_context(await _pool(address))
        delayed = None
        if manner.delay_s:
            opened = await delayed_pool(address, manner.delay_s)
            delayed = await stack.enter_async_context(opened)
        desk = Desk(
            pool=pool,
            delayed=delayed,
            people=People(pool, Sessions(places.data / "desk"), time.monotonic),
            wall=Wall(pool, manner.delay_s),
            store=Store(pool),
            may_watch=not manner.closed,
        )
        pin = await desk.people.begin()
        plain = address_of(manner.host, there.getsockname()[1])
        page = plain.replace("http:", "https:") if manner.tls else plain
        sys.stdout.write(f"desk: {page}\n")
        if pin is not None:
            sys.stdout.write(f"owner's PIN (name: owner), {_told(pin, places)}\n")
        sys.stdout.flush()
        server = _server(desk, places, manner, there)
        hooks = Hooks(pool, manner.hooks, manner.hooks_own)
        following = asyncio.gather(
            desk.wall.run(), hooks.run(), take_results(pool, TournamentStore(pool))
        )
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, server.stop)
        try:
            await server.serve(sockets=server.sockets)
        finally:
            following.cancel()
            with suppress(asyncio.CancelledError):
                await following


def _told(pin: str, places: HallFolder) -> str:
    """Return the text that announces the PIN; a journal gets only a file's path."""
    if _JOURNAL_VARIABLE not in os.environ:
        return f"told only now: {pin}"
    path = places.data / "owner.pin"
    path.touch(mode=0o600)
    path.write_text(f"{pin}\n", encoding="ascii")
    return f"kept in {path}: delete it once you have read it"


def _server(
    desk: Desk, places: HallFolder, manner: DeskOptions, there: socket.socket
) -> WebServer:
    """Return the desk's web server, with the hall's certificate or without TLS."""
    joining = Joining(
        accounts=_accounts(places),
        authority=places.authority,
        port=manner.boards_port,
        sessions=desk.people.sessions,
        attempts=desk.people.attempts,
    )
    app = make_app(desk, joining, manner.names)
    ends = Serving(end_streams=desk.wall.streams.close)
    if not manner.tls:
        return WebServer(app, there, None, ends)
    from webkit.safe_port import SafePort  # only who has TLS reads its library
    from webkit.tls.keeper import LEAF, GivenCertificates

    leaf = places.tls / LEAF
    if not leaf.exists():
        raise SettingsError("--desk-tls: the hall has no certificate of its own")
    return WebServer(app, None, SafePort(GivenCertificates(leaf, leaf), there), ends)


def _accounts(places: HallFolder) -> Accounts | None:
    """Return the accounts of the hall's own broker, None if it is another's."""
    accounts = Accounts(places.broker)
    return accounts if accounts.names() else None


async def _pool(address: str) -> asyncpg.Pool:
    """Return connections to the database, which may have yet to come up."""
    while True:
        try:
            return await asyncpg.create_pool(address, min_size=2, max_size=8)
        except (OSError, asyncpg.PostgresError) as error:
            log.warning("the desk waits for the database: %s", error)
            await asyncio.sleep(_WAIT_S)
