"""Run the exhaustive tests: every game, where the suite tries a sample.

    python -m bench every_game [PATH ...]

``tests/games.py`` chooses the sample. Everything else that is marked exhaustive runs
here, several tests side by side.
"""

import argparse
import re
import resource
import subprocess
import sys

from bench.kit.results import ROOT, Figures


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    parser.add_argument("paths", nargs="*", default=["tests"], metavar="PATH")
    parser.add_argument("--processes", type=int, default=2)


def run(args: argparse.Namespace, figures: Figures) -> int:
    """Run the tests; return pytest's exit status."""
    words = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    words += ["--exhaustive", "-m", "exhaustive", "-n", str(args.processes)]
    ran = subprocess.run(
        [*words, *args.paths], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False
    )
    print(ran.stdout)
    found = dict.fromkeys(("passed", "failed", "error"), 0)
    for count, what in re.findall(r"(\d+) (passed|failed|error)", ran.stdout[-500:]):
        found[what] = int(count)
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    figures.add("tests passed", found["passed"], of=sum(found.values()))
    figures.add("CPU time", round(used.ru_utime + used.ru_stime), unit="s")
    return ran.returncode
