"""Latency of the page and frame rate of the referee during imports of games.

    python -m bench imports [IMPORTERS] [SECONDS]

A simulated game is refereed at ten frames a second, alternately alone and while a
number of phones (4 by default) import files one after another: a game, a log of many
megabytes with repeated troubles, and as many megabytes that are no game at all. A
viewer who was there before asks how the machine does, twice a second.
"""

import argparse
import json
import tempfile
import threading
import time
from collections import Counter
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path

import httpx

from bench.kit.results import Figures
from bench.kit.service import PIN
from bench.machine.idle import peak_mb
from bench.machine.viewers import appliance, next_mark

ASKS_EVERY_S = 0.5
SPELLS = 4
_LARGE = 24 * 1024 * 1024
_GAME = Path(__file__).parents[2] / "tests" / "golden" / "logs" / "mill.jsonl"


def files() -> list[bytes]:
    """Return the files to import."""
    game = _GAME.read_bytes()
    header = game.splitlines(keepends=True)[0]
    lines = (
        json.dumps({"type": kind, "kind": "dark", "t": 1.0, "frame": 10}) + "\n"
        for kind in ("trouble", "resumed")
    )
    news = "".join(lines).encode()
    return [game, header + news * (_LARGE // len(news)), b"[" * _LARGE]


def imports(address: str, over: threading.Event, answers: Counter[int]) -> None:
    """Import one file after another until it is over; count the answers by code."""
    with httpx.Client(
        base_url=address, headers={"Origin": address}, trust_env=False, timeout=300
    ) as phone:
        phone.post("/api/session", json={"pin": PIN}).raise_for_status()
        for content in cycle(files()):
            if over.is_set():
                return
            name = {"X-File-Name": "game.jsonl"}
            answer = phone.post("/api/past", content=content, headers=name)
            answers[answer.status_code] += 1
            if answer.status_code == httpx.codes.TOO_MANY_REQUESTS:
                over.wait(float(answer.headers["Retry-After"]))


@dataclass
class Fared:
    """Referee's frame rate and viewer's latency, over all spells of one kind."""

    frames: int = 0
    lasted_s: float = 0.0
    cpu_s: float = 0.0
    waits_s: list[float] = field(default_factory=list)
    answers: Counter[int] = field(default_factory=Counter)

    @property
    def fps(self) -> float:
        """Return the frames a second."""
        return self.frames / self.lasted_s

    def told(self, importers: int) -> str:
        """Return a summary line."""
        ordered = sorted(self.waits_s)
        return (
            f"{importers:2} importers: {self.fps:5.2f} frames a second, "
            f"{1000 * self.cpu_s / self.frames:5.1f} ms of the service's own processor "
            f"time each; the longest answer {ordered[-1]:.2f} s, one in two "
            f"{ordered[len(ordered) // 2]:.2f} s; answers {dict(self.answers)}"
        )


def spell(
    pid: int, viewer: httpx.Client, importers: int, seconds: float, fared: Fared
) -> None:
    """Run a number of importers for a time; add up the measurements.

    Parameters
    ----------
    pid
        The service's process.
    """
    over = threading.Event()
    words = (str(viewer.base_url), over, fared.answers)
    phones = [threading.Thread(target=imports, args=words) for _ in range(importers)]
    for phone in phones:
        phone.start()
    first = next_mark(viewer, pid)
    while time.monotonic() - first.at_s < seconds:
        asked_s = time.monotonic()
        viewer.get("/api/state").raise_for_status()
        fared.waits_s.append(time.monotonic() - asked_s)
        over.wait(ASKS_EVERY_S)
    last = next_mark(viewer, pid)
    fared.frames += last.frame - first.frame
    fared.lasted_s += last.at_s - first.at_s
    fared.cpu_s += last.cpu_s - first.cpu_s
    over.set()
    for phone in phones:
        phone.join()


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    parser.add_argument("importers", nargs="?", type=int, default=4, help="phones")
    parser.add_argument("seconds", nargs="?", type=float, default=60.0, help="of each")


def run(args: argparse.Namespace, figures: Figures) -> None:
    """Measure without and with importers, turn by turn."""
    importers, seconds = args.importers, args.seconds
    alone, among = Fared(), Fared()
    with (
        tempfile.TemporaryDirectory() as folder,
        appliance(Path(folder), "1") as (pid, viewer),
    ):
        spell(pid, viewer, 0, seconds / SPELLS, Fared())  # what was late is made up for
        for _ in range(SPELLS):
            spell(pid, viewer, 0, seconds / SPELLS, alone)
            spell(pid, viewer, importers, seconds / SPELLS, among)
        print(alone.told(0))
        print(among.told(importers))
        print(
            f"{100 * among.fps / alone.fps:.0f} % of the frame rate alone; at most "
            f"{peak_mb(pid):.0f} MB"
        )
        figures.add("frames a second alone", alone.fps)
        figures.add("frames a second among importers", among.fps)
        figures.add("memory at most", peak_mb(pid), unit="MB")
