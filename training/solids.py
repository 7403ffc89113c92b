"""Chips, hands and other things as meshes of coloured quadrilaterals."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray
from training.surfaces import Rgb, linear

Paint = Callable[[FloatArray], FloatArray]


@dataclass(frozen=True, slots=True, kw_only=True)
class Solid:
    """Solid object on or over the table.

    Attributes
    ----------
    points : ndarray of shape (V, 3), float64
        Vertices in plan millimetres, z up from the board's face.
    quads : ndarray of shape (Q, 4), int
        Vertex numbers, anticlockwise as seen from outside.
    colours : ndarray of shape (V, 3), float64
        Linear R G B of each vertex.
    gloss
        0 matt, 1 as glossy as glazed stone.
    foreign
        Neither board nor chip at rest: it hides what lies beneath.
    """

    points: FloatArray
    quads: NDArray[np.int64]
    colours: FloatArray
    gloss: float
    foreign: bool


def plain(colour: Rgb) -> Paint:
    """Return a paint of one colour."""
    base = linear(colour).astype(np.float64)

    def paint(points: FloatArray) -> FloatArray:
        return np.repeat(base[None], len(points), axis=0)

    return paint


def grained(rng: Generator, colour: Rgb) -> Paint:
    """Return a paint of wood with its grain in a chance direction."""
    base = linear(colour).astype(np.float64)
    turn, pitch = rng.uniform(0, np.pi), rng.uniform(3, 14)
    phase, depth = rng.uniform(0, 9, 3), rng.uniform(0.05, 0.3)

    def paint(points: FloatArray) -> FloatArray:
        across = points[:, 0] * np.cos(turn) + points[:, 1] * np.sin(turn)
        along = points[:, 1] * np.cos(turn) - points[:, 0] * np.sin(turn)
        wave = np.sin(pitch * across + np.sin(2 * along + phase[0]) + phase[1])
        tone = 1 - depth * (0.5 + 0.5 * wave) + 0.05 * np.sin(31 * across + phase[2])
        return np.asarray(base * tone[:, None], np.float64)

    return paint


def ringed(rng: Generator, colour: Rgb, other: Rgb) -> Paint:
    """Return a paint with a ring or a spot of another colour on the top."""
    base, mark = (linear(c).astype(np.float64) for c in (colour, other))
    inner, outer = np.sort(rng.uniform(0, 1, 2))
    if rng.random() < 0.4:
        inner = 0.0

    def paint(points: FloatArray) -> FloatArray:
        radius = np.hypot(points[:, 0], points[:, 1])
        on = ((radius > inner) & (radius < outer))[:, None]
        return np.where(on, mark, base)

    return paint


def embossed(rng: Generator, colour: Rgb) -> Paint:
    """Return a paint with blotches, as a coin's or a stamped cap's face has."""
    base = linear(colour).astype(np.float64)
    waves, phase = rng.normal(0, 5, (4, 2)), rng.uniform(0, 9, 4)
    depth = rng.uniform(0.1, 0.6)

    def paint(points: FloatArray) -> FloatArray:
        bumps = np.sin(points[:, :2] @ waves.T + phase).sum(axis=1)
        tone = 1 + depth * np.tanh(2 * bumps) / 2
        return np.asarray(base * tone[:, None], np.float64)

    return paint


def profile_of(kind: str, rng: Generator, height: float) -> FloatArray:
    """Return (radius, height) from the foot to the middle of the top.

    Parameters
    ----------
    kind
        'disc', 'draught', 'dish', 'knob', 'dome', 'lens', 'sphere', 'ring' or 'cap'.
    height
        Thickness in radii.
    """
    turn = np.linspace(-np.pi / 2, np.pi / 2, 13)
    bevel = min(height * 0.4, float(rng.uniform(0.02, 0.2)))
    top = np.linspace(1 - bevel, 0, 9)
    wall = [(1.0, 0.0), (1.0, height - bevel), (1 - 0.3 * bevel, height - 0.3 * bevel)]
    if kind in {"lens", "sphere"}:
        line = list(zip(np.cos(turn), height / 2 * (1 + np.sin(turn)), strict=True))
    elif kind == "dome":
        foot = rng.uniform(0, 0.4) * height
        rise = foot + (height - foot) * np.sqrt(np.clip(1 - top**2, 0, 1))
        line = [(1.0, 0.0), (1.0, foot), *zip(top, rise, strict=True)]
    elif kind == "ring":
        hole = rng.uniform(0.2, 0.6)
        line = [*wall, (hole + bevel, height), (hole, 0.7 * height), (hole, 0.0)]
    elif kind == "cap":
        rim = [(1.0, 0.0), (0.98, 0.3 * height), (0.86, 0.9 * height)]
        line = [*rim, *((r * 0.8, height) for r in np.linspace(1, 0, 7))]
    elif kind in {"dish", "knob"}:
        depth, lip = rng.uniform(0.1, 0.6) * height, rng.uniform(0.7, 0.92)
        floor = [(r, height - depth) for r in np.linspace(lip - 0.05, 0.25, 5)]
        crown = height - (depth * rng.uniform(0, 0.6) if kind == "knob" else depth)
        line = [*wall, (lip, height), *floor, (0.2, crown), (0.0, crown)]
    elif kind == "draught":
        fine = np.linspace(1 - bevel, 0, 26)
        depth, pitch = rng.uniform(0.03, 0.12), rng.uniform(12, 40)
        grooves = height - depth * (0.5 + 0.5 * np.sin(pitch * fine))
        line = [*wall, *zip(fine, grooves, strict=True)]
    else:
        line = [*wall, *((r, height) for r in top)]
    return np.array(line)


def lathe(
    profile: FloatArray,
    paint: Paint,
    *,
    gloss: float,
    corners: int = 0,
    foreign: bool = False,
) -> Solid:
    """Return a profile turned round the z axis, in its own units.

    With ``corners`` it is a prism of that many corners instead of a round thing.
    """
    around = 36
    turn = np.arange(around) * 2 * np.pi / around
    outline = np.ones(around)
    if corners:
        within = np.mod(turn, 2 * np.pi / corners) - np.pi / corners
        outline = np.cos(np.pi / corners) ** 0.5 / np.cos(within)
    radius, height = profile[:, 0], profile[:, 1]
    points = np.stack(
        [
            radius[:, None] * outline * np.cos(turn),
            radius[:, None] * outline * np.sin(turn),
            np.repeat(height[:, None], around, axis=1),
        ],
        axis=-1,
    ).reshape(-1, 3)
    grids = np.meshgrid(np.arange(len(profile) - 1), np.arange(around))
    ring, step = (grid.ravel() for grid in grids)
    after = (step + 1) % around
    quads = np.stack(
        [
            ring * around + step,
            ring * around + after,
            (ring + 1) * around + after,
            (ring + 1) * around + step,
        ],
        axis=1,
    )
    return Solid(
        points=points, quads=quads, colours=paint(points), gloss=gloss, foreign=foreign
    )


def placed(
    solid: Solid, at_mm: FloatArray, scale_mm: float, turn: float = 0.0
) -> Solid:
    """Return the solid scaled, turned about z and moved."""
    spin = np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]])
    points = solid.points * scale_mm
    points[:, :2] = points[:, :2] @ spin
    return Solid(
        points=points + at_mm,
        quads=solid.quads,
        colours=solid.colours,
        gloss=solid.gloss,
        foreign=solid.foreign,
    )


def box(size_mm: FloatArray, paint: Paint, gloss: float) -> Solid:
    """Return a box standing on z = 0, each face cut into 7 x 7."""
    cells = 7
    grid = np.linspace(-1, 1, cells + 1)
    u, v = (axis.ravel() for axis in np.meshgrid(grid, grid))
    one = np.ones_like(u)
    faces = [(u, v, one), (one, u, v), (v, one, u), (u, -one, v), (-one, v, u)]
    row, column = (axis.ravel() for axis in np.mgrid[0:cells, 0:cells])
    corner = row * (cells + 1) + column
    pattern = np.stack(
        [corner, corner + 1, corner + cells + 2, corner + cells + 1], axis=1
    )
    points = np.concatenate([np.stack(face, axis=1) for face in faces])
    quads = np.concatenate([pattern + k * len(u) for k in range(len(faces))])
    colours = paint(points)
    points = (points + np.array([0.0, 0.0, 1.0])) / 2 * size_mm
    return Solid(points=points, quads=quads, colours=colours, gloss=gloss, foreign=True)


def capsule(
    start: FloatArray, end: FloatArray, radii: tuple[float, float], paint: Paint
) -> Solid:
    """Return a rounded limb from one point to another."""
    turn = np.linspace(0, np.pi / 2, 5)
    length = float(np.linalg.norm(end - start)) + 1e-6
    first, last = radii
    foot = np.column_stack([first * np.sin(turn), -first * np.cos(turn)])
    share = np.linspace(0, 1, 8)[1:-1]
    shaft = np.column_stack([first + (last - first) * share, length * share])
    tip = np.column_stack([last * np.cos(turn), length + last * np.sin(turn)])
    solid = lathe(np.concatenate([foot, shaft, tip]), paint, gloss=0.15, foreign=True)
    along = (end - start) / length
    side = np.cross(along, [0.0, 0.0, 1.0])
    if np.linalg.norm(side) < 1e-6:
        side = np.array([1.0, 0.0, 0.0])
    side /= np.linalg.norm(side)
    frame = np.stack([side, np.cross(along, side), along])
    return Solid(
        points=solid.points @ frame + start,
        quads=solid.quads,
        colours=solid.colours,
        gloss=solid.gloss,
        foreign=True,
    )
