"""What is said of a game that could not be written when all ends."""

from device.log.gamelog import GameLog

NOT_WRITTEN = 5
"""The exit code of a command that ends with such a game."""


def lacking(log: GameLog) -> str:
    """Return where a game is whose log lacks its end, '' if the log is whole."""
    if not log.behind:
        return ""
    where = f"all of it is in {log.kept}" if log.kept else "its end was in memory only"
    return f"no room to write {log.path}: {where}"
