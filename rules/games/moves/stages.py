"""Intermediate boards within a turn of moves."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from rules.core.model import Step, StepKind, Turn
from rules.core.pieces import Content
from rules.games.acts import Board

Stages = Sequence[tuple[Board, StepKind]]


def stages_of(turn: Turn) -> Stages:
    """Return the boards within a turn, and what is then owed."""
    first, *others = turn.steps
    if not others:
        return (({first.site: ()}, StepKind.PLACE),)
    if first.kind is StepKind.REMOVE:
        return _taking(first, others[0])
    if others[0].kind is StepKind.PLACE:
        return _shooting(first)
    # the pieces of a row go one after another, from either end
    return (*_row(turn.steps), *_row(turn.steps[::-1]))


def _taking(taken: Step, move: Step) -> Stages:
    """Return the boards between: either piece may be taken up first.

    A piece may also be put on the one that it takes, which then has to go.
    """
    assert move.to is not None
    lifted: Board = {move.site: ()}
    room: Board = {move.to: ()}
    onto: Board = {move.to: (taken.piece, move.piece)}
    return (
        (room, StepKind.MOVE),
        (lifted, StepKind.PLACE),
        (lifted | room, StepKind.PLACE),
        (lifted | onto, StepKind.REMOVE),
    )


@lru_cache(maxsize=256)
def _shooting(move: Step) -> Stages:
    """Return the boards between: the piece is in the hand, or has not shot yet."""
    assert move.to is not None
    lifted: Board = {move.site: ()}
    moved: Board = {move.to: (move.piece,)}
    return ((lifted, StepKind.PLACE), (lifted | moved, StepKind.SHOOT))


def _row(steps: Sequence[Step]) -> Iterator[tuple[Board, StepKind]]:
    board: dict[str, Content] = {}
    for step in steps:
        assert step.to is not None
        if board:
            yield dict(board), StepKind.MOVE
        board[step.site] = ()
        yield dict(board), StepKind.PLACE
        board[step.to] = (step.piece,)
