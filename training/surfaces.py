"""Woods, papers and cloths, as pictures made of noise.

Colours here are linear light, R G B, 0 to 1, float32.
"""

from collections.abc import Callable

import cv2
import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from calibration.common.arrays import FloatImage

Rgb = tuple[float, float, float]

WOODS = (
    (222, 184, 135),
    (205, 160, 110),
    (190, 140, 90),
    (235, 205, 160),
    (168, 118, 72),
    (160, 105, 60),
    (170, 90, 50),
    (120, 75, 45),
    (92, 58, 40),
    (66, 42, 30),
    (150, 130, 105),
)
PAPERS = (
    (235, 232, 222),
    (220, 210, 190),
    (200, 190, 160),
    (180, 180, 175),
    (212, 175, 115),
    (205, 190, 120),
    (244, 244, 244),
    (150, 120, 80),
    (70, 70, 72),
    (40, 80, 60),
    (38, 46, 95),
    (150, 40, 36),
    (24, 24, 26),
)
CLOTHS = (
    (150, 25, 25),
    (40, 70, 55),
    (90, 92, 105),
    (200, 150, 40),
    (35, 45, 90),
    (225, 222, 215),
    (30, 30, 32),
    (120, 90, 70),
    (180, 170, 150),
)


def linear(srgb: Rgb) -> NDArray[np.float32]:
    """Return linear light of an 8-bit sRGB colour."""
    return ((np.asarray(srgb, np.float32) / 255) ** 2.2).astype(np.float32)


def pick(rng: Generator, palette: tuple[Rgb, ...], spread: float = 0.12) -> Rgb:
    """Return a colour near one of the palette's."""
    base = np.array(palette[rng.integers(len(palette))], float)
    base *= rng.normal(1, spread) * rng.normal(1, spread / 4, 3)
    r, g, b = np.clip(base, 8, 250)
    return float(r), float(g), float(b)


def noise(
    rng: Generator, side: int, cells: tuple[float, float], octaves: int = 3
) -> FloatImage:
    """Return smooth noise, about -1 to 1, with ``cells`` bumps across x and y."""
    total = np.zeros((side, side), np.float32)
    for octave in range(octaves):
        across, down = (max(2, round(cell * 2**octave)) for cell in cells)
        coarse = rng.normal(0, 1, (min(down, side), min(across, side)))
        fine = cv2.resize(
            coarse.astype(np.float32), (side, side), interpolation=cv2.INTER_CUBIC
        )
        total += np.asarray(fine, np.float32) * np.float32(0.5**octave)
    return total * np.float32(0.7)


def _knots(rng: Generator, side: int, rings: FloatImage) -> FloatImage:
    """Bend the grain round a few knots, in place; return how dark they are."""
    dark = np.zeros((side, side), np.float32)
    y, x = np.mgrid[0:side, 0:side].astype(np.float32) / side
    for _ in range(rng.poisson(1.0)):
        at_x, at_y, size = rng.random(), rng.random(), rng.uniform(0.01, 0.05)
        reach = ((x - at_x) / (2.5 * size)) ** 2 + ((y - at_y) / size) ** 2
        rings += np.float32(rng.uniform(1, 3)) * np.exp(-reach)
        tight = ((x - at_x) / size) ** 2 + ((y - at_y) / (0.8 * size)) ** 2
        dark += np.float32(rng.uniform(0, 0.7)) * np.exp(-(tight**2))
    return np.asarray(np.minimum(dark, 0.8), np.float32)


def wood(rng: Generator, side: int, base: Rgb) -> FloatImage:
    """Return planed wood with its grain along x."""
    y = np.mgrid[0:side, 0:side][0].astype(np.float32) / side
    rings = y * np.float32(rng.uniform(3, 30))
    rings += noise(rng, side, (1.5, 3)) * np.float32(rng.uniform(0.2, 2.5))
    dark = _knots(rng, side, rings)
    late = np.mod(rings, 1).astype(np.float32) ** np.float32(rng.uniform(1, 5))
    fibre = noise(rng, side, (6, side / 6), 2)
    pores = noise(rng, side, (side / 20, side / 2), 1) > rng.uniform(1.0, 2.2)
    tone = 1 - rng.uniform(0.03, 0.45) * late + rng.uniform(0.01, 0.09) * fibre
    tone += rng.uniform(0, 0.1) * noise(rng, side, (2, 2))
    tone *= (1 - rng.uniform(0.0, 0.35) * pores) * (1 - dark)
    warm = np.stack([tone ** np.float32(p) for p in (0.8, 1.0, 1.25)], axis=-1)
    image = np.asarray(linear(base) * warm, np.float32)
    return np.rot90(image).copy() if rng.random() < 0.5 else image


