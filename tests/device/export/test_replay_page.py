"""The HTML replay: the page's own, nothing from the network; it plays in a browser."""

import json
import re
from base64 import b64encode
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Literal

import numpy as np
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from device.export.bundle import lines_of
from device.export.formats import exported
from device.export.page_bundle import script_of
from device.export.story import story_of
from device.log.lines import Fields
from device.log.pictures import around_board, as_jpeg, folder_of, with_places
from device.simulated.simulator import SimulatedTable, SimulationPlan
from rules.catalogue import find_game
from tests.device.export.logs import random_log
from words.catalogue import catalogue
from words.page import page_json

pytestmark = pytest.mark.slow


@pytest.fixture
def browser(chromium: Browser) -> Browser:
    """The browser that all tests share."""
    return chromium


def written(folder: Path, log: Sequence[Fields]) -> Path:
    path = folder / "game.jsonl"
    path.write_bytes(lines_of(log))
    folder_of(path).mkdir()
    view = SimulatedTable(find_game("shax"), SimulationPlan()).view
    part = around_board(np.full((960, 1280, 3), 120, np.uint8), view)
    jpeg = with_places(as_jpeg(part, 960), part, view)
    for name in ("100.jpg", "100-before.jpg"):
        (folder_of(path) / name).write_bytes(jpeg)
    page = folder / "game.html"
    page.write_bytes(exported(path, "html"))
    return page


def opened(browser: Browser, page: Path) -> tuple[Page, list[str]]:
    """Return a page in a phone's window, and whatever it complains of."""
    shown = browser.new_page(viewport={"width": 412, "height": 839}, locale="en")
    faults: list[str] = []
    shown.on("console", lambda told: faults.append(told.text))
    shown.on("pageerror", lambda error: faults.append(str(error)))
    shown.on("request", lambda asked: faults.append(asked.url))
    shown.goto(page.as_uri())
    faults[:] = [fault for fault in faults if fault != page.as_uri()]
    return shown, faults


def told(shown: Page) -> dict[str, str]:
    """Return what each site tells a screen reader."""
    sites = shown.locator("svg.board [data-site]").all()
    return {
        str(one.get_attribute("data-site")): str(one.get_attribute("aria-label"))
        for one in sites
    }


@pytest.mark.parametrize("game", ["morabaraba_htjb", "mankaleh", "stack_2p"])
def test_a_game_is_played_through_by_keys_slider_and_list(
    game: str, browser: Browser, tmp_path: Path
) -> None:
    log = random_log(game, turns=9)
    story = story_of(log)
    shown, faults = opened(browser, written(tmp_path, log))

    def stands(n: int) -> None:
        """Expect the board after turn n, and its caption."""
        contents = story.turns[n - 1].position.contents if n else story.start.contents
        now = told(shown)
        for site, held in contents.items():
            if isinstance(held, int):
                number = "one" if held == 1 else str(held)
                assert f", {number} seed" in now[site]
            else:
                assert ("empty" in now[site]) == (not held), (site, now[site])
        if n:
            expect(shown.locator(".replay-n")).to_have_text(f"Turn {n}")

    stands(0)
    shown.keyboard.press("ArrowRight")
    stands(1)
    shown.keyboard.press("f")  # the board is turned, the moment stays
    stands(1)
    shown.locator(".turn-turn").last.click()
    stands(9)
    shown.keyboard.press("Home")
    shown.locator("#replay-at").fill("2")
    stands(2)
    shown.get_by_role("button", name="To the start").click()
    stands(0)
    assert not [fault for fault in faults if not fault.startswith("data:")]
    shown.close()


def test_a_ruling_has_its_own_caption_its_rule_and_its_pictures_cropped_and_ringed(
    browser: Browser, tmp_path: Path
) -> None:
    shown, faults = opened(browser, written(tmp_path, random_log("shax", turns=6)))

    shown.locator(".turn-illegal").click()

    expect(shown.locator(".replay-n")).to_contain_text("Ruling · after turn")
    expect(shown.locator(".card-ruling .card-title")).to_have_text("Not the next point")
    expect(shown.locator(".ruling-source")).to_contain_text("A book, Moves")
    pictures = shown.locator(".card-ruling svg.evidence")
    expect(pictures).to_have_count(2)
    expect(pictures.first.locator(".ring-wrong")).not_to_have_count(0)
    expect(shown.locator("svg.board .ring-wrong")).not_to_have_count(0)
    shown.keyboard.press("ArrowRight")
    expect(pictures).to_have_count(0)
    assert not [fault for fault in faults if not fault.startswith("data:")]
    shown.close()


def test_it_plays_by_itself_until_somebody_stops_it(
    browser: Browser, tmp_path: Path
) -> None:
    shown, _ = opened(browser, written(tmp_path, random_log("tapatan", turns=4)))

    shown.keyboard.press("Space")
    expect(shown.locator(".replay-n")).to_have_text("Turn 1")
    expect(
        shown.get_by_role("button", name=catalogue("en").text("page-replay-pause"))
    ).to_be_visible()
    shown.keyboard.press("Space")

    expect(shown.get_by_role("button", name="Play")).to_be_visible()
    shown.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_no_violation(
    scheme: Literal["light", "dark"], browser: Browser, tmp_path: Path
) -> None:
    shown, _ = opened(browser, written(tmp_path, random_log("shax", turns=6)))
    shown.emulate_media(color_scheme=scheme)
    shown.locator(".turn-illegal").click()

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
    assert not re.findall(r'<[^>]+ (?:src|href)="(?!#)[^"]*:', text)


def test_a_file_speaks_five_languages_and_has_the_words_that_it_needs(
    tmp_path: Path,
) -> None:
    text = written(tmp_path, random_log("shax", turns=6)).read_text()

    held = re.search(r'id="words">(.*?)</script>', text)
    assert held
    words = json.loads(held[1])
    assert set(words) == {"en", "sw", "es", "fr", "de"}
    asked = set(re.findall(r'\bt\("([^"]+)"', script_of("views/player.js")))
    assert asked <= words["sw"].keys()
    assert "page-rule-not-adjacent" in words["fr"]
    assert "page-rule-castled-into-check" not in words["fr"]
    assert len(json.dumps(words)) < len(page_json("page", "en")) * 2
