"""Route of the messages that a page's scripts fetch: /words/SCOPE/LANGUAGE.json."""

from functools import cache
from hashlib import blake2s

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from words.languages import LANGUAGES
from words.page import page_json
from words.scopes import PAGE_SCOPES

PATH = "/words"
"""Where a page finds them."""


def address(scope: str, language: str) -> str:
    """Return the address of the messages of a scope in a language."""
    return f"{PATH}/{scope}/{language}.json"


def messages_app() -> Starlette:
    """Return the application below ``PATH``, which needs no session."""
    return Starlette(routes=[Route("/{scope}/{language}.json", _messages)])


def _messages(request: Request) -> Response:
    scope, language = request.path_params["scope"], request.path_params["language"]
    if scope not in PAGE_SCOPES or language not in LANGUAGES:
        raise HTTPException(404)
    tag = _tag(scope, language)
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    content = page_json(scope, language)
    return Response(content, headers=headers, media_type="application/json")


@cache
def _tag(scope: str, language: str) -> str:
    return f'"{blake2s(page_json(scope, language), digest_size=8).hexdigest()}"'
