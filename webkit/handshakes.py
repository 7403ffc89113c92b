"""TLS handshakes, bounded in time and number, before a connection is served."""

import asyncio
import ssl
from asyncio import sslproto
from collections import OrderedDict, deque
from collections.abc import Callable

from webkit.hosts import home_of
from webkit.quotas import Place, Shares

SHAKEN_WITHIN_S = 10.0
"""A caller who has not shaken hands by then is hung up on."""

MOST_SHAKING = 1000
"""Most pending handshakes; beyond, the address with the most loses its oldest."""

_AT_ONCE = 8
"""Handshakes begun per turn of the event loop, before served connections."""

_FAREWELL_S = 2.0
_BUFFER = 16 * 1024 + 512  # a record of TLS, and what is round it


def keep_buffers_small() -> None:
    """Limit the buffer of a TLS connection to 16 kB, in place of asyncio's 256 kB.

    Many may shake hands at once, and many watch, on a machine with little memory.
    """
    sslproto.SSLProtocol.max_size = _BUFFER


class Gate:
    """TLS terminator: hands a connection to the server once its handshake is done.

    Parameters
    ----------
    context
        What the machine shows of itself.
    make_door
        Returns what is spoken to once hands are shaken.

    Notes
    -----
    Who holds many handshakes open takes room from nobody but himself, and hanging up on
    him too early would only make him call again, and again.
    """

    def __init__(
        self, context: ssl.SSLContext, make_door: Callable[[], asyncio.Protocol]
    ) -> None:
        self.context, self.make_door = context, make_door
        self._shaking = Shares(most=MOST_SHAKING, each=MOST_SHAKING, renews=True)
        self._places: dict[Handshake, Place] = {}
        self._next: OrderedDict[str, deque[Handshake]] = OrderedDict()
        self._usher: asyncio.Task[None] | None = None

    def meet(self) -> "Handshake":
        """Return the protocol of a new connection."""
        return Handshake(self)

    def begin(self, one: "Handshake") -> None:
        """Register a handshake; one above the limit is dropped."""
        place = self._shaking.take(one.address, one.hang_up)
        assert place is not None, "the newest always comes in"
        self._places[one] = place
        self._next.setdefault(one.address, deque()).append(one)
        if self._usher is None or self._usher.done():
            self._usher = asyncio.get_running_loop().create_task(self._usher_in())

    async def _usher_in(self) -> None:
        """Begin a few handshakes at a time, one of each address in turn."""
        while self._next:
            for _ in range(_AT_ONCE):
                if self._next:
                    address, here = self._next.popitem(last=False)
                    here.popleft().shake()
                    if here:
                        self._next[address] = here
            await asyncio.sleep(0)

    def end(self, one: "Handshake") -> None:
        """Unregister a handshake that has ended or failed."""
        place = self._places.pop(one, None)
        if place is not None:
            self._shaking.leave(place)

    def close(self) -> None:
        """Hang up on all who have not shaken hands."""
        for one in list(self._places):
            one.hang_up()


class Handshake(asyncio.Protocol):
    """One TLS handshake in progress.

    Attributes
    ----------
    address
        Where the call comes from; of IPv6 the network.
    """

    def __init__(self, gate: Gate) -> None:
        self.address = ""
        self._gate = gate
        self._line: asyncio.Transport | None = None
        self._early = bytearray()
        self._shaken: asyncio.Task[None] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Wait for a turn to shake hands."""
        assert isinstance(transport, asyncio.Transport)
        self._line = transport
        # Python 3.11.2 reads on where this is asked at once: it has yet to begin.
        asyncio.get_running_loop().call_soon(transport.pause_reading)
        peer = transport.get_extra_info("peername")
        self.address = home_of(str(peer[0])) if isinstance(peer, tuple) else ""
        self._gate.begin(self)

    def shake(self) -> None:
        """Shake hands, now that it is this caller's turn."""
        if self._line is not None and not self._line.is_closing():
            loop = asyncio.get_running_loop()
            self._shaken = loop.create_task(self._shake(self._line))
        else:
            self._gate.end(self)

    def data_received(self, data: bytes) -> None:
        """Buffer the data that arrives with the end of the handshake."""
        self._early += data

    def hang_up(self) -> None:
        """End the connection at once."""
        self._gate.end(self)
        if self._line is not None:
            self._line.abort()

    async def _shake(self, line: asyncio.Transport) -> None:
        try:
            safe = await asyncio.get_running_loop().start_tls(
                line,
                self,
                self._gate.context,
                server_side=True,
                ssl_handshake_timeout=SHAKEN_WITHIN_S,
                ssl_shutdown_timeout=_FAREWELL_S,
            )
        except OSError:  # ssl.SSLError and time that ran out are such
            line.abort()
            return
        finally:
            self._gate.end(self)
        if safe is None or safe.is_closing():
            return
        door = self._gate.make_door()
        safe.set_protocol(door)
        door.connection_made(safe)
        if self._early:
            door.data_received(bytes(self._early))
