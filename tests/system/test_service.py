"""The real unit under a real systemd, with the virtual camera, in a Debian 13 tree.

The appliance is driven through its page, as phones do; its camera sees an empty board,
then one with a man on it. Its process is stopped dead, so that the watchdog must kill
it: systemd starts it again, and the game goes on.
"""

import http.cookiejar
import json
import os
import shutil
import signal
import socket
import ssl
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest

from device.log.parse import read_log
from device.simulated.simulator import SimulatedTable, SimulationPlan
from rules.catalogue import find_game
from tests.system.test_picamera2 import GAME, jpeg, turns_in
from tests.system.tree import ROOT, Tree

pytestmark = pytest.mark.slow

T = TypeVar("T")

PIN = "246802"
WATCHDOG_S = 10
HANGS_S = 120.0
GAMES = "var/lib/mwamuzi/games"
PROGRAM = "opt/mwamuzi/current/.venv/bin/mwamuzi"
OVERRIDES = f"""\
[Service]
WatchdogSec={WATCHDOG_S}
Environment=VIRTUAL_CAMERA_FPS=20 LIBCAMERA_LOG_LEVELS=*:ERROR
"""
SETTINGS = """\
[voice]
engine = "off"
[lights]
kind = "off"
[page]
host = "127.0.0.1"
port = {port}
pin = "{pin}"
[tls]
on = true
port = {safe}
"""


def waited_for(look: Callable[[], T | None], what: str) -> T:
    """Return what is looked for as soon as it is there."""
    until = time.monotonic() + HANGS_S
    while time.monotonic() < until:
        found = look()
        if found is not None:
            return found
        signal.sigtimedwait((), 0.2)
    raise AssertionError(f"waited in vain for {what}")


class Machine:
    """A booted tree: systemd is its first process."""

    def __init__(self, tree: Tree) -> None:
        self.root = tree.root
        boot = ("--register=no", "--keep-unit", "--console=pipe", "--boot")
        with (tree.root / "console").open("wb") as console:
            self._nspawn = subprocess.Popen(
                ["systemd-nspawn", "--quiet", *boot, "--directory", str(tree.root)],
                stdin=subprocess.DEVNULL,
                stdout=console,
                stderr=subprocess.STDOUT,
            )
        self._first = waited_for(self._child, "the first process")

    def _child(self) -> str | None:
        assert self._nspawn.poll() is None, self.console()
        pid = self._nspawn.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return children[0] if children else None

    def console(self) -> str:
        return (self.root / "console").read_text(errors="replace")

    def run(self, *command: str) -> str:
        """Run a program inside; return what it printed."""
        inside = ["nsenter", "--target", self._first, "--mount", "--pid", "--ipc"]
        done = subprocess.run(
            [*inside, "--uts", *command],
            capture_output=True,
            text=True,
            check=False,
            timeout=HANGS_S,
        )
        return done.stdout

    def shown(self, name: str) -> str:
        """Return a property of the service."""
        show = ("systemctl", "show", "--value", "-p", name, "mwamuzi.service")
        return self.run(*show).strip()

    def journal(self) -> str:
        return self.run("journalctl", "--no-pager", "-o", "cat", "-u", "mwamuzi")

    def off(self) -> None:
        """Switch it off."""
        os.kill(int(self._first), signal.SIGRTMIN + 4)
        try:
            self._nspawn.wait(HANGS_S)
        except subprocess.TimeoutExpired:
            self._nspawn.kill()
            self._nspawn.wait()


class Phone:
    """The page with TLS, as a phone uses it that trusts the machine's root.

    Raises
    ------
    OSError
        If the root is not told yet.
    """

    def __init__(self, port: int, safe: int) -> None:
        self.address = f"https://127.0.0.1:{safe}"
        direct = urllib.request.ProxyHandler({})
        plain = urllib.request.build_opener(direct)
        with plain.open(f"http://127.0.0.1:{port}/mwamuzi.crt", timeout=10) as root:
            trust = ssl.create_default_context(cadata=root.read())
        self._opener = urllib.request.build_opener(
            direct,
            urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar()),
            urllib.request.HTTPSHandler(context=trust),
        )

    def get(self, path: str) -> Any:
        """Return what the page answers, None if it does not."""
        try:
            with self._opener.open(self.address + path, timeout=10) as answer:
                return json.load(answer)
        except OSError:
            return None

    def post(self, path: str, **body: object) -> None:
        """Send a POST request.

        Raises
        ------
        AssertionError
            If the page refuses; with its reason.
        """
        request = urllib.request.Request(
            self.address + path,
            json.dumps(body).encode(),
            {"Content-Type": "application/json", "Origin": self.address},
        )
        try:
            self._opener.open(request, timeout=60).close()
        except urllib.error.HTTPError as error:
            raise AssertionError(f"{path}: {error.read().decode()}") from error

    def state(self, stage: str) -> dict[str, Any] | None:
        """Return the page's state if it is at that stage."""
        state = self.get("/api/state")
        return state if state is not None and state["stage"] == stage else None


