"""Live cameras that OpenCV reads: V4L2 devices and MJPEG addresses."""

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Protocol

import cv2
import numpy as np

from device.ports import CameraLostError, Clock, Frame, HardwareMissingError, Image

FRAME_SIZE = (1280, 720)
DEADLINE_S = 5.0


class Capture(Protocol):
    """The part of ``cv2.VideoCapture`` that is used."""

    def read(self) -> tuple[bool, Image | None]:
        """Wait for the next frame; False when there is none any more."""

    def release(self) -> None:
        """Let go of the device."""


def open_v4l2(device: str) -> Capture:
    """Return a V4L2 camera.

    Raises
    ------
    HardwareMissingError
        If there is no such device, or it is no camera.
    """
    if not Path(device).exists():
        there = sorted(str(path) for path in Path("/dev").glob("video*"))
        raise HardwareMissingError(
            f"no camera at {device!r}; this machine has {', '.join(there) or 'none'}: "
            "plug one in, or name another --source"
        )
    capture = cv2.VideoCapture(device, cv2.CAP_V4L2)
    if not capture.isOpened():
        raise HardwareMissingError(
            f"{device} is no camera that can be opened; is another program using it?"
        )
    capture.set(cv2.CAP_PROP_FRAME_WIDTH, FRAME_SIZE[0])
    capture.set(cv2.CAP_PROP_FRAME_HEIGHT, FRAME_SIZE[1])
    return _Opened(capture)


def open_address(address: str) -> Capture:
    """Return an MJPEG stream.

    Raises
    ------
    HardwareMissingError
        If nothing answers there.
    """
    capture = cv2.VideoCapture(address, cv2.CAP_FFMPEG)
    if not capture.isOpened():
        raise HardwareMissingError(
            f"no video stream at {address}; is that camera switched on and reachable?"
        )
    return _Opened(capture)


class _Opened:
    def __init__(self, capture: cv2.VideoCapture) -> None:
        self._capture = capture

    def read(self) -> tuple[bool, Image | None]:
        read, image = self._capture.read()
        return read, np.asarray(image, dtype=np.uint8) if read else None

    def release(self) -> None:
        self._capture.release()


class _Newest:
    """A thread that reads all the time and keeps the newest frame only."""

    def __init__(self, capture: Capture, clock: Clock) -> None:
        self._capture, self._clock = capture, clock
        self._changed = threading.Condition()
        self._newest: tuple[Image, float, int] | None = None
        self._read = 0
        self._over = False
        self._stopping = False
        self._thread = threading.Thread(target=self._run, name="camera", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        while not self._stopping:
            read, image = self._capture.read()
            with self._changed:
                if not read or image is None:
                    self._over = True
                else:
                    self._newest = (image, self._clock.now_s(), self._read)
                    self._read += 1
                self._changed.notify_all()
            if self._over:
                break
        self._capture.release()

    def take(self, deadline_s: float) -> tuple[Image, float, int] | None:
        """Return the newest frame not yet taken; None when none comes in time."""
        with self._changed:
            self._changed.wait_for(
                lambda: self._newest is not None or self._over, deadline_s
            )
            taken, self._newest = self._newest, None
            return taken

    def stop(self) -> None:
        """Let go of the camera; a read that hangs is left to its thread."""
        self._stopping = True
        self._thread.join(1.0)


class LiveSource:
    """A live camera: the newest frame, whenever one is asked for.

    Parameters
    ----------
    open_capture
        Opens the device; called anew when the camera was lost.
    clock
        Times the frames.
    deadline_s
        Without a frame for so long, the camera is lost.
    """

    live = True

    def __init__(
        self,
        open_capture: Callable[[], Capture],
        clock: Clock,
        *,
        deadline_s: float = DEADLINE_S,
    ) -> None:
        self._open_capture, self._clock = open_capture, clock
        self._deadline_s = deadline_s
        self._began_s: float | None = None
        self._index = 0
        self._reading: _Newest | None = None

    def frames(self, wanted: Callable[[int], bool] | None = None) -> Iterator[Frame]:  # noqa: ARG002 - live: what is gone is gone
        """Yield the newest frame, each time."""
        self.close()
        self._reading = _Newest(self._open_capture(), self._clock)
        if self._began_s is None:
            self._began_s = self._clock.now_s()
        first = self._index
        try:
            while (taken := self._reading.take(self._deadline_s)) is not None:
                image, at_s, number = taken
                self._index = first + number + 1
                yield Frame(image, max(at_s - self._began_s, 0.0), first + number)
        finally:
            self.close()
        raise CameraLostError("the camera gives no frames any more; check its cable")

    def close(self) -> None:
        """Let go of the camera."""
        if self._reading is not None:
            self._reading.stop()
            self._reading = None
