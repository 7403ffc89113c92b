"""Names and addresses of this machine in its network."""

import fcntl
import ipaddress
import re
import socket
import struct
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from webkit.hosts import HOMES, Address, Network

HOME_NETWORKS: tuple[Network, ...] = (
    ipaddress.ip_network("10.0.0.0/8"),
    ipaddress.ip_network("172.16.0.0/12"),
    ipaddress.ip_network("192.168.0.0/16"),
    ipaddress.ip_network("169.254.0.0/16"),
    ipaddress.ip_network("127.0.0.0/8"),
    ipaddress.ip_network("fc00::/7"),
    ipaddress.ip_network("::1/128"),
)
"""Where addresses of a home lie. Source: RFC 1918, 3927, 4193, 5735, 4291."""

_ASK_ADDRESS = 0x8915  # SIOCGIFADDR of linux/sockios.h
_IPV6 = Path("/proc/net/if_inet6")
_LABEL = re.compile(r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?")
_NAMELESS = "mwamuzi"
_LONGEST = 253


@dataclass(frozen=True, slots=True)
class Names:
    """Host names of a machine.

    Attributes
    ----------
    host
        Its own name, without a domain.
    addresses
        Those of a home, in order; the loopback ones among them.
    also
        Names with which it is reached from elsewhere, as ``hall.example.org``.
    """

    host: str
    addresses: tuple[Address, ...]
    also: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names of words, that by which phones find it first."""
        at_home = (f"{self.host}.{home}" for home in HOMES)
        return tuple(dict.fromkeys((*at_home, self.host, "localhost", *self.also)))


def names_here(also: tuple[str, ...] = ()) -> Names:
    """Return the current host names of this machine, and additional ones."""
    return Names(own_name(socket.gethostname()), home_addresses(_addresses()), also)


def is_name(text: str) -> bool:
    """Return True if a text can be the name of a host, in small letters."""
    return len(text) <= _LONGEST and all(map(_LABEL.fullmatch, text.split(".")))


def own_name(hostname: str) -> str:
    """Return a host's own name in small letters; 'mwamuzi' if it is no name at all."""
    name = hostname.lower().split(".")[0]
    return name if _LABEL.fullmatch(name) else _NAMELESS


def home_addresses(found: Iterable[Address]) -> tuple[Address, ...]:
    """Return the addresses of a home among those found, and the loopback ones."""
    every = {*found, ipaddress.ip_address("127.0.0.1"), ipaddress.ip_address("::1")}
    kept = {one for one in every if any(one in net for net in HOME_NETWORKS)}
    return tuple(sorted(kept, key=lambda one: (one.version, int(one))))


def _addresses() -> Iterator[Address]:
    """Yield the addresses of all interfaces of this machine."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, interface in socket.if_nameindex():
            wanted = struct.pack("256s", interface.encode()[:15])
            try:
                told = fcntl.ioctl(probe, _ASK_ADDRESS, wanted)
            except OSError:
                continue  # it has none
            yield ipaddress.IPv4Address(told[20:24])
    try:
        lines = _IPV6.read_text(encoding="ascii").splitlines()
    except OSError:
        return  # a machine without IPv6
    for line in lines:
        yield ipaddress.IPv6Address(bytes.fromhex(line.split()[0]))
