"""Dependencies of the desk's routes, in one place."""

from dataclasses import dataclass, field

import asyncpg
from fastapi import HTTPException, Request

from device.commands import Who
from hall.desk.people import People
from hall.desk.roles import LEAST
from hall.desk.wall import Wall
from hall.store.store import Store
from hall.tournament.repository import TournamentStore
from webkit.access import Access
from webkit.roles import Role
from webkit.sessions import Session

COOKIE = "mwamuzi-hall"


@dataclass(kw_only=True)
class Desk:
    """Dependencies of the desk's routes.

    Attributes
    ----------
    delayed
        Reads what the public may, where that is how it was a while ago.
    may_watch
        What somebody may do who has shown no PIN: watch, or nothing.
    """

    pool: asyncpg.Pool
    delayed: asyncpg.Pool | None = None
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
        """Return the request's session."""
        return self.access.session(request)

    def is_public(self, request: Request) -> bool:
        """Return True for a request without a session: its view is delayed."""
        return self.session(request) is None

    def shown_to(self, request: Request) -> asyncpg.Pool:
        """Return the connection pool of the request's audience.

        A route that the public may use reads by nothing else.
        """
        public = self.delayed is not None and self.is_public(request)
        return self.delayed if public else self.pool

    async def lines(self, request: Request, board: int, game: str) -> list[str]:
        """Return the lines of a game for the request's audience, in order."""
        return await Store(self.shown_to(request)).lines(board, game)

    def tournaments(self, request: Request) -> TournamentStore:
        """Return the tournaments for the request's audience."""
        return TournamentStore(self.shown_to(request))

    def who(self, request: Request) -> Who:
        """Return a request's identity.

        Raises
        ------
        HTTPException
            If nobody was let in.
        """
        found = self.session(request)
        if found is None:
            raise HTTPException(401, self.access.first)
        return Who(self.access.role(request).word, found.name)
