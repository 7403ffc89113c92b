"""Boards of squares and grids with pieces on them, drawn and cut into shards.

    python -m training.lattices --out data/pieces --frames 4000

Patches are cut as `vision.pieces.cutting` cuts them, a little wider. A frame's
number is its seed.
"""

import argparse
from dataclasses import dataclass, replace
from pathlib import Path

import cv2
import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray, FloatImage
from calibration.common.view import Camera
from rules.boards.table import BOARDS
from training import distractors
from training.chips import random_chip_set
from training.drawing import PlanSheet
from training.lattice_boards import LatticeBoard, lattice_face, random_lattice
from training.pieces import PieceSet, random_pieces
from training.quick import FINE, draw_fine
from training.scene import SHEET_PX, Light, Scene
from training.shards import photographed, resized
from training.solids import Solid
from training.surfaces import Rgb, table_surface
from vision.common.patches import PatchSampler, knots_mm
from vision.pieces.cutting import (
    HALF_SPACINGS,
    lean_turned,
    leans_of,
    turned_up,
    turns_up,
)

WIDE_PX = 40
WIDE_SPACINGS = HALF_SPACINGS * 1.25
IMAGE_SIZE = (480, 448)
FRAMES_A_SHARD = 20
MOST_PIECES = 250  # so that a byte distinguishes them
ON_SITE = 0.36  # spacings: a foot nearer than this stands on the site
_HAND = -1.0
_SIDE = 0.5  # added to the mark of what does not show whose a piece is
_SEEN, _GONE = 0.4, 0.12  # of a piece: enough to be seen, and too little


@dataclass(frozen=True, slots=True, kw_only=True)
class Laid:
    """Pieces on a board: positions of their feet, and their solids.

    Attributes
    ----------
    marks
        One more than the number of its piece; `_SIDE` more where it does not show
        whose piece it is; `_HAND` for what is no piece at rest.
    """

    feet_mm: FloatArray
    solids: list[Solid]
    marks: list[float]


@dataclass(frozen=True, slots=True)
class FrameWish:
    """Parameters of each frame to be drawn.

    Attributes
    ----------
    exposures
        How many cameras see it.
    sites
        How many sites are cut out, at most.
    points
        Its board has crossing lines.
    """

    exposures: int
    sites: int
    points: bool


@dataclass(frozen=True, slots=True)
class _Drawn:
    """Frame's picture, and its mask of visible objects."""

    board: LatticeBoard
    scene: Scene
    image: FloatImage
    marks: FloatImage


def _camera(rng: Generator, half_mm: float) -> Camera:
    """Return a camera that holds the board in view."""
    tilt = np.radians(
        rng.choice([rng.uniform(0, 14), rng.uniform(8, 28), rng.uniform(25, 48)])
        if rng.random() < 0.5
        else rng.uniform(5, 26)
    )
    azimuth, roll = rng.uniform(0, 2 * np.pi, 2)
    if rng.random() < 0.6:
        roll = round(roll / (np.pi / 2)) * np.pi / 2 + rng.normal(0, 0.2)
    lean = cv2.Rodrigues(tilt * np.array([np.cos(azimuth), np.sin(azimuth), 0.0]))[0]
    spin = cv2.Rodrigues(np.array([0.0, 0.0, roll]))[0]
    rotation = spin @ lean @ np.diag([1.0, -1.0, -1.0])
    away = half_mm * float(rng.uniform(2.2, 5.5))
    focal = away / half_mm * min(IMAGE_SIZE) / 2 * rng.uniform(0.65, 1.0)
    shift = rng.normal(0, 0.07, 2) * half_mm
    reach = max(IMAGE_SIZE) / 2 / focal
    k1 = rng.choice([0.0, rng.uniform(-0.14, 0.08)]) / max(1.0, 2 * reach)
    x, y, z = cv2.Rodrigues(rotation)[0].ravel()
    return Camera(
        image_size=IMAGE_SIZE,
        focal_px=float(focal),
        k1=float(k1),
        k2=0.0,
        rvec=(float(x), float(y), float(z)),
        tvec=(float(shift[0]), float(shift[1]), float(away)),
    )


