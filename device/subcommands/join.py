"""The command join: this machine becomes a board of a hall.

Where it takes the place of a broken one in the middle of a game, the hall gives it what
it has stored of that game, and the machine goes on with it.
"""

import argparse
import json
import re
import ssl
import sys
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from device.hall.wire import is_game, is_line
from device.ports import DeviceError, SettingsError
from device.table.settings import read_settings
from device.untrusted.jsons import value_in

_ADDRESS = re.compile(r"(https?://[^/\s]+)/join/([\w-]{10,60})/?")
_MOST_BYTES = 64_000_000  # with the game that it goes on with
_WAIT_S = 15.0
_TABLE = """
[hall]
address = {address}
port = {port}
board = {board}
key = {key}
authority = {authority}
"""


def add_options(command: argparse.ArgumentParser) -> None:
    """Add the options of join."""
    command.add_argument(
        "address", metavar="ADDRESS", help="as the hall's desk shows it, with its code"
    )
    command.add_argument(
        "--settings",
        type=Path,
        default=Path("mwamuzi.toml"),
        metavar="FILE",
        help="the settings to write it into; keys lie beside it (mwamuzi.toml)",
    )


def run(args: argparse.Namespace) -> int:
    """Exchange the code with the hall; store the credentials.

    Raises
    ------
    SettingsError
        If it is no such address, the hall refuses, or the settings name a hall already.
    """
    found = _ADDRESS.fullmatch(args.address)
    if found is None:
        raise SettingsError(
            f"{args.address}: expected http://HALL/join/CODE, as the desk shows it"
        )
    settings: Path = args.settings.absolute()
    text = settings.read_text(encoding="utf-8") if settings.exists() else ""
    if re.search(r"^\s*\[hall\]", text, re.MULTILINE):
        raise SettingsError(f"{settings} names a hall already: take [hall] out first")
    given = _given(found[1], found[2])
    key = settings.with_name("hall.key")
    authority = settings.with_name("hall.pem")
    key.unlink(missing_ok=True)
    key.touch(mode=0o600)
    key.write_text(f"{given['key']}\n", encoding="ascii")
    authority.write_text(given["authority"], encoding="ascii")
    table = _TABLE.format(
        address=json.dumps(urlsplit(found[1]).hostname),
        port=int(given["port"]),
        board=int(given["board"]),
        key=json.dumps(str(key)),
        authority=json.dumps(str(authority)),
    )
    settings.write_text(f"{text.rstrip()}\n{table}".lstrip(), encoding="utf-8")
    sys.stdout.write(
        f"this machine is board {given['board']} of the hall at {found[1]}; "
        f"{settings} says so. Start it anew: mwamuzi serve\n"
    )
    _go_on(given.get("game"), read_settings(settings).games.folder)
    return 0


def _go_on(told: object, games: Path) -> None:
    """Write down the game that the board was in the middle of, if there is one.

    A log that lies there already is left as it is.
    """
    match told:
        case {"name": str(name), "lines": [*lines]} if is_game(name):
            path = games / f"{name}.jsonl"
        case _:
            return
    try:
        if not path.exists():
            _write(path, lines)
        from device.web.chosen import remember_game  # who has no game needs none of it

        remember_game(games, path)
    except (DeviceError, OSError) as error:
        sys.stdout.write(f"the game that it was in cannot be gone on with: {error}\n")
        return
    sys.stdout.write(
        f"it was in the middle of a game: {path} has its {len(lines) - 1} lines, and "
        "mwamuzi serve goes on with it once it sees the board\n"
    )


def _write(path: Path, lines: list[object]) -> None:
    text = "".join(f"{line}\n" for line in lines)
    if not all(isinstance(line, str) and is_line(line) for line in lines):
        raise SettingsError("the hall gave lines that are none of a log")
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_suffix(".new")
    new.write_text(text, encoding="utf-8")
    new.replace(path)


def _given(hall: str, code: str) -> dict[str, Any]:
    """Return the hall's response to an enrolment code."""
    asked = urllib.request.Request(  # noqa: S310 - http or https, see _ADDRESS
        f"{hall}/api/join",
        data=json.dumps({"code": code}).encode(),
        headers={"Content-Type": "application/json", "Origin": hall},
    )
    # As with SSH the first time: the certificate that is trusted from now on comes with
    # what is given, and nobody can vouch for it before.
    unknown = ssl.create_default_context()
    unknown.check_hostname, unknown.verify_mode = False, ssl.CERT_NONE
    try:
        with urllib.request.urlopen(asked, timeout=_WAIT_S, context=unknown) as answer:  # noqa: S310
            given = value_in(answer.read(_MOST_BYTES + 1), _MOST_BYTES)
    except urllib.error.HTTPError as error:
        raise SettingsError(f"the hall refuses: {_detail(error)}") from error
    except (OSError, ValueError) as error:
        raise SettingsError(f"the hall at {hall} does not answer: {error}") from error
    if not isinstance(given, dict) or not {"board", "key", "port"} <= given.keys():
        raise SettingsError(f"{hall} is no hall: it gave no board and no key")
    return given


def _detail(error: urllib.error.HTTPError) -> str:
    try:
        return str(value_in(error.read(_MOST_BYTES + 1), _MOST_BYTES)["detail"])
    except (KeyError, TypeError, ValueError):
        return str(error)
