"""Outgoing HTTP request to a web hook; the address, a secret, is never logged in full.

Requests to this machine or its network, where other services may lack a PIN, are
refused unless the owner lists the host (SSRF); redirects are not followed.
"""

import base64
import http.client
import ipaddress
import json
import socket
import ssl
from collections.abc import Collection, Mapping
from contextlib import closing
from typing import Any
from urllib.parse import SplitResult, unquote, urlsplit

from device.camera_address import MaskedAddress
from device.ports import DeviceError, SettingsError

_WAIT_S = 5.0
_PORTS = {"http": 80, "https": 443}


class HookError(DeviceError, OSError):
    """Error raised when a hook is not reached, or may not be."""


class HookAddress(MaskedAddress):
    """The address of a hook; its text form masks user, password, path and token."""

    __slots__ = ()

    @property
    def parts(self) -> SplitResult:
        """Return the URL's components.

        Raises
        ------
        SettingsError
            If it is no http or https address.
        """
        try:
            parts = urlsplit(self.revealed().strip())
            if parts.scheme in _PORTS and parts.hostname and parts.port != 0:
                return parts
        except ValueError:
            pass
        raise SettingsError(f"--hook {self}: expected http:// or https:// and a host")


def post(
    address: HookAddress, message: Mapping[str, Any], own: Collection[str]
) -> None:
    """Send a message to a web hook.

    Parameters
    ----------
    own
        Hosts of this machine or its network that are allowed as targets, by name.

    Raises
    ------
    OSError
        If it does not take it; `HookError` is one.
    """
    parts = address.parts
    assert parts.hostname is not None
    port = parts.port or _PORTS[parts.scheme]
    try:
        found = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
        there = [str(place[0]) for *_, place in found]
        near = [one for one in there if not is_far(one)]
        if near and parts.hostname not in own:
            raise HookError(
                f"{near[0]} lies in the hall's own network; "
                f"--hook-own {parts.hostname} allows it"
            )
        _send(parts, socket.create_connection((there[0], port), _WAIT_S), message)
    except (http.client.HTTPException, UnicodeError) as error:
        raise HookError(
            f"no answer that could be read ({type(error).__name__})"
        ) from None


def is_far(address: str) -> bool:
    """Return True if an IP address is of the internet, and none of this machine."""
    found = ipaddress.ip_address(address.partition("%")[0])
    found = getattr(found, "ipv4_mapped", None) or found
    if not found.is_global or found.is_multicast:
        return False
    family = socket.AF_INET if found.version == 4 else socket.AF_INET6
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.bind((str(found), 0))
        except OSError:
            return True
    return False


def _send(parts: SplitResult, line: socket.socket, message: Mapping[str, Any]) -> None:
    """Send a message by a connection that was looked at."""
    assert parts.hostname is not None
    headers = {"Content-Type": "application/json", "Connection": "close"}
    if parts.username is not None:
        words = f"{unquote(parts.username)}:{unquote(parts.password or '')}".encode()
        headers["Authorization"] = f"Basic {base64.b64encode(words).decode()}"
    with closing(http.client.HTTPConnection(parts.hostname, parts.port)) as asked:
        asked.sock = line
        if parts.scheme == "https":
            context = ssl.create_default_context()
            asked.sock = context.wrap_socket(line, server_hostname=parts.hostname)
        path = parts._replace(scheme="", netloc="", fragment="").geturl() or "/"
        asked.request("POST", path, json.dumps(message).encode(), headers)
        status = asked.getresponse().status
    if not 200 <= status < 300:
        raise HookError(f"it answers {status}")
