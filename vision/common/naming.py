"""Assign the colours that are seen to the names of the sides."""

from collections.abc import Mapping, Sequence
from itertools import permutations
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray
from vision.common.likeness import opponent
from vision.common.looks import light_of

Rgb = tuple[int, int, int]

# What people call so when they buy chips.
NAMED: Mapping[str, Rgb] = MappingProxyType(
    {
        "white": (235, 232, 222),
        "black": (34, 33, 35),
        "grey": (130, 130, 132),
        "silver": (190, 192, 195),
        "red": (178, 40, 44),
        "pink": (222, 130, 150),
        "orange": (228, 112, 36),
        "yellow": (230, 195, 52),
        "gold": (205, 165, 60),
        "green": (46, 122, 58),
        "blue": (36, 82, 158),
        "purple": (104, 48, 128),
        "brown": (104, 64, 40),
        "natural": (222, 184, 134),
    }
)
_PLAIN = {"white", "black", "grey", "silver", "natural", "brown"}
_LIGHTNESS = 0.35  # its weight beside that of hue: lamps differ
_UNNAMED = 60.0  # how unlike every colour is to a name that is none
_CLEAR = 1.25  # by which one way to name two colours must suit better


def sides_by_name(
    found: FloatArray, lamp: FloatArray, sides: Sequence[str]
) -> tuple[FloatArray, NDArray[np.bool_]]:
    """Return each side's colour, and which of them were seen.

    Parameters
    ----------
    found : ndarray of shape (K, 3), float64, BGR
        Linear light of the colours on the board, lighter first; K at most the
        number of sides.
    lamp : ndarray of shape (3,), float64, BGR
        Linear light of the board.
    sides
        Their names.

    Returns
    -------
    ndarray of shape (sides, 3), float64, BGR
        An unseen side has the colour of its name.
    ndarray of shape (sides,), bool

    Notes
    -----
    Sides whose names are no colours get the colours in order, of three or more what the
    others leave. Of two sides of plain names the lighter one gets the lighter chips:
    that is more reliable than a threshold of white.
    """
    count = len(sides)
    named = np.array([side in NAMED for side in sides])
    if not (named.all() or (count > 2 and named.any())):
        return _in_order(found, sides)
    wanted = _lights(sides, lamp)
    seen, told = _hues(found), _hues(wanted)
    cost = ((seen[:, None] - told[None]) ** 2).sum(axis=2)
    cost[:, ~named] = _UNNAMED
    ways = sorted(
        permutations(range(count), len(found)),
        key=lambda way: float(cost[np.arange(len(found)), way].sum()),
    )
    if count == 2 and (set(sides) <= _PLAIN or not _clear(cost, ways)):
        return _in_order(found, sides)
    lights, there = wanted.copy(), np.zeros(count, bool)
    lights[list(ways[0])], there[list(ways[0])] = found, True
    return lights, there


def _in_order(
    found: FloatArray, sides: Sequence[str]
) -> tuple[FloatArray, NDArray[np.bool_]]:
    """Return the colours as they come; of sides beyond, the darkest.

    Of two sides the one whose name is lighter gets what is lighter.
    """
    count = len(sides)
    rows = np.minimum(np.arange(count), len(found) - 1)
    if len(found) == 2 and darker_first(sides):
        rows = rows[::-1]
    return found[rows].copy(), np.arange(count) < len(found)


def darker_first(sides: Sequence[str]) -> bool:
    """Return True if of two sides the first one's name is the darker colour."""
    return len(sides) == 2 and _lightness(sides[0]) < _lightness(sides[1])


def _lightness(name: str) -> float:
    """Return the lightness of a named colour, 0..255; grey where it has no name."""
    return float(np.mean(NAMED.get(name, NAMED["grey"])))


def _clear(cost: FloatArray, ways: list[tuple[int, ...]]) -> bool:
    rows = np.arange(len(cost))
    best, other = (float(cost[rows, way].sum()) for way in ways[:2])
    return other > _CLEAR * best + 1.0


def _lights(sides: Sequence[str], lamp: FloatArray) -> FloatArray:
    """Return the linear light of named colours; a white board's lamp gives 1."""
    rgb = np.array([NAMED.get(side, NAMED["grey"]) for side in sides]) / 255.0
    return light_of(rgb[:, ::-1]) * min(1.0, 2.0 * float(lamp.max()))


def _hues(light: FloatArray) -> FloatArray:
    """Return colours as places between which distance means unlikeness."""
    place = opponent(light)
    place[:, 0] *= _LIGHTNESS
    return place
