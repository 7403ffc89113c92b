"""The routes by which boards join the hall."""

from dataclasses import asdict

from fastapi import APIRouter, Request
from fastapi.responses import Response
from starlette.concurrency import run_in_threadpool

from device.json_types import Json
from hall.desk.desk import Desk
from hall.desk.joining import Joining
from hall.desk.shapes import Code, JoiningBoard
from webkit.access import address_of_caller
from webkit.address import qr_svg
from webkit.inputs import BoardInPath

_RUNNING = """
select game from (select * from game where board = $1 and kind is not null
    order by started desc nulls last, game desc limit 1) as newest
where not over and changed > now() - interval '1 day'
"""


def joining_routes(desk: Desk, joining: Joining) -> APIRouter:
    """Return the routes of boards that join, and leave."""
    routes = APIRouter(prefix="/api")

    @routes.post("/places")
    async def place(request: Request, new: JoiningBoard) -> Json:
        """Return a code by which a machine becomes a board, and what to say there."""
        code = joining.code(new.board)
        address = f"{request.base_url}join/{code}"
        return {
            "board": new.board,
            "address": address,
            "command": f"mwamuzi join {address}",
            "qr": qr_svg(address),
        }

    @routes.post("/join")
    async def join(request: Request, told: Code) -> Json:
        """Give a machine what it needs, for a code that was not used yet.

        ``game`` is the one that the board was in the middle of, with its lines; the
        machine goes on with it. None: there is none.
        """
        address = address_of_caller(request)
        given = await run_in_threadpool(joining.join, told.code, address)
        return {**asdict(given), "game": await _running(desk, given.board)}

    @routes.delete("/places/{board}")
    async def leave(board: BoardInPath) -> Response:
        """Take a board's account away: it can no longer send."""
        if joining.accounts is not None:
            await run_in_threadpool(joining.accounts.remove, str(board))
        return Response(status_code=204)

    return routes


async def _running(desk: Desk, board: int) -> Json | None:
    """Return the game that a board is in the middle of, None if it is in none."""
    game = await desk.pool.fetchval(_RUNNING, board)
    if game is None:
        return None
    return {"name": game, "lines": await desk.store.lines(board, game)}
