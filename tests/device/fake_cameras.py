"""Cameras that are not there, with the surface of the real ones."""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from device.ports import HardwareMissingError, Image


class FakeCapture:
    """An OpenCV capture of so many frames; each shows its number, from 1."""

    def __init__(self, frames: int) -> None:
        self.left = self.frames = frames
        self.released = False

    def read(self) -> tuple[bool, Image | None]:
        if self.left == 0:
            return False, None
        self.left -= 1
        number = (self.frames - self.left) % 256
        return True, np.full((6, 8, 3), number, np.uint8)

    def release(self) -> None:
        self.released = True


def captures(*lengths: int | None) -> Callable[[], FakeCapture]:
    """Return what opens one capture after another; None: nobody answers."""
    left = list(lengths)

    def opened() -> FakeCapture:
        length = left.pop(0)
        if length is None:
            raise HardwareMissingError("no camera")
        return FakeCapture(length)

    return opened


class FakeRequest:
    def __init__(self, array: Any, metadata: Mapping[str, Any]) -> None:
        self._array, self._metadata = array, metadata
        self.released = False

    def make_array(self, name: str) -> Any:
        assert name == "main"
        return self._array

    def get_metadata(self) -> Mapping[str, Any]:
        return self._metadata

    def release(self) -> None:
        self.released = True


class FakePicamera2:
    """picamera2's class as far as it is used; it chooses its own format."""

    def __init__(
        self, form: str = "RGB888", frames: int = 3, fails: Exception | None = None
    ) -> None:
        self.form, self.left, self.fails = form, frames, fails
        self.controls: dict[str, Any] = {}
        self.camera_controls = {"AeEnable": (0, 1, 1), "ExposureTime": (0, 1, 1)}
        self.requests: list[FakeRequest] = []
        self.state = "new"

    def __call__(self) -> "FakePicamera2":
        if self.fails is not None:
            raise self.fails
        self.state = "open"
        return self

    def create_video_configuration(
        self, main: Mapping[str, Any], *, queue: bool
    ) -> Mapping[str, Any]:
        return {"main": main, "queue": queue}

    def configure(self, configuration: Mapping[str, Any]) -> None:
        assert not configuration["queue"]

    def start(self) -> None:
        self.state = "running"

    def camera_configuration(self) -> Mapping[str, Any]:
        return {"main": {"format": self.form}}

    def capture_request(self, wait: float) -> FakeRequest:
        assert wait > 0, "a capture without a deadline may hang for ever"
        if self.left == 0:
            raise TimeoutError
        self.left -= 1
        shape = (9, 8) if self.form in ("NV12", "NV21", "YUV420") else (6, 8, 3)
        array = np.full(shape, 100, np.uint8)
        metered = {"ExposureTime": 9000, "AnalogueGain": 2.0, "ColourGains": (2, 1)}
        self.requests.append(FakeRequest(array, metered))
        return self.requests[-1]

    def set_controls(self, controls: Mapping[str, Any]) -> None:
        unknown = set(controls) - set(self.camera_controls)
        if unknown:
            raise RuntimeError(f"Control {unknown} is not advertised by libcamera")
        self.controls |= controls

    def stop(self) -> None:
        self.state = "stopped"

    def close(self) -> None:
        self.state = "closed"
