"""MQTT proxy of a board's connection: TLS to broker, with a rate limit per account."""

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from hall.proxy.packets import Meter, PacketError, sign_in
from webkit.quotas import Place, Shares

COST_A_S = 100_000.0
"""Rate of an account, cost a second: 190 short packets, or as many bytes."""

BURST = 1_600_000.0
"""Burst of an account: a picture."""

SIGNS_IN_WITHIN_S = 10.0
"""Who has not signed in by then is hung up on."""

READS_WITHIN_S = 30.0
"""Who does not read for so long is hung up on: the broker keeps what he leaves."""

_MOST = 4_000
_ACCEPTED = (
    b"\x20\x02\x00\x00"  # CONNACK; the third byte may say that a session is there
)


@dataclass(slots=True)
class Allowance:
    """Rate limit of an account, over all its connections.

    Attributes
    ----------
    left
        What it may send now; below 0 it waits.
    """

    left: float = BURST
    then_s: float | None = None

    def spend(self, cost: float, now_s: float) -> float:
        """Charge the cost of some data; return the seconds to wait."""
        passed_s = 0.0 if self.then_s is None else now_s - self.then_s
        self.left = min(BURST, self.left + passed_s * COST_A_S) - cost
        self.then_s = now_s
        return max(0.0, -self.left / COST_A_S)


@dataclass(slots=True, kw_only=True)
class BoardRelay:
    """State shared by all connections of boards.

    Attributes
    ----------
    port
        Of the broker, on this machine.
    ended
        How many were hung up on, by the reason.
    slowed
        How often an account had to wait.
    boards
        Who is connected.
    """

    port: int
    shares: Shares = field(
        default_factory=lambda: Shares(most=_MOST, each=_MOST, renews=True)
    )
    ended: Counter[str] = field(default_factory=Counter)
    slowed: Counter[str] = field(default_factory=Counter)
    boards: "set[BoardLine]" = field(default_factory=set)
    _allowances: dict[str, Allowance] = field(default_factory=dict)

    def door(self) -> "BoardLine":
        """Return the protocol of a new connection."""
        return BoardLine(self)

    def allowance(self, account: str) -> Allowance:
        """Return the rate limit of an authenticated account."""
        return self._allowances.setdefault(account, Allowance())

    def close(self) -> None:
        """Hang up on all."""
        for board in list(self.boards):
            board.hang_up("the hall ends")


