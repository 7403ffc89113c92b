"""CPU share and memory of the service: idle, aiming, and refereeing.

    python -m bench idle [--seconds 60] [--game nine_mens_morris]

Runs `mwamuzi serve` as systemd does and looks at it through /proc while nobody plays,
while a camera is aimed, and while a game is refereed. The camera is a simulated table
that this program draws and sends as an MJPEG stream of ten frames a second, so that
the service does all that it does with a real one, and decodes JPEG on top.
"""

import argparse
import http.cookiejar
import json
import os
import tempfile
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import closing
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import cycle, pairwise
from pathlib import Path
from typing import Any

import cv2

from bench.kit.results import Figures
from bench.kit.service import PIN, served
from device.simulated.simulator import SimulatedTable, SimulationPlan
from rules.catalogue import find_game

FRAMES_PER_S = 10
_SILENT = ("--voice", "off", "--lights", "off")
_THINKS_FRAMES = 60
_STILL_FRAMES = 4
_TIMEOUT_S = 120.0
_TICKS_PER_S = os.sysconf("SC_CLK_TCK")
_PAGE_MB = os.sysconf("SC_PAGE_SIZE") / 2**20


class Camera:
    """A simulated table as an MJPEG stream; it stands still until it is let play."""

    def __init__(self, game: str) -> None:
        table = SimulatedTable(find_game(game), SimulationPlan(seed=1, most_turns=200))
        self.board = table.board.id
        self._frames = _drawn(table)
        self._still = [next(self._frames) for _ in range(_STILL_FRAMES)]
        self._picture = self._still[0]
        self.plays, self._over = threading.Event(), threading.Event()
        self._changed = threading.Condition()
        handler = _handler(self)
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self._server.daemon_threads = True
        self.address = f"http://127.0.0.1:{self._server.server_address[1]}/"
        self._films = threading.Thread(target=self._go_on)
        self._films.start()
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def _go_on(self) -> None:
        due = time.monotonic()
        for still in cycle(self._still):
            due += 1 / FRAMES_PER_S
            if self._over.wait(max(due - time.monotonic(), 0)):
                return
            picture = next(self._frames) if self.plays.is_set() else still
            with self._changed:
                self._picture = picture
                self._changed.notify_all()

    def close(self) -> None:
        """Stop filming."""
        self._over.set()
        self._films.join()
        self._server.shutdown()

    def pictures(self) -> Iterator[bytes]:
        """Yield each picture as it is taken."""
        while True:
            with self._changed:
                self._changed.wait()
                yield self._picture


def _drawn(table: SimulatedTable) -> Iterator[bytes]:
    """Yield the table's frames; between turns the players think."""
    complete = set(table.truth.complete_frames)
    while True:
        rest: list[bytes] = []
        for frame in table.frames():
            rest = [*rest[-3:], cv2.imencode(".jpg", frame.image)[1].tobytes()]
            yield rest[-1]
            if frame.index - 4 in complete:
                for n in range(_THINKS_FRAMES):
                    yield rest[n % len(rest)]


def _handler(camera: Camera) -> type[BaseHTTPRequestHandler]:
    class Stream(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            kind = "multipart/x-mixed-replace; boundary=frame"
            self.send_header("Content-Type", kind)
            self.end_headers()
            try:
                for picture in camera.pictures():
                    head = f"Content-Length: {len(picture)}\r\n\r\n".encode()
                    self.wfile.write(b"--frame\r\nContent-Type: image/jpeg\r\n" + head)
                    self.wfile.write(picture + b"\r\n")
            except OSError:
                return

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the library's name
            """Log nothing."""

    return Stream


class Phone:
    """The page, as a phone uses it."""

    def __init__(self, address: str) -> None:
        self._address = address.rstrip("/")
        cookies = urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar())
        direct = urllib.request.ProxyHandler({})
        self._opener = urllib.request.build_opener(direct, cookies)

    def post(self, path: str, **body: object) -> None:
        """Send a POST request."""
        request = urllib.request.Request(
            self._address + path,
            json.dumps(body).encode(),
            {"Content-Type": "application/json", "Origin": self._address},
        )
        try:
            self._opener.open(request, timeout=60).close()
        except urllib.error.HTTPError as error:
            raise SystemExit(f"{path}: {error.read().decode()}") from error

    def state(self) -> dict[str, Any]:
        """Return the page's state."""
        with self._opener.open(f"{self._address}/api/state", timeout=60) as answer:
            found: dict[str, Any] = json.load(answer)
        return found

    def wait_for(self, holds: Callable[[dict[str, Any]], object]) -> None:
        """Wait until the state is as it should be."""
        until = time.monotonic() + _TIMEOUT_S
        while not holds(self.state()):
            if time.monotonic() > until:
                raise SystemExit(f"waited in vain: {json.dumps(self.state())[:2000]}")
            threading.Event().wait(0.5)


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--game", default="nine_mens_morris")


def run(args: argparse.Namespace, figures: Figures) -> int:
    """Measure, and print a table."""
    with (
        tempfile.TemporaryDirectory() as folder,
        closing(Camera(args.game)) as camera,
        served(camera.address, Path(folder), *_SILENT) as (process, address),
    ):
        print("while             share of one processor   memory, now and at most")
        measure(process, "nobody plays", args.seconds, figures)
        phone = Phone(address)
        phone.post("/api/session", pin=PIN)
        phone.post("/api/table/choose", game=args.game)
        phone.wait_for(lambda state: state["camera"]["ok"])
        phone.post("/api/table/calibrate", south="bottom", corners=None)
        phone.wait_for(lambda state: state["stage"] == "ready")
        measure(process, "camera aimed", args.seconds, figures)
        phone.post("/api/table/start", name=None)
        phone.wait_for(lambda state: state["machine"]["fps"] > 1)
        camera.plays.set()
        phone.wait_for(lambda state: state["turns"])
        measure(process, "a game is played", args.seconds, figures)
        state = phone.state()
        turns, fps = len(state["turns"]), state["machine"]["fps"]
        print(f"{turns} turns were seen, at {fps} frames a second")
    return 0


def measure(process: int, what: str, seconds: float, figures: Figures) -> None:
    """Print a process's CPU share and memory over a time, in ten samples."""
    looks = [look(process)]
    for _ in range(10):
        threading.Event().wait(seconds / 10)
        looks.append(look(process))
    worked_s = looks[-1][1] - looks[0][1]
    passed_s = looks[-1][0] - looks[0][0]
    shares = [(b[1] - a[1]) / (b[0] - a[0]) for a, b in pairwise(looks)]
    figures.add(f"{what}: of one processor", 100 * worked_s / passed_s, unit="%")
    figures.add(f"{what}: memory", looks[-1][2], unit="MB")
    print(
        f"{what:17} {100 * worked_s / passed_s:5.1f} % (at most "
        f"{100 * max(shares):5.1f} %)   {looks[-1][2]:5.0f} MB, {peak_mb(process):5.0f}"
    )


def look(process: int) -> tuple[float, float, float]:
    """Return the time, the processor seconds used so far and the MB held."""
    own = Path(f"/proc/{process}")
    fields = (own / "stat").read_text(encoding="ascii").rpartition(")")[2].split()
    ticks = int(fields[11]) + int(fields[12])
    pages = int((own / "statm").read_text(encoding="ascii").split()[1])
    return time.monotonic(), ticks / _TICKS_PER_S, pages * _PAGE_MB


def peak_mb(process: int) -> float:
    """Return the most MB that a process has held."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    line = next(one for one in status.splitlines() if one.startswith("VmHWM"))
    return int(line.split()[1]) / 1024
