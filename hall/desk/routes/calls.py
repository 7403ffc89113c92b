"""The routes of the arbiters: who takes a call, and what is decided."""

import json
from typing import Any

from fastapi import APIRouter, HTTPException, Request

from device.json_types import Json
from hall.desk.deciding import refusal
from hall.desk.desk import Desk
from hall.desk.routes.asking import PLAYERS
from hall.desk.shapes import CallSettled, CallTaken, NewDecision
from hall.store.store import CALLS

_QUEUE = """
select c.board, c.game, c.n, c.kind, extract(epoch from c.came) as came,
    c.taken_by as by, c.says, c.asked_by, g.kind as played, l.text as line
from call c join game g using (board, game)
left join line l on l.day = g.day
    and l.board = c.board and l.game = c.game and l.n = c.n
where c.closed is null
order by c.taken_by is not null, c.came limit 200
"""
_MADE = """
select id, board, game, n, deed, side, seconds, says, by_role, by_name,
    extract(epoch from made) as made, logged
from decision order by decision.made desc limit 200
"""
_CLAIMS = """
select g.board, g.game, g.kind as played, g.claims::text as claims from game g
where g.claims <> '[]' and not g.over and not exists (select from game later
    where later.board = g.board and later.started > g.started)
order by g.board limit 200
"""


def call_routes(desk: Desk) -> APIRouter:
    """Return the routes of the queue and of decisions."""
    routes = APIRouter(prefix="/api")

    @routes.get("/calls")
    async def calls() -> Json:
        """Return open calls, possible claims and the latest decisions."""
        rows = await desk.pool.fetch(_QUEUE)
        claims = await desk.pool.fetch(_CLAIMS)
        made = await desk.pool.fetch(_MADE)
        return {
            "claims": [
                {**dict(row), "claims": json.loads(row["claims"])} for row in claims
            ],
            "calls": [{**dict(row), "line": _record(row["line"])} for row in rows],
            "decisions": [{**dict(row), "id": str(row["id"])} for row in made],
        }

    @routes.post("/calls")
    async def take(request: Request, call: CallTaken) -> Json:
        """Take a call, so that no other arbiter goes there; or give it back."""
        name = desk.who(request).name
        taken = await desk.pool.fetchval(
            "update call set taken_by = case when $4 then $5 end, "
            "taken = case when $4 then now() end "
            "where board = $1 and game = $2 and n = $3 and closed is null "
            "and (taken_by is null or taken_by = $5) returning 1",
            call.board,
            call.game,
            call.n,
            call.take,
            name,
        )
        if not taken:
            raise HTTPException(409, await _why_not(desk, call))
        await _notify(desk, call.board)
        return {"by": name if call.take else None}

    @routes.post("/calls/settled")
    async def settled(call: CallSettled) -> Json:
        """Close a player's own call, of which there is nothing to decide."""
        done = await desk.pool.fetchval(
            "update call set closed = now() where board = $1 and game = $2 "
            "and n = $3 and kind = $4 and closed is null returning 1",
            call.board,
            call.game,
            call.n,
            PLAYERS,
        )
        if not done:
            raise HTTPException(409, "it is no open call of a player")
        await _notify(desk, call.board)
        return {}

    @routes.post("/decisions", status_code=201)
    async def decide(request: Request, new: NewDecision) -> Json:
        """Decide: it is sent to the board until its log holds it."""
        who = desk.who(request)
        await _check(desk, new)
        made = await desk.pool.fetchval(
            "insert into decision "
            "(board, game, n, deed, side, seconds, says, by_role, by_name) "
            "values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id",
            new.board,
            new.game,
            new.n,
            new.deed,
            new.side,
            new.seconds,
            new.says.strip(),
            who.role,
            who.name,
        )
        await desk.pool.execute(
            "update call set closed = now(), taken_by = coalesce(taken_by, $4) "
            "where board = $1 and game = $2 and n = $3 and closed is null",
            new.board,
            new.game,
            new.n,
            who.name,
        )
        await _notify(desk, new.board)
        return {"id": str(made)}

    return routes


async def _check(desk: Desk, new: NewDecision) -> None:
    """Raise for a decision that is not possible."""
    now = await desk.pool.fetchval(
        "select now::text from game where board = $1 and game = $2", new.board, new.game
    )
    if now is None:
        raise HTTPException(404, f"board {new.board} has no game {new.game!r}")
    ruled = await is_ruled_on(desk, new.board, new.game, new.n)
    why = refusal(
        json.loads(now), ruled=ruled, deed=new.deed, side=new.side, board=new.board
    )
    if why is not None:
        raise HTTPException(422, why)
    if new.deed == "time" and not new.seconds:
        raise HTTPException(422, "say how many seconds")


async def is_ruled_on(desk: Desk, board: int, game: str, n: int | None = None) -> bool:
    """Return True if a game has an open ruling, or line `n` is one."""
    return bool(
        await desk.pool.fetchval(
            "select exists (select from call where board = $1 and game = $2 "
            "and kind = $3 and (closed is null or n = $4))",
            board,
            game,
            "illegal",
            n,
        )
    )


async def _why_not(desk: Desk, call: CallTaken) -> str:
    by = await desk.pool.fetchval(
        "select taken_by from call "
        "where board = $1 and game = $2 and n = $3 and closed is null",
        call.board,
        call.game,
        call.n,
    )
    return f"{by} has taken it" if by else "it is settled already"


async def _notify(desk: Desk, board: int) -> None:
    await desk.pool.execute("select pg_notify($1, $2)", CALLS, json.dumps([board]))


def _record(text: str | None) -> Any:
    return json.loads(text) if text else None
