"""Accuracy of reading squares and grids, with the board's position given.

    python -m bench lattice_reading FOLDER... [--untaught] [--model FILE]
        [--shake S] [--wrong]

Each folder is a scene. Taught from its first frame with pieces, or not, every frame is
read alone as the referee's reader would; the view is laid by the scene's truth, each
site moved by up to ``--shake`` spacings. Under a hand only what is called visible
counts.
"""

import argparse
import json
import time
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

import numpy as np

from bench.boards.patches import scene_view, shaken
from bench.kit.options import folders
from bench.kit.pictures import read_image
from bench.kit.results import Figures
from calibration.common.arrays import Image
from calibration.common.chips import ChipSet
from calibration.common.view import View
from vision.common.patches import fitted_spacing_mm
from vision.eye import Known
from vision.kinds import net_for, reads_of
from vision.pieces.net import PieceNet
from vision.teach import learned

_TAUGHT = 2  # pieces of each colour are named


def side_of(content: Any) -> str | None:
    """Return the side of the top piece in the ground truth, None where it is empty."""
    top = content[-1] if isinstance(content, list) else content
    return str(top).partition(":")[0] if top else None


def taught(
    folder: Path, view: View, rows: list[Mapping[str, Any]], net: Any
) -> ChipSet:
    """Return the set as taught from the first frame that shows most colours."""
    quiet = [row for row in rows if not row["hand"]]
    most = max(len(sides_in(row)) for row in quiet)
    row = next(row for row in quiet if len(sides_in(row)) == most)
    sites: dict[str, list[str]] = {}
    for site, content in row["layout"].items():
        sites.setdefault(str(side_of(content)), []).append(site)
    named = {side: found[:_TAUGHT] for side, found in sorted(sites.items())}
    chosen = np.array(
        [view.board.names.index(s) for each in named.values() for s in each]
    )
    seen = reads_of(view.board).examine(picture(folder, row), view, chosen, net)
    lesson = learned(seen, view, named)
    for doubt in lesson.doubts:
        print("   ", doubt)
    return lesson.chips


def sides_in(row: Mapping[str, Any]) -> set[str | None]:
    """Return the sides of the pieces in a frame's ground truth."""
    return {side_of(content) for content in row["layout"].values()}


def picture(folder: Path, row: Mapping[str, Any]) -> Image:
    """Return a frame."""
    name = str(row["frame"])
    path = folder / "frames" / Path(name).name
    if not path.exists():
        path = folder / "frames" / f"{int(Path(name).stem):04d}.jpg"
    return read_image(path)


@dataclass(slots=True)
class Score:
    """Counts of sites by result; under hands only those called visible."""

    sites: int = 0
    wrong: int = 0
    missed: int = 0
    ghosts: int = 0
    hidden: int = 0
    under: int = 0
    under_wrong: int = 0

    def take(self, wanted: str | None, likely: Any, *, hand: bool) -> str | None:
        """Count one site; return the misread content, None if it is right."""
        if hand:
            self.under += likely is not None
        else:
            self.sites += 1
            self.hidden += likely is None
        if likely is None:
            return None
        best = max(likely, key=lambda each: likely[each])
        seen = best[0] if best else None
        if seen == wanted:
            return None
        if hand:
            self.under_wrong += 1
        elif seen is None:
            self.missed += 1
        elif wanted is None:
            self.ghosts += 1
        else:
            self.wrong += 1
        return str(seen)

    def add(self, other: "Score") -> None:
        """Add another's counts."""
        for each in fields(self):
            value = getattr(self, each.name) + getattr(other, each.name)
            setattr(self, each.name, value)

    def kept(self, figures: Figures) -> None:
        """Add its recorded figures."""
        bad = self.wrong + self.missed + self.ghosts + self.hidden
        right = self.sites - bad
        figures.add("sites read right, one quiet frame", right, of=self.sites)
        if self.under:
            figures.add(
                "misread of those called visible under a hand",
                self.under_wrong,
                of=self.under,
            )

    def __str__(self) -> str:
        """Return one line."""
        bad = self.wrong + self.missed + self.ghosts + self.hidden
        right = 100 * (1 - bad / max(self.sites, 1))
        return (
            f"{self.sites:5} sites {right:7.2f} % right; "
            f"other side {self.wrong}, missed {self.missed}, ghosts {self.ghosts}, "
            f"hidden {self.hidden}; hands: {self.under_wrong} wrong of {self.under}"
        )


def measure(folder: Path, args: argparse.Namespace) -> Score:
    """Print one line for a scene, and each site misread where that is asked for."""
    scene = json.loads((folder / "scene.json").read_text())
    view = scene_view(scene)
    off = shaken(view.sites_mm, fitted_spacing_mm(view), args.shake)
    view = replace(view, sites_mm=off)
    truth = json.loads((folder / "truth.json").read_text())
    rows = truth["frames"] if isinstance(truth, dict) else truth
    net: Any = PieceNet(args.model) if args.model else net_for(view.board)
    light = {side: sum(rgb) for side, rgb in scene["pieces"]["colours"].items()}
    sides = {str(side) for row in rows for side in sides_in(row)} - {"None"}
    chips = None if args.untaught else taught(folder, view, rows, net)
    names = sorted(sides, key=lambda side: -light[side]) if args.untaught else None
    eye = reads_of(view.board).eye(view, Known(sides=names, chips=chips, net=net))
    score, spent = Score(), 0.0
    for row in rows:
        frame = picture(folder, row)
        began = time.perf_counter()
        told = eye.report(eye.look(frame, view))
        spent += time.perf_counter() - began
        for site in view.board.names:
            wanted = side_of(row["layout"].get(site))
            likely = told.evidence.log_likelihoods.get(site)
            instead = score.take(wanted, likely, hand=row["hand"])
            if instead and args.wrong:
                hand = " under a hand" if row["hand"] else ""
                sure = f"{told.confidence[site]:.2f}"
                print(f"    {row['frame']}:{site} {wanted} read {instead} {sure}{hand}")
    print(f"{folder.name:18} {score}; {1000 * spent / len(rows):.1f} ms a frame")
    return score


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    folders(parser)
    parser.add_argument("--model", type=Path)
    parser.add_argument("--untaught", action="store_true")
    parser.add_argument("--shake", type=float, default=0.0, help="spacings")
    parser.add_argument("--wrong", action="store_true", help="list what is misread")


def run(args: argparse.Namespace, figures: Figures) -> None:
    """Run the command line."""
    total = Score()
    for folder in args.folders:
        if (folder / "scene.json").exists():
            total.add(measure(folder, args))
    print(f"{'all':18} {total}")
    total.kept(figures)
