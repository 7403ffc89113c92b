"""Detect straight lines in ridges: a Hough transform that uses orientation."""

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray
from calibration.common.ridges import ORIENTATIONS, Ridges, orientation_of, sample

_STRONG = 90  # of 255
_MOST_POINTS = 30_000
_DEGREES = 180
_RHO_PX = 2.0
_FAN = 11  # degrees to each side of a pixel's orientation
_NEAR_PX = 4.5
_SLANT = 0.3  # radians between a pixel's orientation and its line
_FEWEST = 12.0  # votes
_STEP_PX = 2.0  # along a line
_ALIKE = 8  # degrees: lines that run about the same way


@dataclass(frozen=True, slots=True)
class HoughLines:
    """Straight lines, with the ridge mass along each.

    Attributes
    ----------
    angle : ndarray of shape (N,), float64
        Direction of each line, radians 0..pi from the x axis towards the y axis.
    foot : ndarray of shape (N, 2), float64
        The point of each line that is nearest to the picture's centre, pixels.
    along : ndarray of shape (N, T), float64
        Length of ridge, in pixels, from the line's start to each step.
    start_px, step_px
        Where along a line (from its foot) the first step lies, and the steps' size.
    """

    angle: FloatArray
    foot: FloatArray
    along: FloatArray
    start_px: float
    step_px: float

    def ridge_until(self, line: NDArray[np.intp], at_px: FloatArray) -> FloatArray:
        """Return the length of ridge on lines up to places given from their foot."""
        last = self.along.shape[1] - 1
        step = np.clip((at_px - self.start_px) / self.step_px, 0, last)
        length: FloatArray = self.along[line, np.rint(step).astype(np.intp)]
        return length


@dataclass(frozen=True, slots=True)
class _Crests:
    """The pixels on the crests of ridges, from the picture's centre: all shape (P,)."""

    x: FloatArray
    y: FloatArray
    orientation: NDArray[np.intp]
    weight: FloatArray


def find_lines(
    ridges: Ridges, *, most: int, most_alike: int | None = None
) -> HoughLines:
    """Return at most ``most`` lines, those with most ridge under them first.

    Parameters
    ----------
    ridges
        A picture's ridges.
    most
        Greatest number of lines.
    most_alike
        Greatest number of lines of about the same direction; None: any number. Planks
        and grain then leave room for others.
    """
    height, width = ridges.sharp.shape[1:]
    half = float(np.hypot(width, height)) / 2
    theta, rho = _peel(_crests(ridges), half=half, most=most, most_alike=most_alike).T
    centre = np.array([(width - 1) / 2, (height - 1) / 2])
    foot = centre + rho[:, None] * np.stack([-np.sin(theta), np.cos(theta)], axis=-1)
    direction = np.stack([np.cos(theta), np.sin(theta)], axis=-1)
    t = np.arange(-half, half, _STEP_PX)
    px = foot[:, None, :] + t[None, :, None] * direction[:, None, :]
    orientation = np.broadcast_to(orientation_of(direction)[:, None], px.shape[:2])
    along = np.cumsum(sample(ridges.wide, orientation, px), axis=1) * _STEP_PX
    return HoughLines(theta, foot, along, -half, _STEP_PX)


def _crests(ridges: Ridges) -> _Crests:
    strongest = ridges.sharp.max(axis=0)
    best = ridges.sharp.argmax(axis=0)
    smooth = cv2.GaussianBlur(strongest, (0, 0), 1.2)
    padded = cv2.copyMakeBorder(smooth, 2, 2, 2, 2, cv2.BORDER_CONSTANT, value=(0,))
    height, width = strongest.shape
    crest = np.zeros(strongest.shape, bool)
    for k in range(ORIENTATIONS):
        angle = np.pi * k / ORIENTATIONS
        dx, dy = round(-1.5 * np.sin(angle)), round(1.5 * np.cos(angle))
        one = padded[2 + dy : 2 + dy + height, 2 + dx : 2 + dx + width]
        other = padded[2 - dy : 2 - dy + height, 2 - dx : 2 - dx + width]
        crest |= (best == k) & (smooth >= one) & (smooth > other)
    crest &= strongest > _STRONG
    row, column = np.nonzero(crest)
    weight = strongest[row, column] / 255.0
    if len(row) > _MOST_POINTS:
        keep = np.argsort(-weight, kind="stable")[:_MOST_POINTS]
        row, column, weight = row[keep], column[keep], weight[keep]
    return _Crests(
        column - (width - 1) / 2, row - (height - 1) / 2, best[row, column], weight
    )


