"""Referee's state between two looks, and its resets."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from types import MappingProxyType

from rules.core.events import Owed
from rules.core.pieces import Content
from rules.referee.open_turn import OpenTurn
from rules.referee.residuals import Gaps
from rules.referee.verdict import NO_VERDICT, Verdict


class Cause(Enum):
    """Cause of a reset of the referee's state."""

    CHANGED = "what stands of the game has changed: the board is looked at anew"
    SETTLED = "the board is as it should be"
    STOPPED = "play has stopped, or goes on"


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """Referee's state besides the game's position.

    Attributes
    ----------
    verdict, since_s
        What the board says, and since when it has said so.
    spoken, spoken_s
        The verdict that was last announced, and when.
    open
        The turn that stands on the board and may be continued.
    called
        What was last called for.
    owing
        The board on which a removal, or turning pieces over, was called for; {} for
        none.
    doubted
        What was seen when it was asked which of several boards it is.
    """

    verdict: Verdict = NO_VERDICT
    since_s: float = 0.0
    spoken: Verdict = NO_VERDICT
    spoken_s: float = 0.0
    open: OpenTurn | None = None
    called: Owed | None = None
    owing: Mapping[str, Content] = field(default_factory=dict)
    doubted: Gaps | None = None

    @property
    def is_told(self) -> bool:
        """Return True if the board's verdict has been announced."""
        return self.spoken == self.verdict

    def seeing(self, verdict: Verdict, now_s: float) -> "State":
        """Return the state after a look; a verdict that is new counts from now."""
        if verdict == self.verdict:
            return self
        return replace(self, verdict=verdict, since_s=now_s)

    def told(self) -> "State":
        """Return the state after the verdict's announcement."""
        return replace(self, spoken=self.verdict)

    def keeping(self, turn: OpenTurn) -> "State":
        """Return the state with a turn kept open: its next step is announced anew."""
        return replace(self, open=turn, spoken=NO_VERDICT)

    def after(self, cause: Cause) -> "State":
        """Return the state without what is forgotten then."""
        blank = {name: getattr(_BLANK, name) for name in FORGOTTEN[cause]}
        return replace(self, **blank)


_BLANK = State()

FORGOTTEN: Mapping[Cause, tuple[str, ...]] = MappingProxyType(
    {
        Cause.CHANGED: ("verdict", "spoken", "open", "owing", "doubted"),
        Cause.SETTLED: ("spoken", "open", "owing", "doubted"),
        Cause.STOPPED: ("verdict",),
    }
)
"""What is forgotten, by why."""
