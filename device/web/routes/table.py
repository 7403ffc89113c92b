"""Routes of commands: to the table, and to the game."""

from typing import Annotated, Any

from fastapi import APIRouter, Body, Request

from calibration.find import South
from device.game.choice import ENDS, Choice, control_in
from device.voice.sentences import remarked
from device.web import acts, schemas
from device.web.page import Page, answered, refusals

_REFUSALS = refusals(400, 401, 403, 404, 409, 413, 422, 429, 503)


def table_routes(page: Page) -> APIRouter:
    """Return the routes by which a table is set up."""
    routes = _acting()
    done = schemas.Done

    @routes.post("/table/choose", response_model=done)
    async def choose(request: Request, wish: schemas.Choose) -> dict[str, Any]:
        """Choose game and board."""
        usual, timed = page.outfit.settings.game.strict, page.outfit.settings.clock
        if wish.strict is not None and wish.strict is not usual:
            page.need(request, "choose strict")
        choice = Choice(
            wish.game,
            wish.options,
            wish.match,
            {side: tuple(names) for side, names in wish.teams.items()},
            usual if wish.strict is None else wish.strict,
            clock=control_in(timed.control if wish.clock is None else wish.clock),
            flag_ends=(wish.flag or timed.flag) == ENDS,
        )
        wished = acts.Wished(
            choice,
            wish.first,
            wish.players,
            wish.board,
            schemas.seats_of(wish.seats),
        )
        return await page.done(lambda table: acts.choose(table, wished))

    @routes.post("/table/aim", response_model=done)
    async def aim() -> dict[str, Any]:
        """Go back to the camera."""
        return await page.done(acts.aim)

    @routes.post("/table/calibrate", response_model=done)
    async def calibrate(wish: schemas.Calibrate) -> dict[str, Any]:
        """Search for the board; the result is in the state."""
        page.not_too_often()
        corners: list[tuple[float, float]] | None = None
        if wish.corners is not None:
            corners = [(x, y) for x, y in wish.corners]
        return await page.done(
            lambda table: acts.calibrate(table, South(wish.south), corners)
        )

    @routes.post("/table/teach", response_model=done)
    async def teach(wish: schemas.Teach) -> dict[str, Any]:
        """Learn the chips or the seeds that lie on the board now."""
        page.not_too_often()
        teaching = acts.Teaching(wish.pieces, wish.fill)
        return await page.done(lambda table: acts.teach(table, teaching))

    @routes.post("/table/start", response_model=done)
    async def start(request: Request) -> dict[str, Any]:
        """Begin a game with what was chosen."""
        who = page.who(request)
        return await page.done(lambda table: acts.start(table, who))

    @routes.post("/table/resume", response_model=done)
    async def resume(wish: schemas.Resume) -> dict[str, Any]:
        """Resume a past game."""
        return await page.done(lambda table: acts.resume(table, wish.name))

    @routes.post("/table/leave", response_model=done)
    async def leave() -> dict[str, Any]:
        """End the watching."""
        return await page.done(acts.leave)

    return routes


def command_routes(page: Page) -> APIRouter:
    """Return the route by which the game on the table is commanded."""
    routes = _acting()

    @routes.post("/command", response_model=schemas.Done)
    async def command(
        request: Request, wish: Annotated[schemas.Wished, Body()]
    ) -> dict[str, Any]:
        """Put a command to the game, as a button does."""
        page.need(request, f"do {wish.do}")
        came = await answered(page.table.command(wish.wish(), page.who(request)))
        texts: dict[str, str] = {}
        if came.why is not None:
            game = page.table.subscriber.referee.game
            why = remarked(came.why, page.language, game)["texts"]
            texts = {known: f"{said}." for known, said in why.items()}
        return {"done": came.done, "told": came.told, "texts": texts}

    return routes


def _acting() -> APIRouter:
    """Return an empty set of routes for those who act."""
    return APIRouter(
        prefix="/api",
        tags=["act"],
        responses=_REFUSALS,
    )
