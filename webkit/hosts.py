"""Client addresses, networks, and the host names of this machine."""

import ipaddress
import socket
from collections.abc import Iterable

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Address = ipaddress.IPv4Address | ipaddress.IPv6Address

HOMES = ("local", "lan", "home", "home.arpa", "internal", "localdomain")
"""What the routers of homes put behind a machine's name; nobody can buy these."""


def home_of(address: str) -> str:
    """Return the rate-limit key of an address: of IPv6 its /64 network.

    A phone has as many IPv6 addresses as it likes, all in one such network.
    """
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


def own_names() -> frozenset[str]:
    """Return the names under which phones may call this machine."""
    name = socket.gethostname().lower().split(".")[0]
    return frozenset({"localhost", name, *(f"{name}.{home}" for home in HOMES)})


def host_of(authority: str) -> str:
    """Return the host of 'host:port', an IPv6 address without its brackets."""
    if authority.startswith("["):
        return authority[1:].partition("]")[0]
    return authority.partition(":")[0].lower().rstrip(".")


def is_own(authority: str, names: Iterable[str]) -> bool:
    """Return True if a Host header names this machine and no stranger's domain.

    An address of digits is always its own: no other name can be made to point at it.
    """
    host = host_of(authority)
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return host in names
    return True
