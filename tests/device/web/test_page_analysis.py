"""A past game on the page: walked through, and its analysis as a tool."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from device.export.analysis import keep
from device.export.story import story_of
from tests.device.export.test_analysis import PLAYED, analysed, log_of
from tests.device.web.phones import Machine, Phone, Phones, serving, shown

pytestmark = pytest.mark.slow

PLACES = """() => ['svg.board', '.replay-bar', '.replay-acts', '.after-game',
    '.replay-list'].map(place => {
  const { x, y, width, height } = document.querySelector(place).getBoundingClientRect();
  return [x + scrollX, y + scrollY, width, height].map(Math.round).join();
}).join(' ')"""


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machine]:
    games = tmp_path_factory.mktemp("analysis") / "games"
    games.mkdir()
    log, records = games / "game.jsonl", log_of(PLAYED)
    log.write_text("".join(json.dumps(dict(record)) + "\n" for record in records))
    keep(analysed(story_of(records)), log)
    with serving(games, "sim:three_mens_morris:9:2") as found:
        yield found


@pytest.fixture
def phone(machine: Machine, phones: Phones) -> Iterator[Phone]:
    with phones.one(machine) as found:
        found.open("#/past/game")
        expect(found.page.locator(".curve")).to_be_visible()
        yield found


def test_walking_through_a_game_moves_nothing_on_the_page(phone: Phone) -> None:
    seen = {phone.page.evaluate(PLACES)}
    for _ in PLAYED:
        phone.page.keyboard.press("ArrowRight")
        seen.add(phone.page.evaluate(PLACES))

    assert len(seen) == 1


def test_a_turn_that_decided_the_game_is_tapped(phone: Phone) -> None:
    phone.page.locator("button.after-turn").first.tap()

    assert phone.page.locator(".replay-n").inner_text() == "Turn 3"
    expect(phone.page.locator(".ring-back")).to_have_count(1)  # where better was put
    expect(phone.page.locator("svg.board")).to_be_in_viewport()
    phone.picture("analysis_better")


def test_the_game_follows_a_finger_on_the_curve(phone: Phone) -> None:
    curve = phone.page.locator(".curve")
    curve.scroll_into_view_if_needed()
    box = curve.bounding_box()
    assert box is not None
    stands = set()
    for part in (0.03, 0.66, 0.97):
        x, y = box["x"] + part * box["width"], box["y"] + box["height"] / 2
        phone.page.mouse.move(x, y)
        phone.page.mouse.down()
        phone.page.mouse.up()
        stands.add(phone.page.locator(".after-stands").inner_text())

    assert stands == {
        shown("machine-stands-even"),
        shown("machine-stands-won", side="White"),
        shown("machine-stands-won", side="Black"),
    }
