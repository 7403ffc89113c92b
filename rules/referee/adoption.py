"""What becomes of a board whose turns went by unseen: told, asked, or it counts."""

from collections.abc import Mapping

from rules.core.events import Adopted, Question
from rules.core.evidence import Hands, holds_seeds
from rules.core.model import Game, Position, Ruling
from rules.core.pieces import Content
from rules.referee.disputes import Found
from rules.referee.gaps import Gaps, observed
from rules.referee.histories import MOST_WAYS, Histories, histories
from rules.referee.ledger import Ledger
from rules.referee.mistakes import made
from rules.referee.near import arrivals
from rules.referee.questions import which_history
from rules.rulings.common import SEVERAL

SEVERAL_HANDS = 3
"""So many visits of hands, at least, are turns that went by unseen."""

LONG_S = 20.0
"""A hand that stayed so long (seconds) may have been many."""

_LEAST = 3
"""So many turns, at least, were lost where one or two would have been told."""

_PART = 0.5
"""So much of all pits, at least, is changed by sowings that were lost."""


def lost_turns(
    game: Game, ledger: Ledger, gaps: Gaps, *, waited: bool, strict: bool
) -> Found | Question | Adopted | None:
    """Return what to make of a board of which more than two turns may have gone unseen.

    The history that explains it, the question which of several it was, or that the
    board counts as it stands; None where it is rather an illegal act, or where only
    people may let it stand.

    Parameters
    ----------
    game
        The rules.
    ledger
        What stands of the game.
    gaps
        The evidence.
    waited
        Whether the board has stood so for long: then what was seen of hands counts no
        more.
    strict
        Whether no board counts as it stands unless people say so.
    """
    known = ledger.dispute
    if known is not None and not (waited and known.ruling.ruling.rule == SEVERAL):
        return None
    if ledger.by_hand is not None or not _may_be_lost(game, ledger.position, gaps):
        return None
    if not waited and gaps.hands is not None and not _were_several(gaps.hands):
        return None
    searched = histories(game, ledger.positions, gaps)
    if len(searched.ways) == 1:
        return searched.ways[0]
    if 1 < len(searched.ways) <= MOST_WAYS:
        return which_history(ledger, searched.ways, gaps)
    return None if strict else _adoption(game, ledger.position, gaps, searched)


def _may_be_lost(game: Game, position: Position, gaps: Gaps) -> bool:
    """Return whether a board that no two turns explain may be that of more.

    Not one act of one hand: pieces of several sides have come, or many pits changed as
    no slip changes them, and no seed is lacking.
    """
    contents = position.contents
    alike = len(position.colours) < 2  # then nobody knows who has acted
    if alike or game.is_free(position) or not gaps.visible(contents):
        return False
    if not holds_seeds(contents):
        came = arrivals(contents, observed(gaps, contents))
        return len(set(came) & set(position.sides)) > 1
    board = made(game, position, gaps)
    changed = sum(board[site] != held for site, held in contents.items())
    if changed < _PART * len(contents) or _seeds(board) != _seeds(contents):
        return False
    judged = game.judge(position, board)
    return isinstance(judged, Ruling) and judged.rule == SEVERAL


def _were_several(hands: Hands) -> bool:
    return hands.visits >= SEVERAL_HANDS or hands.seconds >= LONG_S


def _seeds(board: Mapping[str, Content]) -> int:
    return sum(held for held in board.values() if isinstance(held, int))


def _adoption(
    game: Game, position: Position, gaps: Gaps, searched: Histories
) -> Adopted | None:
    """Return that a board counts as it stands; None where it is over by the rules."""
    board = observed(gaps, position.contents)
    least = _LEAST if searched.ways else max(_LEAST, searched.searched + 1)
    sides, lost = position.sides, _turns_in(position, board, least)
    first = sides.index(position.to_move or sides[0]) + lost
    due = [sides[(first + later) % len(sides)] for later in range(len(sides))]
    goes_on = [
        side
        for side in due
        if game.result(game.rearranged(position, board, side)) is None
    ]
    if not goes_on:
        return None
    may_move = tuple(goes_on) if len(goes_on) > 1 else ()
    return Adopted(board, goes_on[0], lost, may_move)


def _turns_in(position: Position, board: Mapping[str, Content], least: int) -> int:
    """Return how many turns, in the order of the sides, brought the pieces at least.

    A turn brings one piece of its side.
    """
    came, sides = arrivals(position.contents, board), position.sides
    first = sides.index(position.to_move or sides[0])
    turns = [least]
    for side in set(came) & set(sides):
        at = (sides.index(side) - first) % len(sides)
        turns.append((came.count(side) - 1) * len(sides) + at + 1)
    return max(turns)
