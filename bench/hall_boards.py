"""Many simulated boards in one process, as bench/hall.py starts it.

    python -m bench.hall_boards PORT KEYS FIRST COUNT RATE SECONDS OUT

Each board speaks MQTT 3.1.1 by itself, as little of it as a board needs, and sends its
lines as device.hall.link does: a window, again after a silence or where the hall lags.
Written to OUT: when each line was first sent, by the clock that all processes share.
"""

import asyncio
import json
import random
import struct
import sys
import time
from pathlib import Path

from device.hall.link import WINDOW
from device.hall.wire import Line, Stored, down, up
from tests.device.export.logs import random_log

TEMPLATES = [
    [json.dumps(r, separators=(",", ":")) for r in random_log(game, seed=s, turns=40)]
    for game in ("nine_mens_morris", "morabaraba_htjb", "kalah")
    for s in range(4)
]
"""Whole games that the rules accept, as lines; boards play one after the other."""

_SILENT_S = 5.0
_ALIVE_S = 60
_REST_S = 60.0


def script(board: int, count: int) -> list[Line]:
    """Return so many lines of one board: games, one after the other."""
    lines: list[Line] = []
    chance = random.Random(board)
    while len(lines) < count:
        texts = chance.choice(TEMPLATES)
        game = f"2026-11-26T07-00-{len(lines):05}-bench"
        lines += [Line(game, n, text) for n, text in enumerate(texts)]
    return lines[:count]


def _text(text: str) -> bytes:
    return struct.pack(">H", len(text.encode())) + text.encode()


def _packet(kind: int, body: bytes) -> bytes:
    size, left = bytearray(), len(body)
    while True:
        left, digit = left >> 7, left & 127
        size.append(digit | (128 if left else 0))
        if not left:
            return bytes([kind]) + bytes(size) + body


async def _received(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    kind = (await reader.readexactly(1))[0]
    size = shift = 0
    while True:
        digit = (await reader.readexactly(1))[0]
        size |= (digit & 127) << shift
        shift += 7
        if digit < 128:
            return kind, await reader.readexactly(size)


class Board:
    """One board: its lines fall due at a rate, and are sent until they are stored."""

    def __init__(self, number: int, lines: list[Line], rate: float) -> None:
        self.number, self._lines, self._rate = number, lines, rate
        self.sent_s: list[float] = []
        self.again = 0
        self._stored: dict[str, int] = {}
        self._at = 0
        self._first = 0
        self._moved_s = 0.0
        self._silent_s, self._window = _SILENT_S, WINDOW
        self._id = 0

    @property
    def is_done(self) -> bool:
        """Return whether all is stored."""
        return self._first == len(self._lines)

    async def run(self, port: int, key: str, begin_s: float, until_s: float) -> None:
        """Send all lines, and go on until they are stored or it takes too long."""
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        body = _text("MQTT") + bytes([4, 0xC2]) + struct.pack(">H", _ALIVE_S)
        body += _text(f"board-{self.number}") + _text(str(self.number)) + _text(key)
        writer.write(_packet(0x10, body))
        assert (await _received(reader))[1][1] == 0
        topic = _text(down(self.number, "stored")) + b"\0"
        writer.write(_packet(0x82, struct.pack(">H", 1) + topic))
        hears = asyncio.create_task(self._hear(reader))
        offset = random.Random(self.number).random() / self._rate
        while not self.is_done and time.monotonic() < until_s:
            now_s = time.monotonic()
            due = int((now_s - begin_s - offset) * self._rate) + 1
            if self._at > self._first and now_s - self._moved_s > self._silent_s:
                self._at, self._moved_s = self._first, now_s
                self._silent_s, self._window = min(2 * self._silent_s, 60.0), 1
            while self._at < min(due, len(self._lines), self._first + self._window):
                self._send(writer, self._lines[self._at])
            try:
                await writer.drain()
            except ConnectionError:
                break
            next_s = begin_s + offset + due / self._rate
            await asyncio.sleep(max(0.02, min(1.0, next_s - time.monotonic())))
        hears.cancel()
        writer.close()

    def _send(self, writer: asyncio.StreamWriter, line: Line) -> None:
        self._id = self._id % 60_000 + 1
        if self._at == self._first:
            self._moved_s = time.monotonic()
        if self._at == len(self.sent_s):
            self.sent_s.append(time.monotonic())
        else:
            self.again += 1
        self._at += 1
        topic = _text(up(self.number, "line")) + struct.pack(">H", self._id)
        writer.write(_packet(0x32, topic + line.packed()))

    async def _hear(self, reader: asyncio.StreamReader) -> None:
        while True:
            kind, body = await _received(reader)
            if kind & 0xF0 != 0x30:
                continue
            size = struct.unpack(">H", body[:2])[0]
            told = Stored.unpacked(body[2 + size + (2 if kind & 6 else 0) :])
            self._stored[told.game] = told.through
            first = self._first
            while self._first < len(self._lines):
                line = self._lines[self._first]
                if line.n > self._stored.get(line.game, -1):
                    break
                self._first += 1
            if self._first > first:
                self._moved_s, self._silent_s = time.monotonic(), _SILENT_S
                self._window = min(2 * self._window, WINDOW)
                self._at = max(self._at, self._first)


async def main() -> None:
    """Run the boards that the command line names."""
    port, keys, first, count = sys.argv[1], sys.argv[2], *map(int, sys.argv[3:5])
    rate, seconds = map(float, sys.argv[5:7])
    told = json.loads(Path(keys).read_text(encoding="ascii"))
    lines = round(rate * seconds)
    boards = [Board(b, script(b, lines), rate) for b in range(first, first + count)]
    connects_s = 3.0 + count / 250
    begin_s = time.monotonic() + connects_s
    async with asyncio.TaskGroup() as tasks:
        for board in boards:
            key, end_s = told[str(board.number)], begin_s + seconds + _REST_S
            tasks.create_task(board.run(int(port), key, begin_s, end_s))
            await asyncio.sleep(connects_s / count * 0.8)
    found = {
        "sent_s": {b.number: b.sent_s for b in boards},
        "again": sum(b.again for b in boards),
        "undone": sum(not b.is_done for b in boards),
    }
    Path(sys.argv[7]).write_text(json.dumps(found), encoding="ascii")


if __name__ == "__main__":
    asyncio.run(main())
