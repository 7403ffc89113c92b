import struct
import zlib
from pathlib import Path

import cv2
import numpy as np
import pytest

from device.camera.sources import read_picture
from device.ports import SourceError
from device.untrusted.pictures import Head, decoded, head_of

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
