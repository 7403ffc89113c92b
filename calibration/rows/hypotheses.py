"""Hypotheses for rows of pits: circles in line, and pairs of such lines."""

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray
from calibration.common.circles import Circles
from calibration.common.homography import apply, homographies
from calibration.common.verdict import ramp
from calibration.rows.plan import PitRows

_GAPS = (0.0, 0.3, 0.6)  # of a column: how much farther the halves of a box lie apart
_LEANINGS = (0.75, 0.87, 1.0, 1.15, 1.33)  # how much nearer one end of a row is
_STEP_RADII = (1.75, 4.6)  # from pit to pit, in radii
_ROW_RADII = (1.6, 6.5)
_ALIKE = 1.7  # ratio of two radii
_ROW_ALIKE = 1.45  # ratio of two rows' lengths
_SLANT = 0.6  # largest cosine between a row and the way to the next
_SWERVE = 0.35  # largest sine between two rows
_MOST_CIRCLES, _MOST_ROWS, _MOST_PAIRS = 160, 160, 4000
_SLACK = 0.3  # of a radius: how far off its place a round thing counts
_NO_SHARE, _FULL_SHARE = 0.25, 0.6  # of a rim seen: by chance, surely a pit
_FAINTEST = 0.3  # mean of a row


@dataclass(frozen=True, slots=True)
class RowGuess:
    """Hypothesis of the position of the pits.

    Attributes
    ----------
    score
        Rough; only good to rank guesses.
    px : ndarray of shape (4, 2), float64
        Where the corner pits lie: NW, NE, SE, SW.
    gap
        How much farther the halves of the board lie apart, in columns.
    radius_px
        A pit's.
    """

    score: float
    px: FloatArray
    gap: float
    radius_px: float


def find_guesses(
    circles: Circles, rows: PitRows, south: FloatArray, *, most: int
) -> list[RowGuess]:
    """Return hypotheses for the pits of a board, the likeliest first.

    Parameters
    ----------
    circles : Circles
    rows
        Of the board expected.
    south : ndarray of shape (2,), float64
        Direction in the picture in which the board's south lies.
    most
        Return no more than these.
    """
    if len(circles.px) < 4:
        return []
    shares = RoundEvidence(circles)
    lines = _lines(circles, rows, shares)
    if not len(lines.score):
        return []
    first, second = _pairs(lines, rows)
    if not len(first):
        return []
    quads = _quads(lines, first, second, south)
    radius = (lines.radius[first] + lines.radius[second]) / 2
    whole = _clockwise(quads)
    quads, radius = quads[whole], radius[whole]
    guesses: list[RowGuess] = []
    for gap in _GAPS if rows.folds[0] else _GAPS[:1]:
        score = score_quads(shares, rows, quads, radius, gap)
        guesses += [
            RowGuess(float(score[n]), quads[n], gap, float(radius[n]))
            for n in np.argsort(-score, kind="stable")[: 4 * most]
        ]
    guesses.sort(key=lambda guess: -guess.score)
    return _distinct(guesses, most)


class RoundEvidence:
    """Circle response near each place, for radii of the same size."""

    def __init__(self, circles: Circles) -> None:
        self.scale = circles.scale
        self.radii = circles.radii
        self.layers = np.empty_like(circles.layers)
        for k, radius in enumerate(self.radii):
            near = circles.layers[max(k - 1, 0) : k + 2].max(axis=0)
            size = 2 * max(1, round(_SLACK * float(radius))) + 1
            self.layers[k] = cv2.dilate(near, np.ones((size, size), np.uint8))

    def at(self, px: FloatArray, radius_px: FloatArray) -> FloatArray:
        """Return the probability (0..1) of pits of radii (Q,) at places (Q, P, 2)."""
        _, height, width = self.layers.shape
        at = np.clip((px + 0.5) * self.scale - 0.5, -9.0, 1e5)
        column, row = np.rint(at).astype(np.intp).transpose(2, 0, 1)
        inside = (column >= 0) & (column < width) & (row >= 0) & (row < height)
        apart = np.log(radius_px * self.scale)[:, None] - np.log(self.radii)
        k = np.abs(apart).argmin(axis=1)[:, None]
        share = self.layers[
            k, np.clip(row, 0, height - 1), np.clip(column, 0, width - 1)
        ]
        surely = ramp(share.astype(float), _NO_SHARE, _FULL_SHARE)
        return np.where(inside, surely, 0.0)


def score_quads(
    shares: RoundEvidence,
    rows: PitRows,
    quads: FloatArray,
    radius_px: FloatArray,
    gap: float,
) -> FloatArray:
    """Return the score of corner pits at quadrilaterals (Q, 4, 2), shape (Q,)."""
    px_from_unit = homographies(quads)
    plan = rows.plan(1.0, gap, 0.0)
    half = plan.max(axis=0)
    seen = shares.at(apply(px_from_unit, (plan / half)[None]), radius_px)
    around = np.array(
        [(side * (half[0] + 1), y) for side in (-1, 1) for y in np.unique(plan[:, 1])]
        + [(x, side * (half[1] + 1)) for side in (-1, 1) for x in np.unique(plan[:, 0])]
    )
    beside = shares.at(apply(px_from_unit, (around / half)[None]), radius_px)
    ends, rest = np.split(beside, [2 * rows.rows], axis=1)
    score: FloatArray = (
        seen.mean(axis=1) - 0.2 * ends.mean(axis=1) - 0.1 * rest.mean(axis=1)
    )
    return score


