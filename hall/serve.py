"""Supervisor of a hall: starts and watches its services and its processes."""

import asyncio
import logging
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import asyncpg

from hall.services.child import ServiceError
from hall.services.services import Services
from hall.store.migrating import migrate

log = logging.getLogger(__name__)

_STEP_S = 0.5
_STOPS_S = 10.0
_RENEWS_S = 6 * 3600.0
_AGAIN_S = (0.5, 30.0)


class Program:
    """One of the hall's own programs, started again when it ends.

    Parameters
    ----------
    words
        Its command, after ``python -m hall``.
    """

    def __init__(self, words: Sequence[str]) -> None:
        self.words = list(words)
        self.process: subprocess.Popen[bytes] | None = None
        self._again_s, self._due_s = _AGAIN_S[0], 0.0
        self._began_s = 0.0

    def see_to(self, now_s: float) -> None:
        """Start it, if it does not run and it is time."""
        if self.process is not None and self.process.poll() is not None:
            log.warning("hall %s has ended; it is started again", self.words[0])
            lasted = now_s - self._began_s > _AGAIN_S[1]
            self._again_s = _AGAIN_S[0] if lasted else self._again_s
            self._due_s = now_s + self._again_s
            self._again_s = min(2 * self._again_s, _AGAIN_S[1])
            self.process = None
        if self.process is None and now_s >= self._due_s:
            self._began_s = now_s
            self.process = subprocess.Popen(  # noqa: S603 - the hall itself, no shell
                [sys.executable, "-m", "hall", *self.words],
                stdin=subprocess.DEVNULL,
                start_new_session=True,
            )

    def stop(self) -> None:
        """Stop it; may be called twice."""
        if self.process is None:
            return
        self.process.terminate()
        try:
            self.process.wait(_STOPS_S)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process = None


def programs(
    data: Path,
    ingests: int,
    desk: Sequence[str] = (),
    boards: tuple[str, int] | None = None,
) -> list[Program]:
    """Return the processes of a hall, besides its services.

    Parameters
    ----------
    data
        The hall's folder.
    ingests
        How many processes store what boards send.
    desk
        How the desk's page is served, as `mwamuzi hall desk` takes it.
    boards
        Host and port for boards of other machines; None: there are none.
    """
    folder = ("--data", str(data))
    storing = [
        Program(("ingest", *folder, "--process", str(i), "--of", str(ingests)))
        for i in range(ingests)
    ]
    page = Program(("desk", *folder, *desk))
    checking = Program(("check", *folder))
    if boards is None:
        return [*storing, checking, page]
    host, port = boards
    proxy = Program(("proxy", *folder, "--host", host, "--port", str(port)))
    return [proxy, *storing, checking, page]


async def serve(services: Services, ingests: int, desk: Sequence[str] = ()) -> None:
    """Serve until a signal stops it; processes that die are restarted.

    Parameters
    ----------
    ingests
        How many processes store what boards send.
    desk
        How the desk's page is served, as `mwamuzi hall desk` takes it.

    Raises
    ------
    ServiceError
        If a service does not start, or the database refuses its tables.
    """
    stops = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stops.set)
    running: list[Program] = []
    try:
        services.start()
        try:
            await migrate(services.addresses.database)
        except (OSError, asyncpg.PostgresError) as error:
            raise ServiceError(f"the database cannot be used: {error}") from error
        at = services.boards_port
        running = programs(services.places.data, ingests, desk, at)
        _tell(services, ingests)
        renewed_s = loop.time()
        while not stops.is_set():
            for program in running:
                program.see_to(loop.time())
            services.revive()
            if loop.time() - renewed_s > _RENEWS_S:
                renewed_s = loop.time()
                services.renew()
            try:
                async with asyncio.timeout(_STEP_S):
                    await stops.wait()
            except TimeoutError:
                pass
    finally:
        for program in running:
            program.stop()
        services.stop()


def _tell(services: Services, ingests: int) -> None:
    """Print the hall's address, and how a board joins it."""
    boards = services.boards_at
    where = f"boards: {boards}" if boards else "boards: on this machine only"
    kinds = f"{ingests} storing" if ingests > 1 else "one storing"
    sys.stdout.write(f"hall: {services.places.data} ({kinds}, process {os.getpid()})\n")
    sys.stdout.write(f"{where}\n")
    if boards:
        sys.stdout.write(f"they trust it by: {services.places.authority}\n")
    sys.stdout.flush()
