"""Past games: their list, and each of them ready to be played again."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from device.log.gamelog import read_log
from device.log.pictures import folder_of
from device.log.records import Record, faulty
from device.ports import LogError
from device.web.catalogue import board_plan
from device.web.sentences import plain, told
from device.web.shown_game import KINDS, ShownGame, sites_of
from device.web.sink import picture_paths
from device.web.state import game_plain
from rules.core.events import Corrected, Moved

Json = dict[str, Any]

_LONGEST_NAME = 120
_PICTURE = re.compile(r"\d{1,9}(-before)?\.jpg")


class NoSuchGameError(LogError):
    """Error raised when there is no game of that name."""


def log_named(games: Path, name: str) -> Path:
    """Return the log of a past game; no path outside the folder is ever looked at.

    Raises
    ------
    NoSuchGameError
        If there is none.
    """
    path = games / f"{name}.jsonl"
    if not is_plain(name) or path.is_symlink() or not path.is_file():
        raise NoSuchGameError("there is no game of that name")
    return path


def is_plain(name: str) -> bool:
    """Return whether a name is that of a file and of nothing above, below or hidden."""
    return (
        0 < len(name) <= _LONGEST_NAME
        and not name.startswith(".")
        and name.isprintable()
        and not set(name) & set("/\\:")
    )


def picture_named(games: Path, name: str, file: str) -> Path:
    """Return a picture beside a past game's log.

    Raises
    ------
    NoSuchGameError
        If there is none.
    """
    path = folder_of(log_named(games, name)) / file
    if not _PICTURE.fullmatch(file) or path.is_symlink() or not path.is_file():
        raise NoSuchGameError("there is no such picture")
    return path


def replayed(path: Path, language: str) -> Json:
    """Return a past game, frame after frame, as the page replays it.

    Raises
    ------
    LogError
        If the log contradicts the rules, or is incomplete.
    """
    try:
        return _replayed(path, language)
    except (KeyError, TypeError, AttributeError) as error:
        raise LogError(f"{path.name} is incomplete: {error!r}") from error


def _replayed(path: Path, language: str) -> Json:
    records = read_log(path)
    if not records:
        raise LogError(f"{path.name} is empty")
    header, *records = records
    name = path.stem
    shown = ShownGame(
        header, language, lambda record: picture_paths(name, path, record)
    )
    game = shown.history.game
    start = {
        "i": 0,
        "type": "start",
        "t": 0.0,
        "n": 0,
        "layout": dict(shown.layout),
        "to_move": shown.history.position.to_move,
        "sites": [],
        "mills": [],
        "picture": None,
        **plain(""),
    }
    frames = [start, *_frames(shown, records, path, language)]
    result = next((r for r in reversed(records) if r["type"] == "result"), None)
    return {
        "name": name,
        "header": {k: v for k, v in header.items() if k != "source"},
        "game": game_plain(name, header, game, shown.sides),
        "board": board_plan(game.board),
        "frames": frames,
        "turns": shown.turns,
        "rulings": shown.rulings,
        "result": result,
    }


def _frames(
    shown: ShownGame, records: list[Record], path: Path, language: str
) -> Iterator[Json]:
    for number, record in enumerate(records, start=1):
        event = shown.take(record)
        if event is None:
            continue
        frame: Json = {
            "i": number,
            "type": KINDS.get(type(event).__name__, "remark"),
            "t": record.get("t", 0.0),
            "n": len(shown.turns),
            "layout": dict(shown.layout),
            "to_move": shown.history.position.to_move,
            "sites": list(record.get("sites", ())),
            "mills": list(record.get("mills", ())),
            "picture": picture_paths(path.stem, path, record)[0],
            **({"who": record["who"]} if record.get("who") else {}),
            **told(event, shown.sides, language, shown.history.game),
        }
        if isinstance(event, Moved | Corrected):
            turn = event.turn
            frame |= {"side": turn.side, "turn": turn.text, "sites": sites_of(turn)}
        if frame["type"] == "illegal":
            frame["ruling"] = shown.rulings[-1]
            frame["sites"] = faulty(record)
        yield frame
