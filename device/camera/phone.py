"""Phone as camera: its page uploads pictures, of which the newest is used."""

import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from calibration.common.arrays import Image
from device.ports import (
    CameraLostError,
    Clock,
    DeviceError,
    Frame,
    HardwareMissingError,
    SourceError,
)
from device.untrusted.pictures import check_picture, decoded_apart
from device.untrusted.process import BoundedReader

PHONE = "phone"
"""What ``--source`` calls it."""

WATCHDOG_S = 3.0
"""A film without a picture for so long is lost: the phone sleeps, or has gone."""

_OPENING_S = 1.0
_HELD_S = 0.1
_ASLEEP = "the phone that lends its camera sends no pictures any more: wake it"
_NOBODY = (
    "no phone lends its camera: open the page on one, and tap 'Use this phone's camera'"
)


class OtherPhoneError(DeviceError, RuntimeError):
    """Error raised when a phone sends a picture, but another one is the camera."""


@dataclass(frozen=True, slots=True, eq=False)
class Sent:
    """A picture as a phone sent it.

    Attributes
    ----------
    content
        A JPEG, PNG or WebP file.
    photograph
        It stands until the next one: no film follows it.
    number
        Counts all pictures, from 1.
    """

    content: bytes
    photograph: bool
    number: int


class LentCamera:
    """Camera fed by uploads of one phone's page; the table takes the newest.

    Only one phone is the camera, the one that began last. Any thread may call.

    Attributes
    ----------
    instead
        A phone is the camera of the table, though another one was named.
    watcher
        The source that takes the pictures out; None: the table does something else,
        or waits before it looks again for a camera that was lost.
    """

    def __init__(self) -> None:
        self.instead = False
        self.watcher: PhoneSource | None = None
        self._changed = threading.Condition()
        self._phone: str | None = None
        self._sent: Sent | None = None
        self._number = self._taken = 0

    @property
    def there(self) -> bool:
        """Return True if a phone lends its camera, though it may be asleep."""
        return self._phone is not None

    @property
    def photograph(self) -> Sent | None:
        """Return the photograph that stands; None in a film, or before the first."""
        sent = self._sent
        return sent if sent is not None and sent.photograph else None

    def begin(self, phone: str) -> None:
        """Make a phone the camera, in place of any other one.

        Parameters
        ----------
        phone
            A word of its own, by which it is known from others.
        """
        with self._changed:
            self._phone, self._sent = phone, None
            self._taken = self._number
            self._changed.notify_all()

    def end(self, phone: str) -> bool:
        """Stop using a phone as the camera; return whether it was used."""
        with self._changed:
            if self._phone != phone:
                return False
            self._phone = self._sent = None
            self._changed.notify_all()
            return True

    def send(self, phone: str, content: bytes, *, photograph: bool = False) -> int:
        """Store a picture in place of one not taken; return its number.

        Raises
        ------
        OtherPhoneError
            If another phone is the camera.
        SourceError
            If it is no picture, or too large a one.
        """
        check_picture(content)
        with self._changed:
            if self._phone is None:  # the machine was started anew meanwhile
                self._phone = phone
            if self._phone != phone:
                raise OtherPhoneError("another phone is the camera now")
            self._number += 1
            self._sent = Sent(content, photograph, self._number)
            self._changed.notify_all()
            return self._number

    def is_taken(self, number: int) -> bool:
        """Return True if a picture was taken out, or a newer one."""
        return self._taken >= number

    def take(self, deadline_s: float) -> Sent | None:
        """Return the newest picture that was not taken yet; None if none comes in time.

        Raises
        ------
        HardwareMissingError
            If no phone lends its camera.
        """
        with self._changed:
            self._changed.wait_for(self._is_settled, deadline_s)
            if self._phone is None:
                raise HardwareMissingError(_NOBODY)
            if self._sent is None or self._taken >= self._sent.number:
                return None
            self._taken = self._sent.number
            return self._sent

    def _is_settled(self) -> bool:
        came = self._sent is not None and self._taken < self._sent.number
        return came or self._phone is None


class PhoneSource:
    """Source of a phone's pictures: each of a film once, a photograph repeatedly.

    Parameters
    ----------
    lent
        Where its pictures come in.
    clock
        Times the frames.
    watchdog_s
        A film without a picture for so long is lost; the first one comes at once.
    """

    live = True

    def __init__(
        self, lent: LentCamera, clock: Clock, *, watchdog_s: float = WATCHDOG_S
    ) -> None:
        self._lent, self._clock, self._watchdog_s = lent, clock, watchdog_s
        self._reader = BoundedReader(nice=0)  # as the frames of any other camera
        self._began_s: float | None = None
        self._index = 0

    def frames(self, wanted: Callable[[int], bool] | None = None) -> Iterator[Frame]:  # noqa: ARG002 - live: what is gone is gone
        """Yield the newest frame, each time."""
        self._lent.watcher = self
        try:
            yield from self._seen()
        finally:
            self.close()

    def _seen(self) -> Iterator[Frame]:
        standing = self._lent.photograph
        held = self._decoded(standing) if standing is not None else None
        seen_s, timeout_s = self._clock.now_s(), min(_OPENING_S, self._watchdog_s)
        while True:
            sent = self._lent.take(_HELD_S if held is not None else timeout_s)
            image = held if sent is None else self._decoded(sent)
            now_s = self._clock.now_s()
            if image is None:
                if sent is None or now_s - seen_s >= self._watchdog_s:
                    raise CameraLostError(_ASLEEP)
                continue
            if sent is not None:
                held = image if sent.photograph else None
            seen_s, timeout_s = now_s, self._watchdog_s
            yield self._frame(image, now_s, held=held is not None)

    def _decoded(self, sent: Sent) -> Image | None:
        try:
            return decoded_apart(self._reader, sent.content)
        except SourceError:
            return None

    def _frame(self, image: Image, now_s: float, *, held: bool) -> Frame:
        if self._began_s is None:
            self._began_s = now_s
        self._index += 1
        return Frame(image, now_s - self._began_s, self._index - 1, held=held)

    def close(self) -> None:
        """Take no more pictures out; the phone goes on sending."""
        self._reader.close()
        if self._lent.watcher is self:
            self._lent.watcher = None
