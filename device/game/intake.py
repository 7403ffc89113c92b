"""Read frames in the game's time: wait for a lost camera, continue a film."""

import logging
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from device.log.lines import Record, TurnRecord
from device.log.records import contents_of
from device.ports import (
    CameraLostError,
    Clock,
    Frame,
    FrameSource,
    HardwareMissingError,
)
from rules.core.pieces import Content

log = logging.getLogger(__name__)

WARM_UP_FRAMES = 120
"""Frames of a resumed film that are read again to warm up the settler."""

_LONGEST_WAIT_S = 10.0
_TICK_S = 0.25  # while a camera is away


@dataclass(frozen=True, slots=True)
class Away:
    """A moment without a frame.

    Attributes
    ----------
    lost
        The camera was lost just now.
    """

    lost: bool


class Intake:
    """Iterator over a source of frames, in the game's time.

    Parameters
    ----------
    source
        Where frames come from.
    clock
        Waits while a lost camera is away.

    Attributes
    ----------
    now_s, index
        When it is, and the number of the newest frame, counted from the game's first.
    skip
        Frames of the source before this one were seen before the game was gone on with.
    """

    def __init__(self, source: FrameSource, clock: Clock) -> None:
        self.source = source
        self.now_s, self.index = 0.0, 0
        self._clock = clock
        self.skip = self._offset_frames = 0
        self._offset_s = 0.0
        self._layouts: dict[int, Mapping[str, Content] | None] = {}

    @property
    def frames_seen(self) -> int:
        """Return the number of frames read from the source."""
        return self.index - self._offset_frames + 1

    def go_on_after(
        self, records: Sequence[Record], *, same_film: bool, passed_s: float
    ) -> None:
        """Resume after the log, in the same film or some seconds after its begin."""
        if records and same_film:
            self.skip = records[-1].frame + 1
            for record in records:
                self._layouts.setdefault(record.frame, None)
                if isinstance(record, TurnRecord) and not record.by_hand:
                    self._layouts[record.frame] = contents_of(record.layout)
        elif records:
            self._offset_frames = records[-1].frame + 1
            self._offset_s = max(passed_s, records[-1].t)
            self.now_s, self.index = self._offset_s, self._offset_frames

    def arrivals(self) -> Iterator[Frame | Away]:
        """Yield frames, and moments without one; a live camera is waited for."""
        wait_s, seen_any = 1.0, False
        while True:
            try:
                for frame in self.source.frames(self._wanted):
                    wait_s, seen_any = 1.0, True
                    yield frame
            except (CameraLostError, HardwareMissingError) as error:
                if not (self.source.live and seen_any):
                    raise
                log.warning("%s; trying again in %.0f s", error, wait_s)
            else:
                return
            yield Away(lost=True)
            for _ in range(round(wait_s / _TICK_S)):
                self._clock.wait(_TICK_S)
                self.now_s += _TICK_S
                yield Away(lost=False)
            wait_s = min(2 * wait_s, _LONGEST_WAIT_S)

    def take(self, frame: Frame) -> float:
        """Set the game's time to a frame's; return it."""
        self.now_s = frame.time_s + self._offset_s
        self.index = frame.index + self._offset_frames
        return self.now_s

    def stand_at(self, now_s: float, index: int) -> None:
        """Set the game's time and frame number."""
        self.now_s, self.index = now_s, index

    def warms_up(self, frame: Frame) -> bool:
        """Return True if the settler has to see such a frame again."""
        return frame.index >= self.skip - WARM_UP_FRAMES

    def layout_at(self, frame: Frame) -> Mapping[str, Content] | None:
        """Return the recorded layout after a turn that was seen at a frame."""
        return self._layouts.get(frame.index)

    def _wanted(self, index: int) -> bool:
        return index >= self.skip - WARM_UP_FRAMES or index in self._layouts
