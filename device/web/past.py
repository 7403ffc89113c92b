"""List of past games, and each as a replay."""

import re
from pathlib import Path

from device.export.diary import diary_of
from device.json_types import Json
from device.log.parse import read_log
from device.log.pictures import folder_of
from device.ports import LogError
from device.untrusted.names import is_plain
from device.web.subscriber import picture_paths

_PICTURE = re.compile(r"\d{1,9}(-before)?\.jpg")


class NoSuchGameError(LogError):
    """Error raised when there is no game of that name."""


def log_named(games: Path, name: str) -> Path:
    """Return the log of a past game; no path outside the folder is ever looked at.

    Raises
    ------
    NoSuchGameError
        If there is none.
    """
    path = games / f"{name}.jsonl"
    if not is_plain(name) or path.is_symlink() or not path.is_file():
        raise NoSuchGameError("there is no game of that name")
    return path


def picture_named(games: Path, name: str, file: str) -> Path:
    """Return a picture beside a past game's log.

    Raises
    ------
    NoSuchGameError
        If there is none.
    """
    path = folder_of(log_named(games, name)) / file
    if not _PICTURE.fullmatch(file) or path.is_symlink() or not path.is_file():
        raise NoSuchGameError("there is no such picture")
    return path


def replayed(path: Path, language: str) -> Json:
    """Return a past game, frame after frame, as the page replays it.

    Raises
    ------
    LogError
        If the log contradicts the rules, or is incomplete.
    """
    name = path.stem
    return diary_of(
        read_log(path), name, language, lambda record: picture_paths(name, path, record)
    )
