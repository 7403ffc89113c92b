"""Fault injection for bench.hall_kill: kills, stops, full disks, a pulled cable."""

import os
import random
import signal
import subprocess
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event
from typing import Protocol

from bench.hall.parts import Began, disk_of
from hall.services.places import HallFolder

HALL_AT, BOARDS_AT = "10.77.0.1", "10.77.0.2"
"""The two ends of the cable."""

_SPACE, _NEAR, _FAR = "mwamuzi-bench", "mwamuzi0", "mwamuzi1"
_STOPPED_S = 8.0
_DOWN_S = 10.0
_FULL_S = 30.0
_CABLE_S = 60.0
_BLOCK = 1 << 20


class Boards(Protocol):
    """The boards' programs."""

    def kill(self, i: int) -> None:
        """Kill one, and start it again."""


class Faults:
    """Faults injected into a hall, counted.

    Attributes
    ----------
    done
        How often what was done.
    """

    def __init__(self, began: Began, boards: Boards, programs: int, seed: int) -> None:
        self._began, self._boards, self._programs = began, boards, programs
        self._chance, self._clock = random.Random(seed), Event()
        self.done: Counter[str] = Counter()

    def do(self, name: str, seconds: float) -> None:
        """Inject a fault by name; kills continue for some seconds."""
        match name:
            case "kills":
                self.kills(seconds)
            case "stopped":
                self.stopped()
            case "cable":
                self.cable()
            case _:
                self.full(name)

    def kills(self, seconds: float) -> None:
        """Kill at random for a while."""
        parts = ["broker", "database", "ingest", "desk", "check", "boards"]
        until_s = time.monotonic() + seconds
        while time.monotonic() < until_s:
            self._clock.wait(self._chance.uniform(2.0, 6.0))
            self.kill(self._chance.choice(parts))

    def kill(self, part: str) -> None:
        """Kill one part (SIGKILL); the hall starts it again."""
        if part == "boards":
            self._boards.kill(self._chance.randrange(self._programs))
        elif part == "broker" and self._began.rabbits is not None:
            node = self._chance.choice(self._began.rabbits.nodes)
            self._began.rabbits.kill(node)
            self._clock.wait(_DOWN_S / 2)
            self._began.rabbits.start(node)
        else:
            process = process_of(self._began.places, part)
            if process is None:
                return
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        self.done[f"{part} killed"] += 1

    def stopped(self) -> None:
        """Stop the broker for a while (SIGSTOP)."""
        rabbits = self._began.rabbits
        if rabbits is not None:
            node = self._chance.choice(rabbits.nodes).process
            group = None if node is None else node.pid
            processes = [] if group is None else _group(group)
        else:
            broker = process_of(self._began.places, "broker")
            processes = [] if broker is None else [broker]
        for number in (signal.SIGSTOP, signal.SIGCONT):
            for process in processes:
                with suppress(ProcessLookupError):
                    os.kill(process, number)
            self._clock.wait(_STOPPED_S)
        self.done["broker stopped"] += 1

    def full(self, part: str) -> None:
        """Fill the small disk of a part for a while."""
        path = disk_of(self._began.places.data.parent, part) / "fills"
        with path.open("wb", buffering=0) as file, suppress(OSError):
            while True:
                file.write(b"\0" * _BLOCK)
        self._clock.wait(_FULL_S)
        path.unlink()
        self.done[f"disk of {part} full"] += 1

    def cable(self) -> None:
        """Pull the boards' cable for a minute."""
        _ip("link", "set", _NEAR, "down")
        self._clock.wait(_CABLE_S)
        _ip("link", "set", _NEAR, "up")
        self.done["cable pulled"] += 1


def process_of(places: HallFolder, part: str) -> int | None:
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


@contextmanager
def cable() -> Iterator[list[str]]:
    """Lay a cable to a network of its own; yield how a program is started there."""
    _ip("netns", "add", _SPACE)
    try:
        _ip("link", "add", _NEAR, "type", "veth", "peer", "name", _FAR)
        _ip("link", "set", _FAR, "netns", _SPACE)
        _ip("address", "add", f"{HALL_AT}/24", "dev", _NEAR)
        _ip("link", "set", _NEAR, "up")
        inside = ["ip", "netns", "exec", _SPACE]
        _ip("-n", _SPACE, "address", "add", f"{BOARDS_AT}/24", "dev", _FAR)
        _ip("-n", _SPACE, "link", "set", _FAR, "up")
        _ip("-n", _SPACE, "link", "set", "lo", "up")
        yield inside
    finally:
        _ip("netns", "delete", _SPACE)


def _ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True)


def _group(group: int) -> list[int]:
    """Return the processes of a group."""
    found = []
    for path in Path("/proc").glob("[0-9]*"):
        with suppress(OSError, ValueError):
            if os.getpgid(int(path.name)) == group:
                found.append(int(path.name))
    return found
