"""Every command that opens a table has every part, and each part is notified.

Which commands open a table is read from the code, and which parts there are from the
table of parts: a new command or part is in this test because it is there.
"""

import ast
import socket
import threading
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from calibration.common.board_file import BoardFile, to_toml
from device.cli import _COMMANDS, main
from device.event_bus import Subscriber
from device.lamps.gpio import pins_here
from device.loop import Loop
from device.mocks import MockVoice
from device.ports import Frame
from device.simulated.simulator import SimulatedTable
from device.table import table as root
from device.table.part import Context, OpenPart
from device.table.parts import PARTS, Part
from device.table.rig import Rig
from device.web.serving import PageServer
from device.words.remarks import Remark
from rules.core.events import Event
from vision.common.reading import Reading

ROOT = Path(__file__).resolve().parents[3]
GAME, FILM = "three_mens_morris", "sim:three_mens_morris:1:4"
LONG_ENOUGH_S = 100.0
NOTIFIED = {"event", "frame", "tick"}

NO_SUBSCRIBER = {"voice", "lights", "days"}
"""Parts that lend what they open, or work by themselves."""

LEFT_OUT: Mapping[str, set[str]] = {
    # a log may lie in a folder of anybody; nothing is taught
    "referee": {"days", "pupil"},
    # its journal is no terminal; what is taught is chosen on the page
    "serve": {"console", "pupil"},
    # with a page people learn, and this test has none
    "learn": {"days", "page"},
    # no game of this table: neither hall nor home hears of it, nothing is kept
    "demo": {
        *("page", "pictures", "days", "points", "buttons", "hall", "pupil"),
        *(part.name for part in PARTS if part.own is not None),
    },
}
"""Which parts an entrance does without, whatever the settings say."""

QUIET: Mapping[str, set[str]] = {"demo": {"callers", "people"}}
"""Which have nothing to do: nobody is called, and nobody taps at the table."""


# -- which commands open a table ---------------------------------------------------


def imports_of(path: Path) -> set[str]:
    """Return the modules and names that a module imports, wherever it does."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{a.name}" for a in node.names)}
    return found


def entrances() -> set[str]:
    """Return the commands by which a table is opened, themselves or one module on."""
    opens = "device.table.table.open_table"
    commands = set()
    for path in (ROOT / "device" / "subcommands").glob("*.py"):
        near = imports_of(path)
        beside = [ROOT.joinpath(*name.split(".")).with_suffix(".py") for name in near]
        far = {name for one in beside if one.exists() for name in imports_of(one)}
        if opens in near or opens in far:
            commands.add(path.stem)
    return {command for command in commands if command in _COMMANDS}


# -- parts that note how they are notified -----------------------------------------


@dataclass
class Noting(Subscriber):
    """Notes of what a subscriber is notified, and notifies it."""

    inner: Subscriber
    notes: set[str]

    def on_event(self, event: Event, to_move: str | None, now_s: float) -> None:
        self.notes.add("event")
        self.inner.on_event(event, to_move, now_s)

    def on_remark(self, remark: Remark, now_s: float) -> None:
        self.inner.on_remark(remark, now_s)

    def on_frame(self, frame: Frame, reading: Reading) -> None:
        self.notes.add("frame")
        self.inner.on_frame(frame, reading)

    def on_tick(self, now_s: float) -> None:
        self.notes.add("tick")
        self.inner.on_tick(now_s)


@dataclass
class NotingPart(OpenPart):
    """A part that is open, its subscribers noting."""

    inner: OpenPart
    notes: set[str]

    def join(self, rig: Rig, loop: Loop) -> Sequence[Subscriber]:
        return [Noting(one, self.notes) for one in self.inner.join(rig, loop)]

    def begun(self, loop: Loop) -> Sequence[Subscriber]:
        return [Noting(one, self.notes) for one in self.inner.begun(loop)]

    def leave(self) -> None:
        self.inner.leave()

    def ready(self, status: str) -> None:
        self.notes.add("ready")
        self.inner.ready(status)

    def close(self) -> None:
        self.notes.add("closed")
        self.inner.close()


@dataclass
class NotingRow:
    """A row of the table of parts whose part notes how it is notified."""

    row: Part
    notes: dict[str, set[str]]

    @property
    def name(self) -> str:
        return self.row.name

    def open(self, context: Context) -> OpenPart | None:
        part = self.row.open(context)
        if part is None:
            return None
        self.notes[self.row.name].add("open")
        return NotingPart(part, self.notes[self.row.name])


# -- a machine that has everything -------------------------------------------------


class Systemd:
    """Fake of systemd's notification socket; it listens until it is closed."""

    def __init__(self, path: Path) -> None:
        self.heard: list[str] = []
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.bind(str(path))
        self._thread = threading.Thread(target=self._listen)
        self._thread.start()

    def _listen(self) -> None:
        while message := self._socket.recv(65536):
            self.heard.append(message.decode())

    def close(self) -> None:
        if not self._thread.is_alive():
            return
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as last:
            last.sendto(b"", self._socket.getsockname())
        self._thread.join()
        self._socket.close()


