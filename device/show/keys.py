"""Non-blocking keyboard input in a terminal."""

import select
import sys
import termios
import tty
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Self, TextIO

from device.ports import Clock, Frame, FrameSource

SPEEDS = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0)
_SLICE_S = 0.05


class Keys:
    """The keys of a terminal; none where standard input is no terminal."""

    def __init__(self, source: TextIO | None = None) -> None:
        self._source = source or sys.stdin
        self._before: list[object] | None = None

    def __enter__(self) -> Self:
        if self._source.isatty():
            self._before = termios.tcgetattr(self._source)
            tty.setcbreak(self._source)
        return self

    def __exit__(self, *_: object) -> None:
        if self._before is not None:
            termios.tcsetattr(self._source, termios.TCSADRAIN, self._before)  # type: ignore[arg-type]  # as it came

    def pressed(self) -> str:
        """Return the key that was pressed, '' for none."""
        if self._before is None or not select.select([self._source], [], [], 0)[0]:
            return ""
        return self._source.read(1)


@dataclass(slots=True)
class Controls:
    """Playback controls of a film, changed by keys.

    Attributes
    ----------
    speed
        Playback rate.
    paused, muted, stopped
        Whether it stands still, says nothing aloud, has been left.
    changed
        Called after each change.
    """

    pressed: Callable[[], str]
    speed: float = 1.0
    paused: bool = False
    muted: bool = False
    stopped: bool = False
    changed: Callable[[], None] = lambda: None

    def hear(self) -> None:
        """Execute the commands of keys pressed since the last call."""
        while key := self.pressed():
            match key.lower():
                case " " | "p":
                    self.paused = not self.paused
                case "+" | "=":
                    self.speed = next((s for s in SPEEDS if s > self.speed), SPEEDS[-1])
                case "-":
                    slower = [s for s in SPEEDS if s < self.speed]
                    self.speed = slower[-1] if slower else SPEEDS[0]
                case "v":
                    self.muted = not self.muted
                case "q":
                    self.stopped = True
                case _:
                    continue
            self.changed()


@dataclass(frozen=True, slots=True)
class Paced:
    """Finite source played back in real time.

    Attributes
    ----------
    controls
        May hold it up, or make it faster; None: nothing does.
    pace
        Playback rate without controls.
    """

    source: FrameSource
    clock: Clock
    controls: Controls | None = None
    pace: float = 1.0
    live: bool = False

    def frames(self, wanted: Callable[[int], bool] | None = None) -> Iterator[Frame]:
        """Yield each frame when its time has come."""
        due_s, last_s = self.clock.now_s(), None
        for frame in self.source.frames(wanted):
            speed = self.controls.speed if self.controls else self.pace
            due_s += (
                frame.time_s - (frame.time_s if last_s is None else last_s)
            ) / speed
            last_s = frame.time_s
            due_s += self._wait_until(due_s)
            if self.controls is not None and self.controls.stopped:
                return
            yield frame

    def _wait_until(self, due_s: float) -> float:
        """Wait, and as long as it is paused; return how long that held it up."""
        held_s = 0.0
        while True:
            if self.controls is not None:
                self.controls.hear()
                if self.controls.stopped:
                    return held_s
                if self.controls.paused:
                    self.clock.wait(_SLICE_S)
                    held_s += _SLICE_S
                    continue
            early_s = due_s + held_s - self.clock.now_s()
            if early_s <= 0:
                return held_s
            self.clock.wait(min(early_s, _SLICE_S) if self.controls else early_s)

    def close(self) -> None:
        """Close the source."""
        self.source.close()
