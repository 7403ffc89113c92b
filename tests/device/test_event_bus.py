"""Subscribers are notified of one thing after the other."""

from dataclasses import dataclass, field

from device.event_bus import EventBus, Subscriber
from device.words.remarks import DISK_FREE, DISK_FULL, Remark


@dataclass
class Listener(Subscriber):
    """Remembers what it hears, and answers the first of it."""

    answers: bool
    bus: EventBus
    heard: list[Remark] = field(default_factory=list)

    def on_remark(self, remark: Remark, now_s: float) -> None:
        self.heard.append(remark)
        if self.answers and len(self.heard) == 1:
            self.bus.remark(DISK_FREE, now_s)
            raise ValueError("it fails, too")


def test_what_a_subscriber_publishes_reaches_all_after_what_it_answers() -> None:
    bus = EventBus()
    first, second = Listener(True, bus), Listener(False, bus)
    bus.subscribers = [first, second]

    bus.remark(DISK_FULL, 0.0)

    assert first.heard == second.heard == [DISK_FULL, DISK_FREE]
