"""The game log: JSON Lines, on the disk before anything is announced."""

import contextlib
import errno
import fcntl
import hashlib
import itertools
import logging
import os
import threading
from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass, field, replace
from enum import StrEnum
from pathlib import Path

from device.log.lines import Fields, Record, RewrittenRecord, named, typed
from device.log.parse import content_of, line_of, parsed, read_log
from device.ports import LogError

log = logging.getLogger(__name__)

_AGAIN_S = 1.0
NO_ROOM = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EIO, errno.EROFS})
"""What the system says of a disk that cannot be written now, and may be later."""

REWRITTEN = "rewritten"
"""How the file of what was written anew is called, after the name of the old one."""

_CLOSED = -1
_Mark = tuple[int, int, int]
"""Size and times of a file as they were after the last line."""


class Harm(StrEnum):
    """Damage to a log's file while its game runs."""

    DELETED = "deleted"
    MOVED = "moved"
    REPLACED = "replaced"
    CHANGED = "changed"


@dataclass(frozen=True, slots=True)
class _OnDisk:
    """Part of a log that is on the disk.

    Attributes
    ----------
    path, file
        Where, and its handle; None: it could not be opened yet.
    size, written, content
        How many bytes and records are there, and the hash of the bytes.
    mark
        How the file looked after its last line; None: it is to be compared.
    left
        The files that were left, and what became of each.
    """

    path: Path
    file: int | None = None
    _: KW_ONLY
    size: int = 0
    written: int = 0
    content: "hashlib.blake2b" = field(default_factory=hashlib.blake2b)
    mark: _Mark | None = None
    left: tuple[tuple[Path, Harm], ...] = ()

    def holds(self, content: bytes) -> bool:
        """Return True if a file's content is what was written."""
        return hashlib.blake2b(content).digest() == self.content.digest()


