"""A turn that stands on the board and may still be continued."""

from collections.abc import Sequence
from typing import NamedTuple

from rules.core.game import Game
from rules.core.model import Position, Turn
from rules.referee.explain import explain
from rules.referee.late_correction import Played, amendment, confirmed
from rules.referee.residuals import Gaps


class OpenTurn(NamedTuple):
    """Pending turns, the position before them, and their evidence."""

    before: Position
    turns: tuple[Turn, ...]
    seen: Gaps
    sure: float

    def is_gone(self, game: Game, gaps: Gaps) -> bool:
        """Return True if a board that was only recognised is there no more.

        As any board may be recognised, the next turn must not be inferred as another
        one.
        """
        if len(self.turns) != 1 or not game.is_free(self.before):
            return False
        return not gaps.fits(game.play(self.before, self.turns[0]).contents)

    def is_followed(self, game: Game, gaps: Gaps) -> bool:
        """Return True if a turn has begun after a board that was only recognised."""
        if not self.is_gone(game, gaps):
            return False
        there = game.play(self.before, self.turns[0])
        ways = explain(game, there, gaps, pairs=False)
        return any(way.is_near_single and way.turns for way in ways)

    def is_amended(self, game: Game, past: Sequence[Played], gaps: Gaps) -> bool:
        """Return True if a turn has begun after a board much like that recognised."""
        last = confirmed(game, self.before, self.turns[0], self.seen)
        return amendment(game, [*past, last], gaps) is not None
