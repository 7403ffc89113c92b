"""Routes of the owner: privacy, deletion, and the machine itself."""

import asyncio
from typing import Any, Literal

from fastapi import APIRouter
from starlette.concurrency import run_in_threadpool

from device.privacy.deletion import Folders, forget_game, forget_person
from device.web import acts, schemas
from device.web.page import Page, refusals
from device.web.past import log_named

_REFUSALS = refusals(400, 401, 403, 404, 409, 413, 422, 503)
Verb = Literal["update", "restart", "reboot", "poweroff", "networks", "join"]


def house_routes(page: Page) -> APIRouter:
    """Return the routes of the owner: privacy, deletion, maintenance."""
    routes = APIRouter(prefix="/api", tags=["house"])
    _privacy(page, routes)
    _machine(page, routes)
    return routes


def _privacy(page: Page, routes: APIRouter) -> None:
    settings = page.outfit.settings
    folders = Folders(page.outfit.games, settings.games.second_folder)
    one_at_a_time = asyncio.Lock()

    @routes.get("/privacy")
    async def privacy() -> dict[str, Any]:
        """Return stored personal data, retention and audience."""
        kept = settings.privacy
        return {
            "pictures": kept.pictures if settings.games.keep_pictures_mb else "none",
            "picture_days": kept.picture_days,
            "pictures_for": kept.pictures_for,
            "camera_for": kept.camera_for,
            "names": kept.names,
            "watch_is_open": not page.door.pins.watch,
        }

    @routes.post("/forget/game", response_model=schemas.Done, responses=_REFUSALS)
    async def game(wish: schemas.Forget) -> dict[str, Any]:
        """Delete a game for good: its log, its pictures, all that was kept of it."""
        async with one_at_a_time:
            path = log_named(page.outfit.games, wish.name)
            await run_in_threadpool(forget_game, folders, path)
        return {"done": True, "told": "The game is deleted for good."}

    @routes.post("/forget/person", response_model=schemas.Done, responses=_REFUSALS)
    async def person(wish: schemas.Forget) -> dict[str, Any]:
        """Take a name out of all logs, and delete those games' pictures, for good."""
        async with one_at_a_time:
            await page.done(lambda table: acts.forget_person(table, wish.name))
            count = await run_in_threadpool(forget_person, folders, wish.name)
            await run_in_threadpool(page.door.sessions.forget, wish.name)
        return {"done": count > 0, "told": _forgotten(count)}


def _forgotten(count: int) -> str:
    if not count:
        return "That name stands in no game."
    return f"The name is taken out of {count} game{'s' if count > 1 else ''} for good."


def _machine(page: Page, routes: APIRouter) -> None:
    @routes.get("/machine", responses=_REFUSALS)
    def machine() -> dict[str, Any]:
        """Return whether the privileged service answers, and the last update."""
        if page.machine is None or not page.machine.there:
            return {"there": False, "busy": False, "told": ""}
        return {"there": True, "busy": False, **page.machine.ask("status")}

    @routes.post("/machine/{verb}", responses=_REFUSALS)
    def ask(verb: Verb, wish: schemas.Machine) -> dict[str, Any]:
        """Have the machine do one of a few things; its own service carries it out."""
        if page.machine is None or not page.machine.there:
            return {"done": False, "told": "This machine cannot be asked from here."}
        more = {"network": wish.network, "password": wish.password}
        return page.machine.ask(verb, **(more if verb == "join" else {}))
