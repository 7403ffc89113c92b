"""Random tray of many pits with seeds, from a seed of the generator.

The unit of length is the radius of a pit. A tray has `SIDE` x `SIDE` pits in
quarters, each quarter with its own wood, shape of pit and kind of seeds.
"""

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.random import Generator

from calibration.common.arrays import FloatArray, FloatImage
from training.chips import PAINTS
from training.meshes import GLOBE, GLOBE_FACES, Mesh, merged, smooth_normals, turned
from training.piles import ROW, Family
from training.surfaces import (
    PAPERS,
    WOODS,
    Rgb,
    linear,
    noise,
    paper,
    pick,
    stone,
    wood,
)

Library = list[tuple[Family, list[FloatArray]]]

SIDE = 8
HALF = SIDE // 2
FACE_PX = 1024
WIDE_PX = 128
WIDE_RADII = 1.6  # half the side of a patch that is kept
STRAY = 255  # a seed that lies on the board
_OFTEN = 13  # seeds: as many as games mostly show
ROUGHS = (0.75, 0.4, 0.14, 0.06, 0.03)  # matt, satin, glossy, glaze, clear glass
SEEDS = (  # colours of seeds, nuts, shells and stones
    (112, 112, 96),
    (140, 138, 128),
    (150, 96, 58),
    (120, 72, 44),
    (84, 50, 34),
    (58, 36, 28),
    (200, 170, 120),
    (225, 205, 165),
    (238, 230, 212),
    (176, 120, 70),
    (130, 40, 32),
    (40, 36, 34),
    (96, 92, 88),
    (165, 160, 150),
    (105, 110, 60),
    (190, 150, 90),
)
_AROUND = 48
_MIDDLE = np.array([0.5, 0.5, 0.0])


@dataclass(frozen=True, slots=True, kw_only=True)
class TrayPit:
    """One pit of the tray and what lies in it.

    Attributes
    ----------
    rim : ndarray of shape (24, 3), float64
        Points on the edge.
    count
        How many seeds.
    """

    rim: FloatArray
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Tray:
    """Tray without light and camera.

    Attributes
    ----------
    half
        Half the side of the tray.
    seeds
        One mesh for each of `ROUGHS`, None where nothing is of it.
    names
        For each of these meshes and each of its seeds, `FACES` triangles each:
        1, 2 ... in each pit, or `STRAY`.
    """

    half: float
    face: FloatImage
    ground: Mesh
    gloss: float
    pits: tuple[TrayPit, ...]
    seeds: tuple[Mesh | None, ...]
    names: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class _Look:
    """Colours of the seeds of one set."""

    colours: tuple[Rgb, ...]
    spread: float
    mottle: float
    spot: float
    spot_size: float
    material: int


def _random_look(rng: Generator, ground: Rgb) -> _Look:
    chance = rng.random()
    if chance < 0.2:  # near the wood's own colour
        tone = np.clip(np.array(ground) * rng.normal(1, 0.2), 12, 245)
        base: Rgb = (float(tone[0]), float(tone[1]), float(tone[2]))
        base = pick(rng, (base,), 0.08)
    else:
        base = pick(rng, SEEDS if chance < 0.65 else PAINTS, 0.15)
    colours = [base]
    mixed = rng.random()
    if mixed < 0.25:
        colours.append(pick(rng, (base,), 0.25))
    elif mixed < 0.4:
        colours += [pick(rng, PAINTS) for _ in range(rng.integers(1, 6))]
    return _Look(
        colours=tuple(colours),
        spread=float(rng.choice([0.02, 0.07, 0.16])),
        mottle=float(rng.choice([0.0, 0.06, rng.uniform(0, 0.35)])),
        spot=float(rng.choice([0.0, 0.0, rng.uniform(-0.8, 0.8)])),
        spot_size=float(rng.uniform(0.75, 0.95)),
        material=int(rng.choice(len(ROUGHS), p=[0.25, 0.35, 0.3, 0.04, 0.06])),
    )


def _painted(rng: Generator, look: _Look) -> FloatArray:
    """Return the colours of one seed's vertices, linear light."""
    base = linear(pick(rng, look.colours, look.spread)).astype(float)
    waves, phase = rng.normal(0, 3, (4, 3)), rng.uniform(0, 6.3, 4)
    tone = 1 + look.mottle * np.sin(GLOBE @ waves.T + phase).sum(axis=1) / 2
    place = rng.normal(0, 1, 3)
    near = GLOBE @ (place / np.linalg.norm(place)) > look.spot_size
    tone = np.clip(tone + look.spot * near, 0.08, 3)
    return np.asarray(np.clip(base[None] * tone[:, None], 0.003, 0.93), np.float64)


