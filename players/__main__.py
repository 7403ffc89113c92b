"""Process of a computer player: a JSON request a line, a JSON response a line.

    python -m players [--tables DIR]

``players.protocol`` defines requests; besides, ``seconds`` limits the search, and
``id`` is returned with the answer. A new line, ``{"ask": "stop"}`` or the end of the
input stops the current search at once. The process has a low priority and a memory
limit.
"""

import argparse
import contextlib
import json
import mmap
import os
import resource
import sys
import time
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from threading import Event, Thread
from typing import Any

from players.protocol import QuestionAnswerer
from players.search import Stop
from players.solved import FiledTable

_NICE = 10
_MOST_BYTES = 160_000_000
_SECONDS = 2.0


def _listen(waiting: "SimpleQueue[dict[str, Any]]", stop: Event) -> None:
    """Put requests into the queue; exit at once when the input ends."""
    for line in sys.stdin:
        stop.set()
        with contextlib.suppress(ValueError):
            question = json.loads(line)
            if isinstance(question, dict):
                waiting.put(question)
    os._exit(0)


def _tables(folder: Path | None) -> dict[str, FiledTable]:
    """Return the tables of solved games that lie in a folder."""
    found: dict[str, FiledTable] = {}
    for path in sorted(folder.glob("*.solved")) if folder else ():
        with path.open("rb") as file:
            content = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        table = FiledTable(memoryview(content))
        found[table.game] = table
    return found


def _until(stop: Event, question: dict[str, Any]) -> Stop:
    """Return a stop predicate: the deadline has passed, or a stop is requested."""
    end_s = time.monotonic() + float(question.get("seconds", _SECONDS))
    return lambda: stop.is_set() or time.monotonic() > end_s


def main() -> None:
    """Answer questions until the input ends."""
    parser = argparse.ArgumentParser(prog="python -m players")
    parser.add_argument("--tables", type=Path, metavar="DIR")
    args = parser.parse_args()
    os.nice(_NICE)
    resource.setrlimit(resource.RLIMIT_DATA, (_MOST_BYTES, _MOST_BYTES))
    asked = QuestionAnswerer(_tables(args.tables))
    waiting: SimpleQueue[dict[str, Any]] = SimpleQueue()
    stop = Event()
    Thread(target=_listen, args=(waiting, stop), daemon=True).start()
    while True:
        question = waiting.get()
        stop.clear()
        if not waiting.empty() or question.get("ask") == "stop":
            continue
        try:
            answer = asked.answer(question, partial(_until, stop, question))
        except MemoryError:
            asked = QuestionAnswerer()
            answer = {"problem": "MemoryError: too much to think about"}
        sys.stdout.write(json.dumps({"id": question.get("id"), **answer}) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
