"""Kill parts of a hall and its boards at random, and count lost lines.

    nice python -m bench hall_kill [--boards 24] [--seconds 60] [--seed 1]
        [--rabbitmq N] [--faults kills,stopped,cable,database,broker,rabbit]

Boards write logs and send them by the very link that a referee has, several in each of
four programs. The faults come one after the other: ``kills`` ends (SIGKILL) broker,
database, the processes that store, check and serve the page, and the boards' programs
at random; ``stopped`` halts the broker for a while (SIGSTOP); ``cable`` pulls the
cable between boards and hall for a minute (a network namespace; the boards speak TLS);
``database``, ``broker`` or ``rabbit`` fills the disk of that for half a minute. With
``--rabbitmq N`` the broker is RabbitMQ of N nodes. In the end every line of every log
must be in the database once, in order and equal to the file.
"""

import argparse
import asyncio
import json
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from threading import Event

import asyncpg

from bench.hall.boards import script
from bench.hall.faults import HALL_AT, Faults, cable
from bench.hall.parts import Began
from bench.kit.options import seed
from bench.kit.results import Figures
from device.config.hall_settings import HallSettings
from device.hall.link import Link
from device.hall.outbox import Outbox
from device.log.gamelog import GameLog
from hall.services.places import HallFolder

PROGRAMS = 4
LINES = 4_000
_WRITES_EVERY_S = 0.25
_ENDS_S = 240.0
_DISKS = ("database", "broker", "rabbit")


class Writer:
    """Board that writes its games line by line, and resumes after a kill."""

    def __init__(self, number: int, folder: Path, where: str) -> None:
        self.folder = folder / str(number)
        self.folder.mkdir(exist_ok=True)
        self._lines = script(number, LINES)
        self._at = 0
        self._log: GameLog | None = None
        while self._at < len(self._lines):
            line = self._lines[self._at]
            path = self.folder / f"{line.game}.jsonl"
            if not path.exists():
                break
            there = path.read_bytes().count(b"\n")
            if line.n >= there:
                break
            self._at += 1
        logs = self.folder.glob
        self.outbox = Outbox(
            lambda: logs("*.jsonl"), self.folder / "memory.json", "the bench"
        )
        key = folder / f"{number}.key"
        host, _, port = where.rpartition(":")
        authority = folder / "authority.pem"
        settings = HallSettings(
            address=host,
            port=int(port),
            board=number,
            key=key,
            authority=authority if authority.exists() else None,
        )
        self.link = Link(settings, self.outbox)
        self.link.start()

    def write(self) -> None:
        """Write the next line."""
        line = self._lines[self._at]
        path = self.folder / f"{line.game}.jsonl"
        if self._log is None or self._log.path != path:
            if self._log is not None:
                self._log.close()
            self._log = GameLog(path)
        self._log.append([json.loads(line.text)])
        self._at += 1
        self.link.poke()


def be_boards(folder: Path, where: str, first: int, count: int) -> None:
    """Be a program of some boards: write until there is a file ``stop``, then send."""
    writers = [Writer(b, folder, where) for b in range(first, first + count)]
    clock = Event()
    while not (folder / "stop").exists():
        for writer in writers:
            writer.write()
        clock.wait(_WRITES_EVERY_S)
    while not (folder / "done").exists():
        clock.wait(0.2)
    for writer in writers:
        writer.link.close()


class Boards:
    """The boards' programs, started again when they are killed."""

    def __init__(
        self, folder: Path, where: Sequence[str], boards: int, inside: Sequence[str]
    ) -> None:
        each = boards // PROGRAMS
        self._inside = list(inside)
        self._words = [
            ("--be", str(folder), where[i % len(where)], str(1 + i * each), str(each))
            for i in range(PROGRAMS)
        ]
        self.running = [self._start(i) for i in range(PROGRAMS)]

    def kill(self, i: int) -> None:
        """Kill one, and start it again."""
        self.running[i].kill()
        self.running[i].wait()
        self.running[i] = self._start(i)

    def _start(self, i: int) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [
                *self._inside,
                sys.executable,
                "-m",
                "bench",
                "hall_kill",
                *self._words[i],
            ]
        )