@dataclass
class Machine:
    """A machine whose settings switch every part on."""

    folder: Path
    board: Path
    systemd: "Systemd"
    voice: MockVoice = field(default_factory=MockVoice)
    notes: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Machine]:
    (tmp_path / "key").write_text("secret\n", encoding="ascii")
    settings = tmp_path / "mwamuzi.toml"
    settings.write_text(
        f"""
        [lights]
        kind = "leds"
        [points]
        kind = "leds"
        leds = {{ a3 = 4, b3 = 14 }}
        [buttons]
        line = 26
        [clock]
        control = "15+10"
        spoken = true
        [page]
        host = "127.0.0.1"
        [privacy]
        picture_days = 7
        [game]
        id = "{GAME}"
        [hall]
        address = "127.0.0.1"
        port = {unused_port()}
        board = 1
        key = "{tmp_path / "key"}"
        [home]
        broker = "127.0.0.1"
        port = {unused_port()}
        """,
        encoding="utf-8",
    )
    board = tmp_path / "board.toml"
    view = SimulatedTable.of(FILM.removeprefix("sim:")).view
    board.write_text(to_toml(BoardFile(view, None, None)), encoding="utf-8")
    with closing(Systemd(tmp_path / "notify")) as systemd:
        there = Machine(tmp_path, board, systemd)
        monkeypatch.setenv("MWAMUZI_SETTINGS", str(settings))
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        monkeypatch.setenv("GPIOZERO_PIN_FACTORY", "mock")
        monkeypatch.setattr("device.table.voice.open_voice", lambda *_: there.voice)
        rows = [NotingRow(row, there.notes) for row in PARTS]
        monkeypatch.setattr(root, "PARTS", rows)
        pins_here.cache_clear()
        yield there
        pins_here.cache_clear()


def unused_port() -> int:
    """Return a port at which nobody listens."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


def arguments(entrance: str, there: Machine) -> list[str]:
    """Return the command line of an entrance."""
    log, loud = str(there.folder / "game.jsonl"), ["--voice", "espeak"]
    lit = ["--lights", "gpio"]
    match entrance:
        case "referee":
            told = ["--game", GAME, "--source", FILM, "--log", log, "--port", "0"]
            return ["referee", *told, "--opponent", "black:1", *loud, *lit]
        case "learn":
            return ["learn", GAME, *loud, *lit]
        case "serve":
            games, board = str(there.folder / "games"), str(there.board)
            told = ["--source", FILM, "--games", games, "--calibration", board]
            return ["serve", *told, "--port", "0", "--pace", "0", *loud, *lit]
        case "demo":
            return ["demo", "--game", GAME]
        case _:
            raise AssertionError(f"{entrance} opens a table: say how it is called")


def until_notified(there: Machine, parts: set[str]) -> None:
    """Wait until every part was notified of all that happens."""
    waiter = threading.Event()
    for _ in range(int(LONG_ENOUGH_S / 0.05)):
        if all(there.notes[part] >= NOTIFIED for part in parts):
            return
        waiter.wait(0.05)
    raise AssertionError(f"not notified: {dict(there.notes)}")


# -- the tests ---------------------------------------------------------------------


def test_each_entrance_is_known() -> None:
    assert entrances() == LEFT_OUT.keys()


@pytest.mark.slow
@pytest.mark.parametrize("entrance", sorted(LEFT_OUT))
def test_every_part_is_notified_at_every_entrance(
    entrance: str, machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = {part.name for part in PARTS} - LEFT_OUT[entrance]
    notified = expected - NO_SUBSCRIBER - QUIET.get(entrance, set())

    serve_on = PageServer.serve_on

    def serve_until_notified(server: PageServer) -> None:
        with ThreadPoolExecutor() as beside:
            waits = beside.submit(until_notified, machine, notified)
            waits.add_done_callback(lambda _: server.stop())
            serve_on(server)
        waits.result()

    if entrance == "serve":
        monkeypatch.setattr(PageServer, "serve_on", serve_until_notified)

    assert main(arguments(entrance, machine)) == 0

    assert {name for name, notes in machine.notes.items() if notes} == expected
    for name in expected:
        assert machine.notes[name] >= {"open", "closed"}, name
    for name in notified:
        assert machine.notes[name] >= NOTIFIED, name
    assert machine.voice.said
    machine.systemd.close()
    heard = "\n".join(machine.systemd.heard)
    assert "turn 1" in heard
    assert "STOPPING=1" in heard
    assert ("READY=1" in heard) is (entrance != "demo")


MADE_BY_THE_ROOT = {
    *("Loop", "rig.loop", "Announcer", "Companion", "ConsoleSubscriber", "PointShow"),
    *("PictureKeeper", "Heartbeat", "Hearing", "Outbox", "HallSubscriber"),
    *("HomeLink", "HomeSubscriber", "TimeCaller", "NameCaller", "Keeping"),
}
"""What a table is made of; its parts alone make it."""


def test_nobody_but_the_composition_root_makes_a_part_of_a_table() -> None:
    """Programs that measure or test may; commands, pages and halls have them made."""
    for package in ("device", "hall"):
        for path in (ROOT / package).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call):
                    made = ast.unparse(node.func)
                    inside = (ROOT / "device" / "table") in path.parents
                    assert inside or made not in MADE_BY_THE_ROOT, (path, made)
