"""Cameras that are not there, with the surface of the real ones."""

import threading
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import Image
from device.ports import CameraLostError, HardwareMissingError


class FakeCamera:
    """An open camera that is lost when so many frames were looked at.

    Each frame shows, in its three colours, how many were looked at with it, and how
    many were grabbed: their 256s, and the rest.
    """

    def __init__(self, frames: int) -> None:
        self.frames, self.grabbed, self.seen = frames, 0, 0
        self.closed = False

    def grab(self) -> None:
        if self.seen == self.frames:
            raise CameraLostError("no more frames")
        threading.Event().wait(0.0005)
        self.grabbed += 1

    def picture(self) -> Image | None:
        self.seen += 1
        shown = (self.seen % 256, self.grabbed // 256 % 256, self.grabbed % 256)
        return np.full((6, 8, 3), shown, np.uint8)

    def close(self) -> None:
        self.closed = True


class HangingCamera(FakeCamera):
    """A camera that hangs when so many frames were looked at, until it goes on."""

    def __init__(self, frames: int) -> None:
        super().__init__(10**9)
        self._until, self.goes_on = frames, threading.Event()

    def grab(self) -> None:
        if self.seen == self._until:
            self.goes_on.wait()
        super().grab()


def captures(*lengths: int | None) -> Callable[[], FakeCamera]:
    """Return what opens one camera after another; None: nobody answers."""
    left = list(lengths)

    def opened() -> FakeCamera:
        length = left.pop(0)
        if length is None:
            raise HardwareMissingError("no camera")
        return FakeCamera(length)

    return opened


SENSOR = {
    "AeEnable": (False, True, True),
    "ExposureTime": (100, 100_000, 20_000),
    "AnalogueGain": (1.0, 16.0, 1.0),
    "FrameDurationLimits": (33_333, 120_000, 33_333),
}
WITH_COLOUR = {**SENSOR, "AwbEnable": (False, True, True), "ColourGains": (0, 32, 1)}
WITH_LENS = {**WITH_COLOUR, "AfMode": (0, 2, 0), "LensPosition": (0.0, 15.0, 1.0)}

METERED = {
    "ExposureTime": 9_000,
    "AnalogueGain": 2.0,
    "ColourGains": (2.1, 1.6),
    "LensPosition": 4.2,
    "SensorTimestamp": 1,
}


class FakeRequest:
    """A frame of picamera2; ``seen`` is called when somebody looks at it."""

    def __init__(
        self,
        array: NDArray[np.uint8],
        metadata: Mapping[str, Any],
        seen: Callable[[], None] = lambda: None,
    ) -> None:
        self._array, self._metadata, self._seen = array, metadata, seen
        self.released = 0

    def make_array(self, name: str) -> NDArray[np.uint8]:
        assert name == "main"
        self._seen()
        return self._array

    def get_metadata(self) -> Mapping[str, Any]:
        return self._metadata

    def release(self) -> None:
        self.released += 1
        assert self.released == 1, "a frame is given back once"
        self._array = np.empty(0, np.uint8)


class FakePicamera2:
    """picamera2's camera as far as it is used; it chooses its own format.

    Parameters
    ----------
    form
        The format that it chooses.
    frames
        When so many were looked at, captures take longer than their deadline.
    fails
        Raised when it is opened.
    controls
        Those that its sensor has.
    finds_focus
        What the search for the focus comes to; None: it never ends.
    grey
        What it shows; settable.
    """

    def __init__(
        self,
        form: str = "RGB888",
        frames: int = 10**9,
        fails: Exception | None = None,
        controls: Mapping[str, Any] | None = None,
        finds_focus: bool | None = True,
    ) -> None:
        self.form, self.left, self.fails = form, frames, fails
        self.camera_controls: Mapping[str, Any] = controls or SENSOR
        self.finds_focus = finds_focus
        self.grey = 100
        self.metadata: dict[str, Any] = dict(METERED)
        self.set: dict[str, Any] = {}
        self.requests: list[FakeRequest] = []
        self.did: list[str] = []
        self._main: Mapping[str, Any] = {}

    def __call__(self) -> "FakePicamera2":
        if self.fails is not None:
            raise self.fails
        self.did.append("open")
        return self

    def create_video_configuration(
        self, main: Mapping[str, Any], *, buffer_count: int, queue: bool
    ) -> dict[str, Any]:
        assert buffer_count > 1
        assert not queue, "a frame that waited in a queue is old"
        return {"main": dict(main)}

    def configure(self, camera_config: dict[str, Any]) -> None:
        self._main = {**camera_config["main"], "format": self.form}

    def camera_configuration(self) -> Mapping[str, Any]:
        return {"main": self._main}

    def start(self) -> None:
        self.did.append("start")

    def set_controls(self, controls: dict[str, Any]) -> None:
        for name, value in controls.items():
            if name not in self.camera_controls:
                raise RuntimeError(f"Control {name} is not advertised by libcamera")
            self.set[name] = value

    def autofocus_cycle(self, *, wait: float) -> bool:
        assert wait > 0, "a search without a deadline may hang for ever"
        self.did.append("focus")
        if self.finds_focus is None:
            raise TimeoutError
        return self.finds_focus

    def capture_request(self, *, wait: float) -> FakeRequest:
        assert wait > 0, "a capture without a deadline may hang for ever"
        if self.left == 0:
            self.did.append("hang")
            raise TimeoutError
        threading.Event().wait(0.0005)
        width, height = self._main["size"]
        array = np.full(_shape(self.form, width, height), self.grey, np.uint8)
        array[:1] += len(self.requests) % 16  # no two pictures are the same
        self.requests.append(FakeRequest(array, dict(self.metadata), self._seen))
        return self.requests[-1]

    def _seen(self) -> None:
        self.left -= 1

    def cancel_all_and_flush(self) -> None:
        self.did.append("flush")

    def close(self) -> None:
        assert all(request.released for request in self.requests)
        self.did.append("close")


def _shape(form: str, width: int, height: int) -> tuple[int, ...]:
    if form in ("NV12", "NV21", "YUV420", "YVU420"):
        return height * 3 // 2, width
    if form in ("YUYV", "YVYU", "UYVY"):
        return height, width, 2
    return height, width, 4 if form in ("XRGB8888", "XBGR8888") else 3
