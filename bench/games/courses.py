"""Do every course at a simulated table, by frames: a simulated pupil learns.

    python -m bench courses [GAME ...]

Each course runs as ``mwamuzi learn GAME`` does it; of every second step the pupil first
plays a turn that does not do it. Printed for each: steps done, turns taken back, what
was ruled, asked or corrected besides, and the processor's seconds.
"""

import argparse
import contextlib
import io
import tempfile
import time
from collections import Counter
from pathlib import Path

from bench.kit.options import games
from bench.kit.results import Figures
from device.cli import main as mwamuzi
from device.log.parse import read_log
from players.lessons.table import COURSES, course_for
from rules.catalogue import find_game

_BESIDES = ("illegal", "question", "correction", "trouble")


def done(name: str, folder: Path) -> bool:
    """Do one course, print its line; return whether every step came to its end."""
    course = course_for(find_game(name))
    if course is None:
        print(f"{name:22} has no course")
        return False
    log, began = folder / f"{name}.jsonl", time.process_time()
    with contextlib.redirect_stdout(io.StringIO()):
        code = mwamuzi(["learn", name, "--log", str(log)])
    spent = time.process_time() - began
    records = read_log(log) if log.exists() else []
    lines = Counter(str(record["type"]) for record in records)
    steps = lines["turn"] - lines["taken_back"]
    besides = {kind: lines[kind] for kind in _BESIDES if lines[kind]}
    good = code == 0 and steps == len(course.steps) and not besides
    print(
        f"{name:22} {steps} of {len(course.steps)} steps, "
        f"{lines['taken_back']} taken back, {spent:4.0f} s  "
        f"{'' if good else f'WRONG {code} {besides}'}",
        flush=True,
    )
    for record in records:
        if record["type"] in _BESIDES:
            print("    ", record.get("says") or record)
    return good


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    games(parser)


def run(asked: argparse.Namespace, figures: Figures) -> int:
    """Do the courses of the games that are named, all of them if none is."""
    names = asked.games or [course.game for course in COURSES]
    with tempfile.TemporaryDirectory() as folder:
        right = [done(name, Path(folder)) for name in names]
    figures.add("courses done without a fault", sum(right), of=len(right))
    return 0 if all(right) else 1
