"""Strangers at every door of page and desk, over real sockets of loopback."""

import asyncio
import json
import string
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from enum import Enum
from pathlib import Path
from typing import Any, get_args
from urllib.parse import quote

import asyncpg
import httpx
import pytest
from fastapi.routing import APIRoute
from pydantic import BaseModel

from hall.services.services import Services
from tests.webkit.doors import (
    APPS,
    Door,
    bodies_of,
    browser_at,
    desk_door,
    line_to,
    routes_of,
    running_page,
    serving,
    within,
)
from webkit.connections import MOST_OPEN
from webkit.inputs import SECRET
from webkit.middleware import MOST_JSON_BYTES
from webkit.streams import Endless, EventStream

NUL = "\0"
LONG = "x" * 5000
HOSTILE: tuple[Any, ...] = (
    *(NUL, f"a{NUL}b", LONG, "\ud800", "\u202e", "%00", "..\\..", "", " "),
    *(-1, 0, 2**31, 2**63, 2**64, 10**400, 1.5, float("nan"), float("inf")),
    *(True, None, [], {}, [[]], {"": NUL}, [NUL] * 2000, {NUL: NUL}),
)
IN_A_PATH = (
    NUL,
    f"a{NUL}b",
    LONG,
    "..",
    "%2e%2e%2f",
    "-1",
    str(2**64),
    "9" * 5000,
    "é",
)
HEADERS = (
    ("Range", b"bytes=0-,5-99999999999999999999"),
    ("If-None-Match", b"\xff\xfe"),
    ("Content-Type", b"application/json; charset=none"),
    ("Content-Type", b"multipart/form-data"),
    ("X-File-Name", b"%00%ff..%2f\xff"),
    ("Accept-Language", b"\xff," * 300),
    ("Cookie", b"mwamuzi=\xff; mwamuzi-hall=\xff;;==;"),
)
OTHER = "127.0.0.2"

Act = Callable[[Door], Awaitable[None]]


@pytest.fixture
def at_each_door(
    request: pytest.FixtureRequest, tmp_path: Path
) -> Callable[[str, Act], None]:
    """Run an act at the page, or at the desk of a hall."""

    def database_of(name: str) -> str:
        if name == "page":
            return ""
        services: Services = request.getfixturevalue("services")
        return services.addresses.database

    @asynccontextmanager
    async def opened(name: str, database: str) -> AsyncIterator[Door]:
        if name == "page":
            with running_page(tmp_path) as door:
                yield door
            return
        async with asyncpg.create_pool(database, min_size=1, max_size=4) as pool:
            yield desk_door(pool)

    def run(name: str, act: Act) -> None:
        database = database_of(name)

        async def whole() -> None:
            async with opened(name, database) as door:
                await act(door)

        asyncio.run(whole())

    return run


# -- what is sent --------------------------------------------------------------------


def plain(kind: Any) -> Any:
    """Return a value that a field of a kind may take."""
    text = str(kind)
    if isinstance(kind, type) and issubclass(kind, BaseModel):
        return {n: plain(f.annotation) for n, f in kind.model_fields.items()}
    if isinstance(kind, type) and issubclass(kind, Enum):
        return next(iter(kind)).value
    if "Literal" in text.split("[", maxsplit=1)[0]:
        return get_args(kind)[0]
    if hasattr(kind, "__metadata__") or "|" in text or "Union" in text:
        return plain(get_args(kind)[0])
    if text.startswith(("list", "dict")):
        return [] if text.startswith("list") else {}
    return {int: 1, float: 1.0, bool: True, bytes: "eA=="}.get(kind, "a7")


def bodies_with(kind: type[BaseModel], hostile: Any) -> Iterator[Any]:
    """Yield bodies of which one field is hostile; and one that is so itself."""
    yield hostile
    whole = plain(kind)
    for name in whole:
        yield {**whole, name: hostile}
        yield {**whole, name: [hostile]}
        yield {**whole, name: {"a": hostile}}


def as_json(value: Any) -> bytes:
    """Return a value as JSON, also where it is none that may be sent."""
    return json.dumps(value).encode("utf-8", "surrogatepass")


def called(route: APIRoute, value: str) -> str:
    """Return a route's path with a value in the place of each parameter."""
    named = {name for _, name, _, _ in string.Formatter().parse(route.path) if name}
    return route.path.format(**dict.fromkeys(named, quote(value, safe="")))


def is_endless(route: APIRoute) -> bool:
    kind = route.response_class
    return isinstance(kind, type) and issubclass(kind, Endless)


async def asked(
    browser: httpx.AsyncClient, method: str, path: str, **more: Any
) -> str | None:
    """Return what is wrong with an answer, None if nothing is."""
    answer = await browser.request(method, path, **more)
    if answer.status_code >= 500 and answer.status_code != 503:
        return f"{method} {path[:80]} {str(more)[:120]}: {answer.status_code}"
    return None


async def broken_by_paths(browser: httpx.AsyncClient, route: APIRoute) -> list[str]:
    """Return what broke of a route for hostile paths and queries."""
    found = []
    queried = [one.alias for one in route.dependant.query_params]
    for method in route.methods or ():
        for value in IN_A_PATH:
            path = called(route, value)
            found.append(await asked(browser, method, path))
            for name in queried:
                good = called(route, "1")
                query = {name: value}
                found.append(await asked(browser, method, good, params=query))
        for header, content in HEADERS:
            more = {"headers": {header: content}, "content": b"\xff{"}
            found.append(await asked(browser, method, called(route, "1"), **more))
    return [one for one in found if one]