class GameLog:
    """Append-only file of records, robust to power cuts, full disks and tampering.

    A file that is no longer what was written, or no longer there, is left as it is: the
    whole game is written anew from memory, to a new file beside it, and goes on there.

    Parameters
    ----------
    path
        Created if it is not there, as soon as there is room; a torn last line is cut
        off, and kept in a file beside it that ends in ``.torn``.
    second
        A folder on another disk, for the whole game while the first one has no room.

    Attributes
    ----------
    records
        Every record so far, those that wait for room on the disk included.
    harm
        What became of the file, as long as there is no new one; None: nothing.

    Raises
    ------
    LogError
        If the file is no game log, or another referee writes it.
    OSError
        If it can be neither made nor opened.

    Notes
    -----
    Ctrl-C may come at any place: what is on the disk is one value, changed in one step.
    """

    def __init__(self, path: Path, second: Path | None = None) -> None:
        self._disk = _OnDisk(path)
        self._spare = None if second is None else second / spare_name(path)
        self.records: list[Record] = []
        self.harm: Harm | None = None
        self._late: threading.Thread | None = None
        self._spared = 0
        self._looked_s = 0.0
        try:
            self._open()
        except OSError as error:
            if error.errno not in NO_ROOM:
                raise
            log.debug("%s cannot be opened yet: %s", path, error)
            if path.exists():
                self.records, size = parsed(path, content_of(path))
                self._disk = _OnDisk(path, size=size, written=len(self.records))
        self._take_up_spare()

    def _open(self) -> None:
        """Open and lock the file; take up what it holds if that is not known yet."""
        path = self.path
        new = not path.exists()
        file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            content = content_of(path)
            records, size = parsed(path, content)
            if size < len(content):
                _keep_torn(path, content[size:])
                os.ftruncate(file, size)
            if new:
                _sync_folder(path.parent)
        except BlockingIOError:
            os.close(file)
            raise LogError(f"{path} is being written by another referee") from None
        except (LogError, OSError):
            os.close(file)
            raise
        self.records = self.records or records
        self._disk = _OnDisk(
            path,
            file,
            size=size,
            written=len(records),
            content=hashlib.blake2b(content[:size]),
            mark=_mark_of(file),
        )

    @property
    def path(self) -> Path:
        """Return the path of the log: another one once it was written anew."""
        return self._disk.path

    @property
    def left(self) -> Sequence[tuple[Path, Harm]]:
        """Return the files that were left, and what became of each."""
        return self._disk.left

    @property
    def behind(self) -> bool:
        """Return True if records wait for room on the disk, or for a file."""
        return len(self.records) > self._disk.written or self.harm is not None

    def append(self, records: Sequence[Fields]) -> None:
        """Put records on the disk, all or none of them; without room they wait."""
        self.records.extend(map(typed, records))
        self.catch_up()

    def catch_up(self) -> None:
        """Write pending lines; first leave a file that is no longer this log's."""
        if self._disk.file == _CLOSED and not self.behind:
            return
        self.harm = self._harm()
        if not self.behind:
            return
        try:
            if self.harm is None:
                self._write()
            else:
                self._rewrite(self.harm)
        except OSError as error:
            if error.errno not in NO_ROOM and self.harm is None:
                raise
            log.debug("%s cannot be written: %s", self.path, error)
            self._keep_spare()
        else:
            self.harm, self._spared = None, 0
            if self._spare is not None:
                self._spare.unlink(missing_ok=True)

    def tick(self, now_s: float) -> None:
        """Once a second, see to the file although there is no new line."""
        if not 0 <= now_s - self._looked_s < _AGAIN_S:
            self._looked_s = now_s
            self.catch_up()

    # -- what others do to the file ------------------------------------------

    def _harm(self) -> Harm | None:
        """Return the tampering with the file since the last line, None if intact."""
        disk = self._disk
        if disk.file is None:
            return None
        held = os.fstat(disk.file)
        try:
            named = disk.path.stat()
        except OSError:
            return Harm.MOVED if held.st_nlink else Harm.DELETED
        if not os.path.samestat(held, named):
            return Harm.REPLACED
        mark = _mark_of(disk.file)
        if mark != disk.mark:
            there = os.pread(disk.file, disk.size, 0)
            if held.st_size != disk.size or not disk.holds(there):
                return Harm.CHANGED
            self._disk = replace(disk, mark=mark)
        return None

    def _rewrite(self, harm: Harm) -> None:
        """Write the whole game to a new file; the old one is left as it is."""
        old = self._disk
        last = self.records[-1].plain if self.records else {}
        when = {key: last[key] for key in ("t", "frame") if key in last}
        told = named(RewrittenRecord, of=old.path.name, why=harm.value, **when)
        note = typed(told)
        lines = b"".join(map(line_of, [*self.records, note]))
        old.path.parent.mkdir(parents=True, exist_ok=True)
        path, file = _made_beside(old.path)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            _write_all(file, lines, 0)
            _sync_folder(path.parent)
            new = _OnDisk(
                path,
                file,
                size=len(lines),
                written=len(self.records) + 1,
                content=hashlib.blake2b(lines),
                mark=_mark_of(file),
                left=(*old.left, (old.path, harm)),
            )
        except BaseException:
            os.close(file)
            path.unlink(missing_ok=True)
            raise
        self.records.append(note)
        self._disk = new
        log.warning("%s was %s: the whole game is in %s", old.path, harm, path)
        if old.file is not None:
            os.close(old.file)

    # -- the second place ----------------------------------------------------

    @property
    def kept(self) -> Path | None:
        """Return the path of the whole game while its own disk is full, if any.

        None if it is in memory alone.
        """
        spare = self._spare
        whole = self._spared == len(self.records)
        return spare if self.behind and spare is not None and whole else None

    def _keep_spare(self) -> None:
        """Write the whole game to the second place."""
        if self._spare is None or self._spared == len(self.records):
            return
        new = self._spare.with_suffix(".new")
        try:
            self._spare.parent.mkdir(parents=True, exist_ok=True)
            with new.open("wb") as file:
                file.write(b"".join(map(line_of, self.records)))
                file.flush()
                os.fsync(file.fileno())
            new.replace(self._spare)
            self._spared = len(self.records)
        except OSError as error:
            self._spared = 0
            log.warning("%s cannot be written either: %s", self._spare, error)

    def _take_up_spare(self) -> None:
        """Move lines from the fallback file of an earlier run to the log."""
        if self._spare is None or not self._spare.is_file():
            return
        there = read_log(self._spare)
        if there[: len(self.records)] != self.records:
            log.warning("%s is left: %s is another game", self._spare, self.path)
            self._spare = None
            return
        self.records = there
        self.catch_up()

    # -- writing -------------------------------------------------------------

    def _write(self) -> None:
        """Write the records that wait; all of them or none are in the file then."""
        if self._disk.file is None:
            self._open()
        disk, count = self._disk, len(self.records)
        assert disk.file is not None
        lines = b"".join(map(line_of, self.records[disk.written :]))
        try:
            _write_all(disk.file, lines, disk.size)
        except BaseException:
            os.ftruncate(disk.file, disk.size)
            self._disk = replace(disk, mark=_mark_of(disk.file))
            raise
        content = disk.content.copy()
        content.update(lines)
        self._disk = replace(
            disk,
            size=disk.size + len(lines),
            written=count,
            content=content,
            mark=_mark_of(disk.file),
        )

    def close(self) -> None:
        """Close the file, once what waits for room is written; may be called twice."""
        if self._late is not None or self._disk.file == _CLOSED:
            return
        self._disk = replace(self._disk, mark=None)  # the whole file is compared
        self.catch_up()
        if self.behind:
            where = self.kept or "kept in memory only"
            log.warning("%s lacks its end: %s", self.path, where)
            self._late = threading.Thread(target=self._finish, name="log", daemon=True)
            self._late.start()
        else:
            self._let_go()

    def _finish(self) -> None:
        """Write a closed log's pending lines once there is space."""
        try:
            while self.behind:
                threading.Event().wait(_AGAIN_S)
                self.catch_up()
        except (OSError, LogError) as error:
            log.warning("%s lacks its end: %s", self.path, error)
        self._let_go()

    def _let_go(self) -> None:
        file, self._disk = self._disk.file, replace(self._disk, file=_CLOSED)
        if file is not None:
            os.close(file)


