"""Browser tests of the hall's page: every view, at every size, over a demo hall."""

import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, Playwright, expect, sync_playwright

from hall.services.places import free_port
from tests.device.conftest import FLAGS, program

pytestmark = pytest.mark.slow

BOARDS = 6
STARTS_S = 120.0
STATIC = Path(__file__).parents[3] / "hall/desk/static/js"
SCREENS = {"wide": (1920, 1080), "tablet": (820, 1180), "phone": (412, 915)}
VIEWS = (
    *("#/", "#/calls", "#/tournaments", "#/tournament/1", "#/search", "#/people"),
    *("#/table/1", "#/rules/nine_mens_morris", "#/rules/nine_mens_morris/1"),
)


@dataclass(frozen=True, slots=True)
class Demo:
    """A hall of simulated boards, and how long its first line and its page took."""

    address: str
    pin: str
    first_s: float
    up_s: float


@pytest.fixture(scope="module")
def demo() -> Iterator[Demo]:
    data = Path(tempfile.mkdtemp(prefix="mwamuzi-hall-", dir="/tmp"))
    data.chmod(0o755)  # root gives its services to other users
    port = free_port()
    words = [sys.executable, "-m", "hall", "demo", str(BOARDS), "--data", str(data)]
    began_s = time.monotonic()
    with subprocess.Popen(
        [*words, "--desk-port", str(port)], stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout is not None
            lines = iter(process.stdout)
            next(lines)
            first_s = time.monotonic() - began_s
            pin = next(
                found[1] for line in lines if (found := re.search(r"now: (\d+)", line))
            )
            up_s = time.monotonic() - began_s
            yield Demo(f"http://127.0.0.1:{port}", pin, first_s, up_s)
        finally:
            process.terminate()
            process.wait()
            shutil.rmtree(data)


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="module")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=program(), args=FLAGS)
    yield browser
    browser.close()


def opened(chromium: Browser, demo: Demo, size: tuple[int, int], **more: Any) -> Page:
    """Return a page of the hall's owner."""
    context = chromium.new_context(
        viewport={"width": size[0], "height": size[1]}, **more
    )
    context.request.post(
        f"{demo.address}/api/session",
        data={"name": "owner", "pin": demo.pin},
        headers={"Origin": demo.address},
    )
    page = context.new_page()
    page.goto(demo.address)
    expect(page.locator(".wall li")).to_have_count(BOARDS, timeout=STARTS_S * 1000)
    expect(page.locator(".tile-player.is-due").first).to_be_visible(timeout=60_000)
    return page


def go(page: Page, view: str) -> None:
    page.evaluate("view => { location.hash = view; }", view)
    expect(page.locator("main h2, main h3").first).to_be_attached()


def overflow(page: Page) -> int:
    wide: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return wide


def test_the_views_here_are_all_that_there_are() -> None:
    rooms = re.findall(r'room === "(\w+)"', (STATIC / "main.js").read_text())

    assert {view.split("/")[1] or "wall" for view in VIEWS} == {"wall", *rooms}


def test_the_demo_says_what_it_does_long_before_it_is_done(demo: Demo) -> None:
    assert demo.first_s < demo.up_s / 5


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_view_has_barriers_or_is_wider_than_the_screen(
    chromium: Browser, demo: Demo, screen: str, theme: str
) -> None:
    page = opened(chromium, demo, SCREENS[screen], color_scheme=theme)
    found = {}
    for view in VIEWS:
        go(page, view)
        barriers = [
            f"{one['id']}: {[node['html'][:120] for node in one['nodes']]}"
            for one in Axe().run(page).response["violations"]
        ]
        if barriers or overflow(page) > 0:
            found[view] = (barriers, overflow(page))
    page.context.close()

    assert found == {}


def test_nothing_is_cut_at_twice_the_size(chromium: Browser, demo: Demo) -> None:
    page = opened(chromium, demo, (640, 450), device_scale_factor=2)
    found = {}
    for view in VIEWS:
        go(page, view)
        if overflow(page) > 0 or page.locator("h1").count() != 1:
            found[view] = overflow(page)
    page.context.close()

    assert found == {}


def test_a_tile_tells_all_that_an_arbiter_looks_for(
    chromium: Browser, demo: Demo
) -> None:
    page = opened(chromium, demo, SCREENS["wide"])
    tile = page.locator(".tile").first

    assert tile.locator(".tile-player").count() == 2
    assert tile.locator(".tile-chip").count() == 2
    assert tile.locator(".tile-link.is-linked").count() == 1
    assert re.match(r"\d+:\d\d", tile.locator(".tile-clock").first.inner_text())
    assert re.match(r"\d+\. \w", tile.locator(".tile-last").inner_text())
    page.context.close()


@pytest.mark.parametrize("count", [1, 2, 3, 7, 12, 20, 37, 60])
def test_all_boards_fill_a_wide_screen(
    chromium: Browser, demo: Demo, count: int
) -> None:
    page = opened(chromium, demo, SCREENS["wide"])
    laid = page.evaluate(
        "async count => (await import('/hall/js/fit.js')).fitted({ count,"
        " width: 1888, height: 960, gap: 8, smallest: 112,"
        " text: (wide) => Math.min(Math.max(0.062 * wide, 13), 25) * 7 + 24 })",
        count,
    )
    page.context.close()

    tall = laid["rows"] * laid["tall"] + 8 * (laid["rows"] - 1)
    assert not laid["scrolls"]
    assert tall == pytest.approx(960)
    assert laid["columns"] * laid["rows"] >= count
    assert laid["columns"] * (laid["rows"] - 1) < count  # no row is empty
