"""Sort a batch of lines: those that continue what is stored, and the rest."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from device.hall.wire import LogLine

GameKey = tuple[int, str]
"""A board's number and the id of a game there."""

Key = tuple[int, str, int]
"""A board's number, the id of a game there, and which line of it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sorted:
    """Lines by game and number, without duplicates.

    Attributes
    ----------
    games
        By game, its lines' texts by number.
    again
        Lines that came twice in the batch and were not the same.
    """

    games: Mapping[GameKey, Mapping[int, str]]
    again: Sequence[tuple[Key, str]]


def sorted_lines(lines: Iterable[tuple[int, LogLine]]) -> Sorted:
    """Return lines by game; of two with one number the first counts."""
    games: dict[GameKey, dict[int, str]] = {}
    again: list[tuple[Key, str]] = []
    for board, line in lines:
        texts = games.setdefault((board, line.game), {})
        if texts.setdefault(line.n, line.text) != line.text:
            again.append(((board, line.game, line.n), line.text))
    return Sorted(games=games, again=again)


def follows(texts: Mapping[int, str], through: int) -> list[int]:
    """Return the lines that follow ``through`` without a gap."""
    found: list[int] = []
    while (n := through + 1 + len(found)) in texts:
        found.append(n)
    return found
