"""TLS client context that trusts a hall's authority only."""

import ssl
from pathlib import Path

from webkit.errors import ServingError


def trusting(authority: Path | None) -> ssl.SSLContext | None:
    """Return a TLS context that trusts one authority only; None without TLS.

    Raises
    ------
    ServingError
        If its certificate cannot be read.
    """
    if authority is None:
        return None
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    try:
        context.load_verify_locations(authority)
    except (OSError, ValueError) as error:
        told = getattr(error, "strerror", None) or error
        raise ServingError(f"{authority} cannot be used: {told}") from error
    return context
