"""Print how well it is told how many seeds pits got between two pictures of a board.

    python bench/heaps.py SCENE... [--drawn 12] [--seed 300]

SCENE holds `frames/`, `truth.json` and `scene.json` of a video in which every picture
shows one moment. Each quiet picture is counted when those before it are remembered
with their true counts, as confirmed boards are. ``--drawn`` adds so many boards, drawn
four times, shaken, noisy and compressed. Printed are, for pits of six seeds and more,
by how many seeds they got: how many pits, how many were told right, and the mean ln of
the chance of the truth; by one look alone, and by the remembered one.
"""

import argparse
import json
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import Image
from painter.table import Table
from rules.boards.table import find_board
from vision.seeds.counting import SIDES, SeedCounter, cut_pits, from_side
from vision.seeds.eye import pits_of
from vision.seeds.memory import ALIKE, PitMemory, normalised

HEAP = 6
_DRAWN = 4
CHANGES = (-1, 0, 1, 2, 3)


class Look(NamedTuple):
    """The pits of a picture, cut out, and the seeds in each."""

    patches: Image
    counts: NDArray[np.int_]


def filmed(scene: Path) -> Iterator[Look]:
    """Yield the quiet pictures of a video."""
    pits = json.loads((scene / "scene.json").read_text())["corners_px"]["pits"]
    names = [name for name in pits if len(name) > 1]  # a store is not counted
    rims = np.array([pits[name]["rim"] for name in names])
    for told in json.loads((scene / "truth.json").read_text())["frames"]:
        if not told["hand"]:
            picture = cv2.imread(f"{scene}/frames/{told['frame']:04}.jpg")
            counts = np.array([told["layout"][name] for name in names])
            yield Look(cut_pits(picture, rims), counts)


def drawn(seed: int) -> Iterator[Look]:
    """Yield a drawn board into whose pits seeds are laid, or one is taken out."""
    rng = np.random.default_rng(seed)
    table = Table(find_board("mancala_2x7"), seed=seed)
    pits = pits_of(table.view)
    rims = table.view.rims_px(pits)
    counts = rng.integers(5, 9, len(pits))
    for _ in range(_DRAWN):
        picture = table.draw(dict(zip(pits, counts.tolist(), strict=True)))
        yield Look(cut_pits(spoiled(picture, rng), rims), counts)
        counts = counts + rng.choice((-1, 0, 1, 1, 1, 2, 2, 3), len(pits))


def spoiled(picture: Image, rng: np.random.Generator) -> Image:
    """Return a picture moved by up to half a pixel, lit otherwise and compressed."""
    off = np.float32([[1, 0, rng.uniform(-0.5, 0.5)], [0, 1, rng.uniform(-0.5, 0.5)]])
    moved = cv2.warpAffine(picture, off, picture.shape[1::-1], borderMode=1)
    lit = moved * rng.uniform(0.85, 1.1) + rng.normal(0, 3, moved.shape)
    clipped = np.clip(lit, 0, 255).astype(np.uint8)
    return cv2.imdecode(cv2.imencode(".jpg", clipped, [1, 80])[1], 1)


def spreads(counter: SeedCounter, patches: Image) -> NDArray[np.float64]:
    """Return ln of the chance of each count, by looks from all sides."""
    looks = [counter.count(from_side(patches, side)) for side in range(SIDES)]
    return normalised(np.mean(looks, axis=0) / ALIKE)


def told(counter: SeedCounter, looks: Iterable[Look]) -> Iterator[list[float]]:
    """Yield for each heap: seeds more; right and ln chance, alone and remembered."""
    memory, before = None, None
    for look in looks:
        now, held = spreads(counter, look.patches), look.counts
        if memory is None or before is None:
            memory = PitMemory(len(held))
        else:
            weighed = normalised(memory.weighed(look.patches, now))
            more = held - before
            for pit in np.flatnonzero((before >= HEAP) & np.isin(more, CHANGES)):
                true = min(held[pit], now.shape[1] - 1)
                chances = (now[pit], weighed[pit])
                found = ((logs.argmax() == true, logs[true]) for logs in chances)
                yield [more[pit], *chain.from_iterable(found)]
        memory.keep(look.patches, now, held, np.ones(len(held), bool))
        before = held


def main() -> None:
    """Print how well seeds that were laid on heaps are counted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scene", type=Path, nargs="*")
    parser.add_argument("--drawn", type=int, default=0)
    parser.add_argument("--seed", type=int, default=300)
    args = parser.parse_args()
    counter = SeedCounter()
    for scene in args.scene:
        _show(scene.name, list(told(counter, filmed(scene))))
    if args.drawn:
        boards = map(drawn, range(args.seed, args.seed + args.drawn))
        _show("drawn", [row for looks in boards for row in told(counter, looks)])


def _show(name: str, rows: list[list[float]]) -> None:
    table = np.array(rows, float)
    for more in (*CHANGES, None):
        part = table if more is None else table[table[:, 0] == more]
        if len(part):
            _, alone, ln_alone, known, ln_known = part.mean(axis=0)
            kind = "all" if more is None else f"{more:+}"
            print(
                f"{name:10} {kind:>4} seeds: {len(part):4} pits, alone {alone:.2f} "
                f"{ln_alone:6.2f}, remembered {known:.2f} {ln_known:6.2f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
