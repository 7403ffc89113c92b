"""Simulated viewer of the desk's page: latency of what it is sent."""

import asyncio
import re
import time
from urllib.parse import urlsplit

_TILE = re.compile(
    rb'\{"board":(\d+),"online"[^{]*?"game":"([^"]*)"[^{]*?"through":(\d+)'
)
_AGAIN_S = 0.5
_LARGEST = 64_000_000


async def watched(
    address: str, shown: dict[int, list[tuple[float, str, int]]], shows: asyncio.Event
) -> None:
    """Watch the page without end; write down when it showed which line of a board.

    Parameters
    ----------
    shows
        Set once it shows anything.
    """
    there = urlsplit(address)
    while True:
        try:
            reader, writer = await asyncio.open_connection(
                there.hostname, there.port, limit=_LARGEST
            )
            asked = f"GET /api/stream HTTP/1.0\r\nHost: {there.netloc}\r\n\r\n"
            writer.write(asked.encode())
            while message := await reader.readuntil(b"\n"):
                if message.startswith(b"data: "):
                    shows.set()
                    _take(message, time.monotonic(), shown)
        except (OSError, asyncio.IncompleteReadError):
            await asyncio.sleep(_AGAIN_S)


def _take(
    message: bytes, now_s: float, shown: dict[int, list[tuple[float, str, int]]]
) -> None:
    for board, game, through in _TILE.findall(message):
        shown[int(board)].append((now_s, game.decode(), int(through)))
