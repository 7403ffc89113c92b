"""An evening of Morabaraba: two phones, one game, from the choice to the record."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import expect

from tests.device.web.phones import TIMEOUT_MS, Machine, Phone, Phones, serving

pytestmark = pytest.mark.slow


@dataclass
class Evening:
    """Observations on the phones, and the final state of the machine."""

    machine: Machine
    judgement: str = ""
    ruling: str = ""
    pictures_of_ruling: list[int] = field(default_factory=list)
    before_reload: list[str] = field(default_factory=list)
    after_reload: list[str] = field(default_factory=list)
    second: list[str] = field(default_factory=list)
    buttons_of_second: int = 0
    banner: str = ""
    turns: list[str] = field(default_factory=list)
    rulings: list[str] = field(default_factory=list)


@pytest.fixture(scope="module")
def evening(
    phones: Phones, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Evening]:
    games = tmp_path_factory.mktemp("evening") / "games"
    with serving(games, "sim:*:9", "--illegal-before", "4", "--pace", "1") as machine:
        seen = Evening(machine)
        with phones.one(machine) as host, phones.one(machine) as guest:
            guest.open("watch")  # before anything is played: a ruling soon passes
            begin(host, seen)
            watch(host, guest, seen)
        yield seen


def begin(host: Phone, seen: Evening) -> None:
    """Choose the game, aim, let the board be found, begin."""
    host.open()
    host.picture("home")
    host.tap("Choose a game with its rules in plain words", role="link")
    host.page.get_by_label("Find a game").fill("morab")
    host.picture("games")
    host.page.get_by_role("link", name="Morabaraba", exact=False).first.tap()
    host.sees("Two players have twelve cows each")
    host.picture("rules")
    host.tap("page-choose")
    host.picture("pin")
    host.show_pin()
    host.shows_heading("page-camera-begin")  # a simulated board is found by itself
    host.tap("page-camera-back")
    host.tap("page-camera-find-again")
    expect(host.page.locator(".advice li")).to_have_count(4)
    expect(host.page.locator(".camera-frame img")).to_be_visible()
    host.picture("aim")
    host.tap("page-camera-find")
    host.shows_heading("page-camera-found")
    seen.judgement = host.page.locator(".judgement").inner_text()
    host.picture("judgement")
    host.tap("page-camera-fits")
    host.tap("page-begin")


def watch(host: Phone, guest: Phone, seen: Evening) -> None:
    """Watch to the end, with a second phone; the first is reloaded on the way."""
    seen.ruling = host.as_soon_as("document.querySelector('.card-ruling')?.innerText")
    host.picture("ruling")
    host.as_soon_as("!document.querySelector('.card-ruling')")
    host.as_soon_as("document.querySelectorAll('.turn-list li').length >= 8")
    seen.before_reload = host.turns()
    host.page.reload()
    turns = host.page.locator(".turn-list li")
    expect(turns.nth(7)).to_be_visible(timeout=TIMEOUT_MS)
    seen.after_reload = host.turns()
    host.picture("play")
    expect(host.page.locator(".banner-over")).to_be_visible(timeout=TIMEOUT_MS)
    expect(guest.page.locator(".banner-over")).to_be_visible(timeout=TIMEOUT_MS)
    seen.banner = host.page.locator(".banner-over").inner_text()
    seen.turns, seen.second = host.turns(), guest.turns()
    seen.buttons_of_second = guest.page.locator(".play-wishes button").count()
    host.picture("over")
    host.tap("page-wish-rulings")
    evidence = host.page.locator("dialog svg.evidence image")  # cropped, and ringed
    expect(evidence).to_have_count(2)
    seen.pictures_of_ruling = [
        int(one.get_attribute("width") or 0) for one in evidence.all()
    ]
    host.picture("rulings")
    guest.picture("watch")


def log_of(evening: Evening) -> list[dict[str, object]]:
    (path,) = evening.machine.games.rglob("*.jsonl")
    return [json.loads(line) for line in path.read_text().splitlines()]


def test_the_board_is_found_and_judged(evening: Evening) -> None:
    assert "I am sure of the board" in evening.judgement
    assert "three squares with diagonals" in evening.judgement
    assert "% sure" in evening.judgement


def test_the_page_shows_every_turn_of_the_log(evening: Evening) -> None:
    turns = [record for record in log_of(evening) if record["type"] == "turn"]

    assert len(evening.turns) == len(turns) == 31
    assert evening.turns[0] == turns[0]["turn"]


def test_an_illegal_turn_is_shown_with_rule_source_and_pictures(
    evening: Evening,
) -> None:
    (ruling,) = [one for one in log_of(evening) if one["type"] == "illegal"]

    assert "HTJB International Mind Games, Morabaraba" in evening.ruling
    assert str(ruling["source"]) in evening.ruling
    assert "without closing a mill" in evening.ruling
    assert ruling["rule"] == "no_mill"
    assert min(evening.pictures_of_ruling) > 100


def test_a_reload_loses_nothing(evening: Evening) -> None:
    shared = len(evening.before_reload)

    assert shared >= 8
    assert evening.after_reload[:shared] == evening.before_reload


def test_a_second_phone_sees_the_same_game_and_no_buttons(evening: Evening) -> None:
    assert evening.second == evening.turns
    assert evening.buttons_of_second == 0


def test_the_page_says_who_has_won(evening: Evening) -> None:
    result = log_of(evening)[-1]

    assert result["type"] == "result"
    assert result["winners"] == ["white"]
    assert "White wins" in evening.banner


def test_the_game_can_be_seen_again_shared_and_printed(
    evening: Evening, phones: Phones
) -> None:
    with phones.one(evening.machine) as phone:
        phone.open("#/past")
        expect(phone.page.locator("a.past")).to_have_count(1)
        phone.picture("records")
        phone.page.locator("a.past").first.tap()
        slider = phone.page.get_by_label("Where in the game")
        slider.fill("1")
        first = evening.turns[0]
        assert "white" in phone.told_sites()[first]
        expect(phone.page.locator(".replay-n")).to_have_text("Turn 1")
        assert phone.page.url.endswith("/1")

        phone.tap("house-pin-show")  # the camera's pictures are not for everybody
        phone.show_pin()
        picture = phone.page.locator(".replay-picture svg.evidence")
        expect(picture).to_be_visible()
        expect(phone.page.locator(".replay-n")).to_have_text("Turn 1")
        phone.page.keyboard.press("End")
        expect(phone.page.get_by_role("button", name="To the end")).to_be_disabled()
        phone.picture("replay")

        phone.page.evaluate("window.print = () => {}")
        phone.tap("page-score-print")
        sheet = phone.page.locator(".score-sheet")
        expect(sheet.locator("tbody .score-n")).to_have_count(len(evening.turns))
        phone.page.evaluate(
            "document.querySelector('.score-sheet').remove();"
            "dispatchEvent(new Event('beforeprint'))"
        )  # printed by the browser's own keys
        expect(sheet.locator("tbody .score-n")).to_have_count(len(evening.turns))
        phone.page.emulate_media(media="print")
        expect(sheet).to_be_visible()
        expect(phone.page.locator("#app")).to_be_hidden()


@pytest.mark.parametrize(
    ("form", "opening"),
    [
        ("PGN", b"["),
        ("SGF", b"("),
        ("CSV", b""),
        ("GIF", b"GIF89a"),
        ("HTML", b"<!"),
        ("ZIP", b"PK"),
        ("JSONL", b'{"type'),
    ],
)
def test_the_record_can_be_taken_home(
    evening: Evening, phones: Phones, form: str, opening: bytes
) -> None:
    with phones.one(evening.machine) as phone:
        phone.open("#/past")
        phone.page.locator("a.past").first.tap()

        with phone.page.expect_download(timeout=TIMEOUT_MS) as found:
            phone.page.get_by_role("link", name=form).tap()

        taken = found.value.path().read_bytes()
        assert taken.lstrip()[: len(opening)].lower() == opening.lower()
        assert len(taken) > 200
        assert found.value.suggested_filename.endswith(f".{form.lower()}")
