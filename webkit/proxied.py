"""Client address behind a trusted proxy, from its forwarding header."""

import ipaddress
from collections.abc import Callable, Iterable

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from webkit.hosts import Address, Network


def trust_in(networks: Iterable[Network]) -> Callable[[str], bool]:
    """Return a predicate: an address belongs to a trusted proxy."""
    trusted = tuple(networks)

    def is_trusted(address: str) -> bool:
        found = _address_in(address)
        return found is not None and any(found in network for network in trusted)

    return is_trusted


class Proxied:
    """Middleware that takes the client address from a trusted proxy's header.

    Of several addresses the last counts that is no trusted proxy's itself: what stands
    before it may be the caller's invention. A header of anybody else is not read.

    Parameters
    ----------
    app
        What answers.
    is_trusted
        Whether an address is a trusted proxy's.
    header
        The name of the header that bears the address.
    """

    def __init__(
        self, app: ASGIApp, is_trusted: Callable[[str], bool], header: str
    ) -> None:
        self._app, self._is_trusted, self._header = app, is_trusted, header

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] == "http" and scope.get("client"):
            proxy: str = scope["client"][0]
            if self._is_trusted(proxy):
                headers = Headers(scope=scope)
                told = headers.getlist(self._header)
                scope = {**scope, "client": (self._caller(proxy, told), 0)}
                if headers.get("x-forwarded-proto") == "https":
                    scope["scheme"] = "https"
        await self._app(scope, receive, send)

    def _caller(self, proxy: str, told: Iterable[str]) -> str:
        """Return the client's address, the proxy's own where it does not say."""
        for word in reversed(",".join(told).split(",")):
            found = _address_in(word.strip())
            if found is None:
                return proxy
            if not self._is_trusted(str(found)):
                return str(found)
        return proxy


def _address_in(word: str) -> Address | None:
    try:
        found = ipaddress.ip_address(word.strip("[]"))
    except ValueError:
        return None
    inner = getattr(found, "ipv4_mapped", None)
    return found if inner is None else ipaddress.ip_address(inner)
