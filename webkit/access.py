"""Authorisation: session and role of a request, looked up each time."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field

from fastapi import HTTPException, Request
from fastapi.responses import JSONResponse, Response

from webkit.connections import CONNECTION
from webkit.lockout import Tried
from webkit.refusals import NotForYouError, too_often
from webkit.roles import Role
from webkit.sessions import SESSION_S, Session, Sessions

_DEVICES = ("iPhone", "iPad", "Android", "Windows", "Macintosh", "Linux")
"""What a browser says that it runs on, the first that fits."""


@dataclass(frozen=True, slots=True)
class Caller:
    """Client of a request: its address and headers."""

    address: str
    name: str = ""
    device: str = ""


def address_of_caller(request: Request) -> str:
    """Return the address that a request came from."""
    return request.client.host if request.client is not None else ""


def caller_of(request: Request, name: str = "") -> Caller:
    """Return the client's address."""
    agent = request.headers.get("user-agent", "")
    device = next((one for one in _DEVICES if one in agent), "")
    address = address_of_caller(request)
    return Caller(address, name, device.replace("Macintosh", "Mac"))


async def _as_kept(session: Session) -> Role:
    return session.role


@dataclass(kw_only=True)
class Access:
    """Sessions of an application, and the authorisation of its routes.

    Attributes
    ----------
    cookie
        The name of the cookie that holds a session's token.
    sessions
        Returns who is signed in.
    least
        The least role of every route ('METHOD path') and of acts that ask for more;
        what is not listed is the owner's.
    anybody
        Returns what somebody may do who is not signed in.
    role_of
        Returns what a session may do now; nobody: it is over.
    first
        What is said to who has to sign in first.
    """

    cookie: str
    sessions: Callable[[], Sessions]
    least: Mapping[str, Role]
    anybody: Callable[[], Role]
    role_of: Callable[[Session], Awaitable[Role]] = field(default=_as_kept)
    first: str = "show the PIN that the machine shows first"

    async def enter(self, request: Request) -> None:
        """Admit a request whose role may use its route.

        Raises
        ------
        HTTPException
            With status 401 for who is not signed in, 403 for who needs another role.
        """
        await self.role_now(request)
        connection = request.scope.get(CONNECTION)
        if connection is not None and self.session(request) is not None:
            connection.is_known()
        self.need(request, f"{request.method} {request.scope['route'].path}")

    async def role_now(self, request: Request) -> Role:
        """Return the request's current role, looked up anew."""
        session = self.sessions().of(request.cookies.get(self.cookie))
        role = self.anybody() if session is None else await self.role_of(session)
        if session is not None and role is Role.NOBODY:
            session, role = None, self.anybody()
        request.state.session, request.state.role = session, role
        return role

    def is_signed_in(self, token: str | None) -> bool:
        """Return True if a token is that of a session."""
        return self.sessions().of(token) is not None

    def need(self, request: Request, act: str) -> None:
        """Refuse an act to whom it is not for.

        Raises
        ------
        HTTPException
            As `enter` does.
        """
        if self.may(request, act):
            return
        if self.session(request) is None:
            raise HTTPException(401, self.first)
        raise NotForYouError(self.least_of(act))

    def may(self, request: Request, act: str) -> bool:
        """Return True if the request's role may perform an act."""
        return self.role(request) >= self.least_of(act)

    def least_of(self, act: str) -> Role:
        """Return the least role that an act asks for."""
        return self.least.get(act, Role.OWNER)

    def session(self, request: Request) -> Session | None:
        """Return the session that a request came with, None if none stands."""
        found: Session | None = request.state.session
        return found

    def role(self, request: Request) -> Role:
        """Return the role of a request's session."""
        found: Role = request.state.role
        return found

    # -- signing in and out --------------------

    def signed_in(self, request: Request, tried: Tried[str], wrong: str) -> Response:
        """Return the response to a tried secret: a session cookie, or the refusal.

        Parameters
        ----------
        tried
            What came of it: the token of a session.
        wrong
            What is said of one that is wrong.

        Raises
        ------
        HTTPException
            With status 429, if that address has to wait.
        """
        if tried.found is not None:
            answer = Response(status_code=204)
            self.give(answer, request, tried.found)
            return answer
        if tried.wait_s > 0:
            raise too_often(tried.wait_s, "too many wrong PINs; wait a little")
        body = {"detail": wrong, "tries_left": tried.tries_left}
        return JSONResponse(body, status_code=401)

    def give(self, answer: Response, request: Request, token: str) -> None:
        """Have an answer set the cookie of a session."""
        answer.set_cookie(
            self.cookie,
            token,
            max_age=int(SESSION_S),
            httponly=True,
            samesite="strict",
            secure=request.url.scheme == "https",
        )

    def signed_out(self, request: Request) -> Response:
        """End the session of who asks; return the answer."""
        self.sessions().leave(request.cookies.get(self.cookie))
        answer = Response(status_code=204)
        answer.delete_cookie(self.cookie)
        return answer
