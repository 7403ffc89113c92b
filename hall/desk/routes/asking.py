"""The routes of players: who has the role *play* may call an arbiter to the own board.

Whatever else a player does (claim, give up, agree) is done at the board, where the
referee rules on it and the log has it (docs/decisions/0028-what-the-desk-is-asked.md).
"""

import json

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import Response

from device.json_types import Json
from hall.desk.desk import Desk
from hall.desk.own_boards import boards_of
from hall.desk.shapes import PlayerCall
from hall.store.store import CALLS
from webkit.inputs import BoardInPath

PLAYERS = "player"
"""The kind of a call that came from a player's phone, not from a line of a log."""

_NEWEST = """
select game from game where board = $1
order by started desc nulls last, game desc limit 1
"""
_ASK = """
insert into call (board, game, n, kind, says, asked_by)
select $1, $2, least(coalesce(min(n), 0), 0) - 1, $3, $4, $5
from call where board = $1 and game = $2
returning n
"""
_OPEN = """
select 1 from call
where board = $1 and kind = $2 and asked_by = $3 and closed is null
"""
_TAKE_BACK = """
update call set closed = now()
where board = $1 and kind = $2 and asked_by = $3 and closed is null
"""


def asking_routes(desk: Desk) -> APIRouter:
    """Return the routes by which players call arbiters."""
    routes = APIRouter(prefix="/api/table")

    @routes.post("/{board}/ask", status_code=201)
    async def ask(request: Request, board: BoardInPath, question: PlayerCall) -> Json:
        """Call an arbiter to a board of one's own; once at a time."""
        name = await _player(desk, request, board)
        game = await desk.pool.fetchval(_NEWEST, board)
        if game is None:
            raise HTTPException(409, f"at board {board} no game has begun")
        if await desk.pool.fetchval(_OPEN, board, PLAYERS, name):
            raise HTTPException(409, "an arbiter is called already")
        said = question.says.strip()
        n = await desk.pool.fetchval(_ASK, board, game, PLAYERS, said, name)
        await _notify(desk, board)
        return {"n": n}

    @routes.delete("/{board}/ask")
    async def take_back(request: Request, board: BoardInPath) -> Response:
        """Take one's own call back: it has settled itself."""
        name = await _player(desk, request, board)
        await desk.pool.execute(_TAKE_BACK, board, PLAYERS, name)
        await _notify(desk, board)
        return Response(status_code=204)

    return routes


async def _player(desk: Desk, request: Request, board: int) -> str:
    """Return the name of who asks, who must play at the board."""
    name = desk.who(request).name
    if board not in await boards_of(desk, name):
        raise HTTPException(403, f"{name} does not play at board {board}")
    return name


async def _notify(desk: Desk, board: int) -> None:
    await desk.pool.execute("select pg_notify($1, $2)", CALLS, json.dumps([board]))
