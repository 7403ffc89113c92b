"""In which order the tests run, on how many threads, and what is tidied up."""

import gc
import os

import pytest

# The tests themselves run side by side. Of a few small matrices more threads make
# nothing quicker, and while they wait for one another they keep a core busy.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
os.environ.setdefault("OPENCV_FOR_THREADS_NUM", "1")

# Nothing of what is collected ever becomes free: looking through all of it for circles
# took half a second each time, and every game that begins looks for them.
gc.disable()

FIRST = (
    "test_service.py",  # waits for minutes
    "test_page_morabaraba.py",  # waits for a whole game
    "test_loop.py",
    "test_picamera2.py",  # waits as well
    "test_every_game.py",
    "test_page_views.py",
    "test_perft.py",
    "test_table.py",  # waits for a camera
    "test_find.py",
    "test_page_mankaleh.py",
    "test_page_states.py",
    "test_page_deeds.py",
    "test_page_phone.py",
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--exhaustive",
        action="store_true",
        help="every game, not a sample of each family; -k means the same",
    )


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(
    config: pytest.Config, items: list[pytest.Item]
) -> None:
    """Leave out what only ``python -m bench every_game`` tries; then set the order.

    The files that take longest come first, those that wait among the others.
    """
    if not (config.getoption("exhaustive") or config.getoption("keyword")):
        seldom = [item for item in items if item.get_closest_marker("exhaustive")]
        config.hook.pytest_deselected(items=seldom)
        items[:] = [item for item in items if not item.get_closest_marker("exhaustive")]
    rank = {name: place for place, name in enumerate(FIRST)}
    items.sort(key=lambda item: rank.get(item.path.name, len(FIRST)))


def pytest_collection_finish() -> None:
    """Tidy up from now on, but leave out what was collected."""
    gc.freeze()
    gc.enable()
