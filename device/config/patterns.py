"""Light patterns: which lamps or points, for how long, how many times."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Generic, TypeVar

from device.ports import Colour

FIRST = "first"
SECOND = "second"
THIRD = "third"
FOURTH = "fourth"
MILL = "mill"
CAPTURE = "capture"
WIN = "win"
ILLEGAL = "illegal"
TROUBLE = "trouble"
SIDE_LAMPS = (FIRST, SECOND, THIRD, FOURTH)
"""The lamps of the sides, in the order of play."""

LAMPS = (*SIDE_LAMPS, MILL, CAPTURE, WIN, ILLEGAL, TROUBLE)

Colours = Mapping[str, Colour]
"""The colour of each lit point; all others are dark."""

DARK: frozenset[str] = frozenset()
NO_POINTS: Colours = MappingProxyType({})

Shown = TypeVar("Shown")
"""What is lit at once: names of lamps, or colours of points."""


@dataclass(frozen=True, slots=True)
class Beat(Generic[Shown]):
    """Some lights, for some time (seconds)."""

    lit: Shown
    lasts_s: float


@dataclass(frozen=True, slots=True)
class Pattern(Generic[Shown]):
    """Beats in order; played ``times`` over, for ever where that is None."""

    beats: tuple[Beat[Shown], ...]
    times: int | None = 1

    def __post_init__(self) -> None:
        if not self.beats or any(beat.lasts_s <= 0 for beat in self.beats):
            raise ValueError(f"a pattern needs beats that last, not {self.beats}")

    def lit_at(self, since_s: float) -> Shown | None:
        """Return the lights of this moment of the pattern, None once it is over."""
        whole_s = sum(beat.lasts_s for beat in self.beats)
        if self.times is not None and since_s >= whole_s * self.times:
            return None
        left_s = since_s % whole_s
        for beat in self.beats:
            if left_s < beat.lasts_s:
                return beat.lit
            left_s -= beat.lasts_s
        return self.beats[-1].lit


LampPattern = Pattern[frozenset[str]]
PointPattern = Pattern[Colours]


def steady(*lamps: str) -> LampPattern:
    """Return lamps that simply burn."""
    return Pattern((Beat(frozenset(lamps), 1.0),), None)


def blinking(
    *lamps: str, every_s: float = 0.5, times: int | None = None
) -> LampPattern:
    """Return lamps that are on for half of every period."""
    on = Beat(frozenset(lamps), every_s / 2)
    return Pattern((on, Beat(DARK, every_s / 2)), times)
