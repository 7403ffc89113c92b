"""Reminders of the next step while a turn is under way."""

from collections.abc import Mapping
from dataclasses import replace

from rules.core.events import Owed
from rules.core.game import Game
from rules.core.model import Position, Stage, StepKind, Turn
from rules.core.pieces import Content, Piece, fits
from rules.referee.cached_game import judged
from rules.referee.disputes import Found
from rules.referee.explanation import Explanation
from rules.referee.residuals import Gaps, differing, observed
from rules.referee.states import State

_NOT_FORGOTTEN = {StepKind.REMOVE, StepKind.FLIP, StepKind.TRIM}
"""What is owed even when another side has played on."""

_AT_ONCE = {
    *(StepKind.REMOVE, StepKind.TAKE, StepKind.TRIM, StepKind.RECOLOUR),
    *(StepKind.SHOOT, StepKind.PROMOTE),
}
"""What is called for as soon as it is owed."""

Names = tuple[str, ...]

_MOST_NAMED = 3
"""Most alternatives that are named one by one."""


def call_for(
    game: Game, state: State, stage: Found, gaps: Gaps, now_s: float, remind_s: float
) -> tuple[State, *tuple[Owed, ...]]:
    """Return the state when a stage has been seen, and what is called for, if any.

    A removal, a shot and a crown are called for at once, and the last of several chips
    to be turned over; what else is to be put down or turned over after a while.
    """
    position, way = stage
    board = _seen(game, position, way, gaps)
    if way.owed in _NOT_FORGOTTEN:
        state = replace(state, owing=board)
    new = not state.is_told
    late = not new and now_s - state.spoken_s >= remind_s
    if new or late:
        state = replace(state.told(), spoken_s=now_s)
    assert way.owed is not None
    sites, turn = differing(gaps, position.contents), way.turns[0]
    mills = game.closes(position, turn)
    due = () if mills else still_due(game, position, board)
    at_once = way.owed in _AT_ONCE or _is_last(way.owed, sites, due)
    if not late and not (new and at_once):
        return (state,)
    leaving = _leaving(position, turn, board) if way.owed is StepKind.TRIM else ()
    due = due[:1] if way.owed is StepKind.EXPLODE else due
    around = _around(game, position, board, due)
    called = Owed(turn.side, way.owed, sites, late, mills, due, leaving, around)
    return replace(state, called=called), called


def _seen(
    game: Game, position: Position, way: Explanation, gaps: Gaps
) -> Mapping[str, Content]:
    """Return the board of a stage; of towers only the rules know what is in them."""
    contents = position.contents
    if way.owed is not StepKind.TRIM:
        return observed(gaps, contents)
    parts = game.stages(position, way.turns[0])
    boards = [board for board, owed in parts if owed is StepKind.TRIM]
    return {**contents, **gaps.nearest(contents, boards)}


def _leaving(
    position: Position, turn: Turn, board: Mapping[str, Content]
) -> tuple[Piece, ...]:
    """Return the men that are still to be taken out of a tower, lowest first."""
    (trim,) = (step for step in turn.steps if step.kind is StepKind.TRIM)
    before, now = position.contents[trim.site], board[trim.site]
    assert isinstance(before, tuple)
    assert isinstance(now, tuple)
    come = turn.steps[0].pieces
    gone = len(before) + len(come) - len(now)
    return trim.pieces[gone:]


def _around(
    game: Game, position: Position, board: Mapping[str, Content], due: tuple[Names, ...]
) -> Names:
    """Return the targets of the pieces of the first site that has to explode."""
    stage = judged(game, position, board)
    if not due or not isinstance(stage, Stage):
        return ()
    steps = (step for turn in stage.turns for step in turn.steps)
    ends = (
        s.to or "" for s in steps if s.kind is StepKind.EXPLODE and (s.site,) in due
    )
    return tuple(dict.fromkeys(ends))


def _is_last(owed: StepKind, sites: Names, due: tuple[Names, ...]) -> bool:
    """Return True if of several chips that are turned over one is left."""
    return owed is StepKind.FLIP and len(sites) > 1 and [*map(len, due)] == [1]


def still_due(
    game: Game, position: Position, board: Mapping[str, Content]
) -> tuple[tuple[str, ...], ...]:
    """Return the sites still to be turned or captured.

    Several ways, if the board is on its way to several turns; () if they are far too
    many, or nothing is owed.
    """
    stage = judged(game, position, board)
    if not isinstance(stage, Stage):
        return ()
    acts = (_undone(game, position, turn, stage.owed, board) for turn in stage.turns)
    ways = tuple(dict.fromkeys(acts))
    return ways if len(ways) <= _MOST_NAMED else ()


def _too_high(turn: Turn, board: Mapping[str, Content]) -> tuple[str, ...]:
    """Return the first site that has to explode and has not done so yet."""
    ends_of: dict[str, set[str | None]] = {}
    for step in turn.steps:
        if step.kind is StepKind.EXPLODE:
            ends_of.setdefault(step.site, set()).add(step.to)
    for site, ends in ends_of.items():
        held = board[site]
        if isinstance(held, tuple) and len(held) >= len(ends):
            return (site,)
    return ()


def _undone(
    game: Game,
    position: Position,
    turn: Turn,
    owed: StepKind,
    board: Mapping[str, Content],
) -> tuple[str, ...]:
    """Return sites of a turn's pending acts of the kind that is due."""
    whole = {**position.contents, **game.changes(position, turn)}
    if owed is StepKind.EXPLODE:
        return _too_high(turn, board)
    if owed is StepKind.RECOLOUR:
        return tuple(s for s, held in whole.items() if not fits(board[s], held))
    acts = dict.fromkeys(step.site for step in turn.steps if step.kind is owed)
    return tuple(site for site in acts if not fits(board[site], whole[site]))
