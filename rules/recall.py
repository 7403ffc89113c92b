"""Late correction: what an accepted turn may have been instead."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from rules.dispute import waiting
from rules.errors import IllegalTurnError, NotationError
from rules.explain import Explanation, explain
from rules.gaps import CLEAR, Gaps
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
            if position is not None and gaps.fits(position.contents):
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
    try:
        again = replayed(game, past, turn)
    except (IllegalTurnError, NotationError):
        return None
    if any(new.turn != old.turn for new, old in zip(again[1:], past[1:], strict=True)):
        return None
    return game.play(again[-1].before, again[-1].turn)


def replayed(
    game: Game,
    past: Sequence[Played],
    turn: Turn,
    *,
    number: int = 1,
    start: Position | None = None,
    strict: bool = False,
) -> list[Played]:
    """Return ``past`` as it is if ``turn`` came first in it.

    Whoever was let pass, played out of order or went on from a board that was let
    stand does so again.

    Parameters
    ----------
    game
        The rules.
    past
        Turns that stand, the first of which is another one now.
    turn
        That one.
    number
        The number of the first turn, for people.
    start
        From where it is played; None: from where the other one was.
    strict
        Whether nobody is let pass who was not before.

    Raises
    ------
    IllegalTurnError, NotationError
        If a later turn cannot follow; tells which, and why.
    """
    before = start or due(game, past[0].before, turn.side)
    again = [Played(before, turn, None)]
    end = game.play(past[0].before, past[0].turn)
    for at, later in enumerate(past[1:], start=number + 1):
        there = game.play(before, turn)
        try:
            before = _led_on(game, end, later, there)
            if strict and later.before == end:
                before = there
            turn = _again(game, before, later.turn)
        except (IllegalTurnError, NotationError) as error:
            raise IllegalTurnError(
                f"turn {at}, {later.turn.side} {later.turn}, could not follow: {error}"
            ) from error
        again.append(Played(before, turn, later.seen))
        end = game.play(later.before, later.turn)
    return again


def _again(game: Game, before: Position, turn: Turn) -> Turn:
    """Return the turn that is written like a turn and played from another position."""
    if before.to_move != turn.side:
        raise IllegalTurnError(f"out_of_turn: it would be {before.to_move}'s turn")
    return game.parse(before, turn.text)


def _led_on(game: Game, end: Position, later: Played, there: Position) -> Position:
    """Return from where a later turn is played once ``there`` is where ``end`` was."""
    if game.result(there) is not None:
        raise IllegalTurnError("over: the game would be over before it")
    if later.before == game.out_of_time(end) != end:
        there = game.out_of_time(there)
    elif later.before.contents != end.contents:
        side = later.before.to_move or later.turn.side
        return game.rearranged(there, later.before.contents, side)
    return due(game, there, later.turn.side)


def due(game: Game, position: Position, side: str) -> Position:
    """Return the position with a side to move, the others being let pass.

    Raises
    ------
    IllegalTurnError
        If it never is that side's turn.
    """
    for there in (position, *waiting(game, position)):
        if there.to_move == side:
            return there
    raise IllegalTurnError(f"out_of_turn: it would not be {side}'s turn")


def likely(game: Game, played: Played) -> list[tuple[Turn, float]]:
    """Return all turns that a turn may have been, likeliest first.

    Returns
    -------
    list of (Turn, float)
        With each its probability, by what was seen when the turn was told; all alike
        where that is not known any more.
    """
    turns = list(game.turns(played.before))
    if played.turn not in turns:
        turns.append(played.turn)
    seen, contents = played.seen, played.before.contents
    if seen is None:
        return [(turn, 1 / len(turns)) for turn in turns]
    base = seen.total(contents)
    gaps = [
        seen.after(base, contents, game.changes(played.before, turn)) for turn in turns
    ]
    odds = [math.exp(min(gaps) - gap) for gap in gaps]
    found = [(turn, odd / sum(odds)) for turn, odd in zip(turns, odds, strict=True)]
    return sorted(found, key=lambda pair: -pair[1])
