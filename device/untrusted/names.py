"""Validate untrusted file names: plain here, and portable."""

import re
import unicodedata

LONGEST = 120

_NOT_PORTABLE = re.compile(r'[<>:"/\\|?*]')
_RESERVED = re.compile(r"(con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])", re.IGNORECASE)


def is_plain(name: str, longest: int = LONGEST) -> bool:
    """Return True if a name is that of a file and of nothing above, below or hidden."""
    return (
        0 < len(name) <= longest
        and not name.startswith(".")
        and name.isprintable()
        and not set(name) & set("/\\:")
    )


def portable(name: str) -> str:
    """Return a name of a file for every system, as like the given one as can be.

    What is already one is returned as it is. A path, a drive, a device of Windows, a
    sign that turns the direction of writing or is not seen, a name that ends in a dot:
    nothing of them is left.
    """
    composed = unicodedata.normalize("NFC", name)
    signs = (sign if sign.isprintable() else "_" for sign in composed)
    plain = _NOT_PORTABLE.sub("_", "".join(signs))[:LONGEST]
    plain = re.sub(r"^[. ]+|[. ]+$", "_", plain) or "_"
    stem = plain.partition(".")[0].rstrip()
    return f"_{plain}" if _RESERVED.fullmatch(stem) else plain