async def broken_by_bodies(browser: httpx.AsyncClient, route: APIRoute) -> list[str]:
    """Return what broke of a route for hostile bodies."""
    found = []
    headers = {"Content-Type": "application/json"}
    for kind in bodies_of(route):
        for value in HOSTILE:
            for body in bodies_with(kind, value):
                for method in route.methods or ():
                    with suppress(ValueError):  # no JSON can be made of it
                        sent = as_json(body)
                        path = called(route, "1")
                        more = {"content": sent, "headers": headers}
                        found.append(await asked(browser, method, path, **more))
    return [one for one in found if one]


@pytest.mark.slow
@pytest.mark.parametrize("name", APPS)
def test_no_route_breaks_whatever_is_sent(
    name: str, at_each_door: Callable[[str, Act], None]
) -> None:
    async def act(door: Door) -> None:
        broken = []
        async with within(door.app) as browser:
            for route in routes_of(door.app):
                door.attempts.forgive()
                await door.sign_in(browser)
                if not is_endless(route):
                    broken += await broken_by_paths(browser, route)
                    broken += await broken_by_bodies(browser, route)
        assert broken == []

    at_each_door(name, act)


@pytest.mark.parametrize("name", APPS)
def test_a_stranger_sends_no_large_body_anywhere(
    name: str, at_each_door: Callable[[str, Act], None]
) -> None:
    async def act(door: Door) -> None:
        content = b"x" * (MOST_JSON_BYTES + 1)
        async with within(door.app) as browser:
            for route in routes_of(door.app):
                for method in (route.methods or set()) - {"GET", "HEAD"}:
                    path = called(route, "1")
                    answer = await browser.request(method, path, content=content)
                    assert answer.status_code in (401, 413), (method, path)

    at_each_door(name, act)


# -- secrets -------------------------------------------------------------------------


def secrets_of(door: Door) -> list[tuple[str, dict[str, Any]]]:
    """Return each route that is shown a secret, and a body with a wrong one."""
    found = []
    for route in routes_of(door.app):
        for kind in bodies_of(route):
            for field, told in kind.model_fields.items():
                if SECRET in told.metadata:
                    body = {**plain(kind), field: "000000000000"}
                    found.append((route.path, body))
    return found


@pytest.mark.parametrize("name", APPS)
def test_of_eleven_wrong_secrets_at_once_five_are_looked_at(
    name: str, at_each_door: Callable[[str, Act], None]
) -> None:
    async def act(door: Door) -> None:
        shown = secrets_of(door)
        assert len(shown) >= 2
        async with within(door.app) as browser:
            for path, body in shown:
                door.attempts.forgive()
                tries = (browser.post(path, json=body) for _ in range(11))
                answers = [one.status_code for one in await asyncio.gather(*tries)]
                looked_at = [status for status in answers if status != 429]
                assert len(looked_at) == 5, (path, answers)
                assert set(looked_at) <= {400, 401}, (path, answers)

    at_each_door(name, act)


@pytest.mark.parametrize("name", APPS)
def test_another_pin_ends_a_session_and_what_it_watches_at_once(
    name: str, at_each_door: Callable[[str, Act], None]
) -> None:
    async def act(door: Door) -> None:
        async with serving(door) as (address, _), browser_at(address) as browser:
            await door.sign_in(browser)
            role = (await browser.get("/api/session")).json()["role"]
            async with browser.stream("GET", "/api/stream") as stream:
                parts = stream.aiter_text()
                assert await anext(parts)
                await door.other_pin()
                await door.news()
                rest = "".join([part async for part in parts])
            after = (await browser.get("/api/session")).json()["role"]
        assert (role, after, rest) == ("owner", "watch", "")

    at_each_door(name, act)


# -- how many ------------------------------------------------------------------------


@pytest.mark.parametrize("name", APPS)
def test_streams_of_an_address_leave_room_for_others(
    name: str, at_each_door: Callable[[str, Act], None]
) -> None:
    async def act(door: Door) -> None:
        shares = door.streams.shares
        shares.each, shares.most, shares.reserve = 3, 4, 0
        paths = [r.path for r in routes_of(door.app) if r.response_class is EventStream]
        assert paths == ["/api/stream"]
        async with AsyncExitStack() as opened, serving(door) as (address, _):

            async def watched(calls_from: str) -> httpx.Response:
                browser = await opened.enter_async_context(
                    browser_at(address, calls_from)
                )
                stream = browser.stream("GET", paths[0])
                return await opened.enter_async_context(stream)

            many = [await watched(OTHER) for _ in range(5)]
            own = await watched("127.0.0.1")
            third = await watched("127.0.0.3")
            statuses = [one.status_code for one in (*many, own, third)]
            assert statuses == [200, 200, 200, 503, 503, 200, 200]
            with suppress(httpx.HTTPError):  # it was hung up on
                async for _ in many[0].aiter_raw():
                    pass
            assert door.streams.viewers == 4
            door.streams.close()

    at_each_door(name, act)


@pytest.mark.parametrize("name", APPS)
@pytest.mark.parametrize("addresses", [1, 30])
def test_idle_connections_of_others_keep_nobody_out(
    name: str, addresses: int, at_each_door: Callable[[str, Act], None]
) -> None:
    async def act(door: Door) -> None:
        async with serving(door) as (address, server), browser_at(address) as browser:
            assert server.connections.open.most == MOST_OPEN
            server.connections.open.most = 20
            lines = [
                await line_to(address, f"127.0.0.{2 + n % addresses}")
                for n in range(60)
            ]
            try:
                for _ in range(3):
                    answer = await browser.get("/api/session")
                    assert answer.status_code == 200
                    assert server.connections.open.held <= 20
            finally:
                for line in lines:
                    line.close()

    at_each_door(name, act)
