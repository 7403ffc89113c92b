"""What is called for while a turn is under way, and when it is called for again."""

from collections.abc import Mapping
from dataclasses import replace

from rules.core.events import Owed
from rules.core.model import Game, Position, Stage, StepKind, Turn
from rules.core.pieces import Content, Piece, appearance
from rules.referee.disputes import Found
from rules.referee.gaps import Gaps, differing, observed
from rules.referee.states import State

MOST_NAMED = 3
"""So many captures, one of which is owed, are named one by one."""


def call_for(
    game: Game, state: State, stage: Found, gaps: Gaps, now_s: float, remind_s: float
) -> tuple[State, *tuple[Owed, ...]]:
    """Return the state when a stage has been seen, and what is called for, if any.

    A removal and a crown are called for at once, a chip after a while.
    """
    position, way = stage
    if way.owed is StepKind.REMOVE:
        state = replace(state, owing=observed(gaps, position.contents))
    new = not state.is_told
    late = not new and now_s - state.spoken_s >= remind_s
    if new or late:
        state = replace(state.told(), spoken_s=now_s)
    at_once = way.owed in {StepKind.REMOVE, StepKind.TAKE, StepKind.PROMOTE}
    if not late and not (new and at_once):
        return (state,)
    assert way.owed is not None
    sites, turn = differing(gaps, position.contents), way.turns[0]
    mills = game.closes(position, turn)
    takes = () if mills else _takes(game, position, gaps)
    called = Owed(turn.side, way.owed, sites, late, mills, takes)
    return replace(state, called=called), called


def _takes(game: Game, position: Position, gaps: Gaps) -> tuple[tuple[str, ...], ...]:
    """Return what a move captures and still stands; several, if the board is of them.

    () where nothing is owed, or far too many captures are left to choose from.
    """
    board = observed(gaps, position.contents)
    stage = game.judge(position, board)
    if not isinstance(stage, Stage) or stage.owed is not StepKind.REMOVE:
        return ()
    ways = dict.fromkeys(_still_standing(turn, board) for turn in stage.turns)
    return tuple(ways) if len(ways) <= MOST_NAMED else ()


def _still_standing(turn: Turn, board: Mapping[str, Content]) -> tuple[str, ...]:
    """Return what a turn takes and is not yet taken off."""
    removals = [step for step in turn.steps if step.kind is StepKind.REMOVE]
    return tuple(
        step.site for step in removals if _is_topped(board[step.site], step.piece)
    )


def _is_topped(content: Content, piece: Piece) -> bool:
    """Return whether a piece of that side lies on top."""
    return isinstance(content, tuple) and appearance(content[-1:]) == (piece.side,)
