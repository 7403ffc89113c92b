"""Settings of the hall that a board belongs to."""

import ipaddress
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from device.config.setting_kinds import FilePath, Key, Number, Text

_MOST_BOARDS = 2**31 - 1


@dataclass(frozen=True, slots=True, kw_only=True)
class HallSettings:
    """The hall that this board belongs to."""

    address: Annotated[
        str,
        Key(
            Text("a host's name or address, or '' for none", r"[A-Za-z0-9.:_-]*"),
            "Where the hall is that gathers what boards log; '' for no hall.",
        ),
    ] = ""
    port: Annotated[int, Key(Number(1, 65535), "The port of its broker.")] = 8883
    board: Annotated[
        int,
        Key(
            Number(0, _MOST_BOARDS), "The number of this board; no other there has it."
        ),
    ] = 0
    key: Annotated[
        Path | None,
        Key(
            FilePath(optional=True),
            "The file with the key that `mwamuzi hall board add` printed.",
        ),
    ] = None
    authority: Annotated[
        Path | None,
        Key(
            FilePath(optional=True),
            "The certificate (PEM) that the hall is trusted by, `authority.pem` of its "
            "folder; '' speaks without TLS, as only a hall on the same machine may.",
        ),
    ] = None


def is_here(address: str) -> bool:
    """Return True if an address is this machine's own."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return address == "localhost"