def _light(rng: Generator) -> Light:
    zenith, azimuth = np.radians(rng.uniform(5, 62)), rng.uniform(0, 2 * np.pi)
    flat = np.sin(zenith)
    return Light(
        sun=np.array(
            [flat * np.cos(azimuth), flat * np.sin(azimuth), float(np.cos(zenith))]
        ),
        ambient=float(rng.uniform(0.25, 0.9)),
        softness_mm=float(np.exp(rng.uniform(np.log(0.3), np.log(15)))),
    )


def _feet(
    rng: Generator, board: LatticeBoard, sets: list[PieceSet]
) -> tuple[FloatArray, NDArray[np.intp]]:
    """Return the positions of pieces, and the index of each one's set."""
    sites = board.sites_mm
    share = float(rng.choice([rng.uniform(0.03, 0.25), rng.uniform(0.2, 0.75)]))
    wanted = rng.random(len(sites)) < share
    if rng.random() < 0.25:  # as at the start: the ranks of one side are full
        rank = np.arange(len(sites)) // board.files
        wanted |= (rank < 2) | (rank >= board.ranks - 2)
    sites = rng.permutation(sites[wanted])[:MOST_PIECES]
    owner = rng.integers(0, len(sets), len(sites))
    askew = np.array([each.askew for each in sets])[owner]
    steps = rng.normal(0, 1, (len(sites), 2)) * (askew * board.spacing_mm)[:, None]
    length = np.hypot(steps[:, 0], steps[:, 1])[:, None]
    most = 0.27 * board.spacing_mm
    feet = sites + steps * np.minimum(1, most / np.maximum(length, 1e-9))
    radius = np.array([each.radius_mm for each in sets])[owner]
    for _ in range(6):  # who touches his neighbour is pushed away by half
        apart = feet[:, None] - feet[None]
        far = np.hypot(apart[..., 0], apart[..., 1]) + 1e9 * np.eye(len(feet))
        into = np.maximum(radius[:, None] + radius - far, 0) / far / 2
        feet = feet + np.clip((apart * into[..., None]).sum(axis=1), -3, 3)
    return feet, owner


def _laid(rng: Generator, board: LatticeBoard, sets: list[PieceSet]) -> Laid:
    feet, owner = _feet(rng, board, sets)
    solids: list[Solid] = []
    marks: list[float] = []
    for number, ((x, y), chosen) in enumerate(zip(feet, owner, strict=True)):
        for part in sets[chosen].piece(rng, float(x), float(y)):
            solids.append(part.solid)
            marks.append(number + 1 + (0.0 if part.shows else _SIDE))
    return Laid(feet_mm=feet, solids=solids, marks=marks)


def _others(
    rng: Generator, board: LatticeBoard, half_mm: float, laid: Laid, ground: Rgb
) -> list[Solid]:
    """Return hands, and things on and beside the board."""
    plan = {str(k): (float(x), float(y)) for k, (x, y) in enumerate(board.sites_mm)}
    held = random_chip_set(rng, board.spacing_mm, 3, ground)
    found = distractors.random_things(rng, plan, laid.feet_mm, half_mm, held)
    return [replace(each, foreign=True) for each in found]


