"""Routes of sign-in: PIN, one-time token, list of sessions."""

from typing import Annotated, Any

from fastapi import APIRouter, HTTPException, Path, Request
from fastapi.responses import Response
from starlette.concurrency import run_in_threadpool

from device.ports import Priority
from device.web import schemas
from device.web.page import COOKIE, Page, refusals
from webkit.access import caller_of
from webkit.address import qr_svg
from webkit.refusals import too_often
from webkit.roles import Role

_REFUSALS = refusals(400, 401, 403, 404, 409, 413, 422, 429, 503)
_Number = Annotated[int, Path(ge=1, le=10**9)]


def session_routes(page: Page) -> APIRouter:
    """Return the routes by which a phone shows a PIN, and sessions are ended."""
    routes = APIRouter(prefix="/api", tags=["session"])
    _coming(page, routes)
    _from_the_machine(page, routes)
    _inviting(page, routes)
    _going(page, routes)
    return routes


def _coming(page: Page, routes: APIRouter) -> None:
    @routes.get("/session", response_model=schemas.MayAct)
    async def session(request: Request, answer: Response) -> dict[str, Any]:
        """Return this phone's role, and renew its cookie."""
        found = page.access.session(request)
        if found is not None:
            page.access.give(answer, request, request.cookies[COOKIE])
        role = page.access.role(request)
        pictures = page.access.least_of("GET /api/past/{name}/pictures/{file}")
        return {
            "may_act": role >= Role.PLAY,
            "role": role.word,
            "name": found.name if found else "",
            "sees_camera": role >= page.access.least_of("GET /api/camera.jpg"),
            "sees_pictures": role >= pictures,
            "pictures_for": pictures.word,
            "may_have_it_said": _may_have_it_said(page, request),
            "names": page.outfit.settings.privacy.names,
        }

    @routes.post(
        "/session", status_code=204, response_class=Response, responses=_REFUSALS
    )
    def show_pin(request: Request, shown: schemas.Pin) -> Response:
        """Show a PIN; the answer sets a cookie that lets this phone act."""
        caller = caller_of(request, page.name_kept(shown.name))
        tried = page.door.try_pin(shown.pin, caller)
        return page.access.signed_in(request, tried, "that is not the PIN")


def _from_the_machine(page: Page, routes: APIRouter) -> None:
    @routes.post(
        "/session/once", status_code=204, response_class=Response, responses=_REFUSALS
    )
    def open_once(request: Request, shown: schemas.Once) -> Response:
        """Show a token that `mwamuzi unlock` or another phone showed; it opens once."""
        caller = caller_of(request, page.name_kept(shown.name))
        tried = page.door.try_once(shown.token, caller)
        no = "that address was used already, or is too old"
        return page.access.signed_in(request, tried, no)

    @routes.post(
        "/session/say", status_code=204, response_class=Response, responses=_REFUSALS
    )
    async def say_pin(request: Request) -> Response:
        """Have the machine say its PIN aloud, for those who stand beside it.

        Until somebody was let in anybody may ask for it, then the owner.
        """
        if not _may_have_it_said(page, request):
            page.need(request, "say pin")
        wait_s = page.say_pace.wait_s()
        if wait_s > 0:
            raise too_often(wait_s, "the PIN was said a moment ago")
        pins = page.door.pins
        first = not page.door.sessions.anybody_was_in
        said = pins.owner if first else pins.play or pins.owner
        page.outfit.voice.say(" ".join(said), Priority.RULING)
        return Response(status_code=204)


def _inviting(page: Page, routes: APIRouter) -> None:
    @routes.post("/session/invite", response_model=schemas.Invited, responses=_REFUSALS)
    async def invite() -> dict[str, Any]:
        """Return an invitation link for one more phone, as address and QR code."""
        token = await run_in_threadpool(page.door.sessions.open_once, Role.PLAY.word)
        address = f"{page.address}clock#join/{token}"
        return {"address": address, "svg": qr_svg(address).decode()}


def _going(page: Page, routes: APIRouter) -> None:
    @routes.delete(
        "/session", status_code=204, response_class=Response, responses=refusals(403)
    )
    def give_back(request: Request) -> Response:
        """Give the right to act back."""
        return page.access.signed_out(request)

    @routes.get("/sessions", response_model=schemas.Sessions, responses=_REFUSALS)
    def sessions(request: Request) -> dict[str, Any]:
        """Return the sessions, the last used first."""
        own = page.access.session(request)
        found = [
            {
                "number": one.number,
                "role": one.role.word,
                "name": one.name,
                "began": one.began_s,
                "seen": one.seen_s,
                "address": one.address,
                "device": one.device,
                "own": own is not None and own.number == one.number,
            }
            for one in page.door.sessions.standing()
        ]
        return {"sessions": found, "wrong_today": page.door.wrong_today}

    @routes.delete(
        "/sessions/{number}",
        status_code=204,
        response_class=Response,
        responses=_REFUSALS,
    )
    def end(number: _Number) -> Response:
        """End a session: its phone has to show a PIN again."""
        if not page.door.sessions.end(number):
            raise HTTPException(404, "that session has ended already")
        return Response(status_code=204)

    @routes.delete(
        "/sessions", status_code=204, response_class=Response, responses=_REFUSALS
    )
    async def end_others(request: Request) -> Response:
        """End all sessions but one's own."""
        own = page.access.session(request)
        number = own.number if own is not None else None
        await run_in_threadpool(page.door.sessions.end_all, number)
        return Response(status_code=204)


def _may_have_it_said(page: Page, request: Request) -> bool:
    nobody_yet = not page.door.sessions.anybody_was_in
    return nobody_yet or page.may(request, "say pin")
