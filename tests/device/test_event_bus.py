"""Sinks are told one thing after the other."""

from dataclasses import dataclass, field

from device.event_bus import Sink, Teller
from device.ports import Frame
from device.words.remarks import DISK_FREE, DISK_FULL, Remark
from rules.core.events import Event
from vision.common.reading import Reading


@dataclass
class Listener:
    """Remembers what it hears, and answers the first of it."""

    answers: bool
    teller: Teller
    heard: list[Remark] = field(default_factory=list)
    others: list[Sink] = field(default_factory=list)

    def remark(self, remark: Remark, now_s: float) -> None:
        self.heard.append(remark)
        if self.answers and len(self.heard) == 1:
            self.teller.tell(self.others, lambda sink: sink.remark(DISK_FREE, now_s))
            raise ValueError("it fails, too")

    def tell(self, event: Event, to_move: str | None, now_s: float) -> None: ...

    def watch(self, frame: Frame, reading: Reading) -> None: ...

    def tick(self, now_s: float) -> None: ...


def test_what_a_sink_says_of_something_is_told_after_it_to_all() -> None:
    teller = Teller()
    first, second = Listener(True, teller), Listener(False, teller)
    first.others += [first, second]

    teller.tell(first.others, lambda sink: sink.remark(DISK_FULL, 0.0))

    assert first.heard == second.heard == [DISK_FULL, DISK_FREE]
