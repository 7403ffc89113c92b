"""Outbox to the hall: the board's logs, from the last acknowledged line on.

The logs are the queue. A small file caches the acknowledged positions, to avoid
resending: without it everything is sent again.
"""

import contextlib
import json
import logging
import os
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from device.hall.wire import LONGEST_MESSAGE, LogLine, is_game, is_line
from device.log.lines import GameHeader, begins

log = logging.getLogger(__name__)

_FORMAT = 1
_CHUNK = 64 * 1024
_LONGEST_LINE = LONGEST_MESSAGE // 2  # quotes may take twice the room in a message


@dataclass(slots=True)
class _Place:
    """A place between two lines of a file: after line ``n``, and at which byte."""

    n: int = -1
    byte: int = 0


@dataclass(slots=True)
class _Log:
    """Progress of one log: lines sent, and lines acknowledged.

    Attributes
    ----------
    between
        The ends of lines that were sent and are not stored yet.
    size
        How long the file was when it was last looked at.
    left
        Nothing more of it is sent: it is no log, or damaged from here on.
    """

    path: Path
    stored: _Place = field(default_factory=_Place)
    sent: _Place = field(default_factory=_Place)
    between: deque[_Place] = field(default_factory=deque)
    size: int = 0
    left: bool = False

    def go_to(self, place: _Place) -> None:
        """Set the acknowledged position; lines after it are sent again."""
        self.stored, self.sent = place, _Place(place.n, place.byte)
        self.between.clear()


class Outbox:
    """Queue of a board's log lines, each until the hall has acknowledged it.

    Parameters
    ----------
    logs
        Returns the logs that there are now.
    memory
        The file that remembers through which lines the hall has stored.
    hall
        Which hall and which board it is; what was remembered of others does not count.
    """

    def __init__(
        self, logs: Callable[[], Iterable[Path]], memory: Path, hall: str
    ) -> None:
        self._logs, self._memory, self._hall = logs, memory, hall
        self._games: dict[str, _Log] = {}
        self._remembered = self._recall()
        self._changed = False

    @property
    def waiting(self) -> int:
        """Return the number of lines sent and not yet acknowledged."""
        return sum(len(one.between) for one in self._games.values())

    @property
    def is_empty(self) -> bool:
        """Return True if the hall has all that was there when it was looked at."""
        return not any(
            one.between or (one.size > one.sent.byte and not one.left)
            for one in self._games.values()
        )

    def look(self) -> None:
        """Register logs that are new, have grown or are gone."""
        there: set[str] = set()
        try:
            paths = list(self._logs())
        except OSError as error:
            log.debug("the logs cannot be looked at: %s", error)
            return
        for path in paths:
            if not is_game(path.stem):
                continue
            try:
                size = path.stat().st_size
            except OSError:
                continue
            there.add(path.stem)
            one = self._games.get(path.stem)
            if one is None:
                one = self._games[path.stem] = _Log(path)
                one.go_to(self._recalled(path, size))
            if size < one.sent.byte:
                log.warning("%s has lost lines; the hall is sent it again", path.name)
                one.go_to(_Place())
            one.size = size
        for gone in self._games.keys() - there:
            del self._games[gone]
            self._changed = True

    def take(self, most: int) -> Sequence[LogLine]:
        """Return lines that were not sent yet, those of the newest game first.

        They count as sent.

        Parameters
        ----------
        most
            How many at most.
        """
        found: list[LogLine] = []
        unsent = (
            game
            for game, one in self._games.items()
            if one.size > one.sent.byte and not one.left
        )
        for game in sorted(unsent, reverse=True):
            if len(found) < most:
                found += self._read(game, self._games[game], most - len(found))
        return found

    def last_stored(self, most: int) -> Sequence[LogLine]:
        """Return the last stored line of each of the newest games.

        The hall answers lines sent again with its last stored one.
        """
        found: list[LogLine] = []
        for game in sorted(self._games, reverse=True)[:most]:
            one = self._games[game]
            if one.stored.n >= 0:
                with contextlib.suppress(OSError, ValueError):
                    text = _line_before(one.path, one.stored.byte)
                    found.append(LogLine(game, one.stored.n, text))
        return found

    def stored(self, game: str, through: int) -> bool:
        """Record the acknowledged line of a game.

        Returns
        -------
        bool
            Whether it has got further, or has less than it had: then it is sent again
            from there.
        """
        one = self._games.get(game)
        if one is None or through == one.stored.n:
            return False
        self._changed = True
        if one.stored.n < through <= one.sent.n:
            while one.between and one.between[0].n <= through:
                one.stored = one.between.popleft()
            return True
        place = _place_after(one.path, through)
        if place.n < through:
            log.warning("the hall has lines of %s that are not in its log", game)
        one.go_to(place)
        return True

    def go_back(self, game: str | None = None) -> None:
        """Rewind to the last acknowledged line, of one game or of all."""
        for name, one in self._games.items():
            if game in (None, name):
                one.go_to(one.stored)

    def is_waiting(self, game: str) -> bool:
        """Return True if lines of a game were sent and are not stored yet."""
        one = self._games.get(game)
        return one is not None and bool(one.between)

    def log_of(self, game: str) -> Path | None:
        """Return the log of a game, None if it is gone."""
        one = self._games.get(game)
        return None if one is None else one.path

    def remember(self) -> None:
        """Write down through which lines the hall has stored, if that has changed."""
        if not self._changed:
            return
        games = {
            game: [one.stored.n, one.stored.byte]
            for game, one in self._games.items()
            if one.stored.n >= 0
        }
        told = {"format": _FORMAT, "hall": self._hall, "stored": games}
        new = self._memory.with_name(f"{self._memory.name}.new")
        try:
            new.write_text(json.dumps(told), encoding="utf-8")
            new.replace(self._memory)
        except OSError as error:
            log.debug("%s cannot be written: %s", self._memory, error)
        self._changed = False

    def _recall(self) -> dict[str, _Place]:
        try:
            told = json.loads(self._memory.read_text(encoding="utf-8"))
            if (told["format"], told["hall"]) != (_FORMAT, self._hall):
                return {}
            return {
                str(game): _Place(int(n), int(byte))
                for game, (n, byte) in told["stored"].items()
            }
        except (OSError, AttributeError, KeyError, TypeError, ValueError):
            return {}

    def _recalled(self, path: Path, size: int) -> _Place:
        """Return up to where the hall has a log, as far as that is remembered."""
        place = self._remembered.pop(path.stem, _Place())
        try:
            if 0 < place.byte <= size and place.n >= 0:
                _line_before(path, place.byte)
                return place
        except (OSError, ValueError):
            pass
        return _Place()

    def _read(self, game: str, one: _Log, most: int) -> list[LogLine]:
        """Return complete lines of a log that were not sent yet."""
        found: list[LogLine] = []
        try:
            content = _on_disk(one.path, one.sent.byte)
        except OSError as error:
            log.debug("%s cannot be read: %s", one.path, error)
            return found
        *lines, rest = content.split(b"\n")
        one.left = not lines and len(rest) > _LONGEST_LINE
        for raw in lines[:most]:
            text = _text(raw)
            if text is None or (one.sent.n < 0 and not begins(raw, GameHeader)):
                one.left = True
                break
            one.sent = _Place(one.sent.n + 1, one.sent.byte + len(raw) + 1)
            one.between.append(one.sent)
            found.append(LogLine(game, one.sent.n, text))
        if one.left:
            log.warning("%s is not sent to the hall: it is no log", one.path.name)
        return found


