"""The routes of the wall: all boards, one board in full, its pictures and its game."""

import json
from collections.abc import Sequence
from typing import Annotated, Any

import asyncpg
from fastapi import APIRouter, HTTPException, Query, Request
from fastapi.responses import Response, StreamingResponse
from starlette.concurrency import run_in_threadpool

from device.export.shown_game import ShownGame, labels_plain
from device.json_types import Json
from device.log.lines import DecisionRecord
from device.log.parse import FORMAT, known_format, records_in
from device.ports import LogError
from device.web.state import VERSION
from hall.desk.deciding import offers
from hall.desk.desk import Desk
from hall.desk.own_boards import boards_of
from hall.desk.routes.calls import is_ruled_on
from hall.desk.shapes import GameInPath
from webkit.inputs import BoardInPath, NameInPath, OneLine
from webkit.roles import Role
from webkit.streams import EventStream
from words.languages import LANGUAGES

Language = Annotated[str, Query(pattern=f"^({'|'.join(LANGUAGES)})$")]


def wall_routes(desk: Desk) -> APIRouter:
    """Return the routes for watching the hall."""
    routes = APIRouter(prefix="/api")

    @routes.get("/hall")
    def hall() -> Json:
        """Return the program's version, and the format of logs that it knows."""
        return {"version": VERSION, "format": FORMAT}

    @routes.get("/wall")
    async def wall(request: Request) -> Response:
        """Return the wall's tiles."""
        body = desk.wall.whole(public=desk.is_public(request))
        return Response(body, media_type="application/json")

    @routes.get("/stream", response_class=EventStream)
    async def stream(request: Request) -> StreamingResponse:
        """Return all boards and their changes as server-sent events."""
        news = desk.wall.stream(public=desk.is_public(request))
        return desk.wall.streams.shown(desk.access, request, news)

    @routes.get("/table/{board}")
    async def table(
        request: Request,
        board: BoardInPath,
        game: Annotated[str, Query(max_length=200), OneLine] = "",
        language: Language = "en",
    ) -> Json:
        """Return a board and one of its games in full, the last one for ''."""
        tile = desk.wall.tile(board, public=desk.is_public(request))
        if tile is None:
            raise HTTPException(404, f"no board {board} has said anything yet")
        chosen = game or tile.get("game")
        lines = await desk.lines(request, board, chosen) if chosen else []
        pictures = (
            {} if desk.is_public(request) else await _pictures(desk, board, chosen)
        )
        shown = (
            await run_in_threadpool(_replayed, lines, pictures, language)
            if lines
            else {}
        )
        return {
            **tile,
            "game": chosen,
            "last": tile.get("game"),
            "shown": shown,
            "games": await _games(desk.shown_to(request), board),
            **await _for_whom(desk, request, board, chosen),
        }

    @routes.get("/table/{board}/{game}/pictures/{name}")
    async def picture(
        request: Request, board: BoardInPath, game: GameInPath, name: NameInPath
    ) -> Response:
        """Return a picture of a game: it may show people, so not to the public."""
        desk.who(request)
        jpeg = await desk.pool.fetchval(
            "select jpeg from picture where board = $1 and game = $2 and name = $3",
            board,
            game,
            name,
        )
        if jpeg is None:
            raise HTTPException(404, "there is no such picture")
        headers = {"Cache-Control": "private, max-age=86400"}
        return Response(jpeg, media_type="image/jpeg", headers=headers)

    return routes


async def _for_whom(desk: Desk, request: Request, board: int, game: str | None) -> Json:
    """Return a board's restricted data: its claims and its players."""
    session = desk.session(request)
    if session is None:
        return {}
    if desk.access.role(request) < Role.ARBITER:
        return {"mine": board in await boards_of(desk, session.name)}
    claims = await desk.pool.fetchval(
        "select claims::text from game where board = $1 and game = $2", board, game
    )
    told = {"claims": json.loads(claims or "[]")}
    now = await desk.pool.fetchval(
        "select now::text from game where board = $1 and game = $2", board, game
    )
    if game is None or now is None:
        return told
    ruled = await is_ruled_on(desk, board, game)
    return {**told, "offers": [o.plain for o in offers(json.loads(now), ruled=ruled)]}


async def _games(pool: asyncpg.Pool, board: int) -> list[Json]:
    rows = await pool.fetch(
        "select game, kind, started, over from game where board = $1 "
        "order by started desc nulls last, game desc limit 50",
        board,
    )
    return [dict(row) for row in rows]


async def _pictures(desk: Desk, board: int, game: str | None) -> dict[str, str]:
    """Return the pictures' URLs of a game, by their names."""
    names = await desk.pool.fetch(
        "select name from picture where board = $1 and game = $2", board, game or ""
    )
    where = f"/api/table/{board}/{game}/pictures"
    return {row["name"]: f"{where}/{row['name']}" for row in names}


def _replayed(lines: Sequence[str], pictures: dict[str, str], language: str) -> Json:
    """Return a game as the page shows it, as far as the rules follow its lines."""

    def picture(record: Any) -> tuple[str | None, str | None]:
        frame = record.get("frame")
        at, before = pictures.get(f"{frame}.jpg"), pictures.get(f"{frame}-before.jpg")
        return at, before

    try:
        header, *records = records_in("".join(f"{line}\n" for line in lines).encode())
        known_format(header)
        shown = ShownGame(header, language, picture)
    except LogError as error:
        return {"fault": str(error)}
    fault = None
    try:
        for record in records:
            shown.take(record)
    except LogError as error:
        fault = str(error)
    return {
        "game": header.get("game"),
        "board": header.get("board"),
        "labels": labels_plain(shown.history.game.labels),
        "sides": list(shown.sides),
        "players": header.get("players") or {},
        "layout": shown.layout,
        "turns": shown.turns,
        "rulings": shown.rulings,
        "dispute": shown.dispute,
        "last": shown.last,
        "decisions": [one.plain for one in records if isinstance(one, DecisionRecord)],
        "fault": fault,
    }
