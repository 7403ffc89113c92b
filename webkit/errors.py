"""Errors of serving a page."""


class ServingError(OSError):
    """Error raised when a port or a certificate cannot be used; names the remedy."""
