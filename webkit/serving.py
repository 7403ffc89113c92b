"""HTTP server (uvicorn) that shuts down although streams are open."""

import resource
import socket
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from types import FrameType
from typing import TYPE_CHECKING

import anyio.to_thread
import uvicorn
from starlette.types import ASGIApp

from webkit.connections import Connection, Connections
from webkit.errors import ServingError
from webkit.hosts import Network
from webkit.proxied import Proxied, trust_in

if TYPE_CHECKING:
    from webkit.safe_port import SafePort  # only who has TLS reads its library

_WAIT_FOR_PHONES_S = 2
_WAITING_CALLERS = 256
_MOST_FILES = 4096


@dataclass(frozen=True, kw_only=True)
class Manner:
    """Configuration of an application's server.

    Attributes
    ----------
    end_streams
        Ends what would go on for ever.
    proxies, address_header
        Trusted proxies, and the header with the client's address.
    body_within_s
        How long the body of a request to a path may take.
    workers
        How many threads do what takes long; None: as many as usual.
    """

    end_streams: Callable[[], None]
    proxies: Sequence[Network] = ()
    address_header: str = "x-forwarded-for"
    body_within_s: Mapping[str, float] = field(default_factory=dict)
    workers: int | None = None


class WebServer(uvicorn.Server):
    """HTTP server that ends its streams at shutdown.

    Parameters
    ----------
    app
        What answers.
    plain, safe
        Where it listens without TLS, and with it; one of them may be None.
    """

    def __init__(
        self,
        app: ASGIApp,
        plain: socket.socket | None,
        safe: "SafePort | None",
        manner: Manner,
    ) -> None:
        self._plain, self._safe, self._manner = plain, safe, manner
        is_proxy = trust_in(manner.proxies)
        self.connections = Connections(is_proxy, manner.body_within_s)
        super().__init__(
            uvicorn.Config(
                Proxied(app, is_proxy, manner.address_header),
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
                http=partial(Connection, connections=self.connections),  # type: ignore[arg-type]  # called as a class is
            )
        )

    @property
    def sockets(self) -> list[socket.socket]:
        """Return the address of the port without TLS."""
        return [] if self._plain is None else [self._plain]

    def serve_on(self) -> None:
        """Serve until a signal, or `stop`."""
        self.run(sockets=self.sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, with a thread pool for blocking work."""
        if self._manner.workers is not None:
            limiter = anyio.to_thread.current_default_thread_limiter()
            limiter.total_tokens = self._manner.workers
        await super().startup(sockets)
        if self._safe is not None:
            self.servers.append(await self._safe.open(self._connection))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End; who has not shaken hands is waited for no longer."""
        if self._safe is not None:
            self._safe.close()
        await super().shutdown(sockets)

    def _connection(self) -> Connection:
        return Connection(
            connections=self.connections,
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
        )

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Handle a signal: end the streams, then stop."""
        self._manner.end_streams()
        super().handle_exit(sig, frame)

    def stop(self) -> None:
        """Stop, from any thread."""
        self._manner.end_streams()
        self.should_exit = True


class ServerThread:
    """HTTP server on a thread of its own.

    Parameters
    ----------
    server
        Not yet serving.
    """

    def __init__(self, server: WebServer) -> None:
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
    """Raise the limit of open connections of this process."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _MOST_FILES if hard == resource.RLIM_INFINITY else min(_MOST_FILES, hard)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def listening(
    host: str,
    port: int,
    instead: str = "another --port, or another page.host",
    what: str = "the page",
) -> socket.socket:
    """Return a socket that listens.

    Parameters
    ----------
    instead
        What to name where that cannot be.
    what
        What is served there.

    Raises
    ------
    ServingError
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
        raise ServingError(
            f"{what} cannot listen on {host} port {port}: {error.strerror or error}; "
            f"name {instead}"
        ) from error
    return found
