"""A game as CSV, one line a turn, for spreadsheets; and back."""

import csv
import io
import json
from collections.abc import Mapping

from device.export.comments import said
from device.export.log_import import ImportedGame
from device.export.story import Moment, Story, kept_of
from device.log.lines import TYPE, Fields, TurnRecord, named
from device.log.parse import line_of
from device.ports import LogError
from rules.core.notation import write_board

VERSION = "1"

COLUMNS = (
    "format",
    "kind",
    "n",
    "side",
    "turn",
    "mills",
    "board",
    "to_move",
    "t",
    "frame",
    "confidence",
    "says",
    "record",
)
_BOM = "\ufeff"
_UNSEEN = "not seen"
_FORMULA = ("=", "+", "-", "@", "'", "\t", "\r")


def write_csv(story: Story) -> str:
    """Return a game as CSV: a line for the game, then one for each turn and event."""
    page = io.StringIO()
    writer = csv.DictWriter(page, COLUMNS, restval="", lineterminator="\r\n")
    writer.writeheader()
    first = {
        "format": VERSION,
        "kind": "game",
        "board": write_board(story.start.contents),
        "to_move": story.start.to_move or "",
        "says": story.game.title,
        "record": _json(kept_of(story.header)),
    }
    writer.writerows(_safe(row) for row in [first, *map(_row, story.moments)])
    return _BOM + page.getvalue()


def read_csv(text: str) -> ImportedGame:
    """Return the game that ``write_csv`` wrote.

    Raises
    ------
    LogError
        If the text is none.
    """
    reader = csv.DictReader(io.StringIO(text.removeprefix(_BOM)), strict=True)
    try:
        rows = [{key: _unsafe(row.get(key) or "") for key in COLUMNS} for row in reader]
    except csv.Error as error:
        raise LogError(
            f"the CSV is broken in line {reader.line_num}: {error}"
        ) from None
    if not rows or rows[0]["kind"] != "game":
        raise LogError("this is no CSV of a game: the line of kind 'game' is missing")
    if rows[0]["format"] != VERSION:
        raise LogError(
            f"this CSV is of format {rows[0]['format']!r}; {VERSION} can be read"
        )
    told = [_record(row, line) for line, row in enumerate(rows[1:], start=3)]
    return ImportedGame(header=_object(rows[0], 2), records=told)


def _row(moment: Moment) -> dict[str, str]:
    record = moment.record
    row = {
        "kind": moment.kind,
        "n": str(record.plain.get("n", "")),
        "side": str(record.plain.get("side", "")),
        "t": str(record.plain.get("t", "")),
        "frame": str(record.plain.get("frame", "")),
        "to_move": moment.position.to_move or "",
        "board": write_board(moment.position.contents),
    }
    if moment.kind == "turn":
        mills = " ".join("-".join(mill) for mill in record.plain.get("mills", ()))
        sure = str(moment.played.confidence)
        row |= {"turn": moment.played.turn, "mills": mills, "confidence": sure}
        clocks = named(TurnRecord, clocks=record.clocks)
        row |= {"record": _json(clocks)} if record.clocks else {}
        return {**row, "says": _UNSEEN if record.plain.get("unseen") else ""}
    if moment.kind == "stands":
        row["turn"] = moment.played.turn
    return {**row, "says": said(record), "record": _json(record)}


def _record(row: Mapping[str, str], line: int) -> Fields:
    if row["kind"] != "turn":
        return _object(row, line)
    more = _object(row, line) if row["record"] else {}
    return {
        **more,
        **named(TurnRecord, side=row["side"], turn=row["turn"]),
        **_seen(row, line),
        **({"unseen": True} if row["says"] == _UNSEEN else {}),
    }


def _seen(row: Mapping[str, str], line: int) -> Mapping[str, float]:
    try:
        seen = {key: float(row[key]) for key in ("t", "confidence") if row[key]}
        return {**seen, **({"frame": int(row["frame"])} if row["frame"] else {})}
    except ValueError:
        raise LogError(
            f"line {line} of the CSV has no number where one must be"
        ) from None


def _object(row: Mapping[str, str], line: int) -> Fields:
    try:
        found = json.loads(row["record"])
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict) or (row["kind"] != "game" and TYPE not in found):
        raise LogError(f"line {line} of the CSV has no record in its last column")
    return found


def _safe(row: Mapping[str, str]) -> dict[str, str]:
    """Return a row that no spreadsheet takes for a formula."""
    return {
        key: f"'{value}" if value.startswith(_FORMULA) else value
        for key, value in row.items()
    }


def _unsafe(value: str) -> str:
    return value[1:] if value[:1] == "'" and value[1:].startswith(_FORMULA) else value


def _json(record: Fields) -> str:
    return line_of(record).decode().rstrip("\n")
