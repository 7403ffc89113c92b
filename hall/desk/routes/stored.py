"""The routes of the hall's games: each as a file, and all that were ever stored."""

import logging
from datetime import date
from functools import lru_cache
from typing import Annotated, Literal

from fastapi import APIRouter, HTTPException, Query, Request
from fastapi.responses import Response, StreamingResponse
from starlette.concurrency import run_in_threadpool

from device.export.formats import FORMATS, written
from device.json_types import Json
from device.log.parse import records_in
from device.ports import LogError
from hall.desk.archive import archived
from hall.desk.desk import Desk
from hall.desk.shapes import GameInPath
from hall.desk.statistics import Statistics
from webkit.inputs import BIGGEST, BoardInPath, NameInPath, OneLine

_FILES = ("pgn", "sgf", "csv", "html")
_LOG = "jsonl"
_MOST_FOUND = 100
_MOST_LIVE = 600
_NOT_KEPT = {"Cache-Control": "no-cache"}
_LAST = """
select distinct on (board) board, game from game
where ($1::int is null or board = $1) and ($2 = '' or kind = $2)
order by board, started desc nulls last, game desc
"""

log = logging.getLogger(__name__)


def stored_routes(desk: Desk) -> APIRouter:
    """Return the routes of games that were stored."""
    routes = APIRouter(prefix="/api")

    @routes.get("/table/{board}/{game}.{ending}")
    async def game_file(
        request: Request, board: BoardInPath, game: GameInPath, ending: NameInPath
    ) -> Response:
        """Return a game, played or being played, as PGN, SGF, CSV, HTML or its log."""
        if ending not in (_LOG, *_FILES):
            raise HTTPException(404, f"expected {', '.join(_FILES)} or {_LOG}")
        lines = await desk.lines(request, board, game)
        if not lines:
            raise HTTPException(404, f"board {board} has no game {game!r}")
        kind = "application/x-ndjson" if ending == _LOG else FORMATS[ending].media_type
        body = await run_in_threadpool(_written, tuple(lines), ending)
        return Response(body, media_type=kind, headers=_NOT_KEPT)

    @routes.get("/live/{ending}")
    async def live(
        request: Request,
        ending: Literal["pgn", "sgf"],
        board: Annotated[int | None, Query(ge=0, lt=BIGGEST)] = None,
        kind: Annotated[str, Query(max_length=100), OneLine] = "",
    ) -> Response:
        """Return the games that are on, one after the other, for who polls them."""
        found: list[bytes] = []
        rows = await desk.shown_to(request).fetch(_LAST, board, kind)
        for row in rows[:_MOST_LIVE]:
            lines = await desk.lines(request, row["board"], row["game"])
            try:
                found.append(await run_in_threadpool(_written, tuple(lines), ending))
            except (LogError, ValueError) as error:  # the others are listed
                log.warning("board %d, %s: %s", row["board"], row["game"], error)
        body, media = b"\n".join(found), FORMATS[ending].media_type
        return Response(body, media_type=media, headers=_NOT_KEPT)

    @routes.get("/archive.zip")
    async def archive(
        first: date | None = None, last: date | None = None
    ) -> StreamingResponse:
        """Return all games from one day to another as a ZIP: logs and PGN."""
        named = {"Content-Disposition": 'attachment; filename="hall.zip"'}
        whole = archived(desk.store, first, last)
        return StreamingResponse(whole, media_type="application/zip", headers=named)

    figures = Statistics()

    @routes.get("/statistics")
    async def statistics(
        request: Request,
        player: Annotated[str, Query(max_length=80), OneLine] = "",
        game: Annotated[str, Query(max_length=100), OneLine] = "",
    ) -> Json:
        """Return results by player over finished games, and openings."""
        return await figures.of(desk.shown_to(request), player, game)

    @routes.get("/search")
    async def search(
        request: Request,
        text: Annotated[str, Query(max_length=100), OneLine] = "",
        kind: Annotated[str, Query(max_length=100), OneLine] = "",
    ) -> Json:
        """Return games of the hall by a player's name, a game or a board's number."""
        pool = desk.shown_to(request)
        rows = await pool.fetch(
            "select board, game, kind, started, over, now->'players' as players, "
            "now->'sides' as sides, "
            "now->'result' as result, now->'turns' as turns from game "
            "where ($1 = '' or game ilike '%' || $1 || '%' or board::text = $1 "
            "or now->>'players' ilike '%' || $1 || '%') and ($2 = '' or kind = $2) "
            "order by started desc nulls last, board limit $3",
            text,
            kind,
            _MOST_FOUND,
        )
        counts = await pool.fetch(
            "select kind, count(*) as games, count(*) filter (where over) as over "
            "from game where kind is not null group by kind order by games desc"
        )
        found = [dict(row) for row in rows]
        return {"games": found, "kinds": [dict(row) for row in counts]}

    return routes


@lru_cache(maxsize=1024)
def _written(lines: tuple[str, ...], ending: str) -> bytes:
    """Return a game's lines in a format; what has not changed is not made again."""
    text = "".join(f"{line}\n" for line in lines).encode()
    return text if ending == _LOG else written(records_in(text), ending)
