import inspect
from itertools import islice

import cv2
import numpy as np
import pytest

from calibration.common.arrays import Image
from device.camera.picamera import (
    FRAME_SIZE,
    PiCamera,
    Picamera2,
    PicameraSource,
    Request,
    bgr_from,
)
from device.mocks import MockClock
from device.ports import CameraLostError, HardwareMissingError
from tests.device import surface
from tests.device.fake_cameras import (
    SENSOR,
    WITH_COLOUR,
    WITH_LENS,
    FakePicamera2,
    FakeRequest,
)


def opened(camera: FakePicamera2, clock: MockClock | None = None) -> PiCamera:
    return PiCamera(camera, clock or MockClock())


def pictures(camera: PiCamera, clock: MockClock, seconds: float) -> None:
    """Look at so many seconds of frames, ten a second."""
    for _ in range(round(seconds * 10)):
        camera.grab()
        camera.picture()
        clock.wait(0.1)


# -- the surface -----------------------------------------------------------


def test_what_was_written_down_of_picamera2_is_what_is_installed() -> None:
    package = surface.installed()

    there = surface.recorded() if package is None else surface.surface_of(package)

    assert there == surface.recorded()


@pytest.mark.parametrize(
    ("used", "fake", "name"),
    [
        (Picamera2, FakePicamera2, "Picamera2"),
        (Request, FakeRequest, "CompletedRequest"),
    ],
)
def test_only_what_picamera2_offers_is_used_and_faked(
    used: type, fake: type, name: str
) -> None:
    offered = surface.recorded()[name]
    methods = {key for key in vars(used) if not key.startswith("_")}
    assert methods == set(offered)
    for method in methods:
        if isinstance(vars(used)[method], property):
            continue
        parameters = list(inspect.signature(vars(used)[method]).parameters.values())[1:]
        faked = list(inspect.signature(vars(fake)[method]).parameters.values())[1:]
        assert [p.name for p in faked] == [p.name for p in parameters]
        assert {p.name for p in parameters} <= set(offered[method])
        by_place = [p.name for p in parameters if p.kind is not p.KEYWORD_ONLY]
        assert by_place == offered[method][: len(by_place)]


# -- pixels ----------------------------------------------------------------

FORMS = ["RGB888", "BGR888", "XBGR8888", "XRGB8888", "NV12", "NV21", "YUV420", "YUYV"]


@pytest.mark.parametrize("form", FORMS)
def test_frames_are_bgr_whatever_format_the_camera_chose(form: str) -> None:
    source = PicameraSource(MockClock(), FakePicamera2(form))

    (frame,) = islice(source.frames(), 1)

    assert frame.image.shape == (*reversed(FRAME_SIZE), 3)
    assert frame.image.dtype == np.uint8


def colours() -> Image:
    """Return a picture of four colours, even enough for any format."""
    image = np.zeros((32, 48, 3), np.uint8)
    image[:16, :24] = (200, 40, 30)
    image[:16, 24:] = (40, 180, 60)
    image[16:, :24] = (30, 60, 210)
    image[16:, 24:] = (128, 128, 128)
    return image


def padded(array: np.ndarray, columns: int) -> np.ndarray:
    return np.pad(array, [(0, 0), (0, columns), *[(0, 0)] * (array.ndim - 2)])


