"""A stranger's file made a log, read in another process with bounds on all it takes."""

import json

from device.export.bundle import lines_of
from device.export.formats import FORMATS, MOST_BYTES, imported
from device.log.lines import Record
from device.ports import LogError
from device.untrusted.process import Answer, BoundedReader, Reading


def imported_apart(
    reader: BoundedReader, content: bytes, name: str, game: str | None = None
) -> list[Record]:
    """Return the log that a file of any format holds, as `imported` does.

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
    told = reader.read(_GAME, content, name, game or "", name=name)
    return [json.loads(line) for line in told.splitlines()]


def log_of(content: bytes, name: str, game: str) -> Answer:
    """Return the lines of the log that a file holds; see `imported_apart`."""
    return (lines_of(imported(content, name, game or None)),)


_GAME = Reading(
    read=log_of,
    expected=f"a game as {', '.join(form.ending for form in FORMATS.values())}",
    error=LogError,
    most_bytes=MOST_BYTES,
)
