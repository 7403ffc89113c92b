"""Cache of a game's answers about the same boards, look after look."""

from collections.abc import Mapping
from functools import lru_cache

from rules.core.game import Game
from rules.core.model import Position, Ruling, Stage, Turn
from rules.core.pieces import Content

_MOST = 16
"""A dispute is looked at from so many positions, and so many boards, at most."""

Board = Mapping[str, Content]
_Listed = tuple[tuple[str, Content], ...]


@lru_cache(maxsize=_MOST)
def supposed(game: Game, position: Position) -> tuple[Board, ...]:
    """Return the boards, as changed sites, that people may make against the rules."""
    return tuple(game.supposed(position))


def judged(game: Game, position: Position, board: Board) -> Turn | Stage | Ruling:
    """Return the cached judgement of a board."""
    return _judged(game, position, tuple(board.items()))


def rearranged(game: Game, position: Position, board: Board, side: str) -> Position:
    """Return the position of a board that was let stand, a side to move."""
    return _rearranged(game, position, tuple(board.items()), side)


@lru_cache(maxsize=_MOST)
def passed(game: Game, position: Position) -> Position:
    """Return the position as if the side to move had played."""
    return game.passed(position)


@lru_cache(maxsize=_MOST)
def _judged(game: Game, position: Position, board: _Listed) -> Turn | Stage | Ruling:
    return game.judge(position, dict(board))


@lru_cache(maxsize=_MOST)
def _rearranged(game: Game, position: Position, board: _Listed, side: str) -> Position:
    return game.rearranged(position, dict(board), side)
