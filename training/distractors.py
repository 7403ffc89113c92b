"""Distractor objects, which are no chips: hands, sleeves, pens, dice, cups, cards."""

import numpy as np
from numpy.random import Generator

from calibration.common.arrays import FloatArray
from training.chips import PAINTS, SideChips
from training.drawing import Plan
from training.solids import Paint, Solid, box, capsule, lathe, placed, plain
from training.surfaces import CLOTHS, linear, pick

SKINS = (
    (245, 210, 185),
    (230, 185, 150),
    (205, 150, 115),
    (170, 115, 80),
    (125, 80, 55),
    (90, 58, 42),
    (62, 40, 30),
)


def lowered(solid: Solid, drop_mm: float) -> Solid:
    """Return the solid standing on the table instead of the board."""
    return placed(solid, np.array([0.0, 0.0, -drop_mm]), 1.0)


def _skin(rng: Generator) -> Paint:
    base = linear(pick(rng, SKINS, 0.08)).astype(np.float64)
    phase = rng.uniform(0, 9, 3)

    def paint(points: FloatArray) -> FloatArray:
        wave = np.sin(points @ np.array([0.5, 0.4, 0.23]) + phase[0])
        wave += np.sin(points @ np.array([-0.2, 0.3, 0.71]) + phase[1])
        tint = np.array([0.05, 0.07, 0.09])
        return np.asarray(base * (1 + wave[:, None] * tint), np.float64)

    return paint


def _forearm(
    rng: Generator, wrist: FloatArray, back: FloatArray, size: float, skin: Paint
) -> list[Solid]:
    """Return arm and sleeve from the wrist out of the picture."""
    far = wrist + back * 420 * size + np.array([0, 0, rng.uniform(0, 60)])
    cuff = wrist + back * rng.uniform(15, 220) * size
    cuff[2] = wrist[2] + 8
    sleeve = plain(pick(rng, (*CLOTHS, *PAINTS)))
    bare = capsule(wrist, far, (26 * size, 38 * size), skin)
    parts = [bare]
    if rng.random() < 0.75:
        wide = rng.uniform(34, 55) * size
        parts.append(capsule(cuff, far, (wide, wide * 1.25), sleeve))
    return parts


def hand(
    rng: Generator, tip: FloatArray, towards: float, size: float, held: SideChips | None
) -> list[Solid]:
    """Return a hand whose finger tips meet above a place on the board.

    Parameters
    ----------
    tip : ndarray of shape (2,), float64
        Where the finger tips are.
    towards
        Direction in which the arm lies, in radians.
    size
        1 for a grown-up's hand on a board of its true size.
    held
        A chip of this set is between the fingers.
    """
    back = np.array([np.cos(towards), np.sin(towards), 0.0])
    side = np.array([-back[1], back[0], 0.0])
    skin = _skin(rng)
    lift = rng.uniform(4, 30)
    top = np.array([*tip, lift])
    knuckles = top + back * 62 * size + np.array([0, 0, rng.uniform(15, 35) * size])
    wrist = knuckles + back * 75 * size + np.array([0, 0, rng.uniform(-15, 15) * size])
    parts = []
    curl = rng.uniform(0.2, 1.0)
    for finger in range(4):
        lean = (finger - 1.0) * 19 * size
        root = knuckles + side * lean
        reach = 1.0 if finger == 0 else rng.uniform(0.3, 1.0) * (1 - 0.4 * curl)
        end = root + (top - knuckles) * reach + side * rng.normal(0, 5) * size
        joint = (root + end) / 2 + np.array([0, 0, 14 * size * rng.uniform(0.2, 1)])
        thick = rng.uniform(7.5, 9.5) * size
        parts.append(capsule(root, joint, (thick * 1.1, thick), skin))
        parts.append(capsule(joint, end, (thick, thick * 0.8), skin))
    thumb = top + side * rng.uniform(-22, -6) * size + back * rng.uniform(0, 20) * size
    base = wrist - back * 30 * size - side * 30 * size
    parts.append(capsule(base, thumb, (13 * size, 9 * size), skin))
    for lean in (-22, 0, 22):
        heel = wrist + side * lean * 0.6 * size
        palm = knuckles + side * (lean + 9) * size
        parts.append(capsule(heel, palm, (20 * size, 13 * size), skin))
    parts += _forearm(rng, wrist, back, size, skin)
    if held is not None:
        chip, height, _ = held.chip(rng, (float(tip[0]), float(tip[1])))
        raised = placed(chip, np.array([0, 0, max(lift - height, 1)]), 1.0)
        parts.append(_as_foreign(raised))
    return parts


def _as_foreign(solid: Solid) -> Solid:
    return Solid(
        points=solid.points,
        quads=solid.quads,
        colours=solid.colours,
        gloss=solid.gloss,
        foreign=True,
    )


def _die(rng: Generator) -> Solid:
    pale = rng.random() < 0.7
    base, pip = (
        ((238, 235, 225), (25, 25, 28)) if pale else (pick(rng, PAINTS), (240,) * 3)
    )
    ground, mark = linear(base), linear(pip)
    count = int(rng.integers(1, 7))
    spots = np.array(
        [(-0.5, -0.5), (0.5, 0.5), (0.5, -0.5), (-0.5, 0.5), (0, 0), (0.5, 0)]
    )

    def paint(points: FloatArray) -> FloatArray:
        on = np.zeros(len(points), bool)
        for x, y in spots[:count]:
            on |= np.hypot(points[:, 0] - x, points[:, 1] - y) < 0.25
        return np.where(on[:, None], mark, ground).astype(np.float64)

    side = rng.uniform(11, 20)
    return placed(box(np.full(3, side), paint, 0.5), np.zeros(3), 1, rng.uniform(0, 6))


