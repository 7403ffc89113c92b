"""Run a service as a child process under an unprivileged account."""

import os
import pwd
import resource
import signal
import subprocess
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from device.clock import SystemClock
from device.ports import DeviceError

_STEP_S = 0.05
_READY_S = 60.0
_STOPS_S = 30.0
_LARGEST_LOG = 10_000_000
_FILES = 65_536


class ServiceError(DeviceError, RuntimeError):
    """Error raised when a broker or a database is missing, or does not start."""


class Account:
    """Unprivileged account that runs a service: never root.

    Parameters
    ----------
    names
        Accounts of the system, the one that is wanted most first; a user who is not
        root runs everything as itself.
    of
        The service's folder, there or not: root leaves it to whoever owns it.

    Raises
    ------
    ServiceError
        If root finds none of them.
    """

    def __init__(self, *names: str, of: Path | None = None) -> None:
        self.name: str | None = None
        self.uid: int | None = None
        self.gid: int | None = None
        if os.geteuid() != 0:
            return
        for found in (_owner_of(of), *map(_called, names)):
            if found is not None:
                self.name = found.pw_name
                self.uid, self.gid = found.pw_uid, found.pw_gid
                return
        raise ServiceError(f"expected a user {' or '.join(names)} on this machine")

    def owns(self, path: Path) -> None:
        """Give a file or a folder to it, for its eyes alone."""
        path.chmod(0o700 if path.is_dir() else 0o600)
        if self.uid is not None and self.gid is not None:
            os.chown(path, self.uid, self.gid)

    def folder(self, path: Path) -> Path:
        """Return a folder that belongs to it, made if it is not there.

        Raises
        ------
        ServiceError
            If it cannot get there.
        """
        path.mkdir(parents=True, exist_ok=True)
        self.owns(path)
        if self.name is not None and self.run(["test", "-x", str(path)]).returncode:
            raise ServiceError(
                f"{path} lies where the user {self.name} cannot go: name a folder "
                "under /var/lib or /srv"
            )
        return path

    def write(self, path: Path, text: str) -> None:
        """Write a file that belongs to it: all of it, or the old one stays."""
        new = path.with_name(f"{path.name}.new")
        new.unlink(missing_ok=True)
        file = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(file, "w", encoding="utf-8") as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        self.owns(new)
        new.replace(path)

    def run(
        self, command: Sequence[str], environ: Mapping[str, str] | None = None
    ) -> subprocess.CompletedProcess[str]:
        """Run a program of it to its end."""
        return subprocess.run(  # noqa: S603 - programs of the system, no shell
            command,
            check=False,
            text=True,
            capture_output=True,
            cwd="/",
            env={**os.environ, **(environ or {})},
            user=self.uid,
            group=self.gid,
            extra_groups=self._groups,
        )

    def start(self, command: Sequence[str], log: Path) -> subprocess.Popen[bytes]:
        """Start a program of it that goes on; what it says goes to a file."""
        _many_files()
        mode = "wb" if log.exists() and log.stat().st_size > _LARGEST_LOG else "ab"
        with log.open(mode) as out:
            return subprocess.Popen(  # noqa: S603 - programs of the system, no shell
                command,
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=subprocess.STDOUT,
                cwd="/",
                start_new_session=True,  # Ctrl-C is for the hall, which stops it
                user=self.uid,
                group=self.gid,
                extra_groups=self._groups,
            )

    @property
    def _groups(self) -> list[int] | None:
        return None if self.name is None else []


class Child:
    """A service that is started, watched and stopped.

    Parameters
    ----------
    name
        As people call it.
    command
        The program and its arguments.
    account
        Who runs it.
    log
        Where it writes what it says.
    stops_by
        The signal at which it ends in good order.
    """

    def __init__(
        self,
        name: str,
        command: Sequence[str],
        account: Account,
        log: Path,
        *,
        stops_by: signal.Signals = signal.SIGTERM,
    ) -> None:
        self.name, self._command, self._account = name, command, account
        self._log, self._stops_by = log, stops_by
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def runs(self) -> bool:
        """Return True if it is alive."""
        return self.process is not None and self.process.poll() is None

    def start(self, is_ready: Callable[[], bool]) -> None:
        """Start it, and wait until it is ready.

        Raises
        ------
        ServiceError
            If it ends, or is not ready for long.
        """
        self.process = self._account.start(self._command, self._log)
        clock = SystemClock()
        until_s = clock.now_s() + _READY_S
        while not is_ready():
            if not self.runs or clock.now_s() > until_s:
                self.stop()
                raise ServiceError(f"{self.name} does not start: {self._last_line()}")
            clock.wait(_STEP_S)

    def stop(self) -> None:
        """Stop it in good order, by force if it does not; may be called twice."""
        if self.process is None:
            return
        if self.runs:
            self.process.send_signal(self._stops_by)
        try:
            self.process.wait(_STOPS_S)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process = None

    def tell(self, number: signal.Signals) -> None:
        """Send it a signal, if it is alive."""
        if self.process is not None and self.runs:
            self.process.send_signal(number)

    def _last_line(self) -> str:
        lines = self._log.read_text(encoding="utf-8", errors="replace").splitlines()
        return lines[-1] if lines else f"it said nothing in {self._log}"


def _owner_of(folder: Path | None) -> pwd.struct_passwd | None:
    """Return the owner of a folder or its parent; None if that is root."""
    if folder is None:
        return None
    there = next((one for one in (folder, folder.parent) if one.exists()), None)
    owner = 0 if there is None else there.stat().st_uid
    try:
        return pwd.getpwuid(owner) if owner else None
    except KeyError:
        return None


def _called(name: str) -> pwd.struct_passwd | None:
    try:
        return pwd.getpwnam(name)
    except KeyError:
        return None


def _many_files() -> None:
    """Raise the limit of open files for child processes."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = _FILES if hard == resource.RLIM_INFINITY else min(hard, _FILES)
    if soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
