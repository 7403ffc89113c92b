"""What the owner may ask of the machine itself: a small service with just these verbs.

The referee runs shut in and changes nothing of its machine. Who asks for more is this
program, which systemd starts when something is written to its socket; the socket's
owner and mode say who may. A request is one line of JSON, the answer another:

    {"verb": "update"}        {"done": true, "told": "The update begins."}

What runs is written here, word for word; of a request only the verb, one of the
networks in sight and a password are taken, and never by a shell. The standard library
is enough here.
"""

import json
import os
import re
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any

SOCKET = Path("/run/mwamuzi-machine.sock")
MOST_BYTES = 4096
VERBS = ("status", "update", "restart", "reboot", "poweroff", "networks", "join")
"""All that can be asked for."""

_UPDATE = ("/opt/mwamuzi/current/mwamuzi", "update")
_AT_ONCE: Mapping[str, tuple[tuple[str, ...], str]] = MappingProxyType(
    {
        "restart": (
            ("systemctl", "--no-block", "restart", "mwamuzi.service"),
            "The referee starts again.",
        ),
        "reboot": (("systemctl", "--no-block", "reboot"), "The machine starts again."),
        "poweroff": (("systemctl", "--no-block", "poweroff"), "The machine goes off."),
    }
)
_SCAN = ("nmcli", "-t", "-f", "BSSID,SIGNAL,SECURITY,SSID", "device", "wifi", "list")
_JOIN = ("nmcli", "--wait", "30", "device", "wifi", "connect")
_IN_SIGHT = re.compile(
    r"((?:[0-9A-Fa-f]{2}\\:){5}[0-9A-Fa-f]{2}):(\d{1,3}):([^:]*):(.*)"
)
_BSSID = re.compile(r"(?:[0-9A-Fa-f]{2}:){5}[0-9A-Fa-f]{2}")
_PASSWORD = re.compile(r"[ -~]{8,63}")
_FIRST_HANDED = 3
_READ_S, _IDLE_S = 5.0, 60.0
_WORK_S = 45.0

Answer = dict[str, Any]
Ran = Callable[[Sequence[str], float | None], tuple[int, str]]
"""Runs a program, for so many seconds at most; returns its exit code and its words."""


def ran(command: Sequence[str], most_s: float | None) -> tuple[int, str]:
    """Run a program; return its exit code and what it printed."""
    try:
        done = subprocess.run(  # noqa: S603 - words of this module alone
            command,
            check=False,
            capture_output=True,
            text=True,
            stdin=subprocess.DEVNULL,
            timeout=most_s,
        )
    except FileNotFoundError:
        return 127, f"{command[0]} is not there"
    except subprocess.TimeoutExpired:
        return 124, f"{command[0]} took too long"
    return done.returncode, (done.stdout + done.stderr).strip()


