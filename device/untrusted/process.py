"""Read untrusted files in a process bounded in memory, CPU and time."""

import contextlib
import json
import os
import subprocess
import sys
import threading
import weakref
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from signal import SIGPROF
from typing import IO, Self

Answer = Sequence[bytes | memoryview]
"""What a reading gives, in parts that are sent one after another."""

MEMORY = 144 * 1024 * 1024
WORK_S = 20.0
WAITS = 3.0
"""A busy machine gives a process but a part of its time."""

_ALONE = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
_KEPT = ("PATH", "LANG", "LC_ALL")  # no setting, and so no password, goes there
_PIPE_BYTES = 1024 * 1024  # a picture goes through in a few parts
_REFUSED, _TOO_MUCH, _GONE = "refused", "too much", "gone"


@dataclass(frozen=True, slots=True, kw_only=True)
class ForeignFormat:
    """Reader of one kind of untrusted file, with its limits.

    Attributes
    ----------
    read
        A function of a module: takes the file and some words, and gives the answer.
        An ``error`` that it raises says in one line what is wrong with the file.
    expected
        What the file should have been, for who reads the refusal.
    error
        What a refusal is raised as.
    most_bytes
        A larger file is refused before anything looks at it.
    memory
        How much memory its reading may take, in bytes.
    work_s
        How much of a processor's time.
    """

    read: Callable[..., Answer]
    expected: str
    error: type[Exception]
    most_bytes: int
    memory: int = MEMORY
    work_s: float = WORK_S


class BoundedReader:
    """Reads untrusted files, one at a time, in a reusable worker process.

    The process is started by the first file and again when it was killed; it ends by
    itself when nothing comes for a while. Any thread may call, but for that of an
    event loop: a reading may take as long as it is allowed to.

    Parameters
    ----------
    nice
        How far the process stands back behind the referee.
    """

    def __init__(self, *, nice: int = 10) -> None:
        self._nice = nice
        self._lock = threading.Lock()
        self._worker: _Worker | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_why: object) -> None:
        self.close()

    def read(
        self,
        reading: ForeignFormat,
        content: bytes,
        *words: str,
        name: str = "the file",
    ) -> bytearray:
        """Return the result of reading a file in the worker process.

        Parameters
        ----------
        words
            What else the reading's function is given.
        name
            The file's, for the refusal.

        Raises
        ------
        Exception
            ``reading.error``, if it is no such file, or takes too much.
        """
        if len(content) > reading.most_bytes:
            most = reading.most_bytes / 1_000_000
            raise reading.error(
                f"{name} is too large ({len(content) / 1_000_000:.1f} MB): expected "
                f"{reading.expected} of at most {most:g} MB"
            )
        with self._lock:
            status, answer = self._there().asked(reading, content, words)
            if status == _GONE:  # it had waited long enough, and ended
                status, answer = self._there().asked(reading, content, words)
            if status == _TOO_MUCH:
                self.close()
        if status == "done":
            return answer
        if status == _REFUSED:
            raise reading.error(answer.decode(errors="replace"))
        if status == _TOO_MUCH:
            raise reading.error(
                f"{name} takes too long to read, or too much memory: expected "
                f"{reading.expected}, no larger than people make it"
            )
        raise reading.error(
            f"{name} cannot be read: it is broken, or takes too much; expected "
            f"{reading.expected}"
        )

    def _there(self) -> "_Worker":
        if self._worker is None or not self._worker.is_there():
            self.close()
            self._worker = _Worker(self._nice)
        return self._worker

    def close(self) -> None:
        """End the process, whatever it does; the next file starts another."""
        if self._worker is not None:
            self._worker.end()
            self._worker = None


class _Worker:
    """The process, as this side sees it."""

    def __init__(self, nice: int) -> None:
        kept = {name: os.environ[name] for name in _KEPT if name in os.environ}
        self._process = subprocess.Popen(  # noqa: S603 - our own program
            [sys.executable, "-B", "-m", "device.untrusted.worker", str(nice)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**kept, **_ALONE, "PYTHONPATH": os.pathsep.join(sys.path)},
            pipesize=_PIPE_BYTES,
        )
        self._ended = weakref.finalize(self, _end, self._process)

    def is_there(self) -> bool:
        """Return True if it still waits for a file."""
        return self._process.poll() is None

    def asked(
        self, reading: ForeignFormat, content: bytes, words: Sequence[str]
    ) -> tuple[str, bytearray]:
        """Return the outcome of a reading, and its result or its error."""
        to, back = self._process.stdin, self._process.stdout
        assert to is not None
        assert back is not None
        late = threading.Timer(WAITS * reading.work_s, self._process.kill)
        late.daemon = True
        late.start()
        try:
            with contextlib.suppress(BrokenPipeError):
                to.write(_order(reading, len(content), words))
                to.write(content)
                to.flush()
            return _answer_in(back, reading.memory)
        except (OSError, ValueError):
            code = self._process.wait()
            if code == 0:
                return _GONE, bytearray()
            ours = code == -SIGPROF or late.finished.is_set()
            return (_TOO_MUCH if ours else "broken"), bytearray()
        finally:
            late.cancel()

    def end(self) -> None:
        """End it."""
        self._ended()


def _order(reading: ForeignFormat, size: int, words: Sequence[str]) -> bytes:
    head = {
        "module": reading.read.__module__,
        "function": reading.read.__qualname__,
        "error": [reading.error.__module__, reading.error.__qualname__],
        "words": list(words),
        "size": size,
        "memory": reading.memory,
        "work_s": reading.work_s,
    }
    return json.dumps(head).encode() + b"\n"


def _answer_in(back: IO[bytes], most: int) -> tuple[str, bytearray]:
    """Return the worker's response.

    Raises
    ------
    ValueError
        If it ended before it had answered, or answers with more than it may hold.
    """
    status, _, size = back.readline(100).decode("ascii", "replace").rpartition(" ")
    if int(size) > most:
        raise ValueError("the answer is too long")
    answer = bytearray(int(size))
    if back.readinto(answer) != len(answer):  # type: ignore[attr-defined]  # a BufferedReader
        raise ValueError("the answer broke off")
    return status, answer


def _end(process: subprocess.Popen[bytes]) -> None:
    process.kill()
    process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            with contextlib.suppress(OSError):
                pipe.close()
