"""A whole game of Mankaleh: the camera sees some turns, people enter the rest."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from tests.device.web.phones import TIMEOUT_MS, Machine, Phone, Phones, serving

pytestmark = pytest.mark.slow

SEEN = 4  # turns that the camera sees before the film ends
LONGEST = 120
WORDS = {"empty": "0", "one": "1"}


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machine]:
    games = tmp_path_factory.mktemp("mankaleh") / "games"
    with serving(games, f"sim:*:9:{SEEN}", "--pace", "2") as found:
        yield found


@pytest.fixture(scope="module")
def host(machine: Machine, phones: Phones) -> Iterator[Phone]:
    """A phone on a board of seeds of which the camera has seen some turns."""
    with phones.one(machine, theme="dark") as phone:
        phone.open("#/games/mankaleh")
        phone.sees("seven pebbles in each")
        phone.picture("seeds_rules")
        phone.tap("page-choose")
        phone.show_pin()
        phone.shows_heading("page-camera-begin")  # a simulated board is known
        phone.tap("page-camera-back")
        phone.shows_heading("page-camera-found")
        phone.picture("seeds_judgement")
        phone.tap("page-camera-fits-teach-seeds")
        expect(phone.page.locator(".fill")).to_have_text("7")
        phone.picture("seeds_teach")
        phone.tap("page-teach-look")
        phone.sees("I know the seeds now.")
        phone.tap("page-teach-on")
        phone.tap("page-begin")
        turns = phone.page.locator(".turn-list li")
        expect(turns).to_have_count(SEEN, timeout=TIMEOUT_MS)
        phone.picture("seeds_play")
        yield phone


def test_the_board_tells_its_seeds(host: Phone) -> None:
    told = host.told_sites()

    counts = [text.split(", ")[1].split()[0] for text in told.values()]
    assert len(told) == 16
    assert sum(int(WORDS.get(count, count)) for count in counts) == 98


def greediest(machine: Machine) -> str:
    """Return the pit that wins the most, and of those the one that is sown longest."""
    legal = httpx.get(f"{machine.address}/api/legal", trust_env=False, timeout=30)

    def worth(turn: dict[str, Any]) -> tuple[int, int]:
        won = sum(step[2] for step in turn["steps"] if step[0] == "take")
        return won, len(turn["steps"])

    best = max(legal.json()["turns"], key=worth)
    pit: str = best["steps"][0][1]
    return pit


def test_the_game_is_played_to_its_end_by_hand(machine: Machine, host: Phone) -> None:
    host.tap("page-wish-pause")
    host.sees("Watching is paused.")
    played = SEEN
    over = host.page.locator(".banner-over")
    while over.count() == 0:
        assert played < LONGEST
        host.page.locator(f'[data-site="{greediest(machine)}"]').dispatch_event("click")
        host.page.locator(".entering .button").first.dispatch_event("click")
        played += 1
        turn = host.page.locator(f'[data-key="turn-{played}"]')
        expect(turn.or_(over).first).to_be_visible()

    expect(over).to_be_visible()
    state = machine.state()
    assert state["stage"] == "over"
    assert len(state["turns"]) == played == len(host.turns())
    assert sum(state["result"]["scores"].values()) == 98
    host.picture("seeds_over")


def test_the_score_is_the_machines(machine: Machine, host: Phone) -> None:
    score = machine.state()["result"]["scores"]

    shown = host.page.locator(".side-score b").all_inner_texts()

    assert shown == [str(score["north"]), str(score["south"])]  # as they sit
