"""Routes for signing in and out, and for managing accounts."""

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import Response

from hall.desk.desk import Desk
from hall.desk.shapes import NewPerson, SignIn
from webkit.access import caller_of
from webkit.inputs import NameInPath
from webkit.roles import role_called


def people_routes(desk: Desk) -> APIRouter:
    """Return the routes by which people come in, and get PINs."""
    routes = APIRouter(prefix="/api")

    @routes.get("/session")
    async def session(request: Request) -> dict[str, str]:
        """Return the identity of the session."""
        found = desk.session(request)
        name = found.name if found else ""
        return {"role": desk.access.role(request).word, "name": name}

    @routes.post("/session")
    async def sign_in(request: Request, shown: SignIn) -> Response:
        """Show a name and a PIN; the answer sets a cookie."""
        name = " ".join(shown.name.split())
        tried = await desk.people.try_pin(name, shown.pin, caller_of(request, name))
        return desk.access.signed_in(request, tried, "that is not the PIN")

    @routes.delete("/session")
    def sign_out(request: Request) -> Response:
        """End one's own session."""
        return desk.access.signed_out(request)

    @routes.get("/people")
    async def everybody() -> dict[str, Any]:
        """Return the accounts."""
        found = await desk.people.all()
        return {"people": [{"name": one.name, "role": one.role.word} for one in found]}

    @routes.post("/people")
    async def add(new: NewPerson) -> dict[str, str]:
        """Create an account; its PIN is shown only now."""
        pin = await desk.people.add(new.name, role_called(new.role))
        return {"name": new.name, "role": new.role, "pin": pin}

    @routes.delete("/people/{name}")
    async def remove(name: NameInPath) -> Response:
        """Delete an account."""
        await desk.people.remove(name)
        return Response(status_code=204)

    return routes
