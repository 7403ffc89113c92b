"""A sink that prints what the referee says, one line an event."""

import sys
from typing import TextIO

from device.phrases import phrase
from device.ports import Frame
from rules.events import Event
from vision.reading import Reading


class Teller:
    """Prints each sentence with its time."""

    def __init__(self, sides: tuple[str, ...], out: TextIO | None = None) -> None:
        self._sides = sides
        self._out = out or sys.stdout

    def tell(self, event: Event, to_move: str | None, now_s: float) -> None:  # noqa: ARG002 - a line is the same whoever is next
        """Print an event."""
        self.remark(phrase(event, self._sides), now_s)

    def remark(self, text: str, now_s: float) -> None:
        """Print a sentence."""
        self._out.write(f"{now_s:8.1f} s  {text}\n")
        self._out.flush()

    def watch(self, frame: Frame, reading: Reading) -> None:
        """Do nothing: a frame is no news."""

    def tick(self, now_s: float) -> None:
        """Do nothing: time is no news."""
