"""Many simulated boards in one process, as bench/hall.py starts it.

    python -m bench hall_boards WHERE KEYS FIRST COUNT RATE SECONDS OUT

Each board has a connection of its own and sends its lines as device.hall.link does: a
window, again after a silence or where the hall lags. One clock serves them all, so that
they take little of the time that is measured. WHERE is PORT or HOST:PORT. Written to
OUT: when each line was first sent, by the clock that all processes share.
"""

import asyncio
import heapq
import json
import random
import sys
import time
from pathlib import Path

from bench.hall.mqtt import PING, Connection, connect, packet, subscribe
from device.hall.link import WINDOW
from device.hall.wire import LogLine, Stored, WireError, down, up
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
_TICK_S = 0.005
_AGAIN_S = 1.0


def script(board: int, count: int) -> list[LogLine]:
    """Return a number of lines of one board: games, one after the other."""
    lines: list[LogLine] = []
    chance = random.Random(board)
    while len(lines) < count:
        texts = chance.choice(TEMPLATES)
        game = f"2026-11-26T07-00-{len(lines):05}-bench"
        lines += [LogLine(game, n, text) for n, text in enumerate(texts)]
    return lines[:count]


class Board:
    """One board: its lines fall due at a rate, and are sent until they are stored.

    Attributes
    ----------
    sent_s
        When each line was first sent.
    again
        How many were sent again.
    """

    def __init__(self, number: int, lines: list[LogLine], rate: float) -> None:
        self.number, self._lines, self._rate = number, lines, rate
        self.sent_s: list[float] = []
        self.again = 0
        self._stored: dict[str, int] = {}
        self._at = self._first = 0
        self._silent_s, self._window = _SILENT_S, WINDOW
        self._connection: Connection | None = None
        self._begin_s = self._moved_s = self._asked_s = 0.0

    @property
    def is_done(self) -> bool:
        """Return True if all is stored."""
        return self._first == len(self._lines)

    async def begin(self, host: str, port: int, key: str, begin_s: float) -> None:
        """Connect; the first line falls due after a moment."""
        chance = random.Random(self.number)
        self._begin_s = begin_s + chance.random() / self._rate
        _, connection = await asyncio.get_running_loop().create_connection(
            lambda: Connection(self._heard), host, port
        )
        name = str(self.number)
        said = await connection.answer(connect(f"b{name}", name, key, _ALIVE_S))
        assert said[1] == 0, f"board {name} is refused"
        await connection.answer(subscribe(1, [(down(self.number, "stored"), 1)]))
        self._connection = connection

    def step(self, now_s: float) -> float:
        """Send pending lines; return the time of the next step."""
        assert self._connection is not None
        due = int((now_s - self._begin_s) * self._rate) + 1
        if self._at > self._first and now_s - self._moved_s > self._silent_s:
            self._at, self._moved_s = self._first, now_s
            self._silent_s, self._window = min(2 * self._silent_s, 60.0), 1
        while self._at < min(due, len(self._lines), self._first + self._window):
            self._send(self._lines[self._at], now_s)
        if now_s - self._asked_s > _ALIVE_S / 2:
            self._asked_s = now_s
            self._connection.write(packet(PING, b""))
        return min(self._begin_s + due / self._rate, now_s + _AGAIN_S)

    def _send(self, line: LogLine, now_s: float) -> None:
        assert self._connection is not None
        if self._at == self._first:
            self._moved_s = now_s
        if self._at == len(self.sent_s):
            self.sent_s.append(time.monotonic())
        else:
            self.again += 1
        self._at += 1
        self._connection.publish(up(self.number, "line"), line.packed(), qos=1)

    def _heard(self, _topic: str, message: bytes) -> None:
        """Record the acknowledged line of a game."""
        try:
            told = Stored.unpacked(message)
        except WireError:
            return
        self._stored[told.game] = told.through
        first, now_s = self._first, time.monotonic()
        while self._first < len(self._lines):
            line = self._lines[self._first]
            if line.n > self._stored.get(line.game, -1):
                break
            self._first += 1
        if self._first > first:
            self._moved_s, self._silent_s = now_s, _SILENT_S
            self._window = min(2 * self._window, WINDOW)
            self._at = max(self._at, self._first)


async def play(boards: list[Board], until_s: float) -> None:
    """Run boards until all is stored, or the time is up."""
    waiting = [(0.0, board.number) for board in boards]
    by_number = {board.number: board for board in boards}
    while waiting and (now_s := time.monotonic()) < until_s:
        while waiting and waiting[0][0] <= now_s:
            _, number = heapq.heappop(waiting)
            if not by_number[number].is_done:
                next_s = by_number[number].step(now_s)
                heapq.heappush(waiting, (next_s, number))
        await asyncio.sleep(_TICK_S)


async def main() -> None:
    """Run the boards that the command line names."""
    where, keys, first, count = sys.argv[1], sys.argv[2], *map(int, sys.argv[3:5])
    rate, seconds = map(float, sys.argv[5:7])
    host, _, port = where.rpartition(":")
    told = json.loads(Path(keys).read_text(encoding="ascii"))
    lines = round(rate * seconds)
    boards = [Board(b, script(b, lines), rate) for b in range(first, first + count)]
    begin_s = time.monotonic() + connects_s(count)
    for board in boards:
        key = told[str(board.number)]
        await board.begin(host or "127.0.0.1", int(port), key, begin_s)
    await asyncio.sleep(begin_s - time.monotonic())
    await play(boards, begin_s + seconds + _REST_S)
    found = {
        "sent_s": {b.number: b.sent_s for b in boards},
        "again": sum(b.again for b in boards),
        "undone": sum(not b.is_done for b in boards),
    }
    Path(sys.argv[7]).write_text(json.dumps(found), encoding="ascii")


def connects_s(count: int) -> float:
    """Return the timeout for a number of boards to connect."""
    return 3.0 + count / 250


if __name__ == "__main__":
    asyncio.run(main())
