"""Explain operating system errors: the file, the cause, the remedy."""

import errno
from pathlib import Path

from rules.core.fuzzy_match import meant

_NEXT = {
    errno.EROFS: "that disk can only be read: name a place on another one",
    errno.EISDIR: "name a file in it",
    errno.ENOTDIR: "name a folder that is there",
    errno.EEXIST: "name another one, or take it away first",
    errno.ENOSPC: "make room on that disk, or name a place on another one",
    errno.EDQUOT: "make room there, or name a place on another disk",
}


def told(error: Exception) -> str:
    """Return the system's error and the remedy, on one line.

    For a missing file it suggests similar names; for a missing right, the folder's
    owner. Any other error says by itself what is wrong.
    """
    if not isinstance(error, OSError) or not error.strerror:
        return str(error)
    if error.filename is None:
        return error.strerror
    path = Path(str(error.filename))
    match error.errno:
        case errno.EACCES | errno.EPERM:
            next_step = _whose(path)
        case errno.ENOENT:
            next_step = _near(path)
        case number:
            next_step = _NEXT.get(number or 0, "")
    return f"{path}: {error.strerror}" + (f"; {next_step}" if next_step else "")


def _whose(path: Path) -> str:
    """Return the owner of a path that this user may not access."""
    there = path if path.exists() else path.parent.absolute()
    try:
        whose = f"{there} belongs to {there.owner()}"
    except (OSError, KeyError):
        whose = f"{there} is not yours"
    return f"{whose}: name a place of your own, or ask for the right to that one"


def _near(path: Path) -> str:
    """Return similar names for a missing file, or the command that makes its folder."""
    folder = path.parent
    if not folder.is_dir():
        return f"there is no folder {folder}: look at the name, or mkdir -p {folder}"
    try:
        near = meant(path.name, [one.name for one in folder.iterdir()], most=3)
    except OSError:
        near = ""
    return near.removeprefix("; ") or f"look at the name: ls {folder}"
