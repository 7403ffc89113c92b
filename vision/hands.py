"""Count the hands seen over the board since its position was last confirmed."""

from calibration.common.arrays import Image
from rules.core.evidence import NO_HANDS, Hands
from vision.common.reading import Reading


class HandCount:
    """Counter of hands' visits to a board, updated by frame.

    A hand is there while sites are hidden that were not when the board was last
    understood. Where frames are single pictures, each shown for a while, nothing is
    known of the hands between them.
    """

    def __init__(self) -> None:
        self._visits = 0
        self._spent_s = 0.0
        self._last_s = 0.0
        self._is_over = False
        self._is_counted = False
        self._is_understood = False
        self._lying: frozenset[str] = frozenset()
        self._picture: Image | None = None
        self._is_film = True

    def observe(
        self, frame_bgr: Image, reading: Reading, now_s: float, *, watched: bool
    ) -> None:
        """Process a frame.

        Parameters
        ----------
        frame_bgr : ndarray of shape (H, W, 3), uint8, BGR
            The picture; the same one twice is no film's.
        reading
            What it shows.
        now_s
            The frame's time; only differences count.
        watched
            Whether the board is watched; else hands may come unseen.
        """
        self._is_film &= frame_bgr is not self._picture
        self._picture = frame_bgr
        if not watched:
            self._is_counted = self._is_understood = False
        is_over = not self._lying.issuperset(_hidden(reading))
        if is_over and not self._is_over:
            self._come()
        elif is_over:
            self._spent_s += now_s - self._last_s
        self._is_over, self._last_s = is_over, now_s

    def _come(self) -> None:
        if self._is_understood:
            self._visits, self._spent_s = 0, 0.0
            self._is_understood, self._is_counted = False, True
        self._visits += 1

    def understood(self, reading: Reading) -> None:
        """Record that a quiet board is understood, and the objects on it."""
        self._is_understood = True
        self._lying = _hidden(reading)

    @property
    def hands(self) -> Hands | None:
        """Return the hands since then; None if they were not watched."""
        if not self._is_film:
            return None
        if self._is_understood:
            return NO_HANDS
        return Hands(self._visits, self._spent_s) if self._is_counted else None


def _hidden(reading: Reading) -> frozenset[str]:
    """Return the occluded sites except stores, which may have objects beside them."""
    return reading.evidence.hidden.difference(reading.view.board.stores)
