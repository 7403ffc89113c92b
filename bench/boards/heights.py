"""Accuracy of stack heights, with the board's position given.

    python -m bench heights FOLDER... [--untaught] [--wrong]

Each folder is a scene with stacks of discs. Taught from its first frame, every frame is
read alone as the referee's reader would read it.
"""

import argparse
import json
import time
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np

from bench.boards.lattice_reading import picture, side_of, taught
from bench.boards.patches import scene_view
from bench.kit.options import folders
from bench.kit.results import Figures
from vision.eye import Known
from vision.kinds import net_for, reads_of

HIGHEST = 5


class Heights:
    """Confusion matrix of stack heights."""

    def __init__(self) -> None:
        self.read: Counter[tuple[int, int]] = Counter()
        self.tops = self.tops_wrong = 0
        self.lost = 0.0  # nats by which the true height is less likely than the best

    def add(self, other: "Heights") -> None:
        """Add another's counts."""
        self.read += other.read
        self.tops += other.tops
        self.tops_wrong += other.tops_wrong
        self.lost += other.lost

    def kept(self, figures: Figures) -> None:
        """Add its recorded figures."""
        for low, high in ((1, 3), (4, 5)):
            of = {k: n for k, n in self.read.items() if low <= k[0] <= high}
            right = sum(n for (true, read), n in of.items() if true == read)
            if of:
                figures.add(
                    f"stacks of {low} to {high} read right", right, of=sum(of.values())
                )
        figures.add("tops read right", self.tops - self.tops_wrong, of=self.tops)

    def __str__(self) -> str:
        """Return one line."""
        parts = []
        for heights in ((1,), (2,), (3,), (4,), (5,), (1, 2, 3), (4, 5)):
            of = [(k, n) for k, n in self.read.items() if k[0] in heights]
            count = sum(n for _, n in of)
            right = sum(n for k, n in of if k[0] == k[1])
            near = sum(n for k, n in of if abs(k[0] - k[1]) < 2)
            name = "-".join(map(str, sorted({heights[0], heights[-1]})))
            if count:
                parts.append(
                    f"{name}: {100 * right / count:5.1f} ({100 * near / count:.0f})"
                )
        return (
            "   ".join(parts)
            + f"; tops {self.tops_wrong} of {self.tops} wrong"
            + f"; {self.lost / max(sum(self.read.values()), 1):.2f} nats lost"
        )


def measure(folder: Path, args: argparse.Namespace) -> Heights:
    """Print one line for a scene, and each stack misread where that is asked for."""
    scene = json.loads((folder / "scene.json").read_text())
    view = scene_view(scene)
    rows = json.loads((folder / "truth.json").read_text())
    net: Any = net_for(view.board)
    sides = sorted({str(side_of(c)) for row in rows for c in row["layout"].values()})
    chips = None if args.untaught else taught(folder, view, rows, net)
    known = Known(
        sides=sides if args.untaught else None,
        chips=chips,
        net=net,
        max_height=HIGHEST,
    )
    eye = reads_of(view.board).eye(view, known)
    score, spent = Heights(), 0.0
    for number, row in enumerate(rows):
        frame = picture(folder, row)
        began = time.perf_counter()
        told = eye.report(eye.look(frame, view))
        spent += time.perf_counter() - began
        for site, content in row["layout"].items():
            score.tops += 1
            likely = told.evidence.log_likelihoods.get(site) or {(): 0.0}
            best = max(likely, key=lambda each: likely[each])
            top = best[0] if isinstance(best, tuple) and best else None
            score.tops_wrong += top != side_of(content)
            heights = told.evidence.heights.get(site)
            if heights is None:
                score.read[len(content), 0] += 1
                continue
            read = int(np.argmax(heights)) + 1
            score.read[len(content), read] += 1
            score.lost += max(heights) - heights[len(content) - 1]
            if read != len(content) and args.wrong:
                each = " ".join(f"{v:.1f}" for v in heights)
                print(f"    {row['frame']}:{site} {len(content)} read {read}: {each}")
        if not number and not args.untaught:
            eye.confirm({site: tuple(c) for site, c in row["layout"].items()})
    print(f"{folder.name:12} {score}; {1000 * spent / len(rows):.0f} ms a frame")
    return score


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    folders(parser)
    parser.add_argument("--untaught", action="store_true")
    parser.add_argument("--wrong", action="store_true", help="list what is misread")


def run(args: argparse.Namespace, figures: Figures) -> None:
    """Run the command line."""
    total = Heights()
    for folder in args.folders:
        total.add(measure(folder, args))
    print(f"{'all':12} {total}")
    total.kept(figures)
