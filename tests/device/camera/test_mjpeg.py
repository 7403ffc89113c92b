import base64
from pathlib import Path

import cv2
import numpy as np
import pytest

from device.camera.cameras import LiveCamera
from device.camera.mjpeg import MjpegCamera, OtherStreamError, PictureCamera
from device.camera.sources import open_address, open_source
from device.camera.webcams import VideoStream
from device.mocks import MockClock
from device.ports import CameraLostError, HardwareMissingError
from tests.device.camera_server import NetworkCamera, jpeg, served

GREYS = [10, 60, 110, 160, 210]


def seen(camera: LiveCamera, frames: int) -> list[int]:
    greys: list[int] = []
    for _ in range(frames):
        camera.grab()
        image = camera.picture()
        assert image is not None
        assert image.shape == (24, 32, 3)
        greys.append(int(image[12, 16, 0]))
    return greys


@pytest.mark.parametrize("lengths", [True, False])
def test_each_picture_comes_through(lengths: bool) -> None:
    camera = NetworkCamera(parts=[jpeg(grey) for grey in GREYS], lengths=lengths)

    with served(camera) as address:
        stream = MjpegCamera(address)
        greys = seen(stream, len(GREYS))
        stream.close()

    np.testing.assert_allclose(greys, GREYS, atol=2)


def test_pictures_with_boundaries_and_line_ends_within_them_come_through() -> None:
    part = jpeg(99) + b"\r\n--fram\r\n\n\r\n" + bytes(range(256))

    with served(NetworkCamera(parts=[part] * 2)) as address:
        stream = MjpegCamera(address)
        greys = seen(stream, 2)
        stream.close()

    np.testing.assert_allclose(greys, [99, 99], atol=2)


def test_a_spoilt_picture_is_none_and_the_next_one_comes() -> None:
    with served(NetworkCamera(parts=[b"no picture", b"", jpeg(70)])) as address:
        stream = MjpegCamera(address)
        for _ in range(2):
            stream.grab()
            assert stream.picture() is None
        greys = seen(stream, 1)
        stream.close()

    np.testing.assert_allclose(greys, [70], atol=2)


def test_pictures_of_another_size_come_through_as_they_are() -> None:
    upright = cv2.imencode(".jpg", np.full((32, 24, 3), 90, np.uint8))[1].tobytes()

    with served(NetworkCamera(parts=[jpeg(90), upright, jpeg(90)])) as address:
        stream = MjpegCamera(address)
        shapes = []
        for _ in range(3):
            stream.grab()
            image = stream.picture()
            assert image is not None
            shapes.append(image.shape[:2])
        stream.close()

    assert shapes == [(24, 32), (32, 24), (24, 32)]


def test_a_stream_that_ends_is_a_lost_camera() -> None:
    camera = NetworkCamera(parts=[jpeg(10)])
    with served(camera) as address:
        stream = MjpegCamera(address)
        seen(stream, 1)
        camera.goes_on.set()

        with pytest.raises(CameraLostError, match="broke off"):
            stream.grab()
        stream.close()


@pytest.mark.slow
def test_a_stream_that_falls_silent_is_a_lost_camera() -> None:
    with served(NetworkCamera(parts=[jpeg(10)])) as address:
        stream = MjpegCamera(address, wait_s=0.5)
        seen(stream, 1)

        with pytest.raises(CameraLostError, match="timed out"):
            stream.grab()
        stream.close()


@pytest.mark.parametrize(
    ("head", "complaint"),
    [
        (b"Content-Length: 99999999999\r\n\r\n", "a picture of 99999999999 bytes"),
        (b"Content-Length: -1\r\n\r\n", "a picture of -1 bytes"),
        (b"Content-Length: many\r\n\r\n", "invalid literal"),
        (b"X: y\r\n" * 200, "headers without an end"),
        (b"Content-Length: 500000\r\n\r\nshort", "within a picture"),
    ],
)
def test_a_stream_of_nonsense_is_a_lost_camera(head: bytes, complaint: str) -> None:
    content = b"--frame\r\n" + head
    with served(NetworkCamera(content=content)) as address:
        stream = MjpegCamera(address)

        with pytest.raises(CameraLostError, match=complaint):
            stream.grab()
        stream.close()


def test_a_camera_that_comes_back_is_taken_up_again() -> None:
    parts = [jpeg(grey) for grey in GREYS]
    camera = NetworkCamera(parts=parts, again=True, pause_s=0.01)
    indices: list[int] = []
    with served(camera) as address:
        source = open_source(address, 1.0, MockClock())
        for calls in (1, 2, 3):
            camera.goes_on.clear()
            frames = source.frames()
            indices.append(next(frames).index)
            camera.goes_on.set()
            with pytest.raises(CameraLostError, match="broke off"):
                indices.extend(frame.index for frame in frames)
            assert camera.calls == calls
        source.close()

    assert indices == sorted(set(indices))
    assert len(indices) >= 3


