"""A game as one HTML page that needs nothing else: slider, keyboard, screen reader."""

import base64
import json
from collections.abc import Sequence
from datetime import datetime
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Any

from device.drawing.plan import described
from device.drawing.svg import board_svg, held_svg, last_svg, marks_svg, mills_svg
from device.export.film import changed
from device.export.replay_parts import PAGE, SCRIPT, STYLE
from device.export.said import said
from device.export.story import Moment, Story, player_of
from device.log.gamelog import records_in
from device.log.pictures import before_of, picture_of
from device.log.records import Record, faulty
from device.ports import LogError

VERSION = "1"

_LOG_BEGINS = '<script type="application/x-ndjson" id="log">\n'
_LOG_ENDS = "</script>"
_NAME = "board"
_QUIET = ("restored", "trouble", "resumed", "paused", "unpaused")


def html_of(
    story: Story,
    records: Sequence[Record],
    log: Path | None = None,
    curve: str | None = None,
) -> str:
    """Return a game as one HTML page.

    Parameters
    ----------
    story
        What stands.
    records
        The log itself; the page holds it whole, so that it can be read back.
    log
        Where the log lies: its evidence pictures are put into the page.
    curve
        A drawing of who stood how, if it was thought about.
    """
    moments = [_start(story), *(_moment(story, one, log) for one in story.moments)]
    start = story.start
    parts = {
        "STYLE": STYLE,
        "SCRIPT": SCRIPT,
        "STYLE_HASH": _hash(STYLE),
        "SCRIPT_HASH": _hash(SCRIPT),
        "VERSION": VERSION,
        "TITLE": escape(_title(story)),
        "GAME": escape(story.game.title),
        "PLAYERS": _players(story),
        "WHEN": escape(_when(story)),
        "RESULT": escape(said(story.result) if story.result else "No result."),
        "BOARD": board_svg(
            story.game.board, start.contents, colours=start.colours, name=_NAME
        ),
        "CURVE": f"<h2>Who stood how</h2>{curve}" if curve else "",
        "LAST": str(len(moments) - 1),
        "TURNS": "".join(_listed(n, moment) for n, moment in enumerate(moments)),
        "MOMENTS": _json(moments),
        "SOURCE": escape(story.game.source),
        "LOG": "".join(_json(record) + "\n" for record in records),
    }
    page = PAGE
    for name, text in parts.items():
        page = page.replace(f"@@{name}@@", text.replace("@@", "@\u200b@"))
    return page


def log_in(page: str) -> list[Record]:
    """Return the log that a page of ``html_of`` holds.

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


def _start(story: Story) -> dict[str, Any]:
    board, contents = story.game.board, story.start.contents
    return {
        "kind": "start",
        "text": "Start",
        "says": f"{story.game.title}: before the first turn.",
        "heard": described(contents),
        "sites": {
            site.name: held_svg(
                board, site, contents[site.name], story.start.colours, _NAME
            )
            for site in board.sites
            if site.name in contents
        },
    }


def _moment(story: Story, moment: Moment, log: Path | None) -> dict[str, Any]:
    """Return all that the page shows of a moment."""
    record, board = moment.record, story.game.board
    contents, here = moment.position.contents, changed(moment)
    told: dict[str, Any] = {
        "kind": moment.kind,
        "sites": {
            site.name: held_svg(
                board, site, contents[site.name], story.start.colours, _NAME
            )
            for site in board.sites
            if site.name in here
        },
        "heard": described(contents),
    }
    if moment.kind == "turn":
        side, text = record["side"], record["turn"]
        mills, unseen = record.get("mills", []), record.get("unseen", False)
        told["text"] = text
        told["n"], told["side"] = moment.n, side
        more = (" Mill." if mills else "") + (" Not seen." if unseen else "")
        told["says"] = f"Turn {moment.n}, {side}: {text}.{more}"
        told["last"] = last_svg(board, here)
        told["mills"] = mills_svg(board, mills)
    else:
        told["text"] = said(record)
        told["says"] = told["text"]
        if moment.kind == "illegal":
            marks = dict.fromkeys(faulty(record), "wrong")
            guide = [(a, b) for a, b in record.get("guide", ())]
            told["marks"] = marks_svg(board, marks, guide)
            told["rule"] = {"rule": record["rule"], "source": record["source"]}
        if moment.kind in ("adopted", "stands"):
            told["last"] = last_svg(board, here)
    pictures = _pictures(log, record) if log else []
    return {**told, "pictures": pictures} if pictures else told


def _pictures(log: Path, record: Record) -> list[dict[str, str]]:
    """Return the evidence pictures of a record as data addresses."""
    found = (
        ("before the ruling", before_of(log, record)),
        ("as it was seen", picture_of(log, record)),
    )
    return [
        {
            "what": what,
            "data": "data:image/jpeg;base64,"
            + base64.b64encode(path.read_bytes()).decode(),
        }
        for what, path in found
        if path is not None
    ]


def _listed(number: int, told: dict[str, Any]) -> str:
    """Return a moment's line in the list of turns."""
    kind = told["kind"]
    if kind in _QUIET:
        return ""
    label = escape(told["text"])
    if kind == "turn":
        label = (
            f'<span class="n">{told["n"]}</span> <b>{label}</b> '
            f'<span class="side">{escape(told["side"])}</span>'
        )
    return (
        f'<li class="{escape(kind, quote=True)}"><button type="button" '
        f'data-at="{number}">{label}</button></li>'
    )


def _players(story: Story) -> str:
    names = []
    for side in story.sides:
        player = player_of(story, side)
        names.append(player if player == side else f"{player} ({side})")
    return escape(" against ".join(names))


def _title(story: Story) -> str:
    day = str(story.header.get("started", ""))[:10]
    return f"{story.game.title}, {day}" if day else story.game.title


def _when(story: Story) -> str:
    started = str(story.header.get("started", "an unknown day"))
    try:
        return datetime.fromisoformat(started).strftime("%d %B %Y, %H:%M %Z").strip()
    except ValueError:
        return started


def _json(value: Any) -> str:
    """Return JSON that no page can take for its own markup."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c").replace("@@", "@\\u0040")


def _hash(text: str) -> str:
    return "sha256-" + base64.b64encode(sha256(text.encode()).digest()).decode()
