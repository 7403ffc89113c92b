"""Sets of chips: of what kind, how big and in which colours."""

from dataclasses import dataclass

import numpy as np
from numpy.random import Generator

from calibration.common.arrays import FloatArray
from training.solids import (
    Paint,
    Solid,
    embossed,
    grained,
    lathe,
    placed,
    plain,
    profile_of,
    ringed,
)
from training.surfaces import WOODS, Rgb, pick

PAINTS = (
    (22, 21, 22),
    (34, 30, 28),
    (48, 42, 40),
    (240, 238, 230),
    (228, 222, 205),
    (246, 246, 246),
    (210, 195, 160),
    (175, 32, 30),
    (150, 30, 50),
    (30, 60, 160),
    (70, 130, 190),
    (35, 115, 65),
    (205, 100, 35),
    (225, 190, 40),
    (140, 140, 145),
    (190, 150, 70),
    (110, 65, 40),
    (220, 130, 150),
)
_KINDS = {
    "disc": (0.24, (0.12, 0.7)),
    "coin": (0.06, (0.03, 0.14)),
    "draught": (0.14, (0.25, 0.7)),
    "dish": (0.1, (0.2, 0.6)),
    "knob": (0.07, (0.25, 0.6)),
    "dome": (0.08, (0.25, 0.9)),
    "lens": (0.12, (0.4, 1.0)),
    "sphere": (0.07, (1.6, 2.0)),
    "ring": (0.05, (0.15, 0.4)),
    "cap": (0.07, (0.25, 0.45)),
}
_ROUND = {"lens", "sphere"}  # widest at half their height


@dataclass(frozen=True, slots=True, kw_only=True)
class SideChips:
    """The chips of one side.

    Attributes
    ----------
    profile : ndarray of shape (M, 2), float64
        Radius and height in radii.
    widest
        Height of the outline that the camera sees, in radii.
    corners
        0 for round chips.
    squash
        By how much a pebble is shorter one way, as a share.
    """

    profile: FloatArray
    widest: float
    radius_mm: float
    paint: Paint
    gloss: float
    corners: int
    squash: float

    def chip(
        self, rng: Generator, at_mm: tuple[float, float]
    ) -> tuple[Solid, float, float]:
        """Return one chip at that place, its outline's height and its radius."""
        radius = self.radius_mm * float(rng.normal(1, 0.015))
        solid = lathe(self.profile, self.paint, gloss=self.gloss, corners=self.corners)
        solid.points[:, 0] *= 1 - self.squash * float(rng.uniform(0.5, 1))
        at = np.array([*at_mm, 0.0])
        turned = placed(solid, at, radius, float(rng.uniform(0, 2 * np.pi)))
        return turned, self.widest * radius, radius


def _paint(rng: Generator, colour: Rgb, natural: bool) -> Paint:
    if natural or rng.random() < 0.15:
        return grained(rng, colour)
    if rng.random() < 0.1:
        return embossed(rng, colour)
    if rng.random() < 0.15:
        return ringed(rng, colour, pick(rng, PAINTS))
    return plain(colour)


def random_chip_set(
    rng: Generator, spacing_mm: float, rings: int, ground: Rgb
) -> list[SideChips]:
    """Return two or three sides' chips, of one make or of several.

    Parameters
    ----------
    spacing_mm
        Smallest distance between neighbours.
    rings
        Of the board: the fewer, the smaller chips are beside their spacing.
    ground
        The board's colour: some chips are of the same wood.
    """
    least = {1: 0.10, 2: 0.14}.get(rings, 0.17)
    radius = spacing_mm * float(rng.uniform(least, 0.41))
    kinds = list(_KINDS)
    shares = [share for share, _ in _KINDS.values()]
    make = str(rng.choice(kinds, p=shares))
    sides = []
    for _ in range(rng.choice([2, 3], p=[0.85, 0.15])):
        if rng.random() < 0.12:
            make = str(rng.choice(kinds, p=shares))
        height = float(rng.uniform(*_KINDS[make][1]))
        natural = rng.random() < 0.25
        colour = pick(rng, WOODS if natural else PAINTS)
        if rng.random() < 0.13:
            r, g, b = np.clip(np.array(ground) * rng.normal(1, 0.1), 8, 250)
            colour, natural = (float(r), float(g), float(b)), True
        sides.append(
            SideChips(
                profile=profile_of(make, rng, height),
                widest=height / 2 if make in _ROUND else height,
                radius_mm=radius * (float(rng.uniform(0.85, 1.0))),
                corners=int(rng.choice([4, 6, 8])) if rng.random() < 0.04 else 0,
                squash=0.35 if make == "lens" and rng.random() < 0.35 else 0.0,
                paint=_paint(rng, colour, natural),
                gloss=float(rng.choice([0.05, rng.uniform(0, 1)])),
            )
        )
    return sides
