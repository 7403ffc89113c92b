"""Start the next game at the same table: a new log, and the rest of the film."""

import glob
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from device.log.gamelog import REWRITTEN
from device.log.lines import GameHeader, Record, RewrittenRecord
from device.log.parse import read_log
from device.ports import Frame, FrameSource, LogError

FOLLOWS = "follows"
"""Under this key a log's first line names the log of the game before."""

FROM_FRAME = "from_frame"
"""Under this key it tells on which frame of the same film the game began."""


def new_log_path(games: Path, game_id: str) -> Path:
    """Return the path of the log of a game that begins now."""
    now = datetime.now(UTC).strftime("%Y-%m-%dT%H-%M-%S")
    path = games / f"{now}-{game_id}.jsonl"
    number = 2
    while path.exists():
        path = games / f"{now}-{game_id}-{number}.jsonl"
        number += 1
    return path


def newest_log(path: Path) -> Path:
    """Return the log of the game at the table that began last."""
    later = next_log(whole_log(path))
    while later.exists():
        path, later = later, next_log(whole_log(later))
    return whole_log(path)


def whole_log(path: Path) -> Path:
    """Return the log that a game goes on in: of one that was written anew, the last."""
    beside = f"{glob.escape(path.stem)}-{REWRITTEN}*{path.suffix}"
    found = [
        (len(records), later)
        for later in path.parent.glob(beside)
        if path.name in _rewritten_of(records := _records(later))
    ]
    return max(found)[1] if found else path


def _rewritten_of(records: Sequence[Record]) -> list[str]:
    """Return the names of the logs that a log was written anew for."""
    return [one.of for one in records if isinstance(one, RewrittenRecord)]


def next_log(path: Path) -> Path:
    """Return the path of the game after that of a log.

    ``game.jsonl`` is followed by ``game-2.jsonl``; names of other files are passed
    over.
    """
    stem, _, number = path.stem.rpartition("-")
    counted = number.isdecimal() and bool(stem) and _follows(path)
    count = int(number) + 1 if counted else 2
    stem = stem if counted else path.stem
    while True:
        later = path.with_name(f"{stem}-{count}{path.suffix}")
        if not later.exists() or _follows(later) == path.name:
            return later
        count += 1


def _follows(path: Path) -> str:
    """Return the name of the log that a log follows, '' if it follows none."""
    first = next(iter(_records(path)), None)
    return first.follows if isinstance(first, GameHeader) else ""


def _records(path: Path) -> Sequence[Record]:
    """Return the records of a log; of what is none, or not there, none."""
    try:
        return read_log(path, tell=False)
    except (LogError, OSError):
        return ()


@dataclass(frozen=True, slots=True)
class Rest:
    """Rest of a film from a frame on; a live source is unchanged."""

    source: FrameSource
    from_frame: int

    @property
    def live(self) -> bool:
        """Return True if the source cannot wait."""
        return self.source.live

    def frames(self, wanted: Callable[[int], bool] | None = None) -> Iterator[Frame]:
        """Yield the frames that are left, with their own numbers and times."""
        if self.live:
            return self.source.frames(wanted)
        first = self.from_frame
        return self.source.frames(
            lambda index: index >= first and (wanted is None or wanted(index))
        )

    def close(self) -> None:
        """Release the device; idempotent."""
        self.source.close()
