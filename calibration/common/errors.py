"""Exceptions of calibration."""

from typing import TYPE_CHECKING

from rules.core.facts import Sentence

if TYPE_CHECKING:
    from calibration.common.view import View


class CalibrationError(Exception):
    """Error raised by calibration; the base of all of them."""


class BoardNotFoundError(CalibrationError, LookupError):
    """Error raised when the drawing is not found with confidence; says why.

    Attributes
    ----------
    why
        Facts, and the template from `calibration.common.refusals` that they stand in.
    best : View or None
        The likeliest view, not to be trusted; for an overlay that shows the user.
    confidence
        0..1, how sure that view is.
    """

    def __init__(
        self, why: Sentence, *, best: "View | None" = None, confidence: float = 0.0
    ) -> None:
        super().__init__(str(why))
        self.why = why
        self.best = best
        self.confidence = confidence


class BoardFileError(CalibrationError, ValueError):
    """Error raised when a board file cannot be used; names the key and the value."""
