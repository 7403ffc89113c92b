"""Verify a fitted lattice: all of its lines are there and no more of them."""

from dataclasses import dataclass, replace

import numpy as np

from calibration.common.arrays import FloatArray, FloatImage
from calibration.common.refusals import (
    A_FURTHER_FILE,
    A_FURTHER_RANK,
    CHEQUERS,
    LINES_BETWEEN,
    LINES_IN_GAPS,
)
from calibration.common.ridges import Ridges, orientation_of, sample
from calibration.common.verdict import BoardVerdict, ramp, sure
from calibration.lattices.fit import LatticeFit, LatticeFitter, pair_signs
from calibration.lattices.plan import DirectionMarks, LatticeMark, LatticePlan
from calibration.lattices.straight import LineEvidence, Window, look
from calibration.lattices.templates import THERE, SpanEvidence, Usual, parity, shares_of

PLACES = (0.12, 0.24, 0.38, 0.5, 0.62, 0.76, 0.88)
_RING = 1  # lines beyond the board that are looked at
_FAINTEST = 4.0  # tone
_COMPLETE = (0.4, 0.6)
_MIXED = (0.68, 0.8)  # where other colours meet too, which may be any: all must fit
_IN_SIGHT = (0.06, 0.14)  # of all lines, beside men who cover them
_WORST = (0.25, 0.5)  # of what lines usually show
_HIDDEN = (0.05, 0.2)  # the same of one line, which an arm may hide
_SLANTS = (0.5, 0.8)  # the same of diagonals: things hide less of them than of lines
_RIMS = (0.22, 0.45)
_RIM_WEIGHTS = (0.3, 0.7)  # of the outermost line, on which things stand in a row,
# and of the lines that end there
_AGAINST = (-0.6, -0.4)
_FURTHER = (-0.5, -0.3)
_FURTHER_PARTS = (A_FURTHER_FILE, A_FURTHER_RANK)
_STUBS = 0.7  # weight of continued lines, where no further one crosses them
_LOOSE = (-0.16, -0.11)  # how far lines lie off, times how much is not seen
_SUREST = 0.99
_EVEN = 0.6  # of all steps' size: so much of it is chequers
_SLACK_PX = 2


@dataclass(frozen=True, slots=True)
class _Way:
    """Expected and seen marks of one direction, with a border of one span."""

    sides: DirectionMarks
    seen: LineEvidence
    shares: SpanEvidence
    wanted: FloatArray  # how surely what should be there is there, NaN: nothing should
    like: FloatArray  # how surely more of the same is there
    usual: Usual


