"""The boards that careful players pass through within a turn of pieces with kinds."""

from collections.abc import Iterator, Mapping, Sequence

from rules.core.model import Step, StepKind, Turn
from rules.core.pieces import Content, appearance
from rules.games.acts import Board, changed_by, stages_within
from rules.games.moves.stages import Stages, stages_of
from rules.games.table_position import chips


def stages_between(contents: Mapping[str, Content], turn: Turn) -> Stages:
    """Return the boards within a turn, and what is then owed.

    Boards that look like the one before the turn, or after it, are left out.
    """
    first = turn.steps[0]
    if first.kind is StepKind.CASTLE:
        found: Sequence[tuple[Board, StepKind]] = tuple(_castling(turn.steps))
    elif _is_plain(turn):
        return stages_of(turn)
    else:
        found = stages_within(contents, turn.steps)
    last = {**contents, **changed_by(contents, turn.steps)}
    ends = [_look(contents), _look(last)]
    return tuple(
        (board, owed)
        for board, owed in found
        if _look({**contents, **board}) not in ends
    )


def _is_plain(turn: Turn) -> bool:
    """Return whether a piece went once, and took at most where it landed."""
    *before, move = turn.steps
    return (
        move.kind is StepKind.MOVE
        and len(before) < 2
        and all(s.kind is StepKind.REMOVE and s.site == move.to for s in before)
    )


def _castling(steps: Sequence[Step]) -> Iterator[tuple[Board, StepKind]]:
    """Yield the boards between: each of the two stands, is in the hand, or has come."""
    king, rook = steps
    for kings in range(3):
        for rooks in range(3):
            board: Board = {king.site: (), rook.site: ()}
            for step, where in ((king, kings), (rook, rooks)):
                at = (step.site, None, step.to)[where]
                if at is not None:
                    board[at] = (*chips(board.get(at, ())), step.piece)
            owed = StepKind.PLACE if 1 in (kings, rooks) else StepKind.CASTLE
            yield board, owed


def _look(board: Mapping[str, Content]) -> tuple[object, ...]:
    return tuple(appearance(held) for held in board.values())
