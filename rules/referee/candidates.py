"""Hypotheses for the evidence, by the state of the game."""

from rules.core.game import Game
from rules.referee.answered import answers, is_one_reply
from rules.referee.disputes import (
    Dispute,
    Found,
    further,
    out_of_order,
    played_on,
    waiting,
)
from rules.referee.explain import explain
from rules.referee.late_correction import continued
from rules.referee.ledger import Ledger
from rules.referee.promotion_correction import gone_on
from rules.referee.residuals import Gaps
from rules.referee.retract import stood_after_all
from rules.referee.same_looks import told_apart


def candidates(
    game: Game, ledger: Ledger, gaps: Gaps, *, adopts: bool = True
) -> list[Found]:
    """Return the ways to explain the evidence, best first.

    Parameters
    ----------
    game
        The rules.
    ledger
        What stands of the game.
    gaps
        The evidence.
    adopts
        Whether an illegal board from which people play on may count as it stands.
    """
    past, dispute, by_hand = ledger.past, ledger.dispute, ledger.by_hand
    gone = by_hand is not None and by_hand.gone
    pairs = dispute is None and not gone
    found = [
        (position, explanation)
        for position in ledger.positions
        for explanation in told_apart(
            game, position, gaps, explain(game, position, gaps, pairs=pairs)
        )
    ]
    if by_hand is not None and gone:
        found += stood_after_all(game, ledger.position, by_hand, gaps)
    elif dispute is not None:
        found += _from_dispute(game, ledger, dispute, gaps, adopts=adopts)
    elif any(len(way.turns) == 2 and way.is_near for _, way in found):
        found += out_of_order(game, ledger.position, gaps)
    elif past and all(not way.is_near or way.mistake for _, way in found):
        if all(not way.is_near for _, way in found):
            found += continued(game, past[-1], gaps)
        found += gone_on(game, past, gaps)
    return sorted(found, key=lambda pair: pair[1].rank)


def _from_dispute(
    game: Game, ledger: Ledger, dispute: Dispute, gaps: Gaps, *, adopts: bool
) -> list[Found]:
    """Return hypotheses of play that went on from an illegal board.

    Where an illegal turn stands that was answered, only the one reply does.
    """
    replies = None
    if ledger.stands:
        replies = answers(game, ledger.position, dispute, gaps)
    if replies is not None:
        return replies if adopts and is_one_reply(game, replies) else []
    let_stand = [
        *played_on(game, ledger.position, dispute, gaps),
        *further(game, dispute, gaps),
    ]
    legal = (*ledger.positions, *waiting(game, ledger.position))
    return [pair for pair in let_stand if adopts or pair[0] in legal]
