"""Start-up CPU time of short commands, against Python's own start.

    python -m bench start [RUNS]

Each is run ten times by default; the least and the median of user and system time are
printed. The launcher's own shell is counted where it is installed (`.venv`).
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

from bench.kit.results import Figures

ROOT = Path(__file__).parents[2]
CLI = [sys.executable, "-m", "device.cli"]
COMMANDS = {
    "python -c pass": [sys.executable, "-c", "pass"],
    "mwamuzi --help": [*CLI, "--help"],
    "mwamuzi games": [*CLI, "games"],
    "mwamuzi rules kalah": [*CLI, "rules", "kalah"],
    "./mwamuzi --help": ["./mwamuzi", "--help"],
    "./mwamuzi games": ["./mwamuzi", "games"],
}


def cpu_s(command: list[str]) -> float:
    """Return the CPU seconds that a command takes, its children's counted."""
    before = os.times()
    subprocess.run(command, check=True, cwd=ROOT, stdout=subprocess.DEVNULL)
    after = os.times()
    user_s = after.children_user - before.children_user
    return user_s + after.children_system - before.children_system


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    parser.add_argument("runs", nargs="?", type=int, default=10, help="of each command")


def run(args: argparse.Namespace, figures: Figures) -> None:
    """Print a line a command."""
    runs = args.runs
    installed = (ROOT / ".venv" / ".mwamuzi").exists()
    for name, command in COMMANDS.items():
        if command[0] == "./mwamuzi" and not installed:
            continue
        took_s = [cpu_s(command) for _ in range(runs)]
        print(f"{name:20} {min(took_s):6.3f} s least {median(took_s):6.3f} s median")
        figures.add(f"{name}: CPU time, median", median(took_s), unit="s")
