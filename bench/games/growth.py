"""Detect leaks: fit a line to memory and handles over time, and draw it.

    python -m bench growth HELD.jsonl [HELD.jsonl ...] --title TITLE --draw HELD.svg

draws what `python -m bench soak --held` wrote down, of several evenings each in its own
colour.

A life of a referee is looked at once its warm-up is over. The series is cut into ten
stretches of equal length; a line is fitted to their medians, so that fluctuation within
a game counts little, and its slope is reported with its standard error.
"""

import argparse
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import cycle, groupby
from pathlib import Path
from statistics import median

import numpy as np

from bench.kit.panels import COLOURS, Panel, picture
from bench.kit.results import Figures

STRETCHES = 10

MEASURED = {
    "mb": "memory, MB",
    "objects": "Python objects",
    "threads": "threads",
    "files": "open files",
}

Look = Mapping[str, float]
"""What was held at a time: ``at_s``, and one number for each of ``MEASURED``."""

Held = tuple[float, float]
"""A time in hours, and how much of one thing was held then."""


@dataclass(frozen=True, slots=True)
class Slope:
    """Growth per hour, and its standard error."""

    per_hour: float
    error: float

    @property
    def surely(self) -> float:
        """Return the least significant growth per hour; 0 if it may be constant."""
        return max(0.0, self.per_hour - 2 * self.error)

    def __str__(self) -> str:
        return f"{self.per_hour:+.2f} ± {self.error:.2f}"


def slope(held: Sequence[Held]) -> Slope:
    """Return the slope of a line through the medians of ten stretches.

    Parameters
    ----------
    held
        At least ten looks, in order of time.

    Raises
    ------
    ValueError
        If there are fewer.
    """
    if len(held) < STRETCHES:
        raise ValueError(f"{len(held)} looks; expected at least {STRETCHES}")
    parts = np.array_split(np.array(held), STRETCHES)
    hours = np.array([median(part[:, 0]) for part in parts])
    amounts = np.array([median(part[:, 1]) for part in parts])
    away = hours - hours.mean()
    spread = float(away @ away)
    per_hour = float(away @ amounts) / spread
    rest = amounts - amounts.mean() - per_hour * away
    error = float(np.sqrt(rest @ rest / (STRETCHES - 2) / spread))
    return Slope(per_hour, error)


def over_hours(life: Sequence[Look], key: str) -> list[Held]:
    """Return the looks at one thing."""
    return [(one["at_s"] / 3600, one[key]) for one in life]


def drawing(title: str, evenings: Sequence[Sequence[Sequence[Look]]]) -> str:
    """Return an SVG picture: a panel for each thing held, a line for each life.

    Parameters
    ----------
    title
        Stands above.
    evenings
        Each drawn in its own colour: its lives, and of each its looks.
    """
    last_s = max(one["at_s"] for lives in evenings for life in lives for one in life)
    panels = [
        Panel(
            what=what,
            lines=[
                (colour, over_hours(life, key))
                for colour, lives in zip(cycle(COLOURS), evenings)
                for life in lives
            ],
            last=last_s / 3600,
            unit="h",
        )
        for key, what in MEASURED.items()
    ]
    return picture(title, panels)


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    parser.add_argument("held", nargs="+", type=Path)
    parser.add_argument("--title", default="Held by the referee")
    parser.add_argument("--draw", type=Path, required=True)


def run(args: argparse.Namespace, _figures: Figures) -> None:
    """Draw the stored measurements."""
    evenings = []
    for path in args.held:
        looks = map(json.loads, path.read_text(encoding="utf-8").splitlines())
        lives = groupby(looks, lambda look: look["life"])
        evenings.append([list(life) for _, life in lives])
    args.draw.write_text(drawing(args.title, evenings), encoding="utf-8")
