from dataclasses import dataclass, field

import cv2
import numpy as np
import pytest

from calibration.common.arrays import Image
from device.camera.webcams import FRAME_SIZE, V4l2Camera
from device.mocks import MockClock
from device.ports import CameraLostError, HardwareMissingError

BY_ITSELF = {
    cv2.CAP_PROP_AUTO_EXPOSURE: 3.0,
    cv2.CAP_PROP_EXPOSURE: 156.0,
    cv2.CAP_PROP_AUTO_WB: 1.0,
    cv2.CAP_PROP_WB_TEMPERATURE: 4600.0,
    cv2.CAP_PROP_AUTOFOCUS: 1.0,
    cv2.CAP_PROP_FOCUS: 30.0,
}
"""What a driver that can do all answers while its camera measures by itself."""


@dataclass
class FakeCapture:
    """OpenCV's capture of a USB camera, as far as it is used.

    Attributes
    ----------
    driver
        The controls that it has, and their values.
    frames
        It has so many.
    """

    driver: dict[int, float] = field(default_factory=lambda: dict(BY_ITSELF))
    frames: int = 10**9
    spoilt: bool = False
    grey: int = 100
    wrote: list[int] = field(default_factory=list)
    released: bool = False

    def get(self, key: int) -> float:
        return self.driver.get(key, -1.0)

    def set(self, key: int, value: float) -> bool:
        self.wrote.append(key)
        if key not in self.driver:
            return False
        self.driver[key] = value
        return True

    def grab(self) -> bool:
        self.frames -= 1
        return self.frames >= 0

    def retrieve(self) -> tuple[bool, Image | None]:
        if self.spoilt:
            return False, None
        return True, np.full((48, 64, 3), self.grey, np.uint8)

    def release(self) -> None:
        self.released = True


def watched(capture: FakeCapture, seconds: float) -> V4l2Camera:
    """Return the camera after so many seconds of frames, ten a second."""
    clock = MockClock()
    camera = V4l2Camera("/dev/video0", clock, capture)
    go_on(camera, clock, seconds)
    return camera


def go_on(camera: V4l2Camera, clock: MockClock, seconds: float) -> None:
    for _ in range(round(seconds * 10)):
        camera.grab()
        assert camera.picture() is not None
        clock.wait(0.1)


def test_a_usb_camera_is_asked_for_its_size_and_newest_frame() -> None:
    capture = FakeCapture({cv2.CAP_PROP_FRAME_WIDTH: 640, cv2.CAP_PROP_BUFFERSIZE: 4})

    V4l2Camera("/dev/video0", MockClock(), capture)

    assert capture.driver[cv2.CAP_PROP_FRAME_WIDTH] == FRAME_SIZE[0]
    assert capture.driver[cv2.CAP_PROP_BUFFERSIZE] == 1


def test_light_and_focus_are_locked_as_the_camera_found_them() -> None:
    capture = FakeCapture()

    watched(capture, 3)

    assert capture.driver == {
        **BY_ITSELF,
        cv2.CAP_PROP_AUTO_EXPOSURE: 1.0,
        cv2.CAP_PROP_AUTO_WB: 0.0,
        cv2.CAP_PROP_AUTOFOCUS: 0.0,
    }
    assert cv2.CAP_PROP_EXPOSURE in capture.wrote
    assert cv2.CAP_PROP_FOCUS in capture.wrote


def test_what_the_driver_cannot_lock_is_left_alone() -> None:
    capture = FakeCapture({cv2.CAP_PROP_AUTO_EXPOSURE: 3.0})

    watched(capture, 3)

    assert capture.driver == {cv2.CAP_PROP_AUTO_EXPOSURE: 1.0}
    assert cv2.CAP_PROP_EXPOSURE not in capture.wrote


def test_changed_light_is_measured_anew() -> None:
    capture, clock = FakeCapture(), MockClock()
    camera = V4l2Camera("/dev/video0", clock, capture)
    go_on(camera, clock, 3)

    capture.grey = 50
    go_on(camera, clock, 3.5)

    assert capture.driver[cv2.CAP_PROP_AUTO_EXPOSURE] == 3.0
    assert capture.driver[cv2.CAP_PROP_AUTO_WB] == 1.0
    assert capture.driver[cv2.CAP_PROP_AUTOFOCUS] == 0.0


def test_a_camera_that_is_pulled_out_is_lost() -> None:
    capture = FakeCapture(frames=1)
    camera = V4l2Camera("/dev/video0", MockClock(), capture)
    camera.grab()

    with pytest.raises(CameraLostError, match="check its cable"):
        camera.grab()
    camera.close()
    assert capture.released


def test_a_spoilt_frame_is_none() -> None:
    camera = V4l2Camera("/dev/video0", MockClock(), FakeCapture(spoilt=True))
    camera.grab()

    assert camera.picture() is None


@pytest.mark.parametrize(
    ("device", "complaint"),
    [
        ("/dev/video99", "no camera at '/dev/video99'; this machine has"),
        ("/dev/null", "/dev/null is no camera that can be opened"),
    ],
)
def test_what_is_no_camera_is_missing_hardware(device: str, complaint: str) -> None:
    with pytest.raises(HardwareMissingError, match=complaint):
        V4l2Camera(device, MockClock())
