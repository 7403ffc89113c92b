"""Checks across settings: combinations that are refused."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from device.config.hall_settings import is_here
from device.config.patterns import LAMPS
from device.ports import SettingsError
from rules.boards.table import BOARDS

if TYPE_CHECKING:
    from device.config.settings import Settings, VoiceSettings

SPI_LINES: Mapping[int, tuple[int, ...]] = MappingProxyType(
    {0: (7, 8, 9, 10, 11), 1: (18, 19, 20, 21)}
)
"""The GPIO lines that the Pi takes for each SPI bus, of which a strip uses one."""


def check(settings: "Settings") -> None:
    """Refuse settings that contradict each other.

    Raises
    ------
    SettingsError
        If some do; names one, its value and what is allowed.
    """
    _check_voice(settings.voice)
    _check_names(settings)
    _check_tls(settings)
    _check_hall(settings)
    _check_pins(settings)
    users: dict[int, str] = {}
    for user, line in _lines_used(settings):
        if line in users:
            raise SettingsError(f"{user} = {line}: already the pin of {users[line]}")
        users[line] = user


def _check_voice(voice: "VoiceSettings") -> None:
    hours = {"quiet_from": voice.quiet_from, "quiet_to": voice.quiet_to}
    for name, hour in hours.items():
        if hour is None and any(one is not None for one in hours.values()):
            raise SettingsError(
                f"voice.{name} = '': must be a time, as the other end of the quiet "
                "hours is one"
            )
    if voice.engine == "piper" and voice.words != "en":
        raise SettingsError(
            f"voice.language = {voice.language!r}: must be English ('en') where "
            "voice.engine is 'piper'"
        )


def _check_pins(settings: "Settings") -> None:
    """Refuse the same PIN for two roles: which one it opens would be chance."""
    page, seen = settings.page, set[str]()
    for name in ("pin", "pin_arbiter", "pin_play", "pin_watch"):
        pin = getattr(page, name)
        if pin and pin in seen:
            raise SettingsError(f"page.{name} = (a secret): must be no other's PIN")
        seen.add(pin)


def _check_names(settings: "Settings") -> None:
    """Refuse lights of what is neither a lamp nor a site of any board."""
    sites = {name for board in BOARDS.values() for name in board.names}
    wired = {
        "strip.pixels": ({*settings.strip.pixels} - {""}, sites | set(LAMPS)),
        "points.leds": ({*settings.points.leds}, sites),
    }
    for key, (names, known) in wired.items():
        for name in sorted(names - known):
            lamp = f" or a lamp ({', '.join(LAMPS)})" if "mill" in known else ""
            raise SettingsError(f"{key} = {name!r}: must be a site of a board{lamp}")


def _check_tls(settings: "Settings") -> None:
    tls = settings.tls
    for one, other in (("certificate", "key"), ("key", "certificate")):
        if getattr(tls, one) is None and getattr(tls, other) is not None:
            raise SettingsError(
                f"tls.{one} = '': must be a path, as tls.{other} is one"
            )
    if tls.on and tls.port == settings.page.port != 0:
        raise SettingsError(
            f"tls.port = {tls.port}: must be another than page.port, which goes on"
        )


def _check_hall(settings: "Settings") -> None:
    hall = settings.hall
    if not hall.address:
        return
    if hall.key is None:
        raise SettingsError("hall.key = '': must be a path, as hall.address is one")
    if hall.authority is None and not is_here(hall.address):
        raise SettingsError(
            "hall.authority = '': must be a path, as the hall is another machine"
        )


def _lines_used(settings: "Settings") -> Iterator[tuple[str, int]]:
    if "strip" in (settings.lights.kind, settings.points.kind):
        for line in SPI_LINES[settings.strip.bus]:
            yield "the strip's SPI bus", line
    if settings.lights.kind == "leds":
        for lamp, line in settings.lights.pins.items():
            yield f"lights.{lamp}", line
    if settings.points.kind == "leds":
        for site, line in settings.points.leds.items():
            yield f"points.leds.{site}", line
    for name in ("line", "second_line"):
        line = getattr(settings.buttons, name)
        if line:
            yield f"buttons.{name}", line
