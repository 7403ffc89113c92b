"""The HTML replay: nothing from the network, and it plays in a browser."""

import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from device.drawing.plan import described
from device.export.bundle import lines_of
from device.export.formats import exported
from device.export.story import story_of
from device.log.pictures import folder_of
from device.log.records import Record
from tests.device.export.logs import random_log

pytestmark = pytest.mark.slow

JPEG = bytes.fromhex("ffd8ffe000104a46494600010100000100010000ffd9")


@pytest.fixture
def browser(chromium: Browser) -> Browser:
    """The browser that all tests share."""
    return chromium


def written(folder: Path, log: list[Record]) -> Path:
    path = folder / "game.jsonl"
    path.write_bytes(lines_of(log))
    folder_of(path).mkdir()
    for name in ("100.jpg", "100-before.jpg"):
        (folder_of(path) / name).write_bytes(JPEG)
    page = folder / "game.html"
    page.write_bytes(exported(path, "html"))
    return page


def opened(browser: Browser, page: Path) -> tuple[Page, list[str]]:
    """Return a page in a phone's window, and whatever it complains of."""
    shown = browser.new_page(viewport={"width": 412, "height": 839})
    faults: list[str] = []
    shown.on("console", lambda told: faults.append(told.text))
    shown.on("pageerror", lambda error: faults.append(str(error)))
    shown.on("request", lambda asked: faults.append(asked.url))
    shown.goto(page.as_uri())
    faults[:] = [fault for fault in faults if fault != page.as_uri()]
    return shown, faults


def board(shown: Page) -> str:
    return str(shown.locator("#board-desc").text_content())


@pytest.mark.parametrize("game", ["morabaraba_htjb", "mankaleh", "stack_2p"])
def test_a_game_is_played_through_by_keys_slider_and_list(
    game: str, browser: Browser, tmp_path: Path
) -> None:
    log = random_log(game, turns=9)
    story = story_of(log)
    shown, faults = opened(browser, written(tmp_path, log))

    assert board(shown) == described(story.start.contents)
    shown.keyboard.press("ArrowRight")
    assert board(shown) == described(story.turns[0].position.contents)
    shown.keyboard.press("End")
    assert board(shown) == described(story.turns[-1].position.contents)
    drawn = shown.locator(".mw-board .held > *").count()
    shown.keyboard.press("Home")
    shown.locator("#slider").fill("2")
    assert board(shown) == described(story.turns[1].position.contents)
    shown.get_by_role("button", name=re.compile("^9 ")).click()
    assert "Turn 9" in str(shown.locator("#says").text_content())
    assert shown.locator(".mw-board .held > *").count() == drawn
    shown.locator("#first").click()
    assert board(shown) == described(story.start.contents)
    assert not [fault for fault in faults if not fault.startswith("data:")]
    shown.close()


def test_a_ruling_shows_its_rule_its_source_and_its_pictures(
    browser: Browser, tmp_path: Path
) -> None:
    shown, faults = opened(browser, written(tmp_path, random_log("shax", turns=6)))

    shown.get_by_role("button", name=re.compile("No line joins")).click()

    assert shown.locator("#rule").text_content() == (
        "Rule: not adjacent. A book, Moves: one step (p. 3)"
    )
    assert shown.locator("#pictures img").count() == 2
    assert shown.locator(".marks > *").count() >= 2
    shown.keyboard.press("ArrowRight")
    assert shown.locator("#pictures img").count() == 0
    assert not [fault for fault in faults if not fault.startswith("data:")]
    shown.close()


def test_it_plays_by_itself_until_somebody_stops_it(
    browser: Browser, tmp_path: Path
) -> None:
    shown, _ = opened(browser, written(tmp_path, random_log("tapatan", turns=4)))

    shown.keyboard.press("Space")
    expect(shown.locator("#says")).to_contain_text("Turn 1")
    assert shown.locator("#play").get_attribute("aria-label") == "Pause"
    shown.keyboard.press("Space")

    assert shown.locator("#play").get_attribute("aria-label") == "Play"
    shown.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_no_violation(
    scheme: Literal["light", "dark"], browser: Browser, tmp_path: Path
) -> None:
    shown, _ = opened(browser, written(tmp_path, random_log("shax", turns=6)))
    shown.emulate_media(color_scheme=scheme)
    shown.get_by_role("button", name=re.compile("No line joins")).click()

    found = Axe().run(shown)

    assert found.violations_count == 0, found.generate_report()
    shown.close()


def test_only_the_pages_own_script_and_style_may_run(tmp_path: Path) -> None:
    text = written(tmp_path, random_log("tapatan", turns=4)).read_text()

    allowed = dict(re.findall(r"(script|style)-src 'sha256-([^']+)'", text))
    script = text.rpartition("<script>")[2].partition("</script>")[0]
    style = text.partition("<style>")[2].partition("</style>")[0]

    for name, held in (("script", script), ("style", style)):
        assert b64encode(sha256(held.encode()).digest()).decode() == allowed[name]
    assert "default-src 'none'" in text
    assert not re.findall(r'(?:src|href)="(?!#)[^"]*:', text)
