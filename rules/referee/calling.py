"""What is called for while a turn is under way, and when it is called for again."""

from dataclasses import replace

from rules.core.events import Owed
from rules.core.model import Game, StepKind
from rules.referee.disputes import Found
from rules.referee.gaps import Gaps, differing, observed
from rules.referee.states import State


def call_for(
    game: Game, state: State, stage: Found, gaps: Gaps, now_s: float, remind_s: float
) -> tuple[State, *tuple[Owed, ...]]:
    """Return the state when a stage has been seen, and what is called for, if any.

    A removal or a shot is called for at once, a chip after a while.
    """
    position, way = stage
    if way.owed is StepKind.REMOVE:
        state = replace(state, owing=observed(gaps, position.contents))
    new = not state.is_told
    late = not new and now_s - state.spoken_s >= remind_s
    if new or late:
        state = replace(state.told(), spoken_s=now_s)
    at_once = way.owed in {StepKind.REMOVE, StepKind.TAKE, StepKind.SHOOT}
    if not late and not (new and at_once):
        return (state,)
    assert way.owed is not None
    sites, turn = differing(gaps, position.contents), way.turns[0]
    mills = game.closes(position, turn)
    called = Owed(turn.side, way.owed, sites, late, mills)
    return replace(state, called=called), called
