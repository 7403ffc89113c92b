"""Detection rate of boards of squares and grids in drawn pictures.

    python -m bench drawn_lattices [BOARD...] --pictures 8 --seed 1 [--hard [WHAT]]
    python -m bench drawn_lattices [BOARD...] --asked htjb,go9 --pictures 1

Board, wood, light, tilt, pieces and camera are chosen by the picture's number. With
`--hard` pictures are as people take them: tilted up to 40 degrees, 4000 pixels wide,
small in the picture or cut close, and coded hard; plain, with a hand, with pieces or
print beside the board or with worn lines, by chance or as WHAT says. With `--asked`
each board's picture is asked for as other boards; boards of other kinds lie empty on
the simulated table then.
"""

import argparse
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import cv2
import numpy as np

from bench.boards.finding import WRONG, site_errors
from bench.kit.options import seed
from bench.kit.pictures import decoded
from bench.kit.results import Figures
from calibration.common.errors import BoardNotFoundError
from calibration.common.view import Camera
from calibration.find import find_view
from painter.props import ChipProp, arm_limbs, draw_arm, draw_chips
from painter.table import PaintedTable
from rules.boards.table import BOARDS, find_board
from rules.core.board import Board, BoardKind
from tests.calibration.lattices.scenes import Scene, camera_of, draw, random_scene

_SIZES = ((960, 720), (1280, 960), (2000, 1500), (4000, 3000))
_HARD = ("plain", "hand", "beside", "print", "worn")
_ANY = "any"
_WORDS = ("Nairobi 2024", "WHITE", "Mchezo", "No. 17", "abcdefgh", "ISBN 0-19")


@dataclass(frozen=True)
class Outcome:
    """Result of one picture; the error is a part of a square."""

    found: bool
    error: float
    confidence: float
    seconds: float
    why: str

    @property
    def wrong(self) -> bool:
        """Return True if another place was taken for the board's."""
        return self.found and self.error >= WRONG


def picture(
    board: Board, number: int, seed: int, *, hard: str
) -> tuple[np.ndarray, dict[str, tuple[float, float]], str]:
    """Return a picture, where its sites are, and what is special about it."""
    if board.lattice is None:
        return PaintedTable(board, seed=seed + number).draw({}), {}, "simulated table"
    rng = np.random.default_rng([seed, number, sorted(BOARDS).index(board.id)])
    scene = random_scene(rng)
    if hard:
        scene = _harder(scene, rng)
    image, truth = draw(board, scene, rng)
    told = f"tilt {scene.tilt_deg:.0f} pieces {scene.pieces:.0%}"
    if not hard:
        return image, truth, told
    corners = np.array([(site.x_mm, site.y_mm) for site in board.corners])
    half = np.abs(corners).max(axis=0)
    if board.kind is BoardKind.SQUARES:
        half = half + board.spacing_mm / 2
    half[1] *= scene.aspect
    camera = camera_of(scene, float(half.max()))
    edge = half + scene.margin * board.spacing_mm
    chosen = str(rng.choice(_HARD))
    what = chosen if hard == _ANY else hard
    if what == "beside":
        _beside(image, edge, board.spacing_mm, camera, rng)
    elif what == "hand":
        _hand(image, half, camera, rng)
    elif what == "print":
        _print(image, rng)
    elif what == "worn":
        image = _worn(image, rng)
    quality = [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(40, 90))]
    coded = cv2.imencode(".jpg", image, quality)[1]
    size = f"{scene.size[0]} px fill {scene.fill:.2f}"
    return decoded(coded), truth, f"{told} {size} {what}"


def _harder(scene: Scene, rng: np.random.Generator) -> Scene:
    """Return a scene as a person might take it."""
    size = _SIZES[rng.choice(len(_SIZES), p=[0.4, 0.3, 0.2, 0.1])]
    return replace(
        scene,
        tilt_deg=float(rng.uniform(10, 40)),
        fill=float(rng.uniform(0.35, 0.85)),
        size=size,
        blur=scene.blur * size[0] / 960,
        margin=float(rng.uniform(0.15, 2.0)),
        line=float(rng.uniform(0.015, 0.06)),
        frame_line=float(rng.choice([0.0, 0.1, 0.25, 0.5])),
    )


def _hand(
    image: np.ndarray, half: np.ndarray, camera: Camera, rng: np.random.Generator
) -> None:
    """Draw an arm that reaches over the board."""
    x, y = rng.uniform(-0.7, 0.7, 2) * half
    turn = rng.uniform(-0.5, 0.5)
    limbs = arm_limbs((x, y), (float(np.sin(turn)), float(np.cos(turn))))
    draw_arm(image, limbs, camera, 0.9)


def _beside(
    image: np.ndarray,
    edge: np.ndarray,
    spacing_mm: float,
    camera: Camera,
    rng: np.random.Generator,
) -> None:
    """Draw captured pieces beside the board, some over its rim, in rows and heaps."""
    chips = []
    radius = 0.4 * spacing_mm
    for side, colour in ((-1, (225, 230, 230)), (1, (35, 32, 30))):
        for n in range(rng.integers(4, 25)):
            column, row = divmod(n, 8)
            x = side * (edge[0] + (column - 0.6) * 2.1 * radius)
            y = (row - 3.5) * 2.1 * radius + rng.normal(0, 0.3 * radius)
            chips.append(
                ChipProp(
                    x_mm=float(x),
                    y_mm=float(y),
                    foot_mm=0.0,
                    radius_mm=radius,
                    thickness_mm=0.4 * radius,
                    colour=colour,
                )
            )
    lamp = np.full(image.shape[:2], 0.9, np.float32)
    draw_chips(image, chips, camera, faces={}, lamp=lamp)