def _scene(rng: Generator, *, points: bool) -> tuple[LatticeBoard, Scene, Laid]:
    board = random_lattice(rng, points=points)
    margin = board.spacing_mm * float(np.exp(rng.uniform(np.log(0.1), np.log(1.0))))
    if not board.cells:
        margin += 0.5 * board.spacing_mm
    sheet = PlanSheet(side=SHEET_PX, half_mm=max(board.half_mm) + margin)
    face = lattice_face(rng, board, sheet)
    seen = np.median(face[300:600, 300:600].reshape(-1, 3), axis=0) ** (1 / 2.2) * 255
    ground: Rgb = (float(seen[0]), float(seen[1]), float(seen[2]))
    sets = random_pieces(rng, board.spacing_mm, ground, points=not board.cells)
    laid = _laid(rng, board, sets)
    idle = [
        part.solid
        for _ in range(rng.integers(0, 7))
        for part in sets[rng.integers(len(sets))].piece(
            rng,
            float(rng.choice([-1, 1]) * sheet.half_mm * rng.uniform(1.08, 1.3)),
            float(rng.uniform(-1, 1) * sheet.half_mm),
        )
    ]
    thickness = float(rng.choice([0.5, rng.uniform(2, 30)]))
    sunk = [distractors.lowered(each, thickness) for each in idle]
    others = _others(rng, board, sheet.half_mm, laid, ground)
    scene = Scene(
        board=BOARDS["morris9"],
        plan={},
        spacing_mm=board.spacing_mm,
        face=face,
        sheet=sheet,
        gloss=float(rng.choice([0.0, rng.uniform(0.1, 1)])),
        table=table_surface(rng, SHEET_PX)[0],
        thickness_mm=thickness,
        camera=_camera(rng, sheet.half_mm),
        light=_light(rng),
        chips=np.zeros((0, 4)),
        solids=(*laid.solids, *sunk, *others),
    )
    beside = [float(len(laid.feet_mm) + 9)] * len(sunk)
    marks = [*laid.marks, *beside, *([_HAND] * len(others))]
    return board, scene, replace(laid, marks=marks)


def _shares_seen(
    laid: Laid, camera: Camera, marks: NDArray[np.float32]
) -> NDArray[np.float64]:
    """Return the visible share of each piece's outline."""
    count = len(laid.feet_mm)
    owner = np.clip(np.floor(marks), 0, count + 1).astype(np.intp)
    seen = np.bincount(owner.ravel(), minlength=count + 2)[1 : count + 1]
    outlines: list[list[FloatArray]] = [[] for _ in range(count)]
    for solid, mark in zip(laid.solids, laid.marks, strict=False):
        outlines[int(mark) - 1].append(solid.points)
    area = np.ones(count)
    for number, points in enumerate(outlines):
        px = camera.px_from_plan(np.concatenate(points)).astype(np.float32)
        hull = np.asarray(cv2.convexHull(px.reshape(-1, 1, 2)))
        area[number] = max(cv2.contourArea(hull), 1.0) * FINE**2
    return np.asarray(seen / area, np.float64)


def _frame(
    seed: tuple[int, int], wish: FrameWish
) -> list[dict[str, NDArray[np.generic]]]:
    rng = np.random.default_rng(seed)
    board, scene, laid = _scene(rng, points=wish.points)
    image, marks = draw_fine(rng, scene, laid.marks)
    drawn = _Drawn(board, scene, image, marks)
    seen = _shares_seen(laid, scene.camera, marks)
    sites = board.sites_mm
    stands = np.full(len(sites), -1)
    if len(laid.feet_mm):
        apart = np.hypot(*(sites[:, None] - laid.feet_mm[None]).transpose(2, 0, 1))
        near = apart.argmin(axis=1)
        stands = np.where(apart.min(axis=1) < ON_SITE * board.spacing_mm, near, -1)
    made = []
    for _ in range(wish.exposures):
        rows, pixels, lean = _exposure(rng, drawn, wish.sites)
        foot = stands[rows]
        share = np.where(foot >= 0, seen[np.maximum(foot, 0)] if len(seen) else 0, 0.0)
        raw = pixels[..., 3]
        own = (raw == foot[:, None, None] + 1) & (foot >= 0)[:, None, None]
        hand = raw == 255
        made.append(
            {
                "pixels": np.concatenate(
                    [
                        pixels[..., :3].astype(np.uint8),
                        (255 * hand[..., None]).astype(np.uint8),
                        (255 * own[..., None]).astype(np.uint8),
                    ],
                    axis=-1,
                ),
                "lean": lean.astype(np.float32),
                "stands": np.column_stack([foot >= 0, share]).astype(np.float32),
            }
        )
    return made