@pytest.fixture(scope="module")
def table() -> SimulatedTable:
    return SimulatedTable(
        find_game(GAME), SimulationPlan(seed=0, most_turns=3, hesitant=0.0)
    )


def pictures(table: SimulatedTable, turns: int) -> list[bytes]:
    """Return what the camera sees once so many turns are played."""
    first = table.truth.complete_frames[turns - 1] if turns else 0
    wanted = range(first, first + 5)
    return [
        jpeg(frame.image)
        for frame in table.frames(lambda index: index in wanted)
        if frame.index in wanted
    ]


@pytest.fixture(scope="module")
def ports() -> tuple[int, int]:
    """Return two free ports: the plain one, and that with TLS."""
    with socket.socket() as free, socket.socket() as another:
        for one in (free, another):
            one.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1]), int(another.getsockname()[1])


@pytest.fixture(scope="module")
def machine(
    tree: Tree, table: SimulatedTable, ports: tuple[int, int]
) -> Iterator[Machine]:
    """Lend a machine on which the service is installed, its watchdog a quick one."""
    program = tree.root / PROGRAM
    program.parent.mkdir(parents=True)
    program.write_text('#!/bin/sh\nexec /usr/local/bin/mwamuzi "$@"\n')
    program.chmod(0o755)
    systemd = program.parents[2] / "systemd"
    shutil.copytree(ROOT / "systemd", systemd)
    etc = tree.root / "etc"
    (etc / "mwamuzi").mkdir()
    settings = SETTINGS.format(port=ports[0], safe=ports[1], pin=PIN)
    (etc / "mwamuzi/mwamuzi.toml").write_text(settings)
    (etc / "systemd/system/mwamuzi.service.d").mkdir(parents=True)
    (etc / "systemd/system/mwamuzi.service.d/test.conf").write_text(OVERRIDES)
    tree.show(pictures(table, 0))
    machine = Machine(tree)
    try:
        waited_for(lambda: running(machine), "systemd")
        machine.run("/opt/mwamuzi/current/systemd/install", "--files")
        machine.run("systemctl", "enable", "--now", "mwamuzi.service")
        yield machine
    finally:
        machine.off()


def running(machine: Machine) -> bool | None:
    state = machine.run("systemctl", "is-system-running").strip()
    return True if state in ("running", "degraded") else None


@pytest.fixture(scope="module")
def phone(machine: Machine, ports: tuple[int, int]) -> Phone:
    """Lend a phone whose owner knows the PIN."""

    def trusting() -> Phone | None:
        try:
            return Phone(*ports)
        except OSError:
            return None

    phone = waited_for(trusting, f"the page\n{machine.journal()}")
    waited_for(lambda: phone.get("/api/health"), f"the page\n{machine.journal()}")
    phone.post("/api/session", pin=PIN)
    return phone


@pytest.mark.usefixtures("phone")
def test_the_service_is_up_as_its_own_user_without_any_right(machine: Machine) -> None:
    assert machine.shown("ActiveState") == "active"
    assert machine.shown("StatusText").startswith("page: http")
    assert machine.shown("NRestarts") == "0"
    pid = machine.shown("MainPID")
    status = dict(
        line.split(":\t", 1)
        for line in machine.run("cat", f"/proc/{pid}/status").splitlines()
    )
    user = machine.run("id", "-u", "mwamuzi").strip()
    assert status["Uid"].split() == [user] * 4
    assert user != "0"
    groups = machine.run("id", "-Gn", "mwamuzi").split()
    assert {"video", "gpio", "audio"} <= set(groups)
    assert int(status["CapEff"], 16) == int(status["CapBnd"], 16) == 0
    assert (status["NoNewPrivs"], status["Seccomp"]) == ("1", "2")


