"""Rare states of the page, made up."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from device.export.diary import kinds_told
from device.log.records import layout_of, step_of
from rules.catalogue import find_game
from tests.device.web.phones import Machine, Phone, Phones, serving

pytestmark = pytest.mark.slow

TOLD_ONCE = """
window.EventSource = class extends EventTarget {
  static CONNECTING = 0; static OPEN = 1; static CLOSED = 2;
  constructor() {
    super();
    this.readyState = 1;
    setTimeout(() => this.tell('state', %s), 0);
    window.machine = this;
  }
  tell(kind, data) {
    this.dispatchEvent(new MessageEvent(kind, { data: JSON.stringify(data) }));
  }
  close() {}
};
"""
HEARD = """
window.heard = [];
window.speechSynthesis.speak = (words) => window.heard.push([words.text, words.lang]);
"""


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machine]:
    games = tmp_path_factory.mktemp("states") / "games"
    with serving(games, "sim") as found:
        yield found


def sentence(text: str) -> dict[str, Any]:
    return {"text": text, "texts": {"en": text, "de": f"{text} (auf Deutsch)"}}


def in_play(machine: Machine, game_id: str, count: int, **more: Any) -> dict[str, Any]:
    """Return the machine's state as it would be after so many turns of a game."""
    game = find_game(game_id)
    position = game.start()
    turns = []
    for n in range(1, count + 1):
        options = game.turns(position)
        turn = options[(7 * n) % len(options)]
        steps = [step_of(step) for step in turn.steps]
        side, position = turn.side, game.play(position, turn)
        told = {"n": n, "side": side, "turn": turn.text, "steps": steps, "sites": []}
        turns.append({**told, "mills": [], "confidence": 0.99, **sentence(turn.text)})
    sides = list(position.sides)
    return {
        **machine.state(),
        "stage": "play",
        "game": {
            "name": "2026-11-21-a",
            "id": game.id,
            "title": game.title,
            "board": game.board.id,
            "sides": sides,
            "seeds": False,
            "kinds": kinds_told(game, game.start().sides),
        },
        "layout": layout_of(position.contents),
        "to_move": position.to_move,
        "in_hand": dict(position.in_hand),
        "most_chips": game.most_chips,
        "turns": turns,
        "last": turns[-1],
        **more,
    }


def looking_at(phone: Phone, state: Mapping[str, Any]) -> Phone:
    """Let the phone be told this state, and nothing else."""
    phone.page.add_init_script(TOLD_ONCE % json.dumps(state))
    return phone.open()


def may_act(phone: Phone) -> list[dict[str, Any]]:
    """Let the phone act; return the commands that it sends."""
    sent: list[dict[str, Any]] = []

    def take(route: Route) -> None:
        sent.append(route.request.post_data_json)
        route.fulfill(json={"done": True, "told": "Done."})

    phone.page.route("**/api/session", lambda r: r.fulfill(json={"may_act": True}))
    phone.page.route("**/api/command", take)
    return sent


QUESTION = {
    "n": 9,
    **sentence("I am not sure. Was it white a4 or white b4?"),
    "alternatives": [
        {
            "index": n,
            "text": site,
            "turns": [
                {"side": "white", "turn": site, "steps": [["place", site, "white"]]}
            ],
        }
        for n, site in enumerate(("a4", "b4"))
    ],
}


def test_the_referees_question_is_answered_with_one_tap(
    machine: Machine, phones: Phones
) -> None:
    state = in_play(machine, "morabaraba_htjb", 8, question=QUESTION)
    with phones.one(machine) as phone:
        sent = may_act(phone)
        looking_at(phone, state).sees("I am not sure. Was it white a4 or white b4?")
        assert "can be chosen" in phone.told_sites()["b4"]
        phone.picture("question")

        phone.tap("White b4")

        expect(phone.page.locator("dialog")).to_have_count(0)
        assert sent == [{"do": "answer", "alternative": 1}]


def test_a_tap_names_a_piece_and_one_tap_mends_what_a_pawn_became(
    machine: Machine, phones: Phones
) -> None:
    state = in_play(machine, "chess", 1)
    kinds = [{"kind": kind, "turn": f"b7-b8={kind}"} for kind in "QRBN"]
    state["turns"][-1] |= {"turn": "b7-b8=Q", "becomes": kinds}
    with phones.one(machine, language="de-DE") as phone:
        sent = may_act(phone)
        looking_at(phone, state).tap_site("c8")
        expect(phone.page.locator(".board-told")).to_have_text(
            "Läufer auf c8, schwarz", ignore_case=True
        )
        assert phone.told_sites()["e1"].startswith("König auf e1")
        assert phone.barriers() == []
        phone.picture("kinds")

        phone.tap("Es ist ein Springer")

        assert sent == [{"do": "amend", "n": 1, "turn": "b7-b8=N"}]


