import logging
import threading
from collections.abc import Callable
from itertools import islice
from typing import Never

import numpy as np
import pytest

from calibration.common.arrays import Image
from device.camera import cameras
from device.camera.cameras import LiveSource
from device.camera.mailbox import Mailbox
from device.mocks import MockClock
from device.ports import CameraLostError, Frame, HardwareMissingError
from tests.device.fake_cameras import FakeCamera, HangingCamera, captures


def drained(source: LiveSource) -> list[Frame]:
    """Return the frames until the camera is lost."""
    frames: list[Frame] = []
    with pytest.raises(CameraLostError):
        frames.extend(source.frames())
    return frames


def wait_until(true: Callable[[], bool]) -> None:
    while not true():
        threading.Event().wait(0.001)


def test_a_lost_camera_is_opened_anew_and_counts_on() -> None:
    both = [FakeCamera(3), FakeCamera(2)]
    left = list(both)
    source = LiveSource(lambda: left.pop(0), MockClock())

    seen = drained(source) + drained(source)

    indices = [frame.index for frame in seen]
    assert indices == sorted(set(indices))
    assert [int(frame.image[0, 0, 0]) for frame in seen] == [1, 2, 3, 1, 2]
    assert all(camera.closed for camera in both)


def test_only_the_newest_frame_is_shown() -> None:
    camera = FakeCamera(10**9)
    frames = LiveSource(lambda: camera, MockClock()).frames()
    next(frames)
    wait_until(lambda: camera.grabbed > 300)
    grabbed = camera.grabbed

    frame = next(frames)

    _, many, few = (int(value) for value in frame.image[0, 0])
    assert frame.index + 1 == 256 * many + few >= grabbed
    frames.close()  # type: ignore[attr-defined]  # it is a generator


def test_nothing_is_made_of_frames_that_nobody_asks_for() -> None:
    camera = FakeCamera(10**9)
    frames = LiveSource(lambda: camera, MockClock()).frames()
    next(frames)
    wait_until(lambda: camera.grabbed > 50)

    assert camera.seen == 1
    frames.close()  # type: ignore[attr-defined]  # it is a generator


def test_a_spoilt_frame_is_passed_over() -> None:
    class Spoilt(FakeCamera):
        def picture(self) -> Image | None:
            return None if self.grabbed < 5 else super().picture()

    frames = LiveSource(lambda: Spoilt(10**9), MockClock()).frames()

    assert next(frames).index >= 4
    frames.close()  # type: ignore[attr-defined]  # it is a generator


def test_an_absent_camera_is_missing_hardware() -> None:
    with pytest.raises(HardwareMissingError, match="no camera"):
        next(LiveSource(captures(None), MockClock()).frames())


def test_a_camera_is_let_go_of() -> None:
    camera = FakeCamera(10**9)
    source = LiveSource(lambda: camera, MockClock())
    frames = source.frames()
    next(frames)

    frames.close()  # type: ignore[attr-defined]  # it is a generator
    source.close()

    assert camera.closed


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a camera that hangs be given up soon."""
    monkeypatch.setattr(cameras, "_LETTING_GO_S", 0.05)


@pytest.mark.usefixtures("impatient")
def test_a_camera_that_hangs_is_lost_after_its_watchdog() -> None:
    camera = HangingCamera(1)
    frames = LiveSource(lambda: camera, MockClock(), watchdog_s=0.01).frames()
    next(frames)

    with pytest.raises(CameraLostError, match="no frames any more"):
        next(frames)
    camera.goes_on.set()


@pytest.mark.usefixtures("impatient")
def test_a_driver_that_hangs_is_not_opened_twice() -> None:
    hanging = [HangingCamera(1), HangingCamera(9)]
    left = list(hanging)
    source = LiveSource(lambda: left.pop(0), MockClock(), watchdog_s=0.01)
    assert len(drained(source)) == 1
    with pytest.raises(CameraLostError, match="does not answer"):
        next(source.frames())
    assert len(left) == 1

    hanging[0].goes_on.set()
    wait_until(lambda: hanging[0].closed)
    assert source._stuck is not None
    source._stuck._thread.join()

    assert next(source.frames()).index > 0


@pytest.mark.usefixtures("impatient")
def test_a_camera_that_hangs_while_it_is_opened_is_lost() -> None:
    goes_on = threading.Event()

    def opened() -> FakeCamera:
        goes_on.wait()
        return FakeCamera(1)

    source = LiveSource(opened, MockClock(), watchdog_s=0.01, opening_s=0.02)

    with pytest.raises(CameraLostError):
        next(source.frames())
    goes_on.set()


def test_a_fault_of_a_driver_is_a_lost_camera(
    caplog: pytest.LogCaptureFixture,
) -> None:
    class Faulty(FakeCamera):
        def picture(self) -> Never:
            raise ZeroDivisionError("in the driver")

    with pytest.raises(CameraLostError, match="driver failed: in the driver"):
        next(LiveSource(lambda: Faulty(9), MockClock()).frames())
    assert "ZeroDivisionError" in caplog.text


class Frozen(FakeCamera):
    """A camera whose picture stays the very same."""

    def picture(self) -> Image | None:
        return np.zeros((6, 8, 3), np.uint8)


def test_a_frozen_camera_is_opened_anew_ever_less_often(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.WARNING)
    clock, opened_s = MockClock(), []

    def opened() -> FakeCamera:
        opened_s.append(clock.now_s())
        return Frozen(10**9)

    frames = LiveSource(opened, clock).frames()
    for _ in range(100):
        next(frames)
        clock.wait(1.0)
    frames.close()  # type: ignore[attr-defined]  # it is a generator

    assert opened_s == [
        0.0,
        pytest.approx(10, abs=2),
        pytest.approx(31, abs=3),
        pytest.approx(71, abs=4),
    ]
    assert "one picture again and again" in caplog.text


def test_a_picture_that_is_sent_twice_is_shown_once() -> None:
    class Twice(FakeCamera):
        def picture(self) -> Image | None:
            self.seen += 1
            return np.full((6, 8, 3), self.seen // 3, np.uint8)

    frames = list(islice(LiveSource(lambda: Twice(30), MockClock()).frames(), 10))

    assert [int(frame.image[0, 0, 0]) for frame in frames] == list(range(10))


def test_a_camera_whose_picture_changes_is_left_alone() -> None:
    clock, opened = MockClock(), []

    def open_camera() -> FakeCamera:
        opened.append(FakeCamera(10**9))
        return opened[-1]

    frames = LiveSource(open_camera, clock).frames()
    for _ in range(100):
        next(frames)
        clock.wait(1.0)
    frames.close()  # type: ignore[attr-defined]  # it is a generator

    assert len(opened) == 1


def test_a_mailbox_hands_on_what_comes_after_it_was_asked() -> None:
    letters: Mailbox[str] = Mailbox()
    letters.put("old")
    asked = threading.Event()

    def answer() -> None:
        while not letters.asked:
            threading.Event().wait(0.001)
        asked.set()
        letters.put("new")

    threading.Thread(target=answer).start()

    assert letters.take(60.0) == "new"
    assert asked.is_set()
    assert letters.take(0.0) is None


def test_a_mailbox_hands_on_an_error() -> None:
    letters: Mailbox[str] = Mailbox()
    letters.fail(CameraLostError("gone"))

    with pytest.raises(CameraLostError, match="gone"):
        letters.take(60.0)
