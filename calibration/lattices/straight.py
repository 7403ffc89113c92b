"""Rectify a picture by a lattice, and measure the contrast along its lines."""

from collections.abc import Callable
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray, FloatImage
from calibration.common.sampling import sampled

_BESIDE = 0.11  # of a square: where the board beside a line is looked at
_LONG = 0.14  # over so much of a line its tone is averaged
_SLACK = 0.05  # how far off its place a line may lie
_STEP_NEAR, _STEP_BOX = 0.13, 0.12  # beside a line: where two squares are compared
_MAN, _WITHIN = 0.5, (0.15, 0.3)  # of a square: a man's radius, and looked at in it
_STANDS_OUT = 12.0  # tone by which a man differs from the board beside him
_EVEN, _MOST_EVEN = 20.0, 5  # largest tone spread within a piece; least of 8 samples
_MOST_BESIDE = 3  # of the four squares beside a man show the board
_LEAST_PX, _MOST_PX = 14, 44  # a square's side in the straightened picture
_FAR = 1e4


@dataclass(frozen=True, slots=True, kw_only=True)
class LineEvidence:
    """Measured contrast along the lines of one direction, by line and span.

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
    hidden
        A man on a crossing covers that place; of dtype bool.
    """

    ridge: FloatArray
    between: FloatArray
    step: FloatArray
    hidden: NDArray[np.bool_]

    @property
    def typical_ridge(self) -> FloatArray:
        """Return the ridge of each span where it is in sight, (lines, spans).

        NaN where men cover all of it.
        """
        return _median_in_sight(self.ridge, self.hidden)


@dataclass(frozen=True, slots=True, kw_only=True)
class Window:
    """Section of an endless lattice that is measured.

    Attributes
    ----------
    low
        The first upright and the first level line.
    lines
        How many of each.
    places
        Where between two crossings it is looked, 0..1.
    men
        Men stand on crossings.
    """

    low: tuple[int, int]
    lines: tuple[int, int]
    places: tuple[float, ...]
    men: bool = False


def look(
    pyramid: list[FloatImage],
    px_from_lattice: Callable[[FloatArray], FloatArray],
    window: Window,
) -> tuple[LineEvidence, LineEvidence]:
    """Return the evidence of the vertical and the horizontal lines of a lattice.

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
    men = np.zeros(window.lines, bool)
    if window.men:
        men = covered(tone, cell, window.lines)
    across = np.ascontiguousarray(tone.T)
    return (
        _seen(tone, cell, men, window.places),
        _seen(across, cell, men.T, window.places),
    )


def covered(tone: FloatImage, cell: int, lines: tuple[int, int]) -> NDArray[np.bool_]:
    """Return a mask of crossings with men: even, and unlike the board around.

    Parameters
    ----------
    tone : ndarray of shape (H, W), float32
        The straightened picture.
    cell
        A square's side in it.
    lines
        How many upright and level lines it shows.

    Returns
    -------
    ndarray of shape (upright, level), bool

    Notes
    -----
    Men leave the middles of the squares bare, whose tone is the board's.
    """
    soft = cv2.blur(tone, (_odd(_LONG * cell), _odd(_LONG * cell)))
    x, y = np.meshgrid(np.arange(lines[0]) + 1.0, np.arange(lines[1]) + 1.0)

    def at(dx: float, dy: float) -> FloatArray:
        column = np.rint((x + dx) * cell - 0.5).astype(np.intp)
        row = np.rint((y + dy) * cell - 0.5).astype(np.intp)
        return np.asarray(soft[row, column], float)

    ways = [(a, b) for a in (-1.0, 1.0) for b in (-1.0, 1.0)]
    middles = np.stack([at(0.5 * a, 0.5 * b) for a, b in ways])
    man = np.stack([at(r * a, r * b) for r in _WITHIN for a, b in ways])
    even = np.abs(man - np.median(man, axis=0)) < _EVEN
    apart = np.median(man, axis=0) - middles
    beside = np.maximum((apart > _STANDS_OUT).sum(0), (apart < -_STANDS_OUT).sum(0))
    stands = (even.sum(axis=0) >= _MOST_EVEN) & (beside >= _MOST_BESIDE)
    return np.asarray(stands.T)


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
    tone: FloatImage, cell: int, men: NDArray[np.bool_], places: tuple[float, ...]
) -> LineEvidence:
    """Return line evidence along the columns of a rectified picture."""
    ridge = _ridges(tone, cell)
    step = _steps(tone, cell)
    count, spans = men.shape[0], men.shape[1] - 1
    part = np.array(places)
    hidden = (men[:, :-1, None] & (part < _MAN)) | (
        men[:, 1:, None] & (part > 1 - _MAN)
    )
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
        hidden=hidden,
    )


def _median_in_sight(values: FloatArray, hidden: NDArray[np.bool_]) -> FloatArray:
    """Return medians along the last axis of what is not hidden, NaN of nothing."""
    ordered = np.sort(np.where(hidden, np.nan, values), axis=-1)  # NaN sorts last
    count = (~hidden).sum(axis=-1, keepdims=True)
    low = np.take_along_axis(ordered, np.maximum((count - 1) // 2, 0), axis=-1)
    high = np.take_along_axis(ordered, count // 2, axis=-1)
    return np.asarray(((low + high) / 2)[..., 0])


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
