"""Find a known drawing in one picture, or refuse and say why."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.candidates import Candidate, choose, homographies, looks_square
from calibration.drawing import Drawing, drawing_of
from calibration.errors import BoardNotFoundError
from calibration.fit import Fit, Fitter, begin_at, cut, likely_focal
from calibration.judge import Verdict, judge
from calibration.lines import find_lines
from calibration.quads import find_quads
from calibration.ridges import FloatArray, find_ridges, tone_of
from calibration.view import Camera, View
from rules.board import Board

Progress = Callable[[float, str], None]

CONFIDENT = 0.5
_SURE = 0.9  # look no further
_WORKING_PX = 960
_SMALLEST_PX = 200
_MOST_LINES, _MOST_QUADS, _LIKELY_QUADS, _MOST_FITS = 90, 3000, 1000, 12


class South(Enum):
    """Which side of the picture the board's south is at."""

    BOTTOM = "bottom"
    LEFT = "left"
    TOP = "top"
    RIGHT = "right"


_WAY = {
    South.BOTTOM: (0.0, 1.0),
    South.LEFT: (-1.0, 0.0),
    South.TOP: (0.0, -1.0),
    South.RIGHT: (1.0, 0.0),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class _Found:
    fit: Fit
    verdict: Verdict
    dark: bool
    size: tuple[int, int]


def find_view(
    image: NDArray[np.uint8],
    board: Board,
    *,
    south: South = South.BOTTOM,
    corners_px: Sequence[tuple[float, float]] | None = None,
    progress: Progress | None = None,
) -> View:
    """Return where the board lies in a picture, with or without chips on it.

    Parameters
    ----------
    image : ndarray of shape (H, W, 3), uint8, BGR
    board
        Which drawing is expected.
    south
        Where south sits; a board is the same from four sides.
    corners_px
        The outer sites NW, NE, SE, SW as south sees them, if the user showed them.
        They are refined where the lines are near.
    progress
        Called now and then with the part done, 0..1, and what is being done.

    Raises
    ------
    BoardNotFoundError
        If the drawing is not there with confidence.
    ValueError
        If ``image`` is no BGR picture or there are not four corners.
    """
    _check(image, corners_px)
    tell = progress or (lambda part, what: None)
    scale = min(1.0, _WORKING_PX / max(image.shape[:2]))
    small = image
    if scale < 1.0:
        small = cv2.resize(
            image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA
        )
    tone = tone_of(np.asarray(small, np.uint8))
    drawing = drawing_of(board)
    best: _Found | None = None
    for n, dark in enumerate((True, False)):
        tell(0.5 * n, f"looking for {'dark' if dark else 'light'} lines")
        search = _Search(tone, drawing, dark=dark)
        if corners_px is None:
            found = search.anywhere(
                south, lambda part, n=n: tell(0.5 * (n + part), "fitting")
            )
        else:
            found = search.near(scaled(np.array(corners_px, float), scale))
        if found and (best is None or found.verdict.rank > best.verdict.rank):
            best = found
        if best and best.verdict.confidence > _SURE:
            break
    tell(1.0, "done")
    if best is None:
        raise BoardNotFoundError(_nothing(image, board))
    view = _view(best, board, (image.shape[1], image.shape[0]), scale)
    if corners_px is None and view.confidence < CONFIDENT:
        raise BoardNotFoundError(
            _unsure(best.verdict, board), best=view, confidence=view.confidence
        )
    return view


def scaled(px: FloatArray, scale: float) -> FloatArray:
    """Return pixel positions in a picture resized by ``scale``."""
    moved: FloatArray = (px + 0.5) * scale - 0.5
    return moved


def _check(
    image: NDArray[np.uint8], corners_px: Sequence[tuple[float, float]] | None
) -> None:
    if image.dtype != np.uint8 or image.ndim != 3 or image.shape[2] != 3:
        raise ValueError(
            f"expected a BGR picture (H, W, 3) uint8, got {image.shape} {image.dtype}"
        )
    if corners_px is not None and len(corners_px) != 4:
        raise ValueError(f"expected 4 corners NW, NE, SE, SW, got {len(corners_px)}")
    if min(image.shape[:2]) < _SMALLEST_PX:
        raise BoardNotFoundError(
            f"the picture is {image.shape[1]}x{image.shape[0]}; at least "
            f"{_SMALLEST_PX} pixels each way are needed: use a larger one"
        )


class _Search:
    """The search for one drawing among lines of one polarity."""

    def __init__(self, tone: NDArray[np.float32], drawing: Drawing, *, dark: bool):
        self.size = (tone.shape[1], tone.shape[0])
        self.dark = dark
        self.drawing = drawing
        spread = max(2, round(max(self.size) / 320))
        self.ridges = find_ridges(tone, dark=dark, spread_px=spread)
        self.fitter = Fitter(
            tone=tone if dark else -tone,
            drawing=drawing,
            pieces=cut(drawing),
            size=self.size,
        )

    def anywhere(self, south: South, tell: Callable[[float], None]) -> _Found | None:
        lines = find_lines(self.ridges, most=_MOST_LINES)
        tell(0.3)
        quads = find_quads(lines, self.size, most=_MOST_QUADS)
        quads = quads[looks_square(quads, self.size, likely_focal(self.size))]
        if not len(quads):
            return None
        tell(0.5)
        quads = _turned(quads[:_LIKELY_QUADS], south)
        candidates = choose(self.ridges, quads, self.drawing, most=_MOST_FITS)
        tell(0.7)
        return self._best(candidates)

    def near(self, corners: FloatArray) -> _Found | None:
        by_hand = Candidate(0.0, self.drawing.sites, corners)
        candidates = choose(
            self.ridges, corners[None], self.drawing, most=1, roles=(1,)
        )
        refined = self._best(candidates)
        plain = self._fit(by_hand, settle=False)
        if refined is None or plain is None:
            return plain
        gap = np.abs(self.fitter.corners_px(refined.fit) - corners).max()
        side = np.linalg.norm(corners - np.roll(corners, 1, axis=0), axis=1).min()
        near = gap < 0.1 * side
        better = refined.verdict.confidence > plain.verdict.confidence
        return refined if near and better else plain

    def _best(self, candidates: list[Candidate]) -> _Found | None:
        fits = [found for c in candidates if (found := self._fit(c, settle=True))]
        if not fits:
            return None
        best = max(fits, key=lambda found: found.verdict.rank)
        bent = self._judged(self.fitter.settle(best.fit, bend_sites=True))
        better = bent.verdict.rank > best.verdict.rank - 0.05
        return bent if better else best

    def _fit(self, candidate: Candidate, *, settle: bool) -> _Found | None:
        matrix = homographies(candidate.px[None])[0]
        px_from_plan = matrix @ np.diag([1.0, 1.0, self.drawing.half])
        fit = begin_at(px_from_plan, candidate.sites, self.size)
        if fit is None:
            return None
        if settle:
            fit = self.fitter.settle(fit, bend_sites=False)
        return self._judged(fit)

    def _judged(self, fit: Fit) -> _Found:
        verdict = judge(self.ridges, fit, self.drawing, self.size)
        return _Found(fit=fit, verdict=verdict, dark=self.dark, size=self.size)


def _turned(quads: FloatArray, south: South) -> FloatArray:
    """Return the quadrilaterals with corners NW, NE, SE, SW for south's seat."""
    way = np.array(_WAY[south])
    centre = quads.mean(axis=1)
    sides = [
        (quads[:, (2 - k) % 4] + quads[:, (3 - k) % 4]) / 2 - centre for k in range(4)
    ]
    turn = np.stack([side @ way for side in sides]).argmax(axis=0)
    index = (np.arange(4)[None] - turn[:, None]) % 4
    turned: FloatArray = np.take_along_axis(quads, index[..., None], axis=1)
    return turned


def _view(found: _Found, board: Board, size: tuple[int, int], scale: float) -> View:
    camera = found.fit.camera
    sites = {
        name: (float(x), float(y))
        for name, (x, y) in zip(board.names, found.fit.sites, strict=True)
    }
    rx, ry, rz, tx, ty, tz = map(float, camera[:6])
    return View(
        board=board,
        camera=Camera(
            image_size=size,
            focal_px=float(np.exp(camera[6])) / scale,
            k1=float(camera[7]),
            k2=float(camera[8]),
            rvec=(rx, ry, rz),
            tvec=(tx, ty, tz),
        ),
        sites_mm=sites,
        rms_px=found.fit.rms_px / scale,
        confidence=found.verdict.confidence,
        dark_lines=found.dark,
    )


def _nothing(image: NDArray[np.uint8], board: Board) -> str:
    light = float(image.mean())
    if light < 30:
        return (
            f"the picture is too dark (mean {light:.0f} of 255) to find "
            f"{board.title}: give more light or a longer exposure"
        )
    return (
        f"no drawn squares found, expected those of {board.title}: show the whole "
        "board, sharp and from above, or give its corners"
    )


def _unsure(verdict: Verdict, board: Board) -> str:
    low = min(verdict.drawn, key=lambda name: verdict.drawn[name])
    high = max(verdict.undrawn, key=lambda name: verdict.undrawn[name], default=low)
    advice = "check the board's id, show the whole board, or give its corners"
    if verdict.undrawn.get(high, 0.0) > 0.45 and verdict.drawn[low] > 0.45:
        return f"found {high}, which {board.title} has not: {advice}"
    return (
        f"expected {board.title}, saw only {verdict.drawn[low]:.0%} of its {low}: "
        f"{advice}"
    )
