"""How soon the page shows the board to a phone that opens it: seconds, and bytes sent.

    python bench/page.py [OPENINGS]

A game is begun; then Chromium opens the page as a phone does, with nothing kept from
before: on this machine as it is, with a processor six times slower, and that with a
slow mobile line too (1.6 Mbit/s down, 150 ms there and back). Timed is from the wish
to open it until the board with its sites is on the screen. The yardstick of the same
run is an empty page over the same line.
"""

import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench.viewers import appliance

SLOWER = 6
LINE = {"latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 90_000}
SITES = "svg.board [data-site]"


@dataclass(frozen=True)
class Way:
    """How slow the phone and its line are."""

    name: str
    slower: int
    slow_line: bool


WAYS = (
    Way("as it is", 1, False),
    Way(f"processor {SLOWER} times slower", SLOWER, False),
    Way("that and a slow line", SLOWER, True),
)


def opened(browser: Browser, way: Way, show: Callable[[Page], None]) -> float:
    """Return the seconds that a phone takes to show something, and close it."""
    context = browser.new_context(
        viewport={"width": 360, "height": 740}, is_mobile=True
    )
    page = context.new_page()
    wire: CDPSession = context.new_cdp_session(page)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": way.slower})
    if way.slow_line:
        wire.send("Network.enable")
        wire.send("Network.emulateNetworkConditions", {"offline": False, **LINE})
    began = time.perf_counter()
    show(page)
    spent = time.perf_counter() - began
    context.close()
    return spent


def main() -> None:
    """Print the table."""
    openings = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    chromium = shutil.which("chromium")
    if chromium is None:
        sys.exit("no chromium on this machine; install the package chromium")
    with (
        tempfile.TemporaryDirectory() as folder,
        appliance(Path(folder), "1") as (_, phone),
        sync_playwright() as playwright,
    ):
        address = str(phone.base_url)
        browser = playwright.chromium.launch(
            executable_path=chromium, args=["--no-sandbox"]
        )

        def board(page: Page) -> None:
            page.goto(address)
            page.locator(SITES).first.wait_for(state="visible")

        def empty(page: Page) -> None:
            page.goto(f"{address}/api/health")

        for way in WAYS:
            ours = [opened(browser, way, board) for _ in range(openings)]
            bare = [opened(browser, way, empty) for _ in range(openings)]
            median, least = statistics.median(ours), statistics.median(bare)
            print(
                f"{way.name:28} board after {median:.2f} s "
                f"({min(ours):.2f} to {max(ours):.2f}), {median / least:.1f} times an "
                f"answer of a few bytes ({least:.2f} s)"
            )
        browser.close()


if __name__ == "__main__":
    main()
