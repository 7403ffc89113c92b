"""The system's own clock."""

import threading
import time


class SystemClock:
    """Monotonic clock of the system."""

    def now_s(self) -> float:
        """Return the monotonic time in seconds."""
        return time.monotonic()

    def wait(self, seconds: float) -> None:
        """Sleep for some seconds."""
        threading.Event().wait(seconds)
