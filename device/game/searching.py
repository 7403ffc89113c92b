"""Search one picture for a board: first by its texture, then by its drawing."""

import logging
from collections.abc import Callable
from threading import Thread

from calibration.common.arrays import Image
from calibration.relocate import Anew, find_by_drawing, find_by_surface
from device.vision_ports import BoardReader

log = logging.getLogger(__name__)

LASTS_S = 1.0
"""A hand may hide the board for a moment: the longer search waits so long."""

_Step = Callable[[], Anew | None]


class Search:
    """Search of one picture, in steps, on a thread for live sources.

    Parameters
    ----------
    image
        The picture.
    reader
        Knows where the board was, and what it looked like.
    now_s
        When the picture was taken.
    """

    def __init__(self, image: Image, reader: BoardReader, now_s: float) -> None:
        self.image, self.began_s = image, now_s
        known, seen = reader.known, reader.seen
        self._steps: list[tuple[float, _Step]] = []
        if seen is not None:
            self._steps.append((0.0, lambda: find_by_surface(image, seen, known)))
        self._steps.append((LASTS_S, lambda: find_by_drawing(image, known)))
        self._found: Anew | None = None
        self._thread: Thread | None = None

    @property
    def busy(self) -> bool:
        """Return True if a step is being taken beside the loop."""
        return self._thread is not None and self._thread.is_alive()

    def step(self, lasts_s: float, *, beside: bool) -> bool:
        """Take the next step, or begin it; return whether there is one by now.

        Parameters
        ----------
        lasts_s
            For how long the board has not been where it was.
        beside
            Whether it is taken beside the loop.
        """
        if not self._steps or lasts_s < self._steps[0][0]:
            return False
        _, step = self._steps.pop(0)
        if beside:
            # no daemon: OpenCV aborts a program that ends while it works
            self._thread = Thread(target=self._take, args=(step,), name="seek")
            self._thread.start()
        else:
            self._take(step)
        return True

    def take_found(self) -> Anew | None:
        """Return the last step's result once; None afterwards."""
        found, self._found = self._found, None
        return found

    def end(self) -> None:
        """Take no more steps."""
        self._steps = []

    def _take(self, step: _Step) -> None:
        try:
            self._found = step()
        except Exception:
            log.exception("seeking the board failed; the game goes on")
