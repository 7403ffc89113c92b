"""Misreads of chip colours under a light that changes over an evening.

    python -m bench evening_light [--evenings 20] [--steps 200] [--seed 1] [--still]

Each evening is one drawn table: a board, a wood, two colours of chips, taught. At each
step one chip is put, moved, taken off or replaced by the other side's, and the light
goes on: the lamp dims and warms, a patch of sun wanders over the board, something
coloured is mirrored at one place. The reader confirms what the loop would confirm.
Printed: sites in sight
whose likeliest content is another colour's, or no chip where one stands;
``--still`` leaves the light as it was.
"""

import argparse
import random
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from bench.kit.options import seed
from bench.kit.results import Figures
from calibration.common.arrays import Image
from painter.table import CHIPS, PaintedTable
from rules.boards.table import find_board
from rules.core.pieces import Content, Piece
from rules.referee.residuals import Gaps
from vision.kinds import net_for
from vision.reader import Reader
from vision.teach import TeachError, teach

BOARDS = ("morris9", "morris6", "morris7", "htjb")
PAIRS = (
    ("yellow", "green"),
    ("orange", "natural"),
    ("white", "natural"),
    ("yellow", "white"),
    ("red", "brown"),
    ("black", "blue"),
    ("green", "blue"),
    ("white", "black"),
)
_SWAPS = 0.15


@dataclass
class Light:
    """The light of one evening, going on from step to step."""

    chance: np.random.Generator
    size: tuple[int, int]

    def __post_init__(self) -> None:
        self._phase = self.chance.uniform(0, 2 * np.pi, 8)
        self._least = self.chance.uniform(0.3, 0.8)
        self._warm = self.chance.uniform(0.0, 0.45)
        self._sun = self.chance.uniform(0.0, 1.6)
        self._gleam = self.chance.uniform(0.0, 0.2) * self.chance.uniform(0.3, 1.0, 3)
        height, width = self.size
        self._y, self._x = np.mgrid[0:height:4, 0:width:4]

    def over(self, image: Image, part: float) -> Image:
        """Return the picture in this light, ``part`` 0..1 through the evening."""
        height, width = self.size
        power = 1.0 - (1.0 - self._least) * part
        warm = self._warm * part
        tint = power * np.array([1.0 - warm, 1.0 - warm / 4, 1.0 + warm / 2])
        gain = np.broadcast_to(tint, (*self._x.shape, 3)).copy()
        sun = self._spot(part, 0, 0.3 * width)
        gain += self._sun * sun[..., None] * np.array([0.85, 1.0, 1.1])
        gleam = self._spot(part, 2, 0.1 * width)[..., None] * self._gleam
        every = np.ones((4, 4, 1), np.float32)
        wide_gain = np.kron(gain, every)[:height, :width]
        wide_gleam = np.kron(gleam, every)[:height, :width]
        linear = (image / 255.0) ** 2.2 * wide_gain + wide_gleam
        return np.asarray(np.clip(255 * linear ** (1 / 2.2), 0, 255), np.uint8)

    def _spot(self, part: float, which: int, wide: float) -> NDArray[np.float64]:
        height, width = self.size
        x = width * (0.5 + 0.35 * np.sin(self._phase[which] + 4 * part))
        y = height * (0.5 + 0.35 * np.cos(self._phase[which + 1] + 3 * part))
        far = np.hypot(self._x - x, self._y - y)
        spot: NDArray[np.float64] = 1 / (1 + np.exp((far - wide) / (0.15 * wide)))
        return spot


def evening(number: int, steps: int, *, still: bool) -> tuple[int, int, int, int]:
    """Return chips seen, colours misread, chips not seen, steps with a misread."""
    rng = random.Random(number)
    pair = PAIRS[number % len(PAIRS)]
    board = find_board(rng.choice(BOARDS))
    wood = rng.choice(["maple", "oak", "beech", "walnut"])
    table = PaintedTable(
        board, colours={s: CHIPS[s] for s in pair}, seed=number, wood=wood, shadow=0.3
    )
    names = list(board.names)
    shown = dict(zip(rng.sample(names, 6), (pair * 3), strict=True))
    pieces = {s: [n for n, side in shown.items() if side == s] for s in pair}
    first = table.draw({n: (s,) for n, s in shown.items()})
    chips = teach(first, table.view, pieces, net_for(board)).chips
    reader = Reader(table.view, sides=pair, chips=chips)
    light = Light(np.random.default_rng(number), first.shape[:2])
    stand: dict[str, str] = {}
    seen = wrong = lost = bad = 0
    for step in range(steps):
        _act(stand, names, pair, rng)
        contents: dict[str, Content] = {
            n: ((Piece(stand[n]),) if n in stand else ()) for n in names
        }
        image = table.draw(contents)
        image = image if still else light.over(image, step / steps)
        reading = reader.read(image)
        if reading.trouble is not None:
            continue
        likely = {
            n: max(told, key=lambda content: told[content])
            for n, told in reading.evidence.log_likelihoods.items()
        }
        others = [n for n in stand if n in likely and likely[n] != contents[n]]
        seen += sum(n in likely for n in stand)
        wrong += sum(bool(likely[n]) for n in others)
        lost += sum(not likely[n] for n in others)
        bad += bool(others)
        if Gaps(reading.evidence).fits(contents):
            reader.confirm(contents)
    return seen, wrong, lost, bad


def _act(
    stand: dict[str, str], names: list[str], pair: tuple[str, str], rng: random.Random
) -> None:
    """Put, move or take a chip, or put the other side's in its place."""
    free = [n for n in names if n not in stand]
    if len(stand) < len(names) // 2 and rng.random() < 0.5:
        stand[rng.choice(free)] = rng.choice(pair)
    elif stand:
        site = rng.choice(sorted(stand))
        side = stand.pop(site)
        if rng.random() < _SWAPS:
            stand[site] = pair[side == pair[0]]
            return
        if rng.random() < 0.7:
            stand[rng.choice(free)] = side


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    parser.add_argument("--evenings", type=int, default=20)
    parser.add_argument("--steps", type=int, default=200)
    seed(parser)
    parser.add_argument("--still", action="store_true")


def run(asked: argparse.Namespace, figures: Figures) -> None:
    """Print each evening and their sum."""
    total = np.zeros(4, int)
    for number in range(asked.seed, asked.seed + asked.evenings):
        try:
            one = evening(number, asked.steps, still=asked.still)
        except TeachError as error:
            print(f"evening {number}: not taught: {error}")
            continue
        total += one
        print(
            f"evening {number} {'/'.join(PAIRS[number % len(PAIRS)])}: chips {one[0]}, "
            f"another colour {one[1]}, not seen {one[2]}, steps with either {one[3]}"
        )
    figures.add("chips taken for another colour", int(total[1]), of=int(total[0]))
    print(
        f"all: chips {total[0]}, another colour {total[1]}, not seen {total[2]}, "
        f"steps with either {total[3]}"
    )
