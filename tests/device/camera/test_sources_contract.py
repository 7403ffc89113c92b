"""Every source of frames, real and mock, under the same tests."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import islice
from pathlib import Path

import cv2
import numpy as np
import pytest

from calibration.common.arrays import Image
from device.camera.cameras import LiveSource
from device.camera.picamera import PicameraSource
from device.camera.sources import FolderSource, VideoSource, open_source
from device.camera.webcams import V4l2Camera
from device.mocks import MockClock, MockSource
from device.ports import CameraLostError, FrameSource
from device.simulated.simulator import SimulatedTable, SimulationPlan
from rules.catalogue import find_game
from tests.device.camera.test_cameras_usb import FakeCapture
from tests.device.camera_server import NetworkCamera, jpeg, served
from tests.device.fake_cameras import FakePicamera2, captures

PICTURES: list[Image] = [np.full((24, 32, 3), 9 * n, np.uint8) for n in range(8)]
_LAST = 6
"""A live camera is lost when so many of its frames were looked at."""


def _folder(place: Path, _stack: ExitStack) -> FrameSource:
    for number, picture in enumerate(PICTURES):
        content = cv2.imencode(".png", picture)[1].tobytes()
        (place / f"{number}.png").write_bytes(content)
    return FolderSource(place, 0.2)


def _video(place: Path, _stack: ExitStack) -> FrameSource:
    path = place / "film.avi"
    code = cv2.VideoWriter.fourcc(*"MJPG")
    writer = cv2.VideoWriter(str(path), code, 10.0, (32, 24))
    for picture in PICTURES:
        writer.write(picture)
    writer.release()
    return VideoSource(path)


def _mjpeg(_place: Path, stack: ExitStack) -> FrameSource:
    parts = [jpeg(number) for number in range(250)]
    camera = NetworkCamera(parts=parts, pause_s=0.01)
    camera.goes_on.set()
    return open_source(stack.enter_context(served(camera)), 1.0, MockClock())


class _Flickering(FakeCapture):
    """A USB camera no two of whose pictures are the same."""

    def grab(self) -> bool:
        self.grey = (self.grey + 1) % 256
        return super().grab()

    def retrieve(self) -> tuple[bool, Image | None]:
        self.looked = getattr(self, "looked", 0) + 1
        if self.looked == _LAST:
            self.frames = 0
        return super().retrieve()


def _usb(_place: Path, _stack: ExitStack) -> FrameSource:
    clock = MockClock()
    return LiveSource(lambda: V4l2Camera("/dev/video0", clock, _Flickering()), clock)


def _picamera(_place: Path, _stack: ExitStack) -> FrameSource:
    return PicameraSource(MockClock(), lambda: FakePicamera2(frames=_LAST))


SOURCES: dict[str, Callable[[Path, ExitStack], FrameSource]] = {
    "mock": lambda *_: MockSource(PICTURES),
    "folder": _folder,
    "video": _video,
    "simulated table": lambda *_: SimulatedTable(
        find_game("achi"), SimulationPlan(seed=1, most_turns=1)
    ),
    "live camera": lambda *_: LiveSource(captures(*[_LAST] * 9), MockClock()),
    "picamera2": _picamera,
    "usb camera": _usb,
    "mjpeg": _mjpeg,
}
LIVE = ["live camera", "picamera2", "usb camera", "mjpeg"]
FINITE = [name for name in SOURCES if name not in LIVE]


@pytest.fixture
def source(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[FrameSource]:
    with ExitStack() as stack:
        opened = SOURCES[request.param](tmp_path, stack)
        yield opened
        opened.close()


every = pytest.mark.parametrize("source", SOURCES, indirect=True)
finite = pytest.mark.parametrize("source", FINITE, indirect=True)
live = pytest.mark.parametrize("source", LIVE, indirect=True)


@every
def test_frames_are_bgr_pictures_in_order(source: FrameSource) -> None:
    frames = list(islice(source.frames(), 5))

    assert len(frames) == 5
    assert all(f.image.ndim == 3 and f.image.dtype == np.uint8 for f in frames)
    assert all(f.image.shape == (*frames[0].image.shape[:2], 3) for f in frames)
    assert [f.index for f in frames] == sorted({f.index for f in frames})
    times = [frame.time_s for frame in frames]
    assert times == sorted(times)
    assert times[0] >= 0


@pytest.mark.slow
@every
def test_a_frame_that_is_kept_does_not_change(source: FrameSource) -> None:
    frames = source.frames()
    kept = next(frames)
    before = kept.image.copy()

    for _ in range(3):
        next(frames)

    np.testing.assert_array_equal(kept.image, before)


@pytest.mark.slow
@every
def test_a_source_can_be_closed_twice_and_opened_again(source: FrameSource) -> None:
    next(source.frames())
    source.close()
    source.close()

    assert next(source.frames()).image.shape[2] == 3


@pytest.mark.slow
@finite
def test_a_finite_source_yields_the_same_frames_whichever_are_wanted(
    source: FrameSource,
) -> None:
    assert not source.live
    whole = {frame.index: frame for frame in source.frames()}

    some = list(source.frames(lambda index: index in (2, 5)))

    assert [frame.index for frame in some] == [2, 5]
    for frame in some:
        again = whole[frame.index]
        assert frame.time_s == again.time_s
        np.testing.assert_array_equal(frame.image, again.image)


@pytest.mark.slow
@live
def test_a_live_source_that_was_lost_goes_on_where_it_was(source: FrameSource) -> None:
    assert source.live
    indices: list[int] = []
    for _ in range(2):
        with pytest.raises(CameraLostError):
            indices.extend(frame.index for frame in source.frames())

    assert len(indices) >= 2
    assert indices == sorted(set(indices))
