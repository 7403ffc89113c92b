"""Corrections on the page after misreads and occlusions."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.device.web.phones import (
    TIMEOUT_MS,
    Machine,
    Phone,
    Phones,
    serving,
    shown,
)

pytestmark = pytest.mark.slow

SEEN = 4  # turns that the camera sees before the film ends


TO_A_GAME = (
    '.home-steps [href="#/games"]',
    '[href="#/games/morabaraba_htjb"]',
    ".choose .button-main",
    '[data-key="begin"]',  # a simulated table's board is found by itself
)
"""All that is tapped from the first view to a running game."""


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machine]:
    games = tmp_path_factory.mktemp("deeds") / "games"
    with serving(games, f"sim:*:9:{SEEN}", "--pace", "4") as found:
        yield found


@pytest.fixture(scope="module")
def host(machine: Machine, phones: Phones) -> Iterator[Phone]:
    """A phone that has shown the PIN, on a game of which the camera saw a few turns."""
    with phones.one(machine) as phone:
        phone.open("#/more")
        phone.tap("house-pin-enter")
        phone.show_pin("1111")
        phone.sees("house-pin-wrong")
        phone.show_pin()
        phone.sees("house-right-yes")
        phone.picture("more")
        phone.open("#/")
        for tapped in TO_A_GAME:
            phone.page.locator(tapped).first.tap(timeout=TIMEOUT_MS)
        turns = phone.page.locator(".turn-list li")
        expect(turns).to_have_count(SEEN, timeout=TIMEOUT_MS)
        phone.tap("page-wish-pause")  # or the camera would see again what is taken back
        phone.sees("Watching is paused.")
        phone.picture("paused")
        yield phone


def test_four_taps_lead_to_a_running_game(host: Phone, machine: Machine) -> None:
    assert len(TO_A_GAME) <= 4
    assert machine.state()["game"]["id"] == "morabaraba_htjb"
    assert len(listed(host, SEEN)) == SEEN


@pytest.fixture(autouse=True)
def no_sheet(host: Phone) -> Iterator[None]:
    """Close what a test leaves open."""
    yield
    host.page.evaluate("document.querySelectorAll('dialog').forEach(o => o.close())")


def listed(phone: Phone, count: int) -> list[str]:
    """Return the turns listed, as soon as there are so many."""
    expect(phone.page.locator(".turn-list li")).to_have_count(count)
    return phone.turns()


def test_the_clock_is_shown_and_pressed_on_its_own_page(host: Phone) -> None:
    """It comes first: the board lies as the camera sees it, so nothing is ruled."""
    host.open("clock")
    halves = host.page.locator(".half")
    expect(halves).to_have_count(2)

    assert host.barriers() == []
    host.picture("clock")
    host.tap("page-wish-play")
    running = host.page.locator(".half.is-running")
    expect(running).to_have_count(1)
    running.tap()
    expect(host.page.locator(".half.is-pressed")).to_have_count(1)
    host.tap("page-wish-pause")
    expect(host.page.locator(".clock-line")).to_have_text("Paused")

    assert host.faults == []
    host.open("#/")


def test_a_misread_is_mended_in_two_taps(host: Phone) -> None:
    before = listed(host, SEEN)

    host.tap("page-wish-mend")
    offer = host.page.locator("dialog .later .button").first
    wanted = offer.inner_text()
    host.picture("mend")
    offer.tap()

    expect(host.page.locator(".turn-list .tag").first).to_have_text("corrected")
    expect(host.page.locator(".turn-note.is-calm")).to_contain_text("was first read as")
    assert listed(host, SEEN) == [*before[:-1], wanted]
    assert wanted != before[-1]


def test_a_turn_is_taken_back_and_entered_by_hand(host: Phone) -> None:
    before = listed(host, SEEN)
    host.tap("page-wish-take-back")
    assert listed(host, SEEN - 1) == before[:-1]

    host.tap("page-wish-enter")
    host.sees("tap what was played on the board")
    may = host.page.locator('svg.board .site.is-may[aria-label*="empty"]').first
    site = may.get_attribute("data-site")
    assert site is not None
    host.picture("by_hand")
    host.tap_site(site)
    host.page.locator(".entering .button-main").tap()

    assert listed(host, SEEN) == [*before[:-1], site]
    expect(host.page.locator(".turn-list .tag").first).to_have_text(
        shown("page-by-hand")
    )


def test_the_board_is_played_on_with_keys_alone(host: Phone) -> None:
    count = len(listed(host, SEEN))
    host.page.get_by_role("button", name=shown("page-wish-enter"), exact=True).focus()
    host.page.keyboard.press("Enter")
    host.sees("tap what was played on the board")

    main = host.page.locator(".entering .button-main")
    while main.count() == 0:
        host.page.locator("svg.board .site.is-may").first.focus()
        host.page.keyboard.press("Enter")
    main.focus()
    host.page.evaluate("document.querySelector('[data-key=aloud]').click()")
    expect(main).to_be_focused()  # whatever is drawn anew meanwhile
    host.page.keyboard.press("Enter")

    listed(host, count + 1)
    host.tap("page-wish-take-back")
    listed(host, count)


def test_arrow_keys_walk_over_the_board(host: Phone) -> None:
    host.page.locator('[data-site="a7"]').focus()
    host.page.keyboard.press("ArrowRight")
    host.page.keyboard.press("ArrowDown")

    focused = host.page.evaluate("document.activeElement.dataset.site")

    assert focused == "d6"


@pytest.mark.parametrize("key", ["1", "2", "l", "c", "x", "r", "h"])
def test_a_key_on_the_board_answers_who_does_not_see_it(host: Phone, key: str) -> None:
    answer = host.page.locator(".board-answer")
    answer.evaluate("one => { one.textContent = ''; }")
    host.page.locator('[data-site="a7"]').focus()

    host.page.keyboard.press(key)

    expect(answer).to_have_attribute("role", "status")
    expect(answer).not_to_be_empty()
    assert "house-" not in answer.inner_text()
    focused = host.page.evaluate("document.activeElement.dataset.site")
    assert focused == "a7"


def test_sites_are_spoken_in_the_alphabet_of_the_player(host: Phone) -> None:
    site = host.page.locator('[data-site="a7"]')
    expect(site).to_have_attribute("aria-label", re.compile("^a7"))
    host.page.evaluate("localStorage.setItem('alphabet', 'fide')")
    host.open("#/")
    host.page.reload()

    expect(site).to_have_attribute("aria-label", re.compile("^Anna 7"))

    host.page.evaluate("localStorage.removeItem('alphabet')")
    host.page.reload()
    expect(site).to_have_attribute("aria-label", re.compile("^a7"))


def test_a_past_turn_is_edited_and_the_rest_follows(host: Phone) -> None:
    before = listed(host, SEEN)
    host.page.locator('[data-key="turn-1"]').tap()
    host.page.get_by_text("other turns").tap()
    free = next(s for s in ("a1", "d1", "g1", "a7", "d7") if s not in before)
    offers = host.page.locator("dialog .button")

    offers.filter(has_text=free).first.tap()

    expect(host.page.locator('[data-key="turn-1"] .turn-text')).to_have_text(free)
    assert listed(host, SEEN)[1:] == before[1:]


def test_what_cannot_follow_is_refused_with_the_reason(host: Phone) -> None:
    before = listed(host, SEEN)
    host.page.locator('[data-key="turn-1"]').tap()
    host.page.get_by_text("other turns").tap()
    taken = before[1]
    offers = host.page.locator("dialog .button")

    offers.filter(has_text=taken).first.tap()

    expect(host.page.locator(".note-bad")).to_be_visible()
    assert listed(host, SEEN) == before


def test_the_referee_says_the_board_to_who_cannot_see_it(host: Phone) -> None:
    host.tap("page-wish-more")
    host.picture("wishes")
    host.tap("page-wish-say-board")

    expect(host.page.locator(".says-words")).to_contain_text("empty")
    expect(host.page.locator("#polite, #urgent").first).to_contain_text("empty")


def test_the_camera_is_shown_with_the_reading_over_it(host: Phone) -> None:
    host.tap("page-tab-camera")
    image = host.page.locator(".play-table img.camera")
    expect(image).to_be_visible()
    host.picture("reading")

    host.page.locator('[data-key="picture-board"]').tap()

    expect(host.page.locator("svg.board")).to_be_visible()


def test_the_board_is_turned_for_who_sits_elsewhere(host: Phone) -> None:
    south = host.page.locator('[data-site="a1"]').bounding_box()
    host.tap("page-rotate")
    host.tap("page-rotate")
    north = host.page.locator('[data-site="a1"]').bounding_box()
    host.tap("page-rotate")
    host.tap("page-rotate")

    assert south is not None
    assert north is not None
    assert south["x"] < north["x"]
    assert south["y"] > north["y"]


def test_a_phone_without_the_pin_is_asked_for_it(
    machine: Machine, phones: Phones, host: Phone
) -> None:
    with phones.one(machine) as guest:
        guest.open()
        guest.tap("page-wish-take-back")
        guest.sees("Anyone may watch.")
        guest.tap("page-close")

        assert listed(guest, SEEN) == listed(host, SEEN)


def test_a_lost_connection_is_told_and_mended(
    machine: Machine, phones: Phones, host: Phone
) -> None:
    with phones.one(machine) as guest:
        guest.open()
        assert listed(guest, SEEN) == host.turns()
        guest.page.context.set_offline(True)
        guest.sees("Connection lost. Trying again")
        guest.picture("lost")

        guest.page.context.set_offline(False)

        expect(guest.page.locator(".lost.is-lost")).to_have_count(0, timeout=TIMEOUT_MS)
        guest.faults[:] = [one for one in guest.faults if "ERR_INTERNET" not in one]


def test_watching_goes_on_and_is_paused_again(host: Phone) -> None:
    host.tap("page-wish-play")
    expect(host.page.get_by_text("Watching is paused.")).to_have_count(0)

    host.tap("page-wish-pause")

    host.sees("Watching is paused.")


def test_whoever_gives_up_has_lost(host: Phone) -> None:
    host.tap("page-wish-more")
    host.tap(shown("page-wish-concede", side="White"))
    host.tap("page-yes")

    expect(host.page.locator(".banner-over")).to_contain_text("Black wins")
