"""Everybody who is told what happens at a table, one thing after the other."""

import logging
from collections import deque
from collections.abc import Callable, Sequence
from typing import Protocol

from device.ports import Frame
from device.words.remarks import Remark
from rules.core.events import Event
from vision.common.reading import Reading

log = logging.getLogger(__name__)


class Sink(Protocol):
    """Somebody who is told what happens; no sink changes a position."""

    def tell(self, event: Event, to_move: str | None, now_s: float) -> None:
        """Take up an event; ``to_move`` is the side whose turn it then is."""

    def remark(self, remark: Remark, now_s: float) -> None:
        """Take up a sentence that is no event of the game."""

    def watch(self, frame: Frame, reading: Reading) -> None:
        """Take up a frame as it was read."""

    def tick(self, now_s: float) -> None:
        """Take up that time goes on."""


class Teller:
    """Tells sinks one thing at a time, in the same order to each.

    What a sink says of an event is told when everybody has heard of the event. A fault
    of one sink stops nobody.
    """

    def __init__(self) -> None:
        self._waiting: deque[Callable[[Sink], None]] = deque()

    def tell(self, sinks: Sequence[Sink], call: Callable[[Sink], None]) -> None:
        """Call each sink, at once or after what is being told now."""
        self._waiting.append(call)
        if len(self._waiting) > 1:
            return
        try:
            while self._waiting:
                for sink in sinks:
                    _told(sink, self._waiting[0])
                self._waiting.popleft()
        finally:
            self._waiting.clear()


def _told(sink: Sink, call: Callable[[Sink], None]) -> None:
    try:
        call(sink)
    except Exception:
        log.exception("%s failed; the game goes on", type(sink).__name__)
