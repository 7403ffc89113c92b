"""Match templates of a board in every rotation and offset against the evidence."""

from dataclasses import dataclass

import cv2
import numpy as np

from calibration.common.arrays import FloatArray
from calibration.common.verdict import ramp
from calibration.lattices.plan import LatticeMark, LatticePlan
from calibration.lattices.straight import LineEvidence

THERE = (0.3, 0.7)  # of the usual contrast: from nothing to surely there
_FAINTEST = 4.0  # tone: the least usual contrast of lines, and of light and dark
_COVERED = 0.6  # confidence in a line that a piece occludes
_FOR, _AGAINST = 1.0, -0.35  # score of a line that is there, and of one that is not


@dataclass(frozen=True, slots=True, kw_only=True)
class SpanEvidence:
    """Confidence of each kind of mark, 0..1, per span of each line of one direction.

    All of shape (lines, spans).

    Attributes
    ----------
    line
        A line.
    light, dark
        A step, the side of the higher numbers light or dark.
    """

    line: FloatArray
    light: FloatArray
    dark: FloatArray

    @property
    def either(self) -> FloatArray:
        """Return the confidence that a line or a step is seen."""
        return np.maximum(self.line, np.maximum(self.light, self.dark))

    def channels(self) -> FloatArray:
        """Return line, light, dark and either, shape (4, lines, spans)."""
        return np.stack([self.line, self.light, self.dark, self.either])


@dataclass(frozen=True, slots=True, kw_only=True)
class Usual:
    """Typical contrast of a board's lines and steps, in tone."""

    line: float
    step: float


def usual_of(seen: tuple[LineEvidence, LineEvidence]) -> Usual:
    """Return the typical contrast of a picture, without a board hypothesis."""
    lines = np.concatenate([way.typical_ridge.ravel() for way in seen])
    lines = lines[np.isfinite(lines)] if np.isfinite(lines).any() else np.zeros(1)
    steps = np.concatenate([np.median(way.step, axis=2).ravel() for way in seen])
    return Usual(
        line=max(float(np.percentile(lines, 75)), _FAINTEST),
        step=max(float(np.percentile(np.abs(steps), 75)), _FAINTEST),
    )


def shares_of(seen: LineEvidence, usual: Usual) -> SpanEvidence:
    """Return the confidence of lines and steps, relative to their usual contrast.

    A piece on a crossing is evidence for the lines that it occludes.
    """

    def share(tone: FloatArray, typical: float) -> FloatArray:
        return np.asarray(ramp(tone / typical, *THERE).mean(axis=2))

    line = np.where(seen.hidden, _COVERED, ramp(seen.ridge / usual.line, *THERE))
    return SpanEvidence(
        line=np.asarray(line.mean(axis=2)),
        light=share(seen.step, usual.step),
        dark=share(-seen.step, usual.step),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Template:
    """Expected marks of a rotated board and of one span around it.

    Attributes
    ----------
    turn
        Quarter turns against the clock.
    upright, level : ndarray of shape (4, lines + 2, spans + 2), float32
        What each of `Shares.channels` counts, for what is drawn and against what is
        not.
    """

    turn: int
    upright: FloatArray
    level: FloatArray

    @property
    def most(self) -> float:
        """Return the highest score."""
        return float(
            sum(np.maximum(way, 0).sum() for way in (self.upright, self.level))
        )


def templates_of(plan: LatticePlan) -> list[Template]:
    """Return a board's templates, turned by none, one, two and three quarters."""
    upright = _counts(plan, 0)
    level = _counts(plan, 1)
    found = []
    for turn in range(4):
        found.append(Template(turn=turn, upright=upright, level=level))
        # x, y -> -y, x: level lines become upright, the first of them the last; light
        # to the north is light to the west
        swapped = level[[0, 2, 1, 3], ::-1]
        upright, level = swapped, upright[:, :, ::-1]
    return found


def parity(plan: LatticePlan, axis: int) -> FloatArray:
    """Return the light side in a chequered continuation, shape (lines+2, spans+2).

    1 for the higher numbers, -1 for the lower.
    """
    sides = (plan.upright, plan.level)[axis]
    line, span = np.indices(sides.drawn.shape)
    light = np.where(sides.drawn == LatticeMark.STEP, sides.light, 0.0)
    sign = float(np.sign((light * (-1.0) ** (line + span)).sum()))
    shape = np.array(sides.drawn.shape) + 2
    line, span = np.indices(tuple(shape))
    return np.asarray(sign * (-1.0) ** (line + span))


def _counts(plan: LatticePlan, axis: int) -> FloatArray:
    sides = (plan.upright, plan.level)[axis]
    lines, spans = sides.drawn.shape
    counts = np.zeros((4, lines + 2, spans + 2))
    inner = counts[:, 1:-1, 1:-1]
    inner[0][sides.drawn == LatticeMark.LINE] = 1.0
    inner[0][sides.drawn == LatticeMark.NOTHING] = -1.0
    steps = sides.drawn == LatticeMark.STEP
    inner[1][steps & (sides.light > 0)] = 1.0
    inner[2][steps & (sides.light < 0)] = 1.0
    inner[3][sides.drawn == LatticeMark.EITHER] = 1.0
    if plan.chequered:
        inner[0] = 0.0
        _beyond_squares(counts, plan, axis)
    else:
        counts[0, :, [0, -1]] = -1.0
        counts[0, [0, -1], :] = -1.0
        counts[0, [0, 0, -1, -1], [0, -1, 0, -1]] = 0.0
    return counts.astype(np.float32)


def _beyond_squares(counts: FloatArray, plan: LatticePlan, axis: int) -> None:
    """Count against squares beyond a board's edge."""
    light = parity(plan, axis)
    beyond = np.zeros(light.shape, bool)
    beyond[1:-1, [0, -1]] = True
    beyond[[1, -2], 1:-1] = True
    counts[1][beyond & (light > 0)] = -1.0
    counts[2][beyond & (light < 0)] = -1.0


def score_map(
    template: Template, shares: tuple[SpanEvidence, SpanEvidence]
) -> FloatArray:
    """Return the template score of a board at each place of a window, 1 at most.

    Returns
    -------
    ndarray of shape (X, Y), float64
        By the first upright and the first level line of the ring around the board.
    """
    total: FloatArray | None = None
    for counts, seen in zip((template.upright, template.level), shares, strict=True):
        for weight, channel in zip(counts, seen.channels(), strict=True):
            if not weight.any():
                continue
            told = (_AGAINST + (_FOR - _AGAINST) * channel).astype(np.float32)
            score = cv2.matchTemplate(told, weight.astype(np.float32), cv2.TM_CCORR)
            if seen is shares[1]:
                score = score.T
            total = score if total is None else total + score
    assert total is not None
    return np.asarray(total / template.most, float)
