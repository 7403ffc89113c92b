"""TLS port: renewed certificates, and the handshake gate before it."""

import asyncio
import logging
import socket
from collections.abc import Callable

from webkit.errors import ServingError
from webkit.handshakes import Gate, keep_buffers_small
from webkit.tls.keeper import Certificates, context_of

log = logging.getLogger(__name__)

LOOKED_AFTER_S = 60.0
"""So often it is seen whether the certificate still fits machine and time."""


class SafePort:
    """TLS port of an application.

    Parameters
    ----------
    certificates
        What it shows of itself.
    listening
        A socket that listens; what `open` returns closes it.

    Raises
    ------
    ServingError
        If there is no certificate.
    """

    def __init__(self, certificates: Certificates, listening: socket.socket) -> None:
        self.certificates = certificates
        self._context = context_of(certificates)
        keep_buffers_small()
        self._listening = listening
        self._gate: Gate | None = None
        self._care: asyncio.Task[None] | None = None

    @property
    def number(self) -> int:
        """Return the port's number."""
        found: int = self._listening.getsockname()[1]
        return found

    async def open(self, make_door: Callable[[], asyncio.Protocol]) -> asyncio.Server:
        """Listen; return the server."""
        loop = asyncio.get_running_loop()
        self._gate = Gate(self._context, make_door)
        self._care = loop.create_task(self._look_after())
        return await loop.create_server(self._gate.meet, sock=self._listening)

    def close(self) -> None:
        """Hang up on all who are not let in yet."""
        if self._care is not None:
            self._care.cancel()
        if self._gate is not None:
            self._gate.close()

    async def _look_after(self) -> None:
        """Renew the certificate for ever, also when the machine's addresses change."""
        while True:
            await asyncio.sleep(LOOKED_AFTER_S)
            try:
                if await asyncio.to_thread(self.certificates.see_to):
                    self.certificates.load(self._context)
            except ServingError as error:
                log.warning("%s", error)
