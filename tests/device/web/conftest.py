"""A browser for the page's tests: Chromium as Debian has it, at the size of a phone."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.device.web.phones import Phones

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PICTURES = Path(__file__).parents[3] / "build" / "page"


@pytest.fixture(scope="session")
def phones() -> Iterator[Phones]:
    """Phones of a family, all of one make."""
    program = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if program is None:
        pytest.fail("the page is tested in Chromium: apt-get install -y chromium")
    PICTURES.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser: Browser = playwright.chromium.launch(
            executable_path=program, args=FLAGS
        )
        yield Phones(browser, playwright.devices["Pixel 7"], PICTURES)
        browser.close()
