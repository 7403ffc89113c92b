"""Stages of a table, and the errors of acts that a stage forbids."""

from enum import StrEnum


class TableStage(StrEnum):
    """Stage of a table."""

    CHOOSE = "choose"
    AIM = "aim"
    READY = "ready"
    PLAY = "play"


OVER = "over"
"""What the page calls the stage while a game that has ended is still looked at."""


class NotNowError(RuntimeError):
    """Error raised for an act that the table's stage forbids."""
