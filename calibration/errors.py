"""Why a board could not be calibrated."""


class CalibrationError(Exception):
    """Error raised by calibration; the base of all of them."""


class BoardNotFoundError(CalibrationError, LookupError):
    """Error raised when the drawing is not found with confidence; says why."""


class BoardFileError(CalibrationError, ValueError):
    """Error raised when a board file cannot be used; names the key and the value."""