def _cells(crests: _Crests, half: float, bins: int) -> NDArray[np.intp]:
    """Return the cells, angle by offset, that each crest votes for: shape (P, F)."""
    fan = np.arange(-_FAN, _FAN + 1)
    degree = np.rint(crests.orientation * (_DEGREES / ORIENTATIONS))[:, None] + fan
    theta = np.radians(degree)
    rho = -crests.x[:, None] * np.sin(theta) + crests.y[:, None] * np.cos(theta)
    rho = np.where((degree < 0) | (degree >= _DEGREES), -rho, rho)
    column = np.rint((rho + half) / _RHO_PX)
    cells: NDArray[np.intp] = ((degree % _DEGREES) * bins + column).astype(np.intp)
    return cells


def _peel(
    crests: _Crests, *, half: float, most: int, most_alike: int | None
) -> FloatArray:
    """Return (angle, rho) of lines, taking away the crests of each as it is found."""
    bins = int(2 * half / _RHO_PX) + 3
    cells = _cells(crests, half, bins)
    fan = cells.shape[1]
    votes = np.bincount(
        cells.ravel(), np.repeat(crests.weight, fan), minlength=_DEGREES * bins
    )
    left = crests.weight.copy()
    found: list[tuple[float, float]] = []
    for _ in range(3 * most):
        table = votes.reshape(_DEGREES, bins)
        smooth = table.copy()
        smooth[:, 1:] += table[:, :-1]
        smooth[:, :-1] += table[:, 1:]
        top = int(np.argmax(smooth))
        if len(found) >= most or smooth.flat[top] < _FEWEST:
            break
        angle, offset = np.radians(top // bins), (top % bins) * _RHO_PX - half
        mine, angle, offset = _refine(crests, left, angle, offset)
        if len(mine):
            found.append((angle, offset))
            if most_alike is not None:
                _pass_over(votes.reshape(_DEGREES, bins), found, most_alike)
        np.subtract.at(votes, cells[mine].ravel(), np.repeat(left[mine], fan))
        left[mine] = 0.0
        votes[np.clip(top + np.arange(-1, 2), 0, votes.size - 1)] = 0.0
    return np.array(found, dtype=float).reshape(-1, 2)


def _pass_over(
    table: NDArray[np.intp] | FloatArray, found: list[tuple[float, float]], most: int
) -> None:
    """Take the votes for lines along the last one if there are enough of these."""
    degree = round(np.degrees(found[-1][0]))
    turn = np.degrees([angle for angle, _ in found]) - degree
    alike = np.abs((turn + 90) % 180 - 90) <= _ALIKE
    if alike.sum() >= most:
        table[np.arange(degree - _ALIKE, degree + _ALIKE + 1) % _DEGREES] = 0


def _refine(
    crests: _Crests, left: FloatArray, angle: float, offset: float
) -> tuple[NDArray[np.intp], float, float]:
    """Return a mask of the crests on a line, and the line fitted to them."""
    turns = np.arange(ORIENTATIONS) * (np.pi / ORIENTATIONS)
    mine = np.zeros(0, np.intp)
    for _ in range(3):
        slant = np.abs((turns - angle + np.pi / 2) % np.pi - np.pi / 2)
        mine = np.flatnonzero((slant < _SLANT)[crests.orientation] & (left > 0))
        x, y = crests.x[mine], crests.y[mine]
        distance = -x * np.sin(angle) + y * np.cos(angle) - offset
        near = np.abs(distance) < _NEAR_PX
        mine, x, y = mine[near], x[near], y[near]
        if len(mine) < 6:
            return mine[:0], angle, offset
        w = left[mine]
        mx, my = np.average(x, weights=w), np.average(y, weights=w)
        dx, dy = x - mx, y - my
        angle = 0.5 * np.arctan2(
            2 * float((w * dx * dy).sum()), float((w * (dx * dx - dy * dy)).sum())
        )
        angle %= np.pi
        offset = float(-mx * np.sin(angle) + my * np.cos(angle))
    return mine, float(angle), offset
