"""Kill the parts of a hall and its boards at random, and look for what is lost.

    nice python -m bench.hall_kill [--boards 24] [--seconds 60] [--seed 1]

Boards write logs and send them by the very link that a referee has, several in each of
four programs. Broker, database, the process that stores and the boards' programs are
killed (SIGKILL) one after the other, and the broker is once stopped for a while
(SIGSTOP). In the end every line of every log must be in the database once, in order and
equal to the file.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from threading import Event

import asyncpg

from bench.hall import accounts, hall
from bench.hall_boards import script
from device.config.hall_settings import HallSettings
from device.hall.link import Link
from device.hall.outbox import Outbox
from device.log.gamelog import GameLog
from hall.services.places import Places

PROGRAMS = 4
LINES = 4_000
_WRITES_EVERY_S = 0.25
_STOPPED_S = 8.0
_ENDS_S = 120.0


class Writer:
    """A board that writes its games line by line, and goes on where it was killed."""

    def __init__(self, number: int, folder: Path, port: int) -> None:
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
        settings = HallSettings(address="127.0.0.1", port=port, board=number, key=key)
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


def be_boards(folder: Path, port: int, first: int, count: int) -> None:
    """Be a program of some boards: write until there is a file ``stop``, then send."""
    writers = [Writer(b, folder, port) for b in range(first, first + count)]
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

    def __init__(self, folder: Path, port: int, boards: int) -> None:
        each = boards // PROGRAMS
        self._words = [
            ("--be", str(folder), str(port), str(1 + i * each), str(each))
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
            [sys.executable, "-m", "bench.hall_kill", *self._words[i]]
        )


def process_of(places: Places, part: str) -> int | None:
    """Return the process of a part of a hall, None if it does not run now."""
    paths = {
        "broker": places.broker / "pid",
        "database": places.database / "cluster" / "postmaster.pid",
    }
    if part in paths:
        with suppress(OSError, ValueError, IndexError):
            return int(paths[part].read_text(encoding="ascii").split()[0])
        return None
    for path in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            words = (path / "cmdline").read_bytes()
            if f"\0hall\0{part}\0--data\0{places.data}".encode() in words:
                return int(path.name)
    return None


def harm(places: Places, boards: Boards, seconds: float, seed: int) -> Counter[str]:
    """Kill at random; return how often what was killed."""
    chance, done, clock = random.Random(seed), Counter[str](), Event()
    until_s, stops_s = time.monotonic() + seconds, time.monotonic() + seconds / 2
    while time.monotonic() < until_s:
        clock.wait(chance.uniform(1.0, 4.0))
        part = chance.choice(("broker", "database", "ingest", "boards"))
        if stops_s and time.monotonic() > stops_s:
            part, stops_s = "broker stopped", 0.0
        if part == "boards":
            boards.kill(chance.randrange(PROGRAMS))
            done[part] += 1
            continue
        process = process_of(places, part.split()[0])
        if process is None:
            continue
        with suppress(ProcessLookupError):
            if part == "broker stopped":
                os.kill(process, signal.SIGSTOP)
                clock.wait(_STOPPED_S)
                os.kill(process, signal.SIGCONT)
            else:
                os.kill(process, signal.SIGKILL)
            done[part] += 1
    return done


async def compare(places: Places, folder: Path) -> dict[str, int]:
    """Return how the database differs from the files."""
    connection = await asyncpg.connect(places.told().database)
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


def run(args: argparse.Namespace, places: Places) -> None:
    """Run boards, kill, compare, tell."""
    folder = places.data / "boards"
    folder.mkdir()
    for number, key in accounts(places, range(1, args.boards + 1)).items():
        (folder / f"{number}.key").write_text(key, encoding="ascii")
    boards = Boards(folder, places.told().broker.port, args.boards)
    done = harm(places, boards, args.seconds, args.seed)
    (folder / "stop").touch()
    began_s, clock, found = time.monotonic(), Event(), dict[str, int]()
    while time.monotonic() - began_s < _ENDS_S and found.get("lost", 1):
        clock.wait(1.0)
        with suppress(OSError, asyncpg.PostgresError):
            found = asyncio.run(compare(places, folder))
    (folder / "done").touch()
    for program in boards.running:
        program.wait()
    print("killed: " + ", ".join(f"{part} {n}" for part, n in sorted(done.items())))
    print(f"seen to be whole {time.monotonic() - began_s:.0f} s after the last kill")
    for name, count in found.items():
        print(f"{name}: {count}")


def main() -> None:
    """Run the bench, or be one of its programs of boards."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--boards", type=int, default=24)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--be", nargs=4, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.be:
        folder, *numbers = args.be
        be_boards(Path(folder), *map(int, numbers))
        return
    with hall(1) as places:
        run(args, places)


if __name__ == "__main__":
    main()
