"""Kinds of seeds, shapes of pits, and the file of piles that were let fall."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray

MOST = 22  # seeds dropped into one pit
KINDS = ("ovoid", "gem", "pebble", "bean", "cowrie")
_AXES = {  # least and most of the middle and the smallest axis; the longest is 1
    "ovoid": ((0.55, 1.0), (0.5, 1.0)),
    "gem": ((0.9, 1.0), (0.4, 0.75)),
    "pebble": ((0.65, 0.95), (0.5, 0.85)),
    "bean": ((0.5, 0.72), (0.42, 0.62)),
    "cowrie": ((0.6, 0.8), (0.42, 0.6)),
}
_SHARES = (0.34, 0.16, 0.2, 0.2, 0.1)
_LEAST, _MOST = 0.7, 1.35  # of the usual length, width and thickness
ROW = 10  # numbers of one seed in a pile


@dataclass(frozen=True, slots=True, kw_only=True)
class Family:
    """Seeds of one kind in pits of one shape; a seed is 1 long.

    Attributes
    ----------
    kind
        One of `KINDS`.
    axes
        Length, width and thickness of a seed.
    bent
        How far a bean is bent, or how rough a pebble is.
    radius, depth
        Of the pit.
    floor, wall
        Powers of its profile: (r / radius)^floor + (z / depth)^wall = 1.
    uneven
        How much the seeds differ in size, as a standard deviation.
    number
        The family's own seed.
    """

    kind: str
    axes: tuple[float, float, float]
    bent: float
    uneven: float
    radius: float
    depth: float
    floor: float
    wall: float
    number: int

    def surface(self, directions: FloatArray) -> FloatArray:
        """Return points of a seed's skin in these directions, shape (N, 3)."""
        x, y, z = directions.T
        if self.kind in {"gem", "cowrie"}:
            z = np.where(z < 0, 0.55 * z, z)
        if self.kind == "cowrie":
            y = y * (1 - 0.25 * x)
        if self.kind == "bean":
            y = y + self.bent * (x**2 - 0.4) / self.axes[1]
        points = np.column_stack([x, y, z]) * np.array(self.axes) / 2
        if self.kind == "pebble":
            rng = np.random.default_rng(self.number)
            waves, phase = rng.normal(0, 1.6, (5, 3)), rng.uniform(0, 6.3, 5)
            bumps = np.sin(directions @ waves.T + phase).sum(axis=1)
            points = points * (1 + self.bent * bumps / 3)[:, None]
        return np.asarray(points, np.float64)

    def form(self, rng: Generator) -> FloatArray:
        """Return one seed's length, width and thickness by what is usual."""
        size = rng.normal(1, self.uneven) * rng.normal(1, self.uneven / 2, 3)
        return np.asarray(np.clip(size, _LEAST, _MOST), np.float64)

    def profile(self, share: FloatArray) -> FloatArray:
        """Return the pit's height, 0 to -depth, at these shares of its radius."""
        rise = np.clip(1 - np.clip(share, 0, 1) ** self.floor, 0, 1)
        return np.asarray(-self.depth * rise ** (1 / self.wall), np.float64)


def random_family(number: int) -> Family:
    """Return the family of that number."""
    rng = np.random.default_rng([11, number])
    kind = str(rng.choice(KINDS, p=_SHARES))
    middle, least = _AXES[kind]
    width = float(rng.uniform(*middle))
    thick = min(float(rng.uniform(*least)), width)
    if kind == "ovoid" and rng.random() < 0.45:  # balls and nearly balls
        width = float(rng.choice([1.0, rng.uniform(0.82, 1.0)]))
        thick = width * float(rng.choice([1.0, rng.uniform(0.85, 1.0)]))
    radius = float(np.exp(rng.uniform(np.log(1.35), np.log(2.7))))
    if rng.random() < 0.15:
        radius = float(rng.uniform(2.7, 5.0))
    shape = rng.random()
    made = rng.uniform(0.0, 0.03)  # of glass, of clay
    return Family(
        kind=kind,
        axes=(1.0, width, thick),
        bent=float(rng.uniform(0.0, 0.12) + (0.06 if kind == "pebble" else 0)),
        uneven=float(made if rng.random() < 0.25 else rng.uniform(0.02, 0.13)),
        radius=radius,
        depth=radius * float(rng.uniform(0.25, 0.8)),
        floor=float(rng.uniform(1.7, 2.4) if shape < 0.7 else rng.uniform(3, 8)),
        wall=float(rng.uniform(1.0, 2.2)),
        number=number,
    )


def row_of(family: Family) -> list[float]:
    """Return the family as a row of the file."""
    kind = float(KINDS.index(family.kind))
    pit = [family.radius, family.depth, family.floor, family.wall]
    return [
        kind,
        *family.axes,
        family.bent,
        family.uneven,
        *pit,
        float(family.number),
    ]


def load(path: Path) -> list[tuple[Family, list[FloatArray]]]:
    """Return the families of a file with all their piles."""
    with np.load(path) as stored:
        held: dict[str, NDArray[Any]] = {name: stored[name] for name in stored.files}
    families = []
    for number, row in enumerate(held["families"]):
        kind, a, b, c, bent, uneven, *pit, seed = map(float, row)
        radius, depth, floor, wall = pit
        family = Family(
            kind=KINDS[int(kind)],
            axes=(a, b, c),
            bent=bent,
            uneven=uneven,
            radius=radius,
            depth=depth,
            floor=floor,
            wall=wall,
            number=int(seed),
        )
        mine = np.flatnonzero(held["family"] == number)
        kept = [held["poses"][k, : held["count"][k]].astype(float) for k in mine]
        families.append((family, kept))
    return families
