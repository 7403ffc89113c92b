"""Both applications on the web kit, and every door of theirs: found by the code."""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, get_args, get_origin

import httpx
from fastapi import FastAPI
from fastapi.routing import APIRoute
from pydantic import BaseModel
from pydantic.fields import FieldInfo

from device.web.app import make_app as make_page
from device.web.page import Page
from hall.desk.app import make_app as make_desk
from hall.desk.desk import Desk
from hall.desk.joining import Joining
from hall.desk.people import People
from hall.desk.wall import Wall
from hall.store.store import Store
from tests.device.web.served import Hands, page_at
from webkit.access import Access
from webkit.lockout import Attempts
from webkit.rate_limit import Pace
from webkit.roles import Pins, Role
from webkit.serving import Manner, WebServer, listening
from webkit.sessions import Sessions
from webkit.streams import Streams

PINS = Pins("111111", "222222", "333333")
APPS = ("page", "desk")


def routes_of(holder: Any) -> Iterator[APIRoute]:
    """Yield every route of an application, those of its routers too."""
    for route in holder.routes:
        if isinstance(route, APIRoute):
            yield route
        elif (inner := getattr(route, "original_router", None)) is not None:
            yield from routes_of(inner)


def names_of(route: APIRoute) -> Iterator[str]:
    """Yield what tables of roles call a route."""
    for method in sorted(route.methods or ()):
        yield f"{method} {route.path}"


@dataclass(frozen=True)
class Leaf:
    """One value that a route takes: where it stands, its type and what bounds it."""

    where: str
    kind: Any
    bounds: tuple[Any, ...]


def leaves_of(route: APIRoute) -> Iterator[Leaf]:
    """Yield every value that a route takes: of its path, its query and its body."""
    taken = route.dependant
    for one in (*taken.path_params, *taken.query_params, *taken.header_params):
        yield from _leaves(one.name, one.field_info)
    for one in taken.body_params:
        yield from _leaves("", one.field_info)


def bodies_of(route: APIRoute) -> Iterator[type[BaseModel]]:
    """Yield the kinds of bodies that a route takes."""
    for one in route.dependant.body_params:
        yield from _models(one.field_info.annotation)


def _models(kind: Any) -> Iterator[type[BaseModel]]:
    if isinstance(kind, type) and issubclass(kind, BaseModel):
        yield kind
    for inner in get_args(kind):
        yield from _models(inner)


def _leaves(where: str, field: FieldInfo) -> Iterator[Leaf]:
    yield from _in(where, field.annotation, tuple(field.metadata))


def _in(where: str, kind: Any, bounds: tuple[Any, ...]) -> Iterator[Leaf]:
    if isinstance(kind, type) and issubclass(kind, BaseModel):
        for name, field in kind.model_fields.items():
            yield from _leaves(f"{where}.{name}".strip("."), field)
    elif hasattr(kind, "__metadata__"):  # Annotated
        inner, *more = get_args(kind)
        flat = [m for one in more for m in (getattr(one, "metadata", None) or [one])]
        yield from _in(where, inner, (*bounds, *flat))
    elif get_origin(kind) is not None and not _is_literal(kind):
        held = [one for one in get_args(kind) if one is not type(None)]
        passed = bounds if get_origin(kind) not in (list, dict, tuple, set) else ()
        if not passed and bounds:
            yield Leaf(where, get_origin(kind), bounds)
        for one in held:
            yield from _in(where, one, passed)
    else:
        yield Leaf(where, kind, bounds)


def _is_literal(kind: Any) -> bool:
    return str(get_origin(kind)) == "typing.Literal"


@dataclass
class Door:
    """One of the applications, and what a test needs of it.

    Attributes
    ----------
    sign_in
        Lets a browser in as somebody who may all.
    other_pin
        Gives that somebody another PIN.
    news
        Has every stream told of something.
    attempts
        Counts what is tried.
    """

    app: FastAPI
    access: Access
    streams: Streams
    sign_in: Callable[[httpx.AsyncClient], Any]
    other_pin: Callable[[], Any]
    news: Callable[[], Any]
    attempts: Attempts


