"""The game log: JSON Lines, on the disk before anything is announced."""

import errno
import fcntl
import hashlib
import io
import json
import logging
import os
import re
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from device.log.records import Record
from device.ports import LogError

log = logging.getLogger(__name__)

FORMAT = 1
_AGAIN_S = 1.0
MOST_BYTES = 64_000_000
"""A log that is larger is none of ours; it is not read."""

MOST_RECORDS = 20_000
"""No game has so many lines."""

_LONGEST_LINE = 256 * 1024
_DEEPEST = 24
_TEXT = re.compile(rb'"(?:[^"\\]|\\.)*+"')
_BRACKET = re.compile(rb"[][{}]")
_SIGNS = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
_STEERING = re.compile(rb"\\u(00|20)|\\[bfr]|\x7f|\xc2[\x80-\x9f]|\xe2(\x80|\x81)")
_BEGINS = b'{"type":"game"'
_LEAST_BEGUN = len(b'{"type":"')
NO_ROOM = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EIO, errno.EROFS})
"""What the system says of a disk that cannot be written now, and may be later."""


def is_torn(path: Path) -> bool:
    """Return whether the last line of a log is none; raise as ``read_log`` does."""
    lines = _content(path).splitlines(keepends=True)
    return bool(lines) and _record(lines[-1]) is None


def read_log(path: Path, *, tell: bool = True) -> list[Record]:
    """Return the records of a log; a torn last line is left out.

    Parameters
    ----------
    tell
        Whether to say so where one is left out.

    Raises
    ------
    LogError
        If the file is no game log.
    OSError
        If it cannot be read.
    """
    content = _content(path)
    records, size = _parse(path, content)
    if tell and size < len(content):
        log.warning("%s: its last line is torn, and left out", path)
    return records


def _content(path: Path) -> bytes:
    with path.open("rb") as file:
        content = file.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise LogError(f"{path} is too large to be a game log")
    return content


def _parse(path: Path, content: bytes) -> tuple[list[Record], int]:
    """Return the records and how many bytes they take; the rest is torn."""
    records: list[Record] = []
    size = 0
    lines = content.splitlines(keepends=True)
    for number, line in enumerate(lines, start=1):
        record = _record(line)
        if record is None:
            if number < len(lines):
                wrong = f"{path}: line {number} is no record of a game log"
                raise LogError(wrong + _kept(path, number))
            break
        records.append(record)
        size += len(line)
    if records and (records[0].get("type") != "game" or not _is_known(records[0])):
        raise LogError(f"{path} does not begin as a game log of format {FORMAT}")
    if content and not records and not _may_have_begun(lines[0]):
        raise LogError(f"{path} is no game log: expected one that referee wrote")
    return records, size


def known_format(header: Record) -> None:
    """Refuse the log of a program whose format is not known here.

    Raises
    ------
    LogError
        If it is not.
    """
    if not _is_known(header):
        told = header.get("format")
        raise LogError(f"log format {told!r} is not known here, {FORMAT} is")


def _is_known(header: Record) -> bool:
    return bool(header.get("format") == FORMAT)


def _kept(path: Path, broken: int) -> str:
    """Return how to keep what lies before a broken line."""
    if broken == 1:
        return ": expected one that referee wrote"
    new = path.with_name(f"{path.stem}-before{path.suffix}")
    return f"; to keep what lies before it: head -n {broken - 1} {path} > {new}"


def records_in(content: bytes) -> list[Record]:
    """Return the records of a log that a stranger gave, read line by line.

    Raises
    ------
    LogError
        If a line is no record, too long or too deep, or there are too many.
    """
    records: list[Record] = []
    for number, line in enumerate(io.BytesIO(content), start=1):
        record = _record(line.rstrip(b"\r\n") + b"\n")
        if record is None:
            raise LogError(f"line {number} is no record of a game log")
        if number > MOST_RECORDS:
            raise LogError(f"more than {MOST_RECORDS} lines are no game")
        records.append(record)
    return records


def _may_have_begun(line: bytes) -> bool:
    """Return whether a line is the torn first one of a log, and of nothing else."""
    begun = line.startswith(_BEGINS) or _BEGINS.startswith(line)
    return begun and len(line) >= _LEAST_BEGUN and not line.endswith(b"\n")


def _record(line: bytes) -> Record | None:
    if not line.endswith(b"\n") or len(line) > _LONGEST_LINE or _is_deep(line):
        return None
    try:
        told = line.decode(json.detect_encoding(line), "surrogatepass")
        record: Any = _JSON.decode(told)
    except (ValueError, RecursionError):
        return None
    if not isinstance(record, dict) or "type" not in record:
        return None
    return _plain(record) if _STEERING.search(line) else record


def _plain(value: Any) -> Any:
    """Return a value of a log without what steers a terminal or turns texts round."""
    match value:
        case str():
            return _SIGNS.sub("\ufffd", value)
        case list():
            return [_plain(one) for one in value]
        case dict():
            return {_plain(key): _plain(one) for key, one in value.items()}
        case _:
            return value


def _is_deep(line: bytes) -> bool:
    """Return whether a line has more brackets within brackets than any record."""
    if line.count(b"[") + line.count(b"{") <= _DEEPEST:
        return False
    depth = 0
    for bracket in _BRACKET.findall(_TEXT.sub(b"", line)):
        depth += 1 if bracket in b"[{" else -1
        if depth > _DEEPEST:
            return True
    return False


