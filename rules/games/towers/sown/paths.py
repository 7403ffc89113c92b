"""Paths on which a tower may be sown, enumerated or searched by evidence.

A tower of ten men can be sown in some 80,000 ways. So of high towers only some ways
are listed, and where a board is looked at only those are followed that may lead to it.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass

from rules.core.game import MayHold
from rules.core.pieces import Content
from rules.games.table_position import chips
from rules.games.towers.carry import Tower

FREE = 5
"""Greatest height of a tower whose paths are all listed."""

MOST_SQUARES = 20_000
"""Node limit of one search, which returns what it has found."""

Nexts = Mapping[str, tuple[str, ...]]
"""For each square those that the next man may go to, in board order."""


@dataclass(frozen=True, slots=True)
class Way:
    """Partial path of a sown tower.

    Attributes
    ----------
    path
        The squares; it came from the first.
    men
        All men of the tower, in the order in which they are sown.
    board
        What stands on each square that was touched, the men in the hand left out.
    """

    path: tuple[str, ...]
    men: Tower
    board: Mapping[str, Tower]

    @property
    def left(self) -> Tower:
        """Return the men in the hand."""
        return self.men[len(self.path) - 1 :]


@dataclass(frozen=True, slots=True, kw_only=True)
class Sower:
    """Move generator of sown towers, under the rules or common mistakes about them.

    Attributes
    ----------
    nexts
        Where each man may go after the one before.
    turns_back
        Whether the way may go straight back.
    """

    nexts: Nexts
    turns_back: bool = False

    def listed(self, start: str, count: int) -> Iterator[tuple[str, ...]]:
        """Yield paths of a tower of ``count`` men, in board order.

        Of many men those after the first go straight on, or turn where they must,
        and only the last of them go any way.
        """
        bound = max(count - FREE, 0) + 1

        def onward(path: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
            if len(path) > count:
                yield path
                return
            ahead = self.ahead(path)
            if 2 <= len(path) <= bound:
                ahead = (_straightest(path, ahead),)
            for there in ahead:
                yield from onward((*path, there))

        return onward((start,))

    def is_way(self, path: Sequence[str]) -> bool:
        """Return True if a tower may go a whole way."""
        return all(
            there in self.ahead(path[:number])
            for number, there in enumerate(path[1:], start=1)
        )

    def seen(self, look: "Look", start: str, men: Tower) -> Iterator["Seen"]:
        """Yield the ways of men from a square, whole or not, that may be seen.

        Parameters
        ----------
        look
            What may be seen.
        start
            The square that they come from; what stands below them stays.
        men
            The men, in the order in which they are sown.
        """
        stays = chips(look.contents[start])[: -len(men)]
        way = Way((start,), men, {start: stays})
        return self._onward(look, way, look.wrong)

    def _onward(self, look: "Look", way: Way, wrong: Set[str]) -> Iterator["Seen"]:
        """Yield it and those that go on; ``wrong`` is so but for its last square."""
        look.squares += 1
        last, left = way.path[-1], len(way.left)
        before = wrong - {last}
        right = look.may_hold(last, way.board[last])
        wrong = before if right else before | {last}
        yield from _as_seen(look, way, wrong, before)
        most = left + look.more + look.spare
        if not left or look.squares > MOST_SQUARES or len(wrong) > most:
            return
        if len(look.lost(way.board, wrong, left)) > look.spare:
            return
        for there in self.ahead(way.path):
            stood = way.board.get(there, chips(look.contents[there]))
            board = {**way.board, there: (*stood, way.left[0])}
            yield from self._onward(
                look, Way((*way.path, there), way.men, board), wrong
            )

    def ahead(self, path: Sequence[str]) -> tuple[str, ...]:
        """Return the targets of the next man."""
        ahead = self.nexts[path[-1]]
        if self.turns_back or len(path) < 2:
            return ahead
        return tuple(there for there in ahead if there != path[-2])


@dataclass(frozen=True, slots=True)
class Seen:
    """Path and its board, complete or with men in the hand.

    Attributes
    ----------
    board
        What stands on each square that was touched: the men in the hand left out, or
        put down where they came to.
    """

    way: Way
    board: Mapping[str, Tower]


class Look:
    """Evidence of a board, and the remaining budget of a search.

    Parameters
    ----------
    contents
        The board before.
    may_hold
        What may be seen. All that stands on a tower below its top may be anything.
    spare
        Number of squares that may hold something else.
    more
        Number of men that may yet come to squares, by other turns.
    """

    def __init__(
        self,
        contents: Mapping[str, Content],
        may_hold: MayHold,
        *,
        spare: int = 0,
        more: int = 0,
    ) -> None:
        self.contents, self.may_hold = contents, may_hold
        self.spare, self.more = spare, more
        self.squares = 0
        self.wrong = frozenset(
            s for s, held in contents.items() if not may_hold(s, held)
        )
        self._tops = {man for held in contents.values() for man in chips(held)}
        self._high: dict[tuple[str, int], bool] = {}

    def lost(
        self, board: Mapping[str, Tower], wrong: Iterable[str], left: int
    ) -> list[str]:
        """Return the squares that will be wrong however many men come to them."""
        return [site for site in wrong if not self._may_grow(site, board, left)]

    def _may_grow(self, site: str, board: Mapping[str, Tower], left: int) -> bool:
        stood = len(board.get(site, chips(self.contents[site])))
        heights = range(stood + 1, stood + left + self.more + 1)
        return any(self._may_be(site, height) for height in heights)

    def _may_be(self, site: str, height: int) -> bool:
        key = (site, height)
        if key not in self._high:
            self._high[key] = any(
                self.may_hold(site, (top,) * height) for top in self._tops
            )
        return self._high[key]


def _as_seen(look: Look, way: Way, wrong: Set[str], before: Set[str]) -> Iterator[Seen]:
    """Yield a way as it may be seen: men in the hand, or put down.

    Where more turns follow, only a whole one.
    """
    left = way.left
    if look.more:
        if not left and len(look.lost(way.board, wrong, 0)) <= look.spare:
            yield Seen(way, way.board)
        return
    if len(wrong) <= look.spare:
        yield Seen(way, way.board)
    last = way.path[-1]
    if left and len(way.path) > 1 and len(before) <= look.spare:
        laid = way.board[last] + left
        if look.may_hold(last, laid):
            yield Seen(way, {**way.board, last: laid})


def next_squares(
    rays: Mapping[tuple[int, int], Mapping[str, tuple[str, ...]]],
    ways: Sequence[tuple[int, int]],
    number: Mapping[str, int],
) -> Nexts:
    """Return the nearest squares of each in some ways, in board order."""
    return {
        site: tuple(
            sorted(
                (ray[0] for way in ways if (ray := rays[way][site])),
                key=number.__getitem__,
            )
        )
        for site in number
    }


def _straightest(path: Sequence[str], ahead: Sequence[str]) -> str:
    """Return the square straight ahead, or else the first to a side."""
    before, here = path[-2:]
    east, north = ord(here[0]) - ord(before[0]), int(here[1:]) - int(before[1:])
    straight = f"{chr(ord(here[0]) + east)}{int(here[1:]) + north}"
    return straight if straight in ahead else ahead[0]