class Judge:
    """Judges fits in one picture.

    Parameters
    ----------
    pyramid
        Tones in which lines are dark, and their halves.
    plan
        The board.
    fitter
        What made the fits.
    ridges
        The picture's ridges, if the board has diagonals.
    """

    def __init__(
        self,
        pyramid: list[FloatImage],
        plan: LatticePlan,
        fitter: LatticeFitter,
        ridges: Ridges | None,
    ) -> None:
        self._pyramid, self._plan, self._fitter = pyramid, plan, fitter
        self._ridges = ridges
        self._parity = (parity(plan, 0), parity(plan, 1))
        self._mixed = bool(plan.upright.pair.any()) and plan.chequered

    def judged(self, fit: LatticeFit) -> BoardVerdict:
        """Return the confidence that the board lies where a fit says."""
        ways = self._ways(fit)
        wanted = np.concatenate([w.wanted[np.isfinite(w.wanted)] for w in ways])
        usual = max(float(wanted.mean()), 0.2)
        slants = self._slants(fit)
        complete = float(np.concatenate([wanted, slants]).mean())
        in_sight, bare = self._in_sight(ways)
        drawn = self._drawn(ways, usual)
        rims = self._rims(ways, usual)
        undrawn = self._undrawn(ways, usual)
        least = sorted(drawn.values())
        hidden, worst = least[0], least[1]
        diagonals = {"diagonals": float(slants.mean()) / usual} if len(slants) else {}
        against = max(undrawn.values())
        further = max(undrawn[name] for name in _FURTHER_PARTS)
        rim = min(rims.values())
        between = undrawn[LINES_BETWEEN]
        clean = (1 - 0.7 * against) * (1 - 0.5 * between)
        rank = complete * clean * (0.5 + 0.25 * min(worst, 1.0) + 0.25 * min(rim, 1.0))
        confidence = sure(
            _SUREST,
            (complete, _MIXED if self._mixed else _COMPLETE),
            (bare, _COMPLETE),
            (in_sight, _IN_SIGHT),
            (worst, _WORST),
            (hidden, _HIDDEN),
            (min(diagonals.values(), default=1.0), _SLANTS),
            (rim, _RIMS),
            (-further, _FURTHER),
            (-against, _AGAINST),
            (-fit.loose * (1.0 - bare), _LOOSE),
        )
        return BoardVerdict(
            confidence=confidence,
            rank=rank,
            clarity=complete,
            complete=complete,
            drawn={**drawn, **rims, **diagonals},
            undrawn=undrawn,
        )

    def _in_sight(self, ways: tuple[_Way, _Way]) -> tuple[float, float]:
        """Return the unoccluded share of all lines, and the visible part of that."""
        if not self._plan.men_on_lines:
            return 1.0, 1.0
        shown = (LatticeMark.LINE, LatticeMark.EITHER)
        sight, seen = [], []
        for way in ways:
            mine = np.isin(way.sides.drawn, shown)
            bare = ~way.seen.hidden[1:-1, 1:-1][mine]
            sight.append(bare.ravel())
            ridge = way.seen.ridge[1:-1, 1:-1][mine]
            seen.append(ramp(ridge / way.usual.line, *THERE)[bare])
        lines = np.concatenate(seen)
        part = float(np.concatenate(sight).mean())
        return part, float(lines.mean()) if len(lines) else 0.0

    def _ways(self, fit: LatticeFit) -> tuple[_Way, _Way]:
        nx, ny = self._plan.lines
        window = Window(
            low=(-_RING, -_RING),
            lines=(nx + 2 * _RING, ny + 2 * _RING),
            places=PLACES,
            men=self._plan.men_on_lines,
        )
        seen = look(self._pyramid, lambda at: self._fitter.px(fit, at), window)
        sides = (self._plan.upright, self._plan.level)
        usual = self._usual(sides, seen)
        signs = self._signs(sides, seen)
        return (
            self._way(sides[0], seen[0], usual, self._parity[0], signs),
            self._way(sides[1], seen[1], usual, self._parity[1], signs),
        )

    def _signs(
        self,
        sides: tuple[DirectionMarks, DirectionMarks],
        seen: tuple[LineEvidence, LineEvidence],
    ) -> FloatArray:
        """Return for each pair of other colours the sign of the step, 1 or -1."""
        pair = np.concatenate([side.pair.ravel() for side in sides])
        rise = [
            (side.light * np.median(what.step[1:-1, 1:-1], axis=2)).ravel()
            for side, what in zip(sides, seen, strict=True)
        ]
        signs = np.ones(int(pair.max()) + 1)
        signs[pair] = pair_signs(np.concatenate(rise), pair)
        return signs

    def _usual(
        self,
        sides: tuple[DirectionMarks, DirectionMarks],
        seen: tuple[LineEvidence, LineEvidence],
    ) -> Usual:
        lines, steps = [np.zeros(1)], [np.zeros(1)]
        for side, what in zip(sides, seen, strict=True):
            ridge = what.typical_ridge[1:-1, 1:-1]
            step = np.median(what.step[1:-1, 1:-1], axis=2) * side.light
            lines.append(ridge[(side.drawn == LatticeMark.LINE) & np.isfinite(ridge)])
            steps.append(step[side.drawn == LatticeMark.STEP])
        clear = max(float(np.percentile(np.concatenate(steps), 75)), _FAINTEST)
        line = np.concatenate(lines)
        if not line.any():  # if lines are drawn, they are as clear as squares
            return Usual(line=clear, step=clear)
        return Usual(line=max(float(np.percentile(line, 75)), _FAINTEST), step=clear)

    def _way(
        self,
        sides: DirectionMarks,
        seen: LineEvidence,
        usual: Usual,
        light: FloatArray,
        signs: FloatArray,
    ) -> _Way:
        shares = shares_of(seen, usual)
        inner = replace(
            shares,
            line=shares.line[1:-1, 1:-1],
            light=shares.light[1:-1, 1:-1],
            dark=shares.dark[1:-1, 1:-1],
        )
        wanted = np.full(sides.drawn.shape, np.nan)
        step = np.where(sides.light * signs[sides.pair] > 0, inner.light, inner.dark)
        for what, share in (
            (LatticeMark.LINE, inner.line),
            (LatticeMark.EITHER, np.maximum(inner.line, step)),
            (LatticeMark.STEP, step),
        ):
            wanted[sides.drawn == what] = share[sides.drawn == what]
        like = shares.line
        if self._plan.chequered:
            like = np.where(light > 0, shares.light, shares.dark)
        return _Way(sides, seen, shares, wanted, like, usual)

    def _drawn(self, ways: tuple[_Way, _Way], usual: float) -> dict[str, float]:
        """Return the visible fraction of each inner line, relative to the usual."""
        drawn: dict[str, float] = {}
        for axis, way in enumerate(ways):
            for line, share in enumerate(way.wanted[1:-1], start=1):
                if np.isfinite(share).any():
                    name = self._plan.name(axis, line)
                    drawn[name] = float(np.nanmean(share)) / usual
        if not self._plan.chequered:
            drawn["corners"] = self._corners(ways) / usual
            if self._plan.squares:
                drawn["corner squares"] = self._corner_squares(ways) / usual
        return drawn

    def _corner_squares(self, ways: tuple[_Way, _Way]) -> float:
        """Return the visibility of the inner sides of the corner squares.

        A frame that is drawn close beside a board shows corners that it has not.
        """
        sides = np.concatenate(
            [way.wanted[np.ix_((1, -2), (0, -1))].ravel() for way in ways]
        )
        return float(np.nanmean(sides)) if np.isfinite(sides).any() else 1.0

    def _corners(self, ways: tuple[_Way, _Way]) -> float:
        """Return the visible fraction of the outer lines near their ends."""
        ends = [
            way.wanted[np.ix_((0, -1), (0, 1, -2, -1))]
            if np.isfinite(way.wanted[np.ix_((0, -1), (0, 1, -2, -1))]).any()
            else np.ones(1)
            for way in ways
        ]
        return float(np.mean([np.nanmean(end) for end in ends]))

    def _slants(self, fit: LatticeFit) -> FloatArray:
        """Return the visible fraction of each diagonal."""
        if not len(self._plan.slants) or self._ridges is None:
            return np.zeros(0)
        ends = self._plan.slants.astype(float)
        part = np.linspace(0.25, 0.75, 6)[None, :, None]
        places = (1 - part) * ends[:, :1] + part * ends[:, 1:]
        px = self._fitter.px(fit, places.reshape(-1, 2)).reshape(places.shape)
        way = px[:, -1] - px[:, 0]
        way /= np.maximum(np.linalg.norm(way, axis=1), 1e-9)[:, None]
        normal = np.stack([-way[:, 1], way[:, 0]], axis=1)
        slack = np.arange(-_SLACK_PX, _SLACK_PX + 1)[:, None, None, None]
        at = px[None] + slack * normal[None, :, None]
        turn = np.broadcast_to(orientation_of(way)[None, :, None], at.shape[:-1])
        seen = sample(self._ridges.sharp, turn, at).max(axis=0)
        return np.asarray(ramp(seen, 0.2, 0.5).mean(axis=1))

    def _rims(self, ways: tuple[_Way, _Way], usual: float) -> dict[str, float]:
        """Return the confidence that the board reaches as far as each of its rims."""
        rims: dict[str, float] = {}
        for axis, way in enumerate(ways):
            for end in (0, -1):
                outer = way.wanted[end]
                if not np.isfinite(outer).any():
                    outer = way.wanted[1 if end == 0 else -2]
                across = ways[1 - axis].wanted[:, end]
                parts = [
                    float(np.nanmean(part)) if np.isfinite(part).any() else 0.0
                    for part in (outer, across)
                ]
                last = 0 if end == 0 else self._plan.lines[axis] - 1
                share = float(np.average(parts, weights=_RIM_WEIGHTS))
                rims[self._plan.name(axis, last)] = share / usual
        return rims

    def _undrawn(self, ways: tuple[_Way, _Way], usual: float) -> dict[str, float]:
        undrawn: dict[str, float] = {}
        for axis, way in enumerate(ways):
            other = ways[1 - axis]
            for end in (0, -1):
                inner = 1 if end == 0 else -2
                further = way.like[inner if self._plan.chequered else end, 1:-1]
                stubs = other.like[1:-1, end]
                if self._plan.chequered:
                    stubs = stubs[1:-1]
                ends = float(stubs.mean())
                share = max(min(float(further.mean()), ends), _STUBS * ends) / usual
                name = _FURTHER_PARTS[axis]
                undrawn[name] = max(share, undrawn.get(name, 0.0))
        undrawn[LINES_BETWEEN] = self._between(ways) / usual
        undrawn[LINES_IN_GAPS] = self._in_gaps(ways) / usual
        if not self._plan.chequered:
            undrawn[CHEQUERS] = self._chequers(ways)
        return undrawn

    def _in_gaps(self, ways: tuple[_Way, _Way]) -> float:
        """Return the visibility of lines in gaps, beside what rims alone cause."""
        inner, every = [np.zeros(0)], [np.zeros(0)]
        for way in ways:
            share, none = (
                way.shares.line[1:-1, 1:-1],
                way.sides.drawn == LatticeMark.NOTHING,
            )
            inner.append(share[1:-1][none[1:-1]])
            every.append(share[none])
        return max(
            float(gaps.mean()) if len(gaps) else 0.0
            for gaps in map(np.concatenate, (inner, every))
        )

    def _between(self, ways: tuple[_Way, _Way]) -> float:
        """Return the visibility of additional lines, evenly between those drawn."""
        if self._plan.chequered:
            return 0.0
        shares = []
        for way in ways:
            lines = way.seen.typical_ridge[1:-1, 1:-1]
            lines = lines[(way.sides.drawn == LatticeMark.LINE) & np.isfinite(lines)]
            if not len(lines):
                return 0.0
            line = max(float(np.percentile(lines, 75)), _FAINTEST)
            seen = ramp(way.seen.between[:, 1:-1, 1:-1] / line, *THERE)
            bare = ~way.seen.hidden[1:-1, 1:-1]
            bare = bare[1:] & bare[:-1]
            shares.append(seen[:, bare].sum(axis=1) / max(int(bare.sum()), 1))
        halves = min(share[1] for share in shares)
        thirds = min(float(share[[0, 2]].min()) for share in shares)
        return float(max(halves, thirds))

    def _chequers(self, ways: tuple[_Way, _Way]) -> float:
        """Return the confidence that squares are light and dark by turns."""
        even, size = [], []
        for way in ways:
            step = np.median(way.seen.step[2:-2, 1:-1], axis=2)
            line, span = np.indices(step.shape)
            even.append(step * (-1.0) ** (line + span))
            size.append(np.abs(step))
        clear = min(abs(float(each.mean())) for each in even)
        usual = float(np.mean([each.mean() for each in size]))
        if clear < _FAINTEST:
            return 0.0
        return float(ramp(np.array(clear / max(usual, 1e-9)), _EVEN - 0.3, _EVEN))
