"""Rulings that need the turn before: one board alone cannot tell them."""

from collections.abc import Mapping

from rules.events import Illegal
from rules.evidence import Content
from rules.model import Game, Position, Ruling, StepKind
from rules.recall import Played


def ruling_from_history(
    game: Game,
    position: Position,
    last: Played | None,
    owed: Mapping[str, Content],
    board: Mapping[str, Content],
) -> Ruling | None:
    """Return the ruling on ``board`` that follows from what went before, if any.

    All of these are rules that the side not to move has broken.

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
    if last is not None and _shot_again(position, last, board):
        return Ruling(
            "one_removal_only",
            (),
            f"{last.turn.side} has already taken a chip for this mill",
            f"{game.title}: a mill removes one of the opponent's pieces",
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


def _shot_again(position: Position, last: Played, board: Mapping[str, Content]) -> bool:
    """Return whether only chips of the side to move went, after it had been shot at."""
    if all(step.kind is not StepKind.REMOVE for step in last.turn.steps):
        return False
    changed = [site for site, now in position.contents.items() if board[site] != now]
    return all(
        board[site] == () and position.contents[site] == (position.to_move,)
        for site in changed
    )


def waiting_side(position: Position) -> str:
    """Return the side that is not to move."""
    return next(side for side in position.in_hand if side != position.to_move)


def disputed_board(
    contents: Mapping[str, Content], event: Illegal
) -> dict[str, Content]:
    """Return the board that was ruled on, told by the way back from it."""
    board = dict(contents)
    for stands, belongs in event.guide:
        chip = (event.side,) if belongs is None else contents[belongs]
        if belongs is not None:
            board[belongs] = ()
        if stands is not None:
            board[stands] = chip
    return board
