"""The camera that a phone lends: newest only, one phone, photographs that stand."""

from itertools import pairwise

import cv2
import numpy as np
import pytest

from device.camera.phone import LentCamera, OtherPhoneError, PhoneSource
from device.camera.sources import open_source
from device.clock import SystemClock
from device.game.troubles import FrozenPicture
from device.ports import CameraLostError, HardwareMissingError, SourceError

ONE, OTHER = "phone0001", "phone0002"


def picture(shade: int, *, wide: int = 64, high: int = 48) -> bytes:
    """Return a JPEG of one shade of grey."""
    drawn = np.full((high, wide, 3), shade, np.uint8)
    return bytes(cv2.imencode(".jpg", drawn)[1])


@pytest.fixture
def lent() -> LentCamera:
    made = LentCamera()
    made.begin(ONE)
    return made


def source_of(lent: LentCamera) -> PhoneSource:
    return PhoneSource(lent, SystemClock(), watchdog_s=0.02)


def test_only_the_newest_picture_is_looked_at(lent: LentCamera) -> None:
    first = lent.send(ONE, picture(10))
    lent.send(ONE, picture(200))

    frame = next(source_of(lent).frames())

    assert frame.image.mean() == pytest.approx(200, abs=2)
    assert not frame.held
    assert lent.is_taken(first)


def test_a_picture_is_taken_once_and_a_phone_that_is_silent_is_lost(
    lent: LentCamera,
) -> None:
    number = lent.send(ONE, picture(10))
    source = source_of(lent)
    frames = source.frames()
    next(frames)

    assert lent.is_taken(number)
    with pytest.raises(CameraLostError, match="wake it"):
        next(frames)
    lent.send(ONE, picture(20))
    again = next(source.frames())
    assert again.index == 1


def test_without_a_phone_there_is_no_camera() -> None:
    with pytest.raises(HardwareMissingError, match="no phone lends"):
        next(source_of(LentCamera()).frames())


def test_the_phone_that_began_last_is_the_camera(lent: LentCamera) -> None:
    lent.send(ONE, picture(10))
    lent.begin(OTHER)
    number = lent.send(OTHER, picture(90))

    with pytest.raises(OtherPhoneError, match="another phone"):
        lent.send(ONE, picture(10))
    assert not lent.is_taken(number)
    assert next(source_of(lent).frames()).image.mean() == pytest.approx(90, abs=2)
    assert not lent.end(ONE)
    assert lent.end(OTHER)
    assert not lent.there


def test_a_phone_that_is_turned_sends_pictures_of_another_size(
    lent: LentCamera,
) -> None:
    frames = source_of(lent).frames()
    sizes = []
    for wide, high in ((64, 48), (48, 64)):
        lent.send(ONE, picture(10, wide=wide, high=high))
        sizes.append(next(frames).image.shape)

    assert sizes == [(48, 64, 3), (64, 48, 3)]


def test_a_photograph_stands_until_the_next_and_is_no_frozen_camera(
    lent: LentCamera,
) -> None:
    lent.send(ONE, picture(10), photograph=True)
    source, frozen = source_of(lent), FrozenPicture()
    frames = source.frames()
    seen = [next(frames) for _ in range(3)]

    assert all(one.image is other.image for one, other in pairwise(seen))
    assert all(one.held for one in seen)
    assert [frozen.shows(one) for one in seen] == [False] * 3
    again = next(source.frames())  # as when the next stage opens the camera
    assert again.held
    lent.send(ONE, picture(90), photograph=True)
    assert next(frames).image.mean() == pytest.approx(90, abs=2)


@pytest.mark.parametrize(
    "content",
    [b"", b"no picture", picture(10)[:20], b"\x89PNG\r\n\x1a\n" + b"\xff" * 30],
)
def test_what_is_no_picture_or_too_large_is_not_taken(
    lent: LentCamera, content: bytes
) -> None:
    with pytest.raises(SourceError, match=r"no picture of|too many"):
        lent.send(ONE, content)


def test_pictures_that_cannot_be_unpacked_lose_the_camera_in_the_end(
    lent: LentCamera,
) -> None:
    whole = picture(10)
    spoilt = whole[: whole.index(b"\xff\xc0") + 20]
    lent.send(ONE, spoilt)

    with pytest.raises(CameraLostError):
        next(source_of(lent).frames())


def test_only_a_page_takes_the_pictures_of_phones() -> None:
    with pytest.raises(SourceError, match="mwamuzi serve"):
        open_source("phone", 1.0, SystemClock())
