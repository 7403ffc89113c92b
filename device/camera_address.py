"""Addresses whose secret parts are masked when printed; the camera's is one."""

import re
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlsplit

FORMS = (
    "picamera2, v4l2:/dev/video0, a video file, a folder of pictures, "
    "an http:// address of an MJPEG stream or of single pictures, sim:GAME, or for "
    "serve also phone"
)
"""What may be named, in words."""

_SCHEME = re.compile(r"\s*(?!v4l2:)([A-Za-z][A-Za-z0-9+.-]*):[/\\]")
_HOST = re.compile(r"([A-Za-z0-9._-]{1,255}|\[[0-9A-Fa-f:.]{2,45}\])(:[0-9]{1,5})?")
_HIDDEN = "…"


class MaskedAddress(str):
    """Address whose text form hides user, password and token.

    Wherever it is written, compared or sent, only scheme, host and port of an
    address are there: a path and a query may hold a token too. What names no address
    (``picamera2``, ``sim:oware``, a file) is written as it is.

    Parameters
    ----------
    text
        What was given.

    Notes
    -----
    It is a text, so that whatever takes texts (JSON, a log's line, a message) gets the
    masked one without having to know of secrets. `revealed` is for what calls there,
    and for nothing else; a test sees to that.
    """

    __slots__ = ("_real",)

    _real: str

    def __new__(cls, text: str) -> Self:
        """Return the address that a text names."""
        real = text.revealed() if isinstance(text, MaskedAddress) else text
        made = super().__new__(cls, _masked(real))
        made._real = real
        return made

    def revealed(self) -> str:
        """Return the address with all that is secret, to call there."""
        return self._real

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, _memo: Any) -> Self:
        return self

    def __reduce__(self) -> tuple[type[str], tuple[str]]:
        return str, (str(self),)


class CameraAddress(MaskedAddress):
    """Camera address as given to ``--source``."""

    __slots__ = ()


def _masked(text: str) -> str:
    """Return a text without the secrets of an address."""
    found = _SCHEME.match(text)
    if found is None:
        secret = "@" in text and not Path(text).exists()
        return f"{_HIDDEN}@{text.rpartition('@')[2].partition('/')[0]}" * secret or text
    try:
        parts = urlsplit(text.strip())
    except ValueError:
        return f"{found[1]}://{_HIDDEN}"
    host = parts.netloc.rpartition("@")[2]
    if not _HOST.fullmatch(host):
        return f"{found[1]}://{_HIDDEN}"
    rest = any((parts.path.strip("/"), parts.query, parts.fragment))
    return f"{found[1]}://{host}/{_HIDDEN if rest else ''}"
