"""Protocol between boards and hall: MQTT topics, and messages as JSON.

It is the only module that both sides share (docs/decisions/0024-the-hall.md).
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from device.ports import DeviceError
from device.untrusted.jsons import value_in
from device.untrusted.names import is_plain

SHARDS = 16
"""Boards are spread over so many groups of topics."""

LONGEST_MESSAGE = 1_500_000
"""Bytes; a line of a log is shorter, a picture is made so."""

LONGEST_GAME = 200
"""Letters of a game's id."""

UP = ("line", "status", "picture")
"""The kinds of messages that a board sends."""

_MOST = 2**31 - 1  # a board's number, or a line's

NEWEST = "newest.jpg"
"""Under this name a hall keeps what a board's camera saw last; the next replaces it."""

_ROOT = "mwamuzi"
_JPEG = b"\xff\xd8"


class WireError(DeviceError):
    """Error raised for a malformed message."""


def shard_of(board: int) -> int:
    """Return the shard that a board's topics lie in, 0 to 15."""
    return board % SHARDS


def up(board: int, kind: str) -> str:
    """Return the topic on which a board sends lines, pictures or its status."""
    return f"{_ROOT}/up/{shard_of(board)}/{board}/{kind}"


def down(board: int, kind: str) -> str:
    """Return the topic of messages from the hall to a board."""
    return f"{_ROOT}/down/{board}/{kind}"


def all_of_shard(shard: int, kind: str = "#") -> str:
    """Return the topic filter of messages from the boards of a shard."""
    return f"{_ROOT}/up/{shard}/+/{kind}"


def board_and_kind(topic: str) -> tuple[int, str]:
    """Return the sending board of a topic, and the kind of message.

    Raises
    ------
    WireError
        If it is no topic of a board, or its shard is another's.
    """
    match topic.split("/"):
        case [root, "up", shard, board, kind] if root == _ROOT and is_board(board):
            if shard == str(shard_of(int(board))):
                return int(board), kind
    raise WireError(f"{topic!r} is no topic of a board")


def is_board(name: str) -> bool:
    """Return True if an account's name is a board's number as it is written here."""
    digits = name.isascii() and name.isdecimal() and len(name) <= len(str(_MOST))
    return digits and name == str(int(name)) and int(name) <= _MOST


def is_game(name: str) -> bool:
    """Return True if a text can be a game's id: the plain name of a file."""
    return is_plain(name, LONGEST_GAME)


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of a board's log.

    Attributes
    ----------
    game
        The name of the log without its ending.
    n
        Which line it is; 0 is the first.
    text
        The line as it stands there, without its end.
    """

    game: str
    n: int
    text: str

    def packed(self) -> bytes:
        """Return its message."""
        return _packed({"game": self.game, "n": self.n, "line": self.text})

    @classmethod
    def unpacked(cls, message: bytes) -> "LogLine":
        """Return the line parsed from a message.

        Raises
        ------
        WireError
            If it is no line.
        """
        match _unpacked(message):
            case {"game": str(game), "n": int(n), "line": str(text)} if (
                is_game(game) and 0 <= n <= _MOST and is_line(text)
            ):
                return cls(game, n, text)
        raise WireError("expected a game, the number of a line, and the line")


def is_line(text: str) -> bool:
    """Return True if a text can be a line: it holds no NUL, end or half letter."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return "\0" not in text and "\n" not in text


@dataclass(frozen=True, slots=True)
class Stored:
    """Acknowledgement: the last line of a game that is stored; -1 for none."""

    game: str
    through: int

    def packed(self) -> bytes:
        """Return its message."""
        return _packed({"game": self.game, "through": self.through})

    @classmethod
    def unpacked(cls, message: bytes) -> "Stored":
        """Return the acknowledgement parsed from a message.

        Raises
        ------
        WireError
            If it is not that.
        """
        match _unpacked(message):
            case {"game": str(game), "through": int(through)} if (
                is_game(game) and -1 <= through <= _MOST
            ):
                return cls(game, through)
        raise WireError("expected a game, and through which line it is stored")


@dataclass(frozen=True, slots=True)
class Status:
    """Presence of a board, with the version of its program and of its logs."""

    online: bool
    version: str | None = None
    log_format: int | None = None

    def packed(self) -> bytes:
        """Return its message."""
        told = {"online": self.online, "version": self.version}
        return _packed({**told, "format": self.log_format})

    @classmethod
    def unpacked(cls, message: bytes) -> "Status":
        """Return the status parsed from a message.

        Raises
        ------
        WireError
            If it is not that.
        """
        match _unpacked(message):
            case {
                "online": bool(online),
                "version": str() | None as version,
                "format": int() | None as log_format,
            } if is_line(version or "") and 0 <= (log_format or 0) <= _MOST:
                return cls(online, version and version[:100], log_format)
        raise WireError("expected whether a board is online, its version and format")


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture of a game.

    Attributes
    ----------
    name
        Its file's: `FRAME.jpg` or `FRAME-before.jpg`; or `NEWEST`.
    """

    game: str
    name: str
    jpeg: bytes

    def packed(self) -> bytes:
        """Return its message: a header line, then the picture."""
        return f"{self.game}/{self.name}\n".encode() + self.jpeg

    @classmethod
    def unpacked(cls, message: bytes) -> "Picture":
        """Return the picture parsed from a message.

        Raises
        ------
        WireError
            If it is no picture.
        """
        head, _, jpeg = message[:LONGEST_MESSAGE].partition(b"\n")
        game, _, name = head.decode(errors="replace").partition("/")
        plain = is_game(game) and is_game(name) and name.endswith(".jpg")
        if plain and jpeg.startswith(_JPEG) and len(message) <= LONGEST_MESSAGE:
            return cls(game, name, jpeg)
        raise WireError("expected GAME/FRAME.jpg in a line, then a JPEG")


def _packed(value: Mapping[str, Any]) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def _unpacked(message: bytes) -> Any:
    try:
        return value_in(message, LONGEST_MESSAGE)
    except ValueError as error:
        raise WireError(f"expected JSON: {error}") from error
