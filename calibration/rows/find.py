"""Find a board with rows of pits for seeds in one picture, with or without stores."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

import numpy as np

from calibration.common.arrays import FloatArray, FloatImage
from calibration.common.by_hand import laid
from calibration.common.circles import Circles, find_circles
from calibration.common.homography import CORNERS, apply, homographies
from calibration.common.pose import begin_at, project
from calibration.common.search import Found, Sought
from calibration.common.verdict import BoardVerdict
from calibration.rows.fit import RowFit, RowFitter, as_fit
from calibration.rows.hypotheses import (
    RoundEvidence,
    RowGuess,
    find_guesses,
    score_quads,
)
from calibration.rows.judge import judge_rows
from calibration.rows.plan import PitRows, rows_of
from calibration.rows.rims import outer_rims
from calibration.rows.stores import find_stores
from rules.boards.table import BOARDS
from rules.core.board import Board

_LOOKS = (  # the picture's longer side, and the radii sought in it, pixels
    (480, np.geomspace(8.0, 24.0, 9)),
    (480, np.geomspace(4.0, 12.0, 9)),
    (240, np.geomspace(10.0, 34.0, 9)),
)
_MOST_GUESSES, _MOST_FITS = 8, 10
_FEWEST_FITS = 4
_SURE = 0.9  # look no further
_GAPS = (0.0, 0.3, 0.6)
_OUT_X = np.arange(0.4, 0.95, 0.03)  # the last columns' place, of half the board
_OUT_Y = np.arange(0.3, 0.86, 0.04)  # the outermost rows'
_RADII = (0.3, 0.4, 0.48)  # steps
_MOST_OUT = 1.02  # of half the board: where a pit's middle may lie
_COMPLETE = 0.6  # of the pits must be seen to overrule nominal proportions
_ROUND = np.array([[0, 0], [1, 0], [1, 1], [0, 1]])  # the corners NW, NE, SE, SW
_WORTH_A_FIT = 0.5  # score of a larger board's guess
_STRETCH = np.arange(-0.12, 0.13, 0.04)  # of a larger board beyond what was found
_LIKELY, _AS_GOOD = 0.5, 0.9  # how sure a larger board is, its rank to the smaller's
_MARGIN = 0.75  # steps from the outermost middles to the edge, nominal
_STORE_MARGIN = 0.7


def _no_progress(_part: float) -> None:
    """Report no progress."""


@dataclass(frozen=True, slots=True)
class _Judged:
    fit: RowFit
    verdict: BoardVerdict


class RowSearch:
    """The search for one board of seeds in one picture.

    Parameters
    ----------
    tone : ndarray of shape (H, W), float32
        From `calibration.common.log_intensity.tone_of`.
    board
        What is expected.
    circles
        The round things in it, if they are known.
    """

    def __init__(
        self,
        tone: FloatImage,
        board: Board,
        *,
        circles: Sequence[Circles] | None = None,
    ) -> None:
        self.board, self.rows = board, rows_of(board)
        self.tone = tone
        self.circles = circles or [
            find_circles(tone, wide_px=wide, radii=radii) for wide, radii in _LOOKS
        ]
        self.fitter = RowFitter(tone, self.rows)

    def anywhere(
        self, south: tuple[float, float], tell: Callable[[float], None]
    ) -> Found | None:
        """Return the best fit in the whole picture.

        Parameters
        ----------
        south
            Direction in the picture, (x, y), in which the board's south lies.
        tell
            Called with the part done, 0..1.
        """
        guesses: list[RowGuess] = []
        for n, circles in enumerate(self.circles):
            guesses += find_guesses(
                circles, self.rows, np.array(south), most=_MOST_GUESSES
            )
            tell(0.1 + 0.1 * n)
        best = self._best(guesses, tell)
        return None if best is None else self._found(best)

    def near(self, corners: FloatArray) -> Found | None:
        """Return the best fit within the corners NW, NE, SE, SW of the top face.

        Parameters
        ----------
        corners : ndarray of shape (4, 2), float64
        """
        px_from_unit = homographies(corners[None])
        guesses: list[RowGuess] = []
        for circles in self.circles:
            guesses += self._within(RoundEvidence(circles), px_from_unit)
        best = self._best(guesses, _no_progress)
        if best is not None and best.verdict.complete > _COMPLETE:
            px = self.fitter.px(best.fit)
            unit_from_px = np.asarray(np.linalg.inv(px_from_unit), float)
            inside = apply(unit_from_px, px[None])[0]
            if np.abs(inside).max() < _MOST_OUT:
                return self._found(best)
        return self._plain(px_from_unit[0])

    def part_of(self, found: Found, boards: Iterable[Board]) -> Board | None:
        """Return the larger board of which the one that was found is a part.

        Parameters
        ----------
        found
            From `anywhere`.
        boards
            Those that it might be.
        """
        for board in boards:
            if board.kind is not self.board.kind:
                continue
            rows = rows_of(board)
            more = (rows.columns - self.rows.columns, rows.rows - self.rows.rows)
            if min(more) < 0 or max(more) == 0:
                continue
            larger = RowSearch(self.tone, board, circles=self.circles)
            best = larger._best(self._within_larger(rows, found), _no_progress)
            if best is None:
                continue
            faint = found.verdict.confidence < _SURE
            verdict = larger._found(best).verdict if faint else best.verdict
            if verdict.confidence < _LIKELY:
                continue
            if verdict.rank > _AS_GOOD * found.verdict.rank:
                return board
        return None

    def _within_larger(self, larger: PitRows, found: Found) -> list[RowGuess]:
        """Return the likeliest place of a larger board with these pits, if any."""
        rows = self.rows
        sites = found.fit.sites[rows.pits]
        px = project(found.fit.camera, sites, self.fitter.size)
        last = np.array([rows.columns, rows.rows]) - 1
        far = np.array([larger.columns, larger.rows]) - 1
        corners = [
            int((rows.cells == cell).all(axis=1).argmax()) for cell in _ROUND * last
        ]
        px_from_unit = homographies(px[corners][None])
        starts = np.stack(np.meshgrid(*map(np.arange, far - last + 1)), axis=-1)
        ends = _ROUND * far - starts.reshape(-1, 1, 2)
        unit = 2 * ends / last - 1
        beyond = np.abs(unit) > 1
        stretch = np.stack(np.meshgrid(*[_STRETCH] * 2), axis=-1).reshape(-1, 1, 1, 2)
        sides = np.where(unit < 0, stretch[..., :1], stretch[..., 1:])
        unit = np.where(beyond, unit * (1 + sides), unit) * (1, -1)
        quads = apply(px_from_unit, unit.reshape(1, -1, 2)).reshape(-1, 4, 2)
        steps = np.linalg.norm(quads[:, 1] - quads[:, 0], axis=1) / far[0]
        radius = steps * found.pit_mm / (2 * rows.spacing)
        guesses = []
        for circles in self.circles:
            score = score_quads(RoundEvidence(circles), larger, quads, radius, 0.0)
            n = int(score.argmax())
            guesses.append(RowGuess(float(score[n]), quads[n], 0.0, float(radius[n])))
        best = max(guesses, key=lambda guess: guess.score)
        return [best] if best.score > _WORTH_A_FIT else []

    def _best(
        self, guesses: list[RowGuess], tell: Callable[[float], None]
    ) -> _Judged | None:
        best: _Judged | None = None
        guesses = sorted(guesses, key=lambda guess: -guess.score)[:_MOST_FITS]
        for n, guess in enumerate(guesses):
            fit = self.fitter.fit(guess)
            tell(0.4 + 0.6 * (n + 1) / len(guesses))
            if fit is None:
                continue
            verdict = judge_rows(fit, self.rows)
            if best is None or verdict.rank > best.verdict.rank:
                best = _Judged(fit, verdict)
            if best.verdict.confidence > _SURE and n >= _FEWEST_FITS - 1:
                break
        return best

    def _found(self, judged: _Judged) -> Found:
        fit, spacing = judged.fit, self.rows.spacing
        pits, radius = self.fitter.sites(fit), fit.radius * spacing
        rims = outer_rims(self.tone, fit.camera, pits, radius, fit.tall)
        sites = np.zeros((len(self.board.sites), 2))
        sites[self.rows.pits] = pits
        if len(self.rows.stores):
            stores = find_stores(fit, self.rows)
            sites[self.rows.stores, 0] = np.array(stores.x) * spacing
        sites += rims.shift
        verdict = judged.verdict
        if rims.clear and verdict.confidence < _LIKELY:
            faint = judge_rows(fit, self.rows, faint=True)
            verdict = max(verdict, faint, key=lambda each: each.confidence)
        return Found(
            fit=as_fit(self.fitter, fit, sites),
            verdict=verdict,
            pit_mm=2 * radius * rims.scale,
            pit_tall=fit.tall,
        )

    def _within(
        self, shares: RoundEvidence, px_from_unit: FloatArray
    ) -> list[RowGuess]:
        """Return the likeliest places of the pits within the board's outline."""
        x, y = np.meshgrid(_OUT_X, _OUT_Y)
        half = np.stack([x.ravel(), y.ravel()], axis=1)
        turn = np.array([[-1, 1], [1, 1], [1, -1], [-1, -1]])
        quads = apply(px_from_unit, (half[:, None] * turn).reshape(1, -1, 2))
        quads = quads.reshape(-1, 4, 2)
        length = np.linalg.norm(quads[:, 1] - quads[:, 0], axis=1)
        length = (length + np.linalg.norm(quads[:, 2] - quads[:, 3], axis=1)) / 2
        guesses = []
        for gap in _GAPS if self.rows.folds[0] else _GAPS[:1]:
            step = length / (self.rows.columns - 1 + gap)
            for radius in _RADII:
                size = radius * step
                score = score_quads(shares, self.rows, quads, size, gap)
                n = int(score.argmax())
                guesses.append(RowGuess(float(score[n]), quads[n], gap, float(size[n])))
        return guesses

    def _plain(self, px_from_unit: FloatArray) -> Found | None:
        """Return the pits at nominal proportions within the board's outline."""
        sites = np.array([(site.x_mm, site.y_mm) for site in self.board.sites])
        step = self.rows.spacing
        inner = np.abs(sites[self.rows.pits]).max(axis=0) + _MARGIN * step
        half = np.maximum(inner, np.abs(sites).max(axis=0) + _STORE_MARGIN * step)
        if not len(self.rows.stores):
            half = inner
        px_from_plan = px_from_unit @ np.diag([*(1 / half), 1.0])
        fit = begin_at(px_from_plan, sites, self.fitter.size)
        if fit is None or fit.camera[5] < half.max():
            return None
        verdict = BoardVerdict(
            confidence=0.0,
            rank=0.0,
            clarity=0.0,
            complete=0.0,
            drawn={"pits": 0.0},
            undrawn={"more pits": 0.0},
        )
        px = apply(px_from_unit[None], CORNERS[None])[0]
        shown, _ = laid(fit, sites, CORNERS * half, px, self.fitter.size)
        return Found(fit=shown, verdict=verdict, pit_mm=0.8 * step)


def find_rows(sought: Sought) -> Found | None:
    """Return the best fit of rows of pits."""
    what = "looking for rows of pits"
    sought.tell(0.0, what)
    search = RowSearch(sought.tone, sought.board)
    if sought.corners is not None:
        found = search.near(sought.corners)
    else:
        found = search.anywhere(
            sought.south, lambda part: sought.tell(0.8 * part, what)
        )
        if found:
            found = _doubted(found, search.part_of(found, BOARDS.values()))
    sought.tell(1.0, "done")
    return found


def _doubted(found: Found, larger: Board | None) -> Found:
    """Return a result whose confidence is lowered if a larger board contains it."""
    if larger is None:
        return found
    verdict = replace(found.verdict, confidence=0.0)
    return replace(found, verdict=verdict, part_of=larger)
