"""A picture laid straight, as a lattice says, and what its lines show there."""

from collections.abc import Callable
from dataclasses import dataclass

import cv2
import numpy as np

from calibration.common.arrays import FloatArray, FloatImage
from calibration.common.sampling import sampled

_BESIDE = 0.11  # of a square: where the board beside a line is looked at
_LONG = 0.14  # over so much of a line its tone is averaged
_SLACK = 0.05  # how far off its place a line may lie
_STEP_NEAR, _STEP_BOX = 0.13, 0.12  # beside a line: where two squares are compared
_LEAST_PX, _MOST_PX = 14, 44  # a square's side in the straightened picture
_FAR = 1e4


@dataclass(frozen=True, slots=True, kw_only=True)
class LineEvidence:
    """What the lines of one direction show, from line to line, span to span.

    All of shape (lines, spans, places); a span is looked at in several places.

    Attributes
    ----------
    ridge
        Tone by which a line differs from both its sides.
    between
        The largest such tone where no line should be: a third, a half and two thirds
        of the way to the next line; of shape (3, lines - 1, spans, places).
    step
        Tone by which the side of the higher numbers is lighter.
    """

    ridge: FloatArray
    between: FloatArray
    step: FloatArray


@dataclass(frozen=True, slots=True, kw_only=True)
class Window:
    """Which part of an endless lattice is looked at.

    Attributes
    ----------
    low
        The first upright and the first level line.
    lines
        How many of each.
    places
        Where between two crossings it is looked, 0..1.
    """

    low: tuple[int, int]
    lines: tuple[int, int]
    places: tuple[float, ...]


def look(
    pyramid: list[FloatImage],
    px_from_lattice: Callable[[FloatArray], FloatArray],
    window: Window,
) -> tuple[LineEvidence, LineEvidence]:
    """Return what the upright and the level lines of a lattice show.

    Parameters
    ----------
    pyramid
        Tones; each is half as large as the one before. Lines are dark in them.
    px_from_lattice
        Maps (P, 2) places, counted in lines, to pixels.
    window
        What to look at.
    """
    tone, cell = _straightened(pyramid, px_from_lattice, window)
    upright = _seen(tone, cell, window.lines, window.places)
    level = _seen(np.ascontiguousarray(tone.T), cell, window.lines[::-1], window.places)
    return upright, level


def pyramid_of(tone: FloatImage) -> list[FloatImage]:
    """Return a picture and its halves."""
    levels = [tone]
    for _ in range(3):
        levels.append(np.asarray(cv2.pyrDown(levels[-1]), np.float32))
    return levels


def _straightened(
    pyramid: list[FloatImage],
    px_from_lattice: Callable[[FloatArray], FloatArray],
    window: Window,
) -> tuple[FloatImage, int]:
    """Return the tone, a square wider than the window all round, and a square's side.

    Rows run to the north, columns to the east.
    """
    (x0, y0), (nx, ny) = window.low, window.lines
    middle = np.array([x0 + (nx - 1) / 2, y0 + (ny - 1) / 2])
    ends = px_from_lattice(middle + np.array([[-1, 0], [1, 0], [0, -1], [0, 1]]))
    spacing = float(np.linalg.norm(ends[1::2] - ends[::2], axis=1).mean()) / 2
    level = 0
    while spacing / 2**level > _MOST_PX and level < len(pyramid) - 1:
        level += 1
    cell = int(np.clip(round(spacing / 2**level), _LEAST_PX, _MOST_PX))
    x = x0 - 1 + (np.arange((nx + 1) * cell) + 0.5) / cell
    y = y0 - 1 + (np.arange((ny + 1) * cell) + 0.5) / cell
    coarse_x, coarse_y = _knots(x), _knots(y)
    grid = np.stack(np.meshgrid(coarse_x, coarse_y), axis=-1)
    px = px_from_lattice(grid.reshape(-1, 2)).reshape(grid.shape)
    px = (np.clip(px, -_FAR, _FAR) + 0.5) / 2**level - 0.5
    fine = _spread(px, x, y, coarse_x, coarse_y)
    at_x, at_y = (np.ascontiguousarray(fine[..., axis]) for axis in (0, 1))
    return sampled(pyramid[level], at_x, at_y), cell


def _knots(at: FloatArray) -> FloatArray:
    return np.linspace(at[0], at[-1], max(2, len(at) // 12))


def _spread(
    px: FloatArray,
    x: FloatArray,
    y: FloatArray,
    knots_x: FloatArray,
    knots_y: FloatArray,
) -> FloatImage:
    """Return places between knots, of shape (Y, X, 2)."""
    column = (x - knots_x[0]) / (knots_x[1] - knots_x[0])
    row = (y - knots_y[0]) / (knots_y[1] - knots_y[0])
    at_x, at_y = np.meshgrid(column.astype(np.float32), row.astype(np.float32))
    return sampled(px.astype(np.float32), at_x, at_y, beyond=cv2.BORDER_CONSTANT)


def _seen(
    tone: FloatImage, cell: int, lines: tuple[int, int], places: tuple[float, ...]
) -> LineEvidence:
    """Return what the lines along the columns of a straightened picture show."""
    ridge = _ridges(tone, cell)
    step = _steps(tone, cell)
    count, spans = lines[0], lines[1] - 1
    along = (np.arange(spans)[:, None] + np.array(places) + 1) * cell
    row = np.rint(along - 0.5).astype(np.intp)

    def at(layer: FloatImage, offset: float, many: int) -> FloatArray:
        column = np.rint((np.arange(many) + 1 + offset) * cell - 0.5).astype(np.intp)
        picked: FloatArray = layer[row[None], column[:, None, None]].astype(float)
        return picked

    between = [at(ridge, part, count - 1) for part in (1 / 3, 1 / 2, 2 / 3)]
    return LineEvidence(
        ridge=at(ridge, 0.0, count),
        between=np.stack(between),
        step=at(step, 0.0, count),
    )


def _ridges(tone: FloatImage, cell: int) -> FloatImage:
    smooth = cv2.blur(tone, (1, _odd(_LONG * cell)))
    ridge = np.full(tone.shape, -np.inf, np.float32)
    for beside in sorted({max(2, round(part * cell)) for part in (_BESIDE, 0.18)}):
        padded = cv2.copyMakeBorder(smooth, 0, 0, beside, beside, cv2.BORDER_REPLICATE)
        lower = cv2.min(padded[:, : -2 * beside], padded[:, 2 * beside :])
        ridge = np.maximum(ridge, lower - smooth)
    slack = 2 * max(1, round(_SLACK * cell)) + 1
    return np.asarray(cv2.dilate(ridge, np.ones((1, slack), np.uint8)), np.float32)


def _steps(tone: FloatImage, cell: int) -> FloatImage:
    smooth = cv2.blur(tone, (_odd(_STEP_BOX * cell), _odd(_LONG * cell)))
    aside = max(2, round(_STEP_NEAR * cell))
    padded = cv2.copyMakeBorder(smooth, 0, 0, aside, aside, cv2.BORDER_REPLICATE)
    return np.asarray(padded[:, 2 * aside :] - padded[:, : -2 * aside], np.float32)


def _odd(length: float) -> int:
    return max(1, 2 * round((length - 1) / 2) + 1)
