"""Settings of the network: how the page is reached, and trusted keys."""

import ipaddress
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from device.config.setting_kinds import FilePath, Flag, Key, Number, Text
from webkit.hosts import Network

_NAME = re.compile(r"[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})*")


@dataclass(frozen=True, slots=True)
class Networks:
    """A list of addresses and networks."""

    allowed: str = (
        "a list of addresses or networks, such as '127.0.0.1' or '192.168.1.0/24'"
    )

    def read(self, value: object) -> tuple[Network, ...]:
        """Return the networks; an address is a network of one."""
        if not isinstance(value, list) or not all(isinstance(n, str) for n in value):
            raise ValueError(self.allowed)
        try:
            return tuple(ipaddress.ip_network(one) for one in value)
        except ValueError as error:
            raise ValueError(f"{self.allowed}; {error}") from error

    def parse(self, text: str) -> object:
        """Return the addresses that commas separate."""
        return [one.strip() for one in text.split(",")] if text.strip() else []


@dataclass(frozen=True, slots=True)
class HostNames:
    """A list of host names."""

    allowed: str = "a list of host names, such as 'games.example.org'"

    def read(self, value: object) -> tuple[str, ...]:
        """Return the names in small letters."""
        if not isinstance(value, list) or not all(isinstance(n, str) for n in value):
            raise ValueError(self.allowed)
        names = tuple(name.lower() for name in value)
        if not all(_NAME.fullmatch(name) for name in names):
            raise ValueError(self.allowed)
        return names

    def parse(self, text: str) -> object:
        """Return the names that commas separate."""
        return [name.strip() for name in text.split(",")] if text.strip() else []


@dataclass(frozen=True, slots=True, kw_only=True)
class TlsSettings:
    """The page with TLS."""

    on: Annotated[
        bool,
        Key(
            Flag(),
            "True where the page is served with TLS (https) on a port of its own; the "
            "plain port then only tells how a phone comes to trust it.",
        ),
    ] = False
    port: Annotated[
        int, Key(Number(0, 65535), "The port with TLS; 0 for any free one.")
    ] = 8443
    certificate: Annotated[
        Path | None,
        Key(
            FilePath(optional=True),
            "A certificate of your own, with its chain (PEM); '' for one that the "
            "machine makes and renews itself.",
        ),
    ] = None
    key: Annotated[
        Path | None,
        Key(FilePath(optional=True), "Its key (PEM), without a password."),
    ] = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ProxySettings:
    """A reverse proxy before the page."""

    trusted_proxies: Annotated[
        tuple[Network, ...],
        Key(Networks(), "Proxies that are believed when they say who calls."),
    ] = ()
    address_header: Annotated[
        str,
        Key(
            Text("the name of a header, such as 'X-Forwarded-For'", r"[A-Za-z0-9-]+"),
            "In which header a trusted proxy says who calls.",
        ),
    ] = "X-Forwarded-For"
    names: Annotated[
        tuple[str, ...],
        Key(
            HostNames(),
            "Names under which phones call the page, besides this machine's own.",
        ),
    ] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class UpdateSettings:
    """Settings of `mwamuzi update`: the keys that are trusted."""

    trusted_keys: Annotated[
        Path | None,
        Key(
            FilePath(optional=True),
            "The SSH keys that may sign a version, one a line as in ssh-keygen's "
            "allowed signers; '' for none: then no version is taken.",
        ),
    ] = None
