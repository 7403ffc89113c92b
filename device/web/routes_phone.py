"""The routes by which a phone lends its camera: one picture a request."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, HTTPException, Query, Request

from device.camera.phone import OtherPhoneError
from device.web import lending, schemas
from device.web.page import Page, refusals

MOST_AT_ONCE = 4
"""So many pictures may be on their way at a time."""

_STEP_S, _MOST_STEPS = 0.02, 50

Phone = Annotated[str, Query(pattern=schemas.PHONE)]


def phone_routes(page: Page) -> APIRouter:
    """Return the routes of a phone's camera."""
    routes = APIRouter(
        prefix="/api/phone",
        tags=["act"],
        responses=refusals(400, 401, 403, 409, 413, 422, 503),
    )
    lent = page.outfit.lent
    coming = _Coming()

    @routes.post("/begin", response_model=schemas.Done)
    async def begin(wish: schemas.Lend) -> dict[str, Any]:
        """Be the camera of the table from now on."""
        return await page.done(lambda table: lending.lend(table, wish.phone))

    @routes.post("/end", response_model=schemas.Done)
    async def end(wish: schemas.Lend) -> dict[str, Any]:
        """Be the camera no more."""
        return await page.done(lambda table: lending.give_back(table, wish.phone))

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
        if lent.watcher is None and lending.is_lost(page.table):
            page.table.ask(lambda: lending.look(page.table))
        for _ in range(_MOST_STEPS):
            if lent.is_taken(number) or page.hub.closed:
                break
            await asyncio.sleep(_STEP_S)
        return {"taken": lent.is_taken(number)}

    return routes


class _Coming:
    """Counts the pictures that are on their way, so that memory stays bounded."""

    def __init__(self) -> None:
        self._now = 0

    def __enter__(self) -> None:
        if self._now >= MOST_AT_ONCE:
            raise HTTPException(503, "too many pictures at once")
        self._now += 1

    def __exit__(self, *_why: object) -> None:
        self._now -= 1
