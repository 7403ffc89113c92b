"""A desk over a real database, for the tests."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import asyncpg
import httpx

from hall.desk.app import make_app
from hall.desk.desk import Desk
from hall.desk.joining import Joining
from hall.desk.people import People
from hall.desk.wall import Wall
from hall.services.mosquitto import Accounts
from hall.services.services import Services
from hall.store.store import Store
from webkit.roles import Role
from webkit.sessions import Sessions

GAME = "2026-11-26T08-00-00-nine_mens_morris"
HOME = "http://127.0.0.1"


class Clock:
    """A time that only goes on when it is told to."""

    def __init__(self) -> None:
        self.s = 100.0

    def now_s(self) -> float:
        return self.s


class Hall:
    """A desk over a real database, and browsers that call it."""

    def __init__(self, desk: Desk, clock: Clock, folder: Path) -> None:
        self.desk, self.clock = desk, clock
        broker = Accounts(folder)
        authority = folder / "authority.pem"
        authority.write_text("A certificate.")
        self.joining = Joining(
            accounts=broker,
            authority=authority,
            port=8883,
            sessions=desk.people.sessions,
            attempts=desk.people.attempts,
        )
        self.app = make_app(desk, self.joining)

    def browser(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(
            transport=httpx.ASGITransport(self.app),
            base_url=HOME,
            headers={"Origin": HOME},
        )

    async def signed_in(self, name: str, role: Role) -> httpx.AsyncClient:
        pin = await self.desk.people.add(name, role)
        browser = self.browser()
        answer = await browser.post("/api/session", json={"name": name, "pin": pin})
        assert answer.status_code == 204, answer.text
        return browser


@asynccontextmanager
async def hall(services: Services, delay_s: float = 0.0) -> AsyncIterator[Hall]:
    clock = Clock()
    async with asyncpg.create_pool(
        services.addresses.database, min_size=1, max_size=4
    ) as pool:
        people = People(pool, Sessions(None, clock.now_s), clock.now_s)
        wall = Wall(pool, delay_s, clock.now_s)
        desk = Desk(pool=pool, people=people, wall=wall, store=Store(pool))
        with TemporaryDirectory() as folder:
            yield Hall(desk, clock, Path(folder))


def run(act: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        await act()

    asyncio.run(whole())
