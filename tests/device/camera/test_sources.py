from pathlib import Path

import cv2
import numpy as np
import pytest

from calibration.common.arrays import Image
from device.camera.sources import FolderSource, VideoSource, open_source, read_picture
from device.mocks import MockClock
from device.ports import HardwareMissingError, SourceError
from device.simulated.simulator import SimulatedTable
from rules.core.errors import UnknownGameError


def picture(grey: int) -> Image:
    return np.full((24, 32, 3), grey, np.uint8)


def save(path: Path, grey: int) -> None:
    path.write_bytes(cv2.imencode(path.suffix, picture(grey))[1].tobytes())


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for number, name in enumerate(["b.png", "a.jpg", "c.PNG"]):
        save(tmp_path / name, 50 * number)
    (tmp_path / "truth.json").write_text("{}")
    return tmp_path


@pytest.fixture
def video(tmp_path: Path) -> Path:
    path = tmp_path / "film.avi"
    writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*"MJPG"), 25.0, (32, 24))
    for number in range(10):
        writer.write(picture(20 * number))
    writer.release()
    return path


def test_pictures_come_in_name_order_each_held(folder: Path) -> None:
    frames = list(FolderSource(folder, hold_s=0.3).frames())

    assert [frame.index for frame in frames] == list(range(9))
    assert [frame.time_s for frame in frames] == [i / 10 for i in range(9)]
    assert [int(frame.image[0, 0, 0]) for frame in frames[::3]] == [50, 0, 100]


def test_a_held_picture_is_decoded_once(folder: Path) -> None:
    frames = list(FolderSource(folder, hold_s=0.3).frames())

    assert frames[0].image is frames[1].image is frames[2].image


def test_a_video_keeps_its_own_times(video: Path) -> None:
    frames = list(VideoSource(video).frames())

    assert [frame.index for frame in frames] == list(range(10))
    steps = np.diff([frame.time_s for frame in frames])
    np.testing.assert_allclose(steps, 0.04, atol=0.002)


def test_wanted_frames_are_the_same_frames(video: Path) -> None:
    source = VideoSource(video)
    whole = list(source.frames())

    (frame,) = source.frames(lambda index: index == 7)

    assert frame.time_s == whole[7].time_s
    np.testing.assert_array_equal(frame.image, whole[7].image)


def test_a_folder_without_pictures_says_what_it_wants(tmp_path: Path) -> None:
    with pytest.raises(SourceError, match=r"holds no pictures \(\.avif, \.bmp"):
        FolderSource(tmp_path, 1.0)


@pytest.mark.parametrize("hold_s", [0.0, -1.0])
def test_pictures_cannot_be_held_for_no_time(folder: Path, hold_s: float) -> None:
    with pytest.raises(SourceError, match="more than 0"):
        FolderSource(folder, hold_s)


@pytest.mark.parametrize("content", [b"", b"no picture at all"])
def test_a_broken_picture_is_named(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "x.jpg"
    path.write_bytes(content)

    with pytest.raises(SourceError, match=r"x\.jpg is no picture that can be read"):
        read_picture(path)


def test_a_missing_picture_is_named(tmp_path: Path) -> None:
    with pytest.raises(SourceError, match=r"x\.jpg: No such file"):
        read_picture(tmp_path / "x.jpg")


def test_a_file_that_is_no_video_is_named(tmp_path: Path) -> None:
    path = tmp_path / "x.mp4"
    path.write_bytes(b"no video at all")

    with pytest.raises(SourceError, match=r"x\.mp4 is no video that can be read"):
        list(VideoSource(path).frames())


@pytest.mark.parametrize(
    ("text", "error", "complaint"),
    [
        ("nowhere", SourceError, "no source called 'nowhere'; expected picamera2"),
        ("v4l2:/dev/video99", HardwareMissingError, "no camera at '/dev/video99'"),
        ("sim:nine_men_moris", UnknownGameError, "nine_mens_morris"),
        ("sim:achi:many", SourceError, "sim:GAME:SEED:TURNS"),
        ("sim", SourceError, "write sim:GAME"),
        ("picamera2", HardwareMissingError, "apt-get install python3-picamera2"),
    ],
)
def test_a_source_that_cannot_be_opened_says_why(
    text: str, error: type[Exception], complaint: str
) -> None:
    with pytest.raises(error, match=complaint):
        next(open_source(text, 1.0, MockClock()).frames())


def test_a_single_picture_is_no_film(folder: Path) -> None:
    with pytest.raises(SourceError, match="mwamuzi read"):
        open_source(str(folder / "a.jpg"), 1.0, MockClock())


def test_each_kind_of_source_is_found_by_its_text(folder: Path, video: Path) -> None:
    clock = MockClock()

    assert isinstance(open_source(str(folder), 1.0, clock), FolderSource)
    assert isinstance(open_source(str(video), 1.0, clock), VideoSource)
    assert isinstance(open_source("sim:achi", 1.0, clock), SimulatedTable)
    assert open_source("http://camera.local/stream", 1.0, clock).live
