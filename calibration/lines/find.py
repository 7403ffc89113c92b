"""Search one picture for one drawing: lines, quadrilaterals, candidates, fits."""

from collections.abc import Callable
from functools import partial

import numpy as np

from calibration.common.arrays import FloatArray, FloatImage
from calibration.common.by_hand import laid, overrules
from calibration.common.homography import homographies
from calibration.common.hough import find_lines
from calibration.common.pose import PoseFit, begin_at, likely_focal
from calibration.common.ridges import find_ridges
from calibration.common.search import Found, Sought
from calibration.lines.candidates import Candidate, choose, looks_square
from calibration.lines.fit import LineFitter, cut
from calibration.lines.judge import judge_drawing
from calibration.lines.plan import LinePlan, drawing_of
from calibration.lines.quads import find_quads

_MOST_LINES, _MOST_QUADS, _LIKELY_QUADS, _MOST_FITS = 90, 3000, 1000, 12
_NEAR = 0.1  # of a side: so far off may corners be that a person showed
_SURE = 0.9  # look no further
_CLEAR = 0.65  # of the drawing is seen: no other colour shows its lines better
_NO_WORSE = 0.05  # rank that a bent plan may lose


class DrawingSearch:
    """The search for one drawing among lines of one polarity.

    Parameters
    ----------
    tone : ndarray of shape (H, W), float32
        From `calibration.common.log_intensity.tone_of`.
    drawing
        What is expected.
    dark
        The lines are darker than the board, else lighter.
    """

    def __init__(self, tone: FloatImage, drawing: LinePlan, *, dark: bool) -> None:
        self.size = (tone.shape[1], tone.shape[0])
        self.dark = dark
        self.drawing = drawing
        spread_px = max(2, round(max(self.size) / 320))
        self.ridges = find_ridges(tone, dark=dark, spread_px=spread_px)
        self.fitter = LineFitter(
            tone=tone if dark else -tone,
            drawing=drawing,
            pieces=cut(drawing),
            size=self.size,
        )

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
        lines = find_lines(self.ridges, most=_MOST_LINES)
        quads = find_quads(lines, self.size, most=_MOST_QUADS)
        quads = quads[looks_square(quads, self.size, likely_focal(self.size))]
        if not len(quads):
            return None
        tell(0.5)
        quads = _turned(quads[:_LIKELY_QUADS], np.array(south))
        candidates = choose(self.ridges, quads, self.drawing, most=_MOST_FITS)
        tell(0.7)
        return self._best(candidates)

    def near(self, corners: FloatArray) -> Found | None:
        """Return the best fit near the outer corners NW, NE, SE, SW, shape (4, 2)."""
        shown = self._begun(Candidate(0.0, self.drawing.sites, corners))
        if shown is None:
            return None
        candidates = choose(
            self.ridges, corners[None], self.drawing, most=1, roles=(1,)
        )
        refined = self._best(candidates)
        if refined is not None:
            gap = np.linalg.norm(self.fitter.corners_px(refined.fit) - corners, axis=1)
            side = np.linalg.norm(corners - np.roll(corners, 1, axis=0), axis=1)
            spacings = 2 * self.drawing.rings
            off = float(gap.max() / side.min()) * spacings
            if overrules(refined.verdict, off, most=_NEAR * spacings):
                return refined
        nominal = self.drawing.corners
        fit, _ = laid(shown, self.drawing.sites, nominal, corners, self.size)
        return self._judged(fit)

    def _best(self, candidates: list[Candidate]) -> Found | None:
        begun = [self._begun(candidate) for candidate in candidates]
        found = [
            self._judged(self.fitter.settle(fit, bend_sites=False))
            for fit in begun
            if fit
        ]
        if not found:
            return None
        best = max(found, key=lambda each: each.verdict.rank)
        bent = self._judged(self.fitter.settle(best.fit, bend_sites=True))
        no_worse = bent.verdict.rank > best.verdict.rank - _NO_WORSE
        return bent if no_worse else best

    def _begun(self, candidate: Candidate) -> PoseFit | None:
        px_from_unit = homographies(candidate.px[None])[0]
        px_from_plan = px_from_unit @ np.diag([1.0, 1.0, self.drawing.half])
        return begin_at(px_from_plan, candidate.sites, self.size)

    def _judged(self, fit: PoseFit) -> Found:
        verdict = judge_drawing(self.ridges, fit, self.drawing)
        clear = verdict.complete > _CLEAR
        return Found(fit=fit, verdict=verdict, dark=self.dark, clear=clear)


def find_drawing(sought: Sought) -> Found | None:
    """Return the better of the fits to dark and to light lines."""
    drawing = drawing_of(sought.board)
    best: Found | None = None

    def step(begun: float, what: str, part: float) -> None:
        sought.tell(begun + 0.5 * part, what)

    for begun, dark in ((0.0, True), (0.5, False)):
        if sought.dark is not None and dark is not sought.dark:
            continue
        tell = partial(step, begun, f"looking for {'dark' if dark else 'light'} lines")
        tell(0.0)
        search = DrawingSearch(sought.tone, drawing, dark=dark)
        tell(0.2)
        if sought.corners is None:
            found = search.anywhere(sought.south, tell)
        else:
            found = search.near(sought.corners)
        if found and (best is None or found.verdict.rank > best.verdict.rank):
            best = found
        if best and best.verdict.confidence > _SURE:
            break
    sought.tell(1.0, "done")
    return best


def _turned(quads: FloatArray, south: FloatArray) -> FloatArray:
    """Return the quadrilaterals (Q, 4, 2) with corners NW, NE, SE, SW."""
    centre = quads.mean(axis=1)
    sides = [
        (quads[:, (2 - k) % 4] + quads[:, (3 - k) % 4]) / 2 - centre for k in range(4)
    ]
    turn = np.stack([side @ south for side in sides]).argmax(axis=0)
    index = (np.arange(4)[None] - turn[:, None]) % 4
    turned: FloatArray = np.take_along_axis(quads, index[..., None], axis=1)
    return turned
