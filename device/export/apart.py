"""A stranger's file made a log, read in another process with bounds on all it takes."""

import json

from device.export.bundle import lines_of
from device.export.formats import FORMATS, MOST_BYTES, Imported, imported
from device.log.lines import typed
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
    told = json.loads(reader.read(_GAMES, content, name, game or "", name=name))
    logs = [[json.loads(line) for line in log] for log in told["games"]]
    return Imported(tuple([*map(typed, log)] for log in logs), tuple(told["remarks"]))


def games_of(content: bytes, name: str, game: str) -> Answer:
    """Return the games of a file, and what is said of them."""
    read = imported(content, name, game or None)
    logs = [lines_of(log).decode().splitlines() for log in read.games]
    return (json.dumps({"games": logs, "remarks": read.remarks}).encode(),)


_GAMES = ForeignFormat(
    read=games_of,
    expected=f"a game as {', '.join(form.ending for form in FORMATS.values())}",
    error=LogError,
    most_bytes=MOST_BYTES,
)
