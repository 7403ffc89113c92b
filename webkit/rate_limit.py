"""Rate limit: a sliding window of calls."""

from collections import deque
from collections.abc import Callable
from threading import Lock


class Pace:
    """Sliding-window rate limiter.

    Parameters
    ----------
    times, within_s
        How often in how long.
    """

    def __init__(self, times: int, within_s: float, now_s: Callable[[], float]) -> None:
        self._within_s, self._now_s = within_s, now_s
        self._done_s: deque[float] = deque(maxlen=times)
        self._lock = Lock()

    def wait_s(self) -> float:
        """Return 0 and count one more; or, if it is too soon, how long to wait."""
        now_s = self._now_s()
        with self._lock:
            full = len(self._done_s) == self._done_s.maxlen
            wait_s = self._done_s[0] + self._within_s - now_s if full else 0.0
            if wait_s > 0:
                return wait_s
            self._done_s.append(now_s)
            return 0.0
