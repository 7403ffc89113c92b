"""The newest camera picture, encoded once as JPEG for all phones."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from threading import Lock

from calibration.common.arrays import Image
from device.log.pictures import as_jpeg

WIDTHS = (320, 480, 640, 960, 1280)

_FRESH_S = 0.2
_COMING_S = 5.0
_QUALITY = 72


@dataclass(frozen=True, slots=True)
class Jpeg:
    """A picture to be sent: its content, and a tag of its own."""

    content: bytes
    tag: str
    made_s: float


@dataclass(frozen=True, slots=True)
class _Shown:
    number: int
    image: Image
    drawn: Callable[[Image], Image] | None


class CameraPicture:
    """Newest frame, encoded once, and only on demand.

    Attributes
    ----------
    awaited
        There is none yet, but a film has been chosen and is being opened.
    """

    def __init__(self) -> None:
        self.awaited = False
        self._shown: _Shown | None = None
        self._number = 0
        self._shown_s = 0.0
        self._made: dict[tuple[bool, int], Jpeg] = {}
        self._making = Lock()

    def show(
        self, image: Image | None, drawn: Callable[[Image], Image] | None = None
    ) -> None:
        """Set the newest frame, None for none; ``drawn`` draws the overlay on it.

        The very picture that is shown already is not encoded and sent again.
        """
        self._shown_s = time.monotonic()
        self.awaited = False
        shown = self._shown
        if shown is not None and shown.image is image and shown.drawn is drawn:
            return
        self._number += 1
        self._shown = None if image is None else _Shown(self._number, image, drawn)

    @property
    def comes(self) -> bool:
        """Return True if frames come: the newest is a few seconds old at most."""
        return self._shown is not None and time.monotonic() - self._shown_s < _COMING_S

    @property
    def image(self) -> Image | None:
        """Return the newest frame."""
        return None if self._shown is None else self._shown.image

    def made(self, *, overlay: bool, width: int) -> Jpeg | None:
        """Return the picture if it is the newest, or was made a moment ago."""
        jpeg = self._made.get((overlay, _nearest(width)))
        if jpeg is None or self._shown is None:
            return None
        newest = jpeg.tag == _tag(self._shown.number, overlay, _nearest(width))
        return jpeg if newest or time.monotonic() - jpeg.made_s < _FRESH_S else None

    def make(self, *, overlay: bool, width: int) -> Jpeg | None:
        """Return the newest picture, None if there is none; this takes a while."""
        with self._making:
            jpeg = self.made(overlay=overlay, width=width)
            shown = self._shown
            if jpeg is not None or shown is None:
                return jpeg
            image = shown.image
            if overlay and shown.drawn is not None:
                image = shown.drawn(image)
            content = as_jpeg(image, _nearest(width), _QUALITY)
            tag = _tag(shown.number, overlay, _nearest(width))
            jpeg = Jpeg(content, tag, time.monotonic())
            self._made[overlay, _nearest(width)] = jpeg
            return jpeg


def _nearest(width: int) -> int:
    return min(WIDTHS, key=lambda known: abs(known - width))


def _tag(number: int, overlay: bool, width: int) -> str:
    return f'"{number}-{int(overlay)}-{width}"'
