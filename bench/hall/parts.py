"""Start a hall for a bench, and measure the resources of its processes."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from bench.hall.rabbit import Rabbits
from hall.services.child import Account
from hall.services.mosquitto import Accounts
from hall.services.places import HallFolder, free_port

PREFIX = "mwamuzi-bench-"
_PARTS = ("ingest", "check", "proxy", "serve", "desk")


@dataclass(frozen=True, slots=True, kw_only=True)
class Began:
    """A hall that was started.

    Attributes
    ----------
    page
        The desk's address.
    serve
        Its first process.
    rabbits
        Its broker, if that is not its own.
    safe_port
        The port with TLS; 0: none.
    """

    places: HallFolder
    page: str
    serve: subprocess.Popen[bytes]
    rabbits: Rabbits | None
    safe_port: int = 0

    @classmethod
    @contextmanager
    def hall(
        cls, ingests: int, nodes: int = 0, *, host: str = "", small: str = ""
    ) -> Iterator["Began"]:
        """Start a hall of its own, and stop it.

        Parameters
        ----------
        nodes
            Of RabbitMQ, in a cluster; 0: the hall starts its own broker.
        host
            Where boards of other machines reach it with TLS; '' for nowhere.
        small
            What has a small disk of its own: broker, database, rabbit; '' for nothing.
        """
        with ExitStack() as stack:
            folder = stack.enter_context(
                tempfile.TemporaryDirectory(prefix=PREFIX, dir="/tmp")
            )
            Path(folder).chmod(0o755)
            places, desk = HallFolder(Path(folder) / "hall"), free_port()
            port = free_port() if host else 0
            words = ["--data", str(places.data), "--port", str(port)]
            words += ["--host", host] if host else []
            if small:
                stack.enter_context(small_disk(disk_of(Path(folder), small)))
            words += ["--ingest", str(ingests)]
            words += ["--desk-host", "127.0.0.1", "--desk-port", str(desk)]
            rabbits = None
            if nodes:
                rabbits = stack.enter_context(Rabbits.running(Path(folder), nodes))
                words += rabbits.words
            process = subprocess.Popen(
                [sys.executable, "-m", "hall", "serve", *words], stdout=subprocess.PIPE
            )
            try:
                assert process.stdout is not None
                assert process.stdout.readline(), "the hall does not start"
                page = f"http://127.0.0.1:{desk}"
                yield cls(
                    places=places,
                    page=page,
                    serve=process,
                    rabbits=rabbits,
                    safe_port=port,
                )
            finally:
                process.terminate()
                process.wait()

    @property
    def boards_at(self) -> Sequence[str]:
        """Return the broker's address for boards, as HOST:PORT."""
        if self.rabbits is not None:
            return self.rabbits.boards_at
        return [f"127.0.0.1:{self.places.addresses().broker.port}"]

    def accounts(self, boards: Iterable[int]) -> Mapping[str, str]:
        """Enrol boards; return their keys."""
        names = [str(board) for board in boards]
        if self.rabbits is not None:
            return self.rabbits.add(names)
        there = Accounts(self.places.broker, Account("mosquitto", "nobody"))
        return dict(there.add(names))


def disk_of(folder: Path, part: str) -> Path:
    """Return the folder to which a part of a hall writes."""
    return folder / "rabbit" if part == "rabbit" else folder / "hall" / part


@contextmanager
def small_disk(path: Path) -> Iterator[None]:
    """Mount a RAM disk of 400 MB on a folder; needs root."""
    path.mkdir(parents=True)
    subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=400m", "mwamuzi-bench", path], check=True
    )
    try:
        yield
    finally:
        subprocess.run(["umount", "--lazy", path], check=True)


def used(folder: Path) -> dict[str, tuple[float, float]]:
    """Return the memory (PSS, MB) and processor time (s) of a hall's processes.

    Parameters
    ----------
    folder
        Where all that belongs to the hall lies.
    """
    found: dict[str, tuple[float, float]] = {}
    tick = os.sysconf("SC_CLK_TCK")
    for path in Path("/proc").glob("[0-9]*"):
        try:
            words = (path / "cmdline").read_bytes().decode().replace("\0", " ")
            told = (path / "stat").read_text().rpartition(")")[2].split()
            name = _name(words, told[1], folder)
            if name is None:
                continue
            text, spent = (path / "smaps_rollup").read_text(), told[11:13]
        except OSError:
            continue
        kb = next(int(x.split()[1]) for x in text.splitlines() if x[:4] == "Pss:")
        mb, cpu_s = found.get(name, (0.0, 0.0))
        found[name] = mb + kb / 1000, cpu_s + sum(map(int, spent)) / tick
    busy, idle = _machine()
    found["whole machine"] = (0.0, busy)
    found["idle"] = (0.0, idle)
    return found


def _name(words: str, parent: str, folder: Path) -> str | None:
    """Return the part of a hall that a command runs, None if it is no part."""
    if words.startswith("postgres: "):
        started = Path(f"/proc/{parent}/cmdline").read_bytes().decode()
        return "database" if str(folder) in started else None
    if str(folder) not in words:
        return None
    if "bench.hall.boards" in words:
        return "boards"
    if "mosquitto" in words or "beam.smp" in words:
        return "broker"
    return next((n for n in _PARTS if f"-m hall {n}" in words), "database")


def _machine() -> tuple[float, float]:
    """Return the busy and idle seconds of the machine's processors."""
    tick = os.sysconf("SC_CLK_TCK")
    first = Path("/proc/stat").read_text(encoding="ascii").splitlines()[0]
    user, nice, system, idle, waits, *rest = map(int, first.split()[1:])
    return (user + nice + system + sum(rest[:3])) / tick, (idle + waits) / tick
