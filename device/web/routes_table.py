"""The routes of those who act: the PIN, the table, the game's commands."""

from typing import Annotated, Any

from fastapi import APIRouter, Body, Depends, HTTPException, Request
from fastapi.responses import JSONResponse, Response

from calibration.find import South
from device.game.choice import Choice
from device.ports import Priority
from device.web import acts, schemas
from device.web.page import Page, answered, refusals
from device.web.security import COOKIE, SESSION_S

_REFUSALS = refusals(400, 401, 403, 404, 409, 413, 422, 429, 503)


def session_routes(page: Page) -> APIRouter:
    """Return the routes by which a phone shows the PIN."""
    routes = APIRouter(prefix="/api/session", tags=["session"])

    @routes.get("", response_model=schemas.MayAct)
    async def session(request: Request) -> dict[str, bool]:
        """Return whether this phone may act."""
        return {"may_act": page.door.may_act(request.cookies.get(COOKIE))}

    @routes.post("", status_code=204, response_class=Response, responses=_REFUSALS)
    async def show_pin(request: Request, shown: schemas.Pin) -> Response:
        """Show the PIN; the answer sets a cookie that lets this phone act."""
        tried = page.door.try_pin(shown.pin, _caller(request))
        if tried.token is not None:
            answer = Response(status_code=204)
            answer.set_cookie(
                COOKIE,
                tried.token,
                max_age=int(SESSION_S),
                httponly=True,
                samesite="strict",
                secure=request.url.scheme == "https",
            )
            return answer
        if tried.wait_s > 0:
            return _wait(tried.wait_s, "too many wrong PINs; wait a little")
        body = {"detail": "that is not the PIN", "tries_left": tried.tries_left}
        return JSONResponse(body, status_code=401)

    @routes.post("/say", status_code=204, response_class=Response, responses=_REFUSALS)
    async def say_pin() -> Response:
        """Have the machine say its PIN aloud, for those who stand beside it."""
        wait_s = page.say_pace.wait_s()
        if wait_s > 0:
            return _wait(wait_s, "the PIN was said a moment ago")
        page.outfit.voice.say(" ".join(page.door.pin), Priority.RULING)
        return Response(status_code=204)

    @routes.delete(
        "", status_code=204, response_class=Response, responses=refusals(403)
    )
    async def give_back(request: Request) -> Response:
        """Give the right to act back."""
        page.door.leave(request.cookies.get(COOKIE))
        answer = Response(status_code=204)
        answer.delete_cookie(COOKIE)
        return answer

    return routes


def _caller(request: Request) -> str:
    return request.client.host if request.client is not None else ""


def _wait(wait_s: float, detail: str) -> JSONResponse:
    seconds = max(1, round(wait_s))
    return JSONResponse(
        {"detail": detail, "retry_after_s": seconds},
        status_code=429,
        headers={"Retry-After": str(seconds)},
    )


def table_routes(page: Page) -> APIRouter:
    """Return the routes by which a table is set up."""
    routes = _acting(page)
    done = schemas.Done

    @routes.post("/table/choose", response_model=done)
    async def choose(wish: schemas.Choose) -> dict[str, Any]:
        """Choose what is played."""
        choice = Choice(
            wish.game,
            wish.options,
            wish.match,
            {side: tuple(names) for side, names in wish.teams.items()},
            page.outfit.settings.game.strict if wish.strict is None else wish.strict,
        )
        wished = acts.Wished(choice, wish.first, wish.players, wish.board)
        return await page.done(lambda table: acts.choose(table, wished))

    @routes.post("/table/aim", response_model=done)
    async def aim() -> dict[str, Any]:
        """Go back to the camera."""
        return await page.done(acts.aim)

    @routes.post("/table/calibrate", response_model=done)
    async def calibrate(wish: schemas.Calibrate) -> dict[str, Any]:
        """Look for the board; what comes of it is in the state."""
        _not_too_often(page)
        corners: list[tuple[float, float]] | None = None
        if wish.corners is not None:
            corners = [(x, y) for x, y in wish.corners]
        return await page.done(
            lambda table: acts.calibrate(table, South(wish.south), corners)
        )

    @routes.post("/table/teach", response_model=done)
    async def teach(wish: schemas.Teach) -> dict[str, Any]:
        """Learn the chips or the seeds that lie on the board now."""
        _not_too_often(page)
        teaching = acts.Teaching(wish.pieces, wish.fill)
        return await page.done(lambda table: acts.teach(table, teaching))

    @routes.post("/table/start", response_model=done)
    async def start() -> dict[str, Any]:
        """Begin a game with what was chosen."""
        return await page.done(acts.start)

    @routes.post("/table/resume", response_model=done)
    async def resume(wish: schemas.Resume) -> dict[str, Any]:
        """Go on with a past game."""
        return await page.done(lambda table: acts.resume(table, wish.name))

    @routes.post("/table/leave", response_model=done)
    async def leave() -> dict[str, Any]:
        """End the watching."""
        return await page.done(acts.leave)

    return routes


def command_routes(page: Page) -> APIRouter:
    """Return the route by which the game on the table is commanded."""
    routes = _acting(page)

    @routes.post("/command", response_model=schemas.Done)
    async def command(wish: Annotated[schemas.Wished, Body()]) -> dict[str, Any]:
        """Put a command to the game, as a button does."""
        asked = wish.wish()
        came = await answered(page.table.command(asked))
        return {"done": came.done, "told": came.told}

    return routes


def _acting(page: Page) -> APIRouter:
    """Return an empty set of routes for those who have shown the PIN."""
    return APIRouter(
        prefix="/api",
        tags=["act"],
        dependencies=[Depends(page.acting)],
        responses=_REFUSALS,
    )


def _not_too_often(page: Page) -> None:
    wait_s = page.work_pace.wait_s()
    if wait_s > 0:
        headers = {"Retry-After": str(max(1, round(wait_s)))}
        raise HTTPException(429, "that is asked for too often; wait a little", headers)
