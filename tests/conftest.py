"""What all tests share: how they are dealt out when several workers run them."""

import pytest

TOGETHER = {"export", "system", "vision", "web"}
"""Folders whose files each have something costly, lent to all tests of the file."""


@pytest.hookimpl(tryfirst=True)  # before they are dealt out
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep the tests of such a file together, and all that need a browser."""
    for item in items:
        if "chromium" in item.fixturenames:
            item.add_marker(pytest.mark.xdist_group("chromium"))
        elif TOGETHER & set(item.path.parts):
            item.add_marker(pytest.mark.xdist_group(item.path.stem))
