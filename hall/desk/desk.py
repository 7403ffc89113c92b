"""Everything behind the desk's page, in one place."""

from collections.abc import Callable
from dataclasses import dataclass

import asyncpg
from fastapi import HTTPException, Request

from device.commands import Who
from device.web.door.roles import Role
from device.web.page import NotForYouError
from hall.desk.people import People
from hall.desk.wall import Wall
from hall.store.store import Store
from webkit.sessions import Session

COOKIE = "mwamuzi-hall"


@dataclass(kw_only=True)
class Desk:
    """What the routes of the desk need.

    Attributes
    ----------
    may_watch
        What somebody may do who has shown no PIN: watch, or nothing.
    """

    pool: asyncpg.Pool
    people: People
    wall: Wall
    store: Store
    may_watch: bool = True

    def session(self, request: Request) -> Session | None:
        """Return the session of whoever asks."""
        return self.people.session(request.cookies.get(COOKIE))

    def role(self, request: Request) -> Role:
        """Return what somebody may do."""
        found = self.session(request)
        if found is not None:
            return found.role
        return Role.WATCH if self.may_watch else Role.NOBODY

    def is_public(self, request: Request) -> bool:
        """Return whether somebody has shown no PIN: then all is seen a while later."""
        return self.session(request) is None

    async def lines(self, request: Request, board: int, game: str) -> list[str]:
        """Return the lines of a game that somebody may see, in order."""
        lines = await self.store.lines(board, game)
        if not self.is_public(request) or not self.wall.delay_s:
            return lines
        old = await self.pool.fetchval(
            "select count(*) from line where board = $1 and game = $2 "
            "and stored < now() - make_interval(secs => $3)",
            board,
            game,
            self.wall.delay_s,
        )
        return lines[:old]

    def need(self, least: Role) -> Callable[[Request], None]:
        """Return what lets only a role, and those above it, in."""

        def check(request: Request) -> None:
            if self.role(request) >= least:
                return
            if self.session(request) is None:
                raise HTTPException(401, "show your name and PIN first")
            raise NotForYouError(least)

        return check

    def who(self, request: Request) -> Who:
        """Return whose act a request is.

        Raises
        ------
        HTTPException
            If nobody was let in.
        """
        found = self.session(request)
        if found is None:
            raise HTTPException(401, "show your name and PIN first")
        return found.who
