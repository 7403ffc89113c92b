"""How far a table is, and what cannot be done then."""

from enum import StrEnum


class TableStage(StrEnum):
    """How far the table is."""

    CHOOSE = "choose"
    AIM = "aim"
    READY = "ready"
    PLAY = "play"


OVER = "over"
"""What the page calls the stage while a game that has ended is still looked at."""


class NotNowError(RuntimeError):
    """Error raised when something is asked for that cannot be done at this stage."""
