"""The gate of the safe port: who shakes hands is let in, who dawdles is hung up on."""

import asyncio
import ssl
from collections import OrderedDict
from collections.abc import Callable

from device.web.callers import Callers

SHAKEN_WITHIN_S = 10.0
"""A caller who has not shaken hands by then is hung up on."""

MOST_SHAKING = 192
"""So many shake hands at once, of all addresses; the oldest goes."""

_FAREWELL_S = 2.0


class Gate:
    """Where callers shake hands before they come to the door.

    Parameters
    ----------
    context
        What the machine shows of itself.
    callers
        All connections that wait, those at the door too: none of one address may
        have many.
    make_door
        Returns what is spoken to once hands are shaken.
    """

    def __init__(
        self,
        context: ssl.SSLContext,
        callers: Callers,
        make_door: Callable[[], asyncio.Protocol],
    ) -> None:
        self.context, self.callers, self.make_door = context, callers, make_door
        self._shaking: OrderedDict[Handshake, None] = OrderedDict()

    def meet(self) -> "Handshake":
        """Return what a new connection speaks to."""
        return Handshake(self)

    def begin(self, one: "Handshake") -> None:
        """Take up that somebody wants to shake hands; the oldest of too many goes."""
        self._shaking[one] = None
        self.callers.waits(one, one.address)
        if len(self._shaking) > MOST_SHAKING:
            next(iter(self._shaking)).hang_up()

    def end(self, one: "Handshake") -> None:
        """Take up that hands are shaken, or that nobody will shake them."""
        self._shaking.pop(one, None)
        self.callers.waits_no_more(one, one.address)

    def close(self) -> None:
        """Hang up on all who have not shaken hands."""
        for one in list(self._shaking):
            one.hang_up()


class Handshake(asyncio.Protocol):
    """One caller at the gate.

    Attributes
    ----------
    address
        Where the call comes from.
    answered
        Never: at the door it is another.
    """

    answered = False

    def __init__(self, gate: Gate) -> None:
        self.address = ""
        self._gate = gate
        self._line: asyncio.Transport | None = None
        self._early = bytearray()
        self._shaken: asyncio.Task[None] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin to shake hands."""
        assert isinstance(transport, asyncio.Transport)
        self._line = transport
        transport.pause_reading()
        peer = transport.get_extra_info("peername")
        self.address = str(peer[0]) if isinstance(peer, tuple) else ""
        self._gate.begin(self)
        self._shaken = asyncio.get_running_loop().create_task(self._shake(transport))

    def data_received(self, data: bytes) -> None:
        """Keep what came together with the end of the handshake."""
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
