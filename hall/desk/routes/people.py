"""The routes of the desk's door: who comes in, and who has a PIN."""

from typing import Any

from fastapi import APIRouter, Depends, Request
from fastapi.responses import JSONResponse, Response

from device.web.door.doorkeeper import Caller
from device.web.door.roles import Role, role_called
from hall.desk.desk import COOKIE, Desk
from hall.desk.shapes import NewPerson, SignIn
from webkit.sessions import SESSION_S


def people_routes(desk: Desk) -> APIRouter:
    """Return the routes by which people come in, and get PINs."""
    routes = APIRouter(prefix="/api")
    owner = [Depends(desk.need(Role.OWNER))]

    @routes.get("/session")
    async def session(request: Request) -> dict[str, str]:
        """Return as whom somebody was let in."""
        found = desk.session(request)
        name = found.name if found else ""
        return {"role": desk.role(request).word, "name": name}

    @routes.post("/session")
    async def sign_in(request: Request, shown: SignIn) -> Response:
        """Show a name and a PIN; the answer sets a cookie."""
        address = request.client.host if request.client is not None else ""
        name = " ".join(shown.name.split())
        tried = await desk.people.try_pin(name, shown.pin, Caller(address, name))
        if tried.token is not None:
            answer = Response(status_code=204)
            answer.set_cookie(
                COOKIE,
                tried.token,
                max_age=int(SESSION_S),
                httponly=True,
                samesite="strict",
                secure=request.url.scheme == "https",
            )
            return answer
        if tried.wait_s > 0:
            seconds = str(max(1, round(tried.wait_s)))
            return JSONResponse(
                {"detail": f"too many wrong PINs; wait {seconds} seconds"},
                status_code=429,
                headers={"Retry-After": seconds},
            )
        told = {"detail": "that is not the PIN", "tries_left": tried.tries_left}
        return JSONResponse(told, status_code=401)

    @routes.delete("/session")
    def sign_out(request: Request) -> Response:
        """End one's own session."""
        desk.people.sessions.leave(request.cookies.get(COOKIE))
        answer = Response(status_code=204)
        answer.delete_cookie(COOKIE)
        return answer

    @routes.get("/people", dependencies=owner)
    async def everybody() -> dict[str, Any]:
        """Return who has a PIN."""
        found = await desk.people.all()
        return {"people": [{"name": one.name, "role": one.role.word} for one in found]}

    @routes.post("/people", dependencies=owner)
    async def add(new: NewPerson) -> dict[str, str]:
        """Give somebody a PIN; it is told only now."""
        pin = await desk.people.add(new.name, role_called(new.role))
        return {"name": new.name, "role": new.role, "pin": pin}

    @routes.delete("/people/{name}", dependencies=owner)
    async def remove(name: str) -> Response:
        """Take somebody's PIN away."""
        await desk.people.remove(name)
        return Response(status_code=204)

    return routes
