"""Subscriber that prints what the referee says, one line an event."""

import sys
from typing import TextIO

from device.event_bus import Subscriber
from device.ports import Clock
from device.voice.phrases import words_for
from device.words.events import said
from device.words.remarks import Remark, remarked
from device.words.sayings import Sayings
from rules.core.events import Event

_QUIET_S = 2.0
_CLEAR = "\r\x1b[K"


class ConsoleSubscriber(Subscriber):
    """Subscriber that prints each sentence with its time, and the progress.

    Parameters
    ----------
    sides
        The names of the sides.
    clock
        Reports progress after two seconds without an event.
    out
        Where the sentences go; None: standard output.
    status
        A terminal to show on, while nothing happens, how much was watched; None:
        standard error.
    words
        The language, and the words of the game; None: plain English.
    """

    def __init__(
        self,
        sides: tuple[str, ...],
        clock: Clock,
        *,
        out: TextIO | None = None,
        status: TextIO | None = None,
        words: Sayings | None = None,
    ) -> None:
        self._sides, self._clock = sides, clock
        self._out = out or sys.stdout
        self._status = status or sys.stderr
        self._words = words or words_for()
        self._shows_status = self._status.isatty()
        self._told_s = clock.now_s()
        self._on_status = False

    def on_event(self, event: Event, to_move: str | None, now_s: float) -> None:  # noqa: ARG002 - a line is the same whoever is next
        """Print an event."""
        self._print(said(event, self._sides, self._words), now_s)

    def on_remark(self, remark: Remark, now_s: float) -> None:
        """Print a sentence of the machine."""
        self._print(remarked(remark, self._words), now_s)

    def _print(self, text: str, now_s: float) -> None:
        self.close()
        self._out.write(f"{now_s:8.1f} s  {text}\n")
        self._out.flush()
        self._told_s = self._clock.now_s()

    def on_tick(self, now_s: float) -> None:
        """Show on a terminal how much was watched, if nothing was said for a while."""
        if self._shows_status and self._clock.now_s() - self._told_s >= _QUIET_S:
            self._told_s = self._clock.now_s()
            self._on_status = True
            self._status.write(f"{_CLEAR}{now_s:8.1f} s  watched")
            self._status.flush()

    def close(self) -> None:
        """Wipe the status away."""
        if self._on_status:
            self._on_status = False
            self._status.write(_CLEAR)
            self._status.flush()
