"""Delete a game or a person for good; an interrupted deletion is resumed at start.

A deletion is first logged beside the games (write-ahead), then done, and its note is
removed last. After a power cut the note remains, and the next process that opens the
folder finishes. Every step is idempotent.
"""

import fcntl
import json
import logging
import os
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from device.export.analysis import ENDING
from device.export.index import NAME as INDEX
from device.log.gamelog import spare_name
from device.log.pictures import folder_of
from device.opponent import own_level
from device.ports import LogError
from device.privacy.names import line_without, names_somebody, without

log = logging.getLogger(__name__)

NOTE = ".mwamuzi-forget.json"
TABLE = "table.json"
_ASIDE = (ENDING, ".new", ".torn")


class OnTableError(LogError):
    """Error raised when the game to be deleted is being played."""


@dataclass(frozen=True, slots=True)
class Folders:
    """Folders in which games are kept.

    Attributes
    ----------
    games
        The folder of all logs.
    second
        The folder where a game is kept while the first has no room, if there is one.
    """

    games: Path
    second: Path | None = None

    @property
    def note(self) -> Path:
        """Return the path of the note of what is to be deleted."""
        return self.games / NOTE

    @property
    def logs(self) -> list[Path]:
        """Return all logs, those of the second folder too."""
        there = [one for one in (self.games, self.second) if one and one.is_dir()]
        found = sorted(path for folder in there for path in folder.rglob("*.jsonl"))
        return [path for path in found if path.is_file() and not path.is_symlink()]


def forget_game(folders: Folders, path: Path) -> None:
    """Delete a game: its log, its pictures and all else that was kept of it.

    Parameters
    ----------
    path
        Its log, in the folder of games.

    Raises
    ------
    OnTableError
        If a referee has it open.
    OSError
        If it cannot be deleted; the rest is done at the next start.
    """
    _not_open([path])
    _write_down(folders, {"game": path.relative_to(folders.games).as_posix()})
    finish(folders)


def forget_person(folders: Folders, name: str) -> int:
    """Take a person's name out of every log, and delete those games' pictures.

    Returns
    -------
    int
        In how many games the name stood.

    Raises
    ------
    OnTableError
        If one of the games is being played.
    OSError
        If it cannot be done to its end; the rest is done at the next start.
    """
    name = " ".join(name.split())
    with_name = [path for path in folders.logs if _names(path, name)]
    _not_open(with_name)
    _write_down(folders, {"person": name})
    finish(folders)
    return len(with_name)


def finish(folders: Folders) -> None:
    """Finish an interrupted deletion, if there is one."""
    try:
        noted = json.loads(folders.note.read_text(encoding="utf-8"))
        game, person = noted.get("game"), noted.get("person")
    except FileNotFoundError:
        return
    except (ValueError, AttributeError):
        log.warning("%s is damaged, and left out", folders.note)
        folders.note.unlink()
        return
    if isinstance(game, str):
        path = folders.games / game
        if ".." not in Path(game).parts and not Path(game).is_absolute():
            _delete(folders, path)
    if isinstance(person, str) and person:
        _take_out(folders, person)
    _forget_index(folders.games)
    folders.note.unlink()
    _sync(folders.games)


def _delete(folders: Folders, path: Path) -> None:
    shutil.rmtree(folder_of(path), ignore_errors=True)
    for one in (*_beside(path), path):
        one.unlink(missing_ok=True)
    if folders.second is not None:
        (folders.second / spare_name(path)).unlink(missing_ok=True)
    _sync(path.parent)


def _take_out(folders: Folders, name: str) -> None:
    """Remove a name: from pictures first, as the log locates them."""
    for path in folders.logs:
        for aside in _beside(path):
            if aside.is_file() and _names(aside, name):
                aside.unlink()
        if not _names(path, name):
            continue
        shutil.rmtree(folder_of(path), ignore_errors=True)
        with path.open("rb") as file:
            lines = [line_without(line, name) for line in file]
        _replace(path, b"".join(lines))
    own_level.forget(folders.games, name)
    table = folders.games / TABLE
    if table.is_file() and _names(table, name):
        body = json.loads(table.read_bytes())
        _replace(table, json.dumps(without(body, name)).encode())


def _names(path: Path, name: str) -> bool:
    try:
        with path.open("rb") as file:
            return any(names_somebody(line, name) for line in file)
    except OSError as error:
        log.warning("%s cannot be read: %s", path, error)
        return False


def _not_open(paths: list[Path]) -> None:
    """Refuse logs that a referee holds."""
    for path in paths:
        with path.open("rb") as file:
            try:
                fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
            except BlockingIOError:
                raise OnTableError(
                    "a game of that is on the table: leave it first"
                ) from None


def _beside(path: Path) -> Iterator[Path]:
    """Yield the files that may lie beside a log, and belong to it."""
    for ending in _ASIDE:
        yield path.with_name(path.name + ending)
        yield path.with_suffix(ending)


def _forget_index(games: Path) -> None:
    """Delete the index of the games: it is made anew, and knows no more than they."""
    for ending in ("", "-wal", "-shm", "-journal"):
        (games / f"{INDEX}{ending}").unlink(missing_ok=True)


def _write_down(folders: Folders, noted: dict[str, str]) -> None:
    finish(folders)
    _replace(folders.note, json.dumps(noted).encode())


def _replace(path: Path, content: bytes) -> None:
    """Put a file in the place of another one, in one step; it keeps mode and owner."""
    new = path.with_name(f"{path.name}.new")
    with new.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    if path.exists():
        known = path.stat()
        new.chmod(known.st_mode & 0o777)
        if os.geteuid() == 0:
            os.chown(new, known.st_uid, known.st_gid)
    elif path.name == NOTE:
        new.chmod(0o600)
    new.replace(path)
    _sync(path.parent)


def _sync(folder: Path) -> None:
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