def _exposure(
    rng: Generator, drawn: _Drawn, most: int
) -> tuple[NDArray[np.intp], NDArray[np.int32], FloatArray]:
    """Return sites that are in the picture, their patches and how pieces lean there."""
    board, scene, image, marks = drawn.board, drawn.scene, drawn.image, drawn.marks
    fine = max(board.files, board.ranks) > 12
    least = 0.75 if fine else 0.4
    share = float(rng.uniform(least, 1.0)) if rng.random() < 0.5 else 1.0
    camera = resized(scene.camera, share)
    small = cv2.resize(image, camera.image_size, interpolation=cv2.INTER_AREA)
    picture = photographed(rng, np.asarray(small, np.float32))
    sites = board.sites_mm
    lean = leans_of(camera, sites)
    turns = turns_up(lean)
    knots = knots_mm(sites, WIDE_SPACINGS * board.spacing_mm)
    flat = np.column_stack([knots.reshape(-1, 2), np.zeros(knots.size // 2)])
    knots_px = camera.px_from_plan(flat).reshape(-1, 9, 2)
    centre, size = knots_px[:, 4], np.array(camera.image_size)
    inside = ((centre > 4) & (centre < size - 4)).all(axis=1)
    rows = np.flatnonzero(inside)
    rows = rng.permutation(rows)[:most]
    codes = np.where(marks < 0, 255, np.where(marks % 1 > 0, 254, marks))
    codes = np.where((marks > 253) & (marks < 1e6), 254, codes).astype(np.uint8)
    scale = np.array(codes.shape[::-1]) / size
    places = _middles(knots_px[rows], WIDE_PX) * scale + (scale - 1) / 2
    seen = cv2.remap(
        codes,
        places[..., 0].reshape(-1, WIDE_PX).astype(np.float32),
        places[..., 1].reshape(-1, WIDE_PX).astype(np.float32),
        cv2.INTER_NEAREST,
    ).reshape(len(rows), WIDE_PX, WIDE_PX, 1)
    cut = PatchSampler(knots_px[rows], WIDE_PX).sample(picture)
    both = np.concatenate([cut, seen], axis=-1).astype(np.int32)
    return rows, turned_up(both, turns[rows]), lean_turned(lean, turns)[rows]


def _middles(knots_px: FloatArray, side: int) -> FloatArray:
    """Return the places of a patch's pixels, shape (N, side, side, 2)."""
    at = (np.arange(side) + 0.5) / side * 2 - 1
    line = np.stack([at * (at - 1) / 2, 1 - at**2, at * (at + 1) / 2], axis=1)
    places: FloatArray = np.einsum(
        "yj,xi,njic->nyxc", line, line, knots_px.reshape(-1, 3, 3, 2)
    )
    return places


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("data/pieces"))
    parser.add_argument("--frames", type=int, default=4000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--exposures", type=int, default=2)
    parser.add_argument("--sites", type=int, default=48, help="of a frame, at most")
    parser.add_argument("--seed", type=int, default=8)
    parser.add_argument("--points", action="store_true", help="crossing lines only")
    parser.add_argument("--worker", default="0/1", help="i/n: every n-th shard")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    wish = FrameWish(options.exposures, options.sites, options.points)
    mine, workers = (int(part) for part in options.worker.split("/"))
    first = options.first // FRAMES_A_SHARD
    last = (options.first + options.frames) // FRAMES_A_SHARD
    for shard in range(first, last)[mine::workers]:
        path = options.out / f"lattices_{shard:05d}.npz"
        if path.exists():
            continue
        parts = [
            part
            for frame in range(shard * FRAMES_A_SHARD, (shard + 1) * FRAMES_A_SHARD)
            for part in _frame((options.seed, frame), wish)
        ]
        unfinished = path.with_suffix(".part")
        with unfinished.open("wb") as file:
            pixels, lean, stands = (
                np.concatenate([part[key] for part in parts])
                for key in ("pixels", "lean", "stands")
            )
            np.savez(file, pixels=pixels, lean=lean, stands=stands)
        unfinished.rename(path)
        print(f"{path} {sum(len(part['lean']) for part in parts)}", flush=True)


if __name__ == "__main__":
    main()
