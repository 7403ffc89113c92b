"""Turns of games of moves as text, and back."""

import re
from functools import lru_cache

from rules.core import notation
from rules.core.errors import NotationError
from rules.core.model import Step, StepKind, Turn
from rules.core.pieces import ARROW, Piece
from rules.core.site_names import FILES, POINT, point_name
from rules.games.moves.move_generator import Goes, Mover

_TURN = re.compile(rf"({POINT})-({POINT})(?:x({POINT}))?(?:/({POINT}))?")
_ROW = re.compile(rf"({POINT})\.\.({POINT})-({POINT})\.\.({POINT})")


def gone(mover: Mover, side: str, goes: Goes) -> Turn:
    """Return the turn in which pieces go so; what is taken makes room first."""
    takes = len(goes) == 1 and bool(mover.board[goes[0][1]])
    return _gone(side, goes, mover.own[0], mover.foe[0] if takes else None)


@lru_cache(maxsize=4096)
def _gone(side: str, goes: Goes, own: Piece, taken: Piece | None) -> Turn:
    steps = tuple(Step(StepKind.MOVE, here, own, there) for here, there in goes)
    (here, there), (last_here, last_there) = goes[0], goes[-1]
    if len(goes) > 1:
        return Turn(side, steps, f"{here}..{last_here}-{there}..{last_there}")
    if taken is None:
        return Turn(side, steps, f"{here}-{there}")
    removal = Step(StepKind.REMOVE, there, taken)
    return Turn(side, (removal, *steps), f"{here}-{there}x{there}")


def turn_from(text: str, side: str, other: str) -> Turn:
    """Return the turn that a text describes, legal or not.

    Parameters
    ----------
    text
        'e2-e3' moves, 'e4-d5xd5' takes, 'd1-d7/g7' shoots, 'a2..c2-a3..c3' moves a
        row.
    side, other
        Who plays, and whose piece is taken.

    Raises
    ------
    NotationError
        If the text is no turn at all.
    """
    own, steps = Piece(side), []
    if row := _ROW.fullmatch(text):
        first, last, to_first, to_last = row.groups()
        goes = zip(_run(first, last), _run(to_first, to_last), strict=False)
        steps = [Step(StepKind.MOVE, here, own, there) for here, there in goes]
        if (steps[-1].site, steps[-1].to) != (last, to_last):
            raise NotationError(f"{text!r}: {first}..{last} cannot all go equally far")
    elif known := _TURN.fullmatch(text):
        here, there, taken, shot = known.groups()
        steps = [Step(StepKind.MOVE, here, own, there)]
        if taken:
            steps.insert(0, Step(StepKind.REMOVE, taken, Piece(other)))
        if shot:
            steps.append(Step(StepKind.PLACE, shot, ARROW))
    else:
        return notation.turn_from(text, side, other)
    return Turn(side, tuple(steps), text)


def _run(first: str, last: str) -> list[str]:
    """Return the sites from one to another, as far as they lie in one line."""
    file, rank = FILES.index(first[0]) + 1, int(first[1:])
    end_file, end_rank = FILES.index(last[0]) + 1, int(last[1:])
    far = max(abs(end_file - file), abs(end_rank - rank), 1)
    east, north = (end_file - file) // far, (end_rank - rank) // far
    return [point_name(file + n * east, rank + n * north) for n in range(far + 1)]
