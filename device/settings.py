"""Settings: a TOML file becomes frozen values; every error names its key."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from types import MappingProxyType
from typing import Any

from device.patterns import LAMPS
from device.ports import SettingsError

_DEFAULT_PINS = MappingProxyType(
    {
        "first": 17,
        "second": 27,
        "mill": 22,
        "capture": 23,
        "win": 24,
        "illegal": 25,
        "trouble": 5,
    }
)
_PINS = range(2, 28)  # the GPIO lines of the Pi's header
_RATES = range(80, 401)


@dataclass(frozen=True, slots=True)
class VoiceSettings:
    """How the voice sounds: an eSpeak NG voice, and its words a minute."""

    language: str = "en-us"
    rate_wpm: int = 135


@dataclass(frozen=True, slots=True)
class LightSettings:
    """Which GPIO line (BCM number) each status lamp hangs on."""

    pins: Mapping[str, int] = field(default_factory=lambda: _DEFAULT_PINS)
    active_high: bool = True


@dataclass(frozen=True, slots=True)
class Settings:
    """All that differs from one table to another."""

    voice: VoiceSettings = field(default_factory=VoiceSettings)
    lights: LightSettings = field(default_factory=LightSettings)


def read_settings(path: Path) -> Settings:
    """Return the settings of a TOML file.

    Raises
    ------
    SettingsError
        If it is no TOML, or a key or a value is not known.
    OSError
        If it cannot be read.
    """
    try:
        return settings_from(tomllib.loads(path.read_text(encoding="utf-8")))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, SettingsError) as error:
        raise SettingsError(f"{path}: {error}") from error


def settings_from(tables: Mapping[str, Any]) -> Settings:
    """Return the settings that a parsed TOML file holds.

    Raises
    ------
    SettingsError
        If a key or a value is not known.
    """
    _only(tables, "", {part.name for part in fields(Settings)})
    return Settings(
        voice=_voice(_table(tables, "voice")), lights=_lights(_table(tables, "lights"))
    )


def _table(tables: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    table = tables.get(name, {})
    if not isinstance(table, dict):
        raise SettingsError(f"{name} = {table!r}: must be a table, [{name}]")
    return table


def _only(table: Mapping[str, Any], prefix: str, allowed: set[str]) -> None:
    for key, value in table.items():
        if key not in allowed:
            known = ", ".join(sorted(allowed))
            raise SettingsError(f"{prefix}{key} = {value!r}: no such key; {known}")


def _voice(table: Mapping[str, Any]) -> VoiceSettings:
    _only(table, "voice.", {"language", "rate_wpm"})
    default = VoiceSettings()
    language = table.get("language", default.language)
    if not isinstance(language, str) or not language:
        raise SettingsError(
            f"voice.language = {language!r}: must be an eSpeak NG voice such as 'en-us'"
        )
    rate = _whole(table, "voice.", "rate_wpm", _RATES, default.rate_wpm)
    return VoiceSettings(language, rate)


def _lights(table: Mapping[str, Any]) -> LightSettings:
    _only(table, "lights.", {*LAMPS, "active_high"})
    active_high = table.get("active_high", True)
    if not isinstance(active_high, bool):
        raise SettingsError(
            f"lights.active_high = {active_high!r}: must be true or false"
        )
    pins = {
        lamp: _whole(table, "lights.", lamp, _PINS, pin)
        for lamp, pin in _DEFAULT_PINS.items()
    }
    for lamp, pin in pins.items():
        twin = next(other for other in pins if pins[other] == pin)
        if twin != lamp:
            raise SettingsError(
                f"lights.{lamp} = {pin}: already the pin of lights.{twin}"
            )
    return LightSettings(MappingProxyType(pins), active_high)


def _whole(
    table: Mapping[str, Any], prefix: str, key: str, allowed: range, default: int
) -> int:
    value = table.get(key, default)
    if type(value) is not int or value not in allowed:
        raise SettingsError(
            f"{prefix}{key} = {value!r}: must be a whole number from "
            f"{allowed.start} to {allowed.stop - 1}"
        )
    return value
