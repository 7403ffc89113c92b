"""MQTT client on asyncio: paho driven by the event loop, for any broker."""

import asyncio
import ssl
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

from paho.mqtt import client as paho
from paho.mqtt.enums import CallbackAPIVersion

from device.ports import DeviceError
from hall.services.places import Broker
from webkit.tls.trusting import trusting

Take = Callable[[str, bytes], None]
"""Callback for a message: topic and payload. It must not block."""

_MOST_AT_ONCE = 200
"""Messages read per wake-up, before other tasks of the event loop run."""

_STEP_S = 1.0
_SLOW_S = 0.01


class BrokerError(DeviceError, ConnectionError):
    """Error raised when a broker refuses the hall, or is gone."""


class BrokerConnection:
    """A connection to a broker; `connected` makes one.

    Parameters
    ----------
    client
        The paho client to drive.
    take
        Callback for each message.
    """

    def __init__(self, client: paho.Client, take: Take) -> None:
        self._client, self._take = client, take
        self._loop = asyncio.get_running_loop()
        self._gone: asyncio.Future[None] = self._loop.create_future()
        self._answers: asyncio.Queue[Sequence[Any]] = asyncio.Queue()
        self._count = 0
        client.on_connect = lambda _c, _u, _f, reason, _p: self._answered([reason])
        client.on_subscribe = lambda _c, _u, _m, reasons, _p: self._answered(reasons)
        client.on_disconnect = lambda _c, _u, _f, reason, _p: self._lost(str(reason))
        client.on_message = self._came
        client.on_socket_open = self._opened
        client.on_socket_close = self._closed
        client.on_socket_register_write = self._has_to_write
        client.on_socket_unregister_write = self._has_written

    def _opened(self, _client: paho.Client, _user: Any, at: Any) -> None:
        self._soon(self._loop.add_reader, at, self._read)

    def _closed(self, _client: paho.Client, _user: Any, at: Any) -> None:
        self._loop.remove_reader(at)
        self._loop.remove_writer(at)

    def _has_to_write(self, client: paho.Client, _user: Any, at: Any) -> None:
        self._soon(self._loop.add_writer, at, client.loop_write)

    def _has_written(self, _client: paho.Client, _user: Any, at: Any) -> None:
        self._soon(self._loop.remove_writer, at)

    def _soon(self, call: Callable[..., object], at: Any, *more: object) -> None:
        """Schedule a call on the loop; thread-safe, as paho connects from a thread."""
        self._loop.call_soon_threadsafe(
            lambda: call(at, *more) if at.fileno() >= 0 else None
        )

    def _came(self, _client: paho.Client, _user: Any, told: paho.MQTTMessage) -> None:
        self._count += 1
        self._take(told.topic, bytes(told.payload))

    def _read(self) -> None:
        """Read the packets that have arrived: paho reads one at a time."""
        for _ in range(_MOST_AT_ONCE):
            before = self._count
            self._client.loop_read()
            if self._count == before and not self._holds_more():
                return
        self._loop.call_soon(self._read)

    def _holds_more(self) -> bool:
        """Return True if TLS holds decrypted bytes, which select() cannot see."""
        at = self._client.socket()
        return isinstance(at, ssl.SSLSocket) and at.pending() > 0

    def _answered(self, reasons: Sequence[Any]) -> None:
        self._answers.put_nowait(reasons)

    def _lost(self, reason: str) -> None:
        if not self._gone.done():
            self._gone.set_exception(BrokerError(f"the broker is gone: {reason}"))
            self._gone.exception()  # it is no fault if nobody asks

    async def answer(self) -> Sequence[Any]:
        """Return the reasons of the broker's next answer.

        Raises
        ------
        BrokerError
            If the connection is gone.
        """
        answer = asyncio.ensure_future(self._answers.get())
        either: set[asyncio.Future[Any]] = {answer, self._gone}
        await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        if not answer.done():
            answer.cancel()
            self._gone.result()
        return await answer

    def publish(
        self, topic: str, message: bytes, *, qos: int = 0, retain: bool = False
    ) -> None:
        """Publish a message; `drain` waits while the broker is slow."""
        self._client.publish(topic, message, qos=qos, retain=retain)

    async def drain(self) -> None:
        """Wait until all is written.

        Raises
        ------
        BrokerError
            If the connection is gone.
        """
        while self._client.want_write() and not self._gone.done():
            await asyncio.sleep(_SLOW_S)
        if self._gone.done():
            self._gone.result()

    async def keep(self) -> None:
        """Stay connected until that ends.

        Raises
        ------
        BrokerError
            If the connection is gone, or the broker silent.
        """
        while not self._gone.done():
            await asyncio.wait({self._gone}, timeout=_STEP_S)
            self._client.loop_misc()
        self._gone.result()


@asynccontextmanager
async def connected(
    broker: Broker,
    name: str,
    take: Take,
    wanted: Sequence[tuple[str, int]],
    *,
    alive_s: int = 30,
    waits_s: float = 20.0,
) -> AsyncIterator[BrokerConnection]:
    """Be connected to a broker.

    Parameters
    ----------
    name
        The session's; a broker ends an older one of the same name.
    take
        Callback for each message.
    wanted
        The topics that are read, each with its QoS.
    alive_s
        Interval of keep-alive packets.
    waits_s
        Timeout of an answer.

    Raises
    ------
    OSError
        If it cannot be reached, or refuses; `BrokerError` is one.
    """
    client = paho.Client(
        CallbackAPIVersion.VERSION2,
        name,
        clean_session=True,
        reconnect_on_failure=False,
    )
    client.username_pw_set(broker.user, broker.key)
    client.connect_timeout = waits_s
    context = trusting(broker.authority)
    if context is not None:
        client.tls_set_context(context)
    connection = BrokerConnection(client, take)
    try:
        async with asyncio.timeout(waits_s):
            await asyncio.to_thread(client.connect, broker.host, broker.port, alive_s)
            (reason,) = await connection.answer()
            if reason.is_failure:
                raise BrokerError(f"the broker refuses the hall: {reason}")
            client.subscribe(list(wanted))
            for (topic, _), reason in zip(
                wanted, await connection.answer(), strict=True
            ):
                if reason.is_failure:
                    raise BrokerError(f"the broker does not let the hall read {topic}")
        yield connection
    finally:
        client.disconnect()
