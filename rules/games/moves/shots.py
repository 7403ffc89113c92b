"""Turns with a shot: the piece that moved shoots an arrow, as far as it could go."""

from collections.abc import Collection, Iterator, Mapping
from functools import cache

from rules.core.model import Step, StepKind, Turn
from rules.core.pieces import ARROW, Content
from rules.games.moves.move_generator import Mover, landings
from rules.games.moves.plan import SquarePlan
from rules.games.moves.record import ALL_WAYS


def shots(
    plan: SquarePlan, board: Mapping[str, Content], left: str, stands: str
) -> tuple[str, ...]:
    """Return the targets of an arrow from a site, ``left`` being empty by now."""
    reached = []
    for way in ALL_WAYS:
        for there in plan.rays[way][stands]:
            if board[there] and there != left:
                break
            reached.append(there)
    return tuple(sorted(reached, key=plan.number.__getitem__))


def shooting(mover: Mover, side: str, touched: Collection[str] = ()) -> Iterator[Turn]:
    """Yield the turns that touch all of some sites, in order, without the others."""
    plan, board, own = mover.plan, mover.board, mover.own[0]
    wanted = {*touched}
    for here, held in board.items():
        if held != mover.own:
            continue
        for there in _free(mover, here):
            open_ = wanted - {here, there}
            if len(open_) > 1:
                continue
            move = Step(StepKind.MOVE, here, own, there)
            for aim in shots(plan, board, here, there):
                if not open_ or aim in open_:
                    steps = (move, _shot(aim))
                    yield Turn(side, steps, f"{here}-{there}/{aim}")


def can_shoot(mover: Mover) -> bool:
    """Return True if there is a turn at all: who has moved can always shoot back."""
    return any(
        _free(mover, here) for here, held in mover.board.items() if held == mover.own
    )


def _free(mover: Mover, site: str) -> list[str]:
    """Return the empty sites that a piece gets to, in board order."""
    found = [
        there
        for way in mover.record.steps
        for there in landings(mover, site, way)
        if not mover.board[there]
    ]
    return sorted(found, key=mover.plan.number.__getitem__)


@cache
def _shot(aim: str) -> Step:
    """Return the step that puts an arrow down."""
    return Step(StepKind.PLACE, aim, ARROW)
