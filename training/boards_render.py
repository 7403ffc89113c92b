"""Path-trace a mancala board with every count of seeds in every pit.

    python -m training.boards_render --out data/boards/0.npz --number 0

Each pit is pictured with 0, 1, 2 ... seeds as they fall into it one after the other,
twice with other heaps, so that any position of any game is put together from its
pits alone: `python -m bench simulated --traced`. A board's number is its seed. Needs
the `training` extra and what `training.seeds_render` needs.
"""

import argparse
from dataclasses import replace
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from numpy.random import Generator

from calibration.common.arrays import FloatArray, FloatImage, Image
from painter.bare import camera_above
from painter.makes import pit_halves_mm
from rules.boards.table import find_board
from rules.core.board import Board
from training.falls import piles
from training.meshes import Mesh, merged
from training.piles import ROW, Family, random_family
from training.seeds_render import RenderCamera, traced
from training.surfaces import WOODS, Rgb, pick, wood
from training.tray import (
    ROUGHS,
    Seeder,
    Tray,
    TrayPit,
    cell_points,
    fill,
    ground_mesh,
)

MOST = 20  # seeds that a pit is shown with
FILLINGS = 2
SIZE = (1280, 720)
_FACE_PX = 1024
_EDGE = 0.5  # radii of wood beyond the outermost cells
_LIP = 0.08
_FIRST_FAMILY = 3000  # of the same kinds as the training data's, but not in it
_STORED = 2.5  # seeds in a store for each in a pit

Heaps = dict[str, list[FloatArray]]


def _family(number: int) -> tuple[Family, list[list[FloatArray]]]:
    """Return seeds and pits in which many seeds find room, and one filling a pit."""
    for tried in range(
        _FIRST_FAMILY + 100 * number, _FIRST_FAMILY + 100 * number + 100
    ):
        family = random_family(tried)
        if not 2.0 < family.radius < 4.0:
            continue
        first = piles(family, 0)
        if len(first) >= MOST:
            return family, [first]
    raise RuntimeError(f"no family for board {number}")


def _middles(board: Board) -> dict[str, FloatArray]:
    """Return the places of the pits and stores, in radii of a pit."""
    radius = min(half[0] for half in pit_halves_mm(board).values())
    return {name: np.array([*at, 0.0]) / radius for name, at in board.plan_mm.items()}


def _strip(low: tuple[float, float], high: tuple[float, float]) -> Mesh:
    points = np.array(
        [[x, y, 0.0] for y in (low[1], high[1]) for x in (low[0], high[0])]
    )
    return Mesh(
        points=points,
        normals=np.tile([0.0, 0.0, 1.0], (4, 1)),
        colours=np.ones((4, 3)),
        faces=np.array([[0, 1, 3], [0, 3, 2]]),
    )


class TracedBoard:
    """One board under one light, with one set of seeds."""

    def __init__(self, board: Board, number: int) -> None:
        self._number = number
        rng = np.random.default_rng([41, number])
        self.board = board
        self.middles = _middles(board)
        self.family, fillings = _family(number)
        pits = [name for name in self.middles if name not in board.stores]
        more = range(1, FILLINGS * len(pits))
        fillings += [piles(self.family, k) for k in more]
        self.heaps: list[Heaps] = [
            {name: fillings[k * FILLINGS + turn] for k, name in enumerate(pits)}
            for turn in range(FILLINGS)
        ]
        self.radius_mm = min(half[0] for half in pit_halves_mm(board).values())
        base = pick(rng, WOODS, 0.15)
        self._face: FloatImage = np.clip(wood(rng, _FACE_PX, base), 0.002, 0.95)
        self._wood: Rgb = base
        self._turns = dict(zip(self.middles, rng.uniform(0, 6.28, 99), strict=False))
        camera = camera_above(board, rng)
        scale = SIZE[0] / camera.image_size[0]
        self.camera = replace(
            camera, image_size=SIZE, focal_px=camera.focal_px * scale, k1=0.0, k2=0.0
        )

    @property
    def most(self) -> int:
        """Return the most seeds that every pit holds without overflow."""
        held = [len(pile) for heaps in self.heaps for pile in heaps.values()]
        return min(MOST, *held)

    def _half(self, name: str) -> FloatArray:
        return np.array(pit_halves_mm(self.board)[name]) / self.radius_mm

    def _ground(self) -> tuple[Mesh, float]:
        pitch = self.board.spacing_mm / self.radius_mm
        high = max(abs(at[1]) for at in self.middles.values()) + pitch / 2
        wide = max(
            abs(at[0]) for k, at in self.middles.items() if k not in self.board.stores
        )
        wide += pitch / 2
        inner = wide
        parts = []
        for name, at in self.middles.items():
            size = np.array([pitch, pitch])
            if name in self.board.stores:
                size = np.array([2 * (abs(at[0]) - inner), 2 * high])
                wide = inner + size[0]
            grid = cell_points(self.family, size, self._half(name), _LIP)
            parts.append(ground_mesh(grid, at))
        far, up = wide + _EDGE, high + _EDGE
        for side in (-1, 1):
            low, top = sorted((side * high, side * up))
            parts.append(_strip((-far, low), (far, top)))
            low, top = sorted((side * wide, side * far))
            parts.append(_strip((low, -high), (top, high)))
        return merged(parts), float(max(far, up))

    def _eye(self) -> RenderCamera:
        turn = np.asarray(cv2.Rodrigues(np.array(self.camera.rvec))[0], np.float64)
        at = -turn.T @ np.array(self.camera.tvec) / self.radius_mm
        return RenderCamera(
            at=at, focal_px=self.camera.focal_px, rotation=turn, size=SIZE
        )

    def _stored(self, rng: Generator, name: str, count: int) -> FloatArray:
        """Return seeds that lie about in a store."""
        rows = np.zeros((count, ROW))
        half = self._half(name) * 0.6 * self.family.radius
        turn, out = rng.uniform(0, 6.28, count), rng.random(count) ** 0.5
        rows[:, 0], rows[:, 1] = (
            np.cos(turn) * out * half[0],
            np.sin(turn) * out * half[1],
        )
        rows[:, 2] = -0.75 * self.family.depth + np.arange(count) * 0.03
        spin = rng.uniform(0, 6.28, count)
        rows[:, 5], rows[:, 6] = np.sin(spin / 2), np.cos(spin / 2)
        rows[:, 7:] = [self.family.form(rng) for _ in range(count)] or 1.0
        return rows

    def picture(self, filling: int, count: int) -> FloatImage:
        """Return the board with equally many seeds in every pit, linear light."""
        rng = np.random.default_rng([42, self._number])
        seeder = Seeder(rng, self.family, self._wood)
        pits = []
        for k, (name, at) in enumerate(self.middles.items()):
            seeder.rng = np.random.default_rng([43, self._number, filling, k])
            if name in self.board.stores:
                stored = np.random.default_rng([44, self._number, k])
                pile = self._stored(stored, name, round(count * _STORED))
            else:
                heaps = [np.zeros((0, ROW)), *self.heaps[filling][name]]
                pile = heaps[min(count, len(heaps) - 1)]
            turn = 0.0 if name in self.board.stores else self._turns[name]
            fill(turn, seeder, self.family, pile, np.array([*at, 1.0, 1.0]))
            pits.append(TrayPit(rim=np.tile(at, (24, 1)), count=len(pile)))
        ground, half = self._ground()
        meshes = merged(seeder.meshes) if seeder.meshes else None
        slots = range(len(ROUGHS))
        tray = Tray(
            half=half,
            face=self._face,
            ground=ground,
            gloss=float(self._number % 2),
            pits=tuple(pits),
            seeds=tuple(meshes if k == seeder.material else None for k in slots),
            names=tuple(
                tuple(seeder.names) if k == seeder.material else () for k in slots
            ),
        )
        chance = np.random.default_rng([45, self._number])
        return traced(chance, tray, self._eye())[0]


