import random
import struct

import pytest

from bench.hall.mqtt import PING, connect, packet, publish, subscribe, text
from device.hall.wire import LONGEST_MESSAGE, LogLine, Picture, Status, down, up
from hall.proxy.packets import PACKET_COST, Meter, PacketError, sign_in

LINE = publish(up(7, "line"), LogLine("g", 0, "{}").packed(), number=3)
FINE = (
    LINE,
    publish(up(7, "status"), Status(online=True).packed(), number=4, retain=True),
    publish(
        up(7, "picture"),
        Picture("g", "1.jpg", b"\xff\xd8".ljust(1_400_000)).packed(),
        number=5,
    ),
    subscribe(1, [(down(7, kind), 1) for kind in ("stored", "decision", "seat")]),
    packet(PING, b""),
    packet(0x40, b"\0\1"),
    packet(0xE0, b""),
)
"""What a board sends: each kind of packet that is of use to it."""

WRONG = {
    "another CONNECT": connect("7", "7", "key", 30),
    "longer than a message": publish("t", bytes(LONGEST_MESSAGE + 1_001)),
    "kept for ever": publish(up(7, "picture"), bytes(1_100), retain=True),
    "a deep filter": subscribe(1, [("/".join("x" * 600), 1)]),
    "a long acknowledgement": packet(0x40, bytes(3)),
    "a kind for brokers": packet(0x20, bytes(2)),
    "AUTH": packet(0xF0, b""),
    "no length": b"\x30\xff\xff\xff\xff\x01",
}


def test_what_a_board_sends_costs_its_bytes_and_packets_however_it_is_cut() -> None:
    stream, rng = b"".join(FINE), random.Random(1)

    for most in (1, 7, 5_000, len(stream)):
        meter, cost, at = Meter(), 0, 0
        while at < len(stream):
            size = rng.randint(1, most) if most > 1 else 1_000
            cost += meter.cost(stream[at : at + size])
            at += size
        assert cost == len(stream) + len(FINE) * PACKET_COST


@pytest.mark.parametrize("name", WRONG)
def test_a_packet_that_no_board_sends_ends_the_connection(name: str) -> None:
    meter = Meter()
    meter.cost(LINE)

    with pytest.raises(PacketError):
        meter.cost(WRONG[name])


def test_every_kind_of_packet_is_bounded() -> None:
    longest = b"\xff\xff\xff\x7f"
    for first in range(256):
        with pytest.raises(PacketError):
            Meter().cost(bytes([first]) + longest)


def test_subscriptions_are_bounded_together() -> None:
    meter = Meter()
    one = subscribe(1, [("x" * 200, 1)])
    meter.cost(39 * one)

    with pytest.raises(PacketError, match="subscriptions"):
        meter.cost(39 * one)


def test_a_sign_in_is_whole_or_waited_for() -> None:
    whole = connect("mwamuzi-7", "7", "key", 30)

    assert sign_in(whole + LINE) == ("7", len(whole))
    assert [sign_in(whole[:n]) for n in range(1, len(whole))] == [None] * (
        len(whole) - 1
    )


def body(**told: bytes | int) -> bytes:
    """Return a CONNECT of which some parts are others."""
    flags = told.get("flags", 0xC2)
    assert isinstance(flags, int)
    manner, user = told.get("manner", b"\0\4MQTT\4"), told.get("user", text("7"))
    assert isinstance(manner, bytes)
    assert isinstance(user, bytes)
    rest = struct.pack(">BH", flags, 30) + text("id") + user + text("key")
    return packet(0x10, manner + rest)


@pytest.mark.parametrize(
    "content",
    [
        LINE,
        b"GET / HTTP/1.1\r\n",
        body(manner=b"\0\4MQTT\5"),
        body(flags=0xC0),  # the broker would keep messages for it
        body(flags=0x02),
        body(user=text("hall-0")),
        body(user=text("07")),
        body(user=b"\xff\xff7"),
        packet(0x10, b""),
        packet(0x10, bytes(5_000)),
    ],
)
def test_who_signs_in_otherwise_than_a_board_is_refused(content: bytes) -> None:
    with pytest.raises(PacketError):
        sign_in(content)
