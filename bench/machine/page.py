"""Time until the page shows a game to a phone, and latency of later changes.

    python -m bench page [OPENINGS]

A game is begun; then Chromium opens the page as a phone does, with nothing kept from
before: on this machine as it is, with a processor six times slower, and that with a
slow mobile line too (1.6 Mbit/s down, 150 ms there and back). Timed within the page,
from the wish to open it, is when the board was painted (a picture that comes with the
page), and when the board that answers to taps was; then how long a wish of another
phone, that the game goes on, takes to show. The yardstick of the same run is an answer
of a few bytes over the same line, for this machine may have other work to do. With it
stand the bytes that were sent until then, compressed as they are.
"""

import argparse
import json
import shutil
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

import httpx
from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from bench.kit.options import UsageError
from bench.kit.results import Figures
from bench.machine.viewers import appliance

SLOWER = 6
LINE = {"latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 90_000}
LOOKED_FOR = {
    "first": "img.boot-board, svg.board [data-site]",
    "board": "svg.board [data-site]",
    "empty": "body",
}
LOOK = """
const found = window.found = {}, wanted = %s;
function look() {
  for (const [name, where] of Object.entries(wanted)) {
    const one = document.querySelector(where);
    if (name in found || !one || (one.tagName === "IMG" && !one.naturalWidth)) continue;
    found[name] = null;
    requestAnimationFrame(() => setTimeout(() => { found[name] = performance.now(); }));
  }
  requestAnimationFrame(look);
}
requestAnimationFrame(look);
"""
WATCH = """
() => { window.turned = new Promise((done) => new MutationObserver(() =>
  requestAnimationFrame(() => setTimeout(() => done(Date.now() / 1000))))
  .observe(document.querySelector(".play-turn"), { childList: true, subtree: true })); }
"""
MOST_BYTES = 120_000
MOST_S = 60.0


@dataclass(frozen=True)
class Way:
    """Simulated phone and network: slowdown of its processor, and slow line or not."""

    name: str
    slower: int
    slow_line: bool


WAYS = (
    Way("as it is", 1, False),
    Way(f"processor {SLOWER} times slower", SLOWER, False),
    Way("that and a slow line", SLOWER, True),
)


@dataclass(frozen=True)
class Opening:
    """Measurements of one opening of the page: seconds, and bytes."""

    first: float
    board: float
    told: float
    sent: int


def a_phone(browser: Browser, way: Way) -> tuple[Page, CDPSession]:
    """Return a phone that has never seen the page, on its line."""
    context = browser.new_context(
        viewport={"width": 360, "height": 740}, is_mobile=True, locale="de"
    )
    context.add_init_script(LOOK % json.dumps(LOOKED_FOR))
    page = context.new_page()
    wire: CDPSession = context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.send("Emulation.setCPUThrottlingRate", {"rate": way.slower})
    if way.slow_line:
        wire.send("Network.emulateNetworkConditions", {"offline": False, **LINE})
    return page, wire


def after(page: Page, name: str) -> float:
    """Return the time of a paint event, in seconds since navigation began."""
    until = time.monotonic() + MOST_S
    while not (found := page.evaluate(f"window.found?.{name}")):
        if time.monotonic() > until:
            sys.exit(f"the page showed nothing of {LOOKED_FOR[name]}")
        page.wait_for_timeout(50)
    return float(found) / 1000


def opened(browser: Browser, way: Way, other: httpx.Client) -> Opening:
    """Open the page of a game, and have another phone let the game go on."""
    page, wire = a_phone(browser, way)
    sent: list[float] = []
    wire.on("Network.dataReceived", lambda one: sent.append(one["encodedDataLength"]))
    wire.on(
        "Network.responseReceived",
        lambda one: sent.append(one["response"]["encodedDataLength"]),
    )
    other.post("/api/command", json={"do": "pause"}).raise_for_status()
    page.goto(str(other.base_url))
    first, board = after(page, "first"), after(page, "board")
    page.wait_for_timeout(1500)
    size = sum(sent)
    page.evaluate(WATCH)
    wished = time.time()
    other.post("/api/command", json={"do": "play"}).raise_for_status()
    told: float = page.evaluate("window.turned")
    page.context.close()
    return Opening(first, board, told - wished, int(size))


def empty(browser: Browser, way: Way, address: str) -> float:
    """Return the seconds until an answer of a few bytes is on the screen."""
    page, _ = a_phone(browser, way)
    page.goto(f"{address}/api/health")
    spent = after(page, "empty")
    page.context.close()
    return spent


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    parser.add_argument("openings", nargs="?", type=int, default=5, help="of each")


def run(args: argparse.Namespace, figures: Figures) -> None:
    """Print the table."""
    openings = args.openings
    chromium = shutil.which("chromium")
    if chromium is None:
        raise UsageError("no chromium on this machine; install the package chromium")
    with (
        tempfile.TemporaryDirectory() as folder,
        appliance(Path(folder), "1") as (_, phone),
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path=chromium, args=["--no-sandbox"]
        )
        for way in WAYS:
            bare, ours = [], []
            for _ in range(openings):
                bare.append(empty(browser, way, str(phone.base_url)))
                ours.append(opened(browser, way, phone))
            least = statistics.median(bare)
            print(f"{way.name}: an answer of a few bytes after {least:.2f} s")
            for told, spent in (
                ("the game's board painted", [one.first for one in ours]),
                ("the board that can be tapped", [one.board for one in ours]),
                ("another's wish shown", [one.told for one in ours]),
            ):
                median = statistics.median(spent)
                print(
                    f"    {told:30} {median:.2f} s ({min(spent):.2f} to "
                    f"{max(spent):.2f}), {median / least:.1f} times that"
                )
                figures.add(f"{way.name}: {told}", median, unit="s, median")
            most = max(one.sent for one in ours)
            figures.add(f"{way.name}: sent", most / 1000, unit="kB")
            print(f"    {most / 1000:.0f} kB of {MOST_BYTES / 1000:.0f} sent")
        browser.close()
