"""The routes of what does not change: games with their rules, boards."""

from typing import Annotated, Any

from fastapi import APIRouter, Path
from fastapi.responses import Response

from device.web.catalogue import board_plan, game_in_words, game_list
from device.web.hub import encoded
from device.web.page import refusals
from rules.boards.table import BOARDS, find_board

Named = Annotated[str, Path(min_length=1, max_length=80)]

_KEEP = {"Cache-Control": "max-age=300"}


def game_routes() -> APIRouter:
    """Return the routes of games and boards."""
    routes = APIRouter(prefix="/api", tags=["games"])

    @routes.get("/games")
    def games() -> Response:
        """Return what can be refereed."""
        return _kept(list(game_list()))

    @routes.get("/games/{name}", responses=refusals(404))
    def game(name: Named) -> Response:
        """Return one game with its rules in plain words."""
        return _kept(game_in_words(name))

    @routes.get("/boards")
    def boards() -> Response:
        """Return the boards that games are played on."""
        return _kept([{"id": b.id, "title": b.title} for b in BOARDS.values()])

    @routes.get("/boards/{name}", responses=refusals(404))
    def board(name: Named) -> Response:
        """Return where a board's sites and lines lie."""
        return _kept(board_plan(find_board(name)))

    return routes


def _kept(body: Any) -> Response:
    return Response(encoded(body), media_type="application/json", headers=_KEEP)
