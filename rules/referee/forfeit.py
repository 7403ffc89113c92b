"""Games that people end: one gives up, all agree on a draw, or an arbiter decides.

In some games they show it on the board, as with both kings in the middle of it.

Of a match only the round that is played ends so: the rulebook says it of the impasse
in Stack, and to give up a round gives up no other.
"""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace

from rules.core.game import Game
from rules.core.model import Position, Result
from rules.core.pieces import Content
from rules.games.lines.position import LinePosition, scores
from rules.games.matches.position import MatchPosition, with_round
from rules.games.matches.record import Starter
from rules.games.matches.rounds import awaiting, starters_after
from rules.games.matches.team import TeamPosition
from rules.games.sowing.position import SowPosition
from rules.games.stacks import stack
from rules.games.stacks.record import Sharing
from rules.games.table_position import TablePosition

Board = Mapping[str, Content]

CONCEDED, AGREED, AWARDED = "conceded", "agreed", "awarded"
"""Why such a game is over."""

ON_BOARD = {CONCEDED: "conceded_on_board", AGREED: "agreed_on_board"}
"""Why it is over where the board has shown so."""

FLAG = "flag"
"""Why it is over where a table lets the flag decide."""

GIVEN_UP = frozenset({AWARDED, *ON_BOARD, *ON_BOARD.values(), FLAG})
"""The reasons that no rule of a game gives."""

_SHARED = frozenset(
    record.card.id for record in stack.GAMES if record.sharing is not Sharing.NOBODY
)


def conceded(
    game: Game, position: Position, side: str, reason: str = CONCEDED
) -> Result:
    """Return the result when a side gives up: all who are not its allies win.

    Where the rules say what is counted when a side's time runs out, that is counted.
    In elimination the side that gives up is out, so the next in turn has won.
    """
    lost = allies(game, position, side)
    winners = tuple(other for other in position.sides if other not in lost)
    counted = tallied(position)
    if side == position.to_move:
        late = game.result(game.out_of_time(position))
        counted = late.scores if late is not None else counted
    if isinstance(position, MatchPosition) and position.record.elimination:
        number = position.sides.index(side) + 1
        winners = (position.sides[number % len(position.sides)],)
    return Result(winners, reason, dict(counted))


def agreed(position: Position) -> Result:
    """Return the result of a draw that all agree on: an impasse."""
    return Result((), AGREED, dict(tallied(position)))


def awarded(game: Game, position: Position, winner: str | None) -> Result:
    """Return the result that an arbiter gives: a side and its allies win, or nobody."""
    if winner is None:
        return replace(agreed(position), reason=AWARDED)
    won = allies(game, position, winner)
    return Result(won, AWARDED, dict(tallied(position)))


def shown(
    game: Game, position: Position, board: Board, exchanged: Collection[str] = ()
) -> Result | None:
    """Return the result that players show on a whole board, None if they show none.

    ``exchanged``: the sites whose pieces look alike but are surely others.
    """
    if not game.shows_end:
        return None
    winners = game.winners_shown(position, board, exchanged)
    if winners is None:
        return None
    losers = [side for side in position.sides if side not in winners]
    said = conceded(game, position, losers[0]) if winners else agreed(position)
    return replace(said, reason=ON_BOARD[said.reason])


def by_players(game: Game, position: Position) -> Iterator[Result]:
    """Yield every result that people can make of a game."""
    said = [conceded(game, position, side) for side in position.sides]
    said.append(agreed(position))
    yield from said
    yield from (awarded(game, position, side) for side in (None, *position.sides))
    yield from (conceded(game, position, side, FLAG) for side in position.sides)
    if game.shows_end:
        yield from (replace(one, reason=ON_BOARD[one.reason]) for one in said)


def tallied(position: Position) -> Mapping[str, int]:
    """Return what every side has taken so far; {} in games that count nothing."""
    match position:
        case MatchPosition():
            return tallied(position.inner) if is_round(position) else position.points
        case TeamPosition():
            return tallied(position.inner)
        case LinePosition():
            return scores(position)
        case SowPosition():
            return position.won
        case TablePosition():
            return dict(zip(position.sides, position.held, strict=True))
        case _:
            return {}


def is_round(position: Position) -> bool:
    """Return whether a round of a match is played, in which all play together."""
    return (
        isinstance(position, MatchPosition)
        and position.ending is None
        and position.between is None
        and position.record.starter is not Starter.EACH_ALONE
    )


def ends_round(game: Game, position: Position, ended: Result) -> bool:
    """Return whether people have ended a round so, and no turn has.

    They have given it up, or claimed a draw.
    """
    return ended.reason in GIVEN_UP or game.round_result(position) is None


def after_round(position: Position, ended: Result) -> Position:
    """Return the position of a match when its round has been given up."""
    if not isinstance(position, MatchPosition):
        raise TypeError(f"no match has rounds in {type(position).__name__}")
    there = with_round(position, position.inner, ended)
    if there.ending:
        return there
    due, starters = starters_after(there, ended)
    return awaiting(there, position.contents, due, starters)


def allies(game: Game, position: Position, side: str) -> tuple[str, ...]:
    """Return the sides that win or lose together with a side, itself among them."""
    if isinstance(position, MatchPosition):
        return position.party(side)
    if game.id in _SHARED:
        number = position.sides.index(side)
        return position.sides[number % 2 :: 2]
    return (side,)
