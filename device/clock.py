"""The system's own clock."""

import threading
import time


class SystemClock:
    """Monotonic time; waiting really waits."""

    def now_s(self) -> float:
        """Return the monotonic time in seconds."""
        return time.monotonic()

    def wait(self, seconds: float) -> None:
        """Let so many seconds pass."""
        threading.Event().wait(seconds)
