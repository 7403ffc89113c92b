"""Exit code of commands, where a game could not be written to its file."""

import sys
from collections.abc import Callable

from device.log.gamelog import GameLog

NOT_WRITTEN = 5
"""The exit code of a command that ends with such a game."""

_DONE = 0
_IN_MEMORY = "its end was in memory only"


def exit_code(command: Callable[[list[GameLog]], None]) -> int:
    """Run a command that writes logs; return its exit code.

    Parameters
    ----------
    command
        Puts every log that it writes into the list that it is given.
    """
    logs: list[GameLog] = []
    try:
        command(logs)
    except KeyboardInterrupt:
        if not any(map(lacking, logs)):
            raise
    told = [found for log in logs if (found := lacking(log))]
    for line in told:
        sys.stderr.write(f"mwamuzi: {line}\n")
    return NOT_WRITTEN if told else _DONE


def lacking(log: GameLog) -> str:
    """Return the place of a game that its own file does not hold, '' if it does."""
    if log.behind:
        path, harm = log.path, log.harm
        lost = f"{path} was {harm}" if harm else f"no room to write {path}"
        kept = log.kept
        return f"{lost}: {f'all of it is in {kept}' if kept else _IN_MEMORY}"
    if log.left:
        told = " and ".join(f"{path} was {harm}" for path, harm in log.left)
        return f"{told} while its game ran: all of it is in {log.path}"
    return ""
