"""Adopt a board after unseen turns: reported, asked about, or accepted as it is."""

from collections.abc import Mapping

from rules.core.events import Adopted, LetStandBy, Question
from rules.core.evidence import Hands, holds_seeds
from rules.core.game import Game
from rules.core.model import Position, Ruling
from rules.core.pieces import Content
from rules.referee.disputes import Found
from rules.referee.histories import MOST_WAYS, Histories, histories
from rules.referee.ledger import Ledger
from rules.referee.mistakes import made
from rules.referee.pruning import arrivals
from rules.referee.questions import which_history
from rules.referee.residuals import Gaps
from rules.referee.ruling import AfterTurn, Before
from rules.rulings.besides import UNCLEAR
from rules.rulings.common import SEVERAL

SEVERAL_HANDS = 3
"""Fewest visits of hands that indicate unseen turns."""

LONG_S = 20.0
"""A hand that stayed so long (seconds) may have been many, or covered the board."""

_LEAST = 3
"""Fewest turns that were lost, as one or two would have been recognised."""

_PART = 0.5
"""Smallest part of all pits that lost sowings change."""


def lost_turns(
    game: Game,
    ledger: Ledger,
    owing: Mapping[str, Content],
    gaps: Gaps,
    *,
    strict: bool,
) -> Found | Question | Adopted | None:
    """Return the reconstruction of more than two unseen turns, or a question.

    The history that explains it, the question which of several it was, or that the
    board counts as it stands; None where it is rather an illegal act, or where only
    people may let it stand: a board that was watched never counts by itself, however
    long it stands.

    Parameters
    ----------
    game
        The rules.
    ledger
        What stands of the game.
    owing
        The board on which something was called for that is not done; {} for none.
    gaps
        The evidence.
    strict
        Whether no board counts as it stands unless people say so.
    """
    position = ledger.position
    if not _may_be_lost(game, ledger, gaps):
        return None
    board = made(game, position, gaps)
    if AfterTurn(game, Before(position, None, owing), board).is_owing:
        return None
    counts = _may_count(game, position, board)
    judged = game.judge(position, board)
    several = isinstance(judged, Ruling) and judged.rule == SEVERAL
    if not several and (not counts or holds_seeds(board)):
        return None  # it is rather one act
    searched = histories(game, ledger.positions, gaps)
    if len(searched.ways) == 1:
        return searched.ways[0]
    if 1 < len(searched.ways) <= MOST_WAYS:
        return which_history(ledger, searched.ways, gaps)
    bumped = isinstance(judged, Ruling) and (judged.held or judged.rule == UNCLEAR)
    counts = counts and not (strict or bumped) and _were_unseen(gaps.hands)
    return _adoption(game, position, board, searched) if counts else None


def _may_be_lost(game: Game, ledger: Ledger, gaps: Gaps) -> bool:
    """Return True if turns may have gone unseen, by all but what the board shows.

    All of it must be visible, pieces must identify who has acted, and hands have been
    there.
    """
    position = ledger.position
    if ledger.by_hand is not None or ledger.dispute or game.is_free(position):
        return False
    if len(position.colours) < 2 or not gaps.visible(position.contents):
        return False
    hands = gaps.hands
    return hands is None or _were_several(hands)


def _were_unseen(hands: Hands | None) -> bool:
    """Return True if turns were in fact unseen, so that a board may count by itself.

    So it is where nobody watched, as while the camera was away or its picture stood
    still, or where a hand covered the board for long.
    """
    return hands is None or (
        hands.visits > 0 and hands.seconds >= LONG_S * hands.visits
    )


def _may_count(game: Game, position: Position, board: Mapping[str, Content]) -> bool:
    """Return True if a board may be that of many turns, and of nothing else.

    Pieces of several sides have come, or many pits changed and no seed is lacking.
    """
    contents = position.contents
    if not holds_seeds(contents):
        return len(set(arrivals(game, contents, board)) & set(position.sides)) > 1
    changed = sum(board[site] != held for site, held in contents.items())
    return changed >= _PART * len(contents) and _seeds(board) == _seeds(contents)


def _were_several(hands: Hands) -> bool:
    return hands.visits >= SEVERAL_HANDS or hands.seconds >= LONG_S


def _seeds(board: Mapping[str, Content]) -> int:
    return sum(held for held in board.values() if isinstance(held, int))


def _adoption(
    game: Game, position: Position, board: Mapping[str, Content], searched: Histories
) -> Adopted | None:
    """Return the adoption of a board as it is.

    None where it is over by the rules.
    """
    least = _LEAST if searched.ways else max(_LEAST, searched.searched + 1)
    sides, lost = position.sides, _turns_in(game, position, board, least)
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
    return Adopted(board, goes_on[0], lost, may_move, by=LetStandBy.UNSEEN)


def _turns_in(
    game: Game, position: Position, board: Mapping[str, Content], least: int
) -> int:
    """Return the least number of turns that can have placed the pieces.

    A turn brings one piece of its side.
    """
    came, sides = arrivals(game, position.contents, board), position.sides
    first = sides.index(position.to_move or sides[0])
    turns = [least]
    for side in set(came) & set(sides):
        at = (sides.index(side) - first) % len(sides)
        turns.append((came.count(side) - 1) * len(sides) + at + 1)
    return max(turns)
