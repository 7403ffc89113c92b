"""Parser of logs: the only one that turns lines into records."""

import io
import json
import logging
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from device.log.lines import GameHeader, Record, typed
from device.ports import LogError

log = logging.getLogger(__name__)

FORMAT = 1
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


def is_torn(path: Path) -> bool:
    """Return True if the last line of a log is none; raise as ``read_log`` does."""
    lines = content_of(path).splitlines(keepends=True)
    return bool(lines) and record_on(lines[-1]) is None


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
    content = content_of(path)
    records, size = parsed(path, content)
    if tell and size < len(content):
        log.warning("%s: its last line is torn, and left out", path)
    return records


def content_of(path: Path) -> bytes:
    """Return a file's bytes, if it is not too large to be a log."""
    with path.open("rb") as file:
        content = file.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise LogError(f"{path} is too large to be a game log")
    return content


def parsed(path: Path, content: bytes) -> tuple[list[Record], int]:
    """Return the records and how many bytes they take; the rest is torn."""
    records: list[Record] = []
    size = 0
    lines = content.splitlines(keepends=True)
    for number, line in enumerate(lines, start=1):
        record = record_on(line)
        if record is None:
            if number < len(lines):
                wrong = f"{path}: line {number} is no record of a game log"
                raise LogError(wrong + _kept(path, number))
            break
        records.append(record)
        size += len(line)
    if records and not (isinstance(records[0], GameHeader) and _is_known(records[0])):
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
        told = header.plain.get("format")
        raise LogError(f"log format {told!r} is not known here, {FORMAT} is")


def _is_known(header: Record) -> bool:
    return isinstance(header, GameHeader) and header.format == FORMAT


def _kept(path: Path, broken: int) -> str:
    """Return advice to recover the records before a broken line."""
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
        record = record_on(line.rstrip(b"\r\n") + b"\n")
        if record is None:
            raise LogError(f"line {number} is no record of a game log")
        if number > MOST_RECORDS:
            raise LogError(f"more than {MOST_RECORDS} lines are no game")
        records.append(record)
    return records


def record_in(text: str) -> Record | None:
    """Return the record that one line of text holds, None if it holds none."""
    return record_on(text.encode(errors="replace") + b"\n")


def _may_have_begun(line: bytes) -> bool:
    """Return True if a line is the torn first one of a log, and of nothing else."""
    begun = line.startswith(_BEGINS) or _BEGINS.startswith(line)
    return begun and len(line) >= _LEAST_BEGUN and not line.endswith(b"\n")


def record_on(line: bytes) -> Record | None:
    """Return the record that a line holds, None if it holds none."""
    if not line.endswith(b"\n") or len(line) > _LONGEST_LINE or _is_deep(line):
        return None
    try:
        told = line.decode(json.detect_encoding(line), "surrogatepass")
        record: Any = _JSON.decode(told)
    except (ValueError, RecursionError):
        return None
    if not isinstance(record, dict) or "type" not in record:
        return None
    return typed(_plain(record) if _STEERING.search(line) else record)


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
    """Return True if a line has more brackets within brackets than any record."""
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


def line_of(record: Mapping[str, Any]) -> bytes:
    """Return a record as a line of a log."""
    plain = record.plain if isinstance(record, Record) else record
    text = json.dumps(plain, ensure_ascii=False, separators=(",", ":"))
    return text.encode() + b"\n"
