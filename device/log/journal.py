"""Diagnostics on standard error, with a rate limit.

Under systemd these lines are kept in the journal, for years.
"""

import logging
import os
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import TextIO

from device import system_errors
from device.clock import SystemClock

TRACE_VARIABLE = "MWAMUZI_TRACE"
"""Set in the environment, it shows where in the program a fault arose."""

_AGAIN_S = 60.0
_MOST_KNOWN = 200


def begin() -> None:
    """Write warnings to standard error from now on, unless they go elsewhere."""
    logging.basicConfig(level=logging.WARNING, handlers=[handler()])


def handler(
    out: TextIO | None = None, now_s: Callable[[], float] | None = None
) -> logging.Handler:
    """Return the logging handler of warnings.

    Parameters
    ----------
    out
        Where they go; None: standard error.
    now_s
        The time in seconds; None: the system's.
    """
    writes = logging.StreamHandler(out)
    if os.environ.get(TRACE_VARIABLE):
        writes.setFormatter(logging.Formatter("mwamuzi: %(message)s"))
    else:
        writes.setFormatter(_Line())
        writes.addFilter(_Seldom(now_s or SystemClock().now_s))
    return writes


def printable(text: str) -> str:
    """Return a text without what would steer a terminal."""
    return "".join(sign if sign.isprintable() else "\ufffd" for sign in text)


def fault_line(error: BaseException) -> str:
    """Return an exception and its place in the code, on one line."""
    told = " ".join(f"{type(error).__name__}: {error}".split())
    return f"{told} ({_place(error.__traceback__)})"


def _place(at: TracebackType | None) -> str:
    if at is None:
        return "nowhere"
    while at.tb_next is not None:
        at = at.tb_next
    return f"{Path(at.tb_frame.f_code.co_filename).name}:{at.tb_lineno}"


class _Line(logging.Formatter):
    """Formatter that renders a record and its exception on one line."""

    def format(self, record: logging.LogRecord) -> str:
        told = " ".join(_message(record).split())
        if record.exc_info and record.exc_info[1] is not None:
            told += f": {fault_line(record.exc_info[1])}"
        return printable(f"mwamuzi: {told}")


def _message(record: logging.LogRecord) -> str:
    """Return a record's message, with the remedy for a system error."""
    if not isinstance(record.args, tuple):
        return record.getMessage()
    told = [system_errors.told(a) if isinstance(a, OSError) else a for a in record.args]
    return str(record.msg) % tuple(told) if told else str(record.msg)


class _Seldom(logging.Filter):
    """Filter that passes a repeated line once a minute."""

    def __init__(self, now_s: Callable[[], float]) -> None:
        super().__init__()
        self._now_s = now_s
        self._passed_s: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        now_s, line = self._now_s(), record.getMessage()
        if now_s - self._passed_s.get(line, -_AGAIN_S) < _AGAIN_S:
            return False
        if len(self._passed_s) >= _MOST_KNOWN:
            self._passed_s.clear()
        self._passed_s[line] = now_s
        return True
