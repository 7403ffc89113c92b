"""Does the drawing still lie where it should? Follow it when it moved a little."""

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.refit import refit_view
from calibration.refit_pits import refit_pits
from calibration.refit_rows import refit_rows
from calibration.view import View
from rules.board import BoardKind
from rules.events import TroubleKind
from vision.patches import fitted_spacing_mm
from vision.row_watch import RowWatch

Image = NDArray[np.uint8]

_PER_LINE = 4  # places looked at on each drawn line
_BESIDE = 0.12  # of the spacing: where the board beside a line is looked at
_TONES = (60.0 * np.log1p(np.arange(256) / 16.0)).astype(np.float32)
_CLEAR = 3.0  # tone by which a line differs from both its sides
_RIM_PLACES = 16
_RIM_RADII = (0.6, 1.3, 0.08)  # of the pits': from, to, step
_CLEAR_RIM = 5.0  # tone by which a pit differs from the wood across its rim
_NO_RIM, _FULL_RIM = 0.27, 0.85  # of a rim: seen by chance, seen of clear pits
_OUTER_WEIGHT = 3.0  # of the outermost pits: a shift by a whole step shows there
_DARK_LEVEL = 16.0  # mean level of a board on which nothing can be told
_BURNT_LEVEL = 250
_BURNT_PART = 0.4
_USUAL = 0.55  # agreement expected before the first good frame
_SHIFTED = 0.85  # of the best agreement: look whether another view agrees better
_REFOUND = 0.75  # of the best agreement: a refitted view that is the board
_LOST = 0.45  # of the best agreement: the board is elsewhere
_BETTER = 0.03
_BLURRED = 0.45  # of the sharpness that the first good frame had
_REST_FRAMES = 10  # how long a vain search is not repeated while a hand hides lines
_FADE = 0.98  # per frame, of the best agreement: chips come to hide lines


class LineWatch:
    """Looks whether a drawing still lies where a view says, in next to no time.

    The same question as `calibration.refit.drawing_agrees`, asked of the same view
    in every frame: where to look is worked out once.

    Parameters
    ----------
    view
        Where the drawing was.
    """

    def __init__(self, view: View) -> None:
        ends = np.array(
            [[view.sites_mm[a], view.sites_mm[b]] for a, b in view.board.segments]
        )
        way = ends[:, 1] - ends[:, 0]
        way /= np.linalg.norm(way, axis=1)[:, None]
        part = np.linspace(0.26, 0.74, _PER_LINE)[:, None, None]
        on_line = (1 - part) * ends[:, 0] + part * ends[:, 1]
        aside = _BESIDE * fitted_spacing_mm(view) * np.stack([-way[:, 1], way[:, 0]], 1)
        plan = np.stack([on_line - aside, on_line, on_line + aside]).reshape(-1, 2)
        px = view.camera.px_from_plan(np.column_stack([plan, np.zeros(len(plan))]))
        width, height = view.camera.image_size
        x, y = np.rint(px).astype(np.intp).T
        self._inside = (x >= 0) & (x < width) & (y >= 0) & (y < height)
        pixel = np.clip(y, 0, height - 1) * width + np.clip(x, 0, width - 1)
        self._green = 3 * pixel + 1
        self._tones = _TONES if view.dark_lines else -_TONES

    def agrees(self, frame_bgr: Image) -> float:
        """Return the part of the drawing's places that differ from both sides.

        Parameters
        ----------
        frame_bgr : ndarray of shape (H, W, 3), uint8, BGR
            Only green is looked at: nearly grey, and there without any work.
        """
        tone = self._tones[frame_bgr.reshape(-1)[self._green]] * self._inside
        left, middle, right = tone.reshape(3, -1)
        return float((np.minimum(left, right) - middle > _CLEAR).mean())


