"""Detection rate and error of board finding, in folders of pictures.

    python -m bench finding [-v] FOLDER...

A folder holds either `scene.json` (board, sites_px), `empty.jpg` and `frames/`, or
`truth.json` with `sites_px` for each frame or `corners_px` for each picture. Errors are
parts of the distance from a site to the nearest other one; boards are symmetric, so the
best of the four rotations counts, and the rate of the true default rotation is reported
separately. Processor time is compared with decoding the same file.
"""

import argparse
import json
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np

from bench.kit.options import folders
from bench.kit.pictures import decoded
from bench.kit.results import Figures
from calibration.common.errors import BoardNotFoundError
from calibration.common.view import View
from calibration.find import find_view
from rules.boards.table import find_board
from rules.core.board import Board

WRONG = 0.25  # of the distance to the nearest site
Sites = Mapping[str, tuple[float, float]]


@dataclass(frozen=True)
class Picture:
    """Picture and its annotated sites; none if it is not annotated."""

    path: Path
    board: Board
    sites_px: Sites


@dataclass(frozen=True)
class Outcome:
    """Result of one picture; error is None where no truth is known."""

    refused: str | None
    errors: tuple[float, ...] | None
    upright: bool
    time_ratio: float
    seconds: float
    confidence: float


def pictures(folder: Path) -> Iterator[Picture]:
    """Yield the pictures of morris boards in a folder."""
    if (folder / "scene.json").exists():
        scene = json.loads((folder / "scene.json").read_text())
        if scene["board"].startswith("mancala"):
            return
        board = find_board(scene["board"])
        for path in [folder / "empty.jpg", *sorted((folder / "frames").glob("*.jpg"))]:
            yield Picture(path, board, scene["sites_px"])
        return
    truth = json.loads((folder / "truth.json").read_text())
    if "frames" in truth:
        for frame in truth["frames"]:
            path = folder / "frames" / frame["frame"]
            yield Picture(path, find_board(truth["board"]), frame["sites_px"])
        return
    for name, entry in truth.items():
        board = find_board(entry.get("board", "morris9"))
        sites = entry.get("sites_px") or entry.get("corners_px") or {}
        beside = folder / "frames" / name
        yield Picture(beside if beside.exists() else folder / name, board, sites)


def site_errors(view: View, truth: Sites) -> tuple[tuple[float, ...], bool]:
    """Return the relative errors at the best turn, and whether that is the default."""
    names = view.board.names
    px = np.array([view.px_at_height()[name] for name in names])
    apart = np.linalg.norm(px[:, None] - px[None], axis=-1)
    nearest = np.sort(apart, axis=1)[:, 1]
    plan = np.array([view.board.plan_mm[name] for name in names])
    known = [names.index(name) for name in truth]
    true_px = np.array([truth[name] for name in truth])
    turned = []
    for quarter in range(4):
        c, s = np.cos(quarter * np.pi / 2), np.sin(quarter * np.pi / 2)
        there = plan[known] @ np.array([[c, s], [-s, c]])
        at = np.linalg.norm(plan[:, None] - there[None], axis=-1).argmin(axis=0)
        turned.append(np.linalg.norm(px[at] - true_px, axis=1) / nearest[at])
    best = int(np.argmin([errors.max() for errors in turned]))
    return tuple(map(float, turned[best])), best == 0


def measure(picture: Picture) -> Outcome:
    """Return the outcome of the search in one picture."""
    encoded = np.fromfile(picture.path, np.uint8)
    begun = time.process_time()
    image = decoded(encoded)
    read_s = time.process_time()
    refused, view = None, None
    confidence = 0.0
    try:
        view = find_view(image, picture.board)
        confidence = view.confidence
    except BoardNotFoundError as error:
        refused, confidence = str(error), error.confidence
    seconds = time.process_time() - read_s
    errors, upright = None, False
    if view and picture.sites_px:
        errors, upright = site_errors(view, picture.sites_px)
    ratio = seconds / (read_s - begun)
    return Outcome(refused, errors, upright, ratio, seconds, confidence)


def tell(picture: Picture, outcome: Outcome) -> None:
    """Print one line about one picture."""
    what = outcome.refused or "found"
    if outcome.errors:
        what = f"largest error {max(outcome.errors):.3f}"
    where = "/".join(picture.path.parts[-3:])
    print(f"  {where:36} {outcome.confidence:.2f} {outcome.seconds:5.2f} s  {what}")


def _largest(found: list[Outcome]) -> list[float]:
    """Return the largest error of each picture whose truth is known."""
    return [max(each.errors) for each in found if each.errors]


def summarise(name: str, outcomes: list[Outcome]) -> None:
    """Print one line about many pictures."""
    found = [outcome for outcome in outcomes if outcome.refused is None]
    errors = [outcome.errors for outcome in found if outcome.errors]
    wrong = sum(max(each) >= WRONG for each in errors)
    worst = max((max(each) for each in errors), default=float("nan"))
    median = float(np.median([e for each in errors for e in each])) if errors else 0
    upright = sum(outcome.upright for outcome in found)
    ratio = float(np.median([outcome.time_ratio for outcome in outcomes]))
    slowest = max(outcome.seconds for outcome in outcomes)
    print(
        f"{name:24} {len(outcomes):4} pictures, found {len(found)}, refused "
        f"{len(outcomes) - len(found)}, wrong with confidence {wrong}; site error "
        f"median {median:.3f}, largest {worst:.3f}; default turn right "
        f"{upright}/{len(errors)}; {ratio:.0f} x decoding, at most {slowest:.1f} s"
    )


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    folders(parser)
    parser.add_argument("-v", "--verbose", action="store_true")


def run(asked: argparse.Namespace, figures: Figures) -> None:
    """Measure the folders named on the command line."""
    cv2.setNumThreads(1)
    everything: list[Outcome] = []
    for folder in asked.folders:
        outcomes = []
        for picture in pictures(folder):
            outcomes.append(measure(picture))
            if asked.verbose:
                tell(picture, outcomes[-1])
        if outcomes:
            summarise(folder.name, outcomes)
        everything += outcomes
    if everything:
        summarise("all", everything)
        found = [each for each in everything if each.refused is None]
        errors = [error for each in found for error in each.errors or ()]
        figures.add("boards found", len(found), of=len(everything))
        figures.add("wrong boards taken", sum(e >= WRONG for e in _largest(found)))
        if errors:
            figures.add("site error, median", float(np.median(errors)))
            figures.add("largest site error", max(errors), unit="of a spacing")
        ratio = float(np.median([each.time_ratio for each in everything]))
        figures.add("time to find, median", ratio, unit="x decoding its JPEG")
        most = max(each.time_ratio for each in everything)
        figures.add("time to find, at most", most, unit="x decoding its JPEG")
