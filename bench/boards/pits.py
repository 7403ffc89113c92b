"""Accuracy of seed counts in single pits: one picture, no rules, positions given.

    python -m bench pits FOLDER... [--adapt N] [--sides N] [--model FILE]
        [--shake S] [--sheet F]

A folder holds either crops of pits and a `truth.csv` (columns file, count), or a
scene (`scene.json` with the pits' rims, `truth.json`, `frames/`). With ``--adapt N``
the counter is first taught N pits, which are then left out of the figures: crops
spread evenly over counts and names, or the first pits of a scene's first frame,
which is how a start fill teaches; what the untaught counter makes of the rest is
printed, too. ``--shake 0.1`` moves each pit's rim by up to a tenth of its radius, as a
poorer calibration would. Every pit is looked at from eight sides, as the referee does
while a board is quiet; ``--sides 1`` shows its first look. The columns: pits, exact,
within one, how much too many on average, how often the truth lies in the smallest set
of counts that holds 95 % of the spread, and how large that set is.
"""

import argparse
import csv
import json
import time
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from bench.kit.options import folders
from bench.kit.pictures import read_image
from bench.kit.results import Figures
from calibration.common.view import View
from vision.seeds.counting import MOST, PATCH_PX, SIDES, SeedCounter, SeedNet, cut_pits

BANDS = ((0, 6), (7, 12), (13, MOST + 1))
SURE = 0.95


@dataclass(frozen=True, slots=True, kw_only=True)
class Pits:
    """Patches with their counts, those to teach first."""

    names: tuple[str, ...]
    patches: NDArray[np.uint8]
    counts: NDArray[np.int64]


def crops(folder: Path) -> Pits:
    """Return a folder's crops, those spread evenly over the counts first."""
    with (folder / "truth.csv").open(newline="") as file:
        rows = sorted(
            (int(row["count"]), row.get("light") or "", row["file"])
            for row in csv.DictReader(file)
        )
    images = [read_image(folder / name) for _, _, name in rows]
    size = (PATCH_PX, PATCH_PX)
    return Pits(
        names=tuple(name for _, _, name in rows),
        patches=np.array(
            [cv2.resize(image, size, interpolation=cv2.INTER_AREA) for image in images]
        ),
        counts=np.array([count for count, _, _ in rows]),
    )


def evenly(pits: Pits, share: int) -> Pits:
    """Return the pits with ``share`` of them, evenly taken, at the front."""
    if not share:
        return pits
    first = np.unique(((np.arange(share) + 0.5) * len(pits.counts) / share).astype(int))
    order = np.concatenate([first, np.setdiff1d(np.arange(len(pits.counts)), first)])
    return Pits(
        names=tuple(pits.names[k] for k in order),
        patches=pits.patches[order],
        counts=pits.counts[order],
    )


def scene(folder: Path, shake: float, view: View | None = None) -> Pits:
    """Return the pits of a scene's frames without a hand, stores left out.

    ``view`` says where calibration found the board; without it the true rims are taken.
    """
    told = json.loads((folder / "scene.json").read_text())
    truth = json.loads((folder / "truth.json").read_text())
    frames = truth["frames"] if isinstance(truth, dict) else truth
    marks = told["corners_px"]["pits"]
    sites = [name for name in marks if len(name) > 1]
    rims = np.array([marks[name]["rim"] for name in sites], float)
    if view is not None:
        rims = view.rims_px(sites)
    rng = np.random.default_rng(5)
    names, patches, counts = [], [], []
    for frame in frames:
        if frame["hand"]:
            continue
        number = frame["frame"]
        stem = number if isinstance(number, str) else f"{number:04d}.jpg"
        image = read_image(folder / "frames" / Path(stem).name)
        turn = rng.uniform(0, 2 * np.pi, len(sites))
        away = rng.random(len(sites)) ** 0.5 * shake
        step = np.stack([np.cos(turn), np.sin(turn)], 1) * away[:, None]
        radii = np.array([marks[name]["radius"] for name in sites])
        patches.append(cut_pits(image, rims + (step * radii[:, None])[:, None]))
        names += [f"{folder.name}/{number}/{site}" for site in sites]
        counts += [frame["layout"].get(site, 0) for site in sites]
    return Pits(
        names=tuple(names), patches=np.concatenate(patches), counts=np.array(counts)
    )


def in_set(
    log_probs: NDArray[np.float64], truth: NDArray[np.int64]
) -> NDArray[np.int_]:
    """Return, for each pit, the size of its 95 % set, negative if truth is not in."""
    order = np.argsort(-log_probs, axis=1)
    probs = np.exp(np.take_along_axis(log_probs, order, axis=1))
    size = 1 + (np.cumsum(probs, axis=1) < SURE).sum(axis=1)
    place = np.argmax(order == truth[:, None], axis=1)
    return np.asarray(np.where(place < size, size, -size))


