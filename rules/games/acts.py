"""Boards after each step of a turn, and between steps."""

from collections.abc import Collection, Iterator, Mapping, Sequence

from rules.core.model import Step, StepKind, Turn
from rules.core.pieces import Content, Piece

Board = dict[str, Content]
Act = tuple[StepKind, str, tuple[Piece, ...]]
"""An elementary act: PLACE and ENTER put chips on a site, MOVE and REMOVE take them up.

So does EXPLODE. TRIM takes them out at the bottom. FLIP and PROMOTE make the top chip
another one, RECOLOUR all of them.
"""

_TAKES_UP = {StepKind.MOVE, StepKind.REMOVE, StepKind.EXPLODE}


def changed_by(contents: Mapping[str, Content], steps: Sequence[Step]) -> Board:
    """Return the contents of the sites that some steps change."""
    changed = _changed(contents, list(_acts(steps)))
    return {site: changed[site] for site in contents if site in changed}


def stages_within(
    contents: Mapping[str, Content], steps: Sequence[Step]
) -> tuple[tuple[Board, StepKind], ...]:
    """Return the boards within a turn, and what is then owed.

    Chips may be taken off as soon as they are due, or when all else is done. A
    board that is the first or the last one is no stage.
    """
    acts = list(_acts(steps))
    last = _changed(contents, acts)
    found: list[tuple[Board, StepKind]] = []
    seen: list[Board] = [{}, last]
    for order in _orders(acts):
        for done in range(1, len(order)):
            board = _changed(contents, order[:done])
            if board not in seen:
                seen.append(board)
                found.append((board, _owed(order[done - 1], order[done])))
    return tuple(found)


def touches(turn: Turn, sites: Collection[str]) -> bool:
    """Return True if the acts of a turn touch all of the sites.

    So does whoever turns the whole board round.
    """
    touched = {site for step in turn.steps for site in (step.site, step.to)}
    return touched.issuperset(sites) or any(
        step.kind is StepKind.TURN for step in turn.steps
    )


def missing(contents: Mapping[str, Content], steps: Sequence[Step]) -> Step | None:
    """Return the first step that takes up a chip which is not there, None if none."""
    board = dict(contents)
    for step in steps:
        pile = board.get(step.site)
        if not isinstance(pile, tuple):
            continue  # seeds are no chips, and who gives one takes up none
        count = len(step.pieces)
        takes_up = step.kind in _TAKES_UP
        if takes_up and pile[-count:] != step.pieces:
            return step
        if step.kind is StepKind.TRIM and pile[:count] != step.pieces:
            return step
        board.update(changed_by(board, [step]))
    return None


def _orders(acts: list[Act]) -> Iterator[list[Act]]:
    """Yield the orders in which a careful player may do the acts."""
    yield acts
    removals = [act for act in acts if act[0] is StepKind.REMOVE]
    others = [act for act in acts if act[0] is not StepKind.REMOVE]
    refilled = {site for kind, site, _ in others if kind is StepKind.PLACE}
    if not others:
        return
    if all(site not in refilled for _, site, _ in removals):
        yield others + removals
    if others[0][0] is StepKind.MOVE:
        yield others[:1] + removals + others[1:]
        lifted, put, *later = others
        if all(site != put[1] for _, site, _ in later):
            yield [lifted, *removals, *later, put]


def _owed(done: Act, due: Act) -> StepKind:
    if done[0] is StepKind.MOVE and due[0] is not StepKind.REMOVE:
        return StepKind.PLACE  # the chip is in the fingers
    return due[0]


def _acts(steps: Sequence[Step]) -> Iterator[Act]:
    together = [step for step in steps if step.kind is StepKind.CASTLE]
    for step in together:
        yield StepKind.MOVE, step.site, step.pieces
    for step in together:
        assert step.to is not None
        yield StepKind.PLACE, step.to, step.pieces
    for step in steps:
        match step.kind:
            case StepKind.GIVE | StepKind.CASTLE:
                continue
            case StepKind.MOVE | StepKind.EXPLODE:
                assert step.to is not None
                yield step.kind, step.site, step.pieces
                yield StepKind.PLACE, step.to, step.pieces
            case kind:
                yield kind, step.site, step.pieces


def _changed(contents: Mapping[str, Content], acts: Sequence[Act]) -> Board:
    """Return the contents of the sites that some acts change."""
    board: Board = {}
    for kind, site, pieces in acts:
        pile = board.get(site, contents[site])
        assert isinstance(pile, tuple)
        match kind:
            case StepKind.PLACE | StepKind.ENTER:
                board[site] = (*pile, *pieces)
            case StepKind.FLIP | StepKind.PROMOTE | StepKind.RECOLOUR:
                board[site] = (*pile[: -len(pieces)], *pieces)
            case StepKind.TRIM:
                board[site] = pile[len(pieces) :]
            case _:
                board[site] = pile[: -len(pieces)]
    return {site: held for site, held in board.items() if held != contents[site]}
