"""Worker process that reads untrusted files: ``python -m device.untrusted.worker``.

It reads requests from standard input: a line of JSON, then the file. It answers each by
a line with the status and the number of bytes, then the bytes. Memory and CPU time are
bounded for each file by the operating system, independently of the libraries.
"""

import importlib
import json
import os
import resource
import select
import signal
import sys
from collections.abc import Sequence
from typing import IO, Any

_IDLE_S = 60.0
"""Without a file for so long it ends, and its memory is the referee's again."""

_LONGEST_ORDER = 64 * 1024
_LONGEST_REFUSAL = 1000


def main(nice: int) -> None:
    """Read files until none comes."""
    os.nice(nice)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
    orders, answers = sys.stdin.buffer, sys.stdout.buffer
    while select.select([orders], [], [], _IDLE_S)[0]:
        line = orders.readline(_LONGEST_ORDER)
        if not line:
            return
        order = json.loads(line)
        status, parts = _done(order, orders.read(order["size"]))
        _answer(answers, status, parts)
        if status == "too much":
            return


def _done(
    order: dict[str, Any], content: bytes
) -> tuple[str, Sequence[bytes | memoryview]]:
    _, most = resource.getrlimit(resource.RLIMIT_DATA)
    read = _named(order["module"], order["function"])
    error = _named(*order["error"])
    resource.setrlimit(resource.RLIMIT_DATA, (order["memory"], most))
    signal.setitimer(signal.ITIMER_PROF, order["work_s"])
    try:
        return "done", read(content, *order["words"])
    except (MemoryError, RecursionError):
        return "too much", ()
    except error as why:
        told = " ".join(str(why).split())[:_LONGEST_REFUSAL]
        return "refused", (told.encode(errors="replace"),)
    except Exception:  # noqa: BLE001 - a stranger's file may break a reader in any way
        return "broken", ()
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        resource.setrlimit(resource.RLIMIT_DATA, (most, most))


def _named(module: str, name: str) -> Any:
    return getattr(importlib.import_module(module), name)


def _answer(
    answers: IO[bytes], status: str, parts: Sequence[bytes | memoryview]
) -> None:
    size = sum(memoryview(part).nbytes for part in parts)
    answers.write(f"{status} {size}\n".encode("ascii"))
    for part in parts:
        answers.write(part)
    answers.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]))
