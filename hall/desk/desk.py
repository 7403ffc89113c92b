"""Everything behind the desk's page, in one place."""

from dataclasses import dataclass, field

import asyncpg
from fastapi import HTTPException, Request

from device.commands import Who
from hall.desk.people import People
from hall.desk.roles import LEAST
from hall.desk.wall import Wall
from hall.store.store import Store
from webkit.access import Access
from webkit.roles import Role
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
    access: Access = field(init=False)

    def __post_init__(self) -> None:
        self.access = Access(
            cookie=COOKIE,
            sessions=lambda: self.people.sessions,
            least=LEAST,
            anybody=lambda: Role.WATCH if self.may_watch else Role.NOBODY,
            role_of=self.people.role_of,
            first="show your name and PIN first",
        )

    def session(self, request: Request) -> Session | None:
        """Return the session of whoever asks."""
        return self.access.session(request)

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

    def who(self, request: Request) -> Who:
        """Return whose act a request is.

        Raises
        ------
        HTTPException
            If nobody was let in.
        """
        found = self.session(request)
        if found is None:
            raise HTTPException(401, self.access.first)
        return Who(self.access.role(request).word, found.name)
