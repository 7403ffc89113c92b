"""The desk against whatever its own description allows, and much that it does not."""

import asyncio
import threading
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import asyncpg
import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation

from hall.desk.people import People
from hall.services.services import Services
from hall.store.store import Store
from tests.hall.lines import BEGUN, FIRST, lines_of
from tests.webkit.doors import desk_door, routes_of, serving
from webkit.roles import Role
from webkit.sessions import Sessions
from webkit.streams import Endless

pytestmark = pytest.mark.slow

GAME = "2026-11-26T08-00-00-nine_mens_morris"
LEAVING = ["/api/session", "/api/people/{name}"]
STATUSES = {200, 201, 204, 304, 400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 503}


@dataclass(frozen=True)
class Open:
    """A desk that is served, and the cookies of somebody of each role."""

    address: str
    cookies: Mapping[Role, Mapping[str, str]]


async def _cookies(people: People, address: str) -> dict[Role, dict[str, str]]:
    found: dict[Role, dict[str, str]] = {Role.NOBODY: {}}
    for role in (role for role in Role if role > Role.NOBODY):
        async with httpx.AsyncClient(
            base_url=address, headers={"Origin": address}, trust_env=False
        ) as browser:
            pin = await people.add(role.word, role)
            body = {"name": role.word, "pin": pin}
            answer = await browser.post("/api/session", json=body)
            assert answer.status_code == 204, answer.text
            found[role] = dict(browser.cookies)
    return found


@pytest.fixture(scope="module")
def desk(services: Services) -> Iterator[Open]:
    """A desk of a hall in which a game is played, on a thread of its own."""
    there: list[Open] = []
    ready, ends = threading.Event(), threading.Event()

    async def serve() -> None:
        async with asyncpg.create_pool(
            services.addresses.database, min_size=1, max_size=4
        ) as pool:
            people = People(pool, Sessions(None), time.monotonic)
            door = desk_door(pool, people)
            lines = [(70_001, line) for line in lines_of(GAME, BEGUN, FIRST)]
            await Store(pool).put(lines)
            async with serving(door) as (address, _):
                there.append(Open(address, await _cookies(people, address)))
                ready.set()
                await asyncio.to_thread(ends.wait)

    thread = threading.Thread(target=asyncio.run, args=(serve(),))
    thread.start()
    assert ready.wait(60)
    yield there[0]
    ends.set()
    thread.join()


def operations() -> list[APIOperation[Any, Any, Any, Any]]:
    """Return what the desk describes, but for what would never end or lets go."""
    app = desk_door(None).app
    endless = [
        route.path
        for route in routes_of(app)
        if isinstance(route.response_class, type)
        and issubclass(route.response_class, Endless)
    ]
    found = schemathesis.openapi.from_dict(app.openapi())
    kept = found.exclude(path=endless).exclude(method="DELETE", path=LEAVING)
    described = list(kept.get_all_operations())
    return [one.ok() for one in described if isinstance(one, Ok)]


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
@pytest.mark.parametrize("operation", operations(), ids=lambda one: one.label)
def test_nothing_that_anybody_sends_breaks_the_desk(
    desk: Open, operation: APIOperation[Any, Any, Any, Any], mode: GenerationMode
) -> None:
    roles = st.sampled_from(sorted(desk.cookies, reverse=True))

    @given(case=operation.as_strategy(generation_mode=mode), role=roles)
    @settings(
        max_examples=15,
        deadline=None,
        derandomize=True,
        database=None,
        phases=(Phase.explicit, Phase.generate),
        suppress_health_check=list(HealthCheck),
    )
    def tried(case: schemathesis.Case[Any], role: Role) -> None:
        answer = case.call(
            base_url=desk.address,
            headers={"Origin": desk.address},
            cookies=dict(desk.cookies[role]),
        )
        assert answer.status_code in STATUSES, (role, answer.text)
        assert b"Traceback" not in answer.content

    try:
        tried()
    except Unsatisfiable:
        assert mode is GenerationMode.NEGATIVE  # nothing can be wrong where nothing is


def test_the_desk_still_answers_afterwards(desk: Open) -> None:
    cookies = dict(desk.cookies[Role.OWNER])
    with httpx.Client(base_url=desk.address, cookies=cookies, trust_env=False) as owner:
        assert owner.get("/api/session").json()["role"] == "owner"
        assert owner.get(f"/api/table/70001/{GAME}.jsonl").status_code == 200
