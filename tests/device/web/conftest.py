"""Phones for the page's tests, and where their pictures go."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright

from tests.device.web.phones import Phones

PICTURES = Path(__file__).parents[3] / "build" / "page"


@pytest.fixture(scope="module")  # its event loop must not outlive the file
def phones(playwright: Playwright, chromium: Browser) -> Phones:
    """Phones of a family, all of one make."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    return Phones(chromium, playwright.devices["Pixel 7"], PICTURES)
