"""Ends of games by people: resignation, agreed draw, an arbiter's decision.

In some games they show it on the board, as with both kings in the middle of it.

Of a match only the round that is played ends so: the rulebook says it of the impasse
in Stack, and to give up a round gives up no other.
"""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace

from rules.core.game import Game
from rules.core.model import Position, Result
from rules.core.pieces import Content

Board = Mapping[str, Content]

CONCEDED, AGREED, AWARDED = "conceded", "agreed", "awarded"
"""Why such a game is over."""

ON_BOARD = {CONCEDED: "conceded_on_board", AGREED: "agreed_on_board"}
"""Why it is over where the board has shown so."""

FLAG = "flag"
"""Why it is over where a table lets the flag decide."""

GIVEN_UP = frozenset({AWARDED, *ON_BOARD, *ON_BOARD.values(), FLAG})
"""The reasons that no rule of a game gives."""


def conceded(
    game: Game, position: Position, side: str, reason: str = CONCEDED
) -> Result:
    """Return the result when a side gives up: all who are not its allies win.

    Where the rules say what is counted when a side's time runs out, that is counted.
    """
    winners, counted = game.winners_without(position, side), game.tally(position)
    if side == position.to_move:
        late = game.result(game.out_of_time(position))
        counted = late.scores if late is not None else counted
    return Result(winners, reason, dict(counted))


def agreed(game: Game, position: Position) -> Result:
    """Return the result of a draw that all agree on: an impasse."""
    return Result((), AGREED, dict(game.tally(position)))


def awarded(game: Game, position: Position, winner: str | None) -> Result:
    """Return the result that an arbiter awards: to a side and its allies, or a draw."""
    if winner is None:
        return replace(agreed(game, position), reason=AWARDED)
    won = game.allies(position, winner)
    return Result(won, AWARDED, dict(game.tally(position)))


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
    said = conceded(game, position, losers[0]) if winners else agreed(game, position)
    return replace(said, reason=ON_BOARD[said.reason])


def by_players(game: Game, position: Position) -> Iterator[Result]:
    """Yield every result that people can make of a game."""
    said = [conceded(game, position, side) for side in position.sides]
    said.append(agreed(game, position))
    yield from said
    yield from (awarded(game, position, side) for side in (None, *position.sides))
    yield from (conceded(game, position, side, FLAG) for side in position.sides)
    if game.shows_end:
        yield from (replace(one, reason=ON_BOARD[one.reason]) for one in said)


def ends_round(game: Game, position: Position, ended: Result) -> bool:
    """Return True if people have ended a round so, and no turn has.

    They have given it up, or claimed a draw.
    """
    return ended.reason in GIVEN_UP or game.round_result(position) is None
