"""Dependencies of the page's routes, in one place."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any, TypeVar

from fastapi import Request

from device.commands import Who
from device.web.camera import CameraPicture
from device.web.configuration import Outfit
from device.web.door.roles import least_roles
from device.web.door.sign_in import Doorkeeper, who_of
from device.web.hub import Hub
from device.web.machine import Machine
from device.web.schemas import Refused
from device.web.table import Table
from webkit.access import Access
from webkit.rate_limit import Pace
from webkit.refusals import busy, too_often

ANSWER_S = 20.0
COOKIE = "mwamuzi"
SAID_EVERY_S = 300.0
"""The PIN is said aloud no oftener."""

_T = TypeVar("_T")


@dataclass(kw_only=True)
class Page:
    """Dependencies of the page's routes.

    Attributes
    ----------
    door
        Who is let in, and as whom.
    machine
        What may be asked of the machine itself; None: nothing.
    address
        Address of the page; called when the server listens.
    """

    outfit: Outfit
    hub: Hub
    picture: CameraPicture
    table: Table
    door: Doorkeeper
    machine: Machine | None = None
    address: str = ""
    began_s: float = field(default_factory=time.monotonic)
    say_pace: Pace = field(init=False)
    work_pace: Pace = field(init=False)
    access: Access = field(init=False)

    def __post_init__(self) -> None:
        self.say_pace = Pace(1, SAID_EVERY_S, time.monotonic)
        self.work_pace = Pace(30, 60.0, time.monotonic)
        self.access = Access(
            cookie=COOKIE,
            sessions=lambda: self.door.sessions,
            least=least_roles(self.outfit.settings.privacy),
            anybody=lambda: self.door.role(None),
        )

    @property
    def language(self) -> str:
        """Return the language in which the referee speaks."""
        return self.outfit.settings.voice.language

    def need(self, request: Request, act: str) -> None:
        """Refuse an act to whom it is not for.

        Raises
        ------
        HTTPException
            With status 401 for who is not signed in, 403 for who needs another role.
        """
        self.access.need(request, act)

    def may(self, request: Request, act: str) -> bool:
        """Return True if the request's role may perform an act."""
        return self.access.may(request, act)

    def not_too_often(self) -> None:
        """Refuse heavy work that is asked for too often.

        Raises
        ------
        HTTPException
            With status 429.
        """
        wait_s = self.work_pace.wait_s()
        if wait_s > 0:
            raise too_often(wait_s, "that is asked for too often; wait a little")

    def who(self, request: Request) -> Who | None:
        """Return a request's identity, without a name where names are not stored."""
        who = who_of(self.access.session(request))
        return None if who is None else Who(who.role, self.name_kept(who.name))

    def name_kept(self, name: str) -> str:
        """Return a name as it may be kept: '' where none are."""
        return " ".join(name.split()) if self.outfit.settings.privacy.names else ""

    async def done(self, wish: Callable[[Table], str]) -> dict[str, Any]:
        """Execute a command on the table's thread; return its response."""
        told = await answered(self.table.ask(lambda: wish(self.table)))
        return {"done": True, "told": told}


async def answered(answer: "Future[_T]") -> _T:
    """Return a future's answer; the table may be busy for a while.

    Raises
    ------
    HTTPException
        With status 503, if none comes in time.
    """
    try:
        async with asyncio.timeout(ANSWER_S):
            return await asyncio.wrap_future(answer)
    except TimeoutError:
        raise busy("the table is busy; try again in a moment") from None


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Return the OpenAPI description of a route's error responses."""
    return {status: {"model": Refused} for status in statuses}
