import asyncio
from dataclasses import replace

import pytest

from hall.mqtt import BrokerError, connected
from hall.services.services import Services


def test_what_is_told_is_heard_and_a_wrong_key_is_said(services: Services) -> None:
    broker = services.addresses.broker

    async def act() -> None:
        heard: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()

        def take(topic: str, message: bytes) -> None:
            heard.put_nowait((topic, message))

        wanted = [("mwamuzi/test/+", 1)]
        async with connected(broker, "test", take, wanted) as connection:
            keeping = asyncio.create_task(connection.keep())
            for qos in (0, 1):
                connection.publish("mwamuzi/test/a", b"%d" % qos, qos=qos)
            async with asyncio.timeout(10):
                assert [await heard.get() for _ in range(2)] == [
                    ("mwamuzi/test/a", b"0"),
                    ("mwamuzi/test/a", b"1"),
                ]
        with pytest.raises(BrokerError):
            await keeping
        with pytest.raises(BrokerError, match="refuses the hall"):
            async with connected(replace(broker, key="no"), "test", take, wanted):
                pass

    asyncio.run(act())
