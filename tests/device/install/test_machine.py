"""The machine's own service, on a socket in a folder of the test's."""

import json
import socket
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from device.install.machine import MOST_BYTES, Servant, serve
from device.web.machine import Machine, NoMachineError

SCAN = (
    r"AA\:BB\:CC\:00\:11\:22:87:WPA2:The house"
    "\n"
    r"AA\:BB\:CC\:00\:11\:33:40::a\:b; rm -rf /"
    "\nnonsense"
)
HOUSE = "AA:BB:CC:00:11:22"


class Programs:
    """Notes what would be run."""

    def __init__(self) -> None:
        self.ran: list[tuple[str, ...]] = []
        self.typed = ""
        self.update_ends = threading.Event()
        self.said = (0, "")

    def __call__(
        self, command: Sequence[str], most_s: float | None, typed: str = ""
    ) -> tuple[int, str]:
        self.ran.append(tuple(command))
        self.typed = typed
        if command[-1] == "update":
            assert most_s is None
            assert self.update_ends.wait(60)
        return (0, SCAN) if command[-1] == "list" else self.said


@pytest.fixture
def programs() -> Programs:
    return Programs()


@pytest.fixture
def machine(tmp_path: Path, programs: Programs) -> Iterator[Machine]:
    path = tmp_path / "s"
    servant = Servant(run=programs, kept=tmp_path / "update")
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(path))
        listening.listen()
        thread = threading.Thread(target=serve, args=(listening, servant, 5.0))
        thread.start()
        yield Machine(path)
        programs.update_ends.set()
        thread.join()


def test_a_verb_runs_the_words_that_are_written_for_it(programs: Programs) -> None:
    servant = Servant(run=programs)

    for verb in ("restart", "reboot", "poweroff"):
        assert servant.answer(json.dumps({"verb": verb}).encode())["done"]

    assert programs.ran == [
        ("systemctl", "--no-block", "restart", "mwamuzi.service"),
        ("systemctl", "--no-block", "reboot"),
        ("systemctl", "--no-block", "poweroff"),
    ]


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"reboot",
        b"[]",
        b'{"verb": "rm"}',
        b'{"verb": ["reboot"]}',
        b'{"verb": "reboot; rm -rf /"}',
        b'{"verb": "join", "network": "--help"}',
        b'{"verb": "join", "network": "AA:BB:CC:00:11:99"}',
        b'{"verb": "join", "network": "AA:BB:CC:00:11:22", "password": "a\\nb"}',
        b'{"verb": "join", "network": "AA:BB:CC:00:11:22", "password": ["12345678"]}',
        b"[" * 4000,
        b"\xff" * MOST_BYTES,
    ],
)
def test_nothing_else_is_run(programs: Programs, line: bytes) -> None:
    answer = Servant(run=programs).answer(line)

    assert not answer["done"]
    assert [one for one in programs.ran if one[-1] != "list"] == []


def test_a_network_in_sight_is_joined_by_its_number_not_its_name(
    programs: Programs,
) -> None:
    servant = Servant(run=programs)
    found = servant.answer(b'{"verb": "networks"}')["networks"]
    joined = {"verb": "join", "network": HOUSE, "password": "$(reboot) 'x'"}

    assert servant.answer(json.dumps(joined).encode())["done"]

    assert [one["name"] for one in found] == ["The house", "a:b; rm -rf /"]
    assert [one["open"] for one in found] == [False, True]
    assert programs.ran[-1][-2:] == ("connect", HOUSE)
    assert programs.typed == "$(reboot) 'x'\n"  # no list of processes shows it


@pytest.mark.slow
def test_an_update_goes_on_while_others_ask_and_keeps_its_last_word(
    machine: Machine, programs: Programs, tmp_path: Path
) -> None:
    assert machine.ask("update")["done"]
    assert machine.ask("status")["busy"]
    assert not machine.ask("update")["done"]

    programs.said = (3, "one\nno network")
    programs.update_ends.set()
    for thread in threading.enumerate():
        if thread.name == "update":
            thread.join()

    assert (tmp_path / "update").read_text() == "The update failed: no network"


def test_a_machine_that_does_not_answer_is_told(tmp_path: Path) -> None:
    machine = Machine(tmp_path / "nothing")

    assert not machine.there
    with pytest.raises(NoMachineError, match="does not answer"):
        machine.ask("status")
