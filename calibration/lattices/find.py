"""Search one picture for a board of squares or of crossing lines."""

from functools import cached_property

import numpy as np

from calibration.common.arrays import FloatArray, FloatImage
from calibration.common.by_hand import overrules
from calibration.common.homography import homography
from calibration.common.hough import find_lines
from calibration.common.pose import begin_at
from calibration.common.ridges import Ridges, find_ridges
from calibration.common.search import Found, Sought
from calibration.lattices.fit import LatticeFit, LatticeFitter
from calibration.lattices.hypotheses import Guesser, LatticeGuess
from calibration.lattices.judge import Judge
from calibration.lattices.occluded import MenLattice, men_lattice
from calibration.lattices.plan import LatticePlan, plan_of
from calibration.lattices.steps import find_steps
from calibration.lattices.straight import pyramid_of

_MOST_LINES, _MOST_ALIKE = 120, 45
_SURE = 0.6  # look no further
_LIKELY = 0.5  # score of a guess that is worth a fit before others are made
_BY_MEN = 0.4  # the same of a guess by men
_LEAST, _WORSE = 0.35, 0.65  # scores of guesses; of the best one: not worth a fit
_MOST_FITS = 5
_MOST_PAIRS, _FEWER_PAIRS = 7, 2  # of pencils; if grey was looked at before
_HALF = 0.5  # so much of a board is seen: its lines are as dark in other colours
_CLEAR, _MORE = 0.7, 0.6  # of a board is seen, and of more than it has: it is another
_NEAR = 0.5  # of a square: so far off may corners be that a person showed


_FEW = 3  # lines: too few to separate the outermost from a frame by spacing
_FRAMED = (0.82, 0.89, 0.94)  # of a framed board's size: where its own lines may lie
_INSIDE, _AS_GOOD = 0.97, 0.9


