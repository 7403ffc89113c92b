"""Frame rate and traffic of a hall's wall in a browser.

    nice python -m bench wall [--boards 100] [--seconds 30]

A hall with simulated boards is brought up (`mwamuzi hall demo`), and its wall is opened
in Chromium at 1920x1080. The yardstick is an empty page in the same browser, before it.
"""

import argparse
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from threading import Event

from playwright.sync_api import Page, sync_playwright

from bench.kit.results import Figures
from hall.services.places import free_port
from tests.device.conftest import FLAGS, program

_UP_S = 180.0
_COUNT = """
seconds => new Promise(done => {
  let frames = 0;
  const until = performance.now() + 1000 * seconds;
  const next = now => {
    frames += 1;
    now < until ? requestAnimationFrame(next) : done(frames / seconds);
  };
  requestAnimationFrame(next);
})
"""


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    parser.add_argument("--boards", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=30.0)


def run(args: argparse.Namespace, figures: Figures) -> int:
    """Measure; return 0."""
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="mwamuzi-wall-") as folder:
        Path(folder).chmod(0o755)
        words = ["demo", str(args.boards), "--data", folder, "--desk-port", str(port)]
        running = subprocess.Popen(
            [sys.executable, "-m", "hall", *words], stdout=subprocess.DEVNULL
        )
        try:
            _look(f"http://127.0.0.1:{port}/", args.boards, args.seconds, figures)
        finally:
            running.terminate()
            running.wait()
    return 0


def _look(address: str, boards: int, seconds: float, figures: Figures) -> None:
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=program(), args=FLAGS)
        page = browser.new_page(viewport={"width": 1920, "height": 1080})
        empty = page.evaluate(_COUNT, min(seconds, 10.0))
        _open(page, address, boards)
        told = [0]
        wire = page.context.new_cdp_session(page)
        wire.send("Network.enable")
        wire.on("Network.dataReceived", lambda event: told.append(event["dataLength"]))
        frames = page.evaluate(_COUNT, seconds)
        browser.close()
    figures.add("frames a second", frames)
    figures.add("frames a second of an empty page", empty)
    figures.add("told to the page", sum(told) * 60 / seconds / 1e6, unit="MB a minute")
    print(f"{boards} boards on the wall, {seconds:.0f} s")
    print(f"frames a second: {frames:.1f}, of an empty page {empty:.1f}")
    print(f"told to the page: {sum(told) * 60 / seconds / 1e6:.2f} MB a minute")


def _open(page: Page, address: str, boards: int) -> None:
    """Open the wall when it answers; wait until most boards play."""
    until = time.monotonic() + _UP_S
    while True:
        try:
            urllib.request.urlopen(f"{address}api/wall", timeout=5).close()
            break
        except OSError:
            if time.monotonic() > until:
                raise
            Event().wait(0.5)
    page.goto(address)
    page.wait_for_function(
        "count => document.querySelectorAll('.tile-player').length >= 1.8 * count",
        arg=boards,
        timeout=1000 * _UP_S,
    )
