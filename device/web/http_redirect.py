"""HTTP port beside HTTPS: redirects, and how to trust the certificate."""

from collections.abc import Callable, Iterable
from urllib.parse import quote

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, Response
from starlette.datastructures import URL
from starlette.types import ASGIApp, Receive, Scope, Send

from device.web.app import STATIC
from device.web.page import Page
from device.web.trust import language_wanted, trust_page
from device.words.fingerprint import hex_of, words_of
from webkit.address import qr_svg
from webkit.hosts import host_of, own_names
from webkit.middleware import Guard
from webkit.safe_port import SafePort
from webkit.tls.keeper import Certificates, der

PROBE = "/api/trusted"
"""The one answer of the safe port that the plain port's page may ask for."""

ROOT_PATH = "/mwamuzi.crt"
_ROOT_KIND = "application/x-x509-ca-cert"
_FILES = ("icon.svg", "css/base.css", "trust/trust.css", "trust/trust.js")
_HTTPS = 443


class TwoWays:
    """Serves the page over TLS, and a redirect over plain HTTP.

    Parameters
    ----------
    safe, plain
        What answers the one and the others.
    """

    def __init__(self, safe: ASGIApp, plain: ASGIApp) -> None:
        self._safe, self._plain = safe, plain

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        is_safe = scope["type"] != "http" or scope["scheme"] == "https"
        if is_safe and scope.get("path") == PROBE:
            headers = {"Cross-Origin-Resource-Policy": "cross-origin"}
            await Response(status_code=204, headers=headers)(scope, receive, send)
            return
        await (self._safe if is_safe else self._plain)(scope, receive, send)


def way_in(
    *,
    certificates: Certificates,
    port: int,
    address: Callable[[], str],
    language: str,
    names: Iterable[str],
) -> ASGIApp:
    """Return the application of the plain HTTP port.

    Parameters
    ----------
    certificates
        Those of the safe port.
    port
        The safe port's number.
    address
        Returns where phones find this page, for its QR code.
    language
        In which the machine speaks, and shows the words to compare.
    names
        The host names that are this machine's.
    """
    app = FastAPI(openapi_url=None, docs_url=None, redoc_url=None)

    @app.get("/")
    async def tell(request: Request) -> Response:
        root = certificates.root
        safe = safe_address(request.url, port)
        if root is None:
            return _sent_on(safe)
        told = trust_page(
            language=language_wanted(
                request.query_params.get("in"),
                request.headers.get("accept-language", ""),
            ),
            safe=safe,
            words=words_of(der(root), language),
            fingerprint=hex_of(der(root)),
            name=root.subject.rfc4514_string().rpartition("CN=")[2].replace("\\", ""),
        )
        policy = (
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
            f"connect-src {safe.rstrip('/')}; base-uri 'none'; form-action 'none'; "
            "frame-ancestors 'none'"
        )
        return HTMLResponse(told, headers={"Content-Security-Policy": policy})

    @app.get(ROOT_PATH)
    async def root_certificate(request: Request) -> Response:
        root = certificates.root
        if root is None:
            return _sent_on(safe_address(request.url, port))
        named = {"Content-Disposition": 'attachment; filename="mwamuzi.crt"'}
        return Response(der(root), media_type=_ROOT_KIND, headers=named)

    @app.get("/api/qr.svg")
    async def qr() -> Response:
        return Response(qr_svg(address()), media_type="image/svg+xml")

    @app.get("/static/{name:path}")
    async def file(request: Request, name: str) -> Response:
        if name in _FILES:
            return FileResponse(STATIC / name, headers={"Cache-Control": "no-cache"})
        return _sent_on(safe_address(request.url, port))

    @app.api_route("/{_:path}", methods=["GET", "HEAD"])
    async def elsewhere(request: Request) -> Response:
        return _sent_on(safe_address(request.url, port, keeps_path=True))

    @app.api_route("/{_:path}", methods=["POST", "PUT", "PATCH", "DELETE"])
    async def not_here(request: Request) -> Response:
        safe = safe_address(request.url, port)
        return JSONResponse({"detail": f"act on the safe page: {safe}"}, 403)

    return Guard(app, names)


def beside(safe: SafePort, app: ASGIApp, page: Page) -> ASGIApp:
    """Return the combined application of both ports; the page learns its address.

    Parameters
    ----------
    app
        What answers who calls with TLS.
    page
        Its address is that of the plain port, which leads here. Where phones trust
        the certificate anyhow, it is this port's.
    """
    certificates = safe.certificates
    named = [name for name in certificates.names if "*" not in name]
    if certificates.root is None and named:
        page.address = f"https://{named[0]}:{safe.number}/".replace(":443/", "/")
    plain = way_in(
        certificates=certificates,
        port=safe.number,
        address=lambda: page.address,
        language=page.language,
        names=own_names() | {*named, *page.outfit.settings.proxy.names},
    )
    return TwoWays(app, plain)


def told(safe: SafePort, language: str) -> str:
    """Return the address of the TLS port, and its root's fingerprint in words."""
    root, names = safe.certificates.root, safe.certificates.names
    where = f"tls: https://{next(iter(names), 'localhost')}:{safe.number}/"
    if root is None:
        return f"{where}\n"
    words = " ".join(words_of(der(root), language))
    return f"{where} by a certificate of its own: {words}\n"


def safe_address(called: URL, port: int, *, keeps_path: bool = False) -> str:
    """Return the address of the TLS page, under the host name of the request."""
    host = host_of(called.netloc)
    shown = f"[{host}]" if ":" in host else host
    if port != _HTTPS:
        shown += f":{port}"
    path = quote(called.path) if keeps_path else "/"
    query = f"?{called.query}" if keeps_path and called.query else ""
    return f"https://{shown}{path}{query}"


def _sent_on(address: str) -> Response:
    """Return a temporary redirect: TLS may be off tomorrow."""
    return Response(status_code=307, headers={"Location": address})
