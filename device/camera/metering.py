"""Exposure control: measure until steady, then lock exposure and white balance.

Automatic exposure reacts to every hand over the board: the picture changes in
brightness, and its colours drift. So exposure is measured until it has converged, is
then locked, and is measured again when the light of most of the picture has changed for
a while. A hand changes only a part of the picture, for any time.
"""

from dataclasses import dataclass
from enum import Enum

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import Image

STEADY_S = 1.0
"""A picture that has not changed for so long has been measured."""
LASTING_S = 3.0
"""A change of light that has lasted so long is one."""

_STEADY_STOPS = 0.08
_CHANGED_STOPS = 0.5
_BACK_STOPS = 0.35
_CHANGED_COLOUR = 0.3
_MEASURES_AT_MOST_S = 4.0
_HELD_IN_VAIN_S = 10.0
_LONGEST_S = 300.0
_BLOCKS = (8, 6)
_EVERY_PX = 4
_GAMMA = 2.2
_BLACK = 0.002


class MeteringAct(Enum):
    """Command to the camera's exposure control."""

    MEASURE = "measure"
    HOLD = "hold"


@dataclass(frozen=True, slots=True, eq=False)
class ExposureMap:
    """Exposure of a picture, block by block, in stops.

    Attributes
    ----------
    light : ndarray of shape (6, 8)
        Of each block, all colours together.
    colours : ndarray of shape (2, 6, 8)
        Blue and red of each block, against its green.
    """

    light: NDArray[np.float64]
    colours: NDArray[np.float64]

    @classmethod
    def of(cls, image: Image) -> "ExposureMap":
        """Return the look of a picture."""
        few = np.ascontiguousarray(image[::_EVERY_PX, ::_EVERY_PX])
        blocks = cv2.resize(few, _BLOCKS, interpolation=cv2.INTER_AREA)
        linear = (np.asarray(blocks, np.float64) / 255) ** _GAMMA + _BLACK
        blue, green, red = np.moveaxis(np.log2(linear), 2, 0)
        light = np.log2(linear.mean(axis=2))
        return cls(light, np.stack([blue - green, red - green]))

    def stops_from(self, other: "ExposureMap") -> float:
        """Return the change of brightness of most of the picture, in stops."""
        return abs(float(np.median(self.light - other.light)))

    def tint_from(self, other: "ExposureMap") -> float:
        """Return the change of colour of most of the picture."""
        shifts = np.median(self.colours - other.colours, axis=(1, 2))
        return float(np.abs(shifts).max())


class Metering:
    """Exposure state machine: measures the light, then locks the exposure.

    A camera that is opened measures. If the picture changes soon after locking (its
    driver may ignore it, or the light flickers), it measures for twice as long the next
    time.

    Attributes
    ----------
    holding
        Whether the last command was to lock.
    """

    def __init__(self) -> None:
        self.holding = False
        self._since_s: float | None = None
        self._base: ExposureMap | None = None
        self._base_s = 0.0
        self._changed_s: float | None = None
        self._at_least_s = STEADY_S

    def observe(
        self, image: Image, now_s: float, *, ready: bool | None = None
    ) -> MeteringAct | None:
        """Process a picture; return the command to the camera, None for none.

        Parameters
        ----------
        image : ndarray of shape (H, W, 3), uint8, BGR
        now_s
            When it was taken.
        ready
            Whether the camera says that its measuring has come to an end; None: it
            does not say.
        """
        look = ExposureMap.of(image)
        if self._since_s is None:
            self._since_s = now_s
        if self.holding:
            return self._watch(look, now_s, self._since_s)
        return self._measure(look, now_s, self._since_s, ready=ready)

    def _measure(
        self, look: ExposureMap, now_s: float, since_s: float, *, ready: bool | None
    ) -> MeteringAct | None:
        if (
            self._base is None
            or look.stops_from(self._base) > _STEADY_STOPS
            or look.tint_from(self._base) > _STEADY_STOPS
        ):
            self._base, self._base_s = look, now_s
        measured_s = now_s - since_s
        steady = now_s - self._base_s >= STEADY_S and ready is not False
        longest_s = max(_MEASURES_AT_MOST_S, self._at_least_s)
        if measured_s < self._at_least_s or not (steady or measured_s >= longest_s):
            return None
        self.holding, self._since_s = True, now_s
        self._base, self._changed_s = look, None
        return MeteringAct.HOLD

    def _watch(
        self, look: ExposureMap, now_s: float, since_s: float
    ) -> MeteringAct | None:
        assert self._base is not None
        stops, tint = look.stops_from(self._base), look.tint_from(self._base)
        if stops > _CHANGED_STOPS or tint > _CHANGED_COLOUR:
            if self._changed_s is None:
                self._changed_s = now_s
        elif stops < _BACK_STOPS:
            self._changed_s = None
        if self._changed_s is None or now_s - self._changed_s < LASTING_S:
            return None
        in_vain = now_s - since_s < _HELD_IN_VAIN_S
        doubled_s = min(2 * self._at_least_s, _LONGEST_S)
        self._at_least_s = doubled_s if in_vain else STEADY_S
        self.holding, self._since_s, self._base = False, now_s, None
        return MeteringAct.MEASURE