def _no_number(name: str) -> float:
    raise ValueError(f"{name} is no number of a record")


_JSON = json.JSONDecoder(parse_constant=_no_number)


class GameLog:
    """An append-only file of records, safe against a power cut and a full disk.

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

    Raises
    ------
    LogError
        If the file is no game log, or another referee writes it.
    OSError
        If it can be neither made nor opened.
    """

    def __init__(self, path: Path, second: Path | None = None) -> None:
        self.path = path
        self._spare = None if second is None else second / spare_name(path)
        self.records: list[Record] = []
        self._waiting: list[bytes] = []
        self._size = 0
        self._file: int | None = None
        self._late: threading.Thread | None = None
        self._spared = False
        try:
            self._file = self._opened()
        except OSError as error:
            if error.errno not in NO_ROOM:
                raise
            log.debug("%s cannot be opened yet: %s", path, error)
            if path.exists():
                self.records, self._size = _parse(path, _content(path))
        self._take_up_spare()

    def _opened(self) -> int:
        """Return the file, locked; take up what it holds if that is not known yet."""
        new = not self.path.exists()
        file = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            content = _content(self.path)
            records, self._size = _parse(self.path, content)
            if self._size < len(content):
                _keep_torn(self.path, content[self._size :])
                os.ftruncate(file, self._size)
            if new:
                _sync_folder(self.path.parent)
        except BlockingIOError:
            os.close(file)
            raise LogError(f"{self.path} is being written by another referee") from None
        except (LogError, OSError):
            os.close(file)
            raise
        self.records = self.records or records
        return file

    @property
    def behind(self) -> bool:
        """Return whether records wait for room on the disk."""
        return bool(self._waiting)

    def append(self, records: Sequence[Record]) -> None:
        """Put records on the disk, all or none of them; without room they wait."""
        self.records.extend(records)
        self._waiting += [_line(record) for record in records]
        self.catch_up()

    def catch_up(self) -> None:
        """Write what waits for room."""
        if not self._waiting:
            return
        try:
            self._write(b"".join(self._waiting))
        except OSError as error:
            if error.errno not in NO_ROOM:
                raise
            log.debug("%s cannot be written: %s", self.path, error)
            self._keep_spare()
        else:
            self._waiting.clear()
            if self._spare is not None:
                self._spare.unlink(missing_ok=True)

    @property
    def kept(self) -> Path | None:
        """Return where the whole game lies while its own disk has no room, if it does.

        None if it is in memory alone.
        """
        spare = self._spare
        return spare if self._waiting and spare is not None and self._spared else None

    def _keep_spare(self) -> None:
        """Write the whole game to the second place."""
        if self._spare is None:
            return
        new = self._spare.with_suffix(".new")
        try:
            self._spare.parent.mkdir(parents=True, exist_ok=True)
            with new.open("wb") as file:
                file.write(b"".join(map(_line, self.records)))
                file.flush()
                os.fsync(file.fileno())
            new.replace(self._spare)
            self._spared = True
        except OSError as error:
            self._spared = False
            log.warning("%s cannot be written either: %s", self._spare, error)

    def _take_up_spare(self) -> None:
        """Take up what an earlier referee could write to the second place only."""
        if self._spare is None or not self._spare.is_file():
            return
        there = read_log(self._spare)
        if there[: len(self.records)] != self.records:
            log.warning("%s is left: %s is another game", self._spare, self.path)
            self._spare = None
            return
        self._waiting = [_line(record) for record in there[len(self.records) :]]
        self.records = there
        self.catch_up()

    def _write(self, lines: bytes) -> None:
        if self._file is None:
            self._file = self._opened()
        try:
            done = 0
            while done < len(lines):
                done += os.pwrite(self._file, lines[done:], self._size + done)
            os.fsync(self._file)
        except OSError:
            os.ftruncate(self._file, self._size)
            raise
        self._size += len(lines)

    def close(self) -> None:
        """Close the file, once what waits for room is written; may be called twice."""
        if self._late is not None:
            return
        self.catch_up()
        if self._waiting:
            where = self.kept or "kept in memory only"
            log.warning("%s lacks its end, no room: %s", self.path, where)
            self._late = threading.Thread(target=self._finish, name="log", daemon=True)
            self._late.start()
        else:
            self._let_go()

    def _finish(self) -> None:
        """Write what a closed log still waits to write, as soon as there is room."""
        try:
            while self._waiting:
                threading.Event().wait(_AGAIN_S)
                self.catch_up()
        except (OSError, LogError) as error:
            log.warning("%s lacks its end: %s", self.path, error)
        self._let_go()

    def _let_go(self) -> None:
        if self._file is not None and self._file >= 0:
            os.close(self._file)
        self._file = -1


def _keep_torn(path: Path, torn: bytes) -> None:
    """Keep what is cut off a log in a file beside it, on the disk, and say so."""
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


def _line(record: Record) -> bytes:
    text = json.dumps(record, ensure_ascii=False, separators=(",", ":"))
    return text.encode() + b"\n"


def _sync_folder(folder: Path) -> None:
    """Make sure that a new file's name outlives a power cut."""
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
