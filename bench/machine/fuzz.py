"""Fuzz all input formats with far more cases than the tests: 5,000 a format.

    python -m bench fuzz [EXAMPLES]

``tests/device/test_fuzz.py`` defines the cases and their expected results.
"""

import argparse
import os
import subprocess
import sys

from bench.kit.results import Figures


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    parser.add_argument(
        "examples", nargs="?", type=int, default=5000, help="of each format"
    )


def run(args: argparse.Namespace, figures: Figures) -> int:
    """Run the fuzzers, other examples each time; return pytest's exit code."""
    words = [sys.executable, "-m", "pytest", "-q", "tests/device/test_fuzz.py"]
    environ = {**os.environ, "MWAMUZI_FUZZ": str(args.examples)}
    status = subprocess.run(words, env=environ, check=False).returncode
    figures.add("examples of each format", args.examples)
    figures.add("faults found", "none" if status == 0 else "some")
    return status
