"""What rule a board breaks: by the game alone, or by the turn before it."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from rules.dispute import SOWN_ON, Dispute, sowing
from rules.events import Illegal
from rules.evidence import holds_seeds
from rules.gaps import Gaps
from rules.guidance import guide_back
from rules.mistakes import made
from rules.model import Game, Position, Ruling, Stage, StepKind, Turn
from rules.pieces import Content
from rules.recall import Played


@dataclass(frozen=True, slots=True)
class Before:
    """What went before a board.

    Attributes
    ----------
    position
        The last confirmed position.
    last
        The turn that led to it, None at the start.
    owed
        The board on which a removal was called for and not yet done; {} for none.
    """

    position: Position
    last: Played | None
    owed: Mapping[str, Content]


def disputed(
    game: Game, before: Before, gaps: Gaps, known: Dispute | None
) -> Dispute | None:
    """Return the dispute that a board begins, None if it is legal.

    Where it differs only at sites of a dispute that is ``known`` nothing is ruled
    anew. Of seeds it is noted what lies there now, as the next may be sown from it,
    unless a sowing is under way or hardly anything is wrong any more.
    """
    contents, last = before.position.contents, before.last
    board = made(game, before.position, gaps)
    if holds_seeds(board) and last is not None and gaps.fits(last.before.contents):
        board = dict(last.before.contents)
    sites = frozenset(site for site in contents if board[site] != contents[site])
    if not sites:
        return None
    if known is not None and sites <= known.sites:
        if len(sites) < SOWN_ON or not holds_seeds(board):
            return known
        under_way = sowing(game, before.position, known, gaps)
        return known if under_way else replace(known, board=board, seen=gaps)
    illegal = ruled(game, before, board, sites)
    return None if illegal is None else Dispute(board, sites, illegal, gaps)


def ruled(
    game: Game, before: Before, board: Mapping[str, Content], sites: frozenset[str]
) -> Illegal | None:
    """Return the ruling on a board that differs at ``sites``, None if it is legal."""
    position = before.position
    ruling: Turn | Stage | Ruling | None = _from_history(game, before, board)
    waited = ruling is not None
    ruling = ruling or game.judge(position, board)
    if not isinstance(ruling, Ruling):
        return None
    contents = position.contents
    ruling = replace(ruling, sites=tuple(s for s in contents if s in sites))
    waited = waited or ruling.rule == "out_of_turn"
    side = _waiting_side(before) if waited else position.to_move
    assert side is not None
    return Illegal(side, ruling, guide_back(game.board, board, contents))


def _from_history(
    game: Game, before: Before, board: Mapping[str, Content]
) -> Ruling | None:
    """Return the ruling on ``board`` that needs the turn before, if any.

    All of these are rules that the side not to move has broken.
    """
    position, last = before.position, before.last
    if last is not None and board == dict(last.before.contents):
        return Ruling(
            "turn_taken_back",
            (),
            f"{last.turn.side} has taken back {last.turn}; a turn once made stands",
            f"{game.source}: players take turns",
        )
    if last is not None and _shot_again(position, last, board):
        return Ruling(
            "one_removal_only",
            (),
            f"{last.turn.side} has already taken what that turn earned",
            f"{game.source}: a turn takes what it has earned, and no more",
        )
    owed = before.owed
    changed = [board[site] for site, stood in owed.items() if board[site] != stood]
    mover = position.to_move
    if any(isinstance(now, tuple) and now and now[-1] != mover for now in changed):
        return Ruling(
            "removal_owed",
            (),
            f"{mover} must first take what the turn has earned",
            f"{game.source}: a turn is over when what it earned is taken",
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


def _waiting_side(before: Before) -> str:
    """Return the side that has played last, else one that is not to move."""
    position, last = before.position, before.last
    if last is not None and last.turn.side != position.to_move:
        return last.turn.side
    others = [side for side in position.sides if side != position.to_move]
    return others[-1] if others else position.sides[0]
