"""The page's port with TLS: its certificate, kept fresh, and the gate before it."""

import asyncio
import logging
import socket
from collections.abc import Callable

from starlette.datastructures import URL
from starlette.types import ASGIApp

from device.ports import SettingsError
from device.web.page import Page
from device.web.way_in import TwoWays, safe_address, way_in
from device.words.fingerprint import words_of
from webkit.gate import Gate, keep_buffers_small
from webkit.security import own_names
from webkit.tls.keeper import Certificates, context_of, der

log = logging.getLogger(__name__)

LOOKED_AFTER_S = 60.0
"""So often it is seen whether the certificate still fits machine and time."""


class SafePort:
    """Where the page is served with TLS.

    Parameters
    ----------
    certificates
        What it shows of itself.
    listening
        A socket that listens; what `open` returns closes it.

    Raises
    ------
    SettingsError
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

    def address(self, plain: str) -> str:
        """Return this port's address where the plain one's is that."""
        return safe_address(URL(plain), self.number)

    def beside(self, app: ASGIApp, page: Page) -> ASGIApp:
        """Return what answers on both ports; tell the page where it is found.

        Parameters
        ----------
        app
            What answers who calls with TLS.
        page
            Its address is that of the plain port, which leads here. Where phones trust
            the certificate anyhow, it is this port's.
        """
        settings = page.outfit.settings
        named = [name for name in self.certificates.names if "*" not in name]
        if self.certificates.root is None and named:
            page.address = f"https://{named[0]}:{self.number}/".replace(":443/", "/")
        plain = way_in(
            certificates=self.certificates,
            port=self.number,
            address=lambda: page.address,
            language=page.language,
            names=own_names() | {*named, *settings.proxy.names},
        )
        return TwoWays(app, plain)

    def told(self, language: str) -> str:
        """Return where it is, and the words by which people know its root again."""
        root, names = self.certificates.root, self.certificates.names
        where = f"tls: https://{next(iter(names), 'localhost')}:{self.number}/"
        if root is None:
            return f"{where}\n"
        words = " ".join(words_of(der(root), language))
        return f"{where} by a certificate of its own: {words}\n"

    async def open(self, make_door: Callable[[], asyncio.Protocol]) -> asyncio.Server:
        """Let callers in; return what lets them."""
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
            except SettingsError as error:
                log.warning("%s", error)
