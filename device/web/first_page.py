"""Server-rendered first page: the board is in the HTML, before any script.

It preloads what the scripts will request next.
"""

from functools import cache
from html import escape
from pathlib import Path
from urllib.parse import quote

from fastapi import Request

from device.web.drawing import drawn_board
from device.web.messages import address
from device.web.page import Page
from device.web.stage import NotNowError
from device.web.trust import language_wanted

INDEX = Path(__file__).parent / "static" / "index.html"
_WAITING = "<p>…</p>"
_NEXT = '<link rel="modulepreload"'
_STYLE = "<style>"
_SEEN_AS = "GET /api/board.svg"
_PLAIN = "/:=,;'(). -"
"""Signs that need not be spelled in the address of a picture."""


def first_page(page: Page, request: Request, *, drawn: bool) -> str:
    """Return the page's HTML.

    Parameters
    ----------
    drawn
        Whether the board may be on it; whoever may not watch sees none.
    """
    text, game = _index(), page.hub["game"]
    asked = request.query_params.get("language")
    language = language_wanted(asked, request.headers.get("accept-language", ""))
    wanted = [address("page", language)]
    if game and drawn and page.may(request, _SEEN_AS):
        wanted.append(f"/api/boards/{game['board']}")
        title = game["titles"].get(language, game["title"])
        text = text.replace(_WAITING, _picture(page, title), 1)
    hints = "".join(
        f'<link rel="preload" as="fetch" crossorigin href="{escape(one)}">\n'
        for one in wanted
    )
    return text.replace(_NEXT, hints + _NEXT, 1)


def _picture(page: Page, title: str) -> str:
    """Return the board of the game as a picture that needs no request of its own."""
    try:
        drawing = drawn_board(page.table.subscriber)
    except NotNowError:
        return _WAITING
    source = f"data:image/svg+xml,{quote(drawing, safe=_PLAIN)}"
    return (
        f'<h2 class="boot-title">{escape(title)}</h2>\n'
        f'<img class="boot-board" alt="" src="{source}">'
    )


@cache
def own_style() -> str:
    """Return the style sheet that stands in the page: what is painted first."""
    text = _index()
    return text[text.index(_STYLE) + len(_STYLE) : text.index("</style>")]


@cache
def _index() -> str:
    return INDEX.read_text(encoding="utf-8")
