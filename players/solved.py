"""Endgame tables: games small enough to be solved are played perfectly.

A game on nine points is solved on demand by exhaustive search. Of larger ones a table
holds the value of each position; ``python -m bench solve --tables`` writes it.
"""

import json
from bisect import bisect_left
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Protocol

from players.search import Stop
from rules.core.game import Game
from rules.core.model import Position
from rules.core.pieces import Content
from rules.games.lines.record import LineRecord

_POINTS = 9
_MOST_TURNS = 126
_SECOND = 128
_KEY = 8

Worth = tuple[int | None, int]
"""Which side wins, None for neither, and in how many turns of both sides."""

Way = Sequence[int]
"""A turn or mirror image of the board: where each site comes to lie."""


class EndgameTable(Protocol):
    """Table of exact game values."""

    def worth(self, position: Position) -> Worth | None:
        """Return a position's game-theoretic value; None if unknown."""


def state_of(position: Position, ways: Sequence[Way] = ()) -> str:
    """Return a canonical key of board, reserves and mover, over all symmetries."""
    sides = position.sides
    letters = ["".join(_letter(sides, held) for held in position.contents.values())]
    for way in ways:
        there = [""] * len(way)
        for site, letter in enumerate(letters[0]):
            there[way[site]] = letter
        letters.append("".join(there))
    hands = ",".join(map(str, position.in_hand.values()))
    mover = sides.index(position.to_move) if position.to_move in sides else "-"
    return f"{min(letters)} {hands} {mover}"


def _letter(sides: Sequence[str], held: Content) -> str:
    return "abcd"[sides.index(held[-1])] if isinstance(held, tuple) and held else "."


def is_small(game: Game) -> bool:
    """Return True if a game of two is played on nine points."""
    small = isinstance(game.record, LineRecord) and len(game.sites) <= _POINTS
    return small and game.players == 2


@dataclass(slots=True)
class Whole:
    """Table of a small game, by enumeration.

    A position that has come back is worth what it was worth before: whoever can win
    need not repeat any, and if nobody can, play without end is a draw.

    Attributes
    ----------
    done
        Whether all has been looked at.
    """

    game: Game
    _numbers: dict[str, int] = field(default_factory=dict)
    _after: list[list[int]] = field(default_factory=list)
    _movers: list[int] = field(default_factory=list)
    _worth: list[Worth | None] = field(default_factory=list)
    _waiting: deque[Position] = field(default_factory=deque)
    done: bool = False

    def worth(self, position: Position) -> Worth | None:
        """Return a position's value, None while its analysis is incomplete."""
        number = self._numbers.get(state_of(position))
        if not self.done or number is None:
            return None
        return self._worth[number] or (None, 0)

    def look(self, start: Position, stop: Stop) -> bool:
        """Enumerate further positions; return True when done."""
        if not self._numbers:
            self._number(start)
        while self._waiting:
            if stop():
                return False
            self._play_on(self._waiting.popleft())
        if not self.done:
            self._settle()
            self.done = True
        return True

    def _number(self, position: Position) -> int:
        state = state_of(position)
        number = self._numbers.setdefault(state, len(self._numbers))
        if number == len(self._after):
            self._after.append([])
            self._movers.append(-1)
            self._worth.append(None)
            self._waiting.append(position)
        return number

    def _play_on(self, position: Position) -> None:
        number = self._number(position)
        result = self.game.result(position)
        sides = position.sides
        if result is not None and len(result.winners) == 1:
            self._worth[number] = (sides.index(result.winners[0]), 0)
        if result is not None or position.to_move is None:
            return
        self._movers[number] = sides.index(position.to_move)
        later = {
            self._number(self.game.play(position, turn))
            for turn in self.game.turns(position)
        }
        self._after[number] = sorted(later)

    def _settle(self) -> None:
        """Go back from the ends, those that are nearer first."""
        before: list[list[int]] = [[] for _ in self._after]
        for number, later in enumerate(self._after):
            for there in later:
                before[there].append(number)
        untried = list(map(len, self._after))
        settled = deque(n for n, worth in enumerate(self._worth) if worth is not None)
        while settled:
            number = settled.popleft()
            winner, turns = self._worth[number] or (None, 0)
            for there in before[number]:
                if self._worth[there] is not None:
                    continue
                untried[there] -= 1
                if winner == self._movers[there] or not untried[there]:
                    self._worth[there] = (winner, turns + 1)
                    settled.append(there)


class FiledTable:
    """A table as ``python -m bench solve`` writes it: a line of JSON, keys, and codes.

    Parameters
    ----------
    content
        The whole file; a map of it in memory will do.

    Raises
    ------
    ValueError
        If it is none.
    """

    def __init__(self, content: memoryview) -> None:
        end = bytes(content[:20_000]).find(b"\n")
        head = json.loads(bytes(content[:end])) if end > 0 else {}
        if not isinstance(head, dict) or "states" not in head:
            raise ValueError("no table of a solved game")
        self.game: str = head["game"]
        self._ways: list[list[int]] = head["ways"]
        count = head["states"]
        body = content[end + 1 :]
        if len(body) != count * (_KEY + 1):
            raise ValueError(f"the table of {self.game} is not whole")
        self._keys = _Keys(body[: count * _KEY], count)
        self._codes = body[count * _KEY :]

    def worth(self, position: Position) -> Worth | None:
        """Return a position's value, None if the table lacks it."""
        key = _key(state_of(position, self._ways))
        place = bisect_left(self._keys, key)
        if place == len(self._keys) or self._keys[place] != key:
            return None
        code = self._codes[place]
        if code == 0:
            return None, 0
        return (1, code - _SECOND) if code >= _SECOND else (0, code - 1)


class _Keys(Sequence[bytes]):
    """The keys of a table, in order."""

    def __init__(self, content: memoryview, count: int) -> None:
        self._content, self._count = content, count

    def __len__(self) -> int:
        return self._count

    def __getitem__(self, place):  # type: ignore[no-untyped-def] # of one key only
        return bytes(self._content[place * _KEY : (place + 1) * _KEY])


def _key(state: str) -> bytes:
    return blake2b(state.encode(), digest_size=_KEY).digest()


def filed(
    game: str, ways: Sequence[Way], worth: Mapping[str, Worth]
) -> Iterator[bytes]:
    """Yield the parts of a table's file.

    Parameters
    ----------
    game
        Its id.
    ways
        The images of the board of which the states are the first, as ``state_of`` says.
    worth
        What each state is worth.
    """
    codes = sorted((_key(state), _code(one)) for state, one in worth.items())
    head = {"game": game, "states": len(codes), "ways": [list(way) for way in ways]}
    yield json.dumps(head, separators=(",", ":")).encode() + b"\n"
    yield b"".join(key for key, _ in codes)
    yield bytes(code for _, code in codes)


def _code(worth: Worth) -> int:
    side, turns = worth
    if side is None:
        return 0
    turns = min(turns, _MOST_TURNS)
    return _SECOND + turns if side else 1 + turns
