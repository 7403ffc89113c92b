"""The page's own files: words in five languages, nothing from elsewhere, and small."""

import gzip
import json
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

STATIC = Path(device.web.__file__).parent / "static"
LANGUAGES = ("en", "sw", "es", "fr", "de")
SCRIPTS = sorted(STATIC.rglob("*.js"))
TEXTS = [*SCRIPTS, *STATIC.rglob("*.css"), *STATIC.rglob("*.html")]
GAP = re.compile(r"\{(\w+)\}")
PLURAL = re.compile(r"\.(one|many|other)$")
FIRST_LOOK_BYTES = 53_500
"""What a phone loads before the game is on it: a second over a line of 420 kbit/s.

It was 45,000 until the first view had the headline of what is to be done, the players
at the board's edges, the layouts of wide windows and the words for what stops a game.
It was 52,000 until boards bore the names that a game's players use.
All that is not seen at first (turns, home, doctor, shelves, sounds) is loaded later.
"""


def words(language: str) -> dict[str, str]:
    """Return the words of the first look, and those that are loaded later."""
    found: dict[str, str] = {}
    for path in sorted((STATIC / "words").rglob(f"{language}.json")):
        part: dict[str, str] = json.loads(path.read_text(encoding="utf-8"))
        assert not found.keys() & part.keys()
        found |= part
    return found


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_word(language: str) -> None:
    english, told = words("en"), words(language)

    assert [name for name in english if name not in told] == []
    assert [n for n in told if n not in english and not n.endswith(".many")] == []
    assert [name for name, text in told.items() if not text.strip()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_the_gaps_of_the_english_one(language: str) -> None:
    english = words("en")

    def gaps(text: str) -> set[str]:
        return set(GAP.findall(text)) - {"count"}

    wrong = [
        name
        for name, text in words(language).items()
        if gaps(text) != gaps(english[re.sub(r"\.many$", ".other", name)])
    ]
    assert wrong == []


def test_every_word_that_a_script_asks_for_is_there() -> None:
    known = {PLURAL.sub("", name) for name in words("en")} | set(words("en"))
    asked = {
        name
        for script in SCRIPTS
        for name in re.findall(
            r'\b(?:t|wishButton|wishTo)\((?:"[a-z]+", )?"([^"]+)"', script.read_text()
        )
    }

    assert asked
    assert asked <= known


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_board_that_is_played_on_has_a_name(language: str) -> None:
    told = words(language)
    played = {board for game in GAMES for board in boards_for(GAMES[game].board.id)}

    lacking = sorted(f"board.{id_}" for id_ in played if f"board.{id_}" not in told)
    assert not lacking, f"device/web/static/words/{language}.json has no {lacking}"
    assert {
        name.removeprefix("board.") for name in told if name.startswith("board.")
    } - {"of", "name", "on_table"} <= set(BOARDS)


@pytest.mark.parametrize(
    "table", [move_rulings.TABLE, placing_rulings.TABLE, capture_rulings.TABLE]
)
def test_rulings_on_squares_and_lines_have_their_headings(
    table: RulingTable[Any],
) -> None:
    told = words("en")

    assert [row.rule for row in table.rows if f"rule.{row.rule}" not in told] == []


def test_nothing_is_asked_of_another_machine() -> None:
    addresses = re.compile(r'(?:https?:)?//[a-z][\w.-]+\.\w+[^"\s]*')
    namespace = "http://www.w3.org/2000/svg"

    foreign = {
        (path.name, found)
        for path in [*TEXTS, *STATIC.rglob("*.svg"), *STATIC.rglob("*.json")]
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
    loaded = [STATIC / "index.html", *preloaded(), STATIC / "words" / "de.json"]
    sizes = {path.name: len(gzip.compress(path.read_bytes(), 6)) for path in loaded}

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
