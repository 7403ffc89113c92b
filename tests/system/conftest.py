"""Tests in a whole system; where one is not there, that is said aloud."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.system.tree import Tree, missing, own_tree

_HERE = f"{Path(__file__).parent}/"
_left_out: dict[str, int] = {}


def pytest_collection_modifyitems(
    config: pytest.Config, items: list[pytest.Item]
) -> None:
    """Leave out what needs a Pi, unless ``-m hardware`` asks for it; and what needs a
    whole system, where none can be built."""
    on_a_pi = "hardware" in config.option.markexpr
    lacking = missing()
    kept: list[pytest.Item] = []
    left: list[pytest.Item] = []
    for item in items:
        why = ""
        if item.get_closest_marker("hardware"):
            why = "" if on_a_pi else "a Raspberry Pi (there: pytest -m hardware)"
        elif str(item.path).startswith(_HERE):
            why = lacking
        if why:
            _left_out[why] = _left_out.get(why, 0) + 1
        (left if why else kept).append(item)
    if left:
        items[:] = kept
        config.hook.pytest_deselected(items=left)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say loudly what was not tested."""
    for why, tests in _left_out.items():
        terminalreporter.write_line(
            f"NOT TESTED: {tests} tests of whole systems need {why}",
            red=True,
            bold=True,
        )


@pytest.fixture(scope="module")
def tree() -> Iterator[Tree]:
    """Lend a Debian 13 tree with mwamuzi inside; each module has its own."""
    with own_tree() as lent:
        yield lent