def paper(rng: Generator, side: int, base: Rgb) -> FloatImage:
    """Return paper, cardboard or paint: nearly flat, with stains and fibres."""
    tone = 1 + rng.uniform(0, 0.05) * noise(rng, side, (3, 3))
    tone += rng.uniform(0, 0.04) * noise(rng, side, (side / 3, side / 3), 1)
    if rng.random() < 0.3:
        stain = noise(rng, side, (6, 6)) > rng.uniform(0.9, 1.6)
        soft = cv2.GaussianBlur(stain.astype(np.float32), (0, 0), rng.uniform(1, 4))
        tone -= rng.uniform(0.05, 0.4) * np.asarray(soft)
    if rng.random() < 0.2:
        bands = noise(rng, side, (side / 12, 1), 2)
        tone += rng.uniform(0.01, 0.06) * bands
    return np.asarray(linear(base) * tone[..., None], np.float32)


def cloth(rng: Generator, side: int, base: Rgb) -> FloatImage:
    """Return woven cloth with folds."""
    y, x = np.mgrid[0:side, 0:side].astype(np.float32)
    pitch = rng.uniform(2.5, 9)
    weave = np.sin(2 * np.pi * x / pitch) + np.sin(2 * np.pi * y / pitch)
    tone = 1 + rng.uniform(0, 0.15) * weave
    tone += rng.uniform(0, 0.2) * noise(rng, side, (side / 80, side / 3), 1)
    tone += rng.uniform(0, 0.2) * noise(rng, side, (side / 3, side / 80), 1)
    tone += rng.uniform(0, 0.15) * noise(rng, side, (4, 4))
    return np.asarray(linear(base) * np.clip(tone, 0.1, 2)[..., None], np.float32)


def planks(rng: Generator, side: int, base: Rgb) -> FloatImage:
    """Return a floor or table of planks."""
    image = wood(rng, side, base)
    edges = np.sort(rng.integers(0, side, rng.integers(4, 12)))
    for start, stop in zip([0, *edges], [*edges, side], strict=True):
        image[start:stop] *= np.float32(rng.uniform(0.75, 1.2))
        image[start : start + 2] *= np.float32(rng.uniform(0.1, 0.7))
    return np.rot90(image, int(rng.integers(4))).copy()


def stone(rng: Generator, side: int, base: Rgb) -> FloatImage:
    """Return speckled stone, leather or felt."""
    tone = 1 + rng.uniform(0.02, 0.2) * noise(rng, side, (side / 6, side / 6), 2)
    tone += rng.uniform(0.02, 0.2) * noise(rng, side, (5, 5))
    return np.asarray(linear(base) * np.clip(tone, 0.1, 2)[..., None], np.float32)


Surface = Callable[[Generator, int, Rgb], FloatImage]
_BOARDS: tuple[tuple[Surface, tuple[Rgb, ...], float], ...] = (
    (wood, WOODS, 0.55),
    (paper, PAPERS, 0.33),
    (cloth, CLOTHS, 0.05),
    (stone, (*PAPERS, *WOODS), 0.07),
)
_TABLES: tuple[tuple[Surface, tuple[Rgb, ...], float], ...] = (
    (wood, WOODS, 0.25),
    (planks, WOODS, 0.25),
    (cloth, CLOTHS, 0.35),
    (paper, PAPERS, 0.1),
    (stone, PAPERS, 0.05),
)


def _any(
    rng: Generator,
    side: int,
    table: tuple[tuple[Surface, tuple[Rgb, ...], float], ...],
) -> tuple[FloatImage, Rgb]:
    chosen = rng.choice(len(table), p=[share for _, _, share in table])
    surface, palette, _ = table[chosen]
    base = pick(rng, palette)
    return np.clip(surface(rng, side, base), 0.002, 1.0), base


def board_surface(rng: Generator, side: int) -> tuple[FloatImage, Rgb]:
    """Return a random texture of a board, and its nominal colour."""
    return _any(rng, side, _BOARDS)


def table_surface(rng: Generator, side: int) -> tuple[FloatImage, Rgb]:
    """Return a random texture of a table, and its nominal colour."""
    return _any(rng, side, _TABLES)
