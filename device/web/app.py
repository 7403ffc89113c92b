"""Web application of the page: routes, static files and error responses."""

from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path

from fastapi import Depends, FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.middleware.gzip import GZipMiddleware
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

from calibration.common.errors import CalibrationError
from device.camera.phone import OtherPhoneError
from device.ports import DeviceError
from device.privacy.deletion import OnTableError
from device.web.endings import NoEndingError
from device.web.first_page import first_page, own_style
from device.web.machine import NoMachineError
from device.web.messages import PATH, messages_app
from device.web.page import Page
from device.web.past import NoSuchGameError
from device.web.routes.analysis import analysis_routes
from device.web.routes.camera import picture_routes
from device.web.routes.doctor import doctor_routes
from device.web.routes.games import game_routes
from device.web.routes.house import house_routes
from device.web.routes.live import live_routes
from device.web.routes.past import past_routes, shelf_routes
from device.web.routes.phone import phone_routes
from device.web.routes.session import session_routes
from device.web.routes.simulated import simulated_routes
from device.web.routes.table import command_routes, table_routes
from device.web.stage import NotNowError
from device.web.state import VERSION
from device.web.trust import language_wanted
from rules.core.errors import RulesError, UnknownBoardError, UnknownGameError
from webkit.hosts import own_names
from webkit.middleware import POLICY, Guard, policy
from webkit.refusals import handle_errors
from words.catalogue import catalogue

STATIC = Path(__file__).parent / "static"

_PAGES: Mapping[str, str] = {
    **dict.fromkeys(("/", "/watch", "/overlay"), "index.html"),
    "/clock": "clock.html",
}
"""The pages by their paths, and the file of each."""

_FRAMED = ("/overlay",)
IMPORT_PATH = "/api/past"
MOST_IMPORT_BYTES = 32 * 1024 * 1024
MOST_PICTURE_BYTES = 4 * 1024 * 1024
_BIG: Mapping[str, int] = {
    IMPORT_PATH: MOST_IMPORT_BYTES,
    "/api/phone": MOST_PICTURE_BYTES,
    "/api/phone/which": MOST_PICTURE_BYTES,
}
_AS_IT_IS = ("/api/stream", "/api/camera")
STATUS: dict[type[Exception], int] = {
    NoSuchGameError: 404,
    UnknownGameError: 404,
    UnknownBoardError: 404,
    NoEndingError: 404,
    NotNowError: 409,
    OnTableError: 409,
    OtherPhoneError: 409,
    NoMachineError: 503,
    DeviceError: 400,
    RulesError: 400,
    CalibrationError: 400,
    ValueError: 400,
}


class _Static(StaticFiles):
    """Static files, revalidated by the client at each request."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        answer = await super().get_response(path, scope)
        answer.headers["Cache-Control"] = "no-cache"
        return answer


class _Squeezed:
    """Compression of responses, except pictures and streams."""

    def __init__(self, app: ASGIApp) -> None:
        self._plain = app
        self._squeezed = GZipMiddleware(app, minimum_size=800, compresslevel=6)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path: str = scope.get("path", "")
        as_is = path.startswith(_AS_IT_IS) or path.endswith(".jpg")
        await (self._plain if as_is else self._squeezed)(scope, receive, send)


def make_app(page: Page, names: frozenset[str] = frozenset()) -> FastAPI:
    """Return the server's application.

    Parameters
    ----------
    names
        Host names under which phones may call it, besides this machine's own.
    """
    app = FastAPI(
        title="mwamuzi",
        version=VERSION,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        dependencies=[Depends(page.access.enter)],
    )
    for routes in (
        session_routes(page),
        live_routes(page),
        picture_routes(page),
        phone_routes(page),
        game_routes(),
        past_routes(page),
        shelf_routes(page),
        analysis_routes(page),
        table_routes(page),
        simulated_routes(page),
        doctor_routes(page),
        command_routes(page),
        house_routes(page),
    ):
        app.include_router(routes)
    for path, file in _PAGES.items():
        answer = _serving(file) if file != "index.html" else _index_of(page, path)
        app.add_api_route(path, answer, include_in_schema=False)
    app.mount(PATH, messages_app(), name="words")
    app.mount("/static", _Static(directory=STATIC), name="static")
    handle_errors(app, STATUS, in_their_language, failure_text)
    app.add_middleware(_Squeezed)
    app.add_middleware(
        Guard, names=own_names() | names, big=_BIG, access=page.access, framed=_FRAMED
    )
    return app


def _serving(file: str) -> Callable[[], Awaitable[FileResponse]]:
    async def serve() -> FileResponse:
        return FileResponse(STATIC / file, headers={"Cache-Control": "no-cache"})

    return serve


def _index_of(page: Page, path: str) -> Callable[[Request], HTMLResponse]:
    """Return the endpoint of the page; a replay strip has no board at first."""
    told = policy(own_style(), framed=path in _FRAMED)
    headers = {"Cache-Control": "no-cache", POLICY: told}

    def index(request: Request) -> HTMLResponse:
        told = first_page(page, request, drawn=path != "/overlay")
        return HTMLResponse(told, headers=headers)

    return index


def in_their_language(request: Request, text: str) -> str:
    """Return a message in the language of who asks; a text that is no key stays."""
    language = language_wanted(None, request.headers.get("accept-language", ""))
    here = catalogue(language)
    return here.text(text) if here.has(text) else text


def failure_text(request: Request, number: str) -> str:
    """Return the error message of an unhandled exception, in the client's language."""
    language = language_wanted(None, request.headers.get("accept-language", ""))
    return catalogue(language).text("web-failed", {"number": number})
