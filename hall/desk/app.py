"""Web application of the desk: routes, static files and error responses."""

from collections.abc import Mapping
from pathlib import Path

import asyncpg
from fastapi import Depends, FastAPI
from fastapi.responses import FileResponse
from starlette.middleware.gzip import GZipMiddleware
from starlette.staticfiles import StaticFiles

from device.ports import DeviceError
from device.web.app import STATIC, failure_text, in_their_language
from device.web.endings import NoEndingError
from device.web.messages import PATH, messages_app
from device.web.routes.games import game_routes
from device.web.state import VERSION
from hall.desk.desk import Desk
from hall.desk.joining import Joining
from hall.desk.routes.asking import asking_routes
from hall.desk.routes.calls import call_routes
from hall.desk.routes.joining import joining_routes
from hall.desk.routes.people import people_routes
from hall.desk.routes.stored import stored_routes
from hall.desk.routes.wall import wall_routes
from hall.tournament.repository import TournamentStore
from hall.tournament.routes import tournament_routes
from rules.core.errors import RulesError, UnknownBoardError, UnknownGameError
from webkit.hosts import own_names
from webkit.middleware import Guard
from webkit.refusals import handle_errors

OWN_STATIC = Path(__file__).parent / "static"

_BIG = {"/api/tournaments": 2 * 1024 * 1024}  # a list of players
_STATUS: Mapping[type[Exception], int] = {
    UnknownGameError: 404,
    UnknownBoardError: 404,
    NoEndingError: 404,
    DeviceError: 400,
    RulesError: 400,
    ValueError: 400,
    asyncpg.PostgresError: 503,
    asyncpg.InterfaceError: 503,
    asyncpg.DataError: 400,
}


def make_app(
    desk: Desk, joining: Joining, names: frozenset[str] = frozenset()
) -> FastAPI:
    """Return the desk's application.

    Parameters
    ----------
    joining
        How boards join.
    names
        Host names under which it may be called, besides this machine's own.
    """
    app = FastAPI(
        title="mwamuzi hall",
        version=VERSION,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        dependencies=[Depends(desk.access.enter)],
    )
    app.include_router(people_routes(desk))
    app.include_router(wall_routes(desk))
    app.include_router(stored_routes(desk))
    app.include_router(asking_routes(desk))
    app.include_router(call_routes(desk))
    app.include_router(joining_routes(desk, joining))
    app.include_router(
        tournament_routes(TournamentStore(desk.pool), desk.tournaments, desk.who)
    )
    app.include_router(game_routes())
    app.add_api_route("/", _index, include_in_schema=False)
    app.mount(PATH, messages_app(), name="words")
    app.mount("/static", StaticFiles(directory=STATIC), name="static")
    app.mount("/hall", StaticFiles(directory=OWN_STATIC), name="hall")
    handle_errors(app, _STATUS, in_their_language, failure_text)
    app.add_middleware(GZipMiddleware, minimum_size=800, compresslevel=4)
    app.add_middleware(Guard, names=own_names() | names, big=_BIG, access=desk.access)
    return app


async def _index() -> FileResponse:
    return FileResponse(
        OWN_STATIC / "index.html", headers={"Cache-Control": "no-cache"}
    )
