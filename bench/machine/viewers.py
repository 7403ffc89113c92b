"""Frame rate of the referee with many viewers: 200 by default.

    python -m bench viewers [VIEWERS] [SECONDS]

A simulated game is refereed alone, then with phones that follow the stream, of which
one in four looks at the camera's picture each second: at the film's own pace, as a
camera gives frames, and as fast as it can be. The phones are a program on the same
machine, and take part of its time as real ones do not: for the second way, what a frame
costs the referee's own program is the fairer figure.
"""

import argparse
import asyncio
import re
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx

from bench.kit.results import Figures
from bench.kit.service import served, signed_in
from calibration.common.board_file import BoardFile, to_toml
from device.simulated.simulator import SimulatedTable

GAME = "nine_mens_morris"
FILM = f"{GAME}:3:120"
LOOKS_EVERY_S = 1.0


@contextmanager
def appliance(
    folder: Path, pace: str, *, tls: bool = False
) -> Iterator[tuple[int, httpx.Client]]:
    """Start the command with a board that is calibrated; a game is begun."""
    board = folder / "board.toml"
    view = SimulatedTable.of(FILM).view
    board.write_text(to_toml(BoardFile(view, None, None)), encoding="utf-8")
    more = ("--calibration", str(board), "--pace", pace)
    with (
        served(f"sim:{FILM}", folder / "games", *more, tls=tls) as (pid, address),
        signed_in(address) as phone,
    ):
        phone.post("/api/table/choose", json={"game": GAME}).raise_for_status()
        phone.post("/api/table/start", json={}).raise_for_status()
        yield pid, phone


@dataclass(frozen=True)
class Mark:
    """Progress of the referee at a moment: frames read, and CPU time."""

    frame: int
    at_s: float
    cpu_s: float


def next_mark(phone: httpx.Client, pid: int) -> Mark:
    """Return a mark at the page's next frame counter."""
    pause = threading.Event()

    def frame() -> int:
        found: int = phone.get("/api/state").json()["camera"]["frame"]
        return found

    before = frame()
    while (now := frame()) == before:
        pause.wait(0.05)
    return Mark(now, time.monotonic(), cpu_s(pid))


def cpu_s(pid: int) -> float:
    """Return the CPU time of a process, in seconds."""
    text = Path(f"/proc/{pid}/stat").read_text(encoding="ascii")
    fields = re.sub(r".*\) ", "", text).split()
    return (int(fields[11]) + int(fields[12])) / 100


async def watch(address: str, *, looks: bool) -> None:
    """Follow the stream as a phone does; perhaps look at the camera, too."""
    async with httpx.AsyncClient(
        base_url=address, trust_env=False, timeout=60
    ) as phone:
        looking = asyncio.create_task(_look(phone)) if looks else None
        async with phone.stream("GET", "/api/stream") as answer:
            async for _ in answer.aiter_bytes():
                pass
        if looking is not None:
            looking.cancel()


async def _look(phone: httpx.AsyncClient) -> None:
    while True:
        (await phone.get("/api/camera.jpg?width=480")).raise_for_status()
        await asyncio.sleep(LOOKS_EVERY_S)


async def crowd(address: str, viewers: int) -> None:
    """Run viewers until the page or this program ends."""
    watching = [watch(address, looks=n % 4 == 0) for n in range(viewers)]
    await asyncio.gather(*watching, return_exceptions=True)


def measured(
    folder: Path, pace: str, viewers: int, seconds: float
) -> tuple[int, float, float]:
    """Return viewers connected, frames per second, and CPU time of a frame in ms."""
    folder.mkdir()
    pause = threading.Event()
    with appliance(folder, pace) as (pid, phone):
        phones = subprocess.Popen(
            [
                *(sys.executable, "-m", "bench", "viewers", str(viewers)),
                *("--crowd", str(phone.base_url)),
            ]
        )
        while phone.get("/api/health").json()["viewers"] < viewers:
            pause.wait(0.2)
        first = next_mark(phone, pid)
        pause.wait(seconds)
        last = next_mark(phone, pid)
        there = phone.get("/api/health").json()["viewers"]
        phones.terminate()
        phones.wait()
    frames = last.frame - first.frame
    cost_ms = 1000 * (last.cpu_s - first.cpu_s) / frames
    return there, frames / (last.at_s - first.at_s), cost_ms


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    parser.add_argument("viewers", nargs="?", type=int, default=200, help="phones")
    parser.add_argument("seconds", nargs="?", type=float, default=20.0, help="of each")
    parser.add_argument("--crowd", metavar="ADDRESS", help=argparse.SUPPRESS)


def run(args: argparse.Namespace, figures: Figures) -> None:
    """Print the frame rates without and with viewers, and what a frame costs."""
    viewers, seconds = args.viewers, args.seconds
    if args.crowd:
        asyncio.run(crowd(args.crowd, viewers))
        return
    print(f"{'film':>20} {'viewers':>8} {'frames/s':>9} {'CPU ms a frame':>15}")
    with tempfile.TemporaryDirectory() as folder:
        for pace, film in (("1", "at its pace, 10/s"), ("0", "as fast as read")):
            for count in (0, viewers):
                place = Path(folder) / f"{pace}-{count}"
                there, fps, cost_ms = measured(place, pace, count, seconds)
                print(f"{film:>20} {there:8} {fps:9.1f} {cost_ms:15.1f}", flush=True)
                figures.add(f"{film}, {there} viewers: frames a second", fps)
                figures.add(f"{film}, {there} viewers: a frame", cost_ms, unit="CPU ms")