def planar(image: Image, form: str) -> np.ndarray:
    """Return a picture in a planar YUV format, made of OpenCV's I420."""
    height, width = image.shape[:2]
    i420 = cv2.cvtColor(image, cv2.COLOR_BGR2YUV_I420)
    u, v = i420[height:].reshape(2, height // 2, width // 2)
    if form == "YUV420":
        return i420
    first, second = (u, v) if form == "NV12" else (v, u)
    both = np.stack([first, second], axis=2).reshape(height // 2, width)
    return np.concatenate([i420[:height], both])


@pytest.mark.parametrize("form", ["NV12", "NV21", "YUV420"])
def test_planar_pictures_keep_their_colours(form: str) -> None:
    image = colours()

    seen = bgr_from(planar(image, form), form, (48, 32))

    assert np.abs(seen.astype(int) - image)[:, 4:20].max() <= 4


def test_rows_with_padding_lose_it() -> None:
    image = colours()
    i420 = planar(image, "YUV420")
    u, v = i420[32:].reshape(2, 16, 24)
    wide = np.concatenate(
        [
            padded(i420[:32], 16),
            padded(u, 8).reshape(8, 64),
            padded(v, 8).reshape(8, 64),
        ]
    )

    seen = bgr_from(wide, "YUV420", (48, 32))

    assert seen.shape == image.shape
    assert np.abs(seen.astype(int) - image)[:, 4:20].max() <= 4
    rgb = padded(image, 5)
    np.testing.assert_array_equal(bgr_from(rgb, "RGB888", (48, 32)), image)


@pytest.mark.parametrize(
    ("form", "order"),
    [
        ("RGB888", [0, 1, 2]),  # its names are the other way round
        ("BGR888", [2, 1, 0]),
        ("MJPEG", [2, 1, 0]),
        ("XRGB8888", [0, 1, 2, 0]),
        ("XBGR8888", [2, 1, 0, 0]),
    ],
)
def test_blue_stays_blue(form: str, order: list[int]) -> None:
    image = colours()

    np.testing.assert_array_equal(bgr_from(image[..., order], form, (48, 32)), image)


def test_a_format_nobody_knows_is_refused() -> None:
    with pytest.raises(CameraLostError, match="gives SRGGB10; expected RGB888"):
        bgr_from(np.zeros((2, 2)), "SRGGB10", (2, 2))


# -- light and focus -------------------------------------------------------


def test_exposure_is_metered_then_locked_as_metered() -> None:
    clock, fake = MockClock(), FakePicamera2(controls=WITH_COLOUR)
    camera = opened(fake, clock)
    assert fake.set["AeEnable"] is fake.set["AwbEnable"] is True

    pictures(camera, clock, 0.5)
    assert fake.set["AeEnable"] is True
    pictures(camera, clock, 2)

    assert fake.set["AeEnable"] is fake.set["AwbEnable"] is False
    assert fake.set["ExposureTime"] == 9_000
    assert fake.set["AnalogueGain"] == 2.0
    assert fake.set["ColourGains"] == (2.1, 1.6)


def test_light_that_really_changed_is_metered_anew_and_locked_anew() -> None:
    clock, fake = MockClock(), FakePicamera2(controls=WITH_COLOUR)
    camera = opened(fake, clock)
    pictures(camera, clock, 5)

    fake.grey = 50
    pictures(camera, clock, 3.5)
    assert fake.set["AeEnable"] is fake.set["AwbEnable"] is True
    fake.metadata["ExposureTime"] = 30_000
    pictures(camera, clock, 5)

    assert fake.set["AeEnable"] is False
    assert fake.set["ExposureTime"] == 30_000


@pytest.mark.parametrize("said", [{"AeLocked": False}, {"AeState": 1}])
def test_a_camera_that_still_searches_is_not_locked_yet(said: dict[str, int]) -> None:
    clock, fake = MockClock(), FakePicamera2()
    fake.metadata |= said
    camera = opened(fake, clock)

    pictures(camera, clock, 2)
    assert fake.set["AeEnable"] is True

    fake.metadata |= {"AeLocked": True} if "AeLocked" in said else {"AeState": 2}
    pictures(camera, clock, 0.2)
    assert fake.set["AeEnable"] is False


def test_only_controls_that_the_sensor_has_are_set() -> None:
    clock, fake = MockClock(), FakePicamera2()

    pictures(opened(fake, clock), clock, 3)

    assert set(fake.set) == set(SENSOR)
    assert "focus" not in fake.did


def test_a_control_that_the_camera_refuses_is_left(
    caplog: pytest.LogCaptureFixture,
) -> None:
    class Refusing(FakePicamera2):
        def set_controls(self, controls: dict[str, object]) -> None:
            raise RuntimeError("out of range")

    clock, fake = MockClock(), Refusing()

    pictures(opened(fake, clock), clock, 3)

    assert "refuses AeEnable = False: out of range" in caplog.text


def test_the_focus_is_found_once_and_locked() -> None:
    clock, fake = MockClock(), FakePicamera2(controls=WITH_LENS)

    pictures(opened(fake, clock), clock, 5)

    assert fake.did == ["open", "start", "focus"]
    assert fake.set["AfMode"] == 0
    assert fake.set["LensPosition"] == 4.2


@pytest.mark.parametrize(("found", "did"), [(False, []), (None, ["flush"])])
def test_a_focus_that_is_not_found_stops_nothing(
    found: bool | None, did: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    fake = FakePicamera2(controls=WITH_LENS, finds_focus=found)

    opened(fake).grab()

    assert fake.did == ["open", "start", "focus", *did]
    assert "finds no focus" in caplog.text


# -- the camera itself -----------------------------------------------------


def test_every_frame_is_given_back_and_the_camera_closed() -> None:
    fake = FakePicamera2(frames=3)
    camera = opened(fake)
    for _ in range(3):
        camera.grab()
        camera.picture()
    with pytest.raises(CameraLostError, match="check its cable"):
        camera.grab()
    camera.close()

    assert [request.released for request in fake.requests] == [1, 1, 1]
    assert fake.did[-2:] == ["flush", "close"]


@pytest.mark.parametrize("error", [RuntimeError("busy"), IndexError("no camera 0")])
def test_a_pi_without_a_camera_is_missing_hardware(error: Exception) -> None:
    with pytest.raises(HardwareMissingError, match="check its cable"):
        next(PicameraSource(MockClock(), FakePicamera2(fails=error)).frames())


def test_a_camera_that_cannot_be_configured_is_closed() -> None:
    class Stubborn(FakePicamera2):
        def configure(self, camera_config: dict[str, object]) -> None:
            raise RuntimeError("Invalid camera configuration")

    fake = Stubborn()

    with pytest.raises(HardwareMissingError, match="Invalid camera configuration"):
        opened(fake)
    assert fake.did[-1] == "close"


def test_a_camera_that_does_not_close_well_is_let_go(
    caplog: pytest.LogCaptureFixture,
) -> None:
    class Clinging(FakePicamera2):
        def close(self) -> None:
            raise RuntimeError("still acquired")

    opened(Clinging()).close()

    assert "still acquired" in caplog.text


def test_a_frame_that_cannot_be_read_is_a_lost_camera() -> None:
    class Broken(FakeRequest):
        def get_metadata(self) -> dict[str, object]:
            raise RuntimeError("failed to find buffer")

    fake = FakePicamera2()
    camera = opened(fake)
    camera.grab()
    camera._request = Broken(np.zeros((2, 2), np.uint8), {})

    with pytest.raises(CameraLostError, match="failed to find buffer"):
        camera.picture()
