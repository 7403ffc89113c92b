"""Ports to the world: frames, lights, voice, clock."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Protocol

from calibration.common.arrays import Image


class DeviceError(Exception):
    """Error raised by a device; the base of all of them."""


class HardwareMissingError(DeviceError, RuntimeError):
    """Error raised when a device or its driver is not there."""


class CameraLostError(DeviceError, RuntimeError):
    """Error raised when a live camera stops giving frames; it may come back."""


class SourceError(DeviceError, ValueError):
    """Error raised when a source of frames cannot be used as it is."""


class SettingsError(DeviceError, ValueError):
    """Error raised when a setting is wrong; names key, value and what is allowed."""


class LogError(DeviceError, ValueError):
    """Error raised when a game log cannot be read or continued."""


@dataclass(frozen=True, slots=True, eq=False)
class Frame:
    """One picture, when it was taken and which one it is.

    Attributes
    ----------
    image : ndarray of shape (H, W, 3), uint8, BGR
    time_s
        Seconds since the source began, by the source's own clock.
    index
        Counts from 0; the same picture bears the same index at every reading
        of a finite source.
    held
        It is a photograph that stands until the next one, which may be taken from
        elsewhere: that nothing moves in it says nothing of a camera.
    """

    image: Image
    time_s: float
    index: int
    held: bool = False


class FrameSource(Protocol):
    """Source of frames."""

    @property
    def live(self) -> bool:
        """Return True if the source cannot wait."""

    def frames(self, wanted: Callable[[int], bool] | None = None) -> Iterator[Frame]:
        """Yield the frames in order; of a finite source only the ``wanted`` ones.

        May be called again: a finite source then starts over, a live one opens
        its camera anew.

        Raises
        ------
        HardwareMissingError
            If there is no such camera.
        CameraLostError
            If a live camera stops giving frames.
        SourceError
            If a picture or a video cannot be read.
        """

    def close(self) -> None:
        """Release the device; idempotent."""


class Priority(IntEnum):
    """Priority of a sentence: a ruling interrupts a comment."""

    COMMENT = 0
    NEWS = 1
    RULING = 2


class Voice(Protocol):
    """Speech output; saying a sentence never blocks."""

    def say(self, text: str, priority: Priority) -> None:
        """Speak the sentence as soon as more important ones are said."""

    def close(self) -> None:
        """Fall silent; may be called twice."""


class Lights(Protocol):
    """Named status lights, each on or off."""

    def show(self, lit: frozenset[str]) -> None:
        """Light exactly these; all others go dark."""

    def close(self) -> None:
        """Go dark and let go of the pins; may be called twice."""


Colour = tuple[int, int, int]
"""Red, green and blue, 0 to 255 each."""


class PointLights(Protocol):
    """Lights at the points of the board; one of a single colour shows any."""

    def show(self, shown: Mapping[str, Colour]) -> None:
        """Light exactly these points; all others go dark."""

    def close(self) -> None:
        """Go dark and let go of the device; may be called twice."""


@dataclass(frozen=True, slots=True)
class ContactEdge:
    """A button's contact closed or opened.

    Attributes
    ----------
    button
        Which one, counted from 0.
    at_s
        When, by the clock that the contacts were given.
    """

    button: int
    closed: bool
    at_s: float


class Contacts(Protocol):
    """The contacts of the buttons, bounces included."""

    def edges(self) -> list[ContactEdge]:
        """Return the events since the last call, oldest first."""

    def close(self) -> None:
        """Release the pins; idempotent."""


class Clock(Protocol):
    """Monotonic clock."""

    def now_s(self) -> float:
        """Return the time in seconds since some fixed moment."""

    def wait(self, seconds: float) -> None:
        """Sleep for some seconds."""
