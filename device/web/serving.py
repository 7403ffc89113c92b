"""The page's server: uvicorn, stopped although phones still watch."""

import logging
import resource
import socket
import threading
from functools import partial
from types import FrameType
from typing import TYPE_CHECKING

import anyio.to_thread
import uvicorn
from starlette.types import ASGIApp

from device.ports import SettingsError
from device.web.app import make_app
from device.web.page import Page
from webkit.address import address_of
from webkit.callers import Callers, Door
from webkit.proxied import Proxied, trust_in

if TYPE_CHECKING:
    from device.web.safe_port import SafePort  # only who has TLS reads its library

log = logging.getLogger(__name__)

_WAIT_FOR_PHONES_S = 2
_WAITING_CALLERS = 256
_MOST_CALLERS = 800
_MOST_FILES = 4096
_WORKERS = 3


class PageServer(uvicorn.Server):
    """A server that ends its streams before it waits for them.

    Parameters
    ----------
    page
        What is served.
    host, port
        Where it listens; port 0 is any free one.
    safe
        Where it listens with TLS too, if it does: then the plain port only tells how
        a phone comes to trust the machine.

    Raises
    ------
    SettingsError
        If it cannot listen there.
    """

    def __init__(
        self, page: Page, host: str, port: int, *, safe: "SafePort | None" = None
    ) -> None:
        self._page, self._safe = page, safe
        proxy = page.outfit.settings.proxy
        is_proxy = trust_in(proxy.trusted_proxies)
        self._callers = Callers(is_proxy)
        self._socket = listening(host, port)
        page.address = address_of(host, self._socket.getsockname()[1])
        app: ASGIApp = make_app(page, frozenset(proxy.names))
        if safe is not None:
            app = safe.beside(app, page)
        super().__init__(
            uvicorn.Config(
                Proxied(app, is_proxy, proxy.address_header),
                log_level="error",
                log_config=None,
                access_log=False,
                server_header=False,
                date_header=False,
                proxy_headers=False,
                lifespan="off",
                timeout_graceful_shutdown=_WAIT_FOR_PHONES_S,
                timeout_keep_alive=20,
                h11_max_incomplete_event_size=16 * 1024,
                ws="none",
                http=partial(Door, callers=self._callers),  # type: ignore[arg-type]  # called as a class is
                limit_concurrency=_MOST_CALLERS,
            )
        )

    def serve_on(self) -> None:
        """Serve until a signal, or `stop`."""
        self.run(sockets=[self._socket])

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin, with few threads for what takes long: the referee goes first."""
        anyio.to_thread.current_default_thread_limiter().total_tokens = _WORKERS
        await super().startup(sockets)
        if self._safe is not None:
            self.servers.append(await self._safe.open(self._door))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End; who has not shaken hands is waited for no longer."""
        if self._safe is not None:
            self._safe.close()
        await super().shutdown(sockets)

    def _door(self) -> Door:
        return Door(
            callers=self._callers,
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
        )

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Take up a signal: end the streams, then stop."""
        self._page.hub.close()
        super().handle_exit(sig, frame)

    def stop(self) -> None:
        """Stop from another thread."""
        self._page.hub.close()
        self.should_exit = True


class PageThread:
    """A server on a thread of its own, beside a loop that runs on the main one.

    Parameters
    ----------
    server
        Not yet serving.
    """

    def __init__(self, server: PageServer) -> None:
        self._server = server
        self._thread = threading.Thread(
            target=server.serve_on, name="page", daemon=True
        )

    def start(self) -> None:
        """Serve from now on."""
        self._thread.start()

    def close(self) -> None:
        """Stop serving; may be called twice."""
        self._server.stop()
        if self._thread.ident is not None:
            self._thread.join()


def allow_many_callers() -> None:
    """Let this program hold as many connections open as many phones need."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _MOST_FILES if hard == resource.RLIM_INFINITY else min(_MOST_FILES, hard)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def listening(
    host: str, port: int, instead: str = "another --port, or another page.host"
) -> socket.socket:
    """Return a socket that listens.

    Parameters
    ----------
    instead
        What to name where that cannot be.

    Raises
    ------
    SettingsError
        If it cannot listen there.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
        found.listen(_WAITING_CALLERS)
    except OSError as error:
        found.close()
        raise SettingsError(
            f"the page cannot listen on {host} port {port}: {error.strerror or error}; "
            f"name {instead}"
        ) from error
    return found
