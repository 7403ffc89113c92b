"""A connection to a broker of any make, as the hall needs it: it takes and it tells."""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager

import aiomqtt

from device.ports import DeviceError
from device.tls.trusting import trusting
from hall.services.places import Broker

Take = Callable[[str, bytes], None]
"""What takes up a message: its topic and what it holds. It must not wait."""

_REFUSED = 0x80
_MOST_WAITING = 20_000


class BrokerError(DeviceError, ConnectionError):
    """Error raised when a broker refuses the hall, or is gone."""


class Connection:
    """A connection to a broker; `connected` makes one.

    Parameters
    ----------
    take
        What takes up each message, from when `keep` runs.
    """

    def __init__(self, client: aiomqtt.Client, take: Take) -> None:
        self._client, self._take = client, take

    async def publish(
        self, topic: str, message: bytes, *, qos: int = 0, retain: bool = False
    ) -> None:
        """Tell something.

        Raises
        ------
        BrokerError
            If the connection is gone.
        """
        try:
            await self._client.publish(topic, message, qos=qos, retain=retain)
        except aiomqtt.MqttError as error:
            raise BrokerError(str(error)) from error

    async def keep(self) -> None:
        """Take up what comes, until that ends.

        Raises
        ------
        BrokerError
            If the connection is gone.
        """
        try:
            async for message in self._client.messages:
                if isinstance(message.payload, bytes):
                    self._take(message.topic.value, message.payload)
        except aiomqtt.MqttError as error:
            raise BrokerError(str(error)) from error


@asynccontextmanager
async def connected(
    broker: Broker,
    name: str,
    take: Take,
    wanted: Sequence[tuple[str, int]],
    *,
    alive_s: int = 30,
    waits_s: float = 20.0,
) -> AsyncIterator[Connection]:
    """Be connected to a broker.

    Parameters
    ----------
    name
        The session's; a broker ends an older one of the same name.
    take
        What takes up each message.
    wanted
        The topics that are read, each with its QoS.
    alive_s
        So often the broker hears something at least.
    waits_s
        So long an answer is waited for.

    Raises
    ------
    BrokerError
        If it cannot be reached, or refuses.
    """
    client = aiomqtt.Client(
        broker.host,
        broker.port,
        username=broker.user,
        password=broker.key,
        identifier=name,
        clean_session=True,
        keepalive=alive_s,
        timeout=waits_s,
        tls_context=trusting(broker.authority),
        max_queued_incoming_messages=_MOST_WAITING,
    )
    try:
        async with client:
            granted = await client.subscribe([(topic, qos) for topic, qos in wanted])
            codes = [one if isinstance(one, int) else one.value for one in granted]
            for (topic, _), code in zip(wanted, codes, strict=True):
                if code >= _REFUSED:
                    raise BrokerError(f"the broker does not let the hall read {topic}")
            yield Connection(client, take)
    except aiomqtt.MqttError as error:
        raise BrokerError(f"the broker refuses the hall: {error}") from error
