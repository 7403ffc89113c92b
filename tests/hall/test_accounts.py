"""Every account of the broker against every other, as its own file has them."""

from collections.abc import Callable, Iterator
from pathlib import Path

import paho.mqtt.client as mqtt
import pytest
from paho.mqtt.enums import CallbackAPIVersion

from device.hall.wire import UP, down, up
from hall.services.mosquitto import STORING, Mosquitto
from hall.services.places import free_port
from hall.services.services import Services
from tests.hall.proxy.proxied import proxied
from webkit.tls.keeper import LEAF, OwnCertificates
from webkit.tls.names import names_here
from webkit.tls.trusting import trusting

BOARDS = ("7", "23", "70")
KEY = "k" * 24
_STEPS = 200


class Caller:
    """A connection to a broker, at one of its doors, by an id that it chose itself."""

    def __init__(self, port: int, account: str, called: str, root: Path | None) -> None:
        self.heard: list[str] = []
        self.sent = 0
        self.answer: str | None = None
        self.client = mqtt.Client(CallbackAPIVersion.VERSION2, called)
        self.client.on_connect = lambda *told: self._answered(str(told[3]))
        self.client.on_message = lambda *told: self.heard.append(told[2].topic)
        self.client.on_publish = lambda *_: self._published()
        self.client.username_pw_set(account, KEY)
        if root is not None:
            context = trusting(root)
            assert context is not None
            self.client.tls_set_context(context)
        self.client.connect("localhost" if root else "127.0.0.1", port)
        self.turn(lambda: self.answer is not None)

    def _answered(self, answer: str) -> None:
        self.answer = answer

    def _published(self) -> None:
        self.sent += 1

    def turn(self, done: Callable[[], bool]) -> None:
        """Read and write until something is so, or for a while at most."""
        for _ in range(_STEPS):
            if done():
                return
            if self.client.loop(0.01) != mqtt.MQTT_ERR_SUCCESS:
                return

    def publish(self, topic: str) -> None:
        due = self.sent + 1
        self.client.publish(topic, b"x", qos=1)
        self.turn(lambda: self.sent >= due)

    @property
    def is_there(self) -> bool:
        """Return True if the broker still answers."""
        due = self.sent + 1
        self.client.publish("mwamuzi/nothing", b"", qos=1)
        self.turn(lambda: self.sent >= due)
        return self.sent >= due

    def close(self) -> None:
        self.client.disconnect()
        self.client.loop(0.05)


@pytest.fixture(scope="module")
def doors(services: Services) -> Iterator[dict[str, tuple[int, Path | None]]]:
    """A broker with three boards, and its two doors: here, and with TLS."""
    folder = services.places.data / "accounts"
    own = OwnCertificates(services.places.data / "accounts-tls", names=names_here)
    own.see_to()
    port = free_port()
    broker = Mosquitto(folder, port)
    broker.accounts.open_hall(KEY)
    broker.accounts.set(dict.fromkeys(BOARDS, KEY))
    broker.start()
    root = services.places.data / "accounts-root.pem"
    root.write_bytes((own.folder / "root.pem").read_bytes())
    assert set(broker.accounts.names()) == {*STORING, *BOARDS}
    with proxied(port, own.folder / LEAF) as safe:
        yield {"here": (port, None), "with TLS": (safe, root)}
    broker.stop()


@pytest.mark.parametrize("door", ["here", "with TLS"])
def test_no_account_takes_the_place_of_another_whatever_it_calls_itself(
    door: str, doors: dict[str, tuple[int, Path | None]]
) -> None:
    port, root = doors[door]
    names = (*STORING, *BOARDS) if root is None else BOARDS
    there = {name: Caller(port, name, name, root) for name in names}

    for name in BOARDS:
        there[name].close()
        for other in {*STORING, *BOARDS} - {name}:
            there[name].close()
            there[name] = Caller(port, name, other, root)
            assert there[name].answer == "Success"

    assert [name for name in names if not there[name].is_there] == []
    for one in there.values():
        one.close()


def test_an_account_reads_and_writes_its_own_topics_and_no_other(
    doors: dict[str, tuple[int, Path | None]],
) -> None:
    port, root = doors["here"]
    listening = {name: Caller(port, name, name, root) for name in (*STORING, *BOARDS)}
    for one in listening.values():
        one.client.subscribe([("#", 1), ("$SYS/#", 1), ("mwamuzi/#", 1)])
        one.client.subscribe([(down(int(n), "+"), 1) for n in BOARDS])
        assert one.is_there
    hall, *_ = STORING
    topics = [
        *(up(int(name), kind) for name in BOARDS for kind in UP),
        *(down(int(name), kind) for name in BOARDS for kind in ("stored", "seat")),
        *(f"mwamuzi/up/3/{name}/line" for name in BOARDS),
        *(f"{up(int(name), 'line')}/{'/'.join('abcdef')}" for name in BOARDS),
        "mwamuzi/up",
        "a" * 200,
    ]

    heard: dict[str, set[str]] = {}
    for name, one in listening.items():
        for other in listening.values():
            other.heard.clear()
        for topic in topics:
            one.publish(topic)
        for other in listening.values():
            assert other.is_there  # what came before is heard by then
        heard[name] = {topic for other in listening.values() for topic in other.heard}

    for board in BOARDS:
        assert heard[board] == {up(int(board), kind) for kind in UP}
    assert heard[hall] == {t for t in topics if t.startswith("mwamuzi/down/")}
    for one in listening.values():
        one.close()


def test_an_account_of_the_hall_s_own_is_not_let_in_from_other_machines(
    doors: dict[str, tuple[int, Path | None]],
) -> None:
    port, root = doors["with TLS"]

    for name in STORING:
        assert Caller(port, name, name, root).answer is None
