"""Tables with stacks as `painter.table` paints them, written for training.

    python -m training.towers.painted --out data/faces --pairs 48

The network sees few of them among path-traced ones, so that simulated tables are read
too.
"""

import argparse
from pathlib import Path

import cv2
import numpy as np

from painter.table import PaintedTable
from rules.boards.table import BOARDS

_BOARDS = ("focus8", "squares6", "htjb", "morabaraba")
_COLOURS = ("white", "black", "red", "blue", "green", "yellow", "brown")
_WOODS = ("maple", "oak", "beech", "walnut")
_OFF_MM = (0.0, 1.2, 2.0)


def paint(path: Path, number: int) -> None:
    """Write a table with single chips and with stacks; a number is its seed."""
    rng = np.random.default_rng([93, number])
    board = BOARDS[str(rng.choice(_BOARDS))]
    seed = int(rng.integers(2**20)) + 1000
    shadow = float(rng.choice([0.0, 0.3]))
    table = PaintedTable(board, seed=seed, wood=str(rng.choice(_WOODS)), shadow=shadow)
    sides = rng.choice(_COLOURS, 2, replace=False)
    view, names = table.view, board.names
    sites = np.array([view.sites_mm[name] for name in names])
    turn = cv2.Rodrigues(np.array(view.camera.rvec))[0]
    spread = float(rng.choice(_OFF_MM))
    codes, chips, feet, tops = [], [], [], []
    for highest in (1, 6):
        high = rng.integers(1, highest + 1, len(names))
        high[rng.random(len(names)) > 0.7] = 0
        off = rng.normal(0, spread, sites.shape)
        laid = {
            name: tuple(str(rng.choice(sides)) for _ in range(n))
            for name, n in zip(names, high.tolist(), strict=True)
            if n
        }
        jitter = {n: (float(x), float(y)) for n, (x, y) in zip(names, off, strict=True)}
        frame = table.draw(laid, jitter_mm=jitter, light=float(rng.uniform(0.6, 1.1)))
        codes.append(cv2.imencode(".jpg", frame, [cv2.IMWRITE_JPEG_QUALITY, 96])[1])
        aside = [
            table._askew(name, max(n - 1, 0))  # noqa: SLF001  # the truth's only place
            for name, n in zip(names, high.tolist(), strict=True)
        ]
        chips.append(high)
        feet.append(sites + off)
        tops.append(sites + off + np.array(aside))
    np.savez(
        path,
        first=codes[0],
        second=codes[1],
        sites=sites,
        turn=turn,
        eye=-turn.T @ np.array(view.camera.tvec),
        lens=[view.camera.focal_px, view.camera.k1, view.camera.k2],
        made=[table.chip_diameter_mm / 2, table.chip_thickness_mm],
        chips=chips,
        feet=feet,
        tops=tops,
    )


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("data/faces"))
    parser.add_argument("--pairs", type=int, default=48)
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    for number in range(args.pairs):
        paint(args.out / f"painted_{number:03d}.npz", number)


if __name__ == "__main__":
    main()
