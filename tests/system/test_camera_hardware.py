"""On a Raspberry Pi with its camera over anything that lies still: -m hardware."""

from itertools import pairwise, takewhile

import numpy as np
import pytest

from device.camera.picamera import FRAME_SIZE, PicameraSource
from device.clock import SystemClock
from device.ports import Frame

pytestmark = pytest.mark.slow

pytestmark = pytest.mark.hardware
_WATCHED_S = 10.0


@pytest.fixture(scope="module")
def frames() -> list[Frame]:
    """Return ten seconds of frames."""
    source = PicameraSource(SystemClock())
    try:
        return list(takewhile(lambda one: one.time_s < _WATCHED_S, source.frames()))
    finally:
        source.close()


def test_frames_are_fresh_and_of_the_size_that_was_asked_for(
    frames: list[Frame],
) -> None:
    assert len(frames) >= 5 * _WATCHED_S
    assert {frame.image.shape for frame in frames} == {(*reversed(FRAME_SIZE), 3)}
    pairs = pairwise(frames)
    assert all(before.time_s < after.time_s for before, after in pairs)


def test_light_is_held_once_it_is_measured(frames: list[Frame]) -> None:
    light = [float(f.image.mean()) for f in frames if f.time_s > _WATCHED_S / 2]

    assert 20 < np.mean(light) < 235
    assert np.ptp(light) < 0.02 * np.mean(light)


def test_the_camera_is_let_go_of_and_opened_again() -> None:
    source = PicameraSource(SystemClock())
    for _ in range(3):
        assert next(source.frames()).image.any()
        source.close()