def _photographed(image: FloatImage, rng: Generator, bright: float) -> Image:
    """Return a picture of a fixed exposure, without noise."""
    light = image * np.exp(rng.normal(0, 0.06, 3)).astype(np.float32)
    light = light * np.float32(rng.uniform(0.5, 0.95) / bright)
    soft = cv2.GaussianBlur(light, (0, 0), rng.uniform(0.4, 0.9))
    tone = np.clip(soft, 0, 1) ** np.float32(1 / 2.2)
    return np.ascontiguousarray((tone * 255).astype(np.uint8)[..., ::-1])


def boxes_px(made: TracedBoard) -> dict[str, tuple[int, int, int, int]]:
    """Return each pit's bounding box: left, top, right and bottom."""
    reach = made.board.spacing_mm / 2
    found = {}
    for name, at in made.middles.items():
        high = 2 * reach if name in made.board.stores else reach
        corners = np.array(
            [[x, y, 0.0] for x in (-reach, reach) for y in (-high, high)]
        )
        seen = made.camera.px_from_plan(at * made.radius_mm + corners)
        (left, top), (right, bottom) = seen.min(axis=0), seen.max(axis=0)
        found[name] = (round(left), round(top), round(right), round(bottom))
    return found


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--board", default="mancala_2x7")
    parser.add_argument("--number", type=int, default=0)
    options = parser.parse_args()
    made = TracedBoard(find_board(options.board), options.number)
    boxes = boxes_px(made)
    empty = made.picture(0, 0)
    bright = float(np.percentile(empty, 97))
    kept: dict[str, Any] = {name: [] for name in boxes}
    for filling in range(FILLINGS):
        for count in range(MOST + 1):
            light = made.picture(filling, count) if count else empty
            look = np.random.default_rng([46, options.number])
            image = _photographed(light, look, bright)
            for name, (left, top, right, bottom) in boxes.items():
                kept[name].append(image[top:bottom, left:right])
        print(made.board.id, made.family.kind, "filled", filling + 1, flush=True)
    camera = made.camera
    options.out.parent.mkdir(parents=True, exist_ok=True)
    look = np.random.default_rng([46, options.number])
    parts: dict[str, Any] = {}
    for name, looks in kept.items():
        shape = FILLINGS, MOST + 1, *looks[0].shape
        parts[f"pit_{name}"] = np.array(looks).reshape(shape)
    parts["board"] = np.array(made.board.id)
    parts["empty"] = _photographed(empty, look, bright)
    parts["boxes"] = np.array([boxes[name] for name in kept])
    parts["names"] = np.array(list(kept))
    parts["stored"] = np.array(_STORED)
    parts["most"] = np.array(made.most)
    parts["pose"] = np.array([camera.focal_px, *camera.rvec, *camera.tvec])
    np.savez_compressed(options.out, **parts)


if __name__ == "__main__":
    main()
