"""Match of a game for one: each player plays a round alone."""

from dataclasses import replace

from rules.core.model import Position, Result, Turn
from rules.games.matches.position import MatchPosition
from rules.games.matches.record import Starter


def round_result_in(here: MatchPosition, inner: Position) -> Result | None:
    """Return the result of a round in a position, with the match's sides."""
    result = here.game.result(inner)
    return None if result is None else named_result(here, result)


def named_result(here: MatchPosition, result: Result) -> Result:
    """Return a round's result with the match's names of sides."""
    if here.record.starter is not Starter.EACH_ALONE:
        return result
    (player,) = here.inner.sides
    winners = (here.began,) if result.winners else ()
    return Result(winners, result.reason, {here.began: result.scores[player]})


def of_match(here: MatchPosition, turn: Turn) -> Turn:
    """Return a turn of the game as one of the match: who plays alone has a name."""
    if here.record.starter is not Starter.EACH_ALONE:
        return turn
    return replace(turn, side=here.began)


def of_game(here: MatchPosition, turn: Turn) -> Turn:
    """Return a turn of the match as one of the game."""
    if here.record.starter is not Starter.EACH_ALONE:
        return turn
    return replace(turn, side=here.inner.sides[0])
