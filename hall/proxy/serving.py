"""Process that serves the port for boards until it is stopped."""

import asyncio
import logging
import socket
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path

from hall.proxy.relay import BoardRelay
from hall.services.places import HallFolder
from webkit.safe_port import SafePort
from webkit.serving import allow_many_callers, listening
from webkit.tls.keeper import LEAF, GivenCertificates

log = logging.getLogger(__name__)

WHAT = "the port for boards"
INSTEAD = "another --port, or another --host"
_EVERY_S = 10.0
_FAREWELL_S = 0.05


async def carry(places: HallFolder, host: str, port: int) -> None:
    """Relay boards' packets to the broker, until cancelled.

    Raises
    ------
    ServingError
        If the port is taken, or there is no certificate.
    """
    allow_many_callers()
    relay = BoardRelay(port=places.addresses().broker.port)
    there = listening(host, port, INSTEAD, WHAT)
    async with carrying(relay, there, places.tls / LEAF):
        while True:
            await asyncio.sleep(_EVERY_S)
            for line in told_of(relay):
                log.warning("%s", line)
            relay.ended.clear()
            relay.slowed.clear()


@asynccontextmanager
async def carrying(
    relay: BoardRelay, there: socket.socket, certificate: Path
) -> AsyncIterator[None]:
    """Accept boards' connections on a listening socket.

    Parameters
    ----------
    certificate
        A file with key and certificate (PEM); a new one is taken up.
    """
    safe = SafePort(GivenCertificates(certificate, certificate), there)
    server = await safe.open(relay.door)
    try:
        yield
    finally:
        safe.close()
        server.close()
        relay.close()
        await asyncio.sleep(_FAREWELL_S)


def told_of(relay: BoardRelay) -> Iterable[str]:
    """Yield a log line for boards that were slowed or disconnected."""
    for account in relay.slowed:
        yield f"board {account} sends more than a board may; it waits"
    for reason, count in relay.ended.items():
        yield f"connections of boards that were ended, {reason}: {count}"
