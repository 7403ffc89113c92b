"""Table of lamp patterns by event."""

from device.config.patterns import LampPattern
from device.config.show_settings import PatternSettings
from rules.core.events import (
    BoardTold,
    Event,
    Illegal,
    Moved,
    Over,
    Owed,
    Paused,
    Proposed,
    Question,
    Restored,
    Resumed,
    Standing,
    TakenBack,
    Trouble,
    Unpaused,
)
from rules.core.model import StepKind

TOLD_AGAIN = (Standing, BoardTold, Proposed)
"""Events that change nothing, and no lamp."""

TAKES = {StepKind.REMOVE, StepKind.TAKE, StepKind.FLIP, StepKind.TRIM}
"""The kinds of step at which the lamp for captures flashes."""


def standing_of(event: Event, patterns: PatternSettings) -> LampPattern | None:
    """Return the pattern shown from an event until the next one, if any."""
    match event:
        case Owed():
            due = {
                StepKind.REMOVE: patterns.removal_due,
                StepKind.FLIP: patterns.removal_due,
                StepKind.TRIM: patterns.removal_due,
                StepKind.RECOLOUR: patterns.removal_due,
                StepKind.TAKE: patterns.taking_due,
                StepKind.PROMOTE: patterns.taking_due,
            }
            return due.get(event.owed)
        case Over():
            return patterns.won if event.result.winners else patterns.drawn
        case _:
            always = {
                Illegal: patterns.illegal,
                Question: patterns.question,
                TakenBack: patterns.taken_back,
                Trouble: patterns.trouble,
                Paused: patterns.paused,
            }
            return always.get(type(event))


def flash_of(event: Event, patterns: PatternSettings) -> LampPattern | None:
    """Return the pattern that an event flashes once, if any."""
    match event:
        case Moved() if any(step.kind in TAKES for step in event.turn.steps):
            return patterns.capture
        case Moved() if event.mills:
            return patterns.mill
        case Restored() | Resumed() | Unpaused():
            return patterns.welcome
        case _:
            return None
