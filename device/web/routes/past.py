"""The routes of past games: list, replay, pictures, downloads, import, figures."""

import asyncio
from functools import partial
from typing import Annotated, Any
from urllib.parse import quote

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import FileResponse, Response
from starlette.concurrency import run_in_threadpool

from device.export.index import Wanted
from device.untrusted.process import BoundedReader
from device.web import archive, schemas
from device.web.page import Page, refusals
from device.web.past import log_named, picture_named, replayed
from device.web.stage import TableStage
from webkit.inputs import OneLine
from webkit.streams import encoded

Name = Annotated[str, Path(min_length=1, max_length=120), OneLine]
Words = Annotated[str, Query(max_length=80), OneLine]
_DAY = r"^(\d{4}-\d{2}-\d{2})?$"
Day = Annotated[str, Query(pattern=_DAY, min_length=10)]


def past_routes(page: Page) -> APIRouter:
    """Return the routes by which past games are found and looked at."""
    routes = APIRouter(prefix="/api/past", tags=["past"])
    games = page.outfit.games

    @routes.get("", responses=refusals(400, 422))
    def past_games(  # noqa: PLR0913, PLR0917 - each may be asked for
        game: Words = "",
        side: Words = "",
        q: Words = "",
        since: Annotated[str, Query(pattern=_DAY)] = "",
        until: Annotated[str, Query(pattern=_DAY)] = "",
        offset: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
        limit: Annotated[int, Query(ge=1, le=200)] = 50,
    ) -> dict[str, Any]:
        """Return the games that match, newest first."""
        wanted = Wanted(
            words=tuple(q.split()),
            game=game,
            player=side,
            since=since,
            until=until,
            limit=limit,
            offset=offset,
        )
        live = page.hub["game"] if page.hub["stage"] == TableStage.PLAY else None
        return archive.listed(games, wanted, live and live["name"])

    @routes.get("/formats")
    def formats() -> list[dict[str, Any]]:
        """Return the available export formats."""
        return archive.formats()

    @routes.get("/statistics", responses=refusals(422))
    def statistics(side: Words = "", game: Words = "") -> dict[str, Any]:
        """Return results by player, and statistics of openings."""
        return archive.statistics(games, side, game)

    @routes.get("/review", responses=refusals(422))
    def review(since: Day, until: Day) -> dict[str, Any]:
        """Return the review of a period: games, players and openings."""
        return archive.reviewed(games, since, until)

    @routes.get("/{name}", responses=refusals(400, 404, 422))
    def past_game(name: Name) -> Response:
        """Return a past game, ready to be replayed."""
        body = encoded(replayed(log_named(games, name), page.language))
        return Response(body, media_type="application/json")

    @routes.get(
        "/{name}/pictures/{file}",
        response_class=FileResponse,
        responses={200: {"content": {"image/jpeg": {}}}, **refusals(404, 422)},
    )
    def picture(name: Name, file: Name) -> FileResponse:
        """Return a picture of a past game."""
        path = picture_named(games, name, file)
        keep = {"Cache-Control": "max-age=86400"}
        return FileResponse(path, media_type="image/jpeg", headers=keep)

    return routes


def shelf_routes(page: Page) -> APIRouter:
    """Return the routes of export and import of past games."""
    routes = APIRouter(prefix="/api/past", tags=["past"])
    one_at_a_time, few_at_once = asyncio.Semaphore(1), asyncio.Semaphore(2)
    reader = BoundedReader()

    @routes.get(
        "/{name}/download",
        response_class=Response,
        responses={200: {"content": {"*/*": {}}}, **refusals(400, 404, 422)},
    )
    async def download(
        request: Request,
        name: Name,
        form: Annotated[str, Query(alias="format", max_length=10), OneLine] = "jsonl",
    ) -> Response:
        """Return a past game in another format."""
        take_out = partial(
            archive.taken_out,
            page.outfit.games,
            name,
            form,
            pictured=page.may(request, "download with pictures"),
            language=page.language,
        )
        async with one_at_a_time:  # a film takes a second of the referee's machine
            taken = await run_in_threadpool(take_out)
        headers = {
            "Content-Disposition": f"attachment; filename*=UTF-8''{quote(taken.name)}",
            "Content-Security-Policy": "sandbox",
        }
        return Response(taken.content, media_type=taken.media_type, headers=headers)

    @routes.post(
        "",
        response_model=schemas.Put,
        responses=refusals(400, 401, 403, 413, 429),
        openapi_extra={"requestBody": {"content": {"application/octet-stream": {}}}},
    )
    async def put_in(request: Request) -> dict[str, Any]:
        """Import the games of a file; the header X-File-Name names it."""
        page.not_too_often()
        file_name = request.headers.get("x-file-name", "")
        async with few_at_once:  # each holds a file in memory
            content = await request.body()
            kept = await run_in_threadpool(
                archive.put_in, page.outfit.games, content, file_name, reader
            )
        return {"done": True, "told": kept.said, "name": kept.names[0]}

    return routes
