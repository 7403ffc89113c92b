"""Hypothesis for the evidence, with its log-likelihood."""

from dataclasses import dataclass

from rules.core.model import StepKind, Turn
from rules.referee.residuals import NEAR

IN_HAND = frozenset({StepKind.PLACE, StepKind.SOW})
"""What is owed where pieces that were taken up are still in the hand."""

PAUSED = 3.0
"""What it costs (nats) to hold that a hand which is gone has not sown all its seeds."""

MISTAKE = 4.0
"""What it costs (nats) to hold that a likely mistake was made."""

SELDOM = 4.0
"""What it costs (nats) to hold that a turn is one that the rules allow but do not list.

So is a capture that its owner forgot: where only the stores tell, nobody forgot it.
"""


@dataclass(frozen=True, slots=True)
class Explanation:
    """Hypothesis that explains the evidence from the confirmed position.

    Attributes
    ----------
    turns
        Nothing changed: (); a turn; a turn and the reply. For a stage, one of
        the turns that pass through it.
    owed
        What is still to be done at a stage; None when the turns are whole.
    gap
        Nats between this board and the unconstrained best reading; 0 is perfect.
    open
        Whether the turn may still be continued to a longer one.
    goes_on
        Whether the turn continues one that has been accepted already.
    worst
        Nats by which the site that fits worst of all lies behind, where many vague
        sites might hide it in their sum.
    mistake
        Whether this is a likely mistake, and no legal history.
    seldom
        Whether this is a legal turn that is not listed.
    unlikely
        Nats by which the hands that were seen, or are not, make it unlikely.
    heights
        Nats by which stacks' heights speak against it, as far as they are let off
        where it is asked how near this comes.
    limit
        Nats that it may lie behind: `NEAR`, or as much as the likeliest mistake does
        with its own unlikeliness counted, where that comes near.
    """

    turns: tuple[Turn, ...]
    owed: StepKind | None
    gap: float
    open: bool = False
    goes_on: bool = False
    worst: float = 0.0
    mistake: bool = False
    seldom: bool = False
    unlikely: float = 0.0
    heights: float = 0.0
    limit: float = NEAR

    @property
    def is_near(self) -> bool:
        """Return True if this explains the evidence, on the whole and everywhere."""
        return self.gap <= self.limit and self.worst <= NEAR

    @property
    def rank(self) -> tuple[bool, float]:
        """Return the sort key: plausible hypotheses first, then the rest."""
        return not self.is_near, self.score

    @property
    def score(self) -> float:
        """Return the gap, and what makes it unlikely however well it fits."""
        unlikely = PAUSED if self.owed is StepKind.DROP else 0.0
        unlikely = SELDOM if self.seldom else unlikely
        unlikely = MISTAKE if self.mistake else unlikely
        heights = self.heights if self.is_near else max(self.heights, 0.0)
        return self.gap + heights + self.unlikely + unlikely

    @property
    def is_near_single(self) -> bool:
        """Return True if one turn, a part of one, or none explains the evidence."""
        return len(self.turns) < 2 and self.is_near and not self.mistake