@dataclass(frozen=True, slots=True)
class _Lines:
    """Lines of round things: their ends (L, 2, 2), radii (L,) and scores (L,)."""

    ends: FloatArray
    radius: FloatArray
    score: FloatArray


def _lines(circles: Circles, rows: PitRows, shares: RoundEvidence) -> _Lines:
    px, radius = circles.px[:_MOST_CIRCLES], circles.radius_px[:_MOST_CIRCLES]
    a, b = np.triu_indices(len(px), 1)
    length = np.linalg.norm(px[b] - px[a], axis=1)
    usual = np.sqrt(radius[a] * radius[b])
    step = length / (rows.columns - 1)
    good = (step > _STEP_RADII[0] * usual) & (step < _STEP_RADII[1] * usual)
    good &= np.abs(np.log(radius[a] / radius[b])) < np.log(_ALIKE)
    a, b, usual = a[good], b[good], usual[good]
    best = np.zeros(len(a))
    for gap in _GAPS if rows.folds[0] else _GAPS[:1]:
        part = rows.plan(1.0, gap, 0.0)[:, 0]
        part = np.unique((part / part.max() + 1) / 2)[:, None]
        for leaning in _LEANINGS:
            weight = part * leaning / (1 - part + part * leaning)
            places = (1 - weight) * px[a][:, None] + weight * px[b][:, None]
            np.maximum(best, shares.at(places, usual).mean(axis=1), out=best)
    order = np.argsort(-best, kind="stable")[:_MOST_ROWS]
    order = order[best[order] > _FAINTEST]
    ends = np.stack([px[a[order]], px[b[order]]], axis=1)
    return _Lines(ends, usual[order], best[order])


def _pairs(lines: _Lines, rows: PitRows) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """Return the lines that may be the outermost rows of one board."""
    i, j = np.triu_indices(len(lines.score), 1)
    way = lines.ends[:, 1] - lines.ends[:, 0]
    length = np.linalg.norm(way, axis=1)
    way = way / length[:, None]
    across = lines.ends[j].mean(axis=1) - lines.ends[i].mean(axis=1)
    apart = np.linalg.norm(across, axis=1)
    radius = (lines.radius[i] + lines.radius[j]) / 2 * (rows.rows - 1)
    cross = way[i, 0] * way[j, 1] - way[i, 1] * way[j, 0]
    mean = way[i] * np.sign((way[i] * way[j]).sum(axis=1))[:, None] + way[j]
    mean /= np.maximum(np.linalg.norm(mean, axis=1), 1e-9)[:, None]
    good = (apart > _ROW_RADII[0] * radius) & (apart < _ROW_RADII[1] * radius)
    good &= np.abs(cross) < _SWERVE
    good &= np.abs((mean * across).sum(axis=1)) < _SLANT * apart
    good &= np.abs(np.log(length[i] / length[j])) < np.log(_ROW_ALIKE)
    good &= np.abs(np.log(lines.radius[i] / lines.radius[j])) < np.log(_ALIKE)
    i, j = i[good], j[good]
    order = np.argsort(-(lines.score[i] + lines.score[j]), kind="stable")[:_MOST_PAIRS]
    return i[order], j[order]


def _quads(
    lines: _Lines,
    first: NDArray[np.intp],
    second: NDArray[np.intp],
    south: FloatArray,
) -> FloatArray:
    """Return pairs of rows as quadrilaterals NW, NE, SE, SW."""
    one, two = lines.ends[first], lines.ends[second]
    across = two.mean(axis=1) - one.mean(axis=1)
    swap = (across @ south < 0)[:, None, None]
    north, southern = np.where(swap, two, one), np.where(swap, one, two)
    across = southern.mean(axis=1) - north.mean(axis=1)
    east = np.stack([across[:, 1], -across[:, 0]], axis=1)

    def eastward(ends: FloatArray) -> FloatArray:
        back = ((ends[:, 1] - ends[:, 0]) * east).sum(axis=1) < 0
        return np.where(back[:, None, None], ends[:, ::-1], ends)

    north, southern = eastward(north), eastward(southern)
    return np.concatenate([north, southern[:, ::-1]], axis=1)


def _clockwise(quads: FloatArray) -> NDArray[np.bool_]:
    """Return a mask of the quadrilaterals that are convex and clockwise, as seen."""
    way = np.roll(quads, -1, axis=1) - quads
    after = np.roll(way, -1, axis=1)
    turn = way[..., 0] * after[..., 1] - way[..., 1] * after[..., 0]
    return np.asarray((turn > 0).all(axis=1))


def _distinct(guesses: list[RowGuess], most: int) -> list[RowGuess]:
    """Return the best of guesses that lie on the same pits."""
    kept: list[RowGuess] = []
    for guess in guesses:
        same = any(
            np.abs(guess.px - other.px).max() < 0.5 * other.radius_px
            and abs(guess.gap - other.gap) < 0.01
            for other in kept
        )
        if not same:
            kept.append(guess)
        if len(kept) == most:
            break
    return kept
