"""CPU time of the test suite, in total and for each file.

    python -m bench suite [PATH ...] [-- ARGUMENTS OF PYTEST]

The tests run one after the other in one process; the time of their child processes is
included. On a shared machine CPU time is more reliable than wall-clock time.
"""

import argparse
import os
from collections.abc import Generator

import pytest

from bench.kit.results import ROOT, Figures

LISTED = 40


class Costs:
    """Plugin of pytest that sums CPU time by file."""

    def __init__(self) -> None:
        self.spent_s: dict[str, float] = {}
        self.tests = 0

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(
        self, item: pytest.Item
    ) -> Generator[None, object, object]:
        """Measure one test."""
        before = cpu_s()
        told = yield
        name = item.path.relative_to(ROOT).as_posix()
        self.spent_s[name] = self.spent_s.get(name, 0.0) + cpu_s() - before
        self.tests += 1
        return told


def cpu_s() -> float:
    """Return the processor seconds of this process and its ended children."""
    return sum(os.times()[:4])


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    parser.add_argument("words", nargs="*", metavar="PATH")


def run(args: argparse.Namespace, figures: Figures) -> int:
    """Run the tests; return pytest's exit status."""
    costs, before = Costs(), cpu_s()
    words = args.words or ["tests"]
    status = pytest.main(["-q", "-n", "0", "-p", "no:cacheprovider", *words], [costs])
    dearest = sorted(costs.spent_s.items(), key=lambda one: -one[1])
    for name, spent_s in dearest[:LISTED]:
        print(f"{spent_s:8.1f} s  {name}")
    figures.add("tests", costs.tests)
    figures.add("CPU time of the tests", sum(costs.spent_s.values()), unit="s")
    figures.add("CPU time with reading them", cpu_s() - before, unit="s")
    return int(status)
