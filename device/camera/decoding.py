"""Pictures unpacked: the one place, and none that is larger than a camera's."""

import cv2
import numpy as np

from calibration.common.arrays import Image

MOST_PX = 50_000_000
"""So many pixels has the picture of the largest phone that boards are taken with."""

MOST_STREAMED_PX = 16_000_000
"""So many pixels a camera may send again and again."""

_PNG, _BMP = b"\x89PNG\r\n\x1a\n", b"BM"
_SIZES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
_ALONE = frozenset({0x01, *range(0xD0, 0xD9)})


def decoded(content: bytes, most_px: int = MOST_PX) -> Image | None:
    """Return the picture that a file holds; None if it is none, or too large.

    Its size is looked up in its head before anything is unpacked.

    Parameters
    ----------
    content
        A JPEG, PNG, BMP or WebP file.
    most_px
        One of more pixels is not unpacked.

    Returns
    -------
    ndarray of shape (H, W, 3), uint8, BGR, or None
    """
    size = picture_size(content)
    if size is None or not 0 < size[0] * size[1] <= most_px:
        return None
    image = cv2.imdecode(np.frombuffer(content, np.uint8), cv2.IMREAD_COLOR)
    return None if image is None else np.asarray(image, dtype=np.uint8)


def picture_size(content: bytes) -> tuple[int, int] | None:
    """Return how wide and high a picture says it is, in pixels; None if it is none."""
    if content.startswith(b"\xff\xd8"):
        return _jpeg_size(content)
    if content.startswith(_PNG) and len(content) >= 24:
        return _big(content, 16, 4), _big(content, 20, 4)
    if content.startswith(_BMP) and len(content) >= 26:
        return _bmp_size(content)
    if content[:4] == b"RIFF" and content[8:12] == b"WEBP" and len(content) >= 30:
        return _webp_size(content)
    return None


def _jpeg_size(content: bytes) -> tuple[int, int] | None:
    at = 2
    while at + 9 <= len(content):
        if content[at] != 0xFF:  # a decoder passes over what stands between
            at += 1
            continue
        marker = content[at + 1]
        if marker in _SIZES:
            return _big(content, at + 7, 2), _big(content, at + 5, 2)
        if marker in (0x00, 0xFF):
            at += 1
        elif marker in _ALONE:
            at += 2
        else:
            at += 2 + _big(content, at + 2, 2)
    return None


def _bmp_size(content: bytes) -> tuple[int, int]:
    if _little(content, 14, 4) == 12:
        return _little(content, 18, 2), _little(content, 20, 2)
    wide = int.from_bytes(content[18:22], "little", signed=True)
    high = int.from_bytes(content[22:26], "little", signed=True)
    return abs(wide), abs(high)


def _webp_size(content: bytes) -> tuple[int, int] | None:
    match content[12:16]:
        case b"VP8X":
            return _little(content, 24, 3) + 1, _little(content, 27, 3) + 1
        case b"VP8L":
            bits = _little(content, 21, 4)
            return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
        case b"VP8 ":
            return _little(content, 26, 2) & 0x3FFF, _little(content, 28, 2) & 0x3FFF
        case _:
            return None


def _big(content: bytes, at: int, count: int) -> int:
    return int.from_bytes(content[at : at + count], "big")


def _little(content: bytes, at: int, count: int) -> int:
    return int.from_bytes(content[at : at + count], "little")
