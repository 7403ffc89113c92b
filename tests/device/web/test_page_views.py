"""Every view, by day and by night: no barrier, no fault, in every language."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Route, expect

from tests.device.web.phones import TIMEOUT_MS, Machine, Phone, Phones, serving

pytestmark = pytest.mark.slow

KNOWN = "await import('/static/js/store.js')"
LANGUAGES = {
    "en-GB": "Choose a game",
    "sw-KE": "Chagua mchezo",
    "es-MX": "Elegir un juego",
    "fr-CD": "Choisir un jeu",
    "de-AT": "Spiel wählen",
}


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machine]:
    games = tmp_path_factory.mktemp("views") / "games"
    with serving(games, "sim:*:9:2", "--pace", "4") as found:
        yield found


@pytest.fixture(scope="module", params=["light", "dark"])
def phone(
    request: pytest.FixtureRequest, machine: Machine, phones: Phones
) -> Iterator[Phone]:
    with phones.one(machine, theme=request.param) as found:
        found.open("#/more")
        found.page.locator('[data-key="right"]').tap()
        found.show_pin()
        found.sees("house-right-yes")
        yield found


def theme(phone: Phone) -> str:
    dark = phone.page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    return "dark" if dark else "light"


@pytest.mark.parametrize(
    ("where", "sign"),
    [
        ("#/", ".home-steps"),
        ("#/games", ".game"),
        ("#/games/stack", ".rules p"),
        ("#/games/mongola", ".rules p"),
        ("#/camera", ".camera-work"),
        ("#/past", ".past-list"),
        ("#/review/2026", ".review-ways"),
        ("#/more", ".qr"),
        ("#/doctor", ".doctor li"),
        ("watch", ".home"),
        ("overlay", ".over-board"),
    ],
)
def test_a_view_has_no_barrier(phone: Phone, where: str, sign: str) -> None:
    phone.open(where)
    expect(phone.page.locator(sign).first).to_be_attached()

    found = phone.barriers()

    name = where.strip("#/").replace("/", "_") or "home"
    phone.picture(f"{name}_{theme(phone)}")
    assert found == []


def test_from_aim_to_play_there_is_no_barrier(phone: Phone, machine: Machine) -> None:
    found = []
    game = {"light": "shisima", "dark": "six_mens_morris"}[theme(phone)]
    phone.open(f"#/games/{game}")
    phone.tap("page-choose")
    phone.shows_heading("page-camera-begin")  # a simulated board is found by itself
    phone.tap("page-camera-back")
    phone.tap("page-camera-find-again")
    expect(phone.page.locator(".camera-frame img")).to_be_visible()
    found += phone.barriers()
    phone.tap("page-camera-by-hand")
    expect(phone.page.locator(".corner")).to_have_count(4)
    found += phone.barriers()
    phone.picture(f"corners_{theme(phone)}")
    phone.tap("page-cancel")
    expect(phone.page.get_by_role("list", name="Advice")).to_be_visible()  # on this one
    phone.tap("page-camera-find")
    phone.shows_heading("page-camera-found")
    found += phone.barriers()
    phone.page.locator('[data-key="teach"]').tap()  # what pieces are called differs
    expect(phone.page.locator("svg.board")).to_be_visible()
    found += phone.barriers()
    phone.picture(f"teach_{theme(phone)}")
    phone.tap("page-teach-skip")
    phone.shows_heading("page-camera-begin")
    found += phone.barriers()
    phone.tap("page-begin")
    expect(phone.page.locator(".turn-list li")).not_to_have_count(0)
    found += phone.barriers()
    phone.picture(f"play_{theme(phone)}")
    phone.open("overlay?layout=bar&language=sw&accent=00c8ff")
    expect(phone.page.locator(".over-seat .over-clock")).to_have_count(2)
    assert phone.page.evaluate("document.documentElement.lang") == "sw"
    found += phone.barriers()
    phone.open("#/")
    phone.tap("page-wish-mend")
    expect(phone.page.locator("dialog .later .button").first).to_be_visible()
    found += phone.barriers()
    phone.tap("page-close")
    phone.tap("page-wish-more")
    found += phone.barriers()
    phone.tap("page-wish-leave")
    phone.tap("page-yes")
    expect(phone.page.locator(".home-steps")).to_be_visible()

    assert found == []
    assert machine.state()["stage"] == "choose"


def test_corners_are_set_by_dragging_and_by_keys(phone: Phone) -> None:
    phone.open("#/games/morabaraba_htjb")
    phone.tap("page-choose")
    phone.shows_heading("page-camera-begin")  # a simulated board is found by itself
    phone.tap("page-camera-back")
    phone.tap("page-camera-by-hand")
    corner = phone.page.get_by_role("button", name="Corner far left")
    expect(phone.page.locator(".corner-place img")).to_be_visible()
    before = corner.bounding_box()
    assert before is not None

    phone.page.mouse.move(before["x"] + 28, before["y"] + 28)
    phone.page.mouse.down()
    phone.page.mouse.move(before["x"] + 58, before["y"] + 48, steps=4)
    phone.page.mouse.up()
    dragged = corner.bounding_box()
    corner.press("Shift+ArrowLeft")
    pushed = corner.bounding_box()

    assert dragged is not None
    assert pushed is not None
    assert dragged["x"] - before["x"] == pytest.approx(30, abs=1.5)
    assert dragged["y"] - before["y"] == pytest.approx(20, abs=1.5)
    assert pushed["x"] < dragged["x"]
    phone.open("#/more")


def test_a_board_that_is_found_leaves_the_corners_in_hand(phone: Phone) -> None:
    game = {"light": "nine_mens_morris", "dark": "seven_mens_morris"}[theme(phone)]
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    phone.page.route("**/api/table/calibrate", hold)
    phone.open(f"#/games/{game}")
    with phone.page.expect_request("**/api/table/calibrate", timeout=TIMEOUT_MS):
        phone.tap("page-choose")
    phone.tap("page-camera-by-hand")
    held[0].continue_()

    phone.as_soon_as(f"({KNOWN}).state?.stage === 'ready'")

    expect(phone.page.locator(".corner")).to_have_count(4)
    phone.page.unroute("**/api/table/calibrate")
    phone.open("#/more")


def test_a_simulated_board_is_never_asked_about(phone: Phone) -> None:
    games = {
        "light": ("pilare_6", "saba", "focus"),
        "dark": ("focus", "fanorona", "saba"),
    }
    for game in games[theme(phone)]:
        phone.open(f"#/games/{game}")
        phone.tap("page-choose")
        phone.shows_heading("page-camera-begin")


@pytest.mark.parametrize(("language", "title"), LANGUAGES.items())
def test_the_page_speaks_the_phones_language(
    machine: Machine, phones: Phones, language: str, title: str
) -> None:
    with phones.one(machine, language=language) as phone:
        phone.open("#/games")

        phone.shows_heading(title)
        assert phone.page.evaluate("document.documentElement.lang") == language[:2]
        width = phone.page.evaluate("document.documentElement.scrollWidth")
        assert width <= phone.page.evaluate("innerWidth")


def test_another_language_is_chosen_and_kept(machine: Machine, phones: Phones) -> None:
    with phones.one(machine) as phone:
        phone.open("#/more")
        phone.page.get_by_label("Language").select_option("sw")
        phone.shows_heading("Zaidi")

        phone.page.reload()

        phone.shows_heading("Zaidi")


def test_a_game_is_found_by_another_name_of_it(
    machine: Machine, phones: Phones
) -> None:
    with phones.one(machine) as phone:
        phone.open("#/games")

        phone.page.get_by_label("Find a game").fill("Mlabalaba")

        expect(phone.page.locator(".game")).to_have_count(1)
        expect(phone.page.locator(".game")).to_contain_text("Morabaraba")


def test_the_first_tab_stop_leads_past_the_bar(
    machine: Machine, phones: Phones
) -> None:
    with phones.one(machine) as phone:
        phone.open("#/games")
        phone.shows_heading("page-home-games")
        phone.page.keyboard.press("Tab")
        focused = phone.page.evaluate("document.activeElement.textContent")
        phone.page.keyboard.press("Enter")

        assert focused == "Skip to the content"
        assert phone.page.evaluate("document.activeElement.id") == "main"
