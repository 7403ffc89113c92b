"""Goals of lessons: predicates on a legal turn, checked by the rules alone.

A goal is a predicate on a legal turn and the position before it: captures, closed
lines, the side to move, the winner.
"""

from collections.abc import Callable, Mapping
from enum import Enum
from types import MappingProxyType

from rules.core.game import Game
from rules.core.model import Position, StepKind, Turn

_TAKING = frozenset({StepKind.REMOVE, StepKind.TRIM})
_TURNING = frozenset({StepKind.FLIP, StepKind.RECOLOUR})


class LessonGoal(Enum):
    """Goal that a pupil's turn has to reach."""

    ANY = "any legal turn"
    TAKES = "takes so many pieces, or wins so many seeds"
    CLOSES = "closes so many lines"
    TURNS_OVER = "turns over so many pieces"
    LEAVES = "leaves just so many sites that are not empty"
    AGAIN = "the same side is to move after it"
    WINS = "wins the game"
    WINS_IN_TWO = "wins with the next turn, whatever is replied"
    SAFE = "no reply takes, closes a line or wins"
    PLAYED = "is one of the turns that are named"


def taken(turn: Turn) -> int:
    """Return the number of pieces, or seeds, that a turn takes."""
    return sum(
        step.count if step.kind is StepKind.TAKE else step.kind in _TAKING
        for step in turn.steps
    )


def turned(turn: Turn) -> int:
    """Return the number of pieces that a turn turns over."""
    return sum(step.kind in _TURNING for step in turn.steps)


def left(game: Game, position: Position, turn: Turn) -> int:
    """Return the number of occupied sites after a turn."""
    return sum(bool(held) for held in game.play(position, turn).contents.values())


def wins(game: Game, position: Position, turn: Turn) -> bool:
    """Return True if a turn wins the game for its side alone."""
    result = game.result(game.play(position, turn))
    return result is not None and result.winners == (turn.side,)


def is_safe(game: Game, position: Position, turn: Turn) -> bool:
    """Return True if no reply takes, closes a line or wins."""
    then = game.play(position, turn)
    if then.to_move == turn.side or game.result(then) is not None:
        return True
    return not any(
        taken(reply) or game.closes(then, reply) or wins(game, then, reply)
        for reply in game.turns(then)
    )


def wins_in_two(game: Game, position: Position, turn: Turn) -> bool:
    """Return True if a turn wins with the next one, whatever is replied."""
    then = game.play(position, turn)
    if game.result(then) is not None or then.to_move == turn.side:
        return False
    replies = game.turns(then)
    return all(_is_won_next(game, turn.side, game.play(then, one)) for one in replies)


def _is_won_next(game: Game, side: str, later: Position) -> bool:
    result = game.result(later)
    if result is not None:
        return result.winners == (side,)
    return any(wins(game, later, turn) for turn in game.turns(later))


def _again(game: Game, position: Position, turn: Turn) -> bool:
    return game.play(position, turn).to_move == turn.side


MEASURES: Mapping[LessonGoal, Callable[[Game, Position, Turn], int]] = MappingProxyType(
    {
        LessonGoal.ANY: lambda _game, _position, _turn: 1,
        LessonGoal.TAKES: lambda _game, _position, turn: taken(turn),
        LessonGoal.TURNS_OVER: lambda _game, _position, turn: turned(turn),
        LessonGoal.CLOSES: lambda game, position, turn: len(
            game.closes(position, turn)
        ),
        LessonGoal.LEAVES: left,
        LessonGoal.AGAIN: _again,
        LessonGoal.WINS: wins,
        LessonGoal.WINS_IN_TWO: wins_in_two,
        LessonGoal.SAFE: is_safe,
    }
)
"""How much of a goal a legal turn brings about, but for turns that are named."""
