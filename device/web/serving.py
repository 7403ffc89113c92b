"""The page's server."""

from typing import TYPE_CHECKING

from starlette.types import ASGIApp

from device.web.app import IMPORT_PATH, make_app
from device.web.page import Page
from webkit.address import address_of
from webkit.serving import Manner, WebServer, listening

if TYPE_CHECKING:
    from webkit.safe_port import SafePort  # only who has TLS reads its library

IMPORT_WITHIN_S = 60.0
"""A game that is sent from a phone may take so long."""

_WORKERS = 3  # the referee goes first


class PageServer(WebServer):
    """A server of the page.

    Parameters
    ----------
    page
        What is served.
    host, port
        Where it listens; port 0 is any free one.
    safe
        The TLS port, if there is one: then the plain port only explains how a phone
        comes to trust the machine.

    Raises
    ------
    ServingError
        If it cannot listen there.
    """

    def __init__(
        self, page: Page, host: str, port: int, *, safe: "SafePort | None" = None
    ) -> None:
        proxy = page.outfit.settings.proxy
        plain = listening(host, port)
        page.address = address_of(host, plain.getsockname()[1])
        app: ASGIApp = make_app(page, frozenset(proxy.names))
        if safe is not None:
            from device.web.http_redirect import beside

            app = beside(safe, app, page)
        super().__init__(
            app,
            plain,
            safe,
            Manner(
                end_streams=page.hub.close,
                proxies=proxy.trusted_proxies,
                address_header=proxy.address_header,
                body_within_s={IMPORT_PATH: IMPORT_WITHIN_S},
                workers=_WORKERS,
            ),
        )
