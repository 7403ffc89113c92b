"""Middleware before every request: Host, Origin, body size, response headers."""

import asyncio
from base64 import b64encode
from collections.abc import Callable, Iterable, Mapping
from hashlib import sha256
from types import MappingProxyType

from fastapi import HTTPException
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from webkit.access import Access, address_of_caller
from webkit.connections import CONNECTION
from webkit.hosts import is_own
from webkit.quotas import Shares

MOST_JSON_BYTES = 64 * 1024
MOST_BODIES, EACH_BODIES, BODIES_FOR_KNOWN = 128, 32, 16
MOST_BIG, EACH_BIG = 6, 4
"""Quota of concurrent bodies of more than `MOST_JSON_BYTES`: all, each address."""

WITHIN_S = 60.0
"""A body that is not whole by then is waited for no longer."""

_TOO_BIG = "that is too much at once"
_TOO_MANY = "too much comes at once; try again in a moment"
_TOO_SLOW = f"it did not come within {WITHIN_S:g} seconds: send it again"
_SAFE = frozenset({"GET", "HEAD"})
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'{styles}; "
    "img-src 'self' blob: data:; connect-src 'self'; manifest-src 'self'; "
    "font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors {framers}"
)
_HEADERS: Mapping[str, str] = MappingProxyType(
    {
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Permissions-Policy": (
            "camera=(self), geolocation=(), microphone=(), payment=()"
        ),
    }
)


class Guard:
    """Middleware that refuses malformed requests and hardens every response.

    Parameters
    ----------
    app
        What answers.
    names
        The host names that are this machine's; addresses of digits always are.
    big
        How many bytes the body of a request to a path may have, where it is more than
        `MOST_JSON_BYTES`. Who is not signed in sends no such body.
    access
        Says who is signed in; None: nobody is.
    framed
        The paths of pages that may be shown within another page.
    """

    def __init__(
        self,
        app: ASGIApp,
        names: Iterable[str],
        big: Mapping[str, int] | None = None,
        access: Access | None = None,
        framed: Iterable[str] = (),
    ) -> None:
        self._app, self._names = app, frozenset(names)
        self._framed = frozenset(framed)
        self._big, self._access = big or {}, access
        self._bodies = Shares(
            most=MOST_BODIES, each=EACH_BODIES, reserve=BODIES_FOR_KNOWN, renews=True
        )
        self._big_bodies = Shares(most=MOST_BIG, each=EACH_BIG)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or let it pass."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        hardened = _Hardened(send, policy(framed=scope["path"] in self._framed))
        refusal = self._refusal(scope)
        if refusal is not None:
            await refusal(scope, receive, hardened)
        elif scope["method"] in _SAFE:
            await self._app(scope, _bounded(receive, MOST_JSON_BYTES), hardened)
        else:
            await self._with_body(scope, receive, hardened)

    async def _with_body(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request that has a body, if there is room for one more."""
        request = Request(scope)
        known = self._is_known(request)
        most = self._most(scope["path"], known=known)
        size = request.headers.get("content-length", "0")
        if not size.isdecimal() or len(size) > 12 or int(size) > most:
            no = _refused(413, _TOO_BIG)
            if self._access is not None and scope["path"] in self._big and not known:
                no = _refused(401, self._access.first)
            await no(scope, receive, send)
            return
        shares = self._big_bodies if most > MOST_JSON_BYTES else self._bodies
        connection = scope.get(CONNECTION)
        end = connection.hang_up_at_once if connection else _stay
        place = shares.take(address_of_caller(request), end, known=known)
        if place is None:
            await _refused(503, _TOO_MANY)(scope, receive, send)
            return

        def whole() -> None:
            shares.leave(place)

        try:
            await self._app(scope, _bounded(receive, most, whole), send)
        finally:
            shares.leave(place)

    def _most(self, path: str, *, known: bool) -> int:
        return self._big.get(path, MOST_JSON_BYTES) if known else MOST_JSON_BYTES

    def _is_known(self, request: Request) -> bool:
        access = self._access
        return access is not None and access.is_signed_in(
            request.cookies.get(access.cookie)
        )

    def _refusal(self, scope: Scope) -> JSONResponse | None:
        headers = Headers(scope=scope)
        hosts = headers.getlist("host")
        if len(hosts) != 1 or not is_own(hosts[0], self._names):
            return _refused(403, "this page is not called by that name")
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:
            return _refused(400, "that is no address of this page")
        if scope["method"] in _SAFE:
            return None
        if headers.get("origin") not in {f"http://{hosts[0]}", f"https://{hosts[0]}"}:
            return _refused(403, "only this page itself may ask for that")
        return None


POLICY = "Content-Security-Policy"


def policy(*styles: str, framed: bool = False) -> str:
    """Return the Content-Security-Policy of a page.

    Parameters
    ----------
    styles
        Style sheets that stand in the page itself.
    framed
        Whether it may be shown within another page.
    """
    digests = (b64encode(sha256(text.encode()).digest()).decode() for text in styles)
    return _POLICY.format(
        styles="".join(f" 'sha256-{digest}'" for digest in digests),
        framers="*" if framed else "'none'",
    )


class _Hardened:
    """Response wrapper that adds security headers."""

    def __init__(self, send: Send, policy: str) -> None:
        self._send, self._policy = send, policy

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            headers.setdefault(POLICY, self._policy)
            for name, value in _HEADERS.items():
                headers[name] = value
            headers.setdefault("Cache-Control", "no-store")
        await self._send(message)


def _bounded(
    receive: Receive, most: int, whole: Callable[[], None] = lambda: None
) -> Receive:
    """Return a way in that ends a body which is too large, or comes too slowly.

    Parameters
    ----------
    whole
        Is called when the body is there.
    """
    left, is_whole = most, False
    until_s = asyncio.get_running_loop().time() + WITHIN_S

    async def bounded() -> Message:
        nonlocal left, is_whole
        try:
            async with asyncio.timeout_at(None if is_whole else until_s):
                message = await receive()
        except TimeoutError:
            raise HTTPException(408, _TOO_SLOW) from None
        if message["type"] == "http.request":
            left -= len(message.get("body", b""))
            if left < 0:
                raise HTTPException(413, _TOO_BIG)
            if not message.get("more_body", False):
                is_whole = True
                whole()
        return message

    return bounded


def _stay() -> None:
    """Do nothing: a request that came by no connection cannot be hung up on."""


def _refused(status: int, detail: str) -> JSONResponse:
    return JSONResponse({"detail": detail}, status_code=status)
