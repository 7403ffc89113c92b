"""Detection rate and error of finding boards of seeds in pictures.

    python -m bench pit_boards [-v] [--wrong] [--corners] FOLDER_OR_FILE...

A folder holds either `scene.json` (board, corners_px with pits), `empty.jpg` and
`frames/`, or `truth.json` with `images` {name: {pit_centres_px, pit_radius_px}}; a file
is a path-traced board (`python -m training.boards_render`), shown empty. Errors are
parts of each pit's own radius; where sites are named, a board may be found rotated by
half a turn, and the rate of the true default rotation is reported separately. `--wrong`
asks each picture for the boards that it does not show, which must be refused;
`--corners` shows the corners of the board's top face.
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
from bench.kit.pictures import read_image
from bench.kit.results import Figures
from bench.kit.traced import TracedTable
from calibration.common.arrays import Image
from calibration.common.errors import BoardNotFoundError
from calibration.common.view import View
from calibration.find import find_view
from rules.boards.table import BOARDS, find_board
from rules.core.board import Board

WRONG = 0.5  # radii
SEED_BOARDS = [board for board in BOARDS.values() if board.is_sown]


@dataclass(frozen=True)
class Picture:
    """Picture with its pits and stores; names are None if unknown."""

    path: Path
    image: Image
    board: Board
    centres_px: Mapping[str, tuple[float, float]]
    radii_px: Mapping[str, float]
    named: bool
    corners_px: tuple[tuple[float, float], ...] | None


@dataclass(frozen=True)
class Outcome:
    """Result of one picture; errors by site, in radii."""

    refused: str | None
    errors: Mapping[str, float]
    upright: bool
    seconds: float
    confidence: float


def pictures(folder: Path) -> Iterator[Picture]:
    """Yield the pictures of boards of seeds in a folder or a file."""
    if folder.suffix == ".npz":
        yield traced(folder)
        return
    if (folder / "scene.json").exists():
        scene = json.loads((folder / "scene.json").read_text())
        if not scene["board"].startswith("mancala"):
            return
        pits = scene["corners_px"]["pits"]
        corners = [
            tuple(scene["corners_px"][name]) for name in ("NW", "NE", "SE", "SW")
        ]
        for path in [folder / "empty.jpg", *sorted((folder / "frames").glob("*.jpg"))]:
            yield Picture(
                path,
                read_image(path),
                find_board(scene["board"]),
                {name: tuple(pit["centre"]) for name, pit in pits.items()},
                {name: pit["radius"] for name, pit in pits.items()},
                True,
                tuple(corners),
            )
        return
    truth = json.loads((folder / "truth.json").read_text())
    for name, entry in truth["images"].items():
        centres = dict(enumerate(map(tuple, entry["pit_centres_px"])))
        corners = entry.get("board_corners_px")
        yield Picture(
            folder / name,
            read_image(folder / name),
            find_board(entry.get("board", "mancala_2x6")),
            {str(n): centre for n, centre in centres.items()},
            {str(n): entry["pit_radius_px"] for n in centres},
            False,
            tuple(map(tuple, corners)) if corners else None,
        )


def traced(path: Path) -> Picture:
    """Return a path-traced board, empty."""
    table = TracedTable(path, seed=0)
    view = table.view
    names = view.board.names
    rims = view.rims_px(names)
    centres = view.px_at_height()
    radii = {
        name: float(np.linalg.norm(rim - centres[name], axis=1).mean())
        for name, rim in zip(names, rims, strict=True)
    }
    return Picture(path, table.draw({}), view.board, centres, radii, True, None)


def pit_errors(view: View, picture: Picture) -> tuple[dict[str, float], bool]:
    """Return each pit's error in radii, and whether the default turn is right."""
    px = view.px_at_height()
    if not picture.named:
        places = np.array([px[n] for n in px if n not in view.board.stores])
        found = {}
        for name, centre in picture.centres_px.items():
            away = np.linalg.norm(places - centre, axis=1)
            found[name] = float(away.min()) / picture.radii_px[name]
        return found, True
    turned = []
    for swap in ({}, str.maketrans("NSABCD", "SNDCBA")):
        errors = {}
        for name, centre in picture.centres_px.items():
            there = name.translate(swap)
            if swap and there[0] in "ABCD":
                there = there[0] + str(8 - int(there[1:]))
            away = np.linalg.norm(np.subtract(px[there], centre))
            errors[name] = float(away) / picture.radii_px[name]
        turned.append(errors)
    upright = max(turned[0].values()) <= max(turned[1].values())
    return turned[0 if upright else 1], upright