def _print(image: np.ndarray, rng: np.random.Generator) -> None:
    """Lay sheets with lines of print and a ruled table beside the board."""
    high, wide = image.shape[:2]
    for _ in range(2):
        left = int(rng.choice([0, 0.85]) * wide)
        top = int(rng.uniform(0, 0.6) * high)
        right, low = left + int(0.15 * wide), top + int(0.35 * high)
        cv2.rectangle(image, (left, top), (right, low), (225, 228, 228), -1)
        step = max(8, high // 45)
        for y in range(top + step, low, step):
            word = str(rng.choice(_WORDS))
            size = high / 1800
            cv2.putText(image, word, (left + 4, y), 0, size, (40, 40, 40), 1)
            cv2.line(image, (left, y + 2), (right, y + 2), (150, 150, 150), 1)


def _worn(image: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """Return a picture with less contrast in places, as of a worn board."""
    high, wide = image.shape[:2]
    coarse = rng.uniform(0.15, 1.0, (6, 8)).astype(np.float32)
    part = cv2.resize(coarse, (wide, high), interpolation=cv2.INTER_CUBIC)[..., None]
    soft = cv2.GaussianBlur(image, (0, 0), wide / 30).astype(np.float32)
    return np.clip(soft + np.clip(part, 0.15, 1) * (image - soft), 0, 255).astype(
        np.uint8
    )


def measure(
    image: np.ndarray, truth: dict[str, tuple[float, float]], board: Board
) -> Outcome:
    """Return the outcome of searching a picture for a board."""
    begun = time.process_time()
    try:
        view = find_view(image, board)
    except BoardNotFoundError as refusal:
        spent = time.process_time() - begun
        return Outcome(False, np.nan, refusal.confidence, spent, str(refusal))
    spent = time.process_time() - begun
    error = np.nan
    if truth.keys() == set(board.names):
        error = max(site_errors(view, truth)[0])
    return Outcome(True, error, view.confidence, spent, "")


def _find(boards: Sequence[Board], asked: argparse.Namespace, figures: Figures) -> None:
    """Print a line for each board, and one for each picture that is not found."""
    every: list[Outcome] = []
    for board in boards:
        outcomes = []
        for number in range(asked.pictures):
            image, truth, told = picture(board, number, asked.seed, hard=asked.hard)
            outcome = measure(image, truth, board)
            outcomes.append(outcome)
            if asked.keep and (outcome.wrong or not outcome.found):
                asked.keep.mkdir(parents=True, exist_ok=True)
                cv2.imwrite(str(asked.keep / f"{board.id}_{number}.png"), image)
            if outcome.wrong or not outcome.found:
                what = f"WRONG {outcome.error:.2f}" if outcome.found else outcome.why
                print(
                    f"  {board.id} {number} ({told}) {outcome.confidence:.2f} "
                    f"{outcome.seconds:.1f} s: {what[:110]}",
                    flush=True,
                )
        found = [each for each in outcomes if each.found]
        errors = [each.error for each in found if not each.wrong]
        times = [each.seconds for each in outcomes]
        print(
            f"{board.id:14} {len(found)} of {len(outcomes)} found, wrong "
            f"{sum(each.wrong for each in outcomes)}; largest error "
            f"{max(errors, default=np.nan):.3f}; median {np.median(times):.1f} s, "
            f"at most {max(times):.1f} s",
            flush=True,
        )
        every += outcomes
    found = [each for each in every if each.found]
    figures.add("boards found", len(found), of=len(every))
    figures.add("wrong boards taken", sum(each.wrong for each in found))
    errors = [each.error for each in found if not each.wrong]
    figures.add("largest site error", max(errors, default=1.0), unit="of a spacing")


def _ask(boards: Sequence[Board], asked: argparse.Namespace, figures: Figures) -> None:
    """Print the boards as which each board's picture is identified."""
    every = 0
    others = [BOARDS[each] for each in asked.asked.split(",")]
    for board in boards:
        taken, slowest = [], 0.0
        for number in range(asked.pictures):
            image, _, _ = picture(board, number, asked.seed, hard=asked.hard)
            for other in others:
                if other is board:
                    continue
                outcome = measure(image, {}, other)
                slowest = max(slowest, outcome.seconds)
                if outcome.found:
                    taken.append(f"{other.id} {outcome.confidence:.2f} ({number})")
        what = ", ".join(taken) or "none"
        every += len(taken)
        print(f"{board.id:14} taken for {what}; at most {slowest:.1f} s", flush=True)
    figures.add("boards taken for others", every)


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    parser.add_argument("boards", nargs="*", help="all lattices if none is named")
    parser.add_argument("--pictures", type=int, default=8, help="of each board")
    seed(parser)
    parser.add_argument(
        "--hard",
        nargs="?",
        default="",
        const=_ANY,
        choices=(_ANY, *_HARD),
        help="as people take them",
    )
    parser.add_argument("--asked", help="ids of other boards, with commas")
    parser.add_argument("--keep", type=Path, help="folder for what is not found")


def run(asked: argparse.Namespace, figures: Figures) -> None:
    """Run the command line."""
    cv2.setNumThreads(1)
    lattices = [board.id for board in BOARDS.values() if board.lattice]
    boards = [find_board(board_id) for board_id in asked.boards or lattices]
    (_ask if asked.asked else _find)(boards, asked, figures)