def table(log_probs: NDArray[np.float64], counts: NDArray[np.int64]) -> str:
    """Return the table by count and by bands of counts."""
    truth = np.minimum(counts, MOST + 1)
    off = log_probs.argmax(axis=1) - truth
    sets = in_set(log_probs, truth)
    lines = [" count  pits  exact  within one   bias  in 95 % set  its size"]

    def line(title: str, rows: NDArray[np.bool_]) -> None:
        if rows.any():
            lines.append(
                f"{title:>6} {rows.sum():5d} {(off[rows] == 0).mean():6.1%} "
                f"{(abs(off[rows]) <= 1).mean():10.1%} {off[rows].mean():+7.2f} "
                f"{(sets[rows] > 0).mean():11.1%} {abs(sets[rows]).mean():9.2f}"
            )

    for count in np.unique(truth):
        line(str(count) if count <= MOST else f"{count}+", truth == count)
    for low, high in BANDS:
        line(f"{low}-{high}", (truth >= low) & (truth <= high))
    line("all", truth >= 0)
    return "\n".join(lines)


def sheet(pits: Pits, log_probs: NDArray[np.float64]) -> NDArray[np.uint8]:
    """Return a picture of the worst patches: truth, then what was said."""
    truth = np.minimum(pits.counts, MOST + 1)
    worst = np.argsort(log_probs[np.arange(len(truth)), truth])[:60]
    tiles = []
    for row in worst:
        tile = cv2.resize(pits.patches[row], (128, 128))
        text = f"{pits.counts[row]} not {log_probs[row].argmax()}"
        cv2.putText(tile, text, (3, 14), 0, 0.45, (255, 255, 255), 1)
        tiles.append(tile)
    tiles += [np.zeros_like(tiles[0])] * (-len(tiles) % 12)
    rows = [np.hstack(tiles[k : k + 12]) for k in range(0, len(tiles), 12)]
    return np.vstack(rows)


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    folders(parser)
    parser.add_argument("--adapt", type=int, default=0, help="pits to teach first")
    parser.add_argument("--model", type=Path)
    parser.add_argument("--sides", type=int, default=SIDES, help="to look from")
    parser.add_argument("--shake", type=float, default=0.0)
    parser.add_argument("--sheet", type=Path)


def run(options: argparse.Namespace, figures: Figures) -> None:
    """Run the command line."""
    counter = SeedCounter(SeedNet(options.model), sides=options.sides)
    parts, spreads, untaught = [], [], []
    for folder in options.folders:
        if (folder / "scene.json").exists():
            pits = scene(folder, options.shake)
        else:
            pits = evenly(crops(folder), options.adapt)
        taught, rest = slice(0, options.adapt), slice(options.adapt, None)
        knows = counter
        if options.adapt:
            knows = counter.adapted_to(pits.patches[taught], pits.counts[taught])
        begin = time.perf_counter()
        spread = knows.count(pits.patches[rest])
        each_ms = (time.perf_counter() - begin) / max(len(spread), 1) * 1e3
        kept = Pits(
            names=pits.names[rest],
            patches=pits.patches[rest],
            counts=pits.counts[rest],
        )
        print(f"{folder.name}, {each_ms:.2f} ms a pit\n{table(spread, kept.counts)}")
        parts.append(kept)
        spreads.append(spread)
        if options.adapt:
            untaught.append(counter.count(kept.patches))
    every = Pits(
        names=tuple(name for part in parts for name in part.names),
        patches=np.concatenate([part.patches for part in parts]),
        counts=np.concatenate([part.counts for part in parts]),
    )
    spread = np.concatenate(spreads)
    if len(parts) > 1:
        print(f"all folders\n{table(spread, every.counts)}")
    truth = np.minimum(every.counts, MOST + 1)
    off = np.abs(spread.argmax(axis=1) - truth)
    for low, high in BANDS:
        rows = (truth >= low) & (truth <= high)
        if rows.any():
            figures.add(
                f"pits of {low} to {high} counted exactly",
                int((off[rows] == 0).sum()),
                of=int(rows.sum()),
            )
            figures.add(
                f"pits of {low} to {high} within one",
                int((off[rows] <= 1).sum()),
                of=int(rows.sum()),
            )
    if untaught:
        plain = np.concatenate(untaught)
        print(f"the same pits, untaught\n{table(plain, every.counts)}")
    if options.sheet:
        cv2.imwrite(str(options.sheet), sheet(every, spread))
