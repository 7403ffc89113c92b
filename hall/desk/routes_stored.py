"""The routes of the hall's games: each as a file, and all that were ever stored."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, HTTPException, Query
from fastapi.responses import Response
from starlette.concurrency import run_in_threadpool

from device.export.formats import FORMATS, written
from device.log.gamelog import records_in
from device.web.door.roles import Role
from hall.desk.desk import Desk
from hall.desk.shapes import BoardInPath, GameInPath

Json = dict[str, Any]

_FILES = ("pgn", "sgf", "csv", "html")
_LOG = "jsonl"
_MOST_FOUND = 100


def stored_routes(desk: Desk) -> APIRouter:
    """Return the routes of games that were stored."""
    watch = [Depends(desk.need(Role.WATCH))]
    routes = APIRouter(prefix="/api", dependencies=watch)

    @routes.get("/table/{board}/{game}.{ending}")
    async def game_file(board: BoardInPath, game: GameInPath, ending: str) -> Response:
        """Return a game, played or being played, as PGN, SGF, CSV, HTML or its log."""
        if ending not in (_LOG, *_FILES):
            raise HTTPException(404, f"expected {', '.join(_FILES)} or {_LOG}")
        lines = await desk.store.lines(board, game)
        if not lines:
            raise HTTPException(404, f"board {board} has no game {game!r}")
        text = "".join(f"{line}\n" for line in lines).encode()
        body, kind = text, "application/x-ndjson"
        if ending != _LOG:
            kind = FORMATS[ending].media_type
            records = await run_in_threadpool(records_in, text)
            body = await run_in_threadpool(written, records, ending)
        return Response(body, media_type=kind, headers={"Cache-Control": "no-cache"})

    @routes.get("/search")
    async def search(
        text: Annotated[str, Query(max_length=100)] = "",
        kind: Annotated[str, Query(max_length=100)] = "",
    ) -> Json:
        """Return games of the hall by a player's name, a game or a board's number."""
        rows = await desk.pool.fetch(
            "select board, game, kind, started, over, now->'players' as players, "
            "now->'result' as result, now->'turns' as turns from game "
            "where ($1 = '' or game ilike '%' || $1 || '%' or board::text = $1 "
            "or now->>'players' ilike '%' || $1 || '%') and ($2 = '' or kind = $2) "
            "order by started desc nulls last, board limit $3",
            text,
            kind,
            _MOST_FOUND,
        )
        counts = await desk.pool.fetch(
            "select kind, count(*) as games, count(*) filter (where over) as over "
            "from game where kind is not null group by kind order by games desc"
        )
        found = [dict(row) for row in rows]
        return {"games": found, "kinds": [dict(row) for row in counts]}

    return routes
