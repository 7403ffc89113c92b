"""Initial state of the page, with every key."""

from collections.abc import Mapping
from importlib import metadata
from typing import Any

from device.config.clock_settings import ClockSettings
from device.config.settings import Settings
from device.json_types import Json
from players.levels import BEST
from rules.core.time_control import PRESETS, TimeControl

VERSION = metadata.version("mwamuzi")
"""As ``pyproject.toml`` has it."""


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
    "disk": {"behind": False, "log": ""},
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
    """Return the clocks that can be chosen, and the usual one."""
    presets = [
        {"text": str(one), "minutes": one.initial_s / 60, **_bonus(one)}
        for one in PRESETS
    ]
    return {"presets": presets, "usual": usual.control, "flag": usual.flag}


def machine_plain(
    source: str, settings: Settings, *, voice: bool, lights: bool
) -> Json:
    """Return the machine's state as JSON; its address is filled in later."""
    return {
        "source": source,
        "live": source.partition(":")[0] != "sim",
        "voice": voice,
        "lights": lights,
        "language": settings.voice.language,
        "strict": settings.game.strict,
        "clocks": clocks_plain(settings.clock),
        "url": "",
    }


def _bonus(control: TimeControl) -> Json:
    name = control.bonus.name.lower() if control.bonus_s else "none"
    return {"seconds": control.bonus_s, "bonus": name}


def first_state(machine: Mapping[str, Any]) -> Json:
    """Return the initial state; ``machine`` describes this machine."""
    return {
        "stage": "choose",
        "machine": {"version": VERSION, "fps": 0.0, "levels": BEST, **machine},
        "camera": dict(NO_CAMERA),
        "aim": None,
        "choice": None,
        "calibration": None,
        "said_after": 0,
        **NO_GAME,
    }