class PitWatch:
    """Looks whether pits still lie where a view says, in next to no time.

    Parameters
    ----------
    view
        Where the pits were.
    """

    def __init__(self, view: View) -> None:
        pits = [site for site in view.board.sites if site.name not in view.board.stores]
        sites = np.array([view.sites_mm[site.name] for site in pits])
        turn = np.arange(_RIM_PLACES) * (2 * np.pi / _RIM_PLACES)
        way = np.stack([np.cos(turn), view.pit_tall * np.sin(turn)], axis=1)
        radius = view.pit_mm / 2 * np.arange(*_RIM_RADII)
        rims = sites[:, None, None] + radius[:, None, None] * way
        px = view.camera.px_from_plan(
            np.column_stack([rims.reshape(-1, 2), np.zeros(rims.size // 2)])
        )
        width, height = view.camera.image_size
        x, y = np.rint(px).astype(np.intp).T
        inside = (x >= 0) & (x < width) & (y >= 0) & (y < height)
        pixel = np.clip(y, 0, height - 1) * width + np.clip(x, 0, width - 1)
        outer = np.array([site.name in view.board.outer_pits for site in pits])
        self._weights = np.where(outer, _OUTER_WEIGHT, 1.0)
        self._inside = inside.reshape(rims.shape[:-1])
        self._green = (3 * pixel + 1).reshape(rims.shape[:-1])

    def agrees(self, frame_bgr: Image) -> float:
        """Return the part of the rims, the pits' or their stones', that is seen.

        Parameters
        ----------
        frame_bgr : ndarray of shape (H, W, 3), uint8, BGR
        """
        tone = _TONES[frame_bgr.reshape(-1)[self._green]] * self._inside
        edge = np.abs(tone[:, 2:] - tone[:, :-2]) > _CLEAR_RIM
        rims = edge.mean(axis=2).max(axis=1)
        seen = float(np.average(rims, weights=self._weights))
        return min(max((seen - _NO_RIM) / (_FULL_RIM - _NO_RIM), 0.0), 1.0)


class Follower:
    """Keeps a view where the board is, from frame to frame.

    Parameters
    ----------
    view
        Where the board lies, as calibrated.
    """

    def __init__(self, view: View) -> None:
        self._best = _USUAL
        self._sharp = 0.0
        self._rest_frames = 0
        self._look = view.board.kind
        self._watch: LineWatch | PitWatch | RowWatch | None = None
        self._checked = self._look is not BoardKind.ROWS
        self._move_to(view)

    @property
    def view(self) -> View:
        """Return where the board was last seen."""
        return self._view

    def follow(self, frame_bgr: Image) -> TroubleKind | None:
        """Return why the board is not where the view says, None when it is.

        Parameters
        ----------
        frame_bgr : ndarray of shape (H, W, 3), uint8, BGR
            A frame of the view's size.
        """
        board = frame_bgr[..., 1][self._window]
        trouble = _too_dark_or_bright(board)
        if trouble is not None:
            return trouble
        if not self._checked:
            self._check(frame_bgr)
        assert self._watch is not None
        agrees = self._watch.agrees(frame_bgr)
        if agrees >= _SHIFTED * self._best:
            self._best = max(agrees, _FADE * self._best)
            self._sharp = self._sharp or _sharpness(board)
            return None
        lost = agrees < _LOST * self._best
        if self._rest_frames > 0 and not lost:
            self._rest_frames -= 1
            return None
        if self._refit(frame_bgr, agrees):
            return None
        self._rest_frames = _REST_FRAMES
        if not lost:
            return None
        blurred = _sharpness(board) < _BLURRED * self._sharp
        return TroubleKind.BLURRED if blurred else TroubleKind.BUMPED

    def jump_to(self, view: View) -> None:
        """Take up a view that was found anew."""
        self._move_to(view)
        self._best = _USUAL

    def _check(self, frame_bgr: Image) -> None:
        """Fit the view to the first frame: its rims are what later ones must show.

        Where rims are round, light shows them a little aside of where they are, and
        so it will each time that the view is fitted again.
        """
        self._checked = True
        grey = np.asarray(cv2.cvtColor(frame_bgr, cv2.COLOR_BGR2GRAY), dtype=np.uint8)
        refitted = _REFITS[self._look](grey, self._view)
        if refitted is not None:
            self._move_to(refitted)

    def _refit(self, frame_bgr: Image, agrees: float) -> bool:
        grey = np.asarray(cv2.cvtColor(frame_bgr, cv2.COLOR_BGR2GRAY), dtype=np.uint8)
        refitted = _REFITS[self._look](grey, self._view)
        if refitted is None:
            return False
        again = self._watch_of(refitted).agrees(frame_bgr)
        if again < max(agrees + _BETTER, _REFOUND * self._best):
            return False
        self._move_to(refitted)
        self._best = max(again, _FADE * self._best)
        return True

    def _move_to(self, view: View) -> None:
        self._view, self._watch = view, self._watch_of(view)
        self._rest_frames = 0
        self._window = _window_of(view)

    def _watch_of(self, view: View) -> LineWatch | PitWatch | RowWatch:
        if self._look is BoardKind.LINES:
            return LineWatch(view)
        if self._look is BoardKind.PITS:
            return PitWatch(view)
        known = self._watch
        return known.at(view) if isinstance(known, RowWatch) else RowWatch(view)


_REFITS = {
    BoardKind.LINES: refit_view,
    BoardKind.PITS: refit_pits,
    BoardKind.ROWS: refit_rows,
}


def _window_of(view: View) -> tuple[slice, slice]:
    """Return the rows and columns of the picture that the drawing lies in."""
    px = np.array(list(view.px_at_height().values()))
    margin = 0.08 * float(np.ptp(px, axis=0).max())
    width, height = view.camera.image_size
    x_low, y_low = np.clip(px.min(axis=0) - margin, 0, (width - 2, height - 2))
    x_high, y_high = np.clip(px.max(axis=0) + margin, (2, 2), (width, height))
    return (
        slice(int(y_low), max(int(y_high), int(y_low) + 2)),
        slice(int(x_low), max(int(x_high), int(x_low) + 2)),
    )


def _too_dark_or_bright(board: Image) -> TroubleKind | None:
    thumbnail = board[::8, ::8]
    if float(thumbnail.mean()) < _DARK_LEVEL:
        return TroubleKind.DARK
    if float((thumbnail >= _BURNT_LEVEL).mean()) > _BURNT_PART:
        return TroubleKind.GLARE
    return None


def _sharpness(board: Image) -> float:
    """Return the mean contrast between neighbours, coarse enough to pass over noise."""
    small = cv2.resize(
        np.ascontiguousarray(board),
        None,
        fx=0.25,
        fy=0.25,
        interpolation=cv2.INTER_AREA,
    )
    return float(np.abs(cv2.Laplacian(small, cv2.CV_16S)).mean())
