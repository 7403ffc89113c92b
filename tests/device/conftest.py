"""A browser for the tests of pages: Chromium as Debian has it."""

import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

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


@pytest.fixture(scope="module")  # its event loop must not outlive the file
def playwright() -> Iterator[Playwright]:
    """Driver of browsers: there can be only one at a time."""
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="module")  # its event loop must not outlive the file
def chromium(playwright: Playwright) -> Iterator[Browser]:
    """Lend one browser to all tests."""
    browser = playwright.chromium.launch(executable_path=program(), args=FLAGS)
    yield browser
    browser.close()


def program() -> str:
    """Return Chromium's own program."""
    found = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if found is None:
        pytest.fail("pages are tested in Chromium: apt-get install -y chromium")
    return found