def measure(picture: Picture, board: Board, *, corners: bool) -> Outcome:
    """Return the outcome of searching one picture for a board."""
    begun = time.process_time()
    refused, view, confidence = None, None, 0.0
    shown = picture.corners_px if corners else None
    try:
        view = find_view(picture.image, board, corners_px=shown)
        confidence = view.confidence
    except BoardNotFoundError as error:
        refused, confidence = str(error), error.confidence
    seconds = time.process_time() - begun
    errors: dict[str, float] = {}
    upright = False
    if view is not None and board.id == picture.board.id:
        errors, upright = pit_errors(view, picture)
    return Outcome(refused, errors, upright, seconds, confidence)


def tell(picture: Picture, board: Board, outcome: Outcome) -> None:
    """Print one line about one picture."""
    what = outcome.refused or "found"
    if outcome.errors:
        pits = [e for n, e in outcome.errors.items() if n not in board.stores]
        stores = [e for n, e in outcome.errors.items() if n in board.stores]
        what = f"pits: median {np.median(pits):.3f}, largest {max(pits):.3f}"
        if stores:
            what += f"; stores {max(stores):.3f}"
    where = "/".join(picture.path.parts[-3:])
    print(
        f"  {where[-34:]:34} {board.id:12} {outcome.confidence:.2f} "
        f"{outcome.seconds:5.2f} s  {what}"
    )


def summarise(name: str, outcomes: list[tuple[Board, Outcome]]) -> None:
    """Print one line about many pictures."""
    found = [(board, each) for board, each in outcomes if each.refused is None]
    pits = [
        [e for n, e in each.errors.items() if n not in board.stores]
        for board, each in found
    ]
    every = [e for one in pits for e in one]
    wrong = sum(max(one) > WRONG for one in pits)
    within = sum(max(one) <= 0.2 for one in pits)
    upright = sum(each.upright for _, each in found)
    seconds = max(each.seconds for _, each in outcomes)
    print(
        f"{name:20} {len(outcomes):4} pictures, found {len(found)}, all pits within a "
        f"fifth of their radius {within}, wrong {wrong}; error median "
        f"{np.median(every or [np.nan]):.3f}, largest "
        f"{max(every, default=np.nan):.3f}; default turn right {upright}/{len(found)}; "
        f"at most {seconds:.1f} s"
    )


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    folders(parser)
    parser.add_argument("-v", "--verbose", action="store_true")
    parser.add_argument("--wrong", action="store_true")
    parser.add_argument("--corners", action="store_true")


def run(asked: argparse.Namespace, figures: Figures) -> None:
    """Measure the folders named on the command line."""
    cv2.setNumThreads(1)
    everything: list[tuple[Board, Outcome]] = []
    taken, tried = 0, 0
    for folder in asked.folders:
        outcomes = []
        for picture in pictures(folder):
            if asked.corners and picture.corners_px is None:
                continue
            for board in SEED_BOARDS if asked.wrong else [picture.board]:
                outcome = measure(picture, board, corners=asked.corners)
                if asked.verbose:
                    tell(picture, board, outcome)
                if board.id == picture.board.id:
                    outcomes.append((board, outcome))
                else:
                    tried += 1
                    taken += outcome.refused is None
        if outcomes:
            summarise(folder.name, outcomes)
        everything += outcomes
    if everything:
        summarise("all", everything)
        _kept(everything, figures)
    if asked.wrong:
        print(f"other boards asked for: {tried}, taken for them: {taken}")
        figures.add("other boards taken", taken, of=tried)


def _kept(everything: list[tuple[Board, Outcome]], figures: Figures) -> None:
    """Add the recorded figures of all pictures."""
    found = sum(each.refused is None for _, each in everything)
    errors = [
        error
        for board, each in everything
        for name, error in each.errors.items()
        if name not in board.stores
    ]
    figures.add("boards found", found, of=len(everything))
    if errors:
        median = float(np.median(errors))
        figures.add("error of a site, median", median, unit="radii")
        figures.add("error of a site, largest", max(errors), unit="radii")
