"""A game as one self-contained HTML file: the page's replay, and the log."""

import base64
import json
from collections.abc import Mapping, Sequence
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Any

from device.export.diary import diary_of
from device.export.page_bundle import script_of, style_of, words_of
from device.export.story import Story
from device.log.lines import Fields, Record
from device.log.parse import records_in
from device.log.pictures import before_of, picture_of
from device.ports import LogError

VERSION = "2"

_LOG_BEGINS = '<script type="application/x-ndjson" id="log">\n'
_LOG_ENDS = "</script>"
_STYLES = ("base", "board", "parts", "replay")
_SCRIPTS = ("standalone.js", "pieces.js", "views/picture.js")

_PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
img-src data:; style-src '@@STYLE_HASH@@'; script-src '@@SCRIPT_HASH@@'; \
base-uri 'none'; form-action 'none'">
<meta name="generator" content="mwamuzi replay @@VERSION@@">
<title>@@TITLE@@</title>
<style>@@STYLE@@</style>
</head>
<body class="is-file">
<div id="app"><h1>@@TITLE@@</h1></div>
<noscript><p>Without scripts this file shows no board; the whole game log is in its \
source.</p></noscript>
<script type="application/json" id="words">@@WORDS@@</script>
<script type="application/json" id="diary">@@DIARY@@</script>
<script type="application/x-ndjson" id="log">
@@LOG@@</script>
<script>@@SCRIPT@@</script>
</body>
</html>
"""


def html_of(
    story: Story,
    records: Sequence[Fields],
    log: Path | None = None,
    analysis: Mapping[str, Any] | None = None,
) -> str:
    """Return a game as one HTML file.

    Parameters
    ----------
    story
        What stands.
    records
        The log itself; the file holds it whole, so that it can be read back.
    log
        Where the log lies: its evidence pictures are put into the file.
    analysis
        What was thought of the game, as the page shows it.
    """
    name = log.stem if log else "game"
    diary = diary_of(records, name, "en", lambda record: _pictures(log, record))
    diary |= {"source": story.game.source, "analysis": analysis}
    rules = frozenset(ruling["rule"] for ruling in diary["rulings"])
    style, script = style_of(*_STYLES), script_of(*_SCRIPTS)
    parts = {
        "STYLE": style,
        "SCRIPT": script,
        "STYLE_HASH": _hash(style),
        "SCRIPT_HASH": _hash(script),
        "VERSION": VERSION,
        "TITLE": escape(_title(story)),
        "WORDS": _json(words_of(rules)),
        "DIARY": _json(diary),
        "LOG": "".join(_json(dict(record)) + "\n" for record in records),
    }
    page = _PAGE
    for part, text in parts.items():
        page = page.replace(f"@@{part}@@", text)
    return page


def log_in(page: str) -> list[Record]:
    """Return the log that a file of ``html_of`` holds.

    Raises
    ------
    LogError
        If it holds none.
    """
    _, begins, rest = page.partition(_LOG_BEGINS)
    lines, ends, _ = rest.partition(_LOG_ENDS)
    if not begins or not ends:
        raise LogError("this page holds no game: it is no replay that mwamuzi wrote")
    try:
        return records_in(lines.strip().encode())
    except LogError as error:
        raise LogError(f"the game in this page is broken: {error}") from None


def _pictures(log: Path | None, record: Record) -> tuple[str | None, str | None]:
    """Return a record's pictures as data addresses, as at it and before it."""
    if log is None:
        return None, None
    return _data(picture_of(log, record)), _data(before_of(log, record))


def _data(path: Path | None) -> str | None:
    if path is None:
        return None
    return "data:image/jpeg;base64," + base64.b64encode(path.read_bytes()).decode()


def _title(story: Story) -> str:
    day = str(story.header.started)[:10]
    return f"{story.game.title}, {day}" if day else story.game.title


def _json(value: Any) -> str:
    """Return JSON that no page can take for its own markup."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c").replace("@@", "@\\u0040")


def _hash(text: str) -> str:
    return "sha256-" + base64.b64encode(sha256(text.encode()).digest()).decode()
