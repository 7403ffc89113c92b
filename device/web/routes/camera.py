"""Routes of the camera's picture, still and moving."""

import asyncio
from collections.abc import AsyncGenerator
from typing import Annotated

from fastapi import APIRouter, HTTPException, Query, Request
from fastapi.responses import Response, StreamingResponse
from starlette.concurrency import run_in_threadpool

from device.web.camera import Jpeg
from device.web.page import Page, refusals
from webkit.quotas import Shares
from webkit.streams import Endless, Streams

MOST_FILMS = 8

_FILM_EVERY_S = 0.2
_STEP_S, _MOST_STEPS = 0.1, 200
_BOUNDARY = "mwamuzi-picture"

Overlay = Annotated[int, Query(ge=0, le=1)]
Width = Annotated[int, Query(ge=1, le=4096)]


def picture_routes(page: Page) -> APIRouter:
    """Return the routes of the camera's picture."""
    routes = APIRouter(prefix="/api", tags=["watch"])
    films = Streams(Shares(most=MOST_FILMS, each=MOST_FILMS - 2, reserve=2))

    @routes.get(
        "/camera.jpg",
        response_class=Response,
        responses={200: {"content": {"image/jpeg": {}}}, **refusals(503)},
    )
    async def camera(
        request: Request, overlay: Overlay = 0, width: Width = 640
    ) -> Response:
        """Return the newest camera picture."""
        jpeg = await _picture(page, overlay=bool(overlay), width=width)
        if request.headers.get("if-none-match") == jpeg.tag:
            return Response(status_code=304, headers={"ETag": jpeg.tag})
        headers = {"ETag": jpeg.tag, "Cache-Control": "no-cache"}
        return Response(jpeg.content, media_type="image/jpeg", headers=headers)

    @routes.get(
        "/camera.mjpg",
        response_class=Endless,
        responses={
            200: {"content": {"multipart/x-mixed-replace": {}}},
            **refusals(503),
        },
    )
    async def film(
        request: Request, overlay: Overlay = 0, width: Width = 640
    ) -> StreamingResponse:
        """Return the camera's pictures, one after another."""
        await _picture(page, overlay=bool(overlay), width=width)
        kind = f"multipart/x-mixed-replace; boundary={_BOUNDARY}"
        parts = _film(page, overlay=bool(overlay), width=width)
        return films.shown(page.access, request, parts, Endless, media_type=kind)

    return routes


async def _film(
    page: Page, *, overlay: bool, width: int
) -> AsyncGenerator[bytes, None]:
    """Yield picture after picture until the camera or the page is gone."""
    last = ""
    while not page.hub.closed:
        try:
            jpeg = await _picture(page, overlay=overlay, width=width)
        except HTTPException:
            return
        if jpeg.tag != last:
            last = jpeg.tag
            yield _part(jpeg)
        await asyncio.sleep(_FILM_EVERY_S)


async def _picture(page: Page, *, overlay: bool, width: int) -> Jpeg:
    """Return the camera's picture: one of a moment ago, or one made in another thread.

    One that is awaited is waited for.

    Raises
    ------
    HTTPException
        With status 503, if there is none.
    """
    jpeg = page.picture.made(overlay=overlay, width=width)
    if jpeg is None:

        def make() -> Jpeg | None:
            return page.picture.make(overlay=overlay, width=width)

        jpeg = await run_in_threadpool(make)
        for _ in range(_MOST_STEPS):
            if jpeg is not None or not page.picture.awaited:
                break
            await asyncio.sleep(_STEP_S)
            jpeg = await run_in_threadpool(make)
    if jpeg is None:
        raise HTTPException(503, "there is no camera picture now")
    return jpeg


def _part(jpeg: Jpeg) -> bytes:
    size = len(jpeg.content)
    head = (
        f"--{_BOUNDARY}\r\nContent-Type: image/jpeg\r\nContent-Length: {size}\r\n\r\n"
    )
    return head.encode() + jpeg.content + b"\r\n"
