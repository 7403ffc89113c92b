"""The guard before every request: Host, Origin, size, and headers on the answer."""

import asyncio
from base64 import b64encode
from collections.abc import Iterable, Mapping
from hashlib import sha256
from types import MappingProxyType

from fastapi import HTTPException
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from webkit.security import is_own

MOST_JSON_BYTES = 64 * 1024
MOST_IMPORT_BYTES = 32 * 1024 * 1024
IMPORT_PATH = "/api/past"
MOST_PICTURE_BYTES = 4 * 1024 * 1024
PICTURE_PATH = "/api/phone"
WHICH_PATH = "/api/phone/which"
MOST_LIST_BYTES = 2 * 1024 * 1024
LIST_PATH = "/api/tournaments"  # of a hall

_MOST_BYTES: Mapping[str, int] = MappingProxyType(
    {
        IMPORT_PATH: MOST_IMPORT_BYTES,
        PICTURE_PATH: MOST_PICTURE_BYTES,
        WHICH_PATH: MOST_PICTURE_BYTES,
        LIST_PATH: MOST_LIST_BYTES,
    }
)
WITHIN_S = 60.0
"""A body that is not whole by then is waited for no longer."""

_TOO_BIG = "that is too much at once"
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
    """Refuses what no phone of the house would send; hardens every answer.

    Parameters
    ----------
    app
        What answers.
    names
        The host names that are this machine's; addresses of digits always are.
    """

    def __init__(self, app: ASGIApp, names: Iterable[str]) -> None:
        self._app, self._names = app, frozenset(names)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or let it pass."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        hardened = _Hardened(scope, send)
        refusal = self._refusal(scope)
        if refusal is not None:
            await refusal(scope, receive, hardened)
            return
        await self._app(scope, _bounded(scope, receive), hardened)

    def _refusal(self, scope: Scope) -> JSONResponse | None:
        headers = Headers(scope=scope)
        hosts = headers.getlist("host")
        if len(hosts) != 1 or not is_own(hosts[0], self._names):
            return _refused(403, "this page is not called by that name")
        if scope["method"] in _SAFE:
            return None
        if headers.get("origin") not in {f"http://{hosts[0]}", f"https://{hosts[0]}"}:
            return _refused(403, "only this page itself may ask for that")
        size = headers.get("content-length", "0")
        if not size.isdecimal() or int(size) > _most_bytes(scope):
            return _refused(413, _TOO_BIG)
        return None


POLICY = "Content-Security-Policy"


def policy(path: str, *styles: str) -> str:
    """Return what the page at a path may load and do.

    Parameters
    ----------
    path
        The overlay alone may be shown within another page.
    styles
        Style sheets that stand in the page itself.
    """
    digests = (b64encode(sha256(text.encode()).digest()).decode() for text in styles)
    return _POLICY.format(
        styles="".join(f" 'sha256-{digest}'" for digest in digests),
        framers="*" if path == "/overlay" else "'none'",
    )


class _Hardened:
    """An answer's way out: security headers are added to it."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self._scope, self._send = scope, send

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            headers.setdefault(POLICY, policy(self._scope["path"]))
            for name, value in _HEADERS.items():
                headers[name] = value
            headers.setdefault("Cache-Control", "no-store")
        await self._send(message)


def _most_bytes(scope: Scope) -> int:
    return _MOST_BYTES.get(scope["path"], MOST_JSON_BYTES)


def _bounded(scope: Scope, receive: Receive) -> Receive:
    """Return a way in that ends a body which is too large, or comes too slowly."""
    left = _most_bytes(scope)
    until_s = asyncio.get_running_loop().time() + WITHIN_S
    whole = False

    async def bounded() -> Message:
        nonlocal left, whole
        try:
            async with asyncio.timeout_at(None if whole else until_s):
                message = await receive()
        except TimeoutError:
            raise HTTPException(408, _TOO_SLOW) from None
        if message["type"] == "http.request":
            whole = not message.get("more_body", False)
            left -= len(message.get("body", b""))
            if left < 0:
                raise HTTPException(413, _TOO_BIG)
        return message

    return bounded


def _refused(status: int, detail: str) -> JSONResponse:
    return JSONResponse({"detail": detail}, status_code=status)