def _pawn(rng: Generator) -> Solid:
    """Return a pawn, standing or fallen."""
    return _fallen_pawn(rng) if rng.random() < 0.3 else _standing_pawn(rng)


def _standing_pawn(rng: Generator) -> Solid:
    neck, head = rng.uniform(0.2, 0.45), rng.uniform(0.4, 0.7)
    tall = rng.uniform(2.0, 3.6)
    turn = np.linspace(-1.1, np.pi / 2, 7)
    ball = np.column_stack([head * np.cos(turn), tall - head + head * np.sin(turn)])
    foot = [(1.0, 0.0), (1.0, 0.2), (neck, tall * 0.6)]
    paint = plain(pick(rng, PAINTS))
    solid = lathe(np.array([*foot, *ball]), paint, gloss=0.5, foreign=True)
    return placed(solid, np.zeros(3), float(rng.uniform(5, 10)))


def _fallen_pawn(rng: Generator) -> Solid:
    solid = _standing_pawn(rng)
    flat = solid.points[:, [2, 0, 1]]
    flat[:, 2] -= flat[:, 2].min()
    fallen = Solid(
        points=flat,
        quads=solid.quads,
        colours=solid.colours,
        gloss=0.5,
        foreign=True,
    )
    return placed(fallen, np.zeros(3), 1.0, rng.uniform(0, 6))


def _pen(rng: Generator) -> Solid:
    half = rng.uniform(45, 75)
    radius = rng.uniform(2.5, 5)
    ends = np.array([[-half, 0, radius], [half, 0, radius]])
    stick = capsule(ends[0], ends[1], (radius, radius * 0.6), plain(pick(rng, PAINTS)))
    return placed(stick, np.zeros(3), 1, float(rng.uniform(0, 6)))


def _slab(rng: Generator) -> Solid:
    """Return a phone, a card, a matchbox, a scrap of paper or a key fob."""
    size = np.array([rng.uniform(20, 75), rng.uniform(20, 140), rng.uniform(0.3, 12)])
    paint = plain(pick(rng, (*PAINTS, *CLOTHS)))
    slab = box(size, paint, float(rng.uniform(0, 1)))
    return placed(slab, np.zeros(3), 1, float(rng.uniform(0, 6)))


def _cup(rng: Generator) -> Solid:
    wall, drink = pick(rng, PAINTS), pick(rng, ((30, 15, 8), (120, 60, 20), (240,) * 3))
    dry, wet = linear(wall), linear(drink)

    def paint(points: FloatArray) -> FloatArray:
        inside = np.hypot(points[:, 0], points[:, 1]) < 0.82
        return np.where(inside[:, None], wet, dry).astype(np.float64)

    tall = rng.uniform(1.2, 2.4)
    line = [(0.75, 0), (1, tall), (0.9, tall), (0.8, tall * 0.8), (0, tall * 0.8)]
    return placed(
        lathe(np.array(line), paint, gloss=0.8, foreign=True),
        np.zeros(3),
        float(rng.uniform(28, 42)),
    )


_ON_BOARD = (_die, _die, _fallen_pawn, _pen, _slab)  # a standing pawn passes for a chip
_ANY = (_die, _pawn, _pen, _slab, _cup)


def _moved(solid: Solid, x_mm: float, y_mm: float) -> Solid:
    return placed(solid, np.array([x_mm, y_mm, 0.0]), 1.0)


def random_things(
    rng: Generator,
    plan: Plan,
    chips_at: FloatArray,
    half_mm: float,
    sets: list[SideChips],
) -> list[Solid]:
    """Return things beside the board, on it, and hands over it."""
    found = []
    for _ in range(rng.poisson(0.7)):
        turn, away = rng.uniform(0, 2 * np.pi), half_mm * rng.uniform(1.5, 1.9)
        thing = _ANY[rng.integers(len(_ANY))](rng)
        found.append(_moved(thing, away * np.cos(turn), away * np.sin(turn)))
    sites = np.array(list(plan.values()))
    for _ in range(rng.choice([0, 1, 2, 4], p=[0.45, 0.2, 0.2, 0.15])):
        x, y = sites[rng.integers(len(sites))] + rng.normal(0, 6, 2)
        crowd = np.hypot(*(chips_at - [x, y]).T)
        if len(chips_at) == 0 or crowd.min() > 22:
            found.append(_moved(_ON_BOARD[rng.integers(len(_ON_BOARD))](rng), x, y))
    for _ in range(rng.choice([0, 1, 2], p=[0.35, 0.45, 0.2])):
        tip = rng.uniform(-0.9, 0.9, 2) * half_mm
        towards = np.arctan2(tip[1], tip[0]) + rng.normal(0, 0.6)
        held = sets[0] if rng.random() < 0.5 else None
        found += hand(rng, tip, towards, float(rng.uniform(0.6, 1.25)), held)
    return found
