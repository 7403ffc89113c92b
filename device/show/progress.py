"""Progress bar on standard error, for tasks of more than two seconds."""

import sys
import time
from types import TracebackType
from typing import Self

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

_QUIET_S = 2.0


class ProgressBar:
    """Shows the progress of a task, unless it is short.

    Parameters
    ----------
    title
        What is being done.
    """

    def __init__(self, title: str) -> None:
        self._title = title
        self._bar: Progress | None = None
        self._said_s = time.monotonic()

    def __enter__(self) -> Self:
        return self

    def __call__(self, part: float, what: str) -> None:
        """Show the share of the work done, 0..1, and its current part."""
        now_s = time.monotonic()
        if self._bar is None and now_s - self._said_s < _QUIET_S:
            return
        if not sys.stderr.isatty():
            self._said_s = now_s
            sys.stderr.write(f"{self._title}: {part:.0%}, {what}\n")
            return
        if self._bar is None:
            self._bar = Progress(
                TextColumn("{task.description}"),
                BarColumn(),
                TimeElapsedColumn(),
                console=Console(stderr=True),
                transient=True,
            )
            self._bar.start()
            self._bar.add_task(self._title, total=1.0)
        for task in self._bar.task_ids:
            self._bar.update(task, completed=part, description=f"{self._title}: {what}")

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._bar is not None:
            self._bar.stop()