def test_what_is_to_be_counted_is_shown_on_the_board(
    machine: Machine, phones: Phones
) -> None:
    way = {"side": "north", "turn": "N4", "steps": [["lift", "N4", 4]]}
    question = {
        "n": 3,
        **sentence(
            "I am not sure. Was it north sows N4? Please count: N7 should hold 9."
        ),
        "alternatives": [{"index": 0, "text": "N4", "turns": [way]}],
        "count": ["N7"],
    }
    state = in_play(machine, "mankaleh", 2, question=question)
    state["game"]["seeds"] = True
    with phones.one(machine) as phone:
        looking_at(phone, state).sees("Please count")
        phone.picture("count")

        told = phone.told_sites()

        assert "please count" in told["N7"]
        assert "please count" not in told["N6"]


def test_what_is_owed_is_shown_on_the_board(machine: Machine, phones: Phones) -> None:
    owed = {"side": "white", "kind": "remove", "sites": ["d7"], "mills": []}
    state = in_play(
        machine, "morabaraba_htjb", 8, owed={**owed, **sentence("Take one.")}
    )
    free = next(site for site, held in state["layout"].items() if held is None)
    state["owed"]["sites"] = [free]
    black = [site for site, held in state["layout"].items() if held == "black"]
    steps = [[["place", free, "white"], ["remove", site, "black"]] for site in black]
    legal = {"side": "white", "more": False}
    turns = [{"turn": str(n), "steps": step} for n, step in enumerate(steps)]
    with phones.one(machine) as phone:
        phone.page.route(
            "**/api/legal*", lambda r: r.fulfill(json={**legal, "turns": turns})
        )
        looking_at(phone, state).sees("Take one.")
        expect(phone.page.locator(".site.is-owed")).to_have_count(len(black))

        told = phone.told_sites()

        assert told[free].startswith(f"{free}, white")
        assert all("may be taken" in told[site] for site in black)
        phone.picture("owed")


def test_trouble_with_the_camera_is_told(machine: Machine, phones: Phones) -> None:
    dark = {"kind": "dark", **sentence("It is too dark to see.")}
    with phones.one(machine) as phone:
        looking_at(phone, in_play(machine, "morabaraba_htjb", 8, trouble=dark))

        phone.sees("It is too dark to see.")
        phone.picture("trouble")
        assert phone.barriers() == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(
    ("game", "count"), [("stack", 24), ("kunjing_4", 16), ("mabambo", 1), ("oware", 6)]
)
def test_every_kind_of_board_is_drawn_without_barriers(
    machine: Machine, phones: Phones, game: str, count: int, theme: str
) -> None:
    state = in_play(machine, game, count)
    with phones.one(machine, theme=theme) as phone:
        looking_at(phone, state)
        expect(phone.page.locator("svg.board")).to_be_visible()

        told = phone.told_sites()

        assert set(told) == {site.name for site in find_game(game).board.sites}
        held = [site for site, what in state["layout"].items() if what]
        assert all("empty" not in told[site] for site in held)
        phone.picture(f"board_{game}_{theme}")
        assert phone.barriers() == []


def test_the_phone_says_aloud_what_the_referee_says(
    machine: Machine, phones: Phones
) -> None:
    with phones.one(machine, language="de-DE") as phone:
        phone.page.add_init_script(HEARD)
        looking_at(phone, in_play(machine, "morabaraba_htjb", 8))
        phone.tap("Auf diesem Telefon vorlesen")
        said = {"id": 99, "kind": "turn", "priority": 0, "t": 1.0}
        change = {"n": 2, "said": [{**said, **sentence("White a7.")}]}
        phone.page.evaluate("change => machine.tell('change', change)", change)

        expect(phone.page.locator(".says-words")).to_contain_text("auf Deutsch")
        heard = phone.page.evaluate("heard")

        assert heard[0][1] == "de"
        assert heard[-1] == ["White a7. (auf Deutsch)", "de"]
        expect(phone.page.locator("#polite")).to_contain_text("White a7.")


def test_an_urgent_word_interrupts_screen_readers(
    machine: Machine, phones: Phones
) -> None:
    with phones.one(machine) as phone:
        looking_at(phone, in_play(machine, "morabaraba_htjb", 8))
        expect(phone.page.locator("svg.board")).to_be_visible()
        said = {"id": 99, "kind": "illegal", "priority": 2, "t": 1.0}
        change = {"n": 2, "said": [{**said, **sentence("Not so.")}]}
        phone.page.evaluate("change => machine.tell('change', change)", change)

        expect(phone.page.locator("#urgent[aria-live=assertive]")).to_have_text(
            "Not so."
        )


def test_who_plays_is_called_by_name(machine: Machine, phones: Phones) -> None:
    state = in_play(machine, "morabaraba_htjb", 8)
    state["choice"] = {"players": {"white": "Amina", "black": "Juma"}}
    with phones.one(machine) as phone:
        looking_at(phone, state)

        expect(phone.page.locator(".side").last).to_contain_text("Amina (White) ")
        expect(phone.page.locator(".side").first).to_contain_text("Juma (Black) ")
