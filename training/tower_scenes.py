"""Path-trace boards of squares with stacks of discs, as folders of scenes.

    python -m training.tower_scenes --out data/towers --scenes 24
    python -m training.tower_scenes --out data/towers --scenes 2 --turns 24   # games

Each folder has what `python -m bench heights` reads: `scene.json`, `truth.json`, the
empty board, the start with single discs, and boards with stacks of up to five; with
``--turns`` the boards of a game of focus, one after each turn, and `turns.json`. A
folder's number is its seed. Needs what `training.render` needs.
"""

import argparse
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from numpy.random import Generator

from calibration.common.arrays import FloatArray
from calibration.common.view import Camera
from rules.boards.table import BOARDS
from rules.catalogue import find_game
from training.drawing import PlanSheet
from training.lattice_boards import LatticeBoard, lattice_face
from training.render import draw
from training.scene import SHEET_PX, Light, Scene
from training.shards import photographed
from training.solids import Paint, Solid, grained, lathe, placed, plain, profile_of
from training.surfaces import WOODS, Rgb, pick, table_surface

BOARD = "focus8"
SIZE = (960, 720)
STEP_MM = 41.0
STACKED = 4
"""Boards with stacks, besides the start."""

_PAIRS = (
    ((240, 236, 222), (30, 28, 27)),
    ((236, 232, 218), (35, 68, 150)),
    ((222, 190, 140), (96, 50, 30)),
    ((236, 228, 205), (150, 35, 32)),
    ((215, 180, 60), (40, 90, 60)),
    ((190, 45, 40), (28, 28, 30)),
    ((240, 238, 232), (40, 110, 65)),
)
_SIDES = ("white", "black")
_OFF_SITE, _OFF_DISC = 0.045, 0.03  # spread: of spacings, of radii


def _camera(rng: Generator) -> Camera:
    tilt = np.radians(rng.uniform(0, 25))
    azimuth = rng.uniform(0, 2 * np.pi)
    roll = rng.normal(0, 0.15) + np.pi / 2 * rng.integers(4)
    lean = cv2.Rodrigues(tilt * np.array([np.cos(azimuth), np.sin(azimuth), 0.0]))[0]
    spin = cv2.Rodrigues(np.array([0.0, 0.0, roll]))[0]
    half = 4.6 * STEP_MM
    away = half * float(rng.uniform(2.9, 4.6))
    focal = away / half * SIZE[1] / 2 * float(rng.uniform(0.78, 0.95))
    shift = rng.normal(0, 0.04, 2) * half
    x, y, z = cv2.Rodrigues(spin @ lean @ np.diag([1.0, -1.0, -1.0]))[0].ravel()
    return Camera(
        image_size=SIZE,
        focal_px=float(focal),
        k1=float(rng.choice([0.0, rng.uniform(-0.06, 0.04)])),
        k2=0.0,
        rvec=(float(x), float(y), float(z)),
        tvec=(float(shift[0]), float(shift[1]), float(away)),
    )


def _light(rng: Generator) -> Light:
    zenith, azimuth = np.radians(rng.uniform(5, 55)), rng.uniform(0, 2 * np.pi)
    flat = np.sin(zenith)
    return Light(
        sun=np.array([flat * np.cos(azimuth), flat * np.sin(azimuth), np.cos(zenith)]),
        ambient=float(rng.uniform(0.3, 0.9)),
        softness_mm=float(np.exp(rng.uniform(np.log(0.5), np.log(12)))),
    )


def _disc_profile(rng: Generator) -> tuple[FloatArray, float]:
    make = str(rng.choice(["disc", "draught", "dish"], p=[0.4, 0.4, 0.2]))
    height = float(rng.uniform(0.22, 0.5))
    return profile_of(make, rng, height), height


