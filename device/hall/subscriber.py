"""Subscriber that wakes the link to the hall, and reports when a hall is away."""

from collections.abc import Callable

from device.event_bus import Subscriber
from device.hall.link import Link
from device.words.remarks import HALL_AWAY, HALL_BACK, Remark
from rules.core.events import Event, Over

LONG_AWAY_S = 60.0
"""A hall that is away for so long is told of; a shorter while is nobody's concern."""


class HallSubscriber(Subscriber):
    """Subscriber that wakes the link after each line, and reports a hall away once.

    Parameters
    ----------
    link
        To the hall.
    say
        Says a remark to all.
    over
        Is called when the game is over.
    """

    def __init__(
        self,
        link: Link,
        say: Callable[[Remark], None],
        over: Callable[[], None] = lambda: None,
    ) -> None:
        self._link, self._say, self._over = link, say, over
        self._told = False

    def on_event(self, event: Event, to_move: str | None, now_s: float) -> None:  # noqa: ARG002 - the log has it
        """Wake the link: the log has it already."""
        self._link.poke()
        if isinstance(event, Over):
            self._over()

    def on_tick(self, now_s: float) -> None:  # noqa: ARG002 - the hall has a clock of its own
        """Report a hall that is away for long, and its return, once each."""
        away_s = self._link.away_s
        if not self._told and away_s >= LONG_AWAY_S:
            self._told = True
            self._say(HALL_AWAY)
        elif self._told and not away_s:
            self._told = False
            self._say(HALL_BACK)
