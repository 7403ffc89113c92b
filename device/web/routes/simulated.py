"""Routes of a simulated table, and of retrying the camera."""

from typing import Annotated, Any

from fastapi import APIRouter
from pydantic import Field

from device.web import phone_camera, schemas
from device.web.page import Page, refusals
from device.web.simulated import FASTEST, Wish, steer
from webkit.inputs import Form, OneLine

_REFUSALS = refusals(400, 401, 403, 409, 413, 422, 429, 503)


class Steer(Form):
    """Request body: control of a simulated table."""

    speed: Annotated[float, Field(ge=0.25, le=FASTEST)] | None = None
    turn: Annotated[str, Field(min_length=1, max_length=400), OneLine] | None = None


def simulated_routes(page: Page) -> APIRouter:
    """Return the routes of a camera that is lost, and of a simulated table."""
    routes = APIRouter(prefix="/api", tags=["act"], responses=_REFUSALS)

    @routes.post("/table/simulated", response_model=schemas.Done)
    async def simulated(wish: Steer) -> dict[str, Any]:
        """Set the speed of a simulated table, and its game."""
        asked = Wish(speed=wish.speed, turn=wish.turn)
        return await page.done(lambda table: steer(table, asked))

    @routes.post("/table/try-again", response_model=schemas.Done)
    async def try_again() -> dict[str, Any]:
        """Try once more to open a camera that is lost."""
        return await page.done(phone_camera.hurry)

    return routes
