"""Managed PostgreSQL: initialised, started, stopped and backed up."""

import os
import shutil
import signal
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import BinaryIO
from urllib.parse import quote, unquote, urlsplit, urlunsplit

from hall.services.child import Account, Child, ServiceError
from hall.store.delayed import SCHEMA

NAME = "hall"
"""Its database, and who owns it."""

_PLACES = "/usr/lib/postgresql/*/bin"
_SETTINGS = """
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
max_connections = 60
shared_buffers = 64MB
max_wal_size = 512MB
log_min_messages = warning
"""


class Postgres:
    """A database server that only this machine reaches.

    Parameters
    ----------
    folder
        Where all that it keeps lies.
    port
        On which it listens.
    key
        The password of its one user.

    Raises
    ------
    ServiceError
        If PostgreSQL is not installed.
    """

    def __init__(self, folder: Path, port: int, key: str) -> None:
        self._folder, self._port, self._key = folder, port, key
        self._cluster = folder / "cluster"
        self._programs = programs()
        self._account = Account("postgres", of=folder)
        command = [self._program("postgres"), "-D", str(self._cluster), "-p", str(port)]
        self.child = Child(
            "the database",
            command,
            self._account,
            folder / "log.txt",
            stops_by=signal.SIGINT,
        )

    @property
    def address(self) -> str:
        """Return its address with credentials, for the hall only."""
        return f"postgresql://{NAME}:{quote(self._key)}@127.0.0.1:{self._port}/{NAME}"

    def start(self) -> None:
        """Start it, made anew if nothing is there; one left over is stopped first.

        Raises
        ------
        ServiceError
            If it cannot be.
        """
        self._account.folder(self._folder)
        new = not (self._cluster / "PG_VERSION").exists()
        if new:
            self._make()
        else:
            self._run("pg_ctl", "stop", "-D", str(self._cluster), "-m", "fast", "-s")
        self.child.start(self._is_ready)
        if new or not self._has_database():
            self._checked("createdb", *self._there, NAME)

    def stop(self) -> None:
        """Stop it in good order; may be called twice."""
        self.child.stop()

    def _make(self) -> None:
        """Make its folder; one that a power cut left half made is made again."""
        if self._cluster.exists():
            shutil.rmtree(self._cluster)
        key = self._folder / "key"
        self._account.write(key, self._key)
        try:
            self._checked(
                "initdb",
                *("-D", str(self._cluster), "-U", NAME, "-E", "UTF8", "--locale=C"),
                *("-A", "scram-sha-256", f"--pwfile={key}"),
            )
        finally:
            key.unlink()
        settings = self._cluster / "postgresql.conf"
        with settings.open("a", encoding="utf-8") as out:
            out.write(_SETTINGS)

    @property
    def _there(self) -> tuple[str, ...]:
        return ("-h", "127.0.0.1", "-p", str(self._port), "-U", NAME)

    def _is_ready(self) -> bool:
        return self._run("pg_isready", *self._there, "-d", "postgres", "-q") == ""

    def _has_database(self) -> bool:
        asked = f"select 1 from pg_database where datname = '{NAME}'"  # noqa: S608 - a constant
        done = self._account.run(
            [self._program("psql"), *self._there, "-d", "postgres", "-Atc", asked],
            {"PGPASSWORD": self._key},
        )
        return done.stdout.strip() == "1"

    def _checked(self, program: str, *arguments: str) -> None:
        fault = self._run(program, *arguments)
        if fault:
            raise ServiceError(f"{program}: {fault}")

    def _run(self, program: str, *arguments: str) -> str:
        """Run one of its programs; return what went wrong, '' if nothing did."""
        done = self._account.run(
            [self._program(program), *arguments], {"PGPASSWORD": self._key}
        )
        if done.returncode == 0:
            return ""
        told = (done.stderr or done.stdout).strip().splitlines()
        return told[-1] if told else f"it ended with {done.returncode}"

    def _program(self, name: str) -> str:
        return str(self._programs / name)


def programs() -> Path:
    """Return the folder of PostgreSQL's programs, the newest version's.

    Raises
    ------
    ServiceError
        If it is not installed.
    """
    there = [path for path in Path("/").glob(_PLACES[1:]) if (path / "initdb").exists()]
    if there:
        return max(there, key=lambda path: float(path.parent.name))
    found = shutil.which("initdb")
    if found is None:
        raise ServiceError(
            "a hall needs PostgreSQL: run: sudo apt-get install postgresql"
        )
    return Path(found).parent


def copy_out(address: str, file: Path) -> None:
    """Copy a database into a file, while it goes on; a failure leaves no file.

    Raises
    ------
    ServiceError
        If it cannot be.
    """
    new = file.with_name(f"{file.name}.new")
    new.touch(mode=0o600)
    try:
        with new.open("wb") as out:
            _piped(
                "pg_dump",
                address,
                ["--format=custom", f"--exclude-schema={SCHEMA}"],
                stdout=out,
            )
        new.replace(file)
    finally:
        new.unlink(missing_ok=True)


def copy_in(address: str, file: Path) -> None:
    """Bring a database back from such a file: all of it, or it stays as it was.

    Raises
    ------
    ServiceError
        If it cannot be.
    """
    script = file.with_name(f"{file.name}.sql")
    script.touch(mode=0o600)
    try:
        with file.open("rb") as content, script.open("wb") as out:
            out.write(b"drop schema public cascade; create schema public;\n")
            out.flush()
            command = ["pg_restore", "--no-owner", "--file=-"]
            _run(command, stdin=content, stdout=out)
        options = ["--single-transaction", "--quiet", "--set=ON_ERROR_STOP=1"]
        with script.open("rb") as content:
            _piped("psql", address, options, stdin=content)
    finally:
        script.unlink()


def _piped(
    program: str,
    address: str,
    options: Sequence[str],
    *,
    stdin: BinaryIO | None = None,
    stdout: BinaryIO | None = None,
) -> None:
    """Run a program on a database; its key is in no list of processes."""
    there = urlsplit(address)
    key = {"PGPASSWORD": unquote(there.password or "")}
    plain = there._replace(netloc=there.netloc.replace(f":{there.password}@", "@", 1))
    command = [program, f"--dbname={urlunsplit(plain)}", *options]
    _run(command, key, stdin=stdin, stdout=stdout)


def _run(
    command: Sequence[str],
    environ: Mapping[str, str] | None = None,
    *,
    stdin: BinaryIO | None = None,
    stdout: BinaryIO | None = None,
) -> None:
    program, *arguments = command
    done = subprocess.run(  # noqa: S603 - programs of the system, no shell
        [str(programs() / program), *arguments],
        check=False,
        env={**os.environ, **(environ or {})},
        stdin=stdin or subprocess.DEVNULL,
        stdout=stdout or subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )
    if done.returncode:
        told = done.stderr.decode(errors="replace").strip().splitlines()
        raise ServiceError(f"{program}: {told[0] if told else done.returncode}")
