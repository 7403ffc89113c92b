"""The desk's server: routes, static files and how errors are told."""

from pathlib import Path

from fastapi import Depends, FastAPI
from fastapi.responses import FileResponse
from starlette.middleware.gzip import GZipMiddleware
from starlette.staticfiles import StaticFiles

from device.web.app import STATIC, tell_errors
from device.web.door.roles import Role
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
from hall.tournament.keeping import Keeping
from hall.tournament.routes import tournament_routes
from webkit.guard import Guard
from webkit.security import own_names

OWN_STATIC = Path(__file__).parent / "static"


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
    )
    app.include_router(people_routes(desk))
    app.include_router(wall_routes(desk))
    app.include_router(stored_routes(desk))
    app.include_router(asking_routes(desk))
    app.include_router(call_routes(desk))
    app.include_router(joining_routes(desk, joining))
    app.include_router(tournament_routes(Keeping(desk.pool), desk.need, desk.who))
    app.include_router(game_routes(), dependencies=[Depends(desk.need(Role.WATCH))])
    app.add_api_route("/", _index, include_in_schema=False)
    app.mount("/static", StaticFiles(directory=STATIC), name="static")
    app.mount("/hall", StaticFiles(directory=OWN_STATIC), name="hall")
    tell_errors(app)
    app.add_middleware(GZipMiddleware, minimum_size=800, compresslevel=4)
    app.add_middleware(Guard, names=own_names() | names)
    return app


async def _index() -> FileResponse:
    return FileResponse(
        OWN_STATIC / "index.html", headers={"Cache-Control": "no-cache"}
    )
