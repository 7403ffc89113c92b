"""Wi-Fi hotspot of the machine, through NetworkManager.

Its name and password are generated at installation, in a file that root and the
referee's group can read. The privileged service (machine.py) brings it up and takes it
down; every nmcli command is here, word for word. The standard library is enough.
"""

import grp
import os
import re
import secrets
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

KEPT = Path("/etc/mwamuzi/hotspot")
PROFILE = "mwamuzi-hotspot"
LOADED = Path("/run/NetworkManager/system-connections")
"""Where NetworkManager reads profiles that are gone with the power."""

GROUP = "mwamuzi"

_DIGITS = 12
_MODE = 0o640
_ACTIVE = ("nmcli", "-t", "-f", "TYPE,STATE,NAME", "connection", "show", "--active")
_PROFILES = ("nmcli", "-t", "-f", "UUID,TYPE", "connection", "show")
_RADIO = ("nmcli", "radio", "wifi", "on")
_RESCAN = ("nmcli", "-t", "-f", "BSSID", "device", "wifi", "list", "--rescan", "yes")
_UUID = "7ae3fd0a-3f0c-4f6b-8c53-6d77616d757a"
_LOAD = ("nmcli", "connection", "load")
_UP = ("nmcli", "--wait", "30", "connection", "up", "uuid", _UUID)
_DOWN = ("nmcli", "--wait", "15", "connection", "down", "id", PROFILE)
_FORGET = ("nmcli", "connection", "delete", "uuid")
_OUTSIDE = frozenset({"802-3-ethernet", "802-11-wireless", "gsm", "cdma", "bluetooth"})
"""Kinds of connections that lead to other machines, as nmcli calls them."""

_WIRELESS = "802-11-wireless"
_WORK_S = 45.0

_KEY_FILE = f"""\
[connection]
id={PROFILE}
uuid={_UUID}
type=wifi
autoconnect=false

[wifi]
mode=ap
ssid={{name}}
band=bg

[wifi-security]
key-mgmt=wpa-psk
proto=rsn;
pairwise=ccmp;
group=ccmp;
psk={{password}}

[ipv4]
method=shared

[ipv6]
method=ignore
"""

Ran = Callable[..., tuple[int, str]]


@dataclass(frozen=True)
class Named:
    """Name (SSID) and password of the machine's own Wi-Fi."""

    name: str
    password: str


def read(path: Path = KEPT) -> Named | None:
    """Return name and password, None if none were made.

    Raises
    ------
    PermissionError
        If they are not for this user's eyes.
    """
    try:
        name, _, password = path.read_text(encoding="utf-8").strip().partition("\n")
    except FileNotFoundError:
        return None
    return Named(name, password) if name and password else None


def made(path: Path = KEPT) -> Named:
    """Return name and password; make them if there are none."""
    there = read(path)
    if there is not None:
        return there
    number = secrets.randbelow(9000) + 1000
    password = "".join(secrets.choice("0123456789") for _ in range(_DIGITS))
    found = Named(f"Mwamuzi-{number}", password)
    _write_secret(path, f"{found.name}\n{found.password}\n")
    with suppress(KeyError, PermissionError):
        os.chown(path, 0, grp.getgrnam(GROUP).gr_gid)
        path.chmod(_MODE)
    return found


def _write_secret(path: Path, text: str) -> None:
    """Write a file for root's eyes."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.unlink(missing_ok=True)
    made_it = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(made_it, "w", encoding="utf-8") as to:
        to.write(text)


@dataclass(kw_only=True)
class Hotspot:
    """NetworkManager's hotspot under the machine's own name.

    Attributes
    ----------
    run
        Runs a program with a timeout in seconds; returns its exit code and output.
    kept
        Where name and password lie.
    loaded
        Where NetworkManager reads them from: they are words of no program.
    """

    run: Ran
    kept: Path = KEPT
    loaded: Path = LOADED

    def named(self) -> Named | None:
        """Return the hotspot's name; None if it is not installed."""
        return read(self.kept)

    def active(self) -> tuple[bool, bool] | None:
        """Return whether another network is connected, and whether the hotspot is up.

        None where NetworkManager does not answer.
        """
        code, said = self.run(_ACTIVE, _WORK_S)
        if code != 0:
            return None
        other = own = False
        for line in said.splitlines():
            kind, state, name = (*_values(line), "", "", "")[:3]
            if name == PROFILE:
                own = own or state == "activated"
            elif kind in _OUTSIDE and state in {"activated", "activating"}:
                other = True
        return other, own

    def up(self) -> tuple[int, str]:
        """Bring it up; return nmcli's exit code and words."""
        named = self.named()
        if named is None:
            return 1, "this machine has no Wi-Fi of its own; run systemd/install again"
        self.run(_RADIO, _WORK_S)
        key_file = self.loaded / f"{PROFILE}.nmconnection"
        text = _KEY_FILE.format(name=named.name, password=named.password)
        _write_secret(key_file, text)
        self.run((*_LOAD, str(key_file)), _WORK_S)
        return self.run(_UP, _WORK_S)

    def down(self) -> None:
        """Take it down."""
        self.run(_DOWN, _WORK_S)

    def leave_for(self, join: Sequence[str], typed: str) -> tuple[int, str]:
        """Join another network in its place; where that fails it comes back.

        Parameters
        ----------
        join
            The command that joins.
        typed
            The password, written to its standard input.

        Returns
        -------
        tuple of int and str
            The command's exit code and words.
        """
        before = self._profiles()
        self.down()
        self.run(_RESCAN, _WORK_S)
        code, said = self.run(join, _WORK_S, typed)
        if code != 0:
            for profile in sorted(self._profiles() - before):
                self.run((*_FORGET, profile), _WORK_S)
            self.up()
        return code, said

    def _profiles(self) -> set[str]:
        """Return the Wi-Fi networks that NetworkManager knows, by their UUIDs."""
        _, said = self.run(_PROFILES, _WORK_S)
        lines = [(*_values(line), "", "")[:2] for line in said.splitlines()]
        return {uuid for uuid, kind in lines if kind == _WIRELESS}


def _values(line: str) -> tuple[str, ...]:
    r"""Return the values of a line of ``nmcli -t``; ':' and '\' in them are escaped."""
    parts = re.findall(r"((?:\\.|[^:\\])*)(?::|$)", line)
    return tuple(re.sub(r"\\(.)", r"\1", part) for part in parts)


def main() -> int:
    """Make name and password, if there are none, and print them."""
    found = made(Path(sys.argv[1]) if len(sys.argv) > 1 else KEPT)
    sys.stdout.write(f"{found.name}, password {found.password}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