@dataclass(kw_only=True)
class Servant:
    """Does what is asked for, if it is one of the verbs.

    Attributes
    ----------
    run
        Runs a program.
    kept
        Where the last words of an update are kept; None: nowhere.
    """

    run: Ran = ran
    kept: Path | None = None
    _update: threading.Thread | None = None
    _seen: frozenset[str] = field(default_factory=frozenset)

    @property
    def busy(self) -> bool:
        """Return whether an update is under way."""
        return self._update is not None and self._update.is_alive()

    def answer(self, line: bytes) -> Answer:
        """Return the answer to one line."""
        asked = _request(line)
        if asked.get("verb") not in VERBS:
            return _refused(f"expected one of {', '.join(VERBS)}")
        match verb := str(asked["verb"]):
            case "status":
                return {"done": True, "busy": self.busy, "told": self._last()}
            case "update":
                return self._begin_update()
            case "networks":
                return self._networks()
            case "join":
                return self._join(asked.get("network"), asked.get("password"))
            case _:
                command, told = _AT_ONCE[verb]
                return _came(self.run(command, _WORK_S), told)

    def _begin_update(self) -> Answer:
        if self.busy:
            return _refused("an update is under way already")
        self._keep("The update has begun.")
        self._update = threading.Thread(target=self._do_update, name="update")
        self._update.start()
        return {"done": True, "told": "The update begins."}

    def _do_update(self) -> None:
        code, told = self.run(_UPDATE, None)
        last = (told.splitlines() or ["no word of it"])[-1]
        self._keep(last if code == 0 else f"The update failed: {last}")

    def _networks(self) -> Answer:
        code, told = self.run(_SCAN, _WORK_S)
        if code != 0:
            return _came((code, told), "")
        found = [
            match for match in map(_IN_SIGHT.fullmatch, told.splitlines()) if match
        ]
        networks = [
            {
                "network": bssid.replace("\\:", ":"),
                "signal": int(signal),
                "open": security in {"", "--"},
                "name": re.sub(r"\\(.)", r"\1", name),
            }
            for bssid, signal, security, name in (match.groups() for match in found)
        ]
        self._seen = frozenset(str(one["network"]) for one in networks)
        return {"done": True, "told": "", "networks": networks}

    def _join(self, network: object, password: object) -> Answer:
        if not isinstance(network, str) or not _BSSID.fullmatch(network):
            return _refused("that is no network")
        if network not in self._seen:
            self._networks()
        if network not in self._seen:
            return _refused("that network is not in sight")
        command = [*_JOIN, network]
        if password:
            if not isinstance(password, str) or not _PASSWORD.fullmatch(password):
                return _refused("a password has 8 to 63 plain letters and signs")
            command += ["password", password]
        return _came(self.run(command, _WORK_S), "The machine is in that network.")

    def _last(self) -> str:
        if self.kept is None or not self.kept.is_file():
            return ""
        return self.kept.read_text(encoding="utf-8")

    def _keep(self, told: str) -> None:
        if self.kept is not None:
            with suppress(OSError):
                self.kept.write_text(told, encoding="utf-8")


def serve(
    listening: socket.socket, servant: Servant, idle_s: float | None = _IDLE_S
) -> None:
    """Answer requests, one after the other, until nobody asks for a while.

    Parameters
    ----------
    listening
        A socket that listens.
    idle_s
        How long nobody has to ask; an update that is under way is waited for. None:
        for ever.
    """
    listening.settimeout(idle_s)
    while True:
        try:
            to, _ = listening.accept()
        except TimeoutError:
            if servant.busy:
                continue
            return
        except OSError:  # it was closed
            return
        with to, suppress(OSError):
            to.settimeout(_READ_S)
            answer = servant.answer(_line(to))
            to.sendall(json.dumps(answer).encode() + b"\n")


def _line(of: socket.socket) -> bytes:
    """Return the first line that is sent, and no more than a line may hold."""
    got = b""
    while b"\n" not in got and len(got) < MOST_BYTES:
        more = of.recv(MOST_BYTES - len(got))
        if not more:
            break
        got += more
    return got.partition(b"\n")[0]


def _request(line: bytes) -> dict[str, Any]:
    try:
        asked = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return asked if isinstance(asked, dict) else {}


def _refused(told: str) -> Answer:
    return {"done": False, "told": told}


def _came(found: tuple[int, str], told: str) -> Answer:
    code, said = found
    if code == 0:
        return {"done": True, "told": told}
    last = (said.splitlines() or [f"it ended with {code}"])[-1]
    return _refused(last[:200])


def main() -> int:
    """Answer on the socket that systemd hands over."""
    handed = os.environ.get("LISTEN_FDS") == "1"
    if not handed or os.environ.get("LISTEN_PID") != str(os.getpid()):
        sys.stderr.write("mwamuzi: this is started by mwamuzi-machine.socket\n")
        return 2
    folder = os.environ.get("RUNTIME_DIRECTORY")
    kept = Path(folder) / "update" if folder else None
    with socket.socket(fileno=_FIRST_HANDED) as listening:
        serve(listening, Servant(kept=kept))
    return 0


if __name__ == "__main__":
    sys.exit(main())
