"""Reliability of calibration's confidence: of what is said with 0.9, how much is right.

    python -m bench reliability [FOLDER...] [--drawn 4] [--seed 1] [--draw FILE.svg]

Counted is the best hypothesis of each picture, accepted or refused, by its confidence:
of photographs and scenes (folders as for `finding`), of drawn boards of all lattices,
half of them as people take them, and of what no board can be right in: halves of those
pictures, pictures asked for as another board, and noise. Right is a hypothesis whose
sites all lie within a quarter of a spacing. The calibration error is the mean distance
of confidence and share right, weighted by the pictures of each bin.
"""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np

from bench.boards.drawn_lattices import picture
from bench.boards.finding import WRONG, Sites, pictures, site_errors
from bench.kit.options import folders, seed
from bench.kit.panels import COLOURS, Panel
from bench.kit.panels import picture as chart
from bench.kit.pictures import read_image
from bench.kit.results import Figures
from calibration.common.arrays import Image
from calibration.common.errors import BoardNotFoundError
from calibration.common.verdict import CONFIDENT
from calibration.find import find_view
from rules.boards.table import BOARDS
from rules.core.board import Board

_BINS = 10
_NOISE = (720, 960, 3)


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """A picture that is asked for as a board; no sites: it cannot be right."""

    name: str
    image: Image
    board: Board
    sites_px: Sites
    shown: bool = True


@dataclass(frozen=True, slots=True)
class Said:
    """Confidence of the best hypothesis, and whether it is right."""

    name: str
    confidence: float
    right: bool


def said_of(case: Case) -> Said | None:
    """Return the best hypothesis of a picture; None if there is none."""
    try:
        view = find_view(case.image, case.board)
    except BoardNotFoundError as refusal:
        if refusal.best is None:
            return None
        view = refusal.best
    right = case.shown and max(site_errors(view, case.sites_px)[0]) < WRONG
    return Said(case.name, view.confidence, right)


def kept(paths: Sequence[Path]) -> Iterator[Case]:
    """Yield the pictures of folders whose sites are known."""
    for folder in paths:
        for each in pictures(folder):
            if each.sites_px:
                image = read_image(each.path)
                name = f"{folder.name}/{each.path.name}"
                yield Case(
                    name=name, image=image, board=each.board, sites_px=each.sites_px
                )


def drawn(count: int, seed: int) -> Iterator[Case]:
    """Yield drawn boards of all lattices, every other one as people take them."""
    for board in BOARDS.values():
        for number in range(count if board.lattice is not None else 0):
            hard = "any" if number % 2 else ""
            image, sites, _ = picture(board, number, seed, hard=hard)
            yield Case(
                name=f"{board.id} {number} {hard}",
                image=image,
                board=board,
                sites_px=sites,
            )


def absent(shown: Iterator[Case], rng: np.random.Generator) -> Iterator[Case]:
    """Yield cases in which no hypothesis can be right: halves, others, noise."""
    lattices = [board for board in BOARDS.values() if board.lattice is not None]
    for case in shown:
        image, wide = case.image, case.image.shape[1]
        middle = np.mean([x for x, _ in case.sites_px.values()])
        cut = int(np.clip(middle, wide // 4, wide * 3 // 4))
        half = np.ascontiguousarray(image[:, :cut])
        others = [each for each in lattices if _unlike(each, case.board)]
        other = others[rng.integers(len(others))]
        noise = rng.integers(0, 256, _NOISE, dtype=np.uint8)
        for what, seen, board in (
            ("half of it", half, case.board),
            (f"as {other.id}", image, other),
            ("noise", noise, case.board),
        ):
            yield Case(
                name=f"{case.name}: {what}",
                image=seen,
                board=board,
                sites_px={},
                shown=False,
            )


def _unlike(board: Board, other: Board) -> bool:
    """Return True if two boards have other numbers of files and ranks."""
    sides = [
        {each.lattice.files, each.lattice.ranks} if each.lattice else {0}
        for each in (board, other)
    ]
    return sides[0] != sides[1]


def calibration_error(said: Sequence[Said]) -> float:
    """Return the mean distance of confidence and share right over the bins."""
    off = [
        len(each) * abs(_mean_confidence(each) - _share_right(each))
        for each in _binned(said)
    ]
    return sum(off) / len(said)


def _binned(said: Sequence[Said]) -> list[list[Said]]:
    """Return results binned by tenths of confidence, without empty bins."""
    bins: list[list[Said]] = [[] for _ in range(_BINS)]
    for each in said:
        bins[min(int(each.confidence * _BINS), _BINS - 1)].append(each)
    return [each for each in bins if each]


def _mean_confidence(said: Sequence[Said]) -> float:
    return float(np.mean([each.confidence for each in said]))


def _share_right(said: Sequence[Said]) -> float:
    return float(np.mean([each.right for each in said]))


def summarise(name: str, cases: Iterator[Case], figures: Figures) -> list[Said]:
    """Print the results of a series, and return them."""
    asked, said = 0, []
    for case in cases:
        asked += 1
        one = said_of(case)
        if one is None:
            continue
        said.append(one)
        if one.right != (one.confidence >= CONFIDENT):
            print(f"  {one.name}: {one.confidence:.2f}, right: {one.right}", flush=True)
    taken = [each for each in said if each.confidence >= CONFIDENT]
    wrong = sum(not each.right for each in taken)
    print(
        f"{name}: {asked} pictures, {len(said)} hypotheses, {len(taken)} accepted, "
        f"{wrong} of them wrong"
    )
    for each in _binned(said):
        print(
            f"    said {_mean_confidence(each):.2f}, right {_share_right(each):.2f} "
            f"of {len(each)}"
        )
    figures.add(f"{name}: accepted and wrong", wrong, of=asked)
    if said:
        figures.add(f"{name}: calibration error", calibration_error(said))
    return said


def _line(said: Sequence[Said]) -> list[tuple[float, float]]:
    return [(_mean_confidence(each), _share_right(each)) for each in _binned(said)]


def diagram(said: dict[str, Sequence[Said]]) -> str:
    """Return the reliability diagram as SVG."""
    ideal = ("#999", [(0.0, 0.0), (1.0, 1.0)])
    colours = dict(zip(said, COLOURS, strict=False))
    panel = Panel(
        what="share of hypotheses that are right",
        lines=[ideal, *((colours[name], _line(each)) for name, each in said.items())],
        last=1.0,
        unit="said",
        names=[(f"{n} ({len(s)})", colours[n]) for n, s in said.items()],
    )
    return chart("Reliability of calibration's confidence", [panel])


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    folders(parser, "*")
    parser.add_argument("--drawn", type=int, default=4, help="pictures of each board")
    parser.add_argument("--draw", type=Path, metavar="FILE", help="the diagram, SVG")
    seed(parser)


def run(asked: argparse.Namespace, figures: Figures) -> None:
    """Measure the selected series."""
    cv2.setNumThreads(1)
    rng = np.random.default_rng(asked.seed)
    drawn_boards = drawn(asked.drawn, asked.seed)
    halved = drawn(min(asked.drawn, 1), asked.seed + 1)
    every = {
        "folders": summarise("folders", kept(asked.folders), figures),
        "drawn boards": summarise("drawn boards", drawn_boards, figures),
        "not there": summarise("not there", absent(halved, rng), figures),
    }
    if asked.draw is not None:
        asked.draw.write_text(diagram({n: s for n, s in every.items() if s}))
