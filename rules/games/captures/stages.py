"""Intermediate boards within a turn of captures."""

from collections.abc import Iterator, Mapping, Sequence

from rules.core.model import Step, StepKind, Turn
from rules.core.pieces import Content
from rules.games.acts import changed_by
from rules.games.captures.record import CaptureRecord, ChainCapture

Boards = tuple[tuple[Mapping[str, Content], StepKind], ...]
"""Changed sites, and the kind of act then owed."""

_FEW = 3
"""Of so many men, any may be taken off first; of more those at either end."""


def stages_of(
    record: CaptureRecord, contents: Mapping[str, Content], turn: Turn
) -> Boards:
    """Return the boards on the way of a turn, each once.

    Men of a row that is taken go one by one, in any order. Where a chain may end after
    each step, a shorter turn describes the steps before the last.
    """
    moves = [step for step in turn.steps if step.kind is StepKind.MOVE]
    removals = [step for step in turn.steps if step.kind is StepKind.REMOVE]
    crowning = [step for step in turn.steps if step.kind is StepKind.PROMOTE]
    if record.capture is ChainCapture.CONTACT:
        found = _contact(contents, turn, moves)
    else:
        found = _leap(contents, moves, removals, crowning)
    whole = changed_by(contents, turn.steps)
    boards: dict[frozenset[tuple[str, Content]], tuple[Mapping[str, Content], StepKind]]
    boards = {}
    for board, owed in found:
        if board and board != whole:
            boards.setdefault(frozenset(board.items()), (board, owed))
    return tuple(boards.values())


def _contact(
    contents: Mapping[str, Content], turn: Turn, moves: Sequence[Step]
) -> Iterator[tuple[dict[str, Content], StepKind]]:
    """Yield the boards of a turn whose every step takes at once.

    They are those of its last step, and those on which it has gone on before what it
    took on the way was taken off.
    """
    last = turn.steps.index(moves[-1])
    before, rest = turn.steps[:last], turn.steps[last:]
    taken = rest[1:]
    done = changed_by(contents, before)
    yield done, StepKind.MOVE
    yield _with(done, contents, rest[0].site, ()), StepKind.PLACE
    if not taken:
        return
    moved = changed_by(contents, (*before, rest[0]))
    for left in _left(taken):
        board = dict(moved)
        board.update((step.site, ()) for step in taken if step not in left)
        yield board, StepKind.REMOVE
    removals = [step for step in before if step.kind is StepKind.REMOVE]
    for late in range(len(removals)):
        early = [*moves, *removals[:late]]
        yield changed_by(contents, early), StepKind.REMOVE


def _leap(
    contents: Mapping[str, Content],
    moves: Sequence[Step],
    removals: Sequence[Step],
    crowning: Sequence[Step],
) -> Iterator[tuple[dict[str, Content], StepKind]]:
    """Yield the boards of a turn that takes when all its jumps are done."""
    yield {moves[0].site: ()}, StepKind.PLACE
    for done in range(1, len(moves)):
        yield changed_by(contents, moves[:done]), StepKind.MOVE
    for left in _left(removals):
        gone = [step for step in removals if step not in left]
        yield changed_by(contents, (*moves, *gone)), StepKind.REMOVE
        if crowning:
            yield changed_by(contents, (*moves, *gone, *crowning)), StepKind.REMOVE
    if crowning:
        yield changed_by(contents, (*moves, *removals)), StepKind.PROMOTE


def _left(taken: Sequence[Step]) -> Iterator[Sequence[Step]]:
    """Yield the captured men that may remain on the board, all of them first."""
    count = len(taken)
    if count > _FEW:
        for size in range(count, 0, -1):
            for first in range(count - size + 1):
                yield taken[first : first + size]
        return
    for chosen in range(2**count - 1, 0, -1):
        yield [step for number, step in enumerate(taken) if chosen >> number & 1]


def _with(
    board: Mapping[str, Content], before: Mapping[str, Content], site: str, now: Content
) -> dict[str, Content]:
    """Return changes with one site changed as well, none where it is as before."""
    changed = {**board, site: now}
    return {s: held for s, held in changed.items() if held != before[s]}
