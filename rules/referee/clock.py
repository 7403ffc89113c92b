"""Stopwatch of a turn, by timestamps that are passed in."""

GRACE_S = 1.0
"""Grace period: a turn is seen later than it was made, as the board has to settle."""


class TurnClock:
    """Stopwatch of a turn, stopped while play is paused or disputed.

    Attributes
    ----------
    since_s
        When the turn began, later by as long as it stood still; None: before the first.
    """

    def __init__(self) -> None:
        self.since_s: float | None = None
        self._paused_s: float | None = None
        self._is_paused = False
        self._is_told = False

    def start(self, now_s: float) -> None:
        """Begin with the next turn."""
        self.since_s = now_s
        self._is_paused = self._is_told = False
        self._paused_s = None

    def pause(self, is_paused: bool) -> None:
        """Stop or resume."""
        self._is_paused = is_paused

    def runs_out(self, seconds: float, now_s: float) -> bool:
        """Return True if the time for the turn has just run out; true only once.

        Parameters
        ----------
        seconds
            The time for the turn; 0 for any.
        now_s
            Now; never runs backwards.
        """
        if self.since_s is None:
            self.since_s = now_s
        if self._is_paused:
            self._paused_s = now_s if self._paused_s is None else self._paused_s
            return False
        if self._paused_s is not None:
            self.since_s += now_s - self._paused_s
            self._paused_s = None
        if not seconds or self._is_told or now_s - self.since_s <= seconds + GRACE_S:
            return False
        self._is_told = True
        return True
