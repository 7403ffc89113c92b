"""Flatten SVG paths to points, for renderers without curves.

Source: W3C, Scalable Vector Graphics 2, 9.3 Path data. Arcs are halves of circles, as
in the signs of pieces; others are drawn as if they were.
"""

import re
from collections.abc import Iterator
from functools import cache
from math import atan2, cos, hypot, pi, sin

Point = tuple[float, float]

_PART = re.compile(r"([MmLlHhVvCcAaZz])([^MmLlHhVvCcAaZz]*)")
_NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
_TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "A": 7, "Z": 0}
_STEPS = 12
"""Of so many lines a curve is made."""


@cache
def points_of(path: str) -> tuple[tuple[Point, ...], ...]:
    """Return the lines of a path, each from point to point."""
    lines: list[list[Point]] = []
    x = y = 0.0
    for letter, told in _PART.findall(path):
        kind, numbers = letter.upper(), [float(n) for n in _NUMBER.findall(told)]
        if kind == "Z":
            lines[-1].append(lines[-1][0])
            x, y = lines[-1][0]
            continue
        takes = _TAKES[kind]
        for at in range(0, len(numbers), takes):
            from_x, from_y = (x, y) if letter.islower() else (0.0, 0.0)
            part = numbers[at : at + takes]
            if kind == "M" and at == 0:
                x, y = from_x + part[0], from_y + part[1]
                lines.append([(x, y)])
                continue
            new = list(_to(kind, part, (x, y), (from_x, from_y)))
            lines[-1] += new
            x, y = new[-1]
    return tuple(map(tuple, lines))


def _to(kind: str, part: list[float], here: Point, origin: Point) -> Iterator[Point]:
    """Yield the points that a part of a path leads over."""
    x, y = origin
    match kind:
        case "H":
            yield x + part[0], here[1]
        case "V":
            yield here[0], y + part[0]
        case "C":
            corners = [(x + part[n], y + part[n + 1]) for n in (0, 2, 4)]
            yield from _curve([here, *corners])
        case "A":
            end = (x + part[5], y + part[6])
            yield from _half_circle(here, end, clockwise=part[4] == 1)
        case _:
            yield x + part[0], y + part[1]


def _curve(corners: list[Point]) -> Iterator[Point]:
    for n in range(1, _STEPS + 1):
        t = n / _STEPS
        shares = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        yield (
            sum(share * x for share, (x, _) in zip(shares, corners, strict=True)),
            sum(share * y for share, (_, y) in zip(shares, corners, strict=True)),
        )


def _half_circle(start: Point, end: Point, *, clockwise: bool) -> Iterator[Point]:
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    radius = hypot(end[0] - start[0], end[1] - start[1]) / 2
    turn = atan2(start[1] - middle[1], start[0] - middle[0])
    way = pi if clockwise else -pi
    for n in range(1, _STEPS + 1):
        angle = turn + way * n / _STEPS
        yield middle[0] + radius * cos(angle), middle[1] + radius * sin(angle)