def page_door(games: Path) -> Door:
    """Return the page of a board; what its table is asked waits for its thread."""
    return door_of(page_at(games, Hands(), pins=PINS))


@contextmanager
def running_page(games: Path) -> Iterator[Door]:
    """Return the page of a board whose table answers."""
    page = page_at(games, Hands(), pins=PINS)
    page.table.start()
    try:
        yield door_of(page)
    finally:
        page.table.close()


def door_of(page: Page) -> Door:
    """Return the door of a page."""
    said = iter(range(1000))

    async def sign_in(browser: httpx.AsyncClient) -> None:
        answer = await browser.post("/api/session", json={"pin": PINS.owner})
        assert answer.status_code == 204, answer.text

    async def other_pin() -> None:
        page.door.sessions.begin(Pins("111112"), "")

    async def news() -> None:
        page.hub.say({"kind": "remark", "text": str(next(said))})

    page.door.sessions.begin(PINS, "")
    page.work_pace = Pace(1_000_000, 1.0, Hands())
    return Door(
        app=make_page(page),
        access=page.access,
        streams=page.hub.streams,
        sign_in=sign_in,
        other_pin=other_pin,
        news=news,
        attempts=page.door._attempts,
    )


def desk_door(pool: Any, people: People | None = None) -> Door:
    """Return the desk of a hall; without a database its routes can be looked at."""
    people = people or People(pool, Sessions(None), Hands())
    numbers = iter(range(2**30, 2**31))
    desk = Desk(pool=pool, people=people, wall=Wall(pool), store=Store(pool))
    joining = Joining(
        accounts=None,
        authority=Path("authority.pem"),
        port=8883,
        sessions=people.sessions,
        attempts=people.attempts,
    )
    name = "Zawadi"

    async def news() -> None:
        await desk.store.status(next(numbers), online=True, version="1", format_=1)
        await desk.wall.read(None)

    async def sign_in(browser: httpx.AsyncClient) -> None:
        pin = await people.add(name, Role.OWNER)
        answer = await browser.post("/api/session", json={"name": name, "pin": pin})
        assert answer.status_code == 204, answer.text

    return Door(
        app=make_desk(desk, joining),
        access=desk.access,
        streams=desk.wall.streams,
        sign_in=sign_in,
        other_pin=lambda: people.add(name, Role.OWNER),
        news=news,
        attempts=people.attempts,
    )


@asynccontextmanager
async def serving(door: Door) -> AsyncIterator[tuple[str, WebServer]]:
    """Serve an application on a free port of loopback."""
    there = listening("127.0.0.1", 0)
    manner = Manner(end_streams=door.streams.close)
    server = WebServer(door.app, there, None, manner)
    running = asyncio.create_task(server._serve(server.sockets))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{there.getsockname()[1]}", server
    finally:
        server.stop()
        await running


def browser_at(address: str, calls_from: str = "127.0.0.1") -> httpx.AsyncClient:
    """Return a browser that calls from an address of loopback."""
    return httpx.AsyncClient(
        base_url=address,
        headers={"Origin": address},
        timeout=30,
        trust_env=False,
        transport=httpx.AsyncHTTPTransport(local_address=calls_from),
    )


def within(app: FastAPI) -> httpx.AsyncClient:
    """Return a browser that calls an application without a network."""
    address = "http://127.0.0.1"
    return httpx.AsyncClient(
        transport=httpx.ASGITransport(app, raise_app_exceptions=False),
        base_url=address,
        headers={"Origin": address},
    )


async def line_to(address: str, calls_from: str) -> socket.socket:
    """Return a connection on which nothing is said."""
    url = httpx.URL(address)
    line = socket.create_connection(
        (url.host, url.port or 80), timeout=10, source_address=(calls_from, 0)
    )
    line.setblocking(False)
    return line
