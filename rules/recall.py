"""Late correction: what an accepted turn may have been instead."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rules.explain import CLEAR, NEAR, Explanation, Gaps, explain
from rules.model import Game, Position, Turn

TURNS_BACK = 2
"""So many turns back a misreading can be amended."""


@dataclass(frozen=True, slots=True)
class Played:
    """A confirmed turn, the position before it, and what was seen when it was."""

    before: Position
    turn: Turn
    seen: Gaps | None


def amendment(
    game: Game, past: Sequence[Played], gaps: Gaps
) -> tuple[int, Turn] | None:
    """Return which past turn to amend, and to what, so that all since is explained.

    Only a turn that was accepted in doubt can be amended: another turn must have
    fitted nearly as well what was seen then, and must explain what is seen now.

    Returns
    -------
    tuple of int and Turn, or None
        Index into ``past``, and the turn that was played there.
    """
    for index in range(len(past) - 1, max(len(past) - 1 - TURNS_BACK, -1), -1):
        for turn in _doubted(game, past[index]):
            position = _replayed(game, past[index:], turn)
            if position is not None and gaps.total(position.contents) <= NEAR:
                return index, turn
    return None


def continued(
    game: Game, last: Played, gaps: Gaps
) -> list[tuple[Position, Explanation]]:
    """Return longer turns that explain the evidence in the place of the last one.

    The last turn must have been one that may be continued, and the longer ones must
    lead over the board that it left.
    """
    left = game.changes(last.before, last.turn)
    longer = {
        turn
        for turn in game.turns(last.before)
        if any(board == left for board, _ in game.stages(last.before, turn))
    }
    if not longer:
        return []
    ways = explain(game, last.before, gaps, pairs=False)
    return [
        (last.before, replace(way, goes_on=True))
        for way in ways
        if set(way.turns) & longer
    ]


def _doubted(game: Game, played: Played) -> list[Turn]:
    """Return the other turns that what was seen then did not clearly rule out."""
    seen = played.seen
    if seen is None:
        return []
    contents = played.before.contents
    base = seen.total(contents)
    gap = {
        turn: seen.after(base, contents, game.changes(played.before, turn))
        for turn in game.turns(played.before)
    }
    limit = gap.pop(played.turn) + 2 * CLEAR
    return sorted((turn for turn in gap if gap[turn] <= limit), key=gap.__getitem__)


def _replayed(game: Game, past: Sequence[Played], turn: Turn) -> Position | None:
    """Return the position had ``turn`` come first in ``past``, None if not legal."""
    position = game.play(past[0].before, turn)
    for later in past[1:]:
        if later.turn.side != position.to_move and position.to_move is not None:
            position = game.passed(position)
        if later.turn not in game.turns(position):
            return None
        position = game.play(position, later.turn)
    return position
