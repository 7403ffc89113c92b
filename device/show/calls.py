"""Optional announcements: the player to move, and a clock that runs short."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from device.event_bus import Subscriber
from device.game.timekeeper import Timekeeper
from device.words.remarks import Remark, little_left, to_play
from rules.core.events import Corrected, Event, Moved, TakenBack

Say = Callable[[Remark], None]

CALLED_AT_S = (30.0, 10.0)
"""What is left of a side's time when that is said."""


@dataclass(slots=True)
class TimeCaller(Subscriber):
    """Subscriber that announces a side's time trouble, once in each turn.

    Parameters
    ----------
    time
        The game's clocks; those without a time control are not called.
    say
        What says it.
    """

    time: Timekeeper
    say: Say
    _left_s: dict[str, float] = field(default_factory=dict)

    def on_tick(self, now_s: float) -> None:
        """Announce the remaining time when a threshold is passed."""
        left_s, running = self.time.left(now_s), self.time.running
        before = self._left_s.get(running or "")
        self._left_s = left_s
        if running is None or before is None or running not in left_s:
            return
        come = [at for at in CALLED_AT_S if before > at >= left_s[running] > 0]
        if come:
            self.say(little_left(running, round(min(come))))


@dataclass(frozen=True, slots=True)
class NameCaller(Subscriber):
    """Subscriber that announces the next player by name.

    Parameters
    ----------
    names
        The names of those who play, by side; whose is missing is not called.
    say
        What says it.
    """

    names: Mapping[str, str]
    say: Say

    def on_event(self, event: Event, to_move: str | None, now_s: float) -> None:  # noqa: ARG002 - a call has no time
        """Announce the next player's name after a turn has been announced."""
        turned = isinstance(event, Moved | Corrected | TakenBack)
        if turned and to_move is not None and to_move in self.names:
            self.say(to_play(self.names[to_move]))