def cell_points(
    family: Family, size: FloatArray, stretch: FloatArray, lip: float
) -> FloatArray:
    """Return the points of one cell's ground, shape (rings, around, 3).

    Parameters
    ----------
    size
        Width and height of the cell.
    stretch
        Half the width and the height of its pit.
    lip
        How wide the rounded edge is.
    """
    turn = np.arange(_AROUND) * 2 * np.pi / _AROUND
    circle = np.stack([np.cos(turn), np.sin(turn)], axis=1)
    square = circle / np.abs(circle).max(axis=1, keepdims=True) * size / 2
    depth = family.depth / family.radius
    inner = np.sin(np.linspace(0, np.pi / 2, 16))[:-1] * (1 - lip / 2)
    rows = [np.column_stack([square, np.zeros(_AROUND)])]
    for bend in np.linspace(0, np.pi / 2, 4):  # the rounded lip
        out = 1 + lip / 2 - lip * np.sin(bend)
        down = -lip * (1 - np.cos(bend)) * min(1.0, 2 * depth)
        rows.append(np.column_stack([circle * stretch * out, np.full(_AROUND, down)]))
    floor = family.profile(inner / (1 - lip / 2)) / family.radius
    for share, height in zip(inner[::-1], floor[::-1], strict=True):
        low = min(float(height), rows[-1][0, 2])
        rows.append(np.column_stack([circle * stretch * share, np.full(_AROUND, low)]))
    return np.stack(rows)


def ground_mesh(grid: FloatArray, at: FloatArray) -> Mesh:
    """Return a cell's ground with its middle at a place."""
    rings = len(grid)
    ring, step = np.mgrid[0 : rings - 1, 0:_AROUND].reshape(2, -1)
    after = (step + 1) % _AROUND
    here, there = ring * _AROUND + step, ring * _AROUND + after
    below, beyond = here + _AROUND, there + _AROUND
    faces = np.concatenate(
        [np.stack([here, beyond, below], 1), np.stack([here, there, beyond], 1)]
    )
    points = grid.reshape(-1, 3)
    normals = smooth_normals(points, faces)
    normals[: 2 * _AROUND] = [0.0, 0.0, 1.0]
    return Mesh(
        points=points + at, normals=normals, colours=np.ones_like(points), faces=faces
    )


def _quarter(rng: Generator) -> tuple[FloatImage, Rgb]:
    side = FACE_PX // 2
    chance = rng.random()
    if chance < 0.8:
        base = pick(rng, WOODS, 0.15)
        image = wood(rng, side, base)
    else:
        base = pick(rng, PAPERS)
        image = (paper if chance < 0.92 else stone)(rng, side, base)
    tone = rng.uniform(0, 0.12) * noise(rng, side, (9, 9))
    return np.clip(image * np.clip(1 + tone[..., None], 0.2, 2), 0.002, 0.95), base


def _stained(
    rng: Generator, face: FloatImage, pits: list[tuple[FloatArray, float]], half: float
) -> None:
    """Paint the inside of pits, or a line round them, in place."""
    if rng.random() > 0.3:
        return
    scale = FACE_PX / (2 * half)
    tone = float(np.exp(rng.uniform(-1.2, 0.5)))
    tint = tone * np.exp(rng.normal(0, 0.15, 3)).astype(np.float32)
    line = int(rng.choice([-1, int(rng.integers(1, 5))]))
    mask = np.zeros(face.shape[:2], np.uint8)
    for at, radius in pits:
        x, y = (round(float((v + half) * scale)) for v in at[:2])
        reach = round(float(radius * scale * rng.uniform(0.98, 1.03)))
        cv2.circle(mask, (x, y), reach, 255, line, cv2.LINE_AA)
    share = (mask / np.float32(255))[..., None]
    face *= np.float32(1) + share * (tint - 1)
    np.clip(face, 0.002, 0.95, out=face)


class Seeder:
    """Places seeds of one set in pits.

    Attributes
    ----------
    rng
        Random generator of the seeds' differences.
    material
        Which of `ROUGHS` they are.
    meshes, names
        Of the seeds that were put.
    """

    def __init__(self, rng: Generator, family: Family, ground: Rgb) -> None:
        self.rng = rng
        self._look = _random_look(rng, ground)
        self._points = family.surface(GLOBE) / family.radius
        self._normals = smooth_normals(self._points, GLOBE_FACES)
        self.material = self._look.material
        self.meshes: list[Mesh] = []
        self.names: list[int] = []

    def put(
        self, at: FloatArray, rotation: FloatArray, form: FloatArray, name: int
    ) -> None:
        """Add one seed."""
        self.names.append(name)
        normals = self._normals / form
        normals /= np.linalg.norm(normals, axis=1, keepdims=True)
        self.meshes.append(
            Mesh(
                points=(self._points * form) @ rotation.T + at,
                normals=normals @ rotation.T,
                colours=_painted(self.rng, self._look),
                faces=GLOBE_FACES,
            )
        )


