"""Privileged service for machine maintenance, with a fixed list of verbs.

The referee runs sandboxed and cannot change its machine. This program does what needs
more rights; systemd starts it by socket activation, and the socket's owner and mode are
the authorisation. A request is one line of JSON, the answer another:

    {"verb": "update"}        {"done": true, "told": "The update begins."}

All commands are literal here; of a request only the verb, one of the visible networks
and a password are used, and never by a shell. The standard library is enough here.
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
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from device.install.hotspot import Hotspot

SOCKET = Path("/run/mwamuzi-machine.sock")
MOST_BYTES = 4096
VERBS = (
    "status",
    "update",
    "restart",
    "reboot",
    "poweroff",
    "networks",
    "join",
    "offer",
)
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
_JOIN = ("nmcli", "--ask", "--wait", "30", "device", "wifi", "connect")
_IN_SIGHT = re.compile(
    r"((?:[0-9A-Fa-f]{2}\\:){5}[0-9A-Fa-f]{2}):(\d{1,3}):([^:]*):(.*)"
)
_BSSID = re.compile(r"(?:[0-9A-Fa-f]{2}:){5}[0-9A-Fa-f]{2}")
_PASSWORD = re.compile(r"[ -~]{8,63}")
_FIRST_HANDED = 3
_READ_S, _IDLE_S = 5.0, 60.0
_WORK_S = 45.0
_MOVING = "moving"
_ANSWERED_S = 2.0
"""An answer is on the phone by then, and the network may go that brought it."""

Answer = dict[str, Any]
Ran = Callable[..., tuple[int, str]]
"""Runs a program with a timeout in seconds; returns its exit code and its output.

What is secret is typed, for every user of the machine sees a program's words.
"""


def ran(
    command: Sequence[str], most_s: float | None, typed: str = ""
) -> tuple[int, str]:
    """Run a program; return its exit code and what it printed."""
    try:
        done = subprocess.run(  # noqa: S603 - words of this module alone
            command,
            check=False,
            capture_output=True,
            text=True,
            input=typed,
            timeout=most_s,
        )
    except FileNotFoundError:
        return 127, f"{command[0]} is not there"
    except subprocess.TimeoutExpired:
        return 124, f"{command[0]} took too long"
    return done.returncode, (done.stdout + done.stderr).strip()


@dataclass(kw_only=True)
class Servant:
    """Executor of requests; only the listed verbs are accepted.

    Attributes
    ----------
    run
        Runs a program.
    kept
        Where the last words of an update are kept; None: nowhere.
    hotspot
        The machine's own Wi-Fi; None: it has none.
    sleep
        Sleeps for some seconds.
    """

    run: Ran = ran
    kept: Path | None = None
    hotspot: "Hotspot | None" = None
    sleep: Callable[[float], object] = field(
        default_factory=lambda: threading.Event().wait
    )
    _update: threading.Thread | None = None
    _moved: str = ""
    _tries: int = 0
    _hosting: bool = False
    _seen: dict[str, Answer] = field(default_factory=dict)

    @property
    def busy(self) -> bool:
        """Return True if an update is under way."""
        return self._update is not None and self._update.is_alive()

    @property
    def _moves(self) -> bool:
        return self._moved == _MOVING

    @property
    def stays(self) -> bool:
        """Return True if there is something to be remembered or to be ended."""
        return self.busy or self._hosting or self._moves

    def answer(self, line: bytes) -> Answer:
        """Return the answer to one line."""
        asked = _request(line)
        if asked.get("verb") not in VERBS:
            return _refused(f"expected one of {', '.join(VERBS)}")
        verb = str(asked["verb"])
        if verb in _AT_ONCE:
            command, told = _AT_ONCE[verb]
            return _came(self.run(command, _WORK_S), told)
        if verb == "join":
            return self._join(asked.get("network"), asked.get("password"))
        deeds: dict[str, Callable[[], Answer]] = {
            "status": self._status,
            "update": self._begin_update,
            "networks": self._networks,
            "offer": self._offer,
        }
        return deeds[verb]()

    def _status(self) -> Answer:
        told = {"done": True, "busy": self.busy, "told": self._last()}
        return {**told, **self._wireless()}

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
        now = {str(one["network"]): one for one in networks}
        # A radio that is a hotspot sees little: what it saw before counts, too.
        self._seen = {**self._seen, **now} if self._hosting else now
        own = self.hotspot.named() if self.hotspot and self._hosting else None
        listed = [o for o in self._seen.values() if not own or o["name"] != own.name]
        return {"done": True, "told": "", "networks": listed}

    def _join(self, network: object, password: object) -> Answer:
        if not isinstance(network, str) or not _BSSID.fullmatch(network):
            return _refused("that is no network")
        if network not in self._seen:
            self._networks()
        if network not in self._seen:
            return _refused("that network is not in sight")
        command, typed = [*_JOIN, network], ""
        if password:
            if not isinstance(password, str) or not _PASSWORD.fullmatch(password):
                return _refused("a password has 8 to 63 plain letters and signs")
            typed = f"{password}\n"
        if self._moves:
            return _refused("the machine is trying another network already")
        if self.hotspot is not None and self._hosting:
            move = threading.Thread(
                target=self._leave, args=(self.hotspot, command, typed), name="move"
            )
            self._moved = _MOVING
            move.start()
            return {"done": True, "told": "The machine tries it.", "wifi": _MOVING}
        return _came(
            self.run(command, _WORK_S, typed), "The machine is in that network."
        )

    def _leave(self, hotspot: "Hotspot", command: Sequence[str], typed: str) -> None:
        self.sleep(_ANSWERED_S)
        code, _ = hotspot.leave_for(command, typed)
        self._hosting = code != 0
        self._tries += 1
        self._moved = "joined" if code == 0 else "failed"

    def _offer(self) -> Answer:
        """Bring the machine's own Wi-Fi up if no network is connected."""
        if self.hotspot is None or self.hotspot.named() is None:
            return _refused("this machine has no Wi-Fi of its own")
        active = self.hotspot.active()
        if active is None:
            return _refused("NetworkManager does not tell what is connected")
        other, own = active
        if not other and not own and not self._moves:
            self._networks()
            code, said = self.hotspot.up()
            if code != 0:
                return _came((code, said), "")
            own = True
        self._hosting = own
        return {"done": True, "told": "", **self._wireless()}

    def _wireless(self) -> Answer:
        """Return the name of the machine's own Wi-Fi while it is up, and the last try.

        The last try at another network is 'moving', 'joined', 'failed', or ''; and how
        many have ended.
        """
        named = self.hotspot.named() if self.hotspot and self._hosting else None
        return {
            "hotspot": named.name if named else None,
            "wifi": self._moved,
            "tries": self._tries,
        }

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
    """Answer requests, one after the other, until idle for a while.

    Parameters
    ----------
    listening
        A socket that listens.
    idle_s
        How long nobody has to ask; an update that is under way is waited for, and the
        machine's own Wi-Fi. None: for ever.
    """
    listening.settimeout(idle_s)
    while True:
        try:
            to, _ = listening.accept()
        except TimeoutError:
            if servant.stays:
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
        asked = json.loads(line)  # _line has read MOST_BYTES at most
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
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
    from device.install.hotspot import Hotspot  # python -I knows not where it lies

    with socket.socket(fileno=_FIRST_HANDED) as listening:
        serve(listening, Servant(kept=kept, hotspot=Hotspot(run=ran)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
