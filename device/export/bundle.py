"""Archive of a game as ZIP with log, pictures and exports; written and read."""

import hashlib
import io
import zipfile
from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path

from device.export.comments import said
from device.export.pgn import write_pgn
from device.export.replay_page import html_of
from device.export.sheet import write_csv
from device.export.story import Story
from device.log.lines import Fields, IllegalRecord
from device.log.parse import line_of
from device.log.pictures import folder_of

VERSION = "1"
LOG_NAME = "game.jsonl"

_SETTLED = ("stands", "adopted", "time", "correction", "taken_back", "result")
"""What else is told among the rulings."""

_EARLIEST = (1980, 1, 1, 0, 0, 0)
MOST_LOG_BYTES = 16_000_000
"""A log that is larger than this when unpacked is none of ours."""


def zip_of(story: Story, records: Sequence[Fields], log: Path | None = None) -> bytes:
    """Return a game with its pictures, its replay and its rulings as a ZIP.

    The same game makes the same file, byte for byte: it holds no time or place of its
    making.
    """
    parts = dict(_parts(story, records, log))
    sums = "".join(
        f"{hashlib.sha256(content).hexdigest()}  {name}\n"
        for name, content in parts.items()
    )
    whole = {
        "README.txt": _readme(story).encode(),
        **parts,
        "SHA256SUMS": sums.encode(),
    }
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, content in whole.items():
            entry = zipfile.ZipInfo(name, _date(story))
            entry.external_attr = 0o644 << 16
            kept = zipfile.ZIP_STORED if name.endswith(".jpg") else zipfile.ZIP_DEFLATED
            packed.writestr(entry, content, kept)
    return file.getvalue()


def lines_of(records: Sequence[Fields]) -> bytes:
    """Return records as the lines of a log."""
    return b"".join(map(line_of, records))


def _parts(
    story: Story, records: Sequence[Fields], log: Path | None
) -> Iterator[tuple[str, bytes]]:
    yield LOG_NAME, lines_of(records)
    yield "replay.html", html_of(story, records, log).encode()
    yield "game.pgn", write_pgn(story, full=True).encode()
    yield "game.csv", write_csv(story).encode()
    yield "rulings.txt", _rulings(story).encode()
    if log is not None:
        for path in sorted(folder_of(log).glob("*.jpg")):
            yield f"pictures/{path.name}", path.read_bytes()


def _rulings(story: Story) -> str:
    """Return every ruling with its rule, its source and its pictures' names."""
    lines = [f"Rulings in a game of {story.game.title} ({story.game.source})", ""]
    for moment in story.moments:
        record = moment.record
        if isinstance(record, IllegalRecord):
            frame, sites = record.plain.get("frame"), " ".join(record.faulty)
            lines += [
                f"After turn {moment.n}, {record.side}: {said(record)}",
                f"    rule {record.rule}, at {sites or 'no site'}",
                f"    source: {record.source}",
                f"    pictures/{frame}-before.jpg and pictures/{frame}.jpg, if kept",
                "",
            ]
        elif moment.kind in _SETTLED:
            lines += [f"After turn {moment.n}: {said(record)}", ""]
    return "\n".join(lines) + "\n"


def _readme(story: Story) -> str:
    title, started = story.game.title, story.header.started or "an unknown day"
    return f"""\
mwamuzi record of one game, format {VERSION}
{title}, begun {started}

game.jsonl    the game log: the truth; 'mwamuzi replay game.jsonl' checks it
replay.html   the game to look at in any browser, with its pictures
game.pgn      the turns as PGN-style text
game.csv      the turns as a table
rulings.txt   every ruling, its rule and where the rule stands
pictures/     what the camera saw, by the number of the frame, where it was kept
SHA256SUMS    'sha256sum -c SHA256SUMS' tells whether anything was changed since
"""


def _date(story: Story) -> tuple[int, int, int, int, int, int]:
    """Return the start of the game as a ZIP timestamp."""
    try:
        at = datetime.fromisoformat(str(story.header.started))
    except ValueError:
        return _EARLIEST
    moment = (at.year, at.month, at.day, at.hour, at.minute, at.second)
    return max(moment, _EARLIEST)
