"""Minimal MQTT 3.1.1 client for thousands of simulated boards in one process.

Received packets are passed to a callback; messages published in one iteration of the
event loop are written at once. A library would dominate the CPU time to be measured.
"""

import asyncio
import struct
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from device.hall.wire import LONGEST_MESSAGE

CONNECT, CONNECTED, PUBLISH, PUBLISHED = 0x10, 0x20, 0x30, 0x40
SUBSCRIBE, SUBSCRIBED, PING, PONG, GOODBYE = 0x82, 0x90, 0xC0, 0xD0, 0xE0
"""The kinds of packets; a PUBLISH has its manner in its lower half."""

_CLEAN, _NAMED = 0x02, 0xC0
_RETAIN, _ONCE_AT_LEAST = 0x01, 0x02
_LONGEST = LONGEST_MESSAGE + 1_000
_IDS = 60_000

Take = Callable[[str, bytes], None]
"""What takes up a message: its topic and what it holds. It must not wait."""


class BrokerError(ConnectionError):
    """Error raised when a broker refuses a board, or is gone."""


def packet(kind: int, body: bytes) -> bytes:
    """Return a packet: its kind, how long it is, and what it holds."""
    size, left = bytearray(), len(body)
    while True:
        left, digit = left >> 7, left & 127
        size.append(digit | (128 if left else 0))
        if not left:
            return bytes([kind]) + bytes(size) + body


def text(told: str) -> bytes:
    """Return a text as a packet holds it."""
    content = told.encode()
    return struct.pack(">H", len(content)) + content


def connect(name: str, user: str, key: str, alive_s: int) -> bytes:
    """Return the packet that begins a session in which nothing is kept."""
    how = bytes([4, _NAMED | _CLEAN]) + struct.pack(">H", alive_s)
    return packet(CONNECT, text("MQTT") + how + text(name) + text(user) + text(key))


def subscribe(number: int, wanted: Sequence[tuple[str, int]]) -> bytes:
    """Return the packet that asks for topics, each with the QoS that is wanted."""
    topics = b"".join(text(topic) + bytes([qos]) for topic, qos in wanted)
    return packet(SUBSCRIBE, struct.pack(">H", number) + topics)


def publish(
    topic: str, message: bytes, *, number: int = 0, retain: bool = False
) -> bytes:
    """Return a PUBLISH packet: with a number it is acknowledged."""
    kind = PUBLISH | (_ONCE_AT_LEAST if number else 0) | (_RETAIN if retain else 0)
    named = text(topic) + (struct.pack(">H", number) if number else b"")
    return packet(kind, named + message)


def published(kind: int, body: bytes) -> tuple[str, int, bytes]:
    """Return topic, number (0: none) and message of a PUBLISH."""
    ends = 2 + (body[0] << 8 | body[1])
    topic = body[2:ends].decode(errors="replace")
    if not kind & 0x06:
        return topic, 0, body[ends:]
    return topic, body[ends] << 8 | body[ends + 1], body[ends + 2 :]


class Packets:
    """Splits a byte stream into packets."""

    def __init__(self) -> None:
        self._rest = b""
        self._skips = 0

    def of(self, content: bytes) -> Iterator[tuple[int, bytes]]:
        """Yield kind and body of each packet that is whole now.

        One that is longer than any message of ours is passed over.
        """
        if self._skips:
            skipped = min(self._skips, len(content))
            self._skips, content = self._skips - skipped, content[skipped:]
        content = self._rest + content if self._rest else content
        at, end = 0, len(content)
        while at + 2 <= end:
            size, first = content[at + 1], at + 2
            if size > 127:
                size, first = _length(content, at + 1)
            if size > _LONGEST:
                self._skips = max(0, first + size - end)
                at = min(end, first + size)
                continue
            if size < 0 or first + size > end:
                break
            yield content[at], content[first : first + size]
            at = first + size
        self._rest = content[at:]


def _length(content: bytes, at: int) -> tuple[int, int]:
    """Return a packet's length and header size; -1 if the header is incomplete."""
    size = shift = 0
    for place in range(at, min(at + 4, len(content))):
        size |= (content[place] & 127) << shift
        shift += 7
        if content[place] < 128:
            return size, place + 1
    if len(content) >= at + 4:
        raise BrokerError("what comes is not MQTT")
    return -1, at


class Connection(asyncio.Protocol):
    """A connection of one board to a broker.

    Parameters
    ----------
    take
        What takes up each message.
    """

    def __init__(self, take: Take) -> None:
        loop = asyncio.get_running_loop()
        self._take, self._loop, self._packets = take, loop, Packets()
        self._transport: asyncio.Transport | None = None
        self._out: list[bytes] = []
        self._answers: asyncio.Queue[bytes] = asyncio.Queue()
        self._gone: asyncio.Future[None] = loop.create_future()
        self._number = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Store the transport."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        """Fail pending calls, as the connection is over."""
        if not self._gone.done():
            self._gone.set_exception(BrokerError(str(exc or "the broker hung up")))
            self._gone.exception()  # it is no fault if nobody asks

    def data_received(self, data: bytes) -> None:
        """Process received data."""
        try:
            for kind, body in self._packets.of(data):
                self._came(kind, body)
        except (BrokerError, IndexError):
            self.close()

    def _came(self, kind: int, body: bytes) -> None:
        match kind & 0xF0:
            case 0x30:
                topic, number, message = published(kind, body)
                if number:
                    self.write(packet(PUBLISHED, struct.pack(">H", number)))
                self._take(topic, message)
            case 0x20 | 0x90:
                self._answers.put_nowait(body)

    def write(self, content: bytes) -> None:
        """Write something together with all else of this turn of the loop."""
        if not self._out:
            self._loop.call_soon(self._flush)
        self._out.append(content)

    def _flush(self) -> None:
        content, self._out = b"".join(self._out), []
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(content)

    def publish(
        self, topic: str, message: bytes, *, qos: int = 0, retain: bool = False
    ) -> None:
        """Publish a message."""
        if qos:
            self._number = self._number % _IDS + 1
        number = self._number if qos else 0
        self.write(publish(topic, message, number=number, retain=retain))

    async def answer(self, asked: bytes) -> bytes:
        """Return the broker's response to a packet.

        Raises
        ------
        BrokerError
            If the connection is gone.
        """
        self.write(asked)
        answer = asyncio.ensure_future(self._answers.get())
        either: set[asyncio.Future[Any]] = {answer, self._gone}
        await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        if not answer.done():
            answer.cancel()
            self._gone.result()
        return await answer

    def close(self) -> None:
        """End it; may be called twice."""
        if self._transport is not None:
            self._transport.close()