@pytest.mark.usefixtures("phone")
def test_systemd_finds_the_unit_hardly_exposed(machine: Machine) -> None:
    told = machine.run("systemd-analyze", "security", "--no-pager", "mwamuzi.service")

    level = told.rpartition("exposure level for mwamuzi.service: ")[2].split()[0]
    assert float(level) <= 1.4


@pytest.mark.usefixtures("phone")
def test_what_it_must_not_write_it_cannot_write(machine: Machine) -> None:
    """The same sandbox as the service's, for a program that tries."""
    pid = machine.shown("MainPID")
    inside = ("nsenter", "--target", pid, "--mount", "touch")

    for place in ("/usr/x", "/etc/x", "/opt/mwamuzi/x", "/root/x", "/home/x"):
        machine.run(*inside, place)
        assert not (machine.root / place[1:]).exists(), place
    machine.run(*inside, "/var/lib/mwamuzi/x")
    assert (machine.root / "var/lib/mwamuzi/x").exists()


def test_a_stall_is_killed_and_the_game_goes_on(
    machine: Machine, phone: Phone, table: SimulatedTable, tree: Tree
) -> None:
    phone.post("/api/table/choose", game=GAME)
    waited_for(lambda: seeing(phone), "the camera")
    phone.post("/api/table/calibrate", south="bottom", corners=None)
    waited_for(lambda: phone.state("ready"), "the board")
    phone.post("/api/table/start", name=None)
    waited_for(lambda: phone.state("play"), "the game")
    waited_for(lambda: fed(machine), "the first sign of life")
    (log,) = (machine.root / GAMES).glob("*.jsonl")

    tree.show(pictures(table, 1))  # when the camera is opened again
    machine.run("systemctl", "kill", "--signal=SIGSTOP", "mwamuzi.service")
    waited_for(lambda: machine.shown("NRestarts") == "1" or None, "the watchdog")

    state = waited_for(lambda: playing(phone, 1), "the first turn")
    assert [turn["turn"] for turn in state["turns"]] == [str(table.truth.turns[0])]
    assert "Watchdog timeout" in machine.journal()
    records = read_log(log)
    assert [record["type"] for record in records].count("game") == 1
    assert turns_in(records) == [str(table.truth.turns[0])]
    assert machine.shown("ActiveState") == "active"


def test_it_is_stopped_and_started_in_the_middle_of_a_game(
    machine: Machine, phone: Phone, table: SimulatedTable, tree: Tree
) -> None:
    tree.show(pictures(table, 2))
    began = time.monotonic()

    machine.run("systemctl", "restart", "mwamuzi.service")

    waited_for(lambda: playing(phone, 2), "the second turn")
    (log,) = (machine.root / GAMES).glob("*.jsonl")
    assert turns_in(read_log(log)) == [str(turn) for turn in table.truth.turns[:2]]
    assert machine.shown("Result") == "success"
    assert "SIGKILL" not in machine.journal(), f"{time.monotonic() - began:.0f} s"


def test_an_idle_appliance_is_left_in_peace(machine: Machine, phone: Phone) -> None:
    """Nobody plays, so that no picture is refereed: no reason to kill it."""
    phone.post("/api/session", pin=PIN)
    phone.post("/api/table/leave")
    waited_for(lambda: phone.state("choose"), "the choice")
    before = machine.shown("MainPID")

    signal.sigtimedwait((), 1.5 * WATCHDOG_S)

    assert machine.shown("MainPID") == before
    assert machine.shown("WatchdogUSec") in ("0", "infinity", "")


def test_nothing_of_all_this_left_a_traceback(machine: Machine) -> None:
    journal = machine.journal()

    assert "Started" in journal
    assert "Traceback" not in journal
    assert "SIGSYS" not in journal


def fed(machine: Machine) -> bool | None:
    """Return whether the watchdog waits for signs of life, None if not yet."""
    return True if machine.shown("WatchdogUSec") == f"{WATCHDOG_S}s" else None


def seeing(phone: Phone) -> bool | None:
    state = phone.state("aim")
    return True if state is not None and state["camera"]["ok"] else None


def playing(phone: Phone, turns: int) -> dict[str, Any] | None:
    state = phone.state("play")
    return state if state is not None and len(state["turns"]) == turns else None
