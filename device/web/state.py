"""The page's state before anything is chosen: every key that it has."""

import time
from collections.abc import Mapping
from importlib import metadata
from typing import Any

from device.config.clock_settings import ClockSettings
from device.log.records import Record
from device.web.catalogue import is_sown, kinds_told
from device.web.sentences import pieces_told
from rules.core.model import Game
from rules.core.time_control import PRESETS, TimeControl
from rules.games.matches.team import TeamGame

VERSION = metadata.version("mwamuzi")
"""As ``pyproject.toml`` has it."""

Json = dict[str, Any]

NO_GAME: Mapping[str, Any] = {
    "game": None,
    "layout": {},
    "to_move": None,
    "next_person": None,
    "in_hand": {},
    "most_chips": 1,
    "last": None,
    "owed": None,
    "dispute": None,
    "claims": [],
    "rulings": [],
    "question": None,
    "asks_south": [],
    "trouble": None,
    "paused": False,
    "result": None,
    "score": {},
    "companion": None,
    "disk": {"behind": False},
    "clock": {
        "running": False,
        "side": None,
        "since": 0.0,
        "shows_s": {},
        "waits_s": 0.0,
        "control": None,
        "flags": [],
        "pressed": None,
        "moves": {},
        "stopped": False,
        "limit_s": None,
        "began": 0.0,
    },
}
"""What the state says of a game while there is none."""

NO_CAMERA: Mapping[str, Any] = {
    "ok": False,
    "width": 0,
    "height": 0,
    "lost": False,
    "frame": 0,
    "ended": False,
}


def clocks_plain(usual: ClockSettings) -> Json:
    """Return which clocks can be chosen, and which one is usual."""
    presets = [
        {"text": str(one), "minutes": one.initial_s / 60, **_bonus(one)}
        for one in PRESETS
    ]
    return {"presets": presets, "usual": usual.control, "flag": usual.flag}


def _bonus(control: TimeControl) -> Json:
    name = control.bonus.name.lower() if control.bonus_s else "none"
    return {"seconds": control.bonus_s, "bonus": name}


def first_state(machine: Mapping[str, Any]) -> Json:
    """Return the whole state at the start; ``machine`` tells of this very one."""
    return {
        "stage": "choose",
        "machine": {"version": VERSION, "fps": 0.0, **machine},
        "camera": dict(NO_CAMERA),
        "aim": None,
        "choice": None,
        "calibration": None,
        **NO_GAME,
    }


def game_plain(name: str, header: Record, game: Game, sides: tuple[str, ...]) -> Json:
    """Return what a log's first line says, as the page shows it.

    Parameters
    ----------
    name
        The log's, without its ending.
    sides
        The names of those who play.
    """
    return {
        "name": name,
        "id": header["game"],
        "title": game.title,
        "options": dict(header.get("options", {})),
        "match": header.get("match"),
        "teams": dict(header.get("teams", {})),
        "for_teams": isinstance(game, TeamGame),
        "board": game.board.id,
        "table_board": header["board"],
        "sides": list(sides),
        "colours": list(game.start(sides=tuple(header["sides"])).colours),
        "pieces": pieces_told(game),
        "kinds": kinds_told(game),
        "seeds": is_sown(game),
        "most_chips": game.most_chips,
        "started": header.get("started"),
        "begun": round(time.time(), 1),
    }
