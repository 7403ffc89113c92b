"""Win conditions of games of moves."""

from rules.games.moves.move_generator import Mover
from rules.games.moves.plan import SquarePlan
from rules.games.moves.record import Both, Grouping, MoveGoal, MoveRecord
from rules.games.table_position import Ending, TablePosition


def reached_by(
    record: MoveRecord, plan: SquarePlan, position: TablePosition
) -> Ending | None:
    """Return the win, if any, by the last turn of the side not to move."""
    last = 1 - position.mover
    order = (last, position.mover)
    match record.goal:
        case MoveGoal.FAR_RANK:
            there = [side for side in order if _has_arrived(plan, position, side)]
            return Ending((there[0],), "far_rank") if there else None
        case MoveGoal.ONE_GROUP:
            there = [side for side in order if _is_one_group(plan, position, side)]
            if not there:
                return None
            drawn = len(there) > 1 and record.both is Both.DRAW
            return Ending((), "both_one_group") if drawn else _won(there[0])
        case MoveGoal.LAST_TURN:
            return None


def stuck_because(mover: Mover) -> str:
    """Return the reason that a side has no turn."""
    if not mover.mask:
        return "none_left"
    if mover.record.group is Grouping.KEPT and not mover.is_together:
        return "split"
    return "blocked"


def _won(side: int) -> Ending:
    return Ending((side,), "one_group")


def _has_arrived(plan: SquarePlan, position: TablePosition, side: int) -> bool:
    """Return True if a piece of a side is on its farthest rank."""
    piece, board = position.colours[side], position.contents
    return any(board[site] == (piece,) for site in plan.far[side])


def _is_one_group(plan: SquarePlan, position: TablePosition, side: int) -> bool:
    mask = plan.mask(position.contents, (position.colours[side],))
    return mask != 0 and plan.group(mask) == mask