class BoardLine(asyncio.Protocol):
    """The board's end of a connection."""

    def __init__(self, relay: BoardRelay) -> None:
        self._relay, self._loop = relay, asyncio.get_running_loop()
        self._line: asyncio.Transport | None = None
        self._place: Place | None = None
        self._due: asyncio.TimerHandle | None = None
        self._reaching: asyncio.Task[None] | None = None
        self._broker = _Broker(self)
        self._early, self._meter = bytearray(), Meter()
        self._account = ""
        self._allowance: Allowance | None = None
        self._holds: set[str] = set()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take a place, and wait for its sign-in."""
        assert isinstance(transport, asyncio.Transport)
        self._line = transport
        self._relay.boards.add(self)
        peer = transport.get_extra_info("peername")
        self._place = self._relay.shares.take(
            str(peer[0]), lambda: self.hang_up("room for another")
        )
        if self._place is None:
            self.hang_up("no room")
        self._within(SIGNS_IN_WITHIN_S, "no sign-in in time")

    def connection_lost(self, _exc: Exception | None) -> None:
        """Close the broker's end after the board's."""
        self._relay.boards.discard(self)
        if self._due is not None:
            self._due.cancel()
        if self._place is not None:
            self._relay.shares.leave(self._place)
        if self._reaching is not None:
            self._reaching.cancel()
        self._broker.close()

    def data_received(self, data: bytes) -> None:
        """Process the board's data."""
        try:
            if self._allowance is not None:
                self._forward(data)
                return
            self._early += data
            if self._account:
                return
            if (found := sign_in(bytes(self._early))) is not None:
                self._account, size = found
                self.hold("sign-in")
                packet = bytes(self._early[:size])
                del self._early[:size]
                self._reaching = self._loop.create_task(self._reach(packet))
        except PacketError as error:
            self.hang_up(str(error))

    def pause_writing(self) -> None:
        """Apply backpressure to the broker: the board does not read."""
        self._broker.hold("board")
        self._within(READS_WITHIN_S, "nothing read in time")

    def resume_writing(self) -> None:
        """Release the backpressure on the broker."""
        self._broker.let_go("board")
        if self._due is not None:
            self._due.cancel()

    def accepted(self) -> None:
        """Admit the board after the broker accepted the account."""
        if self._due is not None:
            self._due.cancel()
        if self._place is not None:
            self._place.known = True
        self._allowance = self._relay.allowance(self._account)
        early = bytes(self._early)
        self._early.clear()
        self.let_go("sign-in")
        self.data_received(early)

    def write(self, data: bytes) -> None:
        """Send something to the board."""
        if self._line is not None:
            self._line.write(data)

    def close(self) -> None:
        """End it, once all that was written is sent."""
        if self._line is not None:
            self._line.close()

    def hang_up(self, reason: str) -> None:
        """End it at once."""
        self._relay.ended[reason] += 1
        self._broker.close()
        if self._line is not None:
            self._line.abort()

    def hold(self, reason: str) -> None:
        """Read no more, for a reason."""
        if self._line is not None and not self._holds:
            self._line.pause_reading()
        self._holds.add(reason)

    def let_go(self, reason: str) -> None:
        """Read on, if nothing else is against it."""
        if reason in self._holds:
            self._holds.remove(reason)
            if self._line is not None and not self._holds:
                self._line.resume_reading()

    def _forward(self, data: bytes) -> None:
        assert self._allowance is not None
        cost = self._meter.cost(data)
        self._broker.write(data)
        wait_s = self._allowance.spend(cost, self._loop.time())
        if wait_s > 0:
            self._relay.slowed[self._account] += 1
            self.hold("allowance")
            self._loop.call_later(wait_s, self.let_go, "allowance")

    def _within(self, seconds: float, reason: str) -> None:
        if self._due is not None:
            self._due.cancel()
        self._due = self._loop.call_later(seconds, self.hang_up, reason)

    async def _reach(self, packet: bytes) -> None:
        """Sign in at the broker."""
        make: Callable[[], _Broker] = lambda: self._broker  # noqa: E731 - asyncio asks for one
        try:
            await self._loop.create_connection(make, "127.0.0.1", self._relay.port)
        except OSError:
            self.hang_up("the broker is away")
            return
        self._broker.write(packet)


class _Broker(asyncio.Protocol):
    """The broker's end of a connection."""

    def __init__(self, board: BoardLine) -> None:
        self._board = board
        self._line: asyncio.Transport | None = None
        self._answer = b""
        self._closed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._line = transport
        if self._closed:
            transport.abort()

    def connection_lost(self, _exc: Exception | None) -> None:
        self._board.close()

    def data_received(self, data: bytes) -> None:
        self._board.write(data)
        if len(self._answer) < len(_ACCEPTED):
            self._answer = (self._answer + data)[: len(_ACCEPTED)]
            if self._answer == _ACCEPTED:
                self._board.accepted()

    def pause_writing(self) -> None:
        self._board.hold("broker")

    def resume_writing(self) -> None:
        self._board.let_go("broker")

    def write(self, data: bytes) -> None:
        if self._line is not None:
            self._line.write(data)

    def hold(self, _reason: str) -> None:
        if self._line is not None:
            self._line.pause_reading()

    def let_go(self, _reason: str) -> None:
        if self._line is not None:
            self._line.resume_reading()

    def close(self) -> None:
        self._closed = True
        if self._line is not None:
            self._line.abort()
