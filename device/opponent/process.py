"""Client of the player's process: asynchronous requests, immediate stop."""

import contextlib
import json
import logging
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Protocol

import players
from device.json_types import Json

log = logging.getLogger(__name__)


_ROOT = Path(players.__file__).parent.parent


class Thinker(Protocol):
    """Client of a search process, which answers asynchronously."""

    def ask(self, question: Mapping[str, Any]) -> int:
        """Send a request, which supersedes the previous one; return its number."""

    def answer(self) -> Json | None:
        """Return the next answer that has come, None if there is none yet."""

    def stop(self) -> None:
        """Stop thinking."""

    def close(self) -> None:
        """End; may be called twice."""


class PlayerProcess:
    """Search process, started at the first request.

    It is started again if it has died. Its memory and its share of the machine are
    bounded by itself, see ``players.__main__``.

    Parameters
    ----------
    tables
        A folder with tables of solved games; None: there is none.
    """

    def __init__(self, tables: Path | None = None) -> None:
        self._tables = tables
        self._process: subprocess.Popen[str] | None = None
        self._listener: Thread | None = None
        self._came: SimpleQueue[Json] = SimpleQueue()
        self._number = 0

    @property
    def pid(self) -> int | None:
        """Return the number of the process, None while there is none."""
        return None if self._process is None else self._process.pid

    def ask(self, question: Mapping[str, Any]) -> int:
        """Send a request, which supersedes the previous one; return its number."""
        self._number += 1
        self._write({**question, "id": self._number})
        return self._number

    def answer(self) -> Json | None:
        """Return the answer to the last question, None if it has not come yet."""
        while True:
            try:
                answer = self._came.get_nowait()
            except Empty:
                break
            if answer.get("id") == self._number:
                return answer
        if self._process is not None and self._process.poll() is not None:
            _let_go(self._process)
            self._process = None
            return {"id": self._number, "problem": "the player's process has ended"}
        return None

    def stop(self) -> None:
        """Stop thinking."""
        if self._process is not None:
            self._write({"ask": "stop"})

    def close(self) -> None:
        """End the process; may be called twice."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            _let_go(process)
            if self._listener is not None:
                self._listener.join()

    def _write(self, question: Mapping[str, Any]) -> None:
        if self._process is not None and self._process.poll() is not None:
            _let_go(self._process)
            self._process = None
        if self._process is None:
            self._process = self._started()
        pipe = self._process.stdin
        assert pipe is not None
        try:
            pipe.write(json.dumps(question) + "\n")
            pipe.flush()
        except OSError as error:
            log.warning("the player cannot be asked: %s", error)

    def _started(self) -> "subprocess.Popen[str]":
        tables: Sequence[str] = ("--tables", str(self._tables)) if self._tables else ()
        process = subprocess.Popen(  # noqa: S603 - our own program
            [sys.executable, "-m", "players", *tables],
            cwd=_ROOT,
            env={**os.environ, "PYTHONPATH": str(_ROOT)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._listener = Thread(target=self._listen, args=(process,), daemon=True)
        self._listener.start()
        return process

    def _listen(self, process: "subprocess.Popen[str]") -> None:
        assert process.stdout is not None
        with process.stdout as lines:
            for line in lines:
                try:
                    self._came.put(json.loads(line))
                except ValueError:
                    log.warning("the player said %r", line[:80])


def _let_go(process: "subprocess.Popen[str]") -> None:
    """Close the pipe to a process that has ended."""
    if process.stdin is not None:
        with contextlib.suppress(OSError):
            process.stdin.close()
