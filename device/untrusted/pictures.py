"""Decode untrusted pictures within bounds of size; the only module that does.

Size and scans stand in a picture's head and are looked up before anything is decoded.
`decoded` does so here, bounded by that alone; `decoded_apart` in another process, for
pictures that anybody may send.
"""

import importlib
import io
import re
import struct
import warnings
from contextlib import suppress
from dataclasses import dataclass

import cv2
import numpy as np

from calibration.common.arrays import Image
from device.ports import SourceError
from device.untrusted.process import Answer, BoundedReader, ForeignFormat

MOST_PX = 50_000_000
"""Most pixels of a photograph, as of the largest phone cameras."""

MOST_STREAMED_PX = 16_000_000
"""Most pixels of a stream's frame."""

MOST_SCANS = 32
"""Most scans of a JPEG; cameras and editors make up to 14."""

MOST_BYTES = 64_000_000

_PNG, _BMP = b"\x89PNG\r\n\x1a\n", b"BM"
_SIZES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
_ALONE = frozenset({0x01, *range(0xD0, 0xD9)})
_SCAN, _END = 0xDA, 0xD9
_AFTER_SCAN = re.compile(rb"\xff[^\x00\xff\xd0-\xd7]")
_SHAPE = struct.Struct("<2I")
_END_OF_IMAGE = bytes((0xFF, _END))
_MOST_GONE = 0.05  # of a picture's height: one that lacks more of it is no picture

_BRANDS = {
    **dict.fromkeys((b"avif", b"avis"), "AVIF"),
    **dict.fromkeys((b"heic", b"heix", b"heim", b"heis", b"hevc", b"hevx"), "HEIF"),
}
_TIFF_BEGINS = (b"II*\x00", b"MM\x00*")
_PILLOW_COMPLAINS = (
    *(OSError, ValueError, SyntaxError, EOFError, MemoryError, OverflowError),
    *(struct.error, LookupError, TypeError, AttributeError, RuntimeError),
)
"""What Pillow's readers raise on files that are harmed."""

NO_HEIC = (
    "is a HEIC picture: set the phone to JPEG (iPhone: Settings, Camera, Formats, Most "
    "Compatible), or install pi-heif"
)


@dataclass(frozen=True, slots=True)
class Head:
    """Header of a picture: size in pixels, and number of scans."""

    wide: int
    high: int
    scans: int = 1

    def refusal(self, most_px: int) -> str:
        """Return the limit that a picture exceeds, and the expected one; '' if none."""
        if not 0 < self.wide * self.high <= most_px:
            return (
                f"has {self.wide} x {self.high} pixels, which is too many: expected at "
                f"most {most_px // 1_000_000} million"
            )
        if self.scans > MOST_SCANS:
            return (
                f"has {self.scans} scans: expected a JPEG of at most {MOST_SCANS}; "
                "save it anew"
            )
        return ""


def decoded(content: bytes, most_px: int = MOST_PX) -> Image | None:
    """Return the picture that a camera sent; None if it is none, or takes too much.

    Parameters
    ----------
    content
        A JPEG, PNG, BMP or WebP file.
    most_px
        One of more pixels is not decoded.

    Returns
    -------
    ndarray of shape (H, W, 3), uint8, BGR, or None
    """
    head = head_of(content)
    if head is None or head.refusal(most_px):
        return None
    image = cv2.imdecode(np.frombuffer(content, np.uint8), cv2.IMREAD_COLOR)
    return None if image is None else np.asarray(image, dtype=np.uint8)


def decoded_file(content: bytes, most_px: int = MOST_PX) -> Image:
    """Return the picture that a file holds, of more formats than cameras send.

    Parameters
    ----------
    content
        A file as for `decoded`, AVIF, TIFF, or HEIC where pi-heif is installed. A JPEG
        may lack its last bytes.

    Returns
    -------
    ndarray of shape (H, W, 3), uint8, BGR

    Raises
    ------
    SourceError
        If it is none, or takes too much; begins with a verb.
    """
    if kind := _pillow_format(content):
        return _by_pillow(content, kind, most_px)
    head = head_of(content)
    if head is not None and (refusal := head.refusal(most_px)):
        raise SourceError(refusal)
    image = decoded(content, most_px)
    if image is None and head is not None and content.startswith(b"\xff\xd8"):
        image = _broken_off(content, most_px)
    if image is None:
        raise SourceError(
            f"is no picture that can be read ({len(content)} bytes); "
            "expected a JPEG or PNG file"
        )
    return image


def _broken_off(content: bytes, most_px: int) -> Image | None:
    """Return a JPEG that lacks its end; None if much is gone.

    A decoder fills what is gone with one colour.
    """
    image = decoded(content + _END_OF_IMAGE, most_px)
    if image is None:
        return None
    there = np.flatnonzero((image != image[-1]).any(axis=(1, 2)))
    least = (1 - _MOST_GONE) * len(image)
    return image if there.size and there[-1] >= least else None