def fill(
    turn: float, seeder: Seeder, family: Family, pile: FloatArray, place: FloatArray
) -> None:
    """Put a pile, rotated by an angle in radians, into a pit.

    ``place`` holds the pit's centre and how it is stretched along x and y.
    """
    cos, sin = np.cos(turn), np.sin(turn)
    spin = np.array([[cos, -sin, 0], [sin, cos, 0], [0, 0, 1.0]])
    for number, row in enumerate(pile):
        at = spin @ row[:3] / family.radius
        at[:2] *= place[3:5]
        seeder.put(at + place[:3], spin @ turned(row[3:7]), row[7:], number + 1)


def _strays(rng: Generator, seeder: Seeder, family: Family, at: FloatArray) -> None:
    """Drop a seed or two on the board between the pits."""
    up = family.axes[2] / 2 / family.radius
    for _ in range(rng.integers(1, 4)):
        turn = rng.uniform(0, 2 * np.pi)
        cos, sin = np.cos(turn), np.sin(turn)
        spin = np.array([[cos, -sin, 0], [sin, cos, 0], [0, 0, 1.0]])
        shift = np.array([*rng.normal(0, 0.08, 2), up])
        seeder.put(at + shift, spin, family.form(rng), STRAY)


def _pile(rng: Generator, piles: list[FloatArray]) -> FloatArray:
    """Return one of the piles, or none: any count alike, very high ones seldom."""
    most = max(len(pile) for pile in piles)
    high = most > _OFTEN and rng.random() < 0.15
    low, top = (_OFTEN + 1, most) if high else (0, min(most, _OFTEN))
    count = int(rng.integers(low, top + 1))
    alike = [pile for pile in piles if len(pile) == count]
    if not alike:
        return np.zeros((0, ROW))
    return alike[rng.integers(len(alike))]


def random_tray(rng: Generator, library: Library) -> Tray:
    """Return a tray; the same generator state and library give the same tray."""
    pitch = float(rng.uniform(2.3, 3.0))
    half = pitch * HALF
    face = np.zeros((FACE_PX, FACE_PX, 3), np.float32)
    ground: list[Mesh] = []
    pits: list[TrayPit] = []
    seeds: list[list[Mesh]] = [[] for _ in ROUGHS]
    names: list[list[int]] = [[] for _ in ROUGHS]
    for quarter in range(4):
        down, right = divmod(quarter, 2)
        image, base = _quarter(rng)
        part = np.s_[
            down * FACE_PX // 2 : (down + 1) * FACE_PX // 2,
            right * FACE_PX // 2 : (right + 1) * FACE_PX // 2,
        ]
        face[part] = image
        family, piles = library[rng.integers(len(library))]
        seeder = Seeder(rng, family, base)
        stretch = np.array([1.0, 1.0])
        if rng.random() < 0.3:
            stretch[rng.integers(2)] = min(rng.uniform(1, 1.25), pitch / 2.15)
        lip = float(rng.uniform(0.02, 0.14))
        grid = cell_points(family, np.array([pitch, pitch]), stretch, lip)
        stray = rng.random() < 0.1
        holes = []
        for cell in range(HALF * HALF):
            row, column = divmod(cell, HALF)
            corner = np.array([right * HALF + column, down * HALF + row, 0.0])
            at = (corner + _MIDDLE) * pitch - half * np.array([1.0, 1.0, 0.0])
            ground.append(ground_mesh(grid, at))
            pile = _pile(rng, piles)
            pit = np.array([*at, *stretch])
            fill(rng.uniform(0, 2 * np.pi), seeder, family, pile, pit)
            turn = np.arange(24) * np.pi / 12
            ring = np.column_stack([np.cos(turn), np.sin(turn)]) * stretch
            rim = np.column_stack([ring, np.zeros(24)]) + at
            pits.append(TrayPit(rim=rim, count=len(pile)))
            holes.append((at, float(stretch.min())))
            if stray and rng.random() < 0.5:
                _strays(rng, seeder, family, at + pitch * _MIDDLE)
        whole = np.zeros_like(face)
        whole[:] = face
        _stained(rng, whole, holes, half)
        face[part] = whole[part]
        seeds[seeder.material] += seeder.meshes
        names[seeder.material] += seeder.names
    return Tray(
        half=half,
        face=face,
        ground=merged(ground),
        gloss=float(rng.choice([0.0, rng.uniform(0.1, 1)])),
        pits=tuple(pits),
        seeds=tuple(merged(parts) if parts else None for parts in seeds),
        names=tuple(tuple(part) for part in names),
    )
