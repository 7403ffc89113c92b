"""File layout of a hall's folder, and the addresses of its services."""

import fcntl
import json
import os
import secrets
import socket
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from device.ports import SettingsError

MOST_STORING = 16
"""Most processes that store."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Broker:
    """A broker's address, and the account that a hall has there.

    Attributes
    ----------
    authority
        A file with the certificate (PEM) that the broker is trusted by; None: it
        speaks without TLS, as it may on the same machine.
    user_each
        Whether each storing process has an account of its own, ``USER-PROCESS``.
    """

    host: str
    port: int
    user: str
    key: str
    authority: Path | None = None
    user_each: bool = False

    def of_process(self, index: int) -> "Broker":
        """Return the broker with the account of one ingest process."""
        each = f"{self.user}-{index}" if self.user_each else self.user
        return replace(self, user=each, user_each=False)


@dataclass(frozen=True, slots=True)
class Addresses:
    """Addresses of a hall's services, credentials included.

    Attributes
    ----------
    database
        As asyncpg takes it.
    """

    database: str
    broker: Broker


@dataclass(frozen=True, slots=True)
class HallFolder:
    """The folder of a hall.

    Attributes
    ----------
    data
        The folder.
    """

    data: Path

    @property
    def database(self) -> Path:
        """Return the folder of the database."""
        return self.data / "database"

    @property
    def broker(self) -> Path:
        """Return the folder of the broker's accounts."""
        return self.data / "broker"

    @property
    def tls(self) -> Path:
        """Return the folder of the hall's certificates."""
        return self.data / "tls"

    @property
    def authority(self) -> Path:
        """Return the certificate that boards trust the hall by; it is no secret."""
        return self.data / "authority.pem"

    @property
    def running(self) -> Path:
        """Return the file with the addresses of the running services."""
        return self.data / "running.json"

    def kept(self) -> Mapping[str, Any]:
        """Return ports and keys of the hall's own services, drawn by lot at first."""
        self.data.mkdir(parents=True, exist_ok=True)
        path = self.data / "hall.json"
        if not path.exists():
            drawn = {
                "database": {"port": free_port(), "key": secrets.token_urlsafe(24)},
                "broker": {"port": free_port(), "key": secrets.token_urlsafe(24)},
            }
            _write(path, drawn)
        kept: Mapping[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        return kept

    def store_addresses(self, addresses: Addresses) -> None:
        """Write the addresses of the services, for the hall's other processes."""
        broker = addresses.broker
        authority = None if broker.authority is None else str(broker.authority)
        told = {
            "database": addresses.database,
            "broker": {
                "host": broker.host,
                "port": broker.port,
                "user": broker.user,
                "key": broker.key,
                "authority": authority,
                "user_each": broker.user_each,
            },
        }
        _write(self.running, told)

    def keep_hooks(self, addresses: Iterable[str]) -> Path:
        """Store the addresses of hooks with their secrets; return the file."""
        path = self.data / "hooks"
        _write_text(path, "\n".join(addresses))
        return path

    def addresses(self) -> Addresses:
        """Return the addresses of the services.

        Raises
        ------
        SettingsError
            If no hall runs there.
        """
        try:
            told = json.loads(self.running.read_text(encoding="utf-8"))
        except FileNotFoundError:
            raise SettingsError(
                f"no hall runs in {self.data}: mwamuzi hall serve --data {self.data}"
            ) from None
        broker = told["broker"]
        authority = Path(broker["authority"]) if broker["authority"] else None
        return Addresses(told["database"], Broker(**{**broker, "authority": authority}))

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Lock the folder for one hall.

        Raises
        ------
        SettingsError
            If one does already.
        """
        self.data.mkdir(parents=True, exist_ok=True)
        lock = os.open(self.data / "lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            yield
        except BlockingIOError:
            raise SettingsError(f"a hall runs in {self.data} already") from None
        finally:
            os.close(lock)


def free_port() -> int:
    """Return a free port of this machine."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


def _write(path: Path, value: object) -> None:
    _write_text(path, json.dumps(value))


def _write_text(path: Path, text: str) -> None:
    """Write a file for its owner's eyes; a power cut leaves the old one or the new."""
    new = path.with_name(f"{path.name}.new")
    new.unlink(missing_ok=True)
    file = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(file, "w", encoding="utf-8") as out:
        out.write(text)
        out.flush()
        os.fsync(out.fileno())
    new.replace(path)