class LatticeSearch:
    """The search for one board among lines of one polarity.

    Parameters
    ----------
    tone : ndarray of shape (H, W), float32
        From `calibration.common.log_intensity.tone_of`.
    plan
        The board.
    south
        Direction in the picture, (x, y), in which the board's south lies.
    dark
        Lines are darker than the board, else lighter.
    most_pairs
        Look at no more pairs of pencils than these.
    """

    def __init__(
        self,
        tone: FloatImage,
        plan: LatticePlan,
        south: tuple[float, float],
        *,
        dark: bool,
        most_pairs: int = _MOST_PAIRS,
    ) -> None:
        self.dark, self.plan = dark, plan
        self._most_pairs = most_pairs
        self.size = (tone.shape[1], tone.shape[0])
        tone = tone if dark else -tone
        pyramid = pyramid_of(tone)
        self._tone = tone
        self._guesser = Guesser(pyramid, plan, south)
        self._fitter = LatticeFitter(tone, plan)
        slanting = len(plan.slants) and not plan.chequered
        ridges = self._features if slanting else None
        self._judge = Judge(pyramid, plan, self._fitter, ridges)

    @cached_property
    def _features(self) -> Ridges:
        """Return the steps or ridges of the picture, computed on demand."""
        spread_px = max(2, round(max(self.size) / 320))
        if self.plan.chequered:
            return find_steps(self._tone, spread_px=spread_px)
        return find_ridges(self._tone, dark=True, spread_px=spread_px)

    def anywhere(self, men: MenLattice | None) -> Found | None:
        """Return the best fit in the whole picture, by men on it and by its lines."""
        about = self._guesser.about(men) if men else []
        by_men = self._fitted([each for each in about if each.score > _BY_MEN], 1)
        if any(each.verdict.confidence > _SURE for each in by_men):
            return by_men[0]
        lines = find_lines(self._features, most=_MOST_LINES, most_alike=_MOST_ALIKE)
        if not len(lines.angle):
            return by_men[0] if by_men else None
        guesses: list[LatticeGuess] = []
        found = by_men
        for more in self._guesser.guesses(lines, most=self._most_pairs):
            likely = [guess for guess in more if guess.score > _LIKELY]
            guesses += [guess for guess in more if guess.score <= _LIKELY]
            found += self._fitted(likely, _MOST_FITS - len(found))
            if any(each.clear or each.verdict.confidence > _SURE for each in found):
                break
        else:
            found += self._fitted(guesses, _MOST_FITS - len(found))
        best = max(found, key=lambda each: each.verdict.rank, default=None)
        return self._within(best) if best and min(self.plan.lines) <= _FEW else best

    def _within(self, best: Found) -> Found:
        """Return the fit that a frame drawn round it leads away from, if there is one.

        The even spacing of many lines separates the outermost from a frame; that of
        three does not. A fit to as many lines, but nearer to the middle, is then the
        board.
        """
        assert isinstance(best.fit, LatticeFit)
        across, along = self.plan.lines
        middle = np.array([across - 1, along - 1]) / 2
        corners = (self.plan.corners - self.plan.first) / self.plan.step
        outer = self._corners(best)
        for share in _FRAMED:
            inner = self._fitter.px(best.fit, middle + share * (corners - middle))
            begun = self._begun(homography(corners, inner))
            if begun is None:
                continue
            other = self._judged(self._fitter.settle(begun))
            size = np.linalg.norm(np.ptp(self._corners(other), axis=0))
            is_within = size < _INSIDE * np.linalg.norm(np.ptp(outer, axis=0))
            as_good = other.verdict.complete > _AS_GOOD * best.verdict.complete
            if is_within and as_good:
                return other
        return best

    def _fitted(self, guesses: list[LatticeGuess], most: int) -> list[Found]:
        """Return the fits to the best of some guesses."""
        best = sorted(guesses, key=lambda guess: -guess.score)[: max(most, 0)]
        least = max(_LEAST, _WORSE * best[0].score) if best else 0.0
        begun = [
            self._begun(guess.px_from_lattice) for guess in best if guess.score >= least
        ]
        return [self._judged(self._fitter.settle(fit)) for fit in begun if fit]

    def near(self, corners: FloatArray) -> Found | None:
        """Return the best fit near the outer sites NW, NE, SE, SW, shape (4, 2)."""
        crossings = (self.plan.corners - self.plan.first) / self.plan.step
        begun = self._begun(homography(crossings, corners))
        if begun is None:
            return None
        refined = self._judged(self._fitter.settle(begun))
        gap = np.linalg.norm(self._corners(refined) - corners, axis=1).max()
        side = np.linalg.norm(corners - np.roll(corners, 1, axis=0), axis=1).min()
        off = float(gap / side) * (max(self.plan.lines) - 1)
        if overrules(refined.verdict, off, most=_NEAR):
            return refined
        return self._judged(self._fitter.laid(begun, self.plan.corners, corners))

    def _corners(self, found: Found) -> FloatArray:
        """Return the pixels of the outer sites, NW, NE, SE, SW."""
        crossings = (self.plan.corners - self.plan.first) / self.plan.step
        assert isinstance(found.fit, LatticeFit)
        return self._fitter.px(found.fit, crossings)

    def _begun(self, px_from_lattice: FloatArray) -> LatticeFit | None:
        """Return a first fit that lays the lattice where a homography does."""
        (x, y), (east, north) = self.plan.first, self.plan.step
        lattice_from_plan = np.array(
            [[1 / east, 0, -x / east], [0, 1 / north, -y / north], [0, 0, 1]]
        )
        matrix = px_from_lattice @ lattice_from_plan
        begun = begin_at(matrix / matrix[2, 2], self.plan.sites, self.size)
        return None if begun is None else self._fitter.begun(begun)

    def _judged(self, fit: LatticeFit) -> Found:
        verdict = self._judge.judged(fit)
        clear = verdict.complete > _CLEAR and max(verdict.undrawn.values()) > _MORE
        return Found(fit=fit, verdict=verdict, dark=self.dark, clear=clear)


def find_lattice(sought: Sought) -> Found | None:
    """Return the better of the fits to dark and to light lines."""
    plan = plan_of(sought.board)
    best: Found | None = None
    before, wanted = sought.before, sought.dark
    if wanted is None and before and before.verdict.complete > _HALF:
        wanted = before.dark
    ways = (True,) if plan.chequered else (True, False)
    hidden = plan.men_on_lines and sought.corners is None
    men = men_lattice(sought.tone) if hidden else None
    for n, dark in enumerate(ways):
        if wanted is not None and dark is not wanted and len(ways) > 1:
            continue
        what = "squares" if plan.chequered else f"{'dark' if dark else 'light'} lines"
        sought.tell(n / len(ways), f"looking for {what}")
        search = LatticeSearch(
            sought.tone,
            plan,
            sought.south,
            dark=dark,
            most_pairs=_FEWER_PAIRS if sought.again else _MOST_PAIRS,
        )
        if sought.corners is None:
            found = search.anywhere(men)
        else:
            found = search.near(sought.corners)
        if found and (best is None or found.verdict.rank > best.verdict.rank):
            best = found
        if best and (best.clear or best.verdict.confidence > _SURE):
            break
    sought.tell(1.0, "done")
    return best