def _on_disk(path: Path, first: int) -> bytes:
    """Return a file's bytes from an offset, once they are synced to disk.

    Otherwise the hall could hold a line that the log does not have any more.
    """
    with path.open("rb") as file:
        size = os.fstat(file.fileno()).st_size
        os.fdatasync(file.fileno())
        file.seek(first)
        content = file.read(max(0, min(size - first, _CHUNK)))
        if b"\n" not in content:  # a long line
            content += file.read(max(0, min(size - file.tell(), _LONGEST_LINE)))
        return content


def _text(raw: bytes) -> str | None:
    """Return a line as text, None if it cannot be one."""
    try:
        text = raw.decode()
    except UnicodeDecodeError:
        return None
    return text if is_line(text) and len(raw) <= _LONGEST_LINE else None


def _line_before(path: Path, byte: int) -> str:
    """Return the line that ends at a byte.

    Raises
    ------
    ValueError
        If none ends there.
    """
    with path.open("rb") as file:
        first = max(0, byte - _LONGEST_LINE)
        file.seek(first)
        content = file.read(byte - first)
    if len(content) < byte - first or not content.endswith(b"\n"):
        raise ValueError(f"no line of {path} ends at byte {byte}")
    return content[:-1].rpartition(b"\n")[2].decode()


def _place_after(path: Path, n: int) -> _Place:
    """Return the place after a line, at the end of the file if it has fewer."""
    place = _Place()
    try:
        with path.open("rb") as file:
            for raw in file:
                if place.n >= n or not raw.endswith(b"\n"):
                    break
                place = _Place(place.n + 1, place.byte + len(raw))
    except OSError:
        return _Place()
    return place
