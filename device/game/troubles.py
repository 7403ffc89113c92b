"""Debounce of troubles: only what lasts pauses the game."""

from collections.abc import Mapping
from types import MappingProxyType

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import Image
from device.ports import Frame
from rules.core.events import TroubleKind

DEBOUNCE_S: Mapping[TroubleKind, float] = MappingProxyType(
    {TroubleKind.HIDDEN: 8.0, TroubleKind.FROZEN: 5.0}
)
"""A player may lean over the board for a while."""

_OTHERWISE_S = 1.0
_OVER_S = 0.5
_EVERY_PX = 16
_CELLS = (48, 36)  # a picture is looked at so coarsely to see whether it stays
_CHANGED = 10.0  # levels by which a cell must change to count
_MOVING = 0.02  # of the cells


class TroubleWatch:
    """Reports a trouble after its debounce time, and its end.

    Attributes
    ----------
    standing
        The trouble that play pauses for, None when all is well.
    at_rest
        All is well, and nothing else was seen.
    """

    def __init__(self, standing: TroubleKind | None = None) -> None:
        self.standing = standing
        self.at_rest = standing is None
        self._seen: TroubleKind | None = standing
        self._since_s = 0.0

    def observe(self, seen: TroubleKind | None, now_s: float) -> TroubleKind | None:
        """Process one frame's trouble; return the current one after debouncing."""
        if seen is not self._seen:
            self._seen, self._since_s = seen, now_s
        if seen is not self.standing:
            wait_s = _OVER_S if seen is None else DEBOUNCE_S.get(seen, _OTHERWISE_S)
            if now_s - self._since_s >= wait_s:
                self.standing = seen
        self.at_rest = seen is None and self.standing is None
        return self.standing


class FrozenPicture:
    """Detects a live camera that repeats one picture."""

    def __init__(self) -> None:
        self._last: Image | None = None

    def shows(self, frame: Frame) -> bool:
        """Return True if a frame equals the one before, noise included.

        A photograph stands as it is on purpose.
        """
        small = frame.image[::_EVERY_PX, ::_EVERY_PX].copy()
        same = self._last is not None and np.array_equal(small, self._last)
        self._last = small
        return same and not frame.held


class StillPicture:
    """Measures the time since the last motion."""

    def __init__(self) -> None:
        self._first: NDArray[np.float32] | None = None
        self._since_s = 0.0

    def still_s(self, image: Image, now_s: float) -> float:
        """Return the seconds since the last motion."""
        small = cv2.resize(image, _CELLS, interpolation=cv2.INTER_AREA)
        cells = np.asarray(small, dtype=np.float32)
        if self._first is None or _moved(cells, self._first):
            self._first, self._since_s = cells, now_s
        return now_s - self._since_s


def _moved(now: NDArray[np.float32], before: NDArray[np.float32]) -> bool:
    changed = np.abs(now - before).max(axis=2) > _CHANGED
    return bool(changed.mean() > _MOVING)
