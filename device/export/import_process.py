"""Import an untrusted file as a log, in a process with bounded resources."""

import json
from itertools import accumulate, pairwise

from device.export.formats import FORMATS, MOST_BYTES, Imported, imported
from device.ports import LogError
from device.untrusted.process import Answer, BoundedReader, ForeignFormat


def imported_apart(
    reader: BoundedReader, content: bytes, name: str, game: str | None = None
) -> Imported:
    """Return the logs of the games that a file of any format holds, as `imported` does.

    Parameters
    ----------
    reader
        Reads the file.
    content
        The file.
    name, game
        As for `imported`.

    Raises
    ------
    LogError
        If it is no such file, no game by the rules, or takes too much.
    """
    answer = bytes(reader.read(_GAMES, content, name, game or "", name=name))
    head, _, logs = answer.partition(b"\n")
    told = json.loads(head)
    ends = [*accumulate(told["sizes"])]
    games = (logs[begin:end] for begin, end in pairwise([0, *ends]))
    return Imported(tuple(games), tuple(told["remarks"]))


def games_of(content: bytes, name: str, game: str) -> Answer:
    """Return the logs of a file's games behind a line with their sizes and remarks."""
    read = imported(content, name, game or None)
    told = {"sizes": [*map(len, read.games)], "remarks": read.remarks}
    return (json.dumps(told).encode() + b"\n", *read.games)


_GAMES = ForeignFormat(
    read=games_of,
    expected=f"a game as {', '.join(form.ending for form in FORMATS.values())}",
    error=LogError,
    most_bytes=MOST_BYTES,
)
