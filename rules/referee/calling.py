"""What is called for while a turn is under way, and when it is called for again."""

from collections.abc import Mapping
from dataclasses import replace

from rules.core.events import Owed
from rules.core.model import Game, Position, Stage, StepKind
from rules.core.pieces import Content
from rules.referee.disputes import Found
from rules.referee.gaps import Gaps, differing, observed
from rules.referee.remembered import judged
from rules.referee.states import State

_NOT_FORGOTTEN = {StepKind.REMOVE, StepKind.FLIP}
"""What is owed even when another side has played on."""


def call_for(
    game: Game, state: State, stage: Found, gaps: Gaps, now_s: float, remind_s: float
) -> tuple[State, *tuple[Owed, ...]]:
    """Return the state when a stage has been seen, and what is called for, if any.

    A removal is called for at once, a chip that is to be put down or turned over after
    a while.
    """
    position, way = stage
    board = observed(gaps, position.contents)
    if way.owed in _NOT_FORGOTTEN:
        state = replace(state, owing=board)
    new = not state.is_told
    late = not new and now_s - state.spoken_s >= remind_s
    if new or late:
        state = replace(state.told(), spoken_s=now_s)
    at_once = way.owed in {StepKind.REMOVE, StepKind.TAKE}
    if not late and not (new and at_once):
        return (state,)
    assert way.owed is not None
    sites, turn = differing(gaps, position.contents), way.turns[0]
    mills = game.closes(position, turn)
    due = still_due(game, position, board)
    called = Owed(turn.side, way.owed, sites, late, mills, due)
    return replace(state, called=called), called


def still_due(
    game: Game, position: Position, board: Mapping[str, Content]
) -> tuple[str, ...]:
    """Return where something is still to be turned or taken; () if that is open."""
    stage = judged(game, position, board)
    if not isinstance(stage, Stage) or len(stage.turns) > 1:
        return ()
    whole = {**position.contents, **game.changes(position, stage.turns[0])}
    steps = stage.turns[0].steps
    acts = [step.site for step in steps if step.kind is stage.owed]
    return tuple(site for site in acts if board[site] != whole[site])
