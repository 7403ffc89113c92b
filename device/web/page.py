"""What every route of the page needs, in one place."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any, TypeVar

from fastapi import HTTPException, Request

from device.web.camera import CameraPicture
from device.web.hub import Hub
from device.web.outfit import Outfit
from device.web.schemas import Refused
from device.web.security import COOKIE, Doorkeeper, Pace
from device.web.table import Table

ANSWER_S = 20.0

_T = TypeVar("_T")


@dataclass(kw_only=True)
class Page:
    """Everything behind the page.

    Attributes
    ----------
    door
        Who may act.
    address
        Where phones find the page; told when the server listens.
    """

    outfit: Outfit
    hub: Hub
    picture: CameraPicture
    table: Table
    door: Doorkeeper
    address: str = ""
    began_s: float = field(default_factory=time.monotonic)
    say_pace: Pace = field(init=False)
    work_pace: Pace = field(init=False)

    def __post_init__(self) -> None:
        self.say_pace = Pace(1, 30.0, time.monotonic)
        self.work_pace = Pace(30, 60.0, time.monotonic)

    @property
    def language(self) -> str:
        """Return the language in which the referee speaks."""
        return self.outfit.settings.voice.language

    def acting(self, request: Request) -> None:
        """Refuse who has not shown the PIN.

        Raises
        ------
        HTTPException
            With status 401.
        """
        if not self.door.may_act(request.cookies.get(COOKIE)):
            raise HTTPException(401, "show the PIN that the machine shows first")

    async def done(self, wish: Callable[[Table], str]) -> dict[str, Any]:
        """Have a wish carried out by the table's own thread; tell what came of it."""
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
        raise HTTPException(503, "the table is busy; try again in a moment") from None


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Return what a route's documentation says of its refusals."""
    return {status: {"model": Refused} for status in statuses}