def test_a_camera_that_is_switched_off_is_missing_hardware() -> None:
    with served(NetworkCamera()) as address:
        pass

    with pytest.raises(HardwareMissingError, match="no video stream at http://127"):
        next(open_source(address, 1.0, MockClock()).frames())


def test_a_password_is_given_and_never_shown() -> None:
    words = base64.b64encode(b"anna:gru\xc3\x9f:gott").decode()
    camera = NetworkCamera(parts=[jpeg(50)], password=words)

    with served(camera) as address:
        place = address.removeprefix("http://")
        stream = MjpegCamera(f"http://anna:gru%C3%9F%3Agott@{place}")
        greys = seen(stream, 1)
        stream.close()
        with pytest.raises(HardwareMissingError, match="answers 401") as refused:
            MjpegCamera(f"http://anna:secret@{place}")

    np.testing.assert_allclose(greys, [50], atol=2)
    assert "secret" not in str(refused.value)


@pytest.mark.parametrize("algorithm", ["MD5", "SHA-256"])
def test_a_camera_that_asks_for_a_digest_never_gets_the_password(
    algorithm: str,
) -> None:
    words = base64.b64encode(b"anna:secret").decode()
    camera = NetworkCamera(
        parts=[jpeg(50)], password=words, digest=f"algorithm={algorithm},"
    )

    with served(camera) as address:
        place = address.removeprefix("http://")
        stream = MjpegCamera(f"http://anna:secret@{place}")
        greys = seen(stream, 1)
        stream.close()
        with pytest.raises(HardwareMissingError, match="answers 401"):
            MjpegCamera(f"http://anna:other@{place}")

    np.testing.assert_allclose(greys, [50], atol=2)
    assert all(given.startswith("Digest ") for given in camera.given)


def test_a_camera_that_sends_one_picture_is_asked_again_and_again() -> None:
    camera = NetworkCamera(kind="image/jpeg", content=jpeg(50))

    with served(camera) as address:
        stream = open_address(address)
        greys = seen(stream, 2)
        camera.content = jpeg(90)
        greys += seen(stream, 1)
        camera.kind, camera.content = "image/jpeg", b"spoilt"
        stream.grab()
        spoilt = stream.picture()
    with pytest.raises(CameraLostError, match="sends no pictures any more"):
        stream.grab()
    stream.close()

    assert isinstance(stream, PictureCamera)
    np.testing.assert_allclose(greys, [50, 50, 90], atol=2)
    assert spoilt is None


def test_another_kind_of_stream_is_read_by_opencv(tmp_path: Path) -> None:
    path = tmp_path / "film.avi"
    code = cv2.VideoWriter.fourcc(*"MJPG")
    writer = cv2.VideoWriter(str(path), code, 10.0, (32, 24))
    for grey in GREYS:
        writer.write(np.full((24, 32, 3), grey, np.uint8))
    writer.release()
    camera = NetworkCamera(kind="video/x-msvideo", content=path.read_bytes())

    with served(camera) as address:
        with pytest.raises(OtherStreamError, match="sends 'video/x-msvideo'"):
            MjpegCamera(address)
        stream = open_address(address)
        greys = []
        for _ in GREYS:
            stream.grab()
            image = stream.picture()
            assert image is not None
            greys.append(int(image[12, 16, 0]))
        with pytest.raises(CameraLostError, match="has ended"):
            stream.grab()
        stream.close()

    assert isinstance(stream, VideoStream)
    np.testing.assert_allclose(greys, GREYS, atol=3)


def test_a_stream_of_too_many_pixels_is_refused_when_it_is_opened() -> None:
    large = cv2.imencode(".jpg", np.full((4_000, 4_100), 90, np.uint8))[1].tobytes()
    camera = NetworkCamera(kind="video/x-motion-jpeg", content=2 * large)

    with (
        served(camera) as address,
        pytest.raises(HardwareMissingError, match=r"4100 x 4000 pixels.* at most 16 m"),
    ):
        open_address(address)


def test_what_is_no_stream_at_all_is_missing_hardware() -> None:
    page = NetworkCamera(kind="text/html", content=b"<h1>A camera's page</h1>")

    with served(page) as address, pytest.raises(HardwareMissingError, match="no video"):
        open_address(address)
