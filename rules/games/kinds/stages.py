"""Intermediate boards within a turn of chess pieces."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from rules.core.model import Step, StepKind, Turn
from rules.core.pieces import Content, appearance
from rules.games.acts import Board, changed_by
from rules.games.moves.stages import Stages, stages_of
from rules.games.table_position import chips

_FEW = 4
"""Of so many pieces that are taken off any may be first; of more, in order."""


def stages_between(contents: Mapping[str, Content], turn: Turn) -> Stages:
    """Return the boards within a turn, and what is then owed.

    Boards that look like the one before the turn, or after it, are left out.
    """
    steps = turn.steps
    if _is_plain(turn):
        return stages_of(turn)
    castles = steps[0].kind is StepKind.CASTLE
    found = _castling(steps) if castles else _going(contents, steps)
    last = changed_by(contents, steps)
    ends = [_look(contents, last, {}), _look(contents, last, last)]
    stages = []
    for whole, owed in found:
        board = {site: held for site, held in whole.items() if held != contents[site]}
        outside = board.keys() - last.keys()
        if outside or _look(contents, last, board) not in ends:
            stages.append((board, owed))
    return tuple(stages)


def _is_plain(turn: Turn) -> bool:
    """Return True if a piece went once, and took at most where it landed."""
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


def _going(
    contents: Mapping[str, Content], steps: Sequence[Step]
) -> Iterator[tuple[Board, StepKind]]:
    """Yield the boards between where a piece goes, and others are taken off."""
    moves = [step for step in steps if step.kind is StepKind.MOVE]
    removals = [step for step in steps if step.kind is StepKind.REMOVE]
    piece, way = moves[0].piece, [moves[0].site, *(step.to or "" for step in moves)]
    drowns = [s for s in removals if s.site == way[-1] and s.piece.side == piece.side]
    others = [step for step in removals if step not in drowns]
    for gone in _some(others):
        taken: Board = {step.site: () for step in gone}
        for number, site in enumerate(way):
            standing: Board = {**taken, way[0]: ()}
            standing[site] = (*chips({**contents, **standing}[site]), piece)
            owed = StepKind.MOVE
            if number and (len(gone) < len(others) or (site == way[-1] and drowns)):
                owed = StepKind.REMOVE
            elif site == way[-1]:
                owed = StepKind.PROMOTE
            yield standing, owed
        yield {**taken, way[0]: ()}, StepKind.PLACE
        if drowns:
            yield {**taken, way[0]: (), way[-1]: ()}, StepKind.REMOVE


def _some(removals: Sequence[Step]) -> Iterator[tuple[Step, ...]]:
    """Yield subsets of removals that may be done so far."""
    for count in range(len(removals) + 1):
        if len(removals) <= _FEW:
            yield from combinations(removals, count)
        else:
            yield tuple(removals[:count])


def _look(
    contents: Mapping[str, Content], sites: Mapping[str, Content], board: Board
) -> tuple[object, ...]:
    """Return a board's appearance on some sites."""
    return tuple(appearance(board.get(site, contents[site])) for site in sites)
