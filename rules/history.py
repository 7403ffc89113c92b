"""Rulings that need the turn before: one board alone cannot tell them."""

from collections.abc import Mapping

from rules.evidence import Content
from rules.model import Game, Position, Ruling
from rules.recall import Played

OTHER_SIDE_ACTED = frozenset({"out_of_turn", "turn_taken_back", "removal_owed"})
"""Rules that are broken by the side that is not to move."""


def ruling_from_history(
    game: Game,
    position: Position,
    last: Played | None,
    owed: Mapping[str, Content],
    board: Mapping[str, Content],
) -> Ruling | None:
    """Return the ruling on ``board`` that follows from what went before, if any.

    Parameters
    ----------
    game, position
        The rules and the last confirmed position.
    last
        The turn that led to it.
    owed
        The board on which a removal was called for and not yet done; {} for none.
    board
        What stands there now.
    """
    if last is not None and board == dict(last.before.contents):
        return Ruling(
            "turn_taken_back",
            (),
            f"{last.turn.side} has taken back {last.turn}; a turn once made stands",
            f"{game.title}: players take turns",
        )
    changed = [board[site] for site, stood in owed.items() if board[site] != stood]
    mover = position.to_move
    if any(isinstance(now, tuple) and now and now[-1] != mover for now in changed):
        return Ruling(
            "removal_owed",
            (),
            f"{mover} closed a mill and must first take a chip",
            f"{game.title}: a mill removes one of the opponent's pieces",
        )
    return None


def offender(position: Position, ruling: Ruling) -> str:
    """Return the side that broke the rule."""
    mover = position.to_move
    assert mover is not None
    if ruling.rule in OTHER_SIDE_ACTED:
        return next(side for side in position.in_hand if side != mover)
    return mover
