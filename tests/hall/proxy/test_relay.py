import socket
import ssl
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import SimpleNamespace

import paho.mqtt.client as mqtt
import pytest
from paho.mqtt.enums import CallbackAPIVersion

from bench.hall.mqtt import PING, connect, packet, publish, subscribe
from device.hall.wire import down, up
from hall.proxy.packets import PACKET_COST
from hall.proxy.relay import BURST, COST_A_S, Allowance, BoardRelay
from hall.services.services import Services
from tests.hall.proxy.proxied import proxied
from webkit.tls.keeper import LEAF, OwnCertificates
from webkit.tls.names import names_here
from webkit.tls.trusting import trusting

KEY = "k" * 24
ACCEPTED = b"\x20\x02\x00\x00"


def test_an_account_waits_for_what_it_sent_too_much_and_no_longer() -> None:
    allowance = Allowance()

    assert allowance.spend(BURST, 0.0) == 0.0
    assert allowance.spend(COST_A_S, 0.0) == 1.0
    assert allowance.spend(COST_A_S, 1.0) == 1.0
    assert allowance.spend(BURST, 1000.0) == 0.0


@pytest.fixture(scope="module")
def port(services: Services) -> Iterator[SimpleNamespace]:
    own = OwnCertificates(services.places.data / "proxy-tls", names=names_here)
    own.see_to()
    root = services.places.data / "proxy-root.pem"
    root.write_bytes((own.folder / "root.pem").read_bytes())
    relay = BoardRelay(port=services.addresses.broker.port)
    with proxied(relay.port, own.folder / LEAF, relay) as number:
        yield SimpleNamespace(number=number, root=root, relay=relay)


def line(port: SimpleNamespace, root: Path) -> ssl.SSLSocket:
    context = trusting(root)
    assert context is not None
    plain = socket.create_connection(("127.0.0.1", port.number), timeout=5.0)
    return context.wrap_socket(plain, server_hostname="localhost")


@contextmanager
def board(port: SimpleNamespace, number: int) -> Iterator[ssl.SSLSocket]:
    """A board that has signed in."""
    with line(port, port.root) as at:
        at.sendall(connect("x", str(number), KEY, 60))
        assert at.recv(4) == ACCEPTED
        yield at


def test_a_board_that_floods_takes_its_allowance_and_nothing_of_others(
    services: Services, port: SimpleNamespace
) -> None:
    assert services.broker is not None
    services.broker.accounts.set({"1001": KEY, "1002": KEY})
    heard: Counter[str] = Counter()
    hall = mqtt.Client(CallbackAPIVersion.VERSION2)
    broker = services.addresses.broker.of_process(9)
    hall.username_pw_set(broker.user, broker.key)
    hall.on_message = lambda *told: heard.update([told[2].topic])
    hall.connect("127.0.0.1", broker.port)
    hall.subscribe([(f"{up(1001, '')}+", 0), (f"{up(1002, '')}+", 0)])
    hall.loop(1.0)
    began_s = time.monotonic()

    small = publish(up(1001, "line"), b"{")
    with board(port, 1002) as honest:
        for _ in range(4):  # signing in again gives it nothing more
            with board(port, 1001) as mad, suppress(OSError):
                mad.settimeout(0.5)
                mad.sendall(60_000 * small)
        for number in range(1, 33):
            honest.sendall(publish(up(1002, "line"), b"{}", number=number))
            assert honest.recv(4) == packet(0x40, number.to_bytes(2))
    lasted_s = time.monotonic() - began_s
    while heard[up(1002, "line")] < 32:
        assert hall.loop(5.0) == mqtt.MQTT_ERR_SUCCESS
    hall.disconnect()

    most = BURST + COST_A_S * lasted_s + 5 * 2**14 / len(small) * PACKET_COST
    assert 0 < heard[up(1001, "line")] * (PACKET_COST + len(small)) < most
    assert heard[up(1002, "line")] == 32
    assert port.relay.slowed["1001"] > 0
    assert port.relay.slowed["1002"] == 0


@pytest.mark.parametrize(
    "content",
    [
        publish(up(1003, "picture"), bytes(2_000), retain=True),
        subscribe(1, [("/".join("x" * 600), 1)]),
        packet(0xF0, b""),
        packet(PING, b"x"),
    ],
)
def test_who_sends_what_no_board_sends_is_hung_up_on(
    services: Services, port: SimpleNamespace, content: bytes
) -> None:
    assert services.broker is not None
    services.broker.accounts.set({"1003": KEY})

    with board(port, 1003) as at, suppress(ConnectionError):
        at.sendall(content)
        assert at.recv(1) == b""


def test_nothing_reaches_the_broker_before_it_has_accepted_the_account(
    services: Services, port: SimpleNamespace
) -> None:
    assert services.broker is not None
    services.broker.accounts.set({"1004": KEY})

    with line(port, port.root) as at, suppress(ConnectionError):
        at.sendall(connect("x", "1004", "wrong", 60) + 99 * packet(PING, b""))
        assert at.recv(4)[3] == 5
        assert at.recv(1) == b""
    with line(port, port.root) as at:
        wanted = subscribe(1, [(down(1004, "seat"), 1)])
        at.sendall(connect("x", "1004", KEY, 60) + wanted)
        assert at.recv(4) == ACCEPTED
        assert at.recv(5)[0] == 0x90
