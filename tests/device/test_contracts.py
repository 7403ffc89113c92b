"""Each adapter and its mock, under the same tests."""

from collections.abc import Callable
from itertools import islice
from pathlib import Path

import cv2
import numpy as np
import pytest
from gpiozero.pins.mock import MockFactory

from calibration.common.arrays import Image
from device.camera.cameras import LiveSource
from device.camera.picamera import PicameraSource
from device.camera.sources import FolderSource, VideoSource
from device.clock import SystemClock
from device.config.patterns import LAMPS
from device.config.settings import LightSettings
from device.lamps.lights import NoLights, TerminalLights, status_leds
from device.mocks import MockClock, MockLights, MockSource, MockVoice
from device.ports import Clock, FrameSource, Lights, Priority, Voice
from device.simulated.simulator import SimulatedTable, SimulationPlan
from device.voice.speech import Silence, SpokenVoice, WavVoice
from rules.catalogue import find_game
from tests.device.fake_cameras import FakePicamera2, captures
from tests.device.voice.test_speech import FakePlayer, FakeRenderer

PICTURES: list[Image] = [np.full((24, 32, 3), 9 * n, np.uint8) for n in range(6)]


def folder(tmp_path: Path) -> FrameSource:
    for number, picture in enumerate(PICTURES):
        content = cv2.imencode(".png", picture)[1].tobytes()
        (tmp_path / f"{number}.png").write_bytes(content)
    return FolderSource(tmp_path, 0.2)


def video(tmp_path: Path) -> FrameSource:
    path = tmp_path / "film.avi"
    code = cv2.VideoWriter.fourcc(*"MJPG")
    writer = cv2.VideoWriter(str(path), code, 10.0, (32, 24))
    for picture in PICTURES:
        writer.write(picture)
    writer.release()
    return VideoSource(path)


SOURCES: dict[str, Callable[[Path], FrameSource]] = {
    "mock": lambda _: MockSource(PICTURES),
    "folder": folder,
    "video": video,
    "simulated table": lambda _: SimulatedTable(
        find_game("achi"), SimulationPlan(seed=1, most_turns=1)
    ),
    "live camera": lambda _: LiveSource(captures(10**6, 10**6), MockClock()),
    "picamera2": lambda _: PicameraSource(MockClock(), FakePicamera2(frames=50)),
}


@pytest.fixture(params=SOURCES)
def source(request: pytest.FixtureRequest, tmp_path: Path) -> FrameSource:
    return SOURCES[request.param](tmp_path)


def test_frames_are_bgr_pictures_in_order(source: FrameSource) -> None:
    frames = list(islice(source.frames(), 5))
    source.close()

    assert all(f.image.ndim == 3 and f.image.dtype == np.uint8 for f in frames)
    assert all(frame.image.shape[2] == 3 for frame in frames)
    assert [f.index for f in frames] == sorted({f.index for f in frames})
    times = [frame.time_s for frame in frames]
    assert times == sorted(times)
    assert times[0] >= 0


@pytest.mark.slow
def test_a_finite_source_yields_the_same_frames_whichever_are_wanted(
    source: FrameSource,
) -> None:
    if source.live:
        return
    whole = {frame.index: frame for frame in source.frames()}

    for frame in source.frames(lambda index: index in (2, 5)):
        again = whole[frame.index]
        assert frame.time_s == again.time_s
        np.testing.assert_array_equal(frame.image, again.image)


def test_a_source_can_be_closed_twice(source: FrameSource) -> None:
    next(source.frames())

    source.close()
    source.close()


LIGHTS: dict[str, Callable[[], Lights]] = {
    "mock": MockLights,
    "gpio": lambda: status_leds(LightSettings(), MockFactory()),
    "terminal": TerminalLights,
    "off": NoLights,
}


@pytest.mark.parametrize("kind", LIGHTS)
def test_lights_show_any_lamps_and_close_twice(kind: str) -> None:
    lights = LIGHTS[kind]()

    for lit in (frozenset(LAMPS), frozenset({"mill"}), frozenset[str]()):
        lights.show(lit)

    lights.close()
    lights.close()


def spoken(_folder: Path) -> Voice:
    player = FakePlayer()
    player.go_on(9)
    return SpokenVoice(FakeRenderer(), player, MockClock())


VOICES: dict[str, Callable[[Path], Voice]] = {
    "mock": lambda _: MockVoice(),
    "spoken": spoken,
    "wav": lambda folder: WavVoice(folder, FakeRenderer()),
    "off": lambda _: Silence(),
}


@pytest.mark.parametrize("kind", VOICES)
def test_a_voice_takes_any_sentence_and_closes_twice(kind: str, tmp_path: Path) -> None:
    voice = VOICES[kind](tmp_path)

    for priority in Priority:
        voice.say("White alpha seven.", priority)

    voice.close()
    voice.close()


@pytest.mark.parametrize("clock", [MockClock(), SystemClock()])
def test_a_clock_goes_forward_by_what_is_waited(clock: Clock) -> None:
    before = clock.now_s()

    clock.wait(0.001)

    assert clock.now_s() >= before + 0.001


def test_a_mock_source_fails_as_it_is_told() -> None:
    source = MockSource(PICTURES[:1], fails_with=[OSError("gone")])

    with pytest.raises(OSError, match="gone"):
        list(source.frames())
    assert len(list(source.frames())) == 1
    assert source.opened == 2