def _owners(rng: Generator, *, start: bool = False) -> list[list[int]]:
    """Return by site the sides of its discs, bottom first."""
    names = BOARDS[BOARD].names
    laid: list[list[int]] = []
    for name in names:
        file, rank = ord(name[0]) - 97, int(name[1:]) - 1
        inner = 0 < file < 7 and 0 < rank < 7
        if start:
            laid.append([(file - 1) // 2 % 2 ^ (rank % 2)] if inner else [])
        elif rng.random() < 0.55:
            high = rng.choice(5, p=[0.3, 0.25, 0.2, 0.125, 0.125]) + 1
            laid.append(rng.integers(0, 2, high).tolist())
        else:
            laid.append([])
    return laid


def _stood(
    rng: Generator, laid: list[list[int]], before: dict[int, FloatArray], radius: float
) -> dict[int, FloatArray]:
    """Return each stack's disc offsets and rotations, (n, 3).

    A stack that is as high as before stands as before.
    """
    stood = {}
    for row, stack in enumerate(laid):
        if len(before.get(row, ())) == len(stack):
            stood[row] = before.get(row, np.zeros((0, 3)))
            continue
        foot = rng.normal(0, _OFF_SITE * STEP_MM, 2)
        aside = foot + rng.normal(0, _OFF_DISC * radius, (len(stack), 2))
        stood[row] = np.column_stack([aside, rng.uniform(0, 6.28, len(stack))])
    return stood


def _solids(
    laid: list[list[int]],
    stood: dict[int, FloatArray],
    sites: FloatArray,
    make: tuple[FloatArray, float, float, list[Paint], float],
) -> list[Solid]:
    profile, height, radius, paints, gloss = make
    solids = []
    for row, ((x, y), stack) in enumerate(zip(sites, laid, strict=True)):
        for level, side in enumerate(stack):
            disc = lathe(profile, paints[side], gloss=gloss)
            dx, dy, turn = stood[row][level]
            at = np.array([x + dx, y + dy, level * height * radius])
            solids.append(placed(disc, at, radius, float(turn)))
    return solids


def _boards(rng: Generator, turns: int) -> tuple[list[list[list[int]]], list[str]]:
    """Return stack heights by picture and site, and the turns between pictures."""
    names = BOARDS[BOARD].names
    start = _owners(rng, start=True)
    if not turns:
        return [[[]] * len(names), start, *(_owners(rng) for _ in range(STACKED))], []
    game = find_game("focus")
    position = game.start()
    boards: list[list[list[int]]] = [[[]] * len(names), start]
    played: list[str] = []
    while len(played) < turns and game.result(position) is None:
        can = game.turns(position)
        weights = np.array([len(str(turn)) ** 2 for turn in can], float)
        turn = can[int(rng.choice(len(can), p=weights / weights.sum()))]
        position = game.play(position, turn)
        played.append(str(turn))
        board = []
        for name in names:
            held = position.contents[name]
            men = held if isinstance(held, tuple) else ()
            board.append([_SIDES.index(str(man)) for man in men])
        boards.append(board)
    return boards, played


def _written(
    folder: Path, camera: Camera, sites: FloatArray, pieces: dict[str, Any]
) -> None:
    names = BOARDS[BOARD].names
    flat = np.column_stack([sites, np.zeros(len(sites))])
    px = camera.px_from_plan(flat)
    middle = [(SIZE[0] - 1) / 2, (SIZE[1] - 1) / 2]
    scene = {
        "board": BOARD,
        "game": None,
        "image_size": list(SIZE),
        "spacing_mm": [STEP_MM, STEP_MM],
        "pieces": pieces,
        "camera": {
            "matrix": [
                [camera.focal_px, 0, middle[0]],
                [0, camera.focal_px, middle[1]],
                [0, 0, 1],
            ],
            "distortion": [camera.k1, camera.k2, 0, 0, 0],
            "rvec": list(camera.rvec),
            "tvec": list(camera.tvec),
        },
        "sites_px": {
            n: np.round(at, 2).tolist() for n, at in zip(names, px, strict=True)
        },
    }
    (folder / "scene.json").write_text(json.dumps(scene, indent=1))


def make_scene(folder: Path, number: int, turns: int = 0) -> None:
    """Write one folder; what is there already stays."""
    if (folder / "truth.json").exists():
        return
    rng = np.random.default_rng([57, number])
    (folder / "frames").mkdir(parents=True, exist_ok=True)
    board = LatticeBoard(files=8, ranks=8, step_mm=(STEP_MM, STEP_MM), cells=True)
    sheet = PlanSheet(side=SHEET_PX, half_mm=4.6 * STEP_MM)
    face = lattice_face(rng, board, sheet)
    names = BOARDS[BOARD].names
    at = {n: (ord(n[0]) - 97 - 3.5, int(n[1:]) - 4.5) for n in names}
    sites = np.array([at[name] for name in names]) * STEP_MM
    profile, height = _disc_profile(rng)
    radius = STEP_MM * float(rng.uniform(0.31, 0.43))
    pair: list[Rgb] = list(_PAIRS[rng.integers(len(_PAIRS))])
    if rng.random() < 0.2:
        pair = [pick(rng, WOODS), pair[1]]
    natural = rng.random() < 0.3
    paints = [grained(rng, rgb) if natural else plain(rgb) for rgb in pair]
    gloss = float(rng.choice([0.05, rng.uniform(0, 1)]))
    camera = _camera(rng)
    scene = Scene(
        board=BOARDS["morris9"],
        plan={},
        spacing_mm=STEP_MM,
        face=face,
        sheet=sheet,
        gloss=float(rng.choice([0.0, rng.uniform(0.1, 1)])),
        table=table_surface(rng, SHEET_PX)[0],
        thickness_mm=float(rng.uniform(4, 25)),
        camera=camera,
        light=_light(rng),
        chips=np.zeros((0, 4)),
        solids=(),
    )
    thick = height * radius
    pieces = {
        "kind": "discs",
        "diameter_mm": 2 * radius,
        "thickness_mm": thick,
        "colours": {"white": list(map(int, pair[0])), "black": list(map(int, pair[1]))},
    }
    _written(folder, camera, sites, pieces)
    shot, look = int(rng.integers(2**31)), int(rng.integers(2**31))
    boards, played = _boards(rng, turns)
    make = (profile, height, radius, paints, gloss)
    rows, stood = [], dict[int, FloatArray]()
    for k, laid in enumerate(boards, -1):
        stood = _stood(rng, laid, stood, radius)
        solids = tuple(_solids(laid, stood, sites, make))
        image, _ = draw(np.random.default_rng(look), replace(scene, solids=solids))
        picture = photographed(np.random.default_rng(shot), image)
        name = "empty.jpg" if k < 0 else f"frames/{k:04d}.jpg"
        cv2.imwrite(str(folder / name), picture, [cv2.IMWRITE_JPEG_QUALITY, 95])
        layout = {
            site: [_SIDES[side] for side in stack]
            for site, stack in zip(names, laid, strict=True)
            if stack
        }
        if k >= 0:
            rows.append({"frame": name[7:], "t": k, "hand": False, "layout": layout})
    (folder / "turns.json").write_text(json.dumps(played))
    (folder / "truth.json").write_text(json.dumps(rows))


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("data/towers"))
    parser.add_argument("--scenes", type=int, default=24)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--turns", type=int, default=0, help="of a game, one a picture")
    parser.add_argument("--worker", default="0/1", help="i/n: every n-th folder")
    options = parser.parse_args()
    mine, workers = (int(part) for part in options.worker.split("/"))
    for number in range(options.first, options.first + options.scenes)[mine::workers]:
        make_scene(options.out / f"tower_{number:03d}", number, options.turns)
        print(number, flush=True)


if __name__ == "__main__":
    main()
