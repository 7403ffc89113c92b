"""How a game's log is begun, or gone on with."""

from datetime import UTC, datetime

from device.log.gamelog import FORMAT
from device.log.records import Record
from device.loop import Loop
from device.ports import LogError


def begin(loop: Loop, header: Record) -> None:
    """Begin a log, or go on with the game that it holds.

    Parameters
    ----------
    loop
        Its log is begun.
    header
        What is played, where and from which frames; the rest is filled in.

    Raises
    ------
    LogError
        If the log holds another game.
    """
    if not loop.log.records:
        started = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        first = {"type": "game", "format": FORMAT, **header}
        loop.log.append([{**first, "started": header.get("started", started)}])
        return
    there = loop.log.records[0]
    for key in ("game", "options", "match", "teams", "board", "sides"):
        if there.get(key) != header.get(key):
            raise LogError(
                f"{loop.log.path} holds a game with {key} {there.get(key)}, not "
                f"{header.get(key)}: name another --log, or move that one away"
            )
    began = datetime.fromisoformat(there["started"])
    same = all(there.get(key) == header[key] for key in ("source", "hold_s"))
    loop.resume(
        same_film=same and not loop.source.live,
        passed_s=(datetime.now(UTC) - began).total_seconds(),
    )
