"""Live cameras: the newest frame on time, or an error that the camera is lost."""

import logging
import threading
from collections.abc import Callable, Iterator
from typing import Protocol

import numpy as np

from calibration.common.arrays import Image
from device.camera.mailbox import Mailbox
from device.ports import CameraLostError, Clock, DeviceError, Frame
from rules.core.facts import Sentence
from words.keys import Key

log = logging.getLogger(__name__)

WATCHDOG_S = 5.0
"""Without a fresh frame for so long, a camera is lost."""
OPENING_S = 30.0
"""Timeout of a camera's start, with autofocus."""

_FROZEN_S = 10.0
_LONGEST_FROZEN_S = 600.0
_LETTING_GO_S = 3.0
_REPEATED_S = 1.0
_EVERY_PX = 4
_LOST = Sentence(Key("camera-lost"))
_STUCK = Sentence(Key("camera-stuck"))


class LiveCamera(Protocol):
    """A live camera that is open; all its methods are called by one thread."""

    def grab(self) -> None:
        """Wait for the camera's next frame and hold it; the one before is gone.

        Raises
        ------
        CameraLostError
            If none comes any more.
        """

    def picture(self) -> Image | None:
        """Return the frame that is held; None when it is spoilt."""

    def close(self) -> None:
        """Release the device."""


Letter = tuple[Image, float, int]


class _Watch:
    """Thread that opens a camera, reads it continuously, and closes it."""

    def __init__(self, open_camera: Callable[[], LiveCamera], clock: Clock) -> None:
        self._open_camera, self._clock = open_camera, clock
        self._letters: Mailbox[Letter] = Mailbox()
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name="camera", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        try:
            camera = self._open_camera()
            try:
                self._grab_frames(camera)
            finally:
                camera.close()
        except DeviceError as error:
            self._letters.fail(error)
        except Exception as error:
            log.exception("the camera's driver failed")
            self._letters.fail(CameraLostError(f"the camera's driver failed: {error}"))

    def _grab_frames(self, camera: LiveCamera) -> None:
        grabbed = 0
        while not self._stopping.is_set():
            camera.grab()
            if self._letters.asked:
                image, now_s = camera.picture(), self._clock.now_s()
                if image is not None:
                    self._letters.put((image, now_s, grabbed))
            grabbed += 1

    def take(self, deadline_s: float) -> Letter | None:
        """Return the newest frame; None when none comes in time."""
        return self._letters.take(deadline_s)

    def stop(self) -> bool:
        """Release the camera; return False when its thread hangs."""
        if not self._stopping.is_set():
            self._stopping.set()
            self._thread.join(_LETTING_GO_S)
        return not self.hangs

    @property
    def hangs(self) -> bool:
        """Return True if the thread still lives, a while after it was stopped."""
        return self._thread.is_alive()


class _Freshness:
    """Detects a repeated picture, which is equal to the last one to the bit."""

    def __init__(self) -> None:
        self._last: Image | None = None
        self._shown_s = self._opened_s = 0.0
        self._timeout_s = _FROZEN_S

    def shows(self, image: Image, now_s: float) -> bool:
        """Compare a picture with the last one; return whether it is new.

        A stream may send a picture twice; one that stays is shown now and then.
        """
        few = image[::_EVERY_PX, ::_EVERY_PX].copy()
        if self._last is None or not np.array_equal(few, self._last):
            if self._last is not None:
                self._timeout_s = _FROZEN_S
            self._last = few
            self._opened_s = now_s
        elif now_s - self._shown_s < _REPEATED_S:
            return False
        self._shown_s = now_s
        return True

    def is_over(self, now_s: float) -> bool:
        """Return True if the camera should be opened anew, for want of a fresh picture.

        Where that does not help it is tried ever less often.
        """
        if now_s - self._opened_s < self._timeout_s:
            return False
        self._opened_s = now_s
        self._timeout_s = min(2 * self._timeout_s, _LONGEST_FROZEN_S)
        return True


class LiveSource:
    """A live camera: the newest frame, whenever one is asked for.

    Parameters
    ----------
    open_camera
        Opens the device; called anew when the camera was lost.
    clock
        Times the frames.
    watchdog_s
        Without a fresh frame for so long, the camera is lost.
    opening_s
        The first frame may take so long.

    Notes
    -----
    A thread of its own opens and reads the camera, so that a driver that hangs holds up
    nobody; while it hangs, the camera is not opened a second time.
    """

    live = True

    def __init__(
        self,
        open_camera: Callable[[], LiveCamera],
        clock: Clock,
        *,
        watchdog_s: float = WATCHDOG_S,
        opening_s: float = OPENING_S,
    ) -> None:
        self._open_camera, self._clock = open_camera, clock
        self._watchdog_s, self._opening_s = watchdog_s, max(opening_s, watchdog_s)
        self._began_s: float | None = None
        self._index = 0
        self._watch: _Watch | None = None
        self._stuck: _Watch | None = None

    def frames(self, wanted: Callable[[int], bool] | None = None) -> Iterator[Frame]:  # noqa: ARG002 - live: what is gone is gone
        """Yield the newest frame, each time."""
        self.close()
        freshness = _Freshness()
        while True:
            watch = self._opened()
            try:
                yield from self._until_frozen(watch, freshness)
            finally:
                self._let_go(watch)
            log.warning("the camera gives one picture again and again; restarting it")

    def _until_frozen(self, watch: _Watch, freshness: _Freshness) -> Iterator[Frame]:
        first, deadline_s = self._index, self._opening_s
        while True:
            letter = watch.take(deadline_s)
            if letter is None:
                raise CameraLostError(_LOST)
            image, at_s, number = letter
            if self._began_s is None:
                self._began_s = at_s
            deadline_s = self._watchdog_s
            self._index = first + number + 1
            if freshness.shows(image, at_s):
                yield Frame(image, max(at_s - self._began_s, 0.0), first + number)
            if freshness.is_over(at_s):
                return

    def _opened(self) -> _Watch:
        if self._stuck is not None and self._stuck.hangs:
            raise CameraLostError(_STUCK)
        self._stuck = None
        self._watch = _Watch(self._open_camera, self._clock)
        return self._watch

    def close(self) -> None:
        """Release the camera."""
        if self._watch is not None:
            self._let_go(self._watch)

    def _let_go(self, watch: _Watch) -> None:
        if self._watch is watch:
            self._watch = None
        if not watch.stop():
            self._stuck = watch
