"""Single-slot queue between threads: the newest item replaces an older one."""

import threading
from typing import Generic, TypeVar

T = TypeVar("T")


class Mailbox(Generic[T]):
    """Single-slot queue: the consumer receives the producer's newest item."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._letter: T | None = None
        self._error: Exception | None = None
        self._asked = False

    @property
    def asked(self) -> bool:
        """Return True if a reader waits; otherwise nothing need be produced."""
        return self._asked

    def put(self, letter: T) -> None:
        """Store an item; it replaces one that was not taken."""
        with self._changed:
            self._letter, self._asked = letter, False
            self._changed.notify_all()

    def fail(self, error: Exception) -> None:
        """Leave word that nothing will come any more."""
        with self._changed:
            self._error = error
            self._changed.notify_all()

    def take(self, deadline_s: float) -> T | None:
        """Wait for a new item; return None at a timeout.

        Raises
        ------
        Exception
            The error passed to ``fail``.
        """
        with self._changed:
            self._ask()
            self._changed.wait_for(self._answered, deadline_s)
            self._asked = False
            if self._letter is None and self._error is not None:
                raise self._error
            return self._letter

    def _ask(self) -> None:
        self._letter, self._asked = None, True

    def _answered(self) -> bool:
        return self._letter is not None or self._error is not None
