"""A sink that wakes the link to the hall, and tells people of a hall that is away."""

from collections.abc import Callable

from device.hall.link import Link
from device.ports import Frame
from device.words.remarks import HALL_AWAY, HALL_BACK, Remark
from rules.core.events import Event, Over
from vision.common.reading import Reading

LONG_AWAY_S = 60.0
"""A hall that is away for so long is told of; a shorter while is nobody's concern."""


class HallSink:
    """Wakes the link when something was logged; tells once that the hall is away.

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

    def tell(self, event: Event, to_move: str | None, now_s: float) -> None:  # noqa: ARG002 - the log tells it
        """Wake the link: the log has it already."""
        self._link.poke()
        if isinstance(event, Over):
            self._over()

    def remark(self, remark: Remark, now_s: float) -> None:
        """Do nothing: remarks are not logged."""

    def watch(self, frame: Frame, reading: Reading) -> None:
        """Do nothing: a frame is not logged."""

    def tick(self, now_s: float) -> None:  # noqa: ARG002 - the hall has a clock of its own
        """Tell that the hall is away for long, and that it is back: once each."""
        away_s = self._link.away_s
        if not self._told and away_s >= LONG_AWAY_S:
            self._told = True
            self._say(HALL_AWAY)
        elif self._told and not away_s:
            self._told = False
            self._say(HALL_BACK)
