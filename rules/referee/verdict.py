"""Verdict on one look at a settled board, before it is announced."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from rules.core.evidence import holds_seeds
from rules.core.game import Game
from rules.core.model import Position, StepKind
from rules.referee.disputes import Found
from rules.referee.explanation import IN_HAND, Explanation
from rules.referee.mistakes import made
from rules.referee.passing import after
from rules.referee.residuals import CLEAR, Gaps

SURE = 1.0
"""How far (nats) a turn must lie behind a mistake, its own unlikeliness counted.

Where it lies behind by less, the mistake is only suspected, and people are asked.
"""


_MAYBE_DONE = {None, StepKind.DROP, StepKind.PROMOTE}
"""What is owed where a turn may look done: the last seeds to fall, a man's crown."""


class Says(Enum):
    """Kind of a verdict."""

    NOTHING = "it cannot be told yet"
    UNCHANGED = "it is as it was"
    STAGE = "a turn is under way"
    TURN = "a turn was played"
    LIKELY = "a turn was played, but something else there hardly fits"
    OPEN = "a turn was played that may be continued"
    HISTORIES = "several histories lead to this board"
    DOUBT = "several boards may be this one"
    SUSPECT = "a mistake is likelier than the turn, but not clearly"
    SHOWN = "the players show on it how the game ended"
    ILLEGAL = "no legal turn leads to it"


@dataclass(frozen=True, slots=True)
class Verdict:
    """Verdict on one look at the board; it stands after equal verdicts in a row.

    Attributes
    ----------
    says
        What it says.
    about
        Subject of the verdict, by which equal looks are recognised.
    """

    says: Says
    about: object = None


NO_VERDICT = Verdict(Says.NOTHING)


def verdict(
    game: Game,
    positions: Sequence[Position],
    found: Sequence[Found],
    gaps: Gaps,
    disputed: bool,
) -> Verdict:
    """Return the verdict on a board.

    Parameters
    ----------
    game
        The rules.
    positions
        The confirmed position, or those that it may be.
    found
        The ways to explain the evidence, best first.
    gaps
        The evidence.
    disputed
        Whether an illegal board still stands.
    """
    legal = [pair for pair in found if not pair[1].mistake]
    first, best = found[0][1], legal[0][1]
    mistaken = first.mistake and (not best.is_near or best.score - first.score > SURE)
    found = legal
    rivals = [(p, e) for p, e in found if e.score - best.score < CLEAR]
    begins = {position.to_move for position in positions}
    early = not disputed and all(_is_out_of_order(e, begins) for _, e in rivals)
    if mistaken or early or not best.is_near:
        return _illegal(game, positions[0], gaps)
    if any(not e.turns for _, e in rivals):
        return Verdict(Says.UNCHANGED)  # what happens under a hand is not yet known
    if all(e.owed is not None and e.owed is best.owed for _, e in rivals):
        return Verdict(Says.STAGE, best.owed)
    if len(rivals) == 1 or first.mistake:
        whole = Says.LIKELY if _hardly_fits(best, positions[0]) else Says.TURN
        says = Says.OPEN if best.open else whole
        return Verdict(Says.SUSPECT if first.mistake else says, best.turns)
    if best.owed is None and _may_go_on(best, rivals, stacked=gaps.stacked):
        return Verdict(Says.OPEN, best.turns)  # a hand may not be done yet
    return _of_several(game, rivals, disputed)


def _may_go_on(best: Explanation, rivals: Sequence[Found], *, stacked: bool) -> bool:
    """Return True if a turn was played, unless it is not quite done.

    For stacks it may be another one that is not: men known only by heights may be on a
    square, or still in the hand.
    """
    same = all(e.turns == best.turns and e.owed in _MAYBE_DONE for _, e in rivals)
    held = all(e is best or e.owed in IN_HAND for _, e in rivals)
    return same or (stacked and held)


def _hardly_fits(way: Explanation, position: Position) -> bool:
    """Return True if a piece is read clearly otherwise than a way would have it.

    With more looks it is either ruled on or was misread. Seeds are never so sure.
    """
    return way.gap > CLEAR and not holds_seeds(position.contents)


def _of_several(game: Game, rivals: Sequence[Found], disputed: bool) -> Verdict:
    """Return the verdict on a board with several equally likely hypotheses."""
    alternatives = frozenset(e.turns for _, e in rivals)
    if all(e.turns and e.owed is None for _, e in rivals):
        ends = {after(game, p, e.turns) for p, e in rivals}
        if len(ends) == 1 and len({turns[:-1] for turns in alternatives}) == 1:
            return Verdict(Says.TURN, alternatives)  # it does not matter which
        boards = {frozenset(end.contents.items()) for end in ends}
        clear = len(boards) == 1 and not disputed
        return Verdict(Says.HISTORIES if clear else Says.DOUBT, alternatives)
    return Verdict(Says.DOUBT, alternatives)


def _illegal(game: Game, position: Position, gaps: Gaps) -> Verdict:
    """Return the verdict on an illegal board; a hand over pits may still sow."""
    if not pits_in_sight(game, position, gaps):
        return NO_VERDICT
    board = made(game, position, gaps)  # of a store only guessed: that may alternate
    seen = frozenset((s, board[s]) for s in board if gaps.visible([s]))
    return Verdict(Says.ILLEGAL, seen)


def pits_in_sight(game: Game, position: Position, gaps: Gaps) -> bool:
    """Return True if nothing lies over any pit; true as well where there is none."""
    stores = game.board.stores
    return gaps.visible(
        site
        for site, held in position.contents.items()
        if isinstance(held, int) and site not in stores
    )


def _is_out_of_order(way: Explanation, begins: set[str | None]) -> bool:
    """Return True if a way begins with a side that is not to move."""
    wrong = bool(way.turns) and way.turns[0].side not in begins
    return wrong and not way.goes_on
