"""Managed mosquitto broker, on this machine only: an account for each board."""

import base64
import contextlib
import hashlib
import os
import secrets
import select
import shutil
import signal
import socket
from collections.abc import Mapping, Sequence
from pathlib import Path

from device.hall.wire import UP, down, is_board, up
from hall.services.child import Account, Child, ServiceError
from hall.services.places import MOST_STORING

HALL = "hall"
"""What the accounts of the hall's own processes begin with: ``hall-0`` stores."""

STORING = tuple(f"{HALL}-{process}" for process in range(MOST_STORING))
"""The accounts of the processes that store."""

_ENDS_S = 10.0
_ROUNDS = 101  # keys are drawn by lot, so none can be guessed however few there are
_SETTINGS = """\
per_listener_settings false
allow_anonymous false
password_file {folder}/accounts
acl_file {folder}/topics
pid_file {folder}/pid
persistence false
set_tcp_nodelay true
max_packet_size 1510000
max_inflight_messages 0
max_queued_messages 50000
max_queued_bytes 100000000
log_dest stderr
log_type error
log_type warning
connection_messages false

listener {port} 127.0.0.1
use_username_as_clientid true
"""


class Mosquitto:
    """A broker that listens on this machine only; boards reach it through the proxy.

    Parameters
    ----------
    folder
        Where its accounts lie.
    port
        On which it listens.

    Raises
    ------
    ServiceError
        If mosquitto is not installed.
    """

    def __init__(self, folder: Path, port: int) -> None:
        self._folder, self._port = folder, port
        self.accounts = Accounts(folder)
        self._account = self.accounts.account
        command = [program(), "-c", str(folder / "settings")]
        self.child = Child("the broker", command, self._account, folder / "log.txt")

    def start(self) -> None:
        """Start it; one left over is stopped first.

        Raises
        ------
        ServiceError
            If it cannot be.
        """
        self._account.folder(self._folder)
        left = self.accounts.broker()
        if left is not None:
            _end(left)
        settings = _SETTINGS.format(folder=self._folder, port=self._port)
        self._account.write(self._folder / "settings", settings)
        self.accounts.keep()
        self.child.start(self._is_ready)

    def stop(self) -> None:
        """Stop it in good order; may be called twice."""
        self.child.stop()

    def _is_ready(self) -> bool:
        process = self.child.process
        if process is None or self.accounts.broker() != process.pid:
            return False  # whoever else listens there is none of ours
        try:
            with socket.create_connection(("127.0.0.1", self._port), timeout=1.0):
                return True
        except OSError:
            return False


class Accounts:
    """Accounts and access list of the broker; a running broker reloads them on change.

    Parameters
    ----------
    folder
        The broker's.
    account
        Who runs it: whose the folder is, else `mosquitto`.
    """

    def __init__(self, folder: Path, account: Account | None = None) -> None:
        self._folder = folder
        self.account = account or Account("mosquitto", "nobody", of=folder)
        self._path = folder / "accounts"

    def add(self, names: Sequence[str]) -> Mapping[str, str]:
        """Make accounts, or give them new keys; return the keys, which are not kept."""
        keys = {name: secrets.token_urlsafe(24) for name in names}
        self.set(keys)
        return keys

    def set(self, keys: Mapping[str, str]) -> None:
        """Give accounts these keys; a running broker takes them up."""
        lines = {**self._lines(), **{name: _hashed(key) for name, key in keys.items()}}
        self._write(lines)

    def open_hall(self, key: str) -> None:
        """Give the hall's own processes this key; other accounts are boards' alone."""
        boards = {name: line for name, line in self._lines().items() if is_board(name)}
        self._write({**dict.fromkeys(STORING, _hashed(key)), **boards})

    def remove(self, name: str) -> None:
        """Take an account away, if there is one."""
        self._write(
            {other: line for other, line in self._lines().items() if other != name}
        )

    def names(self) -> list[str]:
        """Return the names of the accounts."""
        return list(self._lines())

    def keep(self) -> None:
        """See that there is a file, for the broker does not start without one."""
        self._write(self._lines())

    def broker(self) -> int | None:
        """Return the process of the broker that runs here, None if none does."""
        try:
            number = int((self._folder / "pid").read_text(encoding="ascii"))
            ran = Path(f"/proc/{number}/cmdline").read_bytes()
        except (OSError, ValueError):
            return None
        return number if os.fsencode(self._folder / "settings") in ran else None

    def _lines(self) -> dict[str, str]:
        try:
            text = self._path.read_text(encoding="ascii")
        except FileNotFoundError:
            return {}
        return dict(line.split(":", 1) for line in text.splitlines() if ":" in line)

    def _write(self, lines: Mapping[str, str]) -> None:
        self.account.folder(self._folder)
        topics = "\n".join(map(_topics, lines))
        self.account.write(self._folder / "topics", topics)
        text = "".join(f"{name}:{line}\n" for name, line in lines.items())
        self.account.write(self._path, text)
        running = self.broker()
        if running is not None:
            os.kill(running, signal.SIGHUP)


def _topics(name: str) -> str:
    """Return the access rules of an account: a board's own topics."""
    topics = [("read", "mwamuzi/up/#"), ("write", "mwamuzi/down/#")]
    if is_board(name):
        topics = [("write", up(int(name), kind)) for kind in UP]
        topics.append(("read", down(int(name), "+")))
    elif name not in STORING:
        topics = []
    told = (f"topic {may} {topic}\n" for may, topic in topics)
    return f"user {name}\n{''.join(told)}"


def _hashed(key: str) -> str:
    """Return a key as mosquitto_passwd writes it (PBKDF2 with SHA-512)."""
    salt = secrets.token_bytes(12)
    found = hashlib.pbkdf2_hmac("sha512", key.encode(), salt, _ROUNDS)
    parts = (base64.b64encode(part).decode() for part in (salt, found))
    return f"$7${_ROUNDS}${'$'.join(parts)}"


def _end(process: int) -> None:
    """End a broker that an earlier hall left over, and wait until it is gone."""
    with contextlib.suppress(ProcessLookupError):
        ended = os.pidfd_open(process)
        try:
            os.kill(process, signal.SIGTERM)
            select.select([ended], [], [], _ENDS_S)
        finally:
            os.close(ended)


def program() -> str:
    """Return the broker's program.

    Raises
    ------
    ServiceError
        If it is not installed.
    """
    found = shutil.which("mosquitto", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    if found is None:
        raise ServiceError("a hall needs a broker: run: sudo apt-get install mosquitto")
    return found
