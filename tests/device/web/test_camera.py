import cv2
import numpy as np
import pytest

from calibration.common.arrays import Image
from device.web.camera import CameraPicture

PICTURE = np.full((90, 160, 3), 128, np.uint8)


def decoded(content: bytes) -> Image:
    image = cv2.imdecode(np.frombuffer(content, np.uint8), cv2.IMREAD_COLOR)
    assert image is not None
    return np.asarray(image, np.uint8)


def test_there_is_no_picture_before_the_first() -> None:
    assert CameraPicture().make(overlay=False, width=640) is None


def test_the_newest_frame_is_made_a_jpeg() -> None:
    camera = CameraPicture()
    camera.show(PICTURE)

    jpeg = camera.make(overlay=False, width=640)

    assert jpeg is not None
    assert decoded(jpeg.content).shape == PICTURE.shape


def test_a_frame_is_encoded_once_however_many_look() -> None:
    camera = CameraPicture()
    camera.show(PICTURE)

    made = {id(camera.make(overlay=False, width=640)) for _ in range(5)}

    assert len(made) == 1


def test_the_picture_that_a_film_waits_with_is_encoded_once() -> None:
    camera = CameraPicture()
    camera.show(PICTURE)
    first = camera.make(overlay=False, width=640)

    camera.show(PICTURE)
    again = camera.make(overlay=False, width=640)

    assert again is first


def test_what_is_known_is_drawn_on_it_if_asked_for() -> None:
    camera = CameraPicture()
    camera.show(PICTURE, np.zeros_like)

    plain = camera.make(overlay=False, width=640)
    drawn = camera.make(overlay=True, width=640)

    assert plain is not None
    assert drawn is not None
    assert plain.tag != drawn.tag
    assert decoded(plain.content).mean() > 100
    assert decoded(drawn.content).mean() < 5


@pytest.mark.parametrize(("asked", "wide"), [(1, 320), (700, 640), (4096, 1280)])
def test_only_a_few_widths_are_made(asked: int, wide: int) -> None:
    camera = CameraPicture()
    camera.show(np.zeros((1080, 1920, 3), np.uint8))

    jpeg = camera.make(overlay=False, width=asked)

    assert jpeg is not None
    assert decoded(jpeg.content).shape[1] == wide


def test_a_lost_camera_has_no_picture() -> None:
    camera = CameraPicture()
    camera.show(PICTURE)
    camera.make(overlay=False, width=640)
    camera.show(None)

    assert camera.make(overlay=False, width=640) is None
