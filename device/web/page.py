"""What every route of the page needs, in one place."""

import asyncio
import time
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Mapping
from concurrent.futures import Future
from contextlib import aclosing
from dataclasses import dataclass, field
from typing import Any, TypeVar

from fastapi import HTTPException, Request

from device.commands import Who
from device.web.camera import CameraPicture
from device.web.door.doorkeeper import Doorkeeper, who_of
from device.web.door.roles import Role, least_roles
from device.web.hub import Hub
from device.web.machine import Machine
from device.web.outfit import Outfit
from device.web.schemas import Refused
from device.web.table import Table
from webkit.security import Pace
from webkit.sessions import Session

ANSWER_S = 20.0
COOKIE = "mwamuzi"
SAID_EVERY_S = 300.0
"""The PIN is said aloud no oftener."""

_T = TypeVar("_T")


class NotForYouError(HTTPException):
    """Error raised when somebody was let in, but not for what is asked.

    Attributes
    ----------
    need
        The role that may.
    """

    def __init__(self, need: Role) -> None:
        super().__init__(403, f"that takes the PIN of another role: {need.word}")
        self.need = need


@dataclass(kw_only=True)
class Page:
    """Everything behind the page.

    Attributes
    ----------
    door
        Who is let in, and as whom.
    machine
        What may be asked of the machine itself; None: nothing.
    address
        Where phones find the page; told when the server listens.
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

    def __post_init__(self) -> None:
        self.say_pace = Pace(1, SAID_EVERY_S, time.monotonic)
        self.work_pace = Pace(30, 60.0, time.monotonic)
        self._least: Mapping[str, Role] = least_roles(self.outfit.settings.privacy)

    @property
    def language(self) -> str:
        """Return the language in which the referee speaks."""
        return self.outfit.settings.voice.language

    async def enter(self, request: Request) -> None:
        """Let a request through whose caller may do what its route does.

        Raises
        ------
        HTTPException
            With status 401 for who has shown no PIN, 403 for who needs another one.
        """
        session = self.door.session(request.cookies.get(COOKIE))
        request.state.session = session
        self.need(request, f"{request.method} {request.scope['route'].path}")

    def need(self, request: Request, act: str) -> None:
        """Refuse an act to whom it is not for; one that is not listed is the owner's.

        Raises
        ------
        HTTPException
            As `enter` does.
        """
        if self.may(request, act):
            return
        least, session = self.least(act), session_of(request)
        if session is None:
            raise HTTPException(401, "show the PIN that the machine shows first")
        raise NotForYouError(least)

    def may(self, request: Request, act: str) -> bool:
        """Return whether somebody may do something."""
        return self.door.role(session_of(request)) >= self.least(act)

    def least(self, act: str) -> Role:
        """Return the least role that an act asks for."""
        return self._least.get(act, Role.OWNER)

    async def while_let_in(
        self, request: Request, act: str, parts: AsyncGenerator[bytes, None]
    ) -> AsyncIterator[bytes]:
        """Yield parts for as long as the one who watches them may; ended is ended."""
        is_open = self.door.role(None) >= self.least(act)
        async with aclosing(parts):
            async for part in parts:
                if not is_open:
                    token = request.cookies.get(COOKIE)
                    request.state.session = self.door.session(token)
                    if not self.may(request, act):
                        return
                yield part

    def who(self, request: Request) -> Who | None:
        """Return whose acts a request's are, without a name where none are kept."""
        who = who_of(session_of(request))
        return None if who is None else Who(who.role, self.name_kept(who.name))

    def name_kept(self, name: str) -> str:
        """Return a name as it may be kept: '' where none are."""
        return " ".join(name.split()) if self.outfit.settings.privacy.names else ""

    async def done(self, wish: Callable[[Table], str]) -> dict[str, Any]:
        """Have a wish carried out by the table's own thread; tell what came of it."""
        told = await answered(self.table.ask(lambda: wish(self.table)))
        return {"done": True, "told": told}


def session_of(request: Request) -> Session | None:
    """Return the session that a request came with, None if none stands."""
    found: Session | None = request.state.session
    return found


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
        raise HTTPException(503, "the table is busy; try again in a moment") from None


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Return what a route's documentation says of its refusals."""
    return {status: {"model": Refused} for status in statuses}
