"""Remove a person's name from a log's records."""

import re
from typing import Any

from device.log.lines import GameHeader, NoteRecord, typed
from device.log.parse import line_of, record_on

SOMEBODY = "\u2026"
"""What stands where a name was that cannot just be left out."""

_WRITTEN = (NoteRecord, GameHeader)
"""The records in which people's own words may stand: a name in them is covered."""


def names_somebody(line: bytes, name: str) -> bool:
    """Return True if a line holds a name where it would be taken out."""
    text = line.decode("utf-8", "replace").casefold()
    if "\\u" not in text and name.split()[0].casefold() not in text:
        return False
    record = _read(line)
    if record is None:
        return name.casefold() in text
    return bool(without(record, name) != record)


def line_without(line: bytes, name: str) -> bytes:
    """Return a line of a log without a name; one that is damaged goes if it has it."""
    if not names_somebody(line, name):
        return line
    record = _read(line)
    if record is None:
        return b""
    return line_of(without(record, name))


def without(record: dict[str, Any], name: str) -> dict[str, Any]:
    """Return a record without a name; whose side it was, or which role, stays.

    Where the members of a team are named others keep their places; in what people
    wrote the name is covered.
    """
    kept: dict[str, Any] = {}
    for key, value in record.items():
        match key, value:
            case "players", dict():
                left = {side: one for side, one in value.items() if not _is(one, name)}
                if left or not value:
                    kept[key] = left
            case "teams", dict():
                kept[key] = {side: _members(one, name) for side, one in value.items()}
            case "who", dict():
                named = _is(value.get("name"), name)
                kept[key] = {
                    one: told
                    for one, told in value.items()
                    if not (named and one == "name")
                }
            case "says", str() if isinstance(typed(record), _WRITTEN):
                kept[key] = _covered(value, name)
            case _, dict():
                kept[key] = without(value, name)
            case _:
                kept[key] = value
    return kept


def _members(members: object, name: str) -> object:
    if not isinstance(members, list):
        return members
    others = [one for one in members if not _is(one, name)]
    covers = (
        cover
        for n in range(1, len(members) + 2)
        if (cover := SOMEBODY * n) not in others
    )
    return [next(covers) if _is(one, name) else one for one in members]


def _covered(text: str, name: str) -> str:
    whole = rf"(?<!\w){re.escape(name)}(?!\w)"
    return re.sub(whole, SOMEBODY, text, flags=re.IGNORECASE)


def _is(found: object, name: str) -> bool:
    return (
        isinstance(found, str) and " ".join(found.split()).casefold() == name.casefold()
    )


def _read(line: bytes) -> dict[str, Any] | None:
    record = record_on(line.rstrip(b"\r\n") + b"\n")
    return None if record is None else dict(record.plain)
