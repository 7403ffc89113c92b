"""In which order the tests run."""

import pytest

FIRST = (
    "test_service.py",  # waits for minutes
    "test_perft.py",
    "test_picamera2.py",  # waits as well
    "test_every_game.py",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the files that take longest, those that wait among the others."""
    rank = {name: place for place, name in enumerate(FIRST)}
    items.sort(key=lambda item: rank.get(item.path.name, len(FIRST)))
