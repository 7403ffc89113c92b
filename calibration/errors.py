"""Why a board could not be calibrated."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from calibration.view import View


class CalibrationError(Exception):
    """Error raised by calibration; the base of all of them."""


class BoardNotFoundError(CalibrationError, LookupError):
    """Error raised when the drawing is not found with confidence; says why.

    Attributes
    ----------
    best : View or None
        The likeliest view, not to be trusted; for an overlay that shows the user.
    confidence
        0..1, how sure that view is.
    """

    def __init__(
        self, reason: str, *, best: "View | None" = None, confidence: float = 0.0
    ) -> None:
        super().__init__(reason)
        self.best = best
        self.confidence = confidence


class BoardFileError(CalibrationError, ValueError):
    """Error raised when a board file cannot be used; names the key and the value."""
