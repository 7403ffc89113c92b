"""The event bus of a table: what happens is published to subscribers, in order."""

import logging
from collections import deque
from collections.abc import Callable, Sequence

from device.ports import Frame
from device.words.remarks import Remark
from rules.core.events import Event
from vision.common.reading import Reading

log = logging.getLogger(__name__)


class Subscriber:
    """Subscriber of a table's events; it never changes a position.

    Each method does nothing here: a subclass overrides those it needs.
    """

    __slots__ = ()

    def on_event(self, event: Event, to_move: str | None, now_s: float) -> None:
        """Take an event; ``to_move`` is the side whose turn it then is."""

    def on_remark(self, remark: Remark, now_s: float) -> None:
        """Take a sentence that is no event of the game."""

    def on_frame(self, frame: Frame, reading: Reading) -> None:
        """Take a frame and its reading."""

    def on_tick(self, now_s: float) -> None:
        """Take that time goes on: several times a second, without frames too."""


class EventBus:
    """Publishes one notification at a time, in the same order to each subscriber.

    What a subscriber publishes while it is notified waits until all have had the
    notification before it. A fault of one subscriber keeps it from no other.
    """

    def __init__(self, subscribers: Sequence[Subscriber] = ()) -> None:
        self.subscribers = subscribers
        self._waiting: deque[Callable[[Subscriber], None]] = deque()

    def event(self, event: Event, to_move: str | None, now_s: float) -> None:
        """Publish an event; ``to_move`` is the side whose turn it then is."""
        self._publish(lambda each: each.on_event(event, to_move, now_s))

    def remark(self, remark: Remark, now_s: float) -> None:
        """Publish a sentence that is no event of the game."""
        self._publish(lambda each: each.on_remark(remark, now_s))

    def frame(self, frame: Frame, reading: Reading) -> None:
        """Publish a frame and its reading."""
        self._publish(lambda each: each.on_frame(frame, reading))

    def tick(self, now_s: float) -> None:
        """Publish that time goes on."""
        self._publish(lambda each: each.on_tick(now_s))

    def _publish(self, notify: Callable[[Subscriber], None]) -> None:
        """Notify each subscriber, at once or after what is being published now."""
        self._waiting.append(notify)
        if len(self._waiting) > 1:
            return
        try:
            while self._waiting:
                for subscriber in self.subscribers:
                    _notified(subscriber, self._waiting[0])
                self._waiting.popleft()
        finally:
            self._waiting.clear()


def _notified(subscriber: Subscriber, notify: Callable[[Subscriber], None]) -> None:
    try:
        notify(subscriber)
    except Exception:
        log.exception("%s failed; the game goes on", type(subscriber).__name__)
