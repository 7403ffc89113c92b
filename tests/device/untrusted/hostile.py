"""Files that somebody may send to do harm, by the name that each is sent under."""

import io
import json
import struct
import zipfile
import zlib
from functools import cache

import cv2
import numpy as np

_GAME = {"type": "game", "format": 1, "game": "achi", "board": "trio"}


def png(wide: int, high: int) -> bytes:
    """Return a PNG that says it is so wide and high, with few bytes."""

    def part(kind: bytes, body: bytes) -> bytes:
        crc = struct.pack(">I", zlib.crc32(kind + body))
        return struct.pack(">I", len(body)) + kind + body + crc

    head = struct.pack(">IIBBBBB", wide, high, 8, 2, 0, 0, 0)
    parts = part(b"IHDR", head) + part(b"IDAT", zlib.compress(b"\0" * 1000))
    return b"\x89PNG\r\n\x1a\n" + parts + part(b"IEND", b"")


def jpeg_of_scans(scans: int, wide: int = 4000, high: int = 4000) -> bytes:
    """Return a progressive JPEG whose last scan is there again and again."""
    grey = np.full((high, wide, 3), 128, np.uint8)
    whole = cv2.imencode(".jpg", grey, [cv2.IMWRITE_JPEG_PROGRESSIVE, 1])[1].tobytes()
    last = whole.rindex(b"\xff\xda")
    more = scans - whole.count(b"\xff\xda")
    return whole[:-2] + whole[last:-2] * more + b"\xff\xd9"


def packed(name: str, content: bytes) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as whole:
        whole.writestr(name, content)
    return file.getvalue()


@cache
def corpus() -> dict[str, bytes]:
    head = json.dumps(_GAME).encode() + b"\n"
    return {
        "scans.jpg": jpeg_of_scans(300),
        "bomb.png": png(30_000, 30_000),
        "broken.png": png(640, 480),
        "huge.bmp": b"BM" + bytes(12) + struct.pack("<Iii", 40, 65_000, 65_000),
        "nothing.jpg": b"",
        "deep.pgn": b"1. a1 " + b"(" * 200_000,
        "long.pgn": b'[Event "' + b"\\" * 500_000,
        "deep.sgf": b"(;GM[1]" + b"(;" * 200_000,
        "unended.sgf": b"(;C[" + b"a" * 500_000,
        "columns.csv": b"n," + b"a," * 200_000 + b"\n",
        "quotes.csv": b'"' * 300_001,
        "bomb.zip": packed("game.jsonl", bytes(100_000_000)),
        "elsewhere.zip": packed("../../game.jsonl", head),
        "broken.zip": packed("game.jsonl", head)[:-30],
        "deep.jsonl": head + b'{"a":' + b"[" * 100_000 + b"\n",
        "digits.jsonl": head + b'{"type":"turn","n":' + b"9" * 50_000 + b"}\n",
        "many.jsonl": head + b'{"type":"note"}\n' * 100_000,
        "scripts.html": b"<script>" * 50_000,
        "comments.gif": b"GIF89a" + bytes(7) + b"\x21\xfe\x01a" * 50_000,
        "a\\..\\b.jsonl": head,
        "con": head,
    }
