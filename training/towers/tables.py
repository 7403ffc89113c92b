"""Random tables with stacks of discs, as floats that the ray tracer reads."""

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray, FloatImage
from training.chips import PAINTS
from training.surfaces import WOODS, Rgb, linear, pick

STEP_MM = 41.0
HALF_MM = 4.6 * STEP_MM
FILES, MOST = 8, 8
LENGTH = 183 + 64 * MOST * 5
"""Floats of a scene: `trace.cu` says what each means."""
_HIGH = np.array([0.25, 0.22, 0.2, 0.15, 0.13, 0.03, 0.01, 0.01])
_PAIRS = (
    ((240, 236, 222), (30, 28, 27)),
    ((236, 232, 218), (35, 68, 150)),
    ((222, 190, 140), (96, 50, 30)),
    ((236, 228, 205), (150, 35, 32)),
    ((190, 45, 40), (28, 28, 30)),
    ((240, 238, 232), (40, 110, 65)),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Pair:
    """One table, first with single discs, then with stacks.

    Attributes
    ----------
    scenes : ndarray of shape (2, L), float32
        As the tracer reads them.
    turn : ndarray of shape (3, 3)
        Camera axes from plan axes.
    eye : ndarray of shape (3,), mm
    sites : ndarray of shape (N, 2), mm
    chips : ndarray of shape (2, N), int
        How many discs stand on each site.
    feet, tops : ndarray of shape (2, N, 2), mm
        Where the lowest and the highest disc lie.
    """

    scenes: FloatImage
    turn: FloatArray
    eye: FloatArray
    focal_px: float
    k1: float
    k2: float = 0.0
    radius_mm: float
    thick_mm: float
    sites: FloatArray
    chips: NDArray[np.int64]
    feet: FloatArray
    tops: FloatArray


def sites_mm() -> FloatArray:
    """Return the places of the sites, shape (64, 2)."""
    line = (np.arange(FILES) - 3.5) * STEP_MM
    east, north = np.meshgrid(line, line)
    return np.stack([east.ravel(), north.ravel()], axis=1)


def _unit(rng: Generator, least_deg: float, most_deg: float) -> FloatArray:
    zenith = np.radians(rng.uniform(least_deg, most_deg))
    azimuth = rng.uniform(0, 2 * np.pi)
    flat = np.sin(zenith)
    return np.array([flat * np.cos(azimuth), flat * np.sin(azimuth), np.cos(zenith)])


def _camera(
    rng: Generator, height_px: int
) -> tuple[FloatArray, FloatArray, float, float]:
    tilt = np.radians(rng.uniform(0, 27) if rng.random() < 0.9 else rng.uniform(25, 38))
    azimuth = rng.uniform(0, 2 * np.pi)
    roll = rng.normal(0, 0.15) + np.pi / 2 * rng.integers(4)
    lean = cv2.Rodrigues(tilt * np.array([np.cos(azimuth), np.sin(azimuth), 0.0]))[0]
    spin = cv2.Rodrigues(np.array([0.0, 0.0, roll]))[0]
    away = HALF_MM * float(rng.uniform(2.7, 4.8))
    focal = away / HALF_MM * height_px / 2 * float(rng.uniform(0.75, 1.0))
    shift = rng.normal(0, 0.04, 2) * HALF_MM
    turn = np.asarray(spin @ lean @ np.diag([1.0, -1.0, -1.0]), np.float64)
    eye = -turn.T @ np.array([*shift, away])
    k1 = float(rng.choice([0.0, rng.uniform(-0.08, 0.05)]))
    return turn, eye, focal, k1


def _lit(rng: Generator, s: FloatImage) -> None:
    ambient = float(rng.uniform(0.2, 0.95))
    parts = rng.dirichlet([3.0, 0.7, 0.4]) if rng.random() < 0.5 else [1.0, 0.0, 0.0]
    for k, part in enumerate(parts):
        lamp = s[29 + 7 * k :]
        lamp[:3] = _unit(rng, 3, 60)
        light = part if part > 0.08 else 0.0
        lamp[3:6] = (1 - ambient) * 1.6 * light * np.exp(rng.normal(0, 0.08, 3))
        lamp[6] = np.exp(rng.uniform(np.log(0.01), np.log(0.5)))
    s[50:53] = ambient * np.exp(rng.normal(0, 0.06, 3))
    s[53:56] = rng.normal(0, 0.35, 3)
    s[56:59] = _unit(rng, 25, 80)
    s[59] = rng.uniform(0.9, 0.985)
    if rng.random() < 0.35:
        s[60:63] = rng.uniform(0.5, 7) * np.exp(rng.normal(0, 0.06, 3))


def _made(rng: Generator, s: FloatImage) -> None:
    """Fill in the make and colours of the discs."""
    pair: list[Rgb] = list(_PAIRS[rng.integers(len(_PAIRS))])
    if rng.random() < 0.5:
        pair = [pick(rng, (*PAINTS, *WOODS)), pick(rng, (*PAINTS, *WOODS))]
    rng.shuffle(pair)
    natural, marked = rng.random() < 0.3, rng.random() < 0.15
    blotched, edged = rng.random() < 0.12, rng.random() < 0.12
    gloss = float(rng.choice([0.05, rng.uniform(0, 1)]))
    rough = np.exp(rng.uniform(np.log(0.02), np.log(0.35)))
    for side, rgb in enumerate(pair):
        m = s[71 + 24 * side :]
        colour = np.asarray(linear(rgb), np.float64).ravel()[:3]
        m[0:3] = colour * np.exp(rng.normal(0, 0.05, 3))
        m[3:6] = m[0:3] * rng.uniform(0.8, 1.1)
        if edged:
            m[3:6] = np.asarray(linear(pick(rng, PAINTS)), np.float64).ravel()[:3]
        m[6:9] = np.asarray(linear(pick(rng, PAINTS)), np.float64).ravel()[:3]
        m[9:11] = np.sort(rng.uniform(0, 1, 2)) if marked else (2.0, 2.0)
        m[11], m[12] = gloss, rough
        if natural:
            m[13:17] = (
                rng.uniform(0.05, 0.35),
                rng.uniform(3, 14),
                *rng.uniform(0, 9, 2),
            )
        if blotched:
            m[17] = rng.uniform(0.1, 0.6)
            m[18:24] = rng.normal(0, 5, 6)
    thick = s[20] / s[19]
    bevel = min(thick * 0.42, float(rng.uniform(0.015, 0.2)))
    s[21:23] = bevel, bevel * rng.uniform(0.6, 1.2)
    if rng.random() < 0.5:
        lower = min(thick * 0.35, float(rng.uniform(0.015, 0.15)))
        s[23:25] = lower, lower * rng.uniform(0.6, 1.2)
    kind = rng.random()
    if kind < 0.2:
        s[25], s[26] = rng.uniform(0.55, 0.92), rng.uniform(0.1, 0.5) * thick
    elif kind < 0.65:
        s[27], s[28] = rng.uniform(0.1, 0.9), rng.uniform(10, 45)


def _laid(
    rng: Generator, s: FloatImage, chips: NDArray[np.int64], off: tuple[float, ...]
) -> tuple[FloatArray, FloatArray]:
    """Lay discs; return where the lowest and the highest ones lie."""
    radius, (off_site, off_disc, off_size) = float(s[19]), off
    foot = np.clip(rng.normal(0, off_site, (64, 2)), -0.3, 0.3) * radius
    at = sites_mm() + foot
    aside = rng.normal(0, off_disc, (64, MOST, 2)) * radius
    discs = s[183:].reshape(64, MOST, 5)
    discs[..., :2] = at[:, None] + aside
    discs[..., 2] = radius * np.exp(rng.normal(0, off_size, (64, MOST)))
    stay = rng.choice([0.35, 0.5, 0.8])
    change = rng.random((64, MOST)) > stay
    discs[..., 3] = (rng.integers(0, 2, (64, 1)) + change.cumsum(axis=1)) % 2
    discs[..., 4] = rng.uniform(0, 6.28, (64, MOST))
    s[119:183] = chips
    s[18] = max(float(chips.max()), 1.0) * s[20] + 0.5
    last = np.maximum(chips - 1, 0)
    tops = discs[np.arange(64), last, :2]
    return discs[:, 0, :2].astype(np.float64), tops.astype(np.float64)


def random_pair(rng: Generator, height_px: int, faces: int, tables: int) -> Pair:
    """Return a table; numbers of faces and tables to choose from are given."""
    first = np.zeros(LENGTH, np.float32)
    turn, eye, focal, k1 = _camera(rng, height_px)
    radius = STEP_MM * float(rng.uniform(0.29, 0.45))
    ratio = float(np.exp(rng.uniform(np.log(0.16), np.log(0.62))))
    first[0:9], first[9:12], first[12], first[13] = turn.ravel(), eye, focal, k1
    first[14], first[15] = HALF_MM, rng.uniform(3, 25)
    first[16] = float(rng.choice([0.0, rng.uniform(0.05, 0.8)]))
    first[17], first[19], first[20] = STEP_MM, radius, ratio * radius
    _lit(rng, first)
    first[63:66] = np.exp(rng.normal(0, 0.15) + rng.normal(0, 0.07, 3))
    first[66], first[67] = rng.integers(faces), rng.integers(tables)
    first[68:71] = np.exp(rng.normal(0, 0.2) + rng.normal(0, 0.07, 3))
    _made(rng, first)
    second = first.copy()
    start = (rng.random(64) < rng.uniform(0.2, 0.8)).astype(np.int64)
    start[rng.integers(64)] = 1
    stacks = rng.choice(MOST, 64, p=_HIGH) + 1
    stacks[rng.random(64) > rng.uniform(0.4, 0.8)] = 0
    stacks[rng.integers(64)] = 2
    off = (
        float(rng.choice([0.05, 0.11, 0.18])),
        float(rng.choice([0.0, 0.02, 0.03, 0.055])),
        float(rng.choice([0.0, 0.004])),
    )
    ends = [_laid(rng, s, n, off) for s, n in ((first, start), (second, stacks))]
    return Pair(
        scenes=np.stack([first, second]),
        turn=turn,
        eye=eye,
        focal_px=focal,
        k1=k1,
        radius_mm=radius,
        thick_mm=ratio * radius,
        sites=sites_mm(),
        chips=np.stack([start, stacks]),
        feet=np.stack([foot for foot, _ in ends]),
        tops=np.stack([top for _, top in ends]),
    )
