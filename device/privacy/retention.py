"""Retention of pictures: deleted after their days, also while nobody plays."""

import logging
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from device.log.pictures import ENDING

log = logging.getLogger(__name__)

_DAY_S = 86_400.0
_EVERY_S = 3600.0


def delete_old(games: Path, days: int, now_s: float) -> int:
    """Delete pictures older than some days; return their number.

    Parameters
    ----------
    games
        The folder of all logs.
    days
        0: none are too old.
    now_s
        The time of the day, in seconds since 1970.
    """
    if not days or not games.is_dir():
        return 0
    oldest_s, gone = now_s - days * _DAY_S, 0
    for folder in games.rglob(f"*{ENDING}"):
        if folder.is_symlink() or not folder.is_dir():
            continue
        for picture in folder.glob("*.jpg"):
            if picture.lstat().st_mtime < oldest_s:
                picture.unlink(missing_ok=True)
                gone += 1
        with suppress(OSError):
            folder.rmdir()
    return gone


class PictureRetention:
    """Deletes expired pictures every hour.

    Parameters
    ----------
    games, days
        As for `delete_old`.
    wall_s
        Returns the time of the day.
    """

    def __init__(
        self, games: Path, days: int, wall_s: Callable[[], float] = time.time
    ) -> None:
        self._games, self._days, self._wall_s = games, days, wall_s
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="keeping", daemon=True)

    def start(self) -> None:
        """Delete old pictures now, and every hour."""
        if self._days:
            self._thread.start()

    def close(self) -> None:
        """Stop the deletion."""
        self._closing.set()
        if self._thread.ident is not None:
            self._thread.join()

    def _run(self) -> None:
        while True:
            try:
                delete_old(self._games, self._days, self._wall_s())
            except OSError as error:
                log.warning("old pictures cannot be deleted: %s", error)
            if self._closing.wait(_EVERY_S):
                return
