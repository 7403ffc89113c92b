"""Terminal renderer that sends only changed cells, which suits ssh."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import IO

from rich.color import ColorSystem
from rich.segment import Segment
from rich.style import Style

from device.ports import Clock

MINUTE_BYTES = 450_000
"""Most bytes sent in a minute, sentences excepted."""

_MINUTE_S = 60.0
_SAVED_S = 2.0
_WHOLE, _HIDE = "\x1b[?1049h", "\x1b[?25l"
_BACK = "\x1b[0m\x1b[?25h\x1b[?1049l"

Cell = tuple[str, Style]
Row = list[Cell]


@dataclass(frozen=True, slots=True)
class Lazy:
    """Low-priority part of the screen: its first rows and columns.

    Attributes
    ----------
    rows, columns
        How many rows from the top, and columns from the left.
    """

    rows: int
    columns: int


def rows_of(lines: Iterable[Iterable[Segment]]) -> list[Row]:
    """Return lines of segments as rows of cells, a letter each."""
    return [
        [(letter, one.style or Style.null()) for one in line for letter in one.text]
        for line in lines
    ]


class Cells:
    """Screen that remembers its cells, and sends the difference.

    Parameters
    ----------
    out
        The terminal.
    colours
        What it can show.
    clock
        Returns the number of bytes that may be sent by now.
    """

    def __init__(self, out: IO[str], colours: ColorSystem, clock: Clock) -> None:
        self._out, self._colours, self._clock = out, colours, clock
        self._shown: list[Row] = []
        self._debt = 0.0
        self._rate = MINUTE_BYTES / _MINUTE_S
        self._paid_s = clock.now_s()

    def open(self) -> None:
        """Take the whole screen."""
        self._out.write(_WHOLE + _HIDE)

    def close(self) -> None:
        """Give the screen back."""
        self._out.write(_BACK)
        self._out.flush()

    def show(self, rows: Sequence[Row], lazy: Lazy) -> None:
        """Show these rows; what is lazy waits until enough time has passed."""
        now_s = self._clock.now_s()
        self._debt -= (now_s - self._paid_s) * self._rate
        self._debt = max(self._debt, -_SAVED_S * self._rate)
        self._paid_s = now_s
        first = len(self._shown) != len(rows)
        if first:
            self._shown = [[] for _ in rows]
        text, late = self._difference(rows, lazy, may_wait=not first and self._debt > 0)
        if not text:
            return
        self._out.write(text)
        self._out.flush()
        if first:  # the first picture is dear; it is paid for over a minute
            self._rate = max(MINUTE_BYTES - len(text.encode()), 0) / _MINUTE_S
        else:
            self._debt += late

    def _difference(
        self, rows: Sequence[Row], lazy: Lazy, *, may_wait: bool
    ) -> tuple[str, int]:
        """Return the changed cells as escape sequences, and the bytes of lazy ones."""
        parts: list[str] = []
        late = 0
        for y, row in enumerate(rows):
            for x, run in self._changed(y, row, lazy.columns):
                is_lazy = y < lazy.rows and x < lazy.columns
                if is_lazy and may_wait:
                    continue
                sent = f"\x1b[{y + 1};{x + 1}H{self._sent(run)}"
                late += len(sent.encode()) if is_lazy else 0
                parts.append(sent)
                self._shown[y][x : x + len(run)] = run
        return "".join(parts), late

    def _changed(self, y: int, row: Row, border: int) -> Iterator[tuple[int, Row]]:
        """Yield the starts of runs of changed cells; none crosses the border."""
        shown = self._shown[y]
        if len(shown) != len(row):
            shown = self._shown[y] = [("", Style.null())] * len(row)
        begun: int | None = None
        for x in range(len(row) + 1):
            differs = x < len(row) and shown[x] != row[x]
            if begun is not None and (not differs or x == border):
                yield begun, row[begun:x]
                begun = None
            if differs and begun is None:
                begun = x

    def _sent(self, run: Row) -> str:
        """Return a run of cells with its styles, each of them said once."""
        parts: list[str] = []
        at = 0
        while at < len(run):
            style = run[at][1]
            end = at + 1
            while end < len(run) and run[end][1] == style:
                end += 1
            text = "".join(letter for letter, _ in run[at:end])
            parts.append(style.render(text, color_system=self._colours))
            at = end
        return "".join(parts)
