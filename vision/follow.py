"""Track a board of lines: check the drawing's position, refit after a small move."""

import cv2
import numpy as np

from calibration.common.arrays import Image
from calibration.common.view import View
from calibration.kinds import way_of
from rules.core.events import TroubleKind
from vision.common.stillness import at_rest
from vision.common.watch import Watch
from vision.kinds import reads_of

_DARK_LEVEL = 16.0  # mean level of a board that is too dark for evidence
_BURNT_LEVEL = 250
_BURNT_PART = 0.4
_USUAL = 0.55  # agreement expected before the first good frame
_SHIFTED = 0.85  # of the best agreement: look whether another view agrees better
_CLEAR = 0.97  # of the best agreement: so the board looks where it lies
_REFOUND = 0.75  # of the best agreement: a refitted view that is the board
_LOST = 0.45  # of the best agreement: the board is elsewhere
_BETTER = 0.03
_BLURRED = 0.45  # of the sharpness that the first good frame had
_REST_FRAMES = 10  # how long a vain search is not repeated while a hand hides lines
_LEAST_PX = 8  # of the board's part of the picture: less shows no contrast
_FADE = 0.98  # per frame, of the best agreement: chips come to hide lines


class Follower:
    """Tracks a board's view from frame to frame.

    Parameters
    ----------
    view
        Where the board lies, as calibrated.

    Attributes
    ----------
    doubtful
        The board may lie elsewhere, or much of it is hidden.
    """

    def __init__(self, view: View) -> None:
        self._best = _USUAL
        self._sharp = 0.0
        self._rest_frames = 0
        self._clear: Image | None = None  # the board when it agreed nearly best
        self._refitted = way_of(view.board).follow
        self.doubtful = False
        self.jump_to(view)

    @property
    def view(self) -> View:
        """Return the last view of the board."""
        return self._view

    def follow(self, frame_bgr: Image) -> TroubleKind | None:
        """Return the trouble if the board is not where the view says, else None.

        Parameters
        ----------
        frame_bgr : ndarray of shape (H, W, 3), uint8, BGR
            A frame of the view's size.
        """
        self.doubtful = True
        board = frame_bgr[..., 1][self._window]
        trouble = _too_dark_or_bright(board)
        if trouble is not None:
            return trouble
        if not self._checked:
            self._check(frame_bgr)
        agrees = self._watch.agrees(frame_bgr)
        if agrees >= _SHIFTED * self._best:
            self._best = max(agrees, _FADE * self._best)
            self._sharp = self._sharp or _sharpness(board)
            if self._clear is None or agrees >= _CLEAR * self._best:
                self._clear = board
            self.doubtful = False
            return None
        return self._sought(frame_bgr, board, agrees)

    def _sought(
        self, frame_bgr: Image, board: Image, agrees: float
    ) -> TroubleKind | None:
        """Relocate a board that disagrees; at rest it is assumed in its place."""
        if self._clear is not None and at_rest(self._clear, board):
            self.doubtful = False  # something hides its lines
            return None
        lost = agrees < _LOST * self._best
        if self._rest_frames > 0 and not lost:
            self._rest_frames -= 1
            return None
        if self._refit(frame_bgr, agrees):
            self.doubtful = False
            return None
        self._rest_frames = _REST_FRAMES
        if not lost:
            return None
        blurred = _sharpness(board) < _BLURRED * self._sharp
        return TroubleKind.BLURRED if blurred else TroubleKind.BUMPED

    def jump_to(self, view: View) -> None:
        """Set a relocated view; the rims' looks there are unknown."""
        reads = reads_of(view.board)
        self._watch: Watch = reads.watch(view)
        self._checked = not reads.checks_first
        self._move_to(view)
        self._best = _USUAL

    def _check(self, frame_bgr: Image) -> None:
        """Fit the view to the first frame: its rims are what later ones must show.

        Where rims are round, light shows them a little aside of where they are, and
        so it will each time that the view is fitted again.
        """
        self._checked = True
        grey = np.asarray(cv2.cvtColor(frame_bgr, cv2.COLOR_BGR2GRAY), dtype=np.uint8)
        refitted = self._refitted(grey, self._view)
        if refitted is not None:
            self._move_to(refitted)

    def _refit(self, frame_bgr: Image, agrees: float) -> bool:
        grey = np.asarray(cv2.cvtColor(frame_bgr, cv2.COLOR_BGR2GRAY), dtype=np.uint8)
        refitted = self._refitted(grey, self._view)
        if refitted is None:
            return False
        again = self._watch.at(refitted).agrees(frame_bgr)
        if again < max(agrees + _BETTER, _REFOUND * self._best):
            return False
        self._move_to(refitted)
        self._best = max(again, _FADE * self._best)
        return True

    def _move_to(self, view: View) -> None:
        self._view, self._watch = view, self._watch.at(view)
        self._rest_frames = 0
        self._window = _window_of(view)
        self._clear = None


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
    if min(board.shape) < _LEAST_PX:
        return 0.0  # the board is out of the picture
    small = cv2.resize(
        np.ascontiguousarray(board),
        None,
        fx=0.25,
        fy=0.25,
        interpolation=cv2.INTER_AREA,
    )
    return float(np.abs(cv2.Laplacian(small, cv2.CV_16S)).mean())