def _mark_of(file: int) -> _Mark:
    status = os.fstat(file)
    return status.st_size, status.st_mtime_ns, status.st_ctime_ns


def _made_beside(path: Path) -> tuple[Path, int]:
    """Return a new file beside a log, opened, and where it is; no other is touched."""
    for number in itertools.count(1):
        ending = REWRITTEN if number == 1 else f"{REWRITTEN}-{number}"
        new = path.with_name(f"{path.stem}-{ending}{path.suffix}")
        with contextlib.suppress(FileExistsError):
            how = os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC
            return new, os.open(new, how, 0o644)
    raise AssertionError  # numbers do not end


def _write_all(file: int, lines: bytes, at: int) -> None:
    done = 0
    while done < len(lines):
        done += os.pwrite(file, lines[done:], at + done)
    os.fsync(file)


def _keep_torn(path: Path, torn: bytes) -> None:
    """Save a log's torn end beside it, synced to disk, and report it."""
    beside = path.with_name(f"{path.name}.torn")
    with beside.open("ab") as file:
        file.write(torn if torn.endswith(b"\n") else torn + b"\n")
        file.flush()
        os.fsync(file.fileno())
    log.warning(
        "%s: its end was damaged; %d bytes are cut off, and kept in %s",
        path,
        len(torn),
        beside.name,
    )


def spare_name(path: Path) -> str:
    """Return a log's name at the second place: logs of several folders lie there."""
    where = hashlib.sha256(os.fsencode(path.absolute())).hexdigest()[:8]
    return f"{path.stem}-{where}{path.suffix}"


def _sync_folder(folder: Path) -> None:
    """Make sure that a new file's name outlives a power cut."""
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
