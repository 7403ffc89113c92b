"""Public routes: the state, its stream, legal turns."""

import shutil
import time
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response, StreamingResponse

from device.web.drawing import drawn_board
from device.web.page import Page, refusals
from device.web.suggestions import legal_now, likely_turns
from webkit.address import qr_svg
from webkit.inputs import Short
from webkit.streams import EventStream

MOST_TAPPED = 40
"""Most sites that are tapped for one turn."""


def live_routes(page: Page) -> APIRouter:
    """Return the routes for watching."""
    routes = APIRouter(prefix="/api", tags=["watch"])

    @routes.get("/state")
    async def state() -> Response:
        """Return the whole state."""
        return Response(page.hub.whole()[1], media_type="application/json")

    @routes.get(
        "/stream",
        response_class=EventStream,
        responses={200: {"content": {"text/event-stream": {}}}, **refusals(503)},
    )
    async def stream(request: Request) -> StreamingResponse:
        """Return the state and its changes as server-sent events."""
        return page.hub.streams.shown(page.access, request, page.hub.stream())

    @routes.get("/likely", responses=refusals(400, 409))
    def what_was_likely(
        n: Annotated[int | None, Query(ge=1, le=100_000)] = None,
    ) -> dict[str, Any]:
        """Return the hypotheses for a turn, most likely first."""
        return likely_turns(page.table.subscriber, n, page.language)

    @routes.get("/legal", responses=refusals(409))
    def what_is_legal(
        tapped: Annotated[list[Short] | None, Query(max_length=MOST_TAPPED)] = None,
    ) -> dict[str, Any]:
        """Return the turns that are legal now, of those that touch these sites."""
        return legal_now(page.table.subscriber, page.language, tapped or ())

    @routes.get(
        "/board.svg",
        response_class=Response,
        responses={200: {"content": {"image/svg+xml": {}}}, **refusals(409)},
    )
    def board() -> Response:
        """Return the board of the game on the table as one drawing."""
        return Response(drawn_board(page.table.subscriber), media_type="image/svg+xml")

    @routes.get(
        "/qr.svg",
        response_class=Response,
        responses={200: {"content": {"image/svg+xml": {}}}},
    )
    async def qr() -> Response:
        """Return the page's address as a QR code."""
        return Response(qr_svg(page.address), media_type="image/svg+xml")

    @routes.get("/health")
    def health() -> dict[str, Any]:
        """Return the health of the service."""
        free = shutil.disk_usage(page.outfit.games).free
        camera = page.hub["camera"]
        return {
            "ok": page.picture.comes
            and not camera["lost"]
            and not page.hub["disk"]["behind"],
            "stage": page.hub["stage"],
            "fps": page.hub["machine"]["fps"],
            "viewers": page.hub.viewers,
            "uptime_s": round(time.monotonic() - page.began_s, 1),
            "disk_free_mb": free // 1_000_000,
        }

    return routes
