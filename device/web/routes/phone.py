"""Routes for a phone's pictures: as the camera, or to recognise a board."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, HTTPException, Query, Request
from starlette.concurrency import run_in_threadpool

from calibration.common.arrays import Image
from device.camera.phone import OtherPhoneError
from device.untrusted.pictures import decoded_apart
from device.untrusted.process import BoundedReader
from device.web import phone_camera, schemas
from device.web.page import Page, refusals
from device.web.recognising import BoardSearch
from device.web.stage import NotNowError
from words.keys import Key

MOST_AT_ONCE = 4
"""Most concurrent uploads."""

_STEP_S, _MOST_STEPS = 0.02, 50
_LOOK_EVERY_S = 0.5

Phone = Annotated[str, Query(pattern=schemas.PHONE)]


def phone_routes(page: Page) -> APIRouter:
    """Return the routes of a phone's camera."""
    routes = APIRouter(
        prefix="/api/phone",
        tags=["act"],
        responses=refusals(400, 401, 403, 409, 413, 422, 503),
    )
    lent = page.outfit.lent
    coming, reader = _Coming(), BoundedReader()

    @routes.post("/begin", response_model=schemas.Done)
    async def begin(wish: schemas.Lend) -> dict[str, Any]:
        """Be the camera of the table from now on."""
        return await page.done(lambda table: phone_camera.lend(table, wish.phone))

    @routes.post("/end", response_model=schemas.Done)
    async def end(wish: schemas.Lend) -> dict[str, Any]:
        """Be the camera no more."""
        return await page.done(lambda table: phone_camera.give_back(table, wish.phone))

    @routes.post(
        "",
        response_model=schemas.Taken,
        openapi_extra={"requestBody": {"content": {"image/jpeg": {}}}},
    )
    async def picture(
        request: Request, phone: Phone, photograph: bool = False
    ) -> dict[str, Any]:
        """Send the newest picture; it is answered when it was looked at, or soon."""
        if not page.outfit.by_phone:
            raise OtherPhoneError("the table looks through another camera now")
        with coming:
            content = await request.body()
        number = lent.send(phone, content, photograph=photograph)
        if lent.watcher is None and phone_camera.is_lost(page.table):
            page.table.ask(lambda: phone_camera.look(page.table))
        for _ in range(_MOST_STEPS):
            if lent.is_taken(number) or page.hub.closed:
                break
            await asyncio.sleep(_STEP_S)
        return {"taken": lent.is_taken(number)}

    @routes.post(
        "/which",
        response_model=schemas.Which,
        openapi_extra={"requestBody": {"content": {"image/jpeg": {}}}},
    )
    async def which(request: Request) -> dict[str, Any]:
        """Identify the board in a photograph; takes up to a minute."""
        if page.table.playing:
            raise NotNowError(Key("web-game-being-played-leave-first"))
        with coming:
            content = await request.body()
            image = await run_in_threadpool(decoded_apart, reader, content)
        return await _searched(page, request, image)

    return routes


async def _searched(page: Page, request: Request, image: Image) -> dict[str, Any]:
    """Return the board in a picture; cancel the search if the phone disconnects."""
    search = BoardSearch(page.outfit)
    found = asyncio.create_task(run_in_threadpool(search.find, image))
    while not found.done():
        await asyncio.wait({found}, timeout=_LOOK_EVERY_S)
        if page.hub.closed or page.table.playing or await request.is_disconnected():
            search.end()
    return found.result()


class _Coming:
    """Counts uploads in progress, to bound memory."""

    def __init__(self) -> None:
        self._now = 0

    def __enter__(self) -> None:
        if self._now >= MOST_AT_ONCE:
            raise HTTPException(503, "too many pictures at once")
        self._now += 1

    def __exit__(self, *_why: object) -> None:
        self._now -= 1
