"""Piles of seeds in a simulated pit: each seed rests at the lowest free place."""

from dataclasses import dataclass

import numpy as np

_TRIES = 40  # places that a falling seed might roll to
_TOUCH = 1.85  # radii between the middles of seeds that touch
_DEPTH = 0.5  # of a pit's radius
_TINT = 0.09  # how much seeds differ in lightness


@dataclass(frozen=True, slots=True)
class Seed:
    """One seed at rest, millimetres from its pit's middle and above the board.

    Attributes
    ----------
    turn
        Which way its longer axis lies, radians.
    tone
        Its lightness, 1 is usual.
    """

    x_mm: float
    y_mm: float
    z_mm: float
    turn: float
    tone: float


class Pile:
    """The seeds of one pit, in the order in which they fall: more never move fewer.

    Parameters
    ----------
    seed
        Chooses how they fall.
    half_mm
        Half the width and half the height of the pit, millimetres.
    radius_mm
        A seed's.
    """

    def __init__(
        self, seed: tuple[int, int], half_mm: tuple[float, float], radius_mm: float
    ) -> None:
        self._rng = np.random.default_rng(seed)
        self._wide = min(half_mm)
        self._core = np.array(half_mm) - self._wide
        self._radius = radius_mm
        self._seeds: list[Seed] = []

    def first(self, count: int) -> list[Seed]:
        """Return the seeds of a pile of ``count``, the lowest first."""
        while len(self._seeds) < count:
            self._seeds.append(self._fallen())
        return sorted(self._seeds[:count], key=lambda seed: seed.z_mm)

    def _fallen(self) -> Seed:
        """Return the resting place of the next seed."""
        turn = self._rng.uniform(0, 2 * np.pi, _TRIES)
        out = (self._wide - self._radius) * np.sqrt(self._rng.uniform(0, 1, _TRIES))
        around = out[:, None] * np.column_stack([np.cos(turn), np.sin(turn)])
        places = around + self._rng.uniform(-1, 1, (_TRIES, 2)) * self._core
        beyond = np.abs(places) - self._core
        away = np.linalg.norm(np.maximum(beyond, 0.0), axis=1) / self._wide
        height = _DEPTH * self._wide * (away**2 - 1) + self._radius
        for seed in self._seeds:
            gap = np.linalg.norm(places - (seed.x_mm, seed.y_mm), axis=1)
            rise2 = (_TOUCH * self._radius) ** 2 - gap**2
            above = seed.z_mm + np.sqrt(np.maximum(rise2, 0.0))
            height = np.where(rise2 > 0, np.maximum(height, above), height)
        best = int(height.argmin())
        return Seed(
            float(places[best, 0]),
            float(places[best, 1]),
            float(height[best]),
            float(self._rng.uniform(0, np.pi)),
            float(1 + self._rng.normal(0.0, _TINT)),
        )
