import threading
from itertools import islice

import numpy as np
import pytest

from device.cameras import LiveSource
from device.mocks import MockClock
from device.picamera import METERED_S, PicameraSource, bgr_from
from device.ports import CameraLostError, Frame, HardwareMissingError, Image
from tests.device.fake_cameras import FakeCapture, FakePicamera2, captures


def drained(source: LiveSource | PicameraSource) -> list[Frame]:
    """Return the frames until the camera is lost."""
    frames: list[Frame] = []
    with pytest.raises(CameraLostError):
        frames.extend(source.frames())
    return frames


def test_a_lost_camera_is_opened_anew_and_counts_on() -> None:
    source = LiveSource(captures(3, 2), MockClock())

    before, after = drained(source), drained(source)

    indices = [frame.index for frame in before + after]
    assert indices == sorted(set(indices))
    assert int(after[-1].image[0, 0, 0]) == 2


def test_a_live_camera_shows_the_newest_frame_only() -> None:
    first_taken = threading.Event()

    class Waiting(FakeCapture):
        def read(self) -> tuple[bool, Image | None]:
            if self.left < self.frames:
                first_taken.wait(5)
            return super().read()

    source = LiveSource(lambda: Waiting(500), MockClock())
    frames = source.frames()
    assert next(frames).index == 0
    first_taken.set()
    assert source._reading is not None
    source._reading._thread.join()

    assert next(frames).index == 499


def test_an_absent_camera_is_missing_hardware() -> None:
    with pytest.raises(HardwareMissingError):
        next(LiveSource(captures(None), MockClock()).frames())


def test_a_camera_is_let_go_of() -> None:
    capture = FakeCapture(10**9)
    source = LiveSource(lambda: capture, MockClock())
    frames = source.frames()
    next(frames)

    frames.close()  # type: ignore[attr-defined]  # it is a generator
    source.close()

    assert capture.released


def test_a_camera_that_hangs_is_lost_after_its_deadline() -> None:
    class Hanging(FakeCapture):
        def read(self) -> tuple[bool, None]:
            unplugged.wait(5)
            return False, None

    unplugged = threading.Event()
    source = LiveSource(lambda: Hanging(1), MockClock(), deadline_s=0.01)

    with pytest.raises(CameraLostError):
        next(source.frames())
    unplugged.set()


@pytest.mark.parametrize("form", ["RGB888", "BGR888", "NV12", "YUV420", "NV21"])
def test_frames_are_bgr_whatever_format_the_camera_chose(form: str) -> None:
    (frame,) = islice(PicameraSource(MockClock(), FakePicamera2(form)).frames(), 1)

    assert frame.image.shape == (6, 8, 3)
    assert frame.image.dtype == np.uint8


def test_blue_stays_blue() -> None:
    rgb = np.zeros((2, 2, 3), np.uint8)
    rgb[..., 2] = 200

    assert bgr_from(rgb, "BGR888")[0, 0].tolist() == [200, 0, 0]
    assert bgr_from(rgb[..., ::-1], "RGB888")[0, 0].tolist() == [200, 0, 0]


def test_a_format_nobody_knows_is_refused() -> None:
    with pytest.raises(CameraLostError, match="gives SRGGB10; expected RGB888"):
        bgr_from(np.zeros((2, 2)), "SRGGB10")


def test_exposure_is_locked_as_metered_as_far_as_the_camera_can() -> None:
    clock, camera = MockClock(), FakePicamera2(frames=9)
    frames = PicameraSource(clock, camera).frames()
    next(frames)
    assert camera.controls == {}

    clock.wait(METERED_S)
    next(frames)

    assert camera.controls == {"AeEnable": False, "ExposureTime": 9000}


def test_every_capture_is_given_back_and_the_camera_closed() -> None:
    camera = FakePicamera2()

    frames = drained(PicameraSource(MockClock(), camera))

    assert [frame.index for frame in frames] == [0, 1, 2]
    assert all(request.released for request in camera.requests)
    assert camera.state == "closed"


@pytest.mark.parametrize("error", [RuntimeError("busy"), IndexError("no camera 0")])
def test_a_pi_without_a_camera_is_missing_hardware(error: Exception) -> None:
    with pytest.raises(HardwareMissingError, match="check its cable"):
        next(PicameraSource(MockClock(), FakePicamera2(fails=error)).frames())
