"""Routes of post-game analysis."""

from typing import Annotated, Any

from fastapi import APIRouter, Path

from device.web import schemas
from device.web.analysing import Analyses
from device.web.page import Page, refusals
from device.web.past import log_named
from webkit.inputs import OneLine

Name = Annotated[str, Path(min_length=1, max_length=120), OneLine]


def analysis_routes(page: Page) -> APIRouter:
    """Return the routes of thinking about a past game."""
    routes = APIRouter(prefix="/api/past", tags=["past"])
    games, analyses = page.outfit.games, Analyses()

    @routes.get("/{name}/analysis", responses=refusals(400, 404, 422))
    def analysis(name: Name) -> dict[str, Any]:
        """Return a game's analysis, or its progress."""
        return analyses.state(log_named(games, name))

    @routes.post(
        "/{name}/analysis",
        response_model=schemas.Done,
        responses=refusals(400, 401, 403, 404, 409, 413, 422, 429),
    )
    def analyse(name: Name) -> dict[str, Any]:
        """Begin to think about a game."""
        page.not_too_often()
        analyses.begin(log_named(games, name))
        return {"done": True, "told": "I am thinking about it."}

    return routes
