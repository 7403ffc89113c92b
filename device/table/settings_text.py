"""The settings file in full, and its handbook, written from the keys themselves.

``python -m device.table.settings_text`` prints the file, with ``--handbook`` the page.
"""

import json
import sys
import textwrap
from collections.abc import Iterator, Mapping
from typing import Any

from device.config.patterns import Pattern
from device.config.setting_kinds import keys_of
from device.config.settings import TABLES
from device.config.show_settings import written
from device.table.parts import OWN_TABLES

_WIDE = 79

_HEAD = """\
Settings of one table, each with the value that it has if it is left out.
Copy this file to mwamuzi.toml beside the launcher, or to
/etc/mwamuzi/mwamuzi.toml, or name yours in $MWAMUZI_SETTINGS.
A variable of the environment goes before the file: $MWAMUZI_VOICE_LANGUAGE
is language in [voice]. docs/settings.md has all of this as a table.
"""

_PAGE = """\
# Settings

One file in [TOML](https://toml.io) holds all that differs from one table to another:
`mwamuzi.toml` beside the launcher, else `/etc/mwamuzi/mwamuzi.toml`, or the file that
`$MWAMUZI_SETTINGS` names. No key has to be there: `mwamuzi.toml.example` shows all of
them with the values that they have if they are left out.

A variable of the environment goes before the file: `MWAMUZI_`, the table and the key in
capitals. `MWAMUZI_VOICE_LANGUAGE=sw` is `language = "sw"` in `[voice]`;
`MWAMUZI_LIGHTS_ACTIVE_HIGH=false` is `active_high = false` in `[lights]`. The names of
a list are separated by commas (`MWAMUZI_STRIP_PIXELS=a7,d7,g7`), and a table is written
as `MWAMUZI_POINTS_LEDS=a7=4,d7=14`.

A key or a value that is not known stops the start, with one line that names the key,
the value and what is allowed. A GPIO line can have one use only.
"""

_ABOUT: Mapping[str, str] = {
    "voice": "How the voice sounds, and when it is silent.",
    "lights": "The status lamps, and the GPIO line (BCM number) of each.",
    "patterns": "What the status lamps show beside the lamp of the side to move: beats "
    "with their seconds, played for ever or so many times.",
    "points": "A light at each point of the board, if there are any.",
    "strip": "An addressable strip (WS2812) whose data line hangs on an SPI bus.",
    "buttons": "Up to two buttons. The referee never needs one.",
    "camera": "The camera of the appliance (`mwamuzi serve`).",
    "page": "The page for phones.",
    "tls": "The page with TLS (https), see docs/page.md.",
    "proxy": "A reverse proxy before the page, see docs/page.md.",
    "games": "Where games are kept.",
    "privacy": "What is kept of people, for how long, and who sees it.",
    "game": "What is played where, until somebody chooses otherwise on the page.",
    "clock": "The clock of a game, until somebody chooses another one.",
    "hall": "The hall that this board belongs to, see docs/hall.md.",
    "update": "Whose versions `mwamuzi update` takes, see docs/service.md.",
}


_TABLES: Mapping[str, type[Any]] = {**TABLES, **OWN_TABLES}


def _about(name: str) -> str:
    """Return the description of a table of settings; a part describes its own."""
    own = OWN_TABLES.get(name)
    return _ABOUT[name] if own is None else str(own.about)


def example() -> str:
    """Return the settings file with every key, what it is for, and its default.

    Consecutive keys with the same allowed values share one description.
    """
    parts = ["".join(f"# {line}\n" for line in _HEAD.splitlines())]
    return "\n".join([*parts, *("".join(_table_lines(name)) for name in _TABLES)])


def handbook() -> str:
    """Return the handbook of all settings, in Markdown."""
    parts = [_PAGE]
    for name in _TABLES:
        rows = [
            f"| `{key}` | `{shown}` | {allowed} | {told} |\n"
            for key, shown, allowed, told in _keys(name)
        ]
        head = (
            "| key | left out | must be | what it is for |\n| --- | --- | --- | --- |"
        )
        parts.append(f"## [{name}]\n\n{_about(name)}\n\n{head}\n{''.join(rows)}")
    return "\n".join(parts)


def _table_lines(name: str) -> Iterator[str]:
    yield f"[{name}]\n"
    for line in textwrap.wrap(_plain(_about(name)), _WIDE - 2):
        yield f"# {line}\n"
    before = ""
    for key, shown, allowed, told in _keys(name):
        also = f" It must be {allowed}." if allowed != before else ""
        yield "\n"
        for line in textwrap.wrap(f"{told}{also}", _WIDE - 2):
            yield f"# {line}\n"
        yield f"{key} = {shown}\n"
        before = allowed


def _plain(markdown: str) -> str:
    return markdown.replace("`", "")


def _keys(name: str) -> Iterator[tuple[str, str, str, str]]:
    """Yield each key's name, default as TOML, what is allowed, and what it is for."""
    kind = _TABLES[name]
    table = kind()
    for key, about in keys_of(kind).items():
        yield key, _toml(getattr(table, key)), about.kind.allowed, about.told


def _toml(value: object) -> str:
    match value:
        case None:
            return '""'
        case Pattern():
            return json.dumps(written(value))
        case (int(red), int(green), int(blue)):
            return f'"#{red:02x}{green:02x}{blue:02x}"'
        case tuple() | int() | float():
            return json.dumps(value)
        case Mapping():
            pairs = ", ".join(f"{site} = {line}" for site, line in value.items())
            return f"{{{pairs}}}"
        case _:
            return json.dumps(str(value))


if __name__ == "__main__":
    sys.stdout.write(handbook() if "--handbook" in sys.argv[1:] else example())
