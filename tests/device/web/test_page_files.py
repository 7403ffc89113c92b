"""The page's own files: nothing from elsewhere, small, with a message for every id."""

import gzip
import re
from pathlib import Path
from typing import Any

import pytest

import device.web
from device.web.catalogue import boards_for
from rules.boards.table import BOARDS
from rules.catalogue import GAMES
from rules.core.board import BoardKind
from rules.core.drawing import Fill
from rules.games.captures import rulings as capture_rulings
from rules.games.moves import rulings as move_rulings
from rules.games.placing import rulings as placing_rulings
from rules.rulings.engine import RulingTable
from words.catalogue import catalogue
from words.page import page_json

STATIC = Path(device.web.__file__).parent / "static"
INDEX = STATIC / "index.html"
PAGE = catalogue("en").scope("page")
SCRIPTS = sorted(STATIC.rglob("*.js"))
TEXTS = [*SCRIPTS, *STATIC.rglob("*.css"), *STATIC.rglob("*.html")]
FIRST_LOOK_BYTES = 53_500
"""What a phone loads before the game is on it: a second over a line of 420 kbit/s.

It was 45,000 until the first view had the headline of what is to be done, the players
at the board's edges, the layouts of wide windows and the words for what stops a game.
It was 52,000 until boards bore the names that a game's players use.
All that is not seen at first (turns, home, doctor, shelves, sounds) is loaded later.
"""


def preloaded() -> list[Path]:
    page = (STATIC / "index.html").read_text()
    names = re.findall(r'(?:href|src)="/static/([^"]+\.(?:js|css))"', page)
    return [STATIC / name for name in dict.fromkeys(names)]


def imported(script: Path) -> set[Path]:
    """Return all that a script needs before it runs."""
    needed: set[Path] = set()
    waiting = [script]
    while waiting:
        here = waiting.pop()
        if here not in needed:
            needed.add(here)
            names = re.findall(r'^import .* from "(.+)";$', here.read_text(), re.M)
            waiting += [(here.parent / name).resolve() for name in names]
    return needed


def key_of(beginning: str, id_: str) -> str:
    """Return the key that a script makes of an id."""
    return f"{beginning}-{id_.replace('_', '-')}"


def test_every_board_that_is_played_on_has_a_name() -> None:
    played = {board for game in GAMES for board in boards_for(GAMES[game].board.id)}
    named = {key for key in PAGE if key.startswith("page-board-")}

    assert {key_of("page-board", id_) for id_ in played} - named == set()
    assert named - {key_of("page-board", id_) for id_ in BOARDS} == {
        "page-board-of",
        "page-board-name",
        "page-board-on-table",
    }


@pytest.mark.parametrize(
    "table", [move_rulings.TABLE, placing_rulings.TABLE, capture_rulings.TABLE]
)
def test_rulings_on_squares_and_lines_have_their_headings(
    table: RulingTable[Any],
) -> None:
    headings = {row.rule: key_of("page-rule", row.rule) for row in table.rows}

    assert [rule for rule, key in headings.items() if key not in PAGE] == []


def test_nothing_is_asked_of_another_machine() -> None:
    addresses = re.compile(r'(?:https?:)?//[a-z][\w.-]+\.\w+[^"\s]*')
    namespace = "http://www.w3.org/2000/svg"

    foreign = {
        (path.name, found)
        for path in [*TEXTS, *STATIC.rglob("*.svg"), *STATIC.rglob("*.ftl")]
        for found in addresses.findall(path.read_text())
        if found != namespace
    }

    assert foreign == set()


def test_nothing_stands_in_the_page_that_its_policy_forbids() -> None:
    page = (STATIC / "index.html").read_text()

    assert not re.search(r"<script(?![^>]*\bsrc=)", page)
    assert page.count("<style") == 1  # its digest stands in the policy
    assert not re.search(r"\bstyle=|\bon\w+=", page)
    for script in SCRIPTS:
        assert not re.search(r"innerHTML|\beval\(|new Function", script.read_text())


def test_all_that_the_first_view_needs_is_loaded_at_once() -> None:
    play = STATIC / "js" / "views" / "play.js"
    needed = imported(STATIC / "js" / "app.js") | imported(play)

    assert needed <= set(preloaded())


def test_the_first_view_is_small() -> None:
    loaded = {path.name: path.read_bytes() for path in (INDEX, *preloaded())}
    loaded["messages"] = page_json("page", "de")
    sizes = {name: len(gzip.compress(sent, 6)) for name, sent in loaded.items()}

    assert sum(sizes.values()) < FIRST_LOOK_BYTES, sizes


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.name)
def test_files_stay_short(path: Path) -> None:
    assert len(path.read_text().splitlines()) <= 400


def test_the_page_lays_out_every_kind_of_board_and_every_fill() -> None:
    board = (STATIC / "js" / "board.js").read_text(encoding="utf-8")
    shapes = (STATIC / "js" / "shapes.js").read_text(encoding="utf-8")
    css = (STATIC / "css" / "board.css").read_text(encoding="utf-8")

    for kind in BoardKind:
        assert f'"{kind.value}": {{' in shapes
    assert set(re.findall(r"\.patch-(\w+) \{", css)) == {fill.value for fill in Fill}
    assert [name for name in BOARDS if re.search(rf"\b{name}\b", board)] == []
