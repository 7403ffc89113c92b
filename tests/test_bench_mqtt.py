import pytest

from bench.hall.mqtt import (
    CONNECTED,
    PING,
    PUBLISH,
    BrokerError,
    Packets,
    packet,
    publish,
    published,
)


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
