"""A stranger's file made a log in a process of its own, bounded in all it may take."""

import json
import os
import resource
import subprocess
import sys

from device.export.bundle import lines_of
from device.export.formats import imported
from device.log.records import Record
from device.ports import LogError

WITHIN_S = 20.0
"""A file that takes the processor for longer is given up."""

_PATIENCE = 3  # a busy machine gives it but a part of its time
_MOST_MEMORY = 144 * 1024 * 1024
_REFUSED = 3
_ALONE = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}


def imported_apart(content: bytes, name: str, game: str | None = None) -> list[Record]:
    """Return the log that a file of any format holds, as `imported` does.

    Another process reads it: however it is made, it takes no more than a part of the
    memory, is over in time, and never holds up who asks or the referee. It ends with
    this one.

    Parameters
    ----------
    content
        The file.
    name, game
        As for `imported`.

    Raises
    ------
    LogError
        If it is no such file, no game by the rules, or takes too much.
    """
    words = [sys.executable, "-m", "device.export.apart", name, game or ""]
    try:
        done = subprocess.run(  # noqa: S603 - our own program
            words,
            input=content,
            capture_output=True,
            timeout=_PATIENCE * WITHIN_S,
            check=False,
            env={**os.environ, **_ALONE, "PYTHONPATH": os.pathsep.join(sys.path)},
        )
    except subprocess.TimeoutExpired:
        raise LogError(f"{name} takes too long to read") from None
    if done.returncode == 0:
        return [json.loads(line) for line in done.stdout.splitlines()]
    told = done.stderr.decode(errors="replace").strip()
    if done.returncode == _REFUSED and told:
        raise LogError(told)
    raise LogError(f"{name} cannot be read as a game: it takes too much, or is broken")


def _main(name: str, game: str) -> int:
    """Read a file from standard input; write its log, or why there is none."""
    os.nice(10)  # the referee goes first
    resource.setrlimit(resource.RLIMIT_DATA, (_MOST_MEMORY, _MOST_MEMORY))
    seconds = round(WITHIN_S)
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    try:
        records = imported(sys.stdin.buffer.read(), name, game or None)
        sys.stdout.buffer.write(lines_of(records))
    except LogError as error:
        sys.stderr.write(" ".join(str(error).split())[:1000])
        return _REFUSED
    return 0


if __name__ == "__main__":
    sys.exit(_main(*sys.argv[1:]))