async def compare(places: HallFolder, folder: Path) -> dict[str, int]:
    """Return counts of differences between the database and the boards' files."""
    connection = await asyncpg.connect(places.addresses().database)
    found = Counter[str]()
    for path in sorted(folder.glob("*/*.jsonl")):
        wanted = path.read_text(encoding="utf-8").splitlines()
        rows = await connection.fetch(
            "select n, text from line where board = $1 and game = $2 order by n",
            int(path.parent.name),
            path.stem,
        )
        found["games"] += 1
        found["lines"] += len(wanted)
        found["lost"] += len(set(range(len(wanted))) - {row["n"] for row in rows})
        found["twice"] += len(rows) - len({row["n"] for row in rows})
        same = [row["text"] for row in rows] == wanted
        found["games that differ"] += not same
    found["disputed"] = await connection.fetchval("select count(*) from disputed")
    found["stored"] = await connection.fetchval("select count(*) from line")
    await connection.close()
    return dict(found)


def tried(
    args: argparse.Namespace, began: Began, inside: Sequence[str], figures: Figures
) -> None:
    """Run boards, inject the faults, compare, and print the results."""
    places = began.places
    folder = places.data / "boards"
    folder.mkdir()
    for number, key in began.accounts(range(1, args.boards + 1)).items():
        (folder / f"{number}.key").write_text(key, encoding="ascii")
    where = began.boards_at
    if began.safe_port:
        where = [f"{HALL_AT}:{began.safe_port}"]
        (folder / "authority.pem").write_bytes(places.authority.read_bytes())
    boards = Boards(folder, where, args.boards, inside)
    clock = Event()
    while len({path.parent for path in folder.glob("*/*.jsonl")}) < args.boards:
        clock.wait(0.5)
    faults = Faults(began, boards, PROGRAMS, args.seed)
    for name in args.faults:
        clock.wait(3.0)
        faults.do(name, args.seconds)
    (folder / "stop").touch()
    began_s, found = time.monotonic(), dict[str, int]()
    while time.monotonic() - began_s < _ENDS_S and found.get("lost", 1):
        clock.wait(1.0)
        with suppress(OSError, asyncpg.PostgresError):
            found = asyncio.run(compare(places, folder))
    (folder / "done").touch()
    for program in boards.running:
        program.wait()
    print(", ".join(f"{what}: {n}" for what, n in sorted(faults.done.items())))
    whole_s = time.monotonic() - began_s
    print(f"seen to be whole {whole_s:.0f} s after the last fault")
    figures.add("faults", sum(faults.done.values()))
    figures.add("seen to be whole after", whole_s, unit="s")
    for name, count in found.items():
        print(f"{name}: {count}")
        figures.add(name, count)


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    parser.add_argument("--boards", type=int, default=24)
    parser.add_argument("--seconds", type=float, default=60.0)
    seed(parser)
    parser.add_argument("--rabbitmq", type=int, default=0, metavar="N")
    parser.add_argument(
        "--faults", type=lambda told: told.split(","), default=["kills", "stopped"]
    )
    parser.add_argument("--be", nargs=4, help=argparse.SUPPRESS)


def run(args: argparse.Namespace, figures: Figures) -> None:
    """Run the bench, or be one of its programs of boards."""
    if args.be:
        folder, where, first, count = args.be
        be_boards(Path(folder), where, int(first), int(count))
        return
    small = next((name for name in args.faults if name in _DISKS), "")
    with ExitStack() as stack:
        inside: Sequence[str] = []
        if "cable" in args.faults:
            inside = stack.enter_context(cable())
        host = HALL_AT if inside else ""
        hall = Began.hall(1, args.rabbitmq, host=host, small=small)
        tried(args, stack.enter_context(hall), inside, figures)
