import asyncio
from dataclasses import replace

import pytest

from hall.mqtt import (
    CONNECTED,
    PING,
    PUBLISH,
    BrokerError,
    Packets,
    connected,
    packet,
    publish,
    published,
)
from hall.services.services import Services


@pytest.mark.parametrize("size", [1, 2, 7, 1_000_000])
def test_packets_are_whole_however_they_come(size: int) -> None:
    long = publish("t/ü", b"x" * 20_000, number=300)
    content = packet(PING, b"") + long + publish("a", b"b") + packet(CONNECTED, b"\0\0")
    packets = Packets()

    found = [
        one
        for at in range(0, len(content), size)
        for one in packets.of(content[at : at + size])
    ]

    assert [kind for kind, _ in found] == [PING, PUBLISH | 2, PUBLISH, CONNECTED]
    assert published(*found[1]) == ("t/ü", 300, b"x" * 20_000)
    assert published(*found[2]) == ("a", 0, b"b")


@pytest.mark.parametrize("size", [4096, 10_000_000])
def test_what_is_longer_than_any_message_of_ours_is_passed_over(size: int) -> None:
    content = publish("a", b"x" * 2_000_000) + publish("a", b"b")
    packets = Packets()

    found = [
        one
        for at in range(0, len(content), size)
        for one in packets.of(content[at : at + size])
    ]

    assert [published(*one)[2] for one in found] == [b"b"]


def test_what_is_not_mqtt_is_refused() -> None:
    with pytest.raises(BrokerError):
        list(Packets().of(b"\x30\xff\xff\xff\xff\xff"))


def test_what_is_told_is_heard_and_a_wrong_key_is_said(services: Services) -> None:
    broker = services.addresses.broker

    async def act() -> None:
        heard: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()

        def take(topic: str, message: bytes) -> None:
            heard.put_nowait((topic, message))

        wanted = [("mwamuzi/test/+", 1)]
        async with connected(broker, "test", take, wanted) as connection:
            for qos in (0, 1):
                connection.publish("mwamuzi/test/a", b"%d" % qos, qos=qos)
            await connection.drain()
            async with asyncio.timeout(10):
                assert [await heard.get() for _ in range(2)] == [
                    ("mwamuzi/test/a", b"0"),
                    ("mwamuzi/test/a", b"1"),
                ]
        with pytest.raises(BrokerError):
            await connection.keep(30)
        with pytest.raises(BrokerError, match="refuses the hall"):
            async with connected(replace(broker, key="no"), "test", take, wanted):
                pass

    asyncio.run(act())
