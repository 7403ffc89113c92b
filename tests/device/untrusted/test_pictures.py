import io
import struct
import zlib
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest
from PIL import Image as Pillow

from calibration.common.arrays import Image
from device.camera.sources import read_picture
from device.ports import SourceError
from device.untrusted.pictures import Head, decoded, decoded_file, head_of

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize("ending", [".jpg", ".png", ".bmp", ".webp"])
def test_a_picture_s_size_is_in_its_head(ending: str) -> None:
    picture = np.full((31, 47, 3), 90, np.uint8)
    content = cv2.imencode(ending, picture)[1].tobytes()

    assert head_of(content) == Head(47, 31)
    seen = decoded(content)
    assert seen is not None
    assert seen.shape == (31, 47, 3)
    assert decoded(content, 47 * 31 - 1) is None


def saved(picture: Image, kind: str, **how: Any) -> bytes:
    """Return a picture as Pillow writes it."""
    into = io.BytesIO()
    Pillow.fromarray(picture[..., ::-1]).save(into, kind, **how)
    return into.getvalue()


@pytest.mark.parametrize("kind", ["AVIF", "TIFF"])
def test_a_file_may_be_of_a_format_that_no_camera_sends(kind: str) -> None:
    picture = np.full((31, 47, 3), (40, 90, 160), np.uint8)
    content = saved(picture, kind)

    np.testing.assert_allclose(decoded_file(content), picture, atol=4)
    assert decoded(content) is None
    with pytest.raises(SourceError, match="47 x 31 pixels, which is too many"):
        decoded_file(content, 47 * 31 - 1)
    with pytest.raises(SourceError, match=f"is no {kind} picture"):
        decoded_file(content[:60])


@pytest.mark.parametrize("orientation", [1, 6])
def test_a_file_is_read_upright(orientation: int) -> None:
    exif = Pillow.Exif()
    exif[274] = orientation
    content = saved(np.full((31, 47, 3), 90, np.uint8), "TIFF", exif=exif)

    shape = decoded_file(content).shape

    assert shape == ((31, 47, 3) if orientation == 1 else (47, 31, 3))


def test_a_jpeg_that_lacks_its_last_bytes_is_read_and_half_of_one_is_not() -> None:
    chance = np.random.default_rng(7)
    picture = chance.integers(0, 255, (320, 240, 3)).astype(np.uint8)
    whole = cv2.imencode(".jpg", picture)[1].tobytes()

    seen = decoded_file(whole)
    for gone in (1, 2, 40):
        most = decoded_file(whole[:-gone])
        np.testing.assert_array_equal(most[:300], seen[:300])
    with pytest.raises(SourceError, match="is no picture that can be read"):
        decoded_file(whole[: len(whole) // 2])


def test_of_a_heic_picture_one_line_says_what_to_do() -> None:
    with pytest.raises(SourceError, match="set the phone to JPEG"):
        decoded_file(b"\0\0\0\x18ftypheic\0\0\0\0mif1heic" + bytes(99))


def bomb(wide: int, high: int) -> bytes:
    """Return a PNG of one colour, which packs well."""

    def part(kind: bytes, body: bytes) -> bytes:
        crc = struct.pack(">I", zlib.crc32(kind + body))
        return struct.pack(">I", len(body)) + kind + body + crc

    head = struct.pack(">IIBBBBB", wide, high, 8, 2, 0, 0, 0)
    rows = zlib.compress(b"\0" * 1000)
    parts = part(b"IHDR", head) + part(b"IDAT", rows) + part(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + parts


def test_a_picture_with_too_many_pixels_is_not_unpacked(tmp_path: Path) -> None:
    path = tmp_path / "a.png"
    path.write_bytes(bomb(30_000, 30_000))

    with pytest.raises(SourceError, match="30000 x 30000 pixels, which is too many"):
        read_picture(path)
    assert decoded(path.read_bytes()) is None


@pytest.mark.parametrize("content", [b"", b"\xff\xd8", b"BM", b"RIFF", b"\xff" * 99])
def test_what_is_no_picture_has_no_size(content: bytes) -> None:
    assert head_of(content) is None
    assert decoded(content) is None


def test_pictures_are_unpacked_in_one_place() -> None:
    words = ("imdecode(", "imread(", "Image.open(")
    unpacking = {
        path.name
        for path in (ROOT / "device").rglob("*.py")
        if any(word in path.read_text(encoding="utf-8") for word in words)
    }
    assert unpacking == {"pictures.py"}
