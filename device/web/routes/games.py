"""Routes of static data: games with their rules, boards."""

from dataclasses import replace
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query
from fastapi.responses import Response

from device.drawing.board_plan import board_plan
from device.drawing.pdf import Print, board_pdf
from device.web.catalogue import game_in_words, game_list, start_svg
from device.web.endings import ending_svg
from device.web.page import refusals
from rules.boards.table import BOARDS, find_board
from webkit.inputs import OneLine
from webkit.streams import encoded
from words.languages import ENGLISH, LANGUAGES

Named = Annotated[str, Path(min_length=1, max_length=80), OneLine]

Language = Annotated[str, Query(max_length=10), OneLine]

_KEEP = {"Cache-Control": "max-age=300"}


def game_routes() -> APIRouter:
    """Return the routes of games and boards."""
    routes = APIRouter(prefix="/api", tags=["games"])

    @routes.get("/games")
    def games(language: Language = ENGLISH) -> Response:
        """Return the games that can be refereed."""
        return _kept(list(game_list(language if language in LANGUAGES else ENGLISH)))

    @routes.get("/games/{name}", responses=refusals(404))
    def game(name: Named) -> Response:
        """Return one game with its rules in plain words."""
        return _kept(game_in_words(name))

    @routes.get(
        "/games/{name}/start.svg",
        response_class=Response,
        responses={200: {"content": {"image/svg+xml": {}}}, **refusals(404)},
    )
    def start(name: Named) -> Response:
        """Return a drawing of the board as it stands at the start of a game."""
        return Response(start_svg(name), media_type="image/svg+xml", headers=_KEEP)

    @routes.get(
        "/games/{name}/won/{n}.svg",
        response_class=Response,
        responses={200: {"content": {"image/svg+xml": {}}}, **refusals(404)},
    )
    def won(name: Named, n: Annotated[int, Path(ge=1, le=3)]) -> Response:
        """Return one of three drawings of how a game is won."""
        drawn = ending_svg(name, n)
        return Response(drawn, media_type="image/svg+xml", headers=_KEEP)

    @routes.get("/boards")
    def boards() -> Response:
        """Return the boards that games are played on."""
        return _kept([{"id": b.id, "title": b.title} for b in BOARDS.values()])

    @routes.get("/boards/{name}", responses=refusals(404))
    def board(name: Named) -> Response:
        """Return the positions of a board's sites and lines."""
        return _kept(board_plan(find_board(name)))

    @routes.get(
        "/boards/{name}/print.pdf",
        response_class=Response,
        responses={200: {"content": {"application/pdf": {}}}, **refusals(404)},
    )
    def printed(
        name: Named,
        one_sheet: bool = False,
        paper: Literal["a4", "a3", "letter"] = "a4",
        language: Language = ENGLISH,
    ) -> Response:
        """Return a board to print, as large as usual or as one sheet can hold."""
        wanted = Print(board=find_board(name), paper=paper, language=language)
        if one_sheet:
            wanted = replace(wanted, scale=wanted.largest_on_one)
        headers = _KEEP | {"Content-Disposition": f'attachment; filename="{name}.pdf"'}
        return Response(
            board_pdf(wanted), media_type="application/pdf", headers=headers
        )

    return routes


def _kept(body: Any) -> Response:
    return Response(encoded(body), media_type="application/json", headers=_KEEP)
