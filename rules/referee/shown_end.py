"""Detect an end of the game that the players show on the board, by no turn."""

from rules.referee.forfeit import shown
from rules.referee.ledger import Ledger
from rules.referee.residuals import CLEAR, Gaps, observed
from rules.referee.verdict import Says, Verdict


def or_shown(verdict: Verdict, ledger: Ledger, gaps: Gaps) -> Verdict:
    """Return a verdict, or of an illegal board that it shows how the game ended.

    Nothing is shown before the first turn, nor while the board has yet to be made as
    people have said: an end that they took back would come again.
    """
    if verdict.says is not Says.ILLEGAL or not ledger.past or ledger.by_hand:
        return verdict
    position, contents = ledger.position, ledger.position.contents
    exchanged = [s for s in contents if gaps.unlike(s, stirred=False) > CLEAR]
    end = shown(ledger.game, position, observed(gaps, contents), exchanged)
    return verdict if end is None else Verdict(Says.SHOWN, end)