def _pillow_format(content: bytes) -> str:
    """Return the format of a file that Pillow has to read, by its name there; or ''."""
    if content.startswith(_TIFF_BEGINS):
        return "TIFF"
    return _BRANDS.get(content[8:12], "") if content[4:8] == b"ftyp" else ""


def _by_pillow(content: bytes, kind: str, most_px: int) -> Image:
    """Return a picture of a format that OpenCV is not always built for."""
    from PIL import Image as Pillow  # a camera's pictures need none of it
    from PIL import ImageOps

    if kind == "HEIF":
        with suppress(ImportError):
            importlib.import_module("pi_heif").register_heif_opener()
        if kind not in Pillow.OPEN:
            raise SourceError(NO_HEIC)
    try:
        with (
            warnings.catch_warnings(action="ignore"),  # of a file that is cut short
            Pillow.open(io.BytesIO(content), formats=[kind]) as picture,
        ):
            refusal = Head(*picture.size).refusal(most_px)
            turned = None if refusal else ImageOps.exif_transpose(picture)
            upright = None if turned is None else turned.convert("RGB")
    except (*_PILLOW_COMPLAINS, Pillow.DecompressionBombError) as error:
        raise SourceError(f"is no {kind} picture that can be read") from error
    if upright is None:
        raise SourceError(refusal)
    return np.ascontiguousarray(np.asarray(upright, np.uint8)[..., ::-1])


def decoded_apart(
    reader: BoundedReader, content: bytes, most_px: int = MOST_STREAMED_PX
) -> Image:
    """Return the picture that a stranger sent, decoded in another process.

    Raises
    ------
    SourceError
        If it is none, or takes too much.
    """
    told = reader.read(_PICTURE, content, str(most_px), name="the picture")
    high, wide = _SHAPE.unpack_from(told)
    pixels = np.frombuffer(told, np.uint8, offset=_SHAPE.size)
    if pixels.size != high * wide * 3:
        raise SourceError("that is no picture of a camera")
    return pixels.reshape(high, wide, 3)


def check_picture(content: bytes, most_px: int = MOST_STREAMED_PX) -> None:
    """Refuse a picture by its head, which costs nothing.

    Raises
    ------
    SourceError
        If it is none, or takes too much.
    """
    head = head_of(content)
    if head is None:
        raise SourceError(
            "that is no picture of a camera: expected a JPEG, PNG or WebP"
        )
    if refusal := head.refusal(most_px):
        raise SourceError(f"the picture {refusal}")


def pixels_of(content: bytes, most_px: str) -> Answer:
    """Return a picture's height, width and pixels; see `decoded_apart`."""
    try:
        image = decoded_file(content, int(most_px))
    except SourceError as error:
        raise SourceError(f"the picture {error}") from error
    return _SHAPE.pack(*image.shape[:2]), image.data.cast("B")


_PICTURE = ForeignFormat(
    read=pixels_of,
    expected="a picture of a camera",
    error=SourceError,
    most_bytes=MOST_BYTES,
    memory=512 * 1024 * 1024,
    work_s=5.0,
)


def head_of(content: bytes) -> Head | None:
    """Return a picture's header; None if it is no picture."""
    if content.startswith(b"\xff\xd8"):
        return _jpeg_head(content)
    if content.startswith(_PNG) and len(content) >= 24:
        return Head(_big(content, 16, 4), _big(content, 20, 4))
    if content.startswith(_BMP) and len(content) >= 26:
        return Head(*_bmp_size(content))
    if content[:4] == b"RIFF" and content[8:12] == b"WEBP" and len(content) >= 30:
        size = _webp_size(content)
        return None if size is None else Head(*size)
    return None


def _jpeg_head(content: bytes) -> Head | None:
    """Return a JPEG's size and how many scans it has, from its markers alone."""
    at, size, scans = 2, None, 0
    while at + 4 <= len(content):
        if content[at] != 0xFF:  # a decoder passes over what stands between
            at = _next_marker(content, at)
            continue
        marker = content[at + 1]
        if marker == _END:
            break
        if marker in (0x00, 0xFF):
            at += 1
        elif marker in _ALONE:
            at += 2
        else:
            if marker in _SIZES and at + 9 <= len(content):
                size = size or (_big(content, at + 7, 2), _big(content, at + 5, 2))
            scans += marker == _SCAN
            at += 2 + _big(content, at + 2, 2)
            if marker == _SCAN:
                at = _next_marker(content, at)
    return None if size is None else Head(*size, scans)


def _next_marker(content: bytes, at: int) -> int:
    """Return the offset of the next marker, past entropy-coded data."""
    found = _AFTER_SCAN.search(content, at)
    return len(content) if found is None else found.start()


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
