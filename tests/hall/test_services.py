import json
import socket
import ssl
import subprocess
import sys
from functools import partial
from pathlib import Path

import paho.mqtt.client as mqtt
import pytest
from paho.mqtt.enums import CallbackAPIVersion

from hall.services.child import ServiceError
from hall.services.mosquitto import Mosquitto
from hall.services.places import Addresses, Broker, HallFolder, free_port
from hall.services.postgres import copy_in, copy_out
from hall.services.services import Services
from hall.store.store import Store
from tests.hall.lines import BEGUN, FIRST, lines_of, with_store
from tests.hall.proxy.proxied import proxied
from webkit.tls.keeper import LEAF, OwnCertificates
from webkit.tls.names import names_here
from webkit.tls.trusting import trusting

GAME = "2026-11-26T07-00-00-nine_mens_morris"


def answer(port: int, name: str, key: str, context: ssl.SSLContext | None) -> str:
    """Return what a broker answers to an account."""
    told: list[str] = []
    client = mqtt.Client(CallbackAPIVersion.VERSION2)
    client.on_connect = lambda *_: told.append(str(_[3]))
    client.username_pw_set(name, key)
    if context is not None:
        client.tls_set_context(context)
    client.connect("localhost" if context else "127.0.0.1", port)
    while not told:
        client.loop(0.1)
    client.disconnect()
    return told[0]


def test_a_running_broker_takes_up_a_new_board_and_answers_with_tls(
    services: Services,
) -> None:
    folder = services.places.data / "second"
    named = partial(names_here, ("hall.example.org",))
    own = OwnCertificates(services.places.data / "second-tls", names=named)
    own.see_to()
    root = services.places.data / "root.pem"
    root.write_bytes((own.folder / "root.pem").read_bytes())
    port = free_port()
    broker = Mosquitto(folder, port)
    broker.start()

    keys = broker.accounts.add(["7"])
    with proxied(port, own.folder / LEAF) as safe:
        answers = [answer(safe, "7", keys["7"], trusting(root)) for _ in range(2)]
        unknown = answer(safe, "8", keys["7"], trusting(root))
        with socket.create_connection(("localhost", safe)) as plain:
            trusting_it = trusting(root)
            assert trusting_it is not None
            trusting_it.wrap_socket(plain, server_hostname="hall.example.org").close()
        elsewhere = ssl.create_default_context()
        with (
            socket.create_connection(("localhost", safe)) as plain,
            pytest.raises(ssl.SSLCertVerificationError),
        ):
            elsewhere.wrap_socket(plain, server_hostname="localhost")
    broker.stop()

    assert answers[-1] == "Success"
    assert unknown == "Not authorized"
    assert broker.accounts.names() == ["7"]
    broker.accounts.remove("7")
    assert broker.accounts.names() == []


def test_a_broker_that_does_not_start_is_told_in_one_line(services: Services) -> None:
    taken = services.addresses.broker.port
    broker = Mosquitto(services.places.data / "third", taken)

    with pytest.raises(ServiceError, match=r"the broker does not start: .*in use"):
        broker.start()


def test_a_hall_comes_back_from_its_copy(
    services: Services, board: int, tmp_path: Path
) -> None:
    lines = lines_of(GAME, BEGUN, FIRST)
    file = tmp_path / "copy"

    async def keep(store: Store) -> None:
        await store.put([(board, line) for line in lines])

    async def lose(store: Store) -> None:
        await store.pool.execute("truncate line, game, board cascade")

    async def there(store: Store) -> list[str]:
        return await store.lines(board, GAME)

    with_store(services, keep)
    copy_out(services.addresses.database, file)
    with_store(services, lose)
    copy_in(services.addresses.database, file)

    assert with_store(services, there) == [line.text for line in lines]
    file.write_text("no copy")
    with pytest.raises(ServiceError, match="pg_restore: "):
        copy_in(services.addresses.database, file)


def test_services_that_are_there_already_are_only_used(tmp_path: Path) -> None:
    broker = Broker(host="10.0.0.7", port=1883, user="hall", key="k")
    found = Services(tmp_path, database="postgresql://db/hall", broker=broker)

    found.start()
    found.stop()

    told = Addresses("postgresql://db/hall", broker)
    assert HallFolder(tmp_path).addresses() == told
    assert json.loads((tmp_path / "running.json").read_text())["broker"]["port"] == 1883


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("ingest",), "no hall runs in "),
        (("board", "add", "7b"), "7b: expected the numbers of boards"),
        (("board", "add"), "no board: expected the numbers of boards"),
        (("board", "remove", "7"), "there is no board 7"),
        (("serve", "--name", "a b"), "--name a b: expected one as hall.example.org"),
        (("serve", "--ingest", "17"), "--ingest 17: expected 1 to 16"),
        (("serve", "--broker", "there"), "--broker there: expected USER@HOST:PORT"),
    ],
)
def test_a_mistake_is_told_in_one_line(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    words: tuple[str, ...],
    told: str,
) -> None:
    from hall.__main__ import main

    assert main([*words, "--data", str(tmp_path)]) == 2
    assert told in capsys.readouterr().err


def test_the_command_hall_becomes_the_halls_program() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "device.cli", "hall", "board", "--help"],
        check=True,
        capture_output=True,
        text=True,
    )

    assert done.stdout.startswith("usage: mwamuzi hall board")
